package com.kosha.contract;

import static java.lang.annotation.ElementType.RECORD_COMPONENT;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import java.lang.annotation.Retention;
import java.lang.annotation.Target;

/** Marks a component that holds personal data. How it is hidden, and who sees it, is the gateway's masking table. */
@Retention(RUNTIME)
@Target(RECORD_COMPONENT)
public @interface Sensitive {
    Kind value();

    /** What kind of personal data. */
    enum Kind {
        PAN,
        /** The last four digits; more is never stored. */
        AADHAAR,
        /** Ten digits without a country code. */
        MOBILE,
        EMAIL,
        ACCOUNT_NUMBER,
        COUNTERPARTY_VPA,
        /** {@code yyyy-MM-dd}. */
        DATE_OF_BIRTH,
        /** Words that a person wrote, in which any of the other kinds may stand. */
        FREE_TEXT
    }
}
