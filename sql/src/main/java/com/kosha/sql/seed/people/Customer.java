package com.kosha.sql.seed.people;

import com.kosha.contract.RiskRating;
import com.kosha.sql.seed.draw.Digits;
import java.time.LocalDate;

/**
 * A customer as drawn.
 *
 * @param number from 1
 * @param monthlyRupees what comes in
 */
public record Customer(
        int number,
        String given,
        String family,
        LocalDate born,
        String mobile,
        String email,
        String pan,
        String aadhaarLast4,
        String occupation,
        long monthlyRupees,
        String city,
        String state,
        String pincode,
        LocalDate since,
        RiskRating risk,
        Standing standing) {

    /** Who may know of a customer. */
    public enum Standing {
        ORDINARY,
        STAFF,
        RESTRICTED
    }

    public String id() {
        return "CUS-" + Digits.padded(number, 8);
    }

    public String cif() {
        return Long.toString(4_100_000_000L + 37L * number);
    }

    public String name() {
        return given + " " + family;
    }
}
