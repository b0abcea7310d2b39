package com.kosha.contract;

/** What a customer was identified by. */
public enum DocumentType {
    PAN_CARD,
    AADHAAR_MASKED,
    PASSPORT,
    VOTER_ID,
    DRIVING_LICENCE,
    UTILITY_BILL,
    PHOTOGRAPH
}
