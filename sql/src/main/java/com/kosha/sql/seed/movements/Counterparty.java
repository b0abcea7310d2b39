package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Sheet;
import com.kosha.sql.seed.people.Names;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Who stands at the other end of a movement.
 *
 * @param vpa the UPI address
 * @param account its number, at the bank that {@code ifsc} names
 */
public record Counterparty(
        @Nullable String name,
        @Nullable String vpa,
        @Nullable String account,
        @Nullable String ifsc) {

    public static final Counterparty NONE = new Counterparty(null, null, null, null);

    private static final List<String> HANDLES =
            List.of("okaxis", "okhdfcbank", "okicici", "oksbi", "ybl", "paytm", "ibl", "upi", "apl");
    private static final List<List<String>> BANKS = Sheet.rows("other-banks.tsv");

    /** A person with a UPI address and an account elsewhere. */
    public static Counterparty person(Dice dice, Names.Name name) {
        String user =
                name.given().toLowerCase(Locale.ROOT) + "." + name.family().toLowerCase(Locale.ROOT);
        String vpa = user + (dice.percent(60) ? dice.digits(2) : "") + "@" + dice.pick(HANDLES);
        return new Counterparty(name.toString(), vpa, number(dice), ifsc(dice));
    }

    /** A firm that is paid by transfer. */
    public static Counterparty firm(Dice dice, String name) {
        return new Counterparty(name, null, number(dice), ifsc(dice));
    }

    private static String number(Dice dice) {
        return (1 + dice.below(9)) + dice.digits(11 + dice.below(4));
    }

    private static String ifsc(Dice dice) {
        return dice.pick(BANKS).get(0);
    }
}
