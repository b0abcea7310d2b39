package com.kosha.gateway.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.kosha.json.Canonical;
import com.kosha.json.Json;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * The chain that makes a removed or changed record show. Each line is a JSON object that carries, beside the record,
 * {@code prev}, the hash of the line before, and {@code hash}, SHA-256 over its own canonical bytes without
 * {@code hash}. A file's first line carries the last hash of the file before.
 */
public final class AuditChain {
    /** What stands in {@code prev} of the very first line. */
    public static final String GENESIS = "0".repeat(64);

    private static final String PREV = "prev";
    private static final String HASH = "hash";

    private String last;

    /** Goes on after the line with that hash. */
    public AuditChain(String last) {
        this.last = last;
    }

    /** The hash of the last line. */
    public String last() {
        return last;
    }

    /** The record's line, without its line break, which is now the last one. */
    String append(AuditRecord record) throws IOException {
        ObjectNode line = Json.mapper().valueToTree(record);
        line.put(PREV, last);
        String hash = hash(line);
        line.put(HASH, hash);
        String text = Json.mapper().writeValueAsString(line);
        last = hash;
        return text;
    }

    /** Whether the line goes on from the last one; if so, it is now the last one. */
    public boolean accepts(String line) {
        Optional<ObjectNode> read = read(line);
        if (read.isEmpty()) {
            return false;
        }
        ObjectNode record = read.get();
        String claimed = record.path(HASH).asText();
        record.remove(HASH);
        if (!record.path(PREV).asText().equals(last) || !hash(record).equals(claimed)) {
            return false;
        }
        last = claimed;
        return true;
    }

    /** The hash that a line says it has. */
    static Optional<String> hashIn(String line) {
        return read(line).map(record -> record.path(HASH).asText()).filter(hash -> hash.length() == GENESIS.length());
    }

    private static Optional<ObjectNode> read(String line) {
        try {
            return Json.mapper().readTree(line) instanceof ObjectNode record ? Optional.of(record) : Optional.empty();
        } catch (IOException torn) {
            return Optional.empty();
        }
    }

    private static String hash(ObjectNode line) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Canonical.bytes(line)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
