package com.kosha.gateway.audit;

/** Where audit records go. */
public interface AuditTrail {
    /**
     * Keeps the record. Returns at once and never throws: what cannot be kept is logged and counted, and the call goes
     * on (ADR 0006).
     */
    void keep(AuditRecord record);
}
