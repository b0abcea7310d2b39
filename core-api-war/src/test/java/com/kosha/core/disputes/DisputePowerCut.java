package com.kosha.core.disputes;

import com.kosha.contract.DisputeRequest;
import com.kosha.contract.ReasonCode;
import com.kosha.core.BankSystem;
import com.kosha.core.PowerCut;
import com.kosha.core.Writers;
import com.kosha.core.db.Limits;
import com.kosha.core.idempotency.Turns;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.UUID;

/** A server that raises one dispute, and is gone around the commit. */
final class DisputePowerCut {
    private static final Limits LIMITS =
            new Limits(2, Duration.ofSeconds(2), Duration.ofSeconds(3), Duration.ofMillis(100));

    private DisputePowerCut() {}

    static DisputeRequest of(String txnId) {
        return new DisputeRequest(txnId, ReasonCode.NOT_RECEIVED, "The parcel has not come");
    }

    /**
     * Runs it.
     *
     * @param arguments the database, the point, the payment and the key
     */
    public static void main(String[] arguments) {
        var source = PowerCut.source(BankSystem.app(arguments[0]), PowerCut.Commit.valueOf(arguments[1]), 1);
        new Disputes(BankSystem.db(source, LIMITS), new Turns(), Time.system())
                .raise(Writers.under(UUID.fromString(arguments[3])), of(arguments[2]));
    }
}
