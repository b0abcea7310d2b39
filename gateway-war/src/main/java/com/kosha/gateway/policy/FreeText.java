package com.kosha.gateway.policy;

import com.kosha.contract.Sensitive.Kind;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds personal data in words that people wrote, and masks it by the same table as a field of its own. What looks
 * like more than one thing is taken for the one that is shown to fewer readers.
 */
final class FreeText {
    private static final Pattern ADDRESS =
            Pattern.compile("[\\p{Alnum}._%+\\-]+@[\\p{Alnum}\\-]+(\\.[\\p{Alnum}\\-]+)*");
    private static final Pattern PAN = Pattern.compile("(?<!\\p{Alnum})[A-Za-z]{5}[0-9]{4}[A-Za-z](?!\\p{Alnum})");
    private static final Pattern DIGITS = Pattern.compile("\\p{Nd}(?:[ \\-]?\\p{Nd}){8,}");
    private static final Pattern SEPARATORS = Pattern.compile("[ \\-]");
    private static final Pattern MOBILE = Pattern.compile("(?:91|0)?([6-9][0-9]{9})");
    private static final int AADHAAR_DIGITS = 12;
    private static final int SHORTEST_CARD = 13;
    private static final int LONGEST_CARD = 19;
    private static final int SHORTEST_ACCOUNT = 11;

    private FreeText() {}

    static String mask(String text, Predicate<Scope> may) {
        String seen = each(
                text,
                ADDRESS,
                found -> Masking.mask(
                        found.indexOf('.', found.indexOf('@')) < 0 ? Kind.COUNTERPARTY_VPA : Kind.EMAIL, found, may));
        seen = each(seen, PAN, found -> Masking.mask(Kind.PAN, found, may));
        return each(seen, DIGITS, found -> number(found, may));
    }

    private static String number(String found, Predicate<Scope> may) {
        String digits = ascii(SEPARATORS.matcher(found).replaceAll(""));
        int length = digits.length();
        if (length == AADHAAR_DIGITS && CheckDigits.verhoeff(digits)) {
            return Masking.mask(Kind.AADHAAR, digits.substring(length - 4), may);
        }
        if (length >= SHORTEST_CARD && length <= LONGEST_CARD && CheckDigits.luhn(digits)) {
            return "*".repeat(length - 4) + digits.substring(length - 4);
        }
        if (MOBILE.matcher(digits).matches()) {
            String mobile = digits.substring(length - 10);
            String shown = Masking.mask(Kind.MOBILE, mobile, may);
            return shown.equals(mobile) ? found : shown;
        }
        return length < SHORTEST_ACCOUNT ? found : Masking.mask(Kind.ACCOUNT_NUMBER, digits, may);
    }

    /** Digits of any script, as the ones that the rules know. */
    private static String ascii(String digits) {
        StringBuilder out = new StringBuilder(digits.length());
        digits.codePoints().forEach(digit -> out.append(Character.digit(digit, 10)));
        return out.toString();
    }

    private static String each(String text, Pattern pattern, UnaryOperator<String> mask) {
        return pattern.matcher(text).replaceAll(found -> Matcher.quoteReplacement(mask.apply(found.group())));
    }
}
