package com.kosha.gateway.policy;

/** Whether a tool changes anything. */
public enum Effect {
    READS,
    WRITES
}
