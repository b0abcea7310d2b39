package com.kosha.core.health;

import com.kosha.contract.AlertSearch;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.GroupBy;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.KoshaException;
import com.kosha.contract.TransactionSearch;
import com.kosha.core.accounts.Accounts;
import com.kosha.core.accounts.Spending;
import com.kosha.core.accounts.SpendingQuestion;
import com.kosha.core.aml.Alerts;
import com.kosha.core.customers.Customers;
import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.core.knowledge.Documents;
import com.kosha.core.knowledge.Knowledge;
import com.kosha.core.kyc.Kyc;
import com.kosha.core.openai.Embeddings;
import com.kosha.core.transactions.Transactions;
import com.kosha.json.Json;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** One of each read, asked by nobody about nobody: what the first real call would find cold is warm afterwards. */
@Dependent
public class Rehearsal {
    private static final Duration PATIENCE = Duration.ofSeconds(8);
    private static final Viewer NOBODY = new Viewer("warm-up", "core-api", Set.of(), Optional.empty(), false);
    private static final String ACCOUNT = "ACC-000000000";

    @Inject
    Customers customers;

    @Inject
    Kyc kyc;

    @Inject
    Accounts accounts;

    @Inject
    Spending spending;

    @Inject
    Transactions transactions;

    @Inject
    Alerts alerts;

    @Inject
    Knowledge knowledge;

    @Inject
    Documents documents;

    @Inject
    Embeddings embeddings;

    @Inject
    Time time;

    /** @throws KoshaException when PostgreSQL cannot be asked */
    void reads() {
        LocalDate today = time.wall().atOffset(ZoneOffset.UTC).toLocalDate();
        TransactionSearch anyMovement =
                new TransactionSearch(null, null, null, null, Set.of(), Set.of(), null, 1, null);
        List<Function<Call, ?>> reads = List.of(
                call -> customers.search(call, new CustomerSearch("warm up", null, null, 1, null)),
                call -> customers.profile(call, "CUS-00000000"),
                call -> kyc.status(call, "CUS-00000000"),
                call -> accounts.summary(call, ACCOUNT),
                call -> spending.insights(call, new SpendingQuestion(ACCOUNT, today, today, GroupBy.RAIL)),
                call -> transactions.search(call, ACCOUNT, anyMovement),
                call -> transactions.detail(call, "TXN-000000000000"),
                call -> alerts.search(call, new AlertSearch(Set.of(), Set.of(), null, 1, null)),
                call -> knowledge.byWords(call, new KnowledgeSearch("warm up", null, 1)),
                call -> documents.document(call, "warm-up", "WARM-UP"));
        reads.forEach(this::read);
        throughJson(anyMovement);
    }

    /** Once is enough: it takes a place of the provider's limit. */
    void provider() {
        embeddings.rehearse();
    }

    private void read(Function<Call, ?> read) {
        try {
            throughJson(read.apply(new Call(NOBODY, Deadline.in(PATIENCE, time))));
        } catch (KoshaException failure) {
            if (failure.code() != ErrorCode.NOT_FOUND) {
                throw failure;
            }
            throughJson(failure.problem("warm-up"));
        }
    }

    /** As a body comes in and goes out. */
    private static void throughJson(Object body) {
        try {
            Json.mapper().readTree(Json.mapper().writeValueAsBytes(body));
        } catch (IOException e) {
            throw new IllegalStateException("a record of the contract can be written", e);
        }
    }
}
