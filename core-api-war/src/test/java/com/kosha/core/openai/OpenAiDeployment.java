package com.kosha.core.openai;

import com.kosha.stack.http.PeerDouble;
import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.jboss.shrinkwrap.api.spec.WebArchive;

/** The WAR as it ships, told to look for its provider on a port of this machine that is free. */
final class OpenAiDeployment {
    private OpenAiDeployment() {}

    static WebArchive with(Class<?> test) throws IOException {
        return with(test, List.of());
    }

    /** With a second provider on another free port. */
    static WebArchive withBackup(Class<?> test) throws IOException {
        return with(test, List.of("kosha.embeddings.backup.url=http://127.0.0.1:" + freePort()));
    }

    private static WebArchive with(Class<?> test, List<String> more) throws IOException {
        return ShrinkWrap.createFromZipFile(WebArchive.class, new File(System.getProperty("core-api.war")))
                .addClasses(test, PeerDouble.class)
                .addAsLibrary(new File(Assertions.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath()))
                .addAsResource(
                        new StringAsset(settings() + String.join("\n", more)),
                        "META-INF/microprofile-config.properties");
    }

    /** The defaults as they ship; of two lines the later one counts. */
    private static String settings() throws IOException {
        return String.join(
                "\n",
                Files.readString(Path.of("src/main/resources/META-INF/microprofile-config.properties")),
                "kosha.embeddings.url=http://127.0.0.1:" + freePort(),
                "kosha.embeddings.key=secret",
                "kosha.embeddings.dimensions=3",
                "");
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }
}
