package com.kosha.sql.seed.people;

import static com.kosha.contract.RiskRating.HIGH;
import static com.kosha.contract.RiskRating.LOW;
import static com.kosha.contract.RiskRating.MEDIUM;

import com.kosha.contract.RiskRating;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Digits;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.draw.Sheet;
import com.kosha.sql.seed.people.Customer.Standing;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** Draws customers. Numbers 1 to 3 are well known: an ordinary one, a member of the staff and a restricted one. */
public final class Customers {
    private static final List<String> MAIL_HOSTS = List.of("example.com", "example.org", "example.net");
    /** Nobody has been with the bank for longer. */
    private static final long LONGEST_DAYS = 18 * 365L;

    private static final int EVERY_STAFF = 50;
    private static final int EVERY_RESTRICTED = 97;

    private final long seed;
    private final Period period;
    private final Names names = new Names();
    private final List<List<String>> cities = Sheet.rows("cities.tsv");
    private final List<List<String>> occupations = Sheet.rows("occupations.tsv");

    public Customers(long seed, Period period) {
        this.seed = seed;
        this.period = period;
    }

    public Customer customer(int number) {
        return number == 1 ? wellKnown() : drawn(number);
    }

    /** The one whom the documentation shows. */
    private Customer wellKnown() {
        return new Customer(
                1,
                "Rohan",
                "Mehta",
                LocalDate.of(1988, 4, 17),
                "9876547890",
                "rohan.mehta@example.com",
                "ABCPM1234X",
                "1234",
                "Chartered accountant",
                140_000,
                "Mumbai",
                "Maharashtra",
                "400021",
                LocalDate.of(2014, 6, 9),
                LOW,
                Standing.ORDINARY);
    }

    private Customer drawn(int number) {
        Dice dice = Dice.of(seed, "customer", number);
        Names.Name name = names.draw(dice);
        List<String> city = dice.pick(cities);
        long years = dice.between(23, 82);
        List<String> occupation = occupation(dice, years);
        return new Customer(
                number,
                name.given(),
                name.family(),
                period.today().minusYears(years).minusDays(dice.below(365)),
                (6 + dice.below(4)) + dice.digits(9),
                mail(dice, name, number),
                pan(dice, name.family(), number),
                dice.digits(4),
                occupation.get(0),
                dice.between(Long.parseLong(occupation.get(1)), Long.parseLong(occupation.get(2))) * 1_000,
                city.get(0),
                city.get(1),
                city.get(2) + Digits.padded(dice.between(1, 99), 2),
                period.today().minusDays(dice.between(Period.DAYS + 30, Math.min(LONGEST_DAYS, (years - 18) * 365))),
                risk(dice),
                standing(number));
    }

    private List<String> occupation(Dice dice, long years) {
        List<List<String>> fitting = occupations.stream()
                .filter(row -> Long.parseLong(row.get(3)) <= years && years <= Long.parseLong(row.get(4)))
                .toList();
        return dice.pick(fitting);
    }

    private static String mail(Dice dice, Names.Name name, int number) {
        return name.given().toLowerCase(Locale.ROOT) + "." + name.family().toLowerCase(Locale.ROOT) + number + "@"
                + dice.pick(MAIL_HOSTS);
    }

    /** Fourth letter P for a person, fifth the family name's first; the digits and the second letter are nobody else's. */
    private static String pan(Dice dice, String family, int number) {
        char unique = (char) ('A' + number / 10_000 * 8 + dice.below(8));
        return "" + dice.letter() + unique + dice.letter() + 'P' + family.charAt(0)
                + Digits.padded(number * 7_919L % 10_000, 4) + dice.letter();
    }

    private static RiskRating risk(Dice dice) {
        int draw = dice.below(100);
        return draw < 80 ? LOW : draw < 95 ? MEDIUM : HIGH;
    }

    private static Standing standing(int number) {
        if (number % EVERY_STAFF == 2) {
            return Standing.STAFF;
        }
        return number % EVERY_RESTRICTED == 3 ? Standing.RESTRICTED : Standing.ORDINARY;
    }
}
