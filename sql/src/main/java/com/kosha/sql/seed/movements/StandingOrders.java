package com.kosha.sql.seed.movements;

import static com.kosha.contract.Direction.CREDIT;
import static com.kosha.contract.Direction.DEBIT;

import com.kosha.contract.AccountType;
import com.kosha.contract.Direction;
import com.kosha.contract.Rail;
import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.draw.Sheet;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What comes and goes every month: the salary on the employer's day, rent, a loan's instalment. */
final class StandingOrders {
    private static final long PAISE = 100;
    private static final DateTimeFormatter MONTH = DateTimeFormatter.ofPattern("MMM yyyy", Locale.ENGLISH);
    private static final List<List<String>> EMPLOYERS = Sheet.rows("employers.tsv");

    private final Period period;

    StandingOrders(Period period) {
        this.period = period;
    }

    /** Newest first. */
    List<Draft> of(Account account, Contacts contacts, Dice dice) {
        long monthly = account.owner().monthlyRupees();
        List<String> employer = dice.pick(EMPLOYERS);
        Counterparty payer = Counterparty.firm(dice, employer.get(0));
        boolean salaried = account.type() == AccountType.SALARY;
        boolean rents = dice.percent(30);
        boolean repays = dice.percent(35);
        Counterparty lender = Counterparty.firm(dice, "BAJAJ HOUSING FINANCE");

        List<Draft> orders = new ArrayList<>();
        YearMonth last = YearMonth.from(period.day(0));
        for (YearMonth month = YearMonth.from(period.today()); month.isAfter(last); month = month.minusMonths(1)) {
            String name = MONTH.format(month).toUpperCase(Locale.ROOT);
            if (salaried) {
                long paise = monthly * dice.between(98, 102);
                String words = "SALARY " + name + " " + employer.get(0);
                add(orders, payday(month, employer.get(1)), CREDIT, paise, Rail.NEFT, payer, words, dice);
            }
            if (repays) {
                add(
                        orders,
                        month.atDay(5),
                        DEBIT,
                        monthly / 5 * PAISE,
                        Rail.NACH,
                        lender,
                        "NACH DR HOME LOAN EMI " + name,
                        dice);
            }
            if (rents) {
                Counterparty landlord = contacts.landlord();
                Counterparty by = new Counterparty(landlord.name(), null, landlord.account(), landlord.ifsc());
                add(orders, month.atDay(3), DEBIT, monthly / 4 * PAISE, Rail.IMPS, by, "IMPS DR RENT " + name, dice);
            }
        }
        return orders;
    }

    private void add(
            List<Draft> orders,
            LocalDate day,
            Direction direction,
            long paise,
            Rail rail,
            Counterparty with,
            String words,
            Dice dice) {
        long at = period.start(day) + 6 * Period.HOUR + dice.between(0, 5 * Period.HOUR);
        if (at < period.end()) {
            orders.add(Draft.of(at, direction, paise, rail, with, words));
        }
    }

    private static LocalDate payday(YearMonth month, String day) {
        return day.equals("0") ? month.atEndOfMonth() : month.atDay(Integer.parseInt(day));
    }
}
