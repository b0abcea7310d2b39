package com.kosha.core.health;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.core.Settings;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Viewer;
import com.kosha.core.ledger.Ledger;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.kosha.sql.LedgerVersion;
import com.kosha.sql.SchemaVersion;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Up once warm, and while PostgreSQL answers, has the very schema that this build was written for, and room for the
 * pools of all servers. A ledger that is away leaves everything but refunds, and so the server in service; one with
 * another schema than this build's does not.
 */
@Dependent
@Readiness
public class Ready implements HealthCheck {
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final Viewer NOBODY = new Viewer("readiness", "core-api", Set.of(), Optional.empty(), false);

    private static final String LOOK = "SELECT (" + SchemaVersion.QUERY + ") AS schema,"
            + " current_setting('max_connections')::int AS max_connections";

    private record Found(int schema, int maxConnections) {}

    private final Db db;
    private final Time time;
    private final Settings settings;
    private final WarmUp warmUp;
    private final Ledger ledger;

    @Inject
    public Ready(Db db, Ledger ledger, Time time, Settings settings, WarmUp warmUp) {
        this.db = db;
        this.ledger = ledger;
        this.time = time;
        this.settings = settings;
        this.warmUp = warmUp;
    }

    @Override
    public HealthCheckResponse call() {
        var answer = HealthCheckResponse.named("core-api-ready");
        try {
            Found found = look();
            OptionalInt books = lookIntoLedger();
            return answer.withData("schema", found.schema())
                    .withData("schema_expected", SchemaVersion.EXPECTED)
                    .withData("max_connections", found.maxConnections())
                    .withData("ledger_schema", books.isPresent() ? String.valueOf(books.getAsInt()) : "away")
                    .withData("ledger_schema_expected", LedgerVersion.EXPECTED)
                    .withData("warm", warmUp.done())
                    .status(isSound(found) && isOurs(books) && warmUp.done())
                    .build();
        } catch (KoshaException failure) {
            // every connection is busy: that is load, and taking this server out would only move it to the others
            boolean busy = failure.code() == ErrorCode.OVERLOADED;
            return answer.withData("code", failure.code().wire())
                    .status(busy && warmUp.done())
                    .build();
        }
    }

    private boolean isSound(Found found) {
        return found.schema() == SchemaVersion.EXPECTED && settings.fitInto(found.maxConnections());
    }

    private static boolean isOurs(OptionalInt books) {
        return books.isEmpty() || books.getAsInt() == LedgerVersion.EXPECTED;
    }

    private OptionalInt lookIntoLedger() {
        try {
            return OptionalInt.of(ledger.schema(asked()));
        } catch (KoshaException away) {
            return OptionalInt.empty();
        }
    }

    private Call asked() {
        return new Call(NOBODY, Deadline.in(PATIENCE, time));
    }

    private Found look() {
        return db.first(asked(), Query.of(LOOK), row -> new Found(row.getInt("schema"), row.getInt("max_connections")))
                .orElseThrow();
    }
}
