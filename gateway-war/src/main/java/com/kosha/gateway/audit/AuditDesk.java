package com.kosha.gateway.audit;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.json.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Where somebody looks a trail over, beside the server that writes it: {@code verify FOLDER...} follows each folder's
 * chain, {@code show TRACE FOLDER...} prints what was kept of one call.
 */
public final class AuditDesk {
    private static final int FINE = 0;
    private static final int BROKEN = 1;
    private static final int MISUSED = 2;

    private final PrintStream out;

    AuditDesk(PrintStream out) {
        this.out = out;
    }

    /** Ends with 0 when all is as it should be, 1 when a chain breaks or nothing is found, 2 when it was called wrongly. */
    public static void main(String[] arguments) throws IOException {
        System.exit(new AuditDesk(System.out).serve(List.of(arguments)));
    }

    int serve(List<String> asked) throws IOException {
        if (asked.size() >= 2 && asked.get(0).equals("verify")) {
            return verify(folders(asked.subList(1, asked.size())));
        }
        if (asked.size() >= 3 && asked.get(0).equals("show")) {
            return show(asked.get(1), folders(asked.subList(2, asked.size())));
        }
        out.println("verify FOLDER... | show TRACE FOLDER...");
        return MISUSED;
    }

    private static List<AuditFolder> folders(List<String> paths) {
        return paths.stream().map(Path::of).map(AuditFolder::new).toList();
    }

    private int verify(List<AuditFolder> folders) throws IOException {
        int end = FINE;
        for (AuditFolder folder : folders) {
            AuditChain chain = new AuditChain(AuditChain.GENESIS);
            AtomicLong good = new AtomicLong();
            Optional<AuditLine> broken = folder.first(line -> {
                boolean follows = chain.accepts(line.text());
                good.addAndGet(follows ? 1 : 0);
                return !follows;
            });
            out.println(folder.path() + ": " + found(good.get(), broken, chain.last()));
            end = broken.isPresent() || good.get() == 0 ? BROKEN : end;
        }
        return end;
    }

    private static String found(long good, Optional<AuditLine> broken, String last) {
        if (broken.isPresent()) {
            return "the chain breaks at " + broken.get().place() + ", after " + good + " records";
        }
        return good == 0
                ? "there are no records"
                : "the chain holds over " + good + " records; the last hash is " + last;
    }

    private int show(String trace, List<AuditFolder> folders) throws IOException {
        List<String> found = new ArrayList<>();
        for (AuditFolder folder : folders) {
            folder.first(line -> {
                record(line, trace).ifPresent(text -> found.add(folder.path().resolve(line.place()) + "\n" + text));
                return false;
            });
        }
        out.println(found.isEmpty() ? "no record of " + trace : String.join("\n", found));
        return found.isEmpty() ? BROKEN : FINE;
    }

    private static Optional<String> record(AuditLine line, String trace) {
        if (!line.text().contains(trace)) {
            return Optional.empty();
        }
        try {
            JsonNode record = Json.mapper().readTree(line.text());
            return record.path("trace_id").asText().equals(trace)
                    ? Optional.of(record.toPrettyString())
                    : Optional.empty();
        } catch (JacksonException noRecord) {
            return Optional.empty(); // which verify tells of
        }
    }
}
