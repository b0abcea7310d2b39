package com.kosha.core.refunds;

import com.kosha.contract.KoshaException;
import com.kosha.core.db.Call;
import com.kosha.core.db.CommitLost;
import com.kosha.core.saga.OwnCalls;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.SagaStep;
import java.util.function.Consumer;

/**
 * A step in the ledger's database. A failure before its commit was sent shows that nothing was done; one after that
 * leaves it open.
 */
record LedgerStep(String name, Consumer<Call> doing, Consumer<Call> undoing) implements SagaStep {

    @Override
    public void run(Deadline deadline) {
        doing.accept(OwnCalls.until(deadline));
    }

    @Override
    public void compensate(Deadline deadline) {
        undoing.accept(OwnCalls.patient(deadline));
    }

    @Override
    public boolean didNothing(RuntimeException failure) {
        return failure instanceof KoshaException && !CommitLost.isBehind(failure);
    }
}
