package com.kosha.system;

import java.util.List;
import java.util.Random;

/**
 * Where core-api is when it is killed: brought about by holding what it waits for, so that no luck is needed. All of
 * them are killed then, since any may be the one; only at random one goes and others go on with its work.
 */
enum Moment {
    BETWEEN_STEPS {
        @Override
        void kill(Random random) {
            ledgerHeld(() -> {
                awaits(STEP_BEGUN);
                killAll();
            });
        }
    },
    DURING_COMPENSATION {
        @Override
        void kill(Random random) {
            ledgerHeld(() -> {
                awaits(STEP_BEGUN);
                Hold.during("LOCK TABLE bank.refunds IN EXCLUSIVE MODE", () -> {
                    awaits(UNDOING);
                    killAll();
                });
            });
        }
    },
    BETWEEN_CLAIM_AND_SEND {
        @Override
        void kill(Random random) {
            queueFrozen(() -> {
                awaits(CLAIMED);
                killAll();
            });
        }
    },
    BETWEEN_SEND_AND_MARK {
        @Override
        void kill(Random random) {
            queueFrozen(() -> {
                awaits(CLAIMED);
                Hold.during("SELECT id FROM " + CLAIMED + " FOR UPDATE", () -> {
                    Parts.goOn(QUEUE);
                    awaits("pg_locks WHERE NOT granted AND locktype = 'transactionid'");
                    killAll();
                });
            });
        }
    },
    /** Wherever it is. */
    AT_RANDOM {
        @Override
        void kill(Random random) {
            try {
                Thread.sleep(random.nextInt(JITTER_MS));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            Parts.kill(Parts.coreApis().get(random.nextInt(Parts.coreApis().size())));
        }
    };

    static final List<Moment> IN_TURN = List.of(values());

    private static final int JITTER_MS = 100;
    private static final String QUEUE = "sqs";
    private static final String STEP_BEGUN = "ops.saga_steps WHERE state = 'STARTED'";
    private static final String UNDOING = "ops.saga_steps WHERE state = 'COMPENSATING'";
    private static final String CLAIMED = "ops.outbox WHERE sent_at IS NULL AND lease_until > now()";

    /** Waits for it, and kills. */
    abstract void kill(Random random);

    private static void ledgerHeld(Runnable work) {
        Hold.during("LOCK TABLE ledger.payments IN ACCESS EXCLUSIVE MODE", work, "--ledger");
    }

    private static void queueFrozen(Runnable work) {
        Parts.freeze(QUEUE);
        try {
            work.run();
        } finally {
            Parts.goOn(QUEUE);
        }
    }

    private static void killAll() {
        Parts.coreApis().forEach(Parts::kill);
    }

    private static void awaits(String rows) {
        Eventually.of(() -> Ledgers.count(rows), there -> there > 0);
    }
}
