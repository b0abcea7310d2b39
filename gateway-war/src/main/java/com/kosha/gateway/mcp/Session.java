package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.gateway.policy.Principal;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a client of the older era is remembered by, so that it can be asked something in the middle of a call: whose it
 * is, what it can be asked, what it was asked and has not answered yet, and which of its calls run.
 */
final class Session {
    private final String subject;
    private final String clientId;
    private final ObjectNode capabilities;
    private final Map<String, CompletableFuture<ObjectNode>> questions = new ConcurrentHashMap<>();
    private final Map<Object, Exchange> running = new ConcurrentHashMap<>();
    private final AtomicLong asked = new AtomicLong();
    private volatile long usedNanos;

    Session(Principal owner, ObjectNode capabilities, long nowNanos) {
        this.subject = owner.subject();
        this.clientId = owner.clientId();
        this.capabilities = capabilities;
        this.usedNanos = nowNanos;
    }

    boolean belongsTo(Principal caller) {
        return caller.subject().equals(subject) && caller.clientId().equals(clientId);
    }

    ObjectNode capabilities() {
        return capabilities.deepCopy();
    }

    void used(long nowNanos) {
        usedNanos = nowNanos;
    }

    long usedNanos() {
        return usedNanos;
    }

    /** A question's id, and where its answer will be. */
    record Pending(String id, CompletableFuture<ObjectNode> answer) {}

    Pending expect() {
        Pending pending = new Pending("ask-" + asked.incrementAndGet(), new CompletableFuture<>());
        questions.put(pending.id(), pending.answer());
        return pending;
    }

    void forget(Pending pending) {
        questions.remove(pending.id());
    }

    /** An answer to what nobody asked, or has asked too long ago, is dropped. */
    void hear(ClientAnswer answer) {
        Optional.ofNullable(questions.remove(answer.id())).ifPresent(question -> question.complete(answer.result()));
    }

    /** Does the work, which meanwhile can be called off by the id of its request. */
    Reply during(Object id, Exchange exchange, Supplier<Reply> work) {
        running.put(id, exchange);
        try {
            return work.get();
        } finally {
            running.remove(id, exchange);
        }
    }

    /** The client no longer wants the answer. */
    void callOff(@Nullable Object id) {
        Exchange exchange = id == null ? null : running.get(id);
        if (exchange != null) {
            exchange.abandon();
        }
    }

    /** Nobody will answer any more, and nobody waits. */
    void end() {
        running.values().forEach(Exchange::abandon);
    }
}
