package com.kosha.bench.stack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** A comparison is fair only if everybody does the same work. */
class LibraryTest {
    private final AtomicInteger requests = new AtomicInteger();

    @ParameterizedTest
    @EnumSource
    void an_answer_comes_through(Library library) {
        assertThat(library.guard(() -> "ok").call()).isEqualTo("ok");
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
    void each_breaker_opens_as_soon_as_it_may_and_lets_nothing_through(Library library) {
        Guarded guarded = library.guard(failing(Policy.Broken::new));

        for (int call = 1; call <= Policy.WINDOW + 10; call++) {
            assertThatThrownBy(guarded::call).isInstanceOf(RuntimeException.class);
        }

        assertThat(requests).hasValue(waitsForAFullWindow(library) ? Policy.WINDOW : Policy.FAILURES_TO_OPEN);
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
    void each_tries_a_503_again(Library library) {
        Guarded guarded = library.guard(() -> {
            if (requests.incrementAndGet() == 1) {
                throw new Policy.Unavailable();
            }
            return "ok";
        });

        assertThat(guarded.call()).isEqualTo("ok");
    }

    private static boolean waitsForAFullWindow(Library library) {
        return library != Library.FAILSAFE && library != Library.FAILSAFE_TIMED;
    }

    private Supplier<String> failing(Supplier<RuntimeException> failure) {
        return () -> {
            requests.incrementAndGet();
            throw failure.get();
        };
    }
}
