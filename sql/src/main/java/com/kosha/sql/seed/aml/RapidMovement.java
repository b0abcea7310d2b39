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

/** A large sum in, and within hours nearly all of it out again. */
final class RapidMovement implements Pattern {
    private static final List<String> PAYEES =
            List.of("VEGA TRADERS", "LUCKY ENTERPRISES", "PEARL IMPEX", "RAINBOW METALS", "STAR COMMODITIES");

    @Override
    public List<Draft> movements(Dice dice, long from) {
        long incoming = dice.between(800, 2_500) * 100_000;
        Counterparty payer = Counterparty.firm(dice, "ORBIT GLOBAL TRADING");
        List<Draft> moves = new ArrayList<>();
        moves.add(Draft.of(from, CREDIT, incoming, Rail.RTGS, payer, "RTGS CR ORBIT GLOBAL TRADING"));
        int payees = 4 + dice.below(3);
        long share = incoming * 95 / 100 / payees;
        long at = from;
        for (int i = 0; i < payees; i++) {
            at += dice.between(10 * Period.MINUTE, 50 * Period.MINUTE);
            Counterparty payee = Counterparty.firm(dice, dice.pick(PAYEES));
            moves.add(
                    Draft.of(at, DEBIT, share - dice.between(0, 50_000), Rail.IMPS, payee, "IMPS DR " + payee.name()));
        }
        return moves;
    }

    @Override
    public String narrative() {
        return "A large credit left the account again within hours through several payees.";
    }
}
