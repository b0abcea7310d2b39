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
    private static final String BLANK = "[\\h\\p{Pd}\\p{Cf}]";
    /** What people put between the groups of a number. No slash: in narrations that ends a field. */
    private static final String BETWEEN = "[\\h\\p{Pd}\\p{Cf}.()]";
    /** What stands in brackets as a part of a number. */
    private static final String CODE = "(?:0|[+\\p{Nd}\\h\\p{Pd}]{2,12})";
    /** A full stop with a blank ends a sentence, and a bracket that is alone ends the number of a paragraph. */
    private static final String GAP =
            "(?:" + BLANK + "|(?<=\\p{Nd})\\.(?=\\p{Nd})|\\((?=" + CODE + "\\))|(?<=\\(" + CODE + ")\\)){0,3}+";

    private static final String LOCAL = "[\\p{L}\\p{M}\\p{N}._%+\\-]";
    private static final String LABEL = "[\\p{L}\\p{M}\\p{N}\\-]+";
    /**
     * Begins behind the one before, or where none could have begun before: a long text is gone over once. Addresses that
     * run into each other so that none knows where the next begins are found as one.
     */
    private static final Pattern ADDRESS =
            Pattern.compile("(?:\\G|(?<!" + LOCAL + "))" + LOCAL + "++(?:@" + LABEL + "(?:\\." + LABEL + ")*+)++");

    private static final String APART = BETWEEN + "{0,3}+";
    /**
     * In groups its fourth letter is a holder's, and it must not read like words: "March 2026 I" is none, and neither is
     * "TOTAL 2026 A/C".
     */
    private static final Pattern PAN = Pattern.compile("(?<!\\p{Alnum})(?:[A-Za-z]{5}[0-9]{4}[A-Za-z]"
            + "|(?!(?i:march)" + APART + "(?:19|20)[0-9]{2})(?:"
            + "[A-Z]{3}[ABCFGHJLPT][A-Z]" + APART + "[0-9]{4}" + APART + "(?!A/C)[A-Z]"
            + "|[A-Za-z]{3}[ABCFGHJLPTabcfghjlpt][A-Za-z]" + APART + "[0-9]{4}" + APART + "[B-HJ-Zb-hj-z]))"
            + "(?!\\p{Alnum})");

    private static final String DATE = "(?<![0-9]|[0-9][.\\-])"
            + "(?:(?:19|20)[0-9]{2}[.\\-][01]?[0-9][.\\-][0-3]?[0-9]|[0-3]?[0-9][.\\-][01]?[0-9][.\\-](?:19|20)[0-9]{2})"
            + "(?![0-9]|[.\\-][0-9])";
    private static final String TIME = "(?<![0-9])[0-2][0-9]:[0-5][0-9](?::[0-5][0-9](?:\\.[0-9]{1,9})?)?(?![0-9])";
    private static final String OCTET = "(?:25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})";
    private static final String HOST = "(?<![0-9]|[0-9]\\.)(?:" + OCTET + "\\.){3}" + OCTET + "(?![0-9]|\\.[0-9])";
    private static final String AMOUNT = "(?<![0-9]|[0-9][.\\-])[0-9]{1,9}\\.[0-9]{2}(?![0-9]|[.\\-][0-9])";
    /** Ids of ours; one of digits alone might be anything. */
    private static final String ID = "(?<!\\p{Alnum})(?:(?:ALT|CUS|DSP|REV|RFD|SCR)-[0-9]{8}|ACC-[0-9]{9}|TXN-[0-9]{12}"
            + "|\\p{XDigit}{8}-\\p{XDigit}{4}-[1-8]\\p{XDigit}{3}-[89ABab]\\p{XDigit}{3}-\\p{XDigit}{12}"
            + "|(?=[0-9]{0,31}[A-Fa-f])\\p{XDigit}{32})(?!\\p{Alnum})";

    private static final String STOP = DATE + "|" + TIME + "|" + HOST + "|" + AMOUNT + "|" + ID;
    private static final Pattern NO_SECRET = Pattern.compile(STOP);
    private static final Pattern DIGITS =
            Pattern.compile(STOP + "|\\+?\\p{Nd}(?:" + GAP + "(?!" + STOP + ")\\p{Nd}){8,}+");
    private static final Pattern SEPARATORS = Pattern.compile("\\+|" + BETWEEN);
    /** Run together with the rest, 91 and 0 may be the beginning of an account's number. */
    private static final Pattern PREFIX = Pattern.compile("^(?:\\+91|(?:91|0)(?![0-9]))");

    private static final Pattern MOBILE = Pattern.compile("[6-9][0-9]{9}");
    private static final int MOBILE_DIGITS = 10;
    private static final int AADHAAR_DIGITS = 12;
    private static final int SHORTEST_CARD = 13;
    private static final int LONGEST_CARD = 19;
    private static final int SHORTEST_ACCOUNT = 11;

    private FreeText() {}

    static String mask(String text, Predicate<Scope> may) {
        String seen = each(text, ADDRESS, found -> address(found, may));
        seen = each(
                seen,
                PAN,
                found -> hidden(Kind.PAN, found, SEPARATORS.matcher(found).replaceAll(""), may));
        return each(seen, DIGITS, found -> number(found, may));
    }

    private static String address(String found, Predicate<Scope> may) {
        int at = found.indexOf('@');
        Kind kind = found.indexOf('.', at) < 0 ? Kind.COUNTERPARTY_VPA : Kind.EMAIL;
        return Masking.mask(kind, found, at == found.lastIndexOf('@') ? may : scope -> false);
    }

    private static String number(String found, Predicate<Scope> may) {
        String plain = ascii(found);
        if (NO_SECRET.matcher(plain).matches()) {
            return found;
        }
        String digits = SEPARATORS.matcher(plain).replaceAll("");
        int length = digits.length();
        if (length == AADHAAR_DIGITS && CheckDigits.verhoeff(digits)) {
            return Masking.mask(Kind.AADHAAR, digits.substring(length - 4), may);
        }
        if (length >= SHORTEST_CARD && length <= LONGEST_CARD && CheckDigits.luhn(digits)) {
            return "*".repeat(length - 4) + digits.substring(length - 4);
        }
        String mobile = length == MOBILE_DIGITS
                ? digits
                : SEPARATORS.matcher(PREFIX.matcher(plain).replaceFirst("")).replaceAll("");
        if (MOBILE.matcher(mobile).matches()) {
            return hidden(Kind.MOBILE, found, mobile, may);
        }
        return length < SHORTEST_ACCOUNT ? found : Masking.mask(Kind.ACCOUNT_NUMBER, digits, may);
    }

    /** What was found as that kind's value, or as it was written for whoever may see it. */
    private static String hidden(Kind kind, String found, String value, Predicate<Scope> may) {
        String shown = Masking.mask(kind, value, may);
        return shown.equals(value) ? found : shown;
    }

    /** With digits of any script as the ones that the rules know. */
    private static String ascii(String digits) {
        StringBuilder out = new StringBuilder(digits.length());
        digits.codePoints()
                .forEach(one -> out.appendCodePoint(Character.isDigit(one) ? '0' + Character.digit(one, 10) : one));
        return out.toString();
    }

    private static String each(String text, Pattern pattern, UnaryOperator<String> mask) {
        return pattern.matcher(text).replaceAll(found -> Matcher.quoteReplacement(mask.apply(found.group())));
    }
}
