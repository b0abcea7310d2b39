package com.kosha.core.health;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.core.Settings;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Query;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.kosha.sql.SchemaVersion;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Up once warm, and while PostgreSQL answers, has the very schema that this build was written for, and room for the
 * pools of all servers.
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

    @Inject
    public Ready(Db db, Time time, Settings settings, WarmUp warmUp) {
        this.db = db;
        this.time = time;
        this.settings = settings;
        this.warmUp = warmUp;
    }

    @Override
    public HealthCheckResponse call() {
        var answer = HealthCheckResponse.named("core-api-ready");
        try {
            Found found = look();
            return answer.withData("schema", found.schema())
                    .withData("schema_expected", SchemaVersion.EXPECTED)
                    .withData("max_connections", found.maxConnections())
                    .withData("warm", warmUp.done())
                    .status(isSound(found) && warmUp.done())
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

    private Found look() {
        Call call = new Call(NOBODY, Deadline.in(PATIENCE, time));
        return db.first(call, Query.of(LOOK), row -> new Found(row.getInt("schema"), row.getInt("max_connections")))
                .orElseThrow();
    }
}
