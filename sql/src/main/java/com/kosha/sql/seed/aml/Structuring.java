package com.kosha.sql.seed.aml;

import static com.kosha.contract.Direction.CREDIT;

import com.kosha.contract.Rail;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Counterparty;
import com.kosha.sql.seed.movements.Draft;
import java.util.ArrayList;
import java.util.List;

/** Cash in pieces, each just below the ten lakh rupees from which a bank must report it. */
final class Structuring implements Pattern {
    private static final long REPORTED_FROM_PAISE = 100_000_000;
    private static final List<String> BRANCHES =
            List.of("ANDHERI EAST", "KAROL BAGH", "JAYANAGAR", "T NAGAR", "SALT LAKE");

    @Override
    public List<Draft> movements(Dice dice, long from) {
        List<Draft> deposits = new ArrayList<>();
        int count = 5 + dice.below(4);
        long at = from;
        for (int i = 0; i < count; i++) {
            long paise = REPORTED_FROM_PAISE - dice.between(50, 9_500) * 1_000;
            String branch = dice.pick(BRANCHES);
            deposits.add(Draft.of(at, CREDIT, paise, Rail.INTERNAL, Counterparty.NONE, "BY CASH DEPOSIT " + branch));
            at += dice.between(6 * Period.HOUR, 30 * Period.HOUR);
        }
        return deposits;
    }

    @Override
    public String narrative() {
        return "Repeated cash deposits just below the reporting threshold of ten lakh rupees within a few days.";
    }
}
