package com.kosha.gateway.audit;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Keeps the records where a test can read them; stands in for the real one wherever it is deployed. */
@Alternative
@Priority(1)
@ApplicationScoped
public class AuditTrailInContainer implements AuditTrail {
    private final List<AuditRecord> kept = new CopyOnWriteArrayList<>();

    @Override
    public void keep(AuditRecord record) {
        kept.add(record);
    }

    /** The records of that trace. */
    public List<AuditRecord> of(String traceId) {
        return kept.stream().filter(record -> record.traceId().equals(traceId)).toList();
    }
}
