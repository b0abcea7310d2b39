package com.kosha.gateway.status;

import com.kosha.resilience.Time;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
public final class DependencyHealthFixture {
    private DependencyHealthFixture() {}

    public static DependencyHealth at(Time time) {
        DependencyHealth health = new DependencyHealth();
        health.time = time;
        return health;
    }
}
