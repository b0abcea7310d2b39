package com.kosha.contract;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One step of a saga.
 *
 * @param failure why it failed, a code
 * @param attempts how often it was begun, its undoing counted
 * @param undoFailure why it could not be undone, a code
 */
public record SagaStepView(
        int position,
        String name,
        StepState state,
        Instant startedAt,
        @Nullable Instant finishedAt,
        @Nullable String failure,
        int attempts,
        @Nullable Instant undoStartedAt,
        @Nullable Instant undoFinishedAt,
        @Nullable String undoFailure) {}
