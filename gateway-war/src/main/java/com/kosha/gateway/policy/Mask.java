package com.kosha.gateway.policy;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a masked value looks like. A value whose shape is not its kind's is hidden whole, so that an odd record cannot
 * leak; masking what is masked already changes nothing.
 */
enum Mask {
    /** ABCPE1234X is ******234X. */
    PAN("[A-Za-z]{5}[0-9]([0-9]{3}[A-Za-z])", "******$1", "\\*{6}[0-9]{3}[A-Za-z]", "**********"),
    /** The stored 1234 is XXXX XXXX 1234. */
    AADHAAR("([0-9]{4})", "XXXX XXXX $1", "XXXX XXXX [0-9]{4}", "XXXX XXXX XXXX"),
    /** 9876547890 is ******7890. */
    MOBILE("[0-9]{6}([0-9]{4})", "******$1", "\\*{6}[0-9]{4}", "**********"),
    /** rohan@example.com is r****@example.com. */
    EMAIL("([^@\\s*])[^@\\s]+(@[^@\\s]+)", "$1****$2", "[^@\\s*]\\*{4}@[^@\\s]+", "****"),
    /** 50100012344321 is XXXXXX4321. */
    ACCOUNT_NUMBER("[0-9]{5,14}([0-9]{4})", "XXXXXX$1", "X{6}[0-9]{4}", "XXXXXXXXXX"),
    /** ramesh@okaxis is ra***@okaxis. */
    COUNTERPARTY_VPA("([^@\\s*]{2})[^@\\s]+(@[^@\\s]+)", "$1***$2", "[^@\\s*]{2}\\*{3}@[^@\\s]+", "***"),
    /** 1984-03-02 is 1984. */
    DATE_OF_BIRTH("([0-9]{4})-[0-9]{2}-[0-9]{2}", "$1", "[0-9]{4}", "****");

    private final Pattern clear;
    private final String kept;
    private final Pattern masked;
    private final String whole;

    Mask(String clear, String kept, String masked, String whole) {
        this.clear = Pattern.compile(clear);
        this.kept = kept;
        this.masked = Pattern.compile(masked);
        this.whole = whole;
    }

    String apply(String value) {
        Matcher shape = clear.matcher(value);
        if (shape.matches()) {
            return shape.replaceFirst(kept);
        }
        return masked.matcher(value).matches() ? value : whole;
    }
}
