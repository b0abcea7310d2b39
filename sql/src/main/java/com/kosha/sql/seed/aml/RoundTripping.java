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

/** Money that leaves as a purchase and comes home as a sale, again and again. */
final class RoundTripping implements Pattern {
    private static final int ROUNDS = 3;

    @Override
    public List<Draft> movements(Dice dice, long from) {
        long paise = dice.between(300, 1_500) * 100_000;
        Counterparty seller = Counterparty.firm(dice, "MERIDIAN STEEL IMPEX");
        Counterparty buyer = Counterparty.firm(dice, "MERIDIAN STEEL HOLDINGS");
        List<Draft> moves = new ArrayList<>();
        moves.add(Draft.of(from, CREDIT, paise, Rail.RTGS, buyer, "RTGS CR MERIDIAN STEEL HOLDINGS ADVANCE"));
        long at = from;
        long round = paise;
        for (int i = 0; i < ROUNDS; i++) {
            at += dice.between(20 * Period.HOUR, 2 * Period.DAY);
            moves.add(Draft.of(at, DEBIT, round, Rail.RTGS, seller, "RTGS DR MERIDIAN STEEL IMPEX INVOICE"));
            at += dice.between(20 * Period.HOUR, 2 * Period.DAY);
            round = round * dice.between(980, 999) / 1_000;
            moves.add(Draft.of(at, CREDIT, round, Rail.RTGS, buyer, "RTGS CR MERIDIAN STEEL HOLDINGS SALE"));
        }
        return moves;
    }

    @Override
    public String narrative() {
        return "Funds returned in near-equal amounts from an entity linked to the one that was paid.";
    }
}
