package com.kosha.sql.seed;

import com.kosha.contract.AccountStatus;
import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.aml.Suspicion;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.movements.WellKnown;
import java.util.List;
import java.util.Map;

/** How the movements are shared out among the accounts, to the last one. */
final class Quotas {
    private static final int OF_THE_FIRST = 400;

    private final int[] counts;

    Quotas(List<Account> accounts, Map<Integer, Suspicion> suspicions, int total, long seed) {
        long[] weights = new long[accounts.size()];
        long all = 0;
        for (int i = 1; i < weights.length; i++) {
            weights[i] = weight(accounts.get(i), suspicions, Dice.of(seed, "quota", i));
            all += weights[i];
        }
        counts = new int[weights.length];
        counts[0] = OF_THE_FIRST;
        long shared = (long) total - OF_THE_FIRST;
        long sum = 0;
        for (int i = 1; i < weights.length; i++) {
            long before = shared * sum / all;
            sum += weights[i];
            counts[i] = (int) (shared * sum / all - before);
        }
    }

    int of(Account account) {
        return counts[account.number() - 1];
    }

    private static long weight(Account account, Map<Integer, Suspicion> suspicions, Dice dice) {
        if (suspicions.containsKey(account.number()) || WellKnown.movesInBatches(account)) {
            return 250;
        }
        return account.status() == AccountStatus.ACTIVE ? dice.between(50, 170) : 50;
    }
}
