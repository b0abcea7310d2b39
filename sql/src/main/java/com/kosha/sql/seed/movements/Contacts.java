package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.people.Names;
import java.util.ArrayList;
import java.util.List;

/** The people whom an account pays again and again, and now and then a stranger. */
final class Contacts {
    private static final int REGULARS = 6;
    private static final int SHARE_OF_REGULARS = 80;

    private final Names names;
    private final List<Counterparty> regulars = new ArrayList<>();

    Contacts(Names names, Account account, Dice dice) {
        this.names = names;
        if (account.number() == 1) {
            regulars.add(new Counterparty("Rajesh Iyer", "rajesh.iyer@okaxis", "917010045556677", "UTIB0000004"));
        }
        while (regulars.size() < REGULARS) {
            regulars.add(Counterparty.person(dice, names.draw(dice)));
        }
    }

    Counterparty draw(Dice dice) {
        return dice.percent(SHARE_OF_REGULARS) ? dice.pick(regulars) : Counterparty.person(dice, names.draw(dice));
    }

    Counterparty closest() {
        return regulars.get(0);
    }

    /** The one to whom rent is paid. */
    Counterparty landlord() {
        return regulars.get(REGULARS - 1);
    }
}
