package com.kosha.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Requests whose bodies drip and never end: so many at any time, a new one for each that the server has ended. */
final class SlowBodies implements AutoCloseable {
    private static final int DRIP_MS = 100;

    private final Thread drip = new Thread(this::keep, "slow bodies");
    private final AtomicInteger wanted;

    SlowBodies(int wanted) {
        this.wanted = new AtomicInteger(wanted);
        drip.start();
    }

    /** From now on one more. */
    void oneMore() {
        wanted.incrementAndGet();
    }

    private void keep() {
        List<RawHttp> held = new ArrayList<>();
        try {
            while (true) {
                held.removeIf(SlowBodies::hasEnded);
                while (held.size() < wanted.get()) {
                    held.add(begun());
                }
                Thread.sleep(DRIP_MS);
            }
        } catch (InterruptedException over) { // nobody wants them any more
            held.forEach(RawHttp::close);
        }
    }

    private static boolean hasEnded(RawHttp request) {
        try {
            request.send(" ");
            if (!request.answers()) {
                return false;
            }
        } catch (IOException closed) { // it may be reset before its answer is read
        }
        request.close();
        return true;
    }

    /** A good request of which the first byte has come. */
    static RawHttp begun() {
        RawHttp request = new RawHttp(
                Stack.env("KOSHA_GATEWAY_URL"),
                "POST /mcp",
                "Authorization: Bearer " + Stack.tokenOf("support_agent"),
                "Content-Type: application/json",
                "Accept: application/json, text/event-stream",
                "MCP-Protocol-Version: 2026-07-28",
                "Mcp-Method: tools/list",
                "Content-Length: 1000");
        try {
            request.send("{");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return request;
    }

    @Override
    public void close() {
        drip.interrupt();
        try {
            drip.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
