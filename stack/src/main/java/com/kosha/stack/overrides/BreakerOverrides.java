package com.kosha.stack.overrides;

import com.kosha.resilience.Time;
import com.kosha.stack.StackState;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Brings breakers in line with the operators' overrides. One thread looks, again and again; calls only ever meet the
 * breaker's state.
 */
public final class BreakerOverrides {
    private static final Logger LOG = Logger.getLogger(BreakerOverrides.class.getName());

    private final OverrideStore store;
    private final Supplier<Collection<StackState>> stacks;
    private final Duration kept;
    private final Time time;
    private final Map<String, LastWord> words = new HashMap<>();
    private boolean readable = true;

    /** @param kept how long what was read last still counts while the store cannot be read */
    public BreakerOverrides(OverrideStore store, Supplier<Collection<StackState>> stacks, Duration kept, Time time) {
        this.store = store;
        this.stacks = stacks;
        this.kept = kept;
        this.time = time;
    }

    /** Reads each dependency's override once, and has all its breakers follow. */
    public void look() {
        Map<String, Boolean> forced = new TreeMap<>();
        for (StackState stack : stacks.get()) {
            stack.breaker().follow(forced.computeIfAbsent(stack.dependency(), this::isForced));
        }
    }

    private boolean isForced(String dependency) {
        LastWord word = words.computeIfAbsent(dependency, name -> new LastWord(kept, time));
        try {
            word.read(store.read(dependency));
            tell(true, null);
        } catch (RuntimeException unreadable) {
            tell(false, unreadable);
        }
        return word.forces();
    }

    /** Once each time it changes: an outage would otherwise fill the log. */
    private void tell(boolean works, @Nullable RuntimeException why) {
        if (works != readable) {
            readable = works;
            LOG.log(
                    works ? Level.INFO : Level.WARNING,
                    () -> "event=breaker_overrides readable=" + works
                            + (why == null ? "" : " cause=" + why.getClass().getName()));
        }
    }
}
