package com.kosha.sql.seed;

import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.accounts.Accounts;
import com.kosha.sql.seed.accounts.Holds;
import com.kosha.sql.seed.aml.Alert;
import com.kosha.sql.seed.aml.Suspicion;
import com.kosha.sql.seed.aml.Suspicions;
import com.kosha.sql.seed.copy.Destination;
import com.kosha.sql.seed.copy.Rows;
import com.kosha.sql.seed.copy.Table;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Draft;
import com.kosha.sql.seed.movements.Ledger;
import com.kosha.sql.seed.movements.Ledgers;
import com.kosha.sql.seed.people.Customer;
import com.kosha.sql.seed.people.Customers;
import com.kosha.sql.seed.people.KycFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Draws the whole bank, account by account, and sends it in pieces, so that any size fits in memory. */
final class Generator {
    private static final int PIECE_CHARACTERS = 8_000_000;

    private final SeedSettings settings;
    private final Destination destination;
    private final Consumer<String> progress;
    private final Rows rows = new Rows();
    private final RowShapes shapes = new RowShapes(rows);

    Generator(SeedSettings settings, Destination destination, Consumer<String> progress) {
        this.settings = settings;
        this.destination = destination;
        this.progress = progress;
    }

    void run() {
        Period period = settings.period();
        Customers source = new Customers(settings.seed(), period);
        List<Customer> customers = IntStream.rangeClosed(1, settings.size().customers())
                .mapToObj(source::customer)
                .toList();
        KycFiles files = new KycFiles(settings.seed(), period);
        customers.forEach(customer -> shapes.customer(customer, files.of(customer)));
        rows.sendTo(destination);
        progress.accept(customers.size() + " customers");

        List<Account> accounts = new Accounts(settings.seed()).of(customers);
        List<Alert> alerts = fill(accounts, Suspicions.among(accounts, customers.size()), period);
        alerts.forEach(shapes::alert);
        rows.sendTo(destination);
        progress.accept(alerts.size() + " alerts");
    }

    private List<Alert> fill(List<Account> accounts, Map<Integer, Suspicion> suspicions, Period period) {
        int total = settings.size().transactions();
        Quotas quotas = new Quotas(accounts, suspicions, total, settings.seed());
        Ledgers ledgers = new Ledgers(settings.seed(), period);
        Holds holds = new Holds(settings.seed(), period);
        List<Alert> alerts = new ArrayList<>();
        long done = 0;
        for (Account account : accounts) {
            Suspicion suspicion = suspicions.get(account.number());
            Ledger ledger = ledger(ledgers, account, quotas.of(account), done + 1, suspicion, period);
            shapes.account(account, ledger, holds.of(account, ledger.balancePaise()));
            if (suspicion != null) {
                alerts.add(Alert.raised(suspicion, ledger, settings.seed()));
            }
            done += ledger.movements().size();
            if (rows.size(Table.TRANSACTIONS) > PIECE_CHARACTERS) {
                rows.sendTo(destination);
                progress.accept(done + " of " + total + " transactions");
            }
        }
        rows.sendTo(destination);
        progress.accept(done + " transactions in " + accounts.size() + " accounts");
        return alerts;
    }

    private Ledger ledger(
            Ledgers ledgers, Account account, int count, long first, @Nullable Suspicion suspicion, Period period) {
        if (suspicion == null) {
            return ledgers.of(account, count, first, List.of(), false);
        }
        List<Draft> pattern = suspicion.movements(settings.seed(), period);
        return ledgers.of(account, count, first, pattern, suspicion.wakes());
    }
}
