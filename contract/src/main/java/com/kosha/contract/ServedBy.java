package com.kosha.contract;

import org.jspecify.annotations.Nullable;

/**
 * Which of two providers of the same thing answered.
 *
 * @param provider {@code openai} or {@code openai-backup}
 * @param hedged whether the backup was asked beside a primary that was slow
 * @param why the backup was asked; absent when it was not
 */
public record ServedBy(
        String provider, boolean hedged, @Nullable Why why) {

    /** What made the backup necessary. */
    public enum Why {
        PRIMARY_SLOW,
        PRIMARY_FAILED
    }
}
