package com.kosha.gateway;

import com.kosha.gateway.audit.AuditTrailInContainer;
import com.kosha.gateway.downstream.BankFixture;
import com.kosha.gateway.downstream.CoreApiDouble;
import com.kosha.gateway.downstream.CoreApiInContainer;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import org.assertj.core.api.Assertions;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.jboss.shrinkwrap.api.spec.WebArchive;

/** The whole WAR as it ships, with doubles for the world outside, and keys that are new each time. */
public final class GatewayDeployment {
    /** Ours wants no servlet found by itself, so the one that runs the tests is named. */
    private static final String WEB_XML = """
            <web-app xmlns="https://jakarta.ee/xml/ns/jakartaee" version="6.0" metadata-complete="true">
              <servlet>
                <servlet-name>tests</servlet-name>
                <servlet-class>org.jboss.arquillian.protocol.servlet5.runner.ServletTestRunner</servlet-class>
              </servlet>
              <servlet-mapping>
                <servlet-name>tests</servlet-name>
                <url-pattern>/ArquillianServletRunnerEE9</url-pattern>
              </servlet-mapping>
            </web-app>
            """;

    private GatewayDeployment() {}

    /** The WAR with that test, and with settings that stand above all others: of two lines the later one counts. */
    public static WebArchive with(Class<?> test, String... settings) throws JOSEException, IOException {
        return deployment(test, "config_ordinal=350\n" + settings() + "\n" + String.join("\n", settings));
    }

    /** The WAR with that test, and with settings that the environment overrides, as it does with those that ship. */
    public static WebArchive toldByTheEnvironment(Class<?> test) throws JOSEException, IOException {
        return deployment(test, settings());
    }

    private static WebArchive deployment(Class<?> test, String settings) {
        return ShrinkWrap.createFromZipFile(WebArchive.class, new File("target/gateway-war-1.0.0-SNAPSHOT.war"))
                .setWebXML(new StringAsset(WEB_XML))
                .addClasses(test, AuditTrailInContainer.class)
                .addClasses(CoreApiDouble.class, CoreApiInContainer.class, BankFixture.class)
                .addAsLibrary(new File(Assertions.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath()))
                .addAsResource(new StringAsset(settings), "META-INF/microprofile-config.properties");
    }

    /** The defaults as they ship, after them what has none, and no worker whose rounds a double of core-api would count. */
    private static String settings() throws JOSEException, IOException {
        return String.join(
                "\n",
                Files.readString(Path.of("src/main/resources/META-INF/microprofile-config.properties")),
                "kosha.mcp.url=https://kosha.example/mcp",
                "kosha.issuer.url=https://issuer.example",
                "kosha.core.url=http://127.0.0.1:1",
                "kosha.screening.url=http://127.0.0.1:1",
                "kosha.screening.follow.up.every=PT1H",
                "kosha.service.token.key="
                        + new ECKeyGenerator(Curve.P_256)
                                .keyID("test")
                                .generate()
                                .toJSONString(),
                "kosha.cursor.key.id=k1",
                "kosha.cursor.key=" + secret(),
                "kosha.request.state.key.id=k1",
                "kosha.request.state.key=" + secret(),
                "kosha.audit.dir=" + new File("target/audit").getAbsolutePath(),
                "kosha.audit.key.id=k1",
                "kosha.audit.key=" + secret());
    }

    private static String secret() {
        byte[] bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
