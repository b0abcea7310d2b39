package com.kosha.core.refunds;

import com.kosha.core.BankSystem;
import com.kosha.core.PowerCut;
import com.kosha.core.PowerCut.Commit;
import com.kosha.core.Writers;
import com.kosha.core.refunds.Faults.Fault;
import java.util.UUID;
import javax.sql.DataSource;

/** A server that issues a refund or cancels one, and is gone at the given point of its saga. */
final class RefundPowerCut {
    /** Where. */
    enum Point {
        BEFORE_THE_OPENING_COMMITS,
        BETWEEN_THE_STEPS,
        BEFORE_THE_LEDGER_COMMITS,
        AFTER_THE_LEDGER_COMMITS,
        BEFORE_THE_COMPENSATION_COMMITS,
        AFTER_THE_COMPENSATION_COMMITS,
        BEFORE_THE_END_COMMITS,
        AFTER_THE_END_COMMITS;

        /** The opening, that the step has begun, that it is done, and the end. */
        private static final int BANK_COMMITS = 4;

        DataSource bank(DataSource real) {
            return switch (this) {
                case BEFORE_THE_OPENING_COMMITS -> PowerCut.source(real, Commit.BEFORE, 1);
                case BETWEEN_THE_STEPS -> PowerCut.source(real, Commit.AFTER, 1);
                case BEFORE_THE_END_COMMITS -> PowerCut.source(real, Commit.BEFORE, BANK_COMMITS);
                case AFTER_THE_END_COMMITS -> PowerCut.source(real, Commit.AFTER, BANK_COMMITS);
                default -> real;
            };
        }

        DataSource ledger(DataSource real) {
            return switch (this) {
                case BEFORE_THE_LEDGER_COMMITS -> PowerCut.source(real, Commit.BEFORE, 1);
                case AFTER_THE_LEDGER_COMMITS -> PowerCut.source(real, Commit.AFTER, 1);
                case BEFORE_THE_COMPENSATION_COMMITS -> PowerCut.source(withoutWord(real), Commit.BEFORE, 2);
                case AFTER_THE_COMPENSATION_COMMITS -> PowerCut.source(withoutWord(real), Commit.AFTER, 2);
                default -> real;
            };
        }

        /** The step is done and nobody hears of it, so that it is compensated. */
        private static DataSource withoutWord(DataSource real) {
            Faults faults = new Faults();
            faults.are(Fault.AFTER_COMMIT);
            return faults.in(real);
        }
    }

    private RefundPowerCut() {}

    /**
     * Runs it.
     *
     * @param arguments the database, the ledger, the point, the key, and a dispute to refund or a refund to cancel
     */
    public static void main(String[] arguments) {
        Point point = Point.valueOf(arguments[2]);
        BankServer server =
                new BankServer(point.bank(BankSystem.app(arguments[0])), point.ledger(BankSystem.ledger(arguments[1])));
        UUID key = UUID.fromString(arguments[3]);
        String subject = arguments[4];
        if (subject.startsWith("RFD-")) {
            server.cancel(Writers.under(key), subject);
        } else {
            server.issue(Writers.under(key), new Case(subject, Case.AMOUNT_PAISE));
        }
    }
}
