package com.kosha.core.db;

import com.kosha.resilience.Deadline;

/** Who asks, and until when: what every statement runs under. */
public record Call(Viewer viewer, Deadline deadline) {}
