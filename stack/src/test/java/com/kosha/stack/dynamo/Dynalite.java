package com.kosha.stack.dynamo;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The development stack's DynamoDB, in a process of its own, where its packages have been installed. */
public final class Dynalite implements AutoCloseable {
    private static final Path PROGRAM =
            Path.of(System.getProperty("kosha.state", "../.kosha"), "tools/node/node_modules/dynalite/cli.js");
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Process process;
    private final int port;

    public Dynalite() throws IOException, InterruptedException {
        port = freePort();
        process = new ProcessBuilder(
                        "node", PROGRAM.toString(), "--host", "127.0.0.1", "--port", "" + port, "--createTableMs", "0")
                .redirectErrorStream(true)
                .redirectOutput(new File("target/dynalite.log"))
                .start();
        long start = System.nanoTime();
        while (!listens()) {
            if (!process.isAlive() || System.nanoTime() - start > PATIENCE.toNanos()) {
                process.destroyForcibly();
                throw new IOException("dynalite does not listen");
            }
            Thread.sleep(50);
        }
    }

    public static boolean isInstalled() {
        return Files.exists(PROGRAM);
    }

    public URI url() {
        return URI.create("http://127.0.0.1:" + port);
    }

    private boolean listens() {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException notYet) {
            return false;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
