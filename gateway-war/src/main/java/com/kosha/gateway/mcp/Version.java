package com.kosha.gateway.mcp;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The protocol's revisions that are spoken here, oldest first. */
enum Version {
    V2025_03_26,
    V2025_06_18,
    V2025_11_25,
    /** The first without a handshake: each request says which version it speaks and what its sender can do. */
    V2026_07_28;

    static final String HEADER = "MCP-Protocol-Version";

    /** What an old client gets that asks for a version unknown here. */
    static final Version NEWEST_WITH_HANDSHAKE = V2025_11_25;

    /** As it stands on the wire. */
    String wire() {
        return name().substring(1).replace('_', '-');
    }

    boolean hasHandshake() {
        return compareTo(V2026_07_28) < 0;
    }

    static Optional<Version> of(@Nullable String wire) {
        return Arrays.stream(values())
                .filter(version -> version.wire().equals(wire))
                .findFirst();
    }

    static List<String> allOnWire() {
        return Arrays.stream(values()).map(Version::wire).toList();
    }
}
