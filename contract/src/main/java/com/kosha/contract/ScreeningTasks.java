package com.kosha.contract;

import java.util.List;

/** What is lent to a worker: one that is due, or none. */
public record ScreeningTasks(List<ScreeningTask> tasks) {
    public ScreeningTasks {
        tasks = List.copyOf(tasks);
    }
}
