package com.kosha.contract;

/** Why a customer disputes a payment. */
public enum ReasonCode {
    /** The customer did not authorise it. */
    UNAUTHORISED,
    /** The same payment was taken twice. */
    DUPLICATE,
    /** What was paid for did not come. */
    NOT_RECEIVED,
    /** Another amount was taken than was agreed. */
    WRONG_AMOUNT,
    /** The machine took the money and gave none. */
    ATM_CASH_NOT_DISPENSED,
    /** The customer was deceived into paying. */
    FRAUD,
    /** The narrative says why. */
    OTHER
}
