package com.kosha.core;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/**
 * A server that is gone from one instruction to the next, as after {@code kill -9}: a process of its own that halts at a
 * chosen point, without a rollback, a goodbye or a hook.
 */
public final class PowerCut {
    /** What a process says that was killed. */
    public static final int KILLED = 137;

    /** Around a commit. */
    public enum Commit {
        BEFORE,
        AFTER
    }

    private PowerCut() {}

    /** Runs a class's main in a process of its own, on this test's database, whose address is the first argument. */
    public static int run(Class<?> main, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                main.getName(),
                BankSystem.url()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        if (code != KILLED && code != 0) {
            throw new AssertionError("ended with " + code + ":\n" + said);
        }
        return code;
    }

    /** The power goes. */
    public static void now() {
        Runtime.getRuntime().halt(KILLED);
    }

    /** Connections whose n-th commit is the last thing that happens, or almost. */
    public static DataSource source(DataSource real, Commit point, int commit) {
        int[] left = {commit};
        return (DataSource) proxy(DataSource.class, real, point, left);
    }

    private static Object proxy(Class<?> type, Object real, Commit point, int[] left) {
        return Proxy.newProxyInstance(PowerCut.class.getClassLoader(), new Class<?>[] {type}, (self, method, args) -> {
            boolean last = method.getName().equals("commit") && --left[0] == 0;
            if (last && point == Commit.BEFORE) {
                now();
            }
            try {
                Object result = method.invoke(real, args);
                if (last) {
                    now();
                }
                return result instanceof Connection ? proxy(Connection.class, result, point, left) : result;
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        });
    }
}
