package com.kosha.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.kosha.contract.Classification;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.core.customers.Customers;
import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import jakarta.inject.Inject;
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.container.test.api.RunAsClient;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.jboss.arquillian.test.api.ArquillianResource;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.Test;

/** The very WAR that is delivered, inside the very server. */
@ArquillianTest
class CoreApiIT {
    @Inject
    Settings settings;

    @Inject
    Customers customers;

    @Deployment
    static WebArchive coreApi() {
        return ShrinkWrap.createFromZipFile(WebArchive.class, new File(System.getProperty("core-api.war")))
                .addClass(CoreApiIT.class);
    }

    private static HttpResponse<String> get(URL root, String path) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(root + path)).build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    @RunAsClient
    void without_a_service_token_every_path_is_refused_with_a_problem(@ArquillianResource URL root) throws Exception {
        for (String path : new String[] {"v1/customers/CUS-00000001", "v1/nothing", ""}) {
            HttpResponse<String> answer = get(root, path);

            assertEquals(401, answer.statusCode());
            assertEquals(
                    "application/json",
                    answer.headers().firstValue("Content-Type").orElse(""));
            assertTrue(answer.body().startsWith("{\"code\":\"unauthenticated\""), answer.body());
        }
    }

    @Test
    void what_the_war_is_made_of_finds_itself_wired_inside_the_server() {
        Viewer viewer = new Viewer("user-1", "agent-1", Set.of(), Optional.of(Classification.PUBLIC), false);
        Call call = new Call(viewer, Deadline.in(Duration.ofSeconds(5), Time.system()));

        assertEquals(2, settings.db().connections());
        KoshaException refused = assertThrows(KoshaException.class, () -> customers.profile(call, "nobody"));
        assertEquals(ErrorCode.INVALID_ARGUMENT, refused.code());
    }
}
