package com.kosha.sql.seed.movements;

import static com.kosha.contract.Direction.CREDIT;
import static com.kosha.contract.Direction.DEBIT;

import com.kosha.contract.AccountStatus;
import com.kosha.contract.Rail;
import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Movement.Step;
import com.kosha.sql.seed.movements.Timetable.Slot;
import com.kosha.sql.seed.people.Names;
import java.util.ArrayList;
import java.util.List;

/** Draws an account's movements, walking from the oldest to the newest with the balance in hand. */
public final class Ledgers {
    private static final long PAISE = 100;
    private static final int BOUNCES_PERCENT = 15;

    private final long seed;
    private final Period period;
    private final Names names = new Names();
    private final Everyday everyday;
    private final StandingOrders standingOrders;
    private final Settlement settlement;
    private final Timetable timetable;

    public Ledgers(long seed, Period period) {
        Festivals festivals = new Festivals();
        this.seed = seed;
        this.period = period;
        this.everyday = new Everyday(period, festivals);
        this.standingOrders = new StandingOrders(period);
        this.settlement = new Settlement(period);
        this.timetable = new Timetable(new Moments(period, festivals));
    }

    /**
     * Exactly so many movements.
     *
     * @param firstNumber the oldest's; the others follow
     * @param pattern those of an alert, oldest first, the first of them a credit; none for most accounts
     * @param wakes whether the pattern wakes an account that had slept
     */
    public Ledger of(Account account, int count, long firstNumber, List<Draft> pattern, boolean wakes) {
        Dice dice = Dice.of(seed, "ledger", account.number());
        Contacts contacts = new Contacts(names, account, dice);
        List<Draft> standing = standingOrders.of(account, contacts, dice);
        List<Slot> slots = timetable.of(account, count - 1, standing, pattern, wakes, dice);

        List<Movement> movements = new ArrayList<>(count);
        Draft opening = opening(account, dice);
        movements.add(new Movement(firstNumber, opening, References.draw(dice, opening), settlement.certain(opening)));
        long balance = opening.paise();
        for (int i = 0; i < slots.size(); i++) {
            Draft draft = draft(account, contacts, slots, i, balance, dice);
            Movement movement = settled(account, firstNumber + 1 + i, draft, balance, dice);
            movements.add(movement);
            balance += movement.effectPaise();
        }
        return new Ledger(movements, balance);
    }

    private Draft opening(Account account, Dice dice) {
        long paise = account.owner().monthlyRupees() * PAISE * dice.between(1, 4);
        return Draft.of(period.start(0), CREDIT, paise, Rail.INTERNAL, Counterparty.NONE, "BALANCE BROUGHT FORWARD");
    }

    private Draft draft(Account account, Contacts contacts, List<Slot> slots, int index, long balance, Dice dice) {
        Slot slot = slots.get(index);
        int fromNewest = slots.size() - 1 - index;
        if (account.status() == AccountStatus.CLOSED && fromNewest == 0) {
            return Draft.of(
                    slot.at(),
                    DEBIT,
                    Math.max(1, balance),
                    Rail.INTERNAL,
                    Counterparty.NONE,
                    "ACCOUNT CLOSED, BALANCE PAID OUT");
        }
        if (slot.batched()) {
            return everyday.dividend(dice, slot.at());
        }
        if (WellKnown.paysTheRegular(account, fromNewest)) {
            return everyday.repaid(dice, slot.at(), contacts.closest());
        }
        if (WellKnown.speaksTooMuch(account, fromNewest)) {
            return everyday.planted(dice, slot.at(), contacts.draw(dice), WellKnown.words(fromNewest));
        }
        return slot.fixed() == null ? everyday.draw(dice, slot.at(), account, contacts) : slot.fixed();
    }

    private Movement settled(Account account, long number, Draft wanted, long balance, Dice dice) {
        boolean affordable = wanted.direction() == CREDIT || wanted.paise() <= balance;
        if (wanted.alert() != 0 && !affordable) {
            throw new IllegalStateException("The pattern of " + account.id() + " spends more than it brought");
        }
        boolean bounces = !affordable && dice.percent(BOUNCES_PERCENT);
        Draft draft = affordable || bounces ? wanted : everyday.income(dice, wanted.at(), account);
        boolean certain =
                wanted.alert() != 0 || draft.rail() == Rail.INTERNAL || account.status() == AccountStatus.CLOSED;
        List<Step> history = bounces
                ? settlement.unaffordable(draft)
                : certain ? settlement.certain(draft) : settlement.drawn(dice, draft);
        return new Movement(number, draft, References.draw(dice, draft), history);
    }
}
