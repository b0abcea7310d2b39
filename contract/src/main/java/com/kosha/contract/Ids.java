package com.kosha.contract;

/** The shapes of the bank's ids, as regular expressions of JSON Schema. */
public final class Ids {
    public static final String CUSTOMER = "^CUS-[0-9]{8}$";
    public static final String CIF = "^[0-9]{10}$";
    public static final String ACCOUNT = "^ACC-[0-9]{9}$";
    public static final String TRANSACTION = "^TXN-[0-9]{12}$";
    public static final String ALERT = "^ALT-[0-9]{8}$";
    public static final String DISPUTE = "^DSP-[0-9]{8}$";
    public static final String REVIEW = "^REV-[0-9]{8}$";
    public static final String REFUND = "^RFD-[0-9]{8}$";

    public static final String SCREENING = "^SCR-[0-9]{8}$";
    /** The database holds codes and departments to the same shapes. */
    public static final String DOCUMENT = "^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$";

    public static final String DEPARTMENT = "^[a-z][a-z0-9-]{1,39}$";
    /** A number: the place in the order of coming. */
    public static final String QUEUE_ITEM = "^[1-9][0-9]{0,17}$";

    /** A UUID in the one form that everybody writes. */
    public static final String UUID = "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$";

    private Ids() {}
}
