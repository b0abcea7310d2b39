package com.kosha.sql.seed.accounts;

import com.kosha.contract.AccountStatus;
import com.kosha.contract.AccountType;
import com.kosha.sql.seed.draw.Digits;
import com.kosha.sql.seed.people.Customer;
import java.time.LocalDate;

/**
 * An account as drawn.
 *
 * @param number from 1
 * @param first whether it is the customer's main one
 */
public record Account(
        int number,
        Customer owner,
        boolean first,
        String accountNumber,
        AccountType type,
        AccountStatus status,
        String ifsc,
        String branch,
        LocalDate openedOn) {

    public String id() {
        return "ACC-" + Digits.padded(number, 9);
    }
}
