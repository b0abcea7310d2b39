package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.draw.Dice;

/** The references that rails give: an RRN of 12 digits, a UTR of 16 or 22 characters, a cheque's number. */
final class References {
    private static final String OWN_BANK = "SBIN";

    private References() {}

    static String draw(Dice dice, Draft draft) {
        return switch (draft.rail()) {
            case UPI, IMPS, CARD, ATM -> (1 + dice.below(9)) + dice.digits(11);
            case NEFT -> bank(draft) + "N" + dice.digits(11);
            case RTGS -> bank(draft) + "R5" + dice.digits(16);
            case NACH -> "NACH" + dice.digits(12);
            case CHEQUE -> dice.digits(6);
            case INTERNAL -> "KSH" + dice.digits(11);
        };
    }

    private static String bank(Draft draft) {
        String ifsc = draft.with().ifsc();
        return ifsc == null ? OWN_BANK : ifsc.substring(0, 4);
    }
}
