package com.kosha.sql.seed.movements;

import static com.kosha.contract.Direction.CREDIT;
import static com.kosha.contract.Direction.DEBIT;

import com.kosha.contract.Direction;
import com.kosha.contract.Rail;
import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import java.util.List;
import java.util.Locale;

/** One account's unplanned movements: shops, friends, cash and transfers, in India's proportions. */
final class Everyday {
    private static final long PAISE = 100;
    private static final long FRIENDS_UP_TO_RUPEES = 20_000;
    private static final long RTGS_FROM_RUPEES = 200_000;
    private static final double PLANTED_PERCENT = 0.4;
    private static final List<String> NOTES = List.of(
            "DINNER",
            "RENT SHARE",
            "TRIP",
            "LOAN RETURN",
            "GIFT",
            "FEES",
            "MEDICINES",
            "TICKETS",
            "GROCERY",
            "MAID SALARY");
    private static final List<String> TRADES = List.of(
            "SHARMA CONSULTANTS",
            "BALAJI ENTERPRISES",
            "NATIONAL AGRO",
            "CITY REALTORS",
            "SUNRISE EXPORTS",
            "DEEP TRADERS");
    private static final List<String> MANDATES =
            List.of("MUTUAL FUND SIP", "TERM INSURANCE", "CREDIT CARD AUTOPAY", "ELECTRICITY AUTOPAY");

    private final Period period;
    private final Festivals festivals;

    Everyday(Period period, Festivals festivals) {
        this.period = period;
        this.festivals = festivals;
    }

    Draft draw(Dice dice, long at, Account account, Contacts contacts) {
        long monthly = account.owner().monthlyRupees();
        int draw = dice.below(200);
        if (draw < 100) {
            return shop(dice, at, draw < 80 ? Rail.UPI : Rail.CARD);
        }
        if (draw < 156) {
            return friend(dice, at, draw < 126 ? CREDIT : DEBIT, contacts.draw(dice));
        }
        if (draw < 166) {
            return Draft.of(
                    at,
                    DEBIT,
                    dice.between(1, 20) * 500 * PAISE,
                    Rail.ATM,
                    Counterparty.NONE,
                    "ATM WDL " + place(account));
        }
        if (draw < 176) {
            return transfer(dice, at, DEBIT, Rail.IMPS, contacts.draw(dice), monthly / 20, monthly / 2);
        }
        if (draw < 184) {
            return income(dice, at, account);
        }
        if (draw < 190) {
            return transfer(
                    dice, at, DEBIT, Rail.NEFT, Counterparty.firm(dice, dice.pick(TRADES)), monthly / 20, monthly);
        }
        if (draw < 191) {
            long upTo = Math.max(2 * RTGS_FROM_RUPEES, 3 * monthly);
            return transfer(
                    dice, at, DEBIT, Rail.RTGS, Counterparty.firm(dice, dice.pick(TRADES)), RTGS_FROM_RUPEES, upTo);
        }
        if (draw < 194) {
            return transfer(dice, at, DEBIT, Rail.CHEQUE, contacts.draw(dice), 1_000, monthly);
        }
        if (draw < 198) {
            return Draft.of(
                    at,
                    DEBIT,
                    dice.skewed(500, 8_000) * PAISE,
                    Rail.NACH,
                    Counterparty.firm(dice, "NPCI MANDATE"),
                    "NACH DR " + dice.pick(MANDATES));
        }
        return Draft.of(at, CREDIT, dice.skewed(1_000, 90_000), Rail.INTERNAL, Counterparty.NONE, "INTEREST CREDIT");
    }

    /** A transfer in, from someone whom the owner does business with. */
    Draft income(Dice dice, long at, Account account) {
        long monthly = account.owner().monthlyRupees();
        Counterparty firm = Counterparty.firm(dice, dice.pick(TRADES));
        return transfer(dice, at, CREDIT, Rail.NEFT, firm, monthly / 4, monthly);
    }

    /** A friend who pays back. */
    Draft repaid(Dice dice, long at, Counterparty friend) {
        return friend(dice, at, CREDIT, friend).saying("UPI/" + upper(friend) + "/LOAN RETURN");
    }

    /** A friend's payment with words that should not stand there. */
    Draft planted(Dice dice, long at, Counterparty friend, PlantedText text) {
        return friend(dice, at, CREDIT, friend).saying("UPI/" + upper(friend) + "/" + text.draw(dice));
    }

    /** One line of a batch that companies pay on one day. */
    Draft dividend(Dice dice, long at) {
        String firm = dice.pick(
                List.of("ITC LTD", "COAL INDIA", "ONGC", "HINDUSTAN UNILEVER", "NTPC", "POWER GRID", "TITAN"));
        return Draft.of(
                at,
                CREDIT,
                dice.skewed(5_000, 400_000),
                Rail.NACH,
                Counterparty.firm(dice, firm),
                "NACH CR DIVIDEND " + firm);
    }

    private Draft shop(Dice dice, long at, Rail rail) {
        Merchants.Shop shop = Merchants.draw(dice);
        long rupees = dice.skewed(shop.fromRupees(), shop.toRupees());
        long paise = rupees * PAISE + (dice.percent(25) ? dice.below(100) : 0);
        String words = (rail == Rail.UPI ? "UPI/" : "POS/") + shop.name();
        String narration =
                words + festivals.on(period.dayOf(at)).map(name -> "/" + name).orElse("");
        return new Draft(
                at, DEBIT, paise, rail, rail == Rail.UPI ? shop.counterparty() : named(shop), shop, narration, 0);
    }

    /** A card's slip knows no UPI address. */
    private static Counterparty named(Merchants.Shop shop) {
        return new Counterparty(shop.name(), null, null, null);
    }

    private static Draft friend(Dice dice, long at, Direction direction, Counterparty friend) {
        long paise = dice.skewed(50, FRIENDS_UP_TO_RUPEES) * PAISE;
        String note = dice.percent(PLANTED_PERCENT) ? dice.pick(PlantedText.ALL).draw(dice) : dice.pick(NOTES);
        Counterparty by = new Counterparty(friend.name(), friend.vpa(), null, null);
        return Draft.of(at, direction, paise, Rail.UPI, by, "UPI/" + upper(friend) + "/" + note);
    }

    private static Draft transfer(
            Dice dice, long at, Direction direction, Rail rail, Counterparty with, long from, long to) {
        long rupees = dice.skewed(Math.max(100, from), Math.max(200, to));
        Counterparty by = new Counterparty(with.name(), null, with.account(), with.ifsc());
        String sign = direction == CREDIT ? " CR " : " DR ";
        return Draft.of(at, direction, rupees * PAISE, rail, by, rail + sign + upper(with));
    }

    private static String upper(Counterparty with) {
        return with.name() == null ? "" : with.name().toUpperCase(Locale.ROOT);
    }

    private static String place(Account account) {
        return account.branch().toUpperCase(Locale.ROOT);
    }
}
