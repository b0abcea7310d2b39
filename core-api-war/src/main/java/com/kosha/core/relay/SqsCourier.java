package com.kosha.core.relay;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.GivenUp;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Repeat;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackState;
import com.kosha.stack.Watch;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Carries letters to SQS, in as few requests as they fit into, behind its stack. */
final class SqsCourier implements Courier {
    private static final Logger LOG = Logger.getLogger(SqsCourier.class.getName());

    private final SqsQueue queue;
    private final SqsStack.Admission stack;
    private final StackState state;
    private final Watch watch;
    private final Parcels parcels;
    private boolean away; // known to the relay's one thread; told once, not with each round

    SqsCourier(SqsQueue queue, SqsStack.Admission stack, StackState state, Watch watch, int mostBytes) {
        this.queue = queue;
        this.stack = stack;
        this.state = state;
        this.watch = watch;
        this.parcels = new Parcels(mostBytes);
    }

    @Override
    public boolean restsNow() {
        return state.refusal().isPresent();
    }

    @Override
    public Delivery carry(List<Letter> letters, Deadline until) {
        Delivery delivery = parcels.unfit(letters);
        for (List<Letter> parcel : parcels.of(delivery.open(letters))) {
            delivery = delivery.and(parcel(parcel, until));
            if (away) {
                break;
            }
        }
        return delivery;
    }

    /** One bad letter spoils a request, so a request that was refused is sent again letter by letter. */
    private Delivery parcel(List<Letter> parcel, Deadline until) {
        try {
            Delivery delivery = send(parcel, until);
            tell(false, "");
            return delivery;
        } catch (RuntimeException failure) {
            if (parcel.size() > 1 && wasRefused(failure)) {
                return singly(parcel, until);
            }
            tell(true, failure.toString());
            return Delivery.NOTHING;
        }
    }

    private Delivery singly(List<Letter> parcel, Deadline until) {
        Delivery delivery = Delivery.NOTHING;
        for (Letter letter : parcel) {
            delivery = delivery.and(parcel(List.of(letter), until));
            if (away) {
                break;
            }
        }
        return delivery;
    }

    private Delivery send(List<Letter> parcel, Deadline until) {
        LogicalCall<Delivery> sending = new LogicalCall<>(
                state.limits(),
                until,
                Repeat.SAFE,
                attempt -> watch.over(state, () -> queue.send(parcel, attempt.timeout())));
        return stack.call(new GuardedCall<>(sending, state));
    }

    private static boolean wasRefused(RuntimeException failure) {
        return failure instanceof GivenUp givenUp
                && givenUp.last() instanceof BadStatus status
                && status.code() == 400
                && givenUp.getCause() instanceof AttemptFailed;
    }

    private void tell(boolean now, String why) {
        if (away != now) {
            away = now;
            LOG.log(now ? Level.WARNING : Level.INFO, "event=outbox_relay reachable={0} {1}", new Object[] {!now, why});
        }
    }
}
