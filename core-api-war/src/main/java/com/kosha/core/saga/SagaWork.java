package com.kosha.core.saga;

import com.kosha.core.db.Transaction;
import com.kosha.core.idempotency.Effect;
import com.kosha.core.idempotency.Write;
import java.util.UUID;

/**
 * A deed whose effect is a saga's.
 *
 * @param <R> what the caller is told once the saga is complete
 */
public interface SagaWork<R extends Record> {

    Class<R> type();

    /** Makes sure that whoever asks may see what it is about. */
    void authorize(Transaction transaction);

    /** The saga's first step, kept together with the saga and with what is remembered of the deed. */
    Effect<R> first(Transaction transaction, Opening opening);

    /** The saga that such a result came from. */
    UUID sagaOf(R result);

    /** Opens the saga; called once by {@link #first}, before anything refers to it. */
    @FunctionalInterface
    interface Opening {
        /**
         * Opens it.
         *
         * @param payload what its steps must know
         */
        void open(String subjectId, Record payload);
    }

    /** The name of the saga's kind. */
    String kind();

    /** The id that the saga gets. */
    UUID sagaId();

    Write write();
}
