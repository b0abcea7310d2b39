package com.kosha.stack.chaos;

import com.kosha.resilience.Attempt;
import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.Chance;
import com.kosha.resilience.ChaosSpec;
import com.kosha.resilience.ChaosSpec.Target;
import com.kosha.resilience.NoAnswer;
import com.kosha.resilience.Sleeper;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;

/**
 * The innermost layer of a stack: makes an attempt fail as it would fail if the dependency did, before anything is sent,
 * so that what fails on purpose has had no effect.
 */
@ApplicationScoped
public class Faults {
    private static final BadStatus ERROR = BadStatus.of(503);

    private final Chance chance;
    private final Sleeper sleeper;

    /** Drawn and slept for real. */
    public Faults() {
        this(Chance.system(), Sleeper.system());
    }

    /** Drawn and slept as told. */
    public Faults(Chance chance, Sleeper sleeper) {
        this.chance = chance;
        this.sleeper = sleeper;
    }

    /** The fault that hits this attempt at that dependency, if any; drawn anew for each. */
    public Optional<ChaosSpec> drawn(Optional<ChaosSpec> armed, String dependency) {
        Optional<Target> called = Target.of(dependency);
        return armed.filter(
                spec -> called.filter(target -> spec.strikes(target, chance)).isPresent());
    }

    /**
     * Returns when the attempt may be sent, be it later than without the fault.
     *
     * @throws AttemptFailed when it fails instead
     */
    public void strike(Optional<ChaosSpec> armed, String dependency, Attempt attempt) {
        drawn(armed, dependency).ifPresent(spec -> {
            switch (spec.fault()) {
                case LATENCY -> delay(spec.added(), attempt);
                case TIMEOUT -> delay(attempt.timeout(), attempt);
                case ERROR -> throw new AttemptFailed(ERROR);
                case RESET -> throw new AttemptFailed(NoAnswer.CONNECT);
            }
        });
    }

    /** Lets a fault's time pass. */
    public void pause(Duration time) throws InterruptedException {
        sleeper.sleep(time);
    }

    private void delay(Duration added, Attempt attempt) {
        boolean tooLong = added.compareTo(attempt.timeout()) >= 0;
        try {
            sleeper.sleep(tooLong ? attempt.timeout() : added);
        } catch (InterruptedException left) {
            Thread.currentThread().interrupt();
            throw new AttemptFailed(NoAnswer.CANCELLED, left);
        }
        if (tooLong) {
            throw new AttemptFailed(attempt.timedOut());
        }
    }
}
