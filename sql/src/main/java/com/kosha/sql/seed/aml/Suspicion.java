package com.kosha.sql.seed.aml;

import com.kosha.contract.Typology;
import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Draft;
import java.util.List;

/** That an account will launder money in a certain way, and by which alert it will be found. */
public record Suspicion(int alert, Account account, Typology typology) {
    /** Where the newest patterns begin: late enough for an account to have slept, early enough to be found in time. */
    private static final int LAST_BEGIN = Period.DAYS - Pattern.LONGEST_DAYS - 2;

    private static final int FIRST_BEGIN = 500;
    private static final int AFTER_TWO_YEARS_ASLEEP = LAST_BEGIN - 1;

    /** Oldest first. */
    public List<Draft> movements(long seed, Period period) {
        Dice dice = Dice.of(seed, "pattern", alert);
        int day = wakes() ? AFTER_TWO_YEARS_ASLEEP : (int) dice.between(FIRST_BEGIN, LAST_BEGIN);
        long from = period.start(day) + 10 * Period.HOUR + dice.between(0, 2 * Period.HOUR);
        return Pattern.of(typology).movements(dice, from).stream()
                .map(draft -> draft.triggering(alert))
                .toList();
    }

    public boolean wakes() {
        return typology == Typology.DORMANT_REACTIVATION;
    }
}
