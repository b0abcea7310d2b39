package com.kosha.sql.seed.aml;

import static com.kosha.contract.Direction.CREDIT;
import static com.kosha.contract.Direction.DEBIT;

import com.kosha.contract.Rail;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Counterparty;
import com.kosha.sql.seed.movements.Draft;
import com.kosha.sql.seed.people.Names;
import java.util.ArrayList;
import java.util.List;

/** Many small sums from strangers within two days, and cash out at once. */
final class MuleAccount implements Pattern {
    private static final int WITHDRAWALS = 4;
    private static final Names NAMES = new Names();

    @Override
    public List<Draft> movements(Dice dice, long from) {
        List<Draft> moves = new ArrayList<>();
        long sum = 0;
        long at = from;
        int senders = 12 + dice.below(7);
        for (int i = 0; i < senders; i++) {
            long paise = dice.between(20, 98) * 10_000;
            Counterparty sender = Counterparty.person(dice, NAMES.draw(dice));
            Counterparty by = new Counterparty(sender.name(), sender.vpa(), null, null);
            moves.add(Draft.of(at, CREDIT, paise, Rail.UPI, by, "UPI/" + sender.name() + "/PAYMENT"));
            sum += paise;
            at += dice.between(30 * Period.MINUTE, 150 * Period.MINUTE);
        }
        for (int i = 0; i < WITHDRAWALS; i++) {
            moves.add(Draft.of(at, DEBIT, sum * 9 / 10 / WITHDRAWALS, Rail.ATM, Counterparty.NONE, "ATM WDL"));
            at += dice.between(3 * Period.MINUTE, 20 * Period.MINUTE);
        }
        return moves;
    }

    @Override
    public String narrative() {
        return "Many small UPI credits from unrelated senders within two days, withdrawn at once.";
    }
}
