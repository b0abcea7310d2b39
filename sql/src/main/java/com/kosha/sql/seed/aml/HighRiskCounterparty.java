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

/** Transfers with businesses that no bank likes to see. */
final class HighRiskCounterparty implements Pattern {
    static final List<String> RISKY = List.of(
            "ZENITH COIN EXCHANGE FZE", "LUCKY SPIN GAMING BV", "GOLDEN SANDS MONEY CHANGERS", "NOVA TOKEN OTC DESK");

    @Override
    public List<Draft> movements(Dice dice, long from) {
        List<Draft> moves = new ArrayList<>();
        String name = dice.pick(RISKY);
        Counterparty risky = Counterparty.firm(dice, name);
        long incoming = dice.between(100, 600) * 100_000;
        moves.add(Draft.of(from, CREDIT, incoming, Rail.NEFT, risky, "NEFT CR " + name));
        long at = from;
        for (int i = 0; i < 3; i++) {
            at += dice.between(5 * Period.HOUR, 40 * Period.HOUR);
            moves.add(Draft.of(at, DEBIT, incoming * dice.between(20, 30) / 100, Rail.NEFT, risky, "NEFT DR " + name));
        }
        return moves;
    }

    @Override
    public String narrative() {
        return "Transfers with counterparties in high-risk trades: unregistered virtual assets, betting, money changing.";
    }
}
