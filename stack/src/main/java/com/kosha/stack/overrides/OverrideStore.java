package com.kosha.stack.overrides;

/** Where operators leave their word. */
@FunctionalInterface
public interface OverrideStore {

    /**
     * The word on that dependency; {@link ForcedOpen#NO} when there is none. Bounded in time.
     *
     * @throws RuntimeException when it cannot be read
     */
    ForcedOpen read(String dependency);
}
