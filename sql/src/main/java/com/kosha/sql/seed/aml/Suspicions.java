package com.kosha.sql.seed.aml;

import com.kosha.contract.Typology;
import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.people.Customer.Standing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which accounts launder: the main ones of one customer in sixteen, every typology in turn. */
public final class Suspicions {
    private static final int FEWEST = 12;
    private static final int ONE_CUSTOMER_IN = 16;
    private static final int RESTRICTED_CUSTOMER = 3;

    private static final List<Typology> ALL = List.of(Typology.values());

    private Suspicions() {}

    /**
     * By the account's number. The first alert is about an ordinary customer, the second about the well-known
     * restricted one.
     */
    public static Map<Integer, Suspicion> among(List<Account> accounts, int customers) {
        int count = Math.max(FEWEST, customers / ONE_CUSTOMER_IN);
        int step = Math.max(1, (customers - RESTRICTED_CUSTOMER) / (count + 1));
        Map<Integer, Suspicion> found = new LinkedHashMap<>();
        for (Account account : accounts) {
            int customer = account.owner().number();
            boolean chosen = customer > RESTRICTED_CUSTOMER
                    && (customer - RESTRICTED_CUSTOMER) % step == 1 % step
                    && account.owner().standing() == Standing.ORDINARY;
            if (account.first() && chosen && found.size() < count) {
                found.put(account.number(), suspicion(found.size() + 1, account));
                if (found.size() == 1) {
                    Account restricted = accountOf(accounts, RESTRICTED_CUSTOMER);
                    found.put(restricted.number(), suspicion(2, restricted));
                }
            }
        }
        return found;
    }

    private static Suspicion suspicion(int alert, Account account) {
        return new Suspicion(alert, account, ALL.get((alert - 1) % ALL.size()));
    }

    private static Account accountOf(List<Account> accounts, int customer) {
        return accounts.stream()
                .filter(account -> account.owner().number() == customer)
                .findFirst()
                .orElseThrow();
    }
}
