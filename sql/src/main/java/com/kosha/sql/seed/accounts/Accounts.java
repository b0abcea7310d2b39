package com.kosha.sql.seed.accounts;

import com.kosha.contract.AccountStatus;
import com.kosha.contract.AccountType;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Digits;
import com.kosha.sql.seed.draw.Sheet;
import com.kosha.sql.seed.people.Customer;
import java.util.ArrayList;
import java.util.List;

/** Draws the accounts of all customers: one each, and for a third of them one or two more. */
public final class Accounts {
    private static final long SPREAD = 982_451_653L;
    private static final long TWELVE_DIGITS = 1_000_000_000_000L;

    private final long seed;
    private final List<List<String>> branches = Sheet.rows("branches.tsv");

    public Accounts(long seed) {
        this.seed = seed;
    }

    public List<Account> of(List<Customer> customers) {
        List<Account> accounts = new ArrayList<>();
        for (Customer customer : customers) {
            Dice dice = Dice.of(seed, "accounts", customer.number());
            int count = count(customer, dice);
            for (int i = 0; i < count; i++) {
                accounts.add(account(accounts.size() + 1, customer, i == 0, dice));
            }
        }
        return accounts;
    }

    /** The well-known customers have the accounts 1 and 2, 3, and 4. */
    private static int count(Customer customer, Dice dice) {
        if (customer.number() <= 3) {
            return customer.number() == 1 ? 2 : 1;
        }
        return 1 + (dice.percent(33) ? 1 : 0) + (dice.percent(8) ? 1 : 0);
    }

    private Account account(int number, Customer owner, boolean first, Dice dice) {
        List<String> branch = branch(owner, dice);
        return new Account(
                number,
                owner,
                first,
                // no two alike: the spread has no factor in common with a power of ten
                number == 1 ? "90287600004321" : "90" + Digits.padded(number * SPREAD % TWELVE_DIGITS, 12),
                type(dice, first),
                first ? AccountStatus.ACTIVE : status(dice),
                branch.get(0),
                branch.get(1),
                owner.since().plusDays(first ? 0 : dice.between(1, 29)));
    }

    private List<String> branch(Customer owner, Dice dice) {
        return branches.stream()
                .filter(row -> row.get(2).equals(owner.city()))
                .findFirst()
                .orElseGet(() -> dice.pick(branches));
    }

    private static AccountType type(Dice dice, boolean first) {
        int draw = dice.below(100);
        if (first) {
            return draw < 45 ? AccountType.SALARY : draw < 88 ? AccountType.SAVINGS : AccountType.CURRENT;
        }
        return draw < 70
                ? AccountType.SAVINGS
                : draw < 84 ? AccountType.CURRENT : draw < 92 ? AccountType.NRE : AccountType.NRO;
    }

    private static AccountStatus status(Dice dice) {
        int draw = dice.below(100);
        if (draw < 78) {
            return AccountStatus.ACTIVE;
        }
        return draw < 90 ? AccountStatus.DORMANT : draw < 94 ? AccountStatus.FROZEN : AccountStatus.CLOSED;
    }
}
