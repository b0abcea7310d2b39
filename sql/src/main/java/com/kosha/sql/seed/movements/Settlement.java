package com.kosha.sql.seed.movements;

import static com.kosha.contract.TransactionStatus.COMPLETED;
import static com.kosha.contract.TransactionStatus.FAILED;
import static com.kosha.contract.TransactionStatus.INITIATED;
import static com.kosha.contract.TransactionStatus.ON_HOLD;
import static com.kosha.contract.TransactionStatus.PENDING;
import static com.kosha.contract.TransactionStatus.REVERSED;

import com.kosha.contract.Direction;
import com.kosha.contract.Rail;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Movement.Step;
import java.util.ArrayList;
import java.util.List;

/** What becomes of a movement: most complete, at their rail's pace; what has not had the time is still under way. */
final class Settlement {
    private static final List<String> PAYERS_FAILURES =
            List.of("UPI PIN entered wrong", "Daily limit exceeded", "Beneficiary bank not responding");
    private static final List<String> OTHER_FAILURES =
            List.of("Beneficiary bank not responding", "Account details invalid", "Returned unpaid");
    private static final List<String> REVERSALS =
            List.of("Credited back by the beneficiary bank", "Duplicate of an earlier payment", "Merchant cancelled");
    /** Below this of 1,000, what was begun on the last day has not ended yet. */
    private static final int UNDER_WAY = 200;

    private static final String UNAFFORDABLE = "Insufficient funds";

    private final long end;

    Settlement(Period period) {
        this.end = period.end();
    }

    List<Step> certain(Draft draft) {
        return List.of(new Step(INITIATED, draft.at(), null), new Step(COMPLETED, draft.at() + Period.SECOND, null));
    }

    List<Step> unaffordable(Draft draft) {
        return List.of(
                new Step(INITIATED, draft.at(), null), new Step(FAILED, draft.at() + Period.SECOND, UNAFFORDABLE));
    }

    List<Step> drawn(Dice dice, Draft draft) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step(INITIATED, draft.at(), null));
        long accepted = draft.at() + dice.between(200_000, 2 * Period.SECOND);
        long settled = accepted + pace(dice, draft.rail());
        if (slow(draft.rail())) {
            steps.add(new Step(PENDING, accepted, null));
        }
        int fate = dice.below(1_000);
        if (fate < 6 && end - draft.at() < 15 * Period.DAY) {
            steps.add(new Step(ON_HOLD, accepted + Period.SECOND, "Held for a check of the beneficiary"));
        } else if (fate < 28) {
            steps.add(new Step(FAILED, settled, dice.pick(failures(draft))));
        } else if (fate >= UNDER_WAY || end - draft.at() > Period.DAY) {
            steps.add(new Step(COMPLETED, settled, null));
        }
        if (fate >= 28 && fate < 38 && end - draft.at() > Period.DAY) {
            steps.add(new Step(REVERSED, settled + dice.between(Period.HOUR, 3 * Period.DAY), dice.pick(REVERSALS)));
        }
        steps.removeIf(step -> step.at() >= end);
        return steps;
    }

    private static List<String> failures(Draft draft) {
        return draft.rail() == Rail.UPI && draft.direction() == Direction.DEBIT ? PAYERS_FAILURES : OTHER_FAILURES;
    }

    private static boolean slow(Rail rail) {
        return switch (rail) {
            case NEFT, RTGS, CHEQUE, NACH -> true;
            case UPI, IMPS, CARD, ATM, INTERNAL -> false;
        };
    }

    private static long pace(Dice dice, Rail rail) {
        return switch (rail) {
            case UPI, IMPS, CARD, ATM, INTERNAL -> dice.between(Period.SECOND, 5 * Period.SECOND);
            case RTGS -> dice.between(Period.MINUTE, 30 * Period.MINUTE);
            case NEFT -> dice.between(10 * Period.MINUTE, 2 * Period.HOUR);
            case NACH -> dice.between(2 * Period.HOUR, 10 * Period.HOUR);
            case CHEQUE -> dice.between(20 * Period.HOUR, 50 * Period.HOUR);
        };
    }
}
