package com.kosha.sql.seed.aml;

import static com.kosha.contract.Direction.CREDIT;
import static com.kosha.contract.Direction.DEBIT;

import com.kosha.contract.Rail;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Counterparty;
import com.kosha.sql.seed.movements.Draft;
import java.util.ArrayList;
import java.util.List;

/** An account that slept for two years wakes to a large sum and is emptied. */
final class DormantReactivation implements Pattern {

    @Override
    public List<Draft> movements(Dice dice, long from) {
        long incoming = dice.between(250, 900) * 100_000;
        Counterparty payer = Counterparty.firm(dice, "SILVERLINE SERVICES");
        List<Draft> moves = new ArrayList<>();
        moves.add(Draft.of(from, CREDIT, incoming, Rail.NEFT, payer, "NEFT CR SILVERLINE SERVICES"));
        long at = from;
        for (int i = 0; i < 3; i++) {
            at += dice.between(2 * Period.HOUR, 8 * Period.HOUR);
            moves.add(Draft.of(at, DEBIT, 2_000_000, Rail.ATM, Counterparty.NONE, "ATM WDL"));
        }
        at += dice.between(2 * Period.HOUR, 8 * Period.HOUR);
        Counterparty payee = Counterparty.firm(dice, "SILVERLINE REALTY");
        moves.add(Draft.of(at, DEBIT, (incoming - 6_000_000) * 9 / 10, Rail.NEFT, payee, "NEFT DR SILVERLINE REALTY"));
        return moves;
    }

    @Override
    public String narrative() {
        return "An account without movements for more than two years received a large credit and was emptied in cash and transfers.";
    }
}
