package com.kosha.sql.seed.aml;

import com.kosha.contract.AlertStatus;
import com.kosha.contract.Severity;
import com.kosha.contract.Typology;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Digits;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Ledger;
import com.kosha.sql.seed.movements.Movement;
import java.util.List;

/**
 * An alert as raised.
 *
 * @param raisedAt microseconds since 1970, some hours after the last movement
 * @param triggers the movements that it points at, oldest first
 */
public record Alert(
        String id,
        String customerId,
        Typology typology,
        Severity severity,
        AlertStatus status,
        int score,
        long raisedAt,
        String narrative,
        List<Movement> triggers) {
    private static final long CRITICAL_FROM_PAISE = 500_000_000;
    private static final long HIGH_FROM_PAISE = 150_000_000;
    private static final long MEDIUM_FROM_PAISE = 20_000_000;

    public Alert {
        triggers = List.copyOf(triggers);
    }

    /** The alert that a suspicion comes to, once the movements have happened. */
    public static Alert raised(Suspicion suspicion, Ledger ledger, long seed) {
        Dice dice = Dice.of(seed, "alert", suspicion.alert());
        List<Movement> triggers = ledger.movements().stream()
                .filter(movement -> movement.draft().alert() == suspicion.alert())
                .toList();
        Severity severity = severity(paise(triggers));
        return new Alert(
                "ALT-" + Digits.padded(suspicion.alert(), 8),
                suspicion.account().owner().id(),
                suspicion.typology(),
                severity,
                suspicion.alert() == 1 ? AlertStatus.OPEN : status(dice),
                leastScore(severity) + dice.below(14),
                triggers.get(triggers.size() - 1).draft().at() + dice.between(Period.HOUR, 20 * Period.HOUR),
                Pattern.of(suspicion.typology()).narrative(),
                triggers);
    }

    public long paise() {
        return paise(triggers);
    }

    private static long paise(List<Movement> triggers) {
        return triggers.stream().mapToLong(movement -> movement.draft().paise()).sum();
    }

    private static Severity severity(long paise) {
        if (paise >= CRITICAL_FROM_PAISE) {
            return Severity.CRITICAL;
        }
        return paise >= HIGH_FROM_PAISE ? Severity.HIGH : paise >= MEDIUM_FROM_PAISE ? Severity.MEDIUM : Severity.LOW;
    }

    private static int leastScore(Severity severity) {
        return switch (severity) {
            case LOW -> 45;
            case MEDIUM -> 58;
            case HIGH -> 71;
            case CRITICAL -> 84;
        };
    }

    private static AlertStatus status(Dice dice) {
        int draw = dice.below(100);
        if (draw < 40) {
            return AlertStatus.OPEN;
        }
        if (draw < 65) {
            return AlertStatus.UNDER_REVIEW;
        }
        return draw < 78 ? AlertStatus.ESCALATED : draw < 86 ? AlertStatus.REPORTED : AlertStatus.CLOSED;
    }
}
