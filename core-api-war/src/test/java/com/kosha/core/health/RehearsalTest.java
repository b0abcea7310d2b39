package com.kosha.core.health;

import static org.assertj.core.api.Assertions.assertThatCode;

import com.kosha.core.BankSystem;
import com.kosha.core.accounts.Accounts;
import com.kosha.core.accounts.Spending;
import com.kosha.core.aml.Alerts;
import com.kosha.core.customers.Customers;
import com.kosha.core.db.Db;
import com.kosha.core.knowledge.DegradedMeter;
import com.kosha.core.knowledge.Documents;
import com.kosha.core.knowledge.Knowledge;
import com.kosha.core.kyc.Kyc;
import com.kosha.core.openai.Embeddings;
import com.kosha.core.transactions.Transactions;
import com.kosha.resilience.Time;
import org.junit.jupiter.api.Test;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class RehearsalTest {
    @Test
    void every_read_can_be_rehearsed_by_nobody_about_nobody() {
        Db db = BankSystem.db();
        Time time = Time.system();
        Rehearsal rehearsal = new Rehearsal();
        rehearsal.time = time;
        rehearsal.customers = new Customers(db, time);
        rehearsal.kyc = new Kyc(db, time);
        rehearsal.accounts = new Accounts(db, time);
        rehearsal.spending = new Spending(db, time, rehearsal.accounts);
        rehearsal.transactions = new Transactions(db, time, rehearsal.accounts);
        rehearsal.alerts = new Alerts(db, time);
        rehearsal.knowledge = new Knowledge(db, time, new Embeddings(), new DegradedMeter());
        rehearsal.documents = new Documents(db, time);

        assertThatCode(rehearsal::reads).doesNotThrowAnyException();
    }
}
