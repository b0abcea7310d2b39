package com.kosha.gateway.status;

import com.kosha.gateway.schema.About;
import com.kosha.resilience.BreakerLook;
import com.kosha.resilience.BreakerState;
import com.kosha.stack.StackState;
import java.time.Duration;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One stack's breaker as seen without asking it for leave. */
public record BreakerStatus(
        @About("Which calls it stands in front of, core-api-read for instance")
        String stack,

        @About("closed: calls go through; half_open: a few do; open: none until retry_after_s has passed;"
                + " forced_open: none until an operator says so")
        BreakerState state,

        @About("When asking again is worth it; absent when closed") @Nullable
        Long retryAfterS) {

    static BreakerStatus of(StackState stack) {
        BreakerLook look = stack.breaker().look();
        return new BreakerStatus(stack.name(), look.state(), seconds(look.retryAfter()));
    }

    private static @Nullable Long seconds(Duration wait) {
        return wait.isZero() ? null : wait.plusMillis(999).toSeconds();
    }

    /** Of those stacks, by the dependencies that they lead to. */
    public static Map<String, List<BreakerStatus>> byDependency(Collection<StackState> stacks) {
        return stacks.stream()
                .sorted(Comparator.comparing(StackState::name))
                .collect(Collectors.groupingBy(
                        StackState::dependency,
                        TreeMap::new,
                        Collectors.mapping(BreakerStatus::of, Collectors.toUnmodifiableList())));
    }
}
