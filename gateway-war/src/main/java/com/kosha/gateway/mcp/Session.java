package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.policy.Principal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a client of the older era is remembered by, so that it can be asked something in the middle of a call: whose it
 * is, what it can be asked, what it was asked and has not answered yet, and which of its calls run.
 */
final class Session {
    /** Questions that one person may have open; with all sessions that one may have, fewer than this gateway has places. */
    static final int MOST_OPEN = 2;

    private static final Duration SOON = Duration.ofSeconds(5);

    private final String subject;
    private final String clientId;
    private final ObjectNode capabilities;
    private final Map<String, CompletableFuture<ObjectNode>> questions = new ConcurrentHashMap<>();
    private final Map<Object, Exchange> running = new ConcurrentHashMap<>();
    private final AtomicLong asked = new AtomicLong();
    private final Semaphore open = new Semaphore(MOST_OPEN);
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

    /**
     * A question to come, to be forgotten in the end whatever becomes of it.
     *
     * @throws KoshaException overloaded, when too many are open already
     */
    Pending expect() {
        if (!open.tryAcquire()) {
            throw KoshaException.overloaded(null, SOON);
        }
        Pending pending = new Pending("ask-" + asked.incrementAndGet(), new CompletableFuture<>());
        questions.put(pending.id(), pending.answer());
        return pending;
    }

    void forget(Pending pending) {
        questions.remove(pending.id());
        open.release();
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
