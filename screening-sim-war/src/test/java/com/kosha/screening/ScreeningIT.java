package com.kosha.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.eclipse.microprofile.health.HealthCheck;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;

/** The WAR that is delivered, inside the server that it is delivered to. */
@ArquillianTest
class ScreeningIT {
    @Inject
    @Any
    Instance<HealthCheck> checks;

    @Deployment
    static WebArchive screening() {
        return ShrinkWrap.createFromZipFile(WebArchive.class, new File(System.getProperty("screening-sim.war")))
                .addClasses(ScreeningIT.class, Breaking.class);
    }

    @Test
    void the_server_finds_all_three_checks() {
        assertNotNull(checks);
        assertEquals(3, checks.stream().count());
    }

    @Test
    @RunAsClient
    void it_says_that_it_has_started_lives_and_is_ready(@ArquillianResource URL root) throws Exception {
        for (String kind : new String[] {"started", "live", "ready"}) {
            HttpResponse<String> answer = get(URI.create(root.toString()).resolve("/health/" + kind));

            assertEquals(200, answer.statusCode(), kind);
            assertTrue(answer.body().contains("screening-sim"), kind);
        }
    }

    @Test
    @RunAsClient
    void what_breaks_inside_is_not_told_outside(@ArquillianResource URL root) throws Exception {
        HttpResponse<String> answer = get(URI.create(root + "breaking"));

        assertEquals(500, answer.statusCode());
        assertTrue(answer.body().contains("\"code\":\"internal\""));
        assertFalse((answer.headers().map() + answer.body()).contains(Breaking.SECRET));
    }

    @Test
    @RunAsClient
    void a_listed_name_is_found_and_the_same_key_gets_the_same_answer(@ArquillianResource URL root) throws Exception {
        HttpResponse<String> first = screen(root, "key-00000001", "Viktor Marenko");
        HttpResponse<String> again = screen(root, "key-00000001", "Viktor Marenko");
        HttpResponse<String> other = screen(root, "key-00000001", "Somebody Else");

        assertEquals(200, first.statusCode(), first.body());
        assertTrue(first.body().contains("\"entry_id\":\"KF-0001\""), first.body());
        assertEquals(first.body(), again.body());
        assertEquals(409, other.statusCode());
    }

    @Test
    @RunAsClient
    void bad_input_is_a_problem_of_the_taxonomy(@ArquillianResource URL root) throws Exception {
        HttpResponse<String> nameless = screen(root, "key-00000002", "1");
        HttpResponse<String> keyless = screen(root, "", "Somebody");

        assertEquals(400, nameless.statusCode());
        assertTrue(nameless.body().contains("\"code\":\"invalid_argument\""), nameless.body());
        assertEquals(400, keyless.statusCode());
    }

    @Test
    @RunAsClient
    void nobody_finds_knobs_that_are_not_switched_on(@ArquillianResource URL root) throws Exception {
        assertEquals(404, get(URI.create(root + "admin/chaos")).statusCode());
    }

    private static HttpResponse<String> screen(URL root, String key, String name) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(root + "v1/screenings"))
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", key)
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"name\":\"" + name + "\",\"type\":\"individual\",\"dates\":[],\"countries\":[]}"))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    }

    private static HttpResponse<String> get(URI address) throws Exception {
        return HttpClient.newHttpClient().send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
    }
}
