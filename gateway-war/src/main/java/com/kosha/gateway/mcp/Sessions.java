package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.ErrorCode;
import com.kosha.gateway.policy.Principal;
import com.kosha.json.Json;
import com.kosha.resilience.Time;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.metrics.MetricRegistry;

/**
 * The sessions of this gateway: for clients of the older era that can be asked, and for nothing else (ADR 0016). Each
 * belongs to one person and one application, to anybody else it does not exist. They are few, and forgotten when idle.
 */
@ApplicationScoped
public class Sessions {
    static final String HEADER = "Mcp-Session-Id";
    static final Duration LONGEST_IDLE = Duration.ofMinutes(30);
    /** Of one person and application; one more, and the longest idle of them is forgotten. */
    static final int MOST_OF_ONE = 5;

    private static final List<String> ASKABLE = List.of("elicitation", "sampling", "roots");
    private static final String ELICITATION = ASKABLE.get(0);
    private static final int LONGEST_CAPABILITIES = 1_000;
    private static final int ID_BYTES = 24;

    @Inject
    Time time;

    @Inject
    MetricRegistry registry;

    @Inject
    @ConfigProperty(name = "kosha.sessions.most")
    int most;

    private final SecureRandom chance = new SecureRandom();
    private final Map<String, Session> sessions = new LinkedHashMap<>();

    @PostConstruct
    void measure() {
        registry.gauge("kosha_sessions_open", this, Sessions::size);
    }

    /**
     * A new session's id. None for a client that cannot be asked, and none when there are too many already: it is then
     * served without, like all others.
     */
    synchronized Optional<String> open(Principal owner, JsonNode capabilities) {
        sweep();
        ObjectNode askable = askable(capabilities);
        if (most == 0 || !askable.has(ELICITATION) || askable.toString().length() > LONGEST_CAPABILITIES) {
            return Optional.empty();
        }
        makeRoom(owner);
        if (sessions.size() >= most) {
            return Optional.empty();
        }
        byte[] id = new byte[ID_BYTES];
        chance.nextBytes(id);
        String name = Base64.getUrlEncoder().encodeToString(id);
        sessions.put(name, new Session(owner, askable, time.nanos()));
        return Optional.of(name);
    }

    /**
     * The session that the request names; empty when it names none.
     *
     * @throws Refusal 404 when there is none of that name, or it is not the caller's; the two are not told apart
     */
    synchronized Optional<Session> named(HeaderAccessor headers, Principal caller) {
        List<String> names = headers.getHeader(HEADER);
        if (names.isEmpty()) {
            return Optional.empty();
        }
        sweep();
        Session session = sessions.get(names.get(0));
        if (names.size() > 1 || session == null || !session.belongsTo(caller)) {
            throw unknown();
        }
        session.used(time.nanos());
        return Optional.of(session);
    }

    /** Ends that session; its calls are called off. */
    synchronized void end(Session session) {
        sessions.values().remove(session);
        session.end();
    }

    synchronized int size() {
        return sessions.size();
    }

    private void sweep() {
        long now = time.nanos();
        List<Session> idle = sessions.values().stream()
                .filter(session -> now - session.usedNanos() > LONGEST_IDLE.toNanos())
                .toList();
        idle.forEach(this::end);
    }

    private void makeRoom(Principal owner) {
        List<Session> own = sessions.values().stream()
                .filter(session -> session.belongsTo(owner))
                .sorted(Comparator.comparingLong(Session::usedNanos))
                .toList();
        own.subList(0, Math.max(0, own.size() - MOST_OF_ONE + 1)).forEach(this::end);
    }

    private static ObjectNode askable(JsonNode capabilities) {
        ObjectNode askable = Json.mapper().createObjectNode();
        for (String name : ASKABLE) {
            if (capabilities.path(name).isObject()) {
                askable.set(name, capabilities.path(name));
            }
        }
        return askable;
    }

    private static Refusal unknown() {
        return Refusal.http(
                ErrorCode.NOT_FOUND.httpStatus(),
                ErrorCode.NOT_FOUND.jsonRpcCode(),
                "There is no such session; begin a new one with initialize.");
    }
}
