package com.kosha.core.idempotency;

import com.kosha.contract.KoshaException;
import com.kosha.core.db.Transaction;
import com.kosha.json.Text;
import java.util.function.Supplier;

/**
 * Does a deed once (ruling 23). The client's key and the intent are claimed by inserting them, in this order everywhere,
 * so that a duplicate waits for the first and two can never wait for each other. All happens in the caller's
 * transaction: when it is undone, nothing is remembered.
 */
public final class Once {
    private Once() {}

    /**
     * The deed's effect, or what it was the first time. The caller has made sure before that whoever asks may see what it
     * is about.
     *
     * @throws KoshaException {@code conflict} when the key was used for other arguments, or, with a time to wait, when
     *     the same is being done at this moment and does not end in time
     */
    public static <R extends Record> Answer<R> run(
            Transaction transaction, Write write, Deed deed, Class<R> type, Supplier<Effect<R>> effect) {
        ClientKeys keys = new ClientKeys(transaction, write, deed);
        if (!keys.claim()) {
            return new Answer<>(Text.read(keys.result(), type), true);
        }
        Intents intents = new Intents(transaction, deed);
        if (!intents.claim()) {
            String first = intents.result();
            keys.remember(first);
            return new Answer<>(Text.read(first, type), true);
        }
        Effect<R> done = effect.get();
        String result = Text.of(done.result());
        intents.remember(done.id(), result);
        keys.remember(result);
        return new Answer<>(done.result(), false);
    }

    /** It has failed after all, and is undone in this transaction: nothing of it is remembered. */
    public static void unsay(Transaction transaction, String operation, String effect, ClientKey key) {
        Intents.forget(transaction, operation, effect);
        ClientKeys.forget(transaction, operation, key);
    }

    /**
     * The effect is undone in this transaction: the next that means the same is a new one. What was answered under a
     * client's key stays, so that a late repetition does not begin anew.
     */
    public static void forget(Transaction transaction, String operation, String effect) {
        Intents.forget(transaction, operation, effect);
    }
}
