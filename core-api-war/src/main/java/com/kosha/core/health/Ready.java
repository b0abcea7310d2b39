package com.kosha.core.health;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
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

/** Up while PostgreSQL answers and has the very schema that this build was written for. */
@Dependent
@Readiness
public class Ready implements HealthCheck {
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final Viewer NOBODY = new Viewer("readiness", "core-api", Set.of(), Optional.empty(), false);

    private final Db db;
    private final Time time;

    @Inject
    public Ready(Db db, Time time) {
        this.db = db;
        this.time = time;
    }

    @Override
    public HealthCheckResponse call() {
        var answer = HealthCheckResponse.named("core-api-ready");
        try {
            int schema = schema();
            return answer.withData("schema", schema)
                    .withData("schema_expected", SchemaVersion.EXPECTED)
                    .status(schema == SchemaVersion.EXPECTED)
                    .build();
        } catch (KoshaException failure) {
            // every connection is busy: that is load, and taking this server out would only move it to the others
            boolean busy = failure.code() == ErrorCode.OVERLOADED;
            return answer.withData("code", failure.code().wire()).status(busy).build();
        }
    }

    private int schema() {
        Call call = new Call(NOBODY, Deadline.in(PATIENCE, time));
        return db.first(call, Query.of(SchemaVersion.QUERY), row -> row.getInt(1))
                .orElse(0);
    }
}
