package com.kosha.gateway.consent;

/** What is known of the will of the person behind a call. */
public enum Consent {
    /** The client puts no questions to people: it says by the argument {@code confirm} that it has asked. */
    CANNOT_BE_ASKED,
    NOT_ASKED_YET,
    GIVEN,
    DECLINED,
    /** The question was dismissed. */
    LEFT_OPEN
}
