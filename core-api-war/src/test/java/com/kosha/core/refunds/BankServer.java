package com.kosha.core.refunds;

import com.kosha.contract.CancellationRequest;
import com.kosha.contract.QueueKind;
import com.kosha.contract.RefundRequest;
import com.kosha.contract.RefundView;
import com.kosha.core.BankSystem;
import com.kosha.core.Writers;
import com.kosha.core.db.Db;
import com.kosha.core.db.Limits;
import com.kosha.core.idempotency.Answer;
import com.kosha.core.idempotency.Turns;
import com.kosha.core.idempotency.Write;
import com.kosha.core.ledger.Ledger;
import com.kosha.core.queue.QueueItem;
import com.kosha.core.saga.ApprovedCompensation;
import com.kosha.core.saga.SagaDeeds;
import com.kosha.core.saga.SagaSettings;
import com.kosha.core.saga.Sagas;
import com.kosha.resilience.SagaState;
import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;

/** One core-api, as far as refunds go, over the two databases. */
final class BankServer {
    private static final Limits LIMITS =
            new Limits(8, Duration.ofSeconds(20), Duration.ofSeconds(2), Duration.ofMillis(100));

    final Db db;
    final Db ledgerDb;
    final Sagas sagas;
    final Refunds refunds;
    final List<SagaState> ended = new CopyOnWriteArrayList<>();

    /** One in which nothing goes wrong. */
    BankServer() {
        this(UnaryOperator.identity(), UnaryOperator.identity());
    }

    BankServer(UnaryOperator<DataSource> bank, UnaryOperator<DataSource> ledger) {
        this(bank.apply(BankSystem.app()), ledger.apply(BankSystem.ledger()));
    }

    BankServer(DataSource bank, DataSource ledger) {
        this(bank, ledger, LIMITS);
    }

    BankServer(DataSource bank, DataSource ledger, Limits limits) {
        db = BankSystem.db(bank, limits);
        ledgerDb = BankSystem.db(ledger, limits);
        Ledger books = new Ledger(ledgerDb);
        sagas = new Sagas(
                db,
                new SagaSettings(Duration.ofSeconds(30), Duration.ofSeconds(5)),
                Time.system(),
                List.of(new IssueRefund(db, books), new CancelRefund(db, books)),
                ended::add);
        refunds = new Refunds(new SagaDeeds(db, new Turns(), sagas, Sleeper.system()));
    }

    /** A refund that user-1 asks for under a new key. */
    RefundView issue(Case dispute) {
        return issue(Writers.under(UUID.randomUUID()), dispute).result();
    }

    Answer<RefundView> issue(Write write, Case dispute) {
        return refunds.issue(write, UUID.randomUUID(), new RefundRequest(dispute.id(), dispute.amountPaise()));
    }

    Answer<RefundView> cancel(Write write, String refundId) {
        return refunds.cancel(write, UUID.randomUUID(), new CancellationRequest(refundId, "Asked for by mistake"));
    }

    RefundView cancel(String refundId) {
        return cancel(Writers.under(UUID.randomUUID()), refundId).result();
    }

    /** A person approves the compensation that this step of the dispute's saga waits for. */
    void approve(Case dispute, String step) {
        String reference = dispute.reference(step);
        QueueItem item = new QueueItem(1, QueueKind.COMPENSATION, reference, Map.of(), "user-1", Writers.TRACE, "boss");
        db.write(BankSystem.ordinary(), transaction -> {
            new ApprovedCompensation().approve(transaction, item, UUID.randomUUID());
            return true;
        });
        BankSystem.look(
                "WITH decided AS (UPDATE ops.review_queue SET state = 'APPROVED', decided_at = now(), decided_by ="
                        + " 'boss', decision_reason = 'Try again', new_key = gen_random_uuid() WHERE reference = '"
                        + reference + "' AND state = 'OPEN' RETURNING 1) SELECT count(*) FROM decided");
    }

    /** Goes on with every saga whose server is gone. */
    void resume() {
        boolean more = true;
        while (more) {
            more = sagas.resumeOne();
        }
    }
}
