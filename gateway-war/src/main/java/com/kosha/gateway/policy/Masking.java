package com.kosha.gateway.policy;

import static com.kosha.gateway.policy.Scope.AML_READ;
import static com.kosha.gateway.policy.Scope.KYC_PII;

import com.kosha.contract.Sensitive.Kind;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Role-aware masking: a pure function of a view and what its reader may. */
public final class Masking {

    /** How a kind is hidden, and the scope that shows it; a kind without one is never shown. */
    record Rule(Mask mask, Optional<Scope> liftedBy) {
        Rule(Mask mask, Scope liftedBy) {
            this(mask, Optional.of(liftedBy));
        }

        Rule(Mask mask) {
            this(mask, Optional.empty());
        }
    }

    /** The table. Free text has no row: what stands in it is masked by the rows of what is found there. */
    static final Map<Kind, Rule> RULES = Map.of(
            Kind.PAN, new Rule(Mask.PAN, KYC_PII),
            Kind.AADHAAR, new Rule(Mask.AADHAAR),
            Kind.MOBILE, new Rule(Mask.MOBILE, KYC_PII),
            Kind.EMAIL, new Rule(Mask.EMAIL, KYC_PII),
            Kind.ACCOUNT_NUMBER, new Rule(Mask.ACCOUNT_NUMBER),
            Kind.COUNTERPARTY_VPA, new Rule(Mask.COUNTERPARTY_VPA, AML_READ),
            Kind.DATE_OF_BIRTH, new Rule(Mask.DATE_OF_BIRTH, KYC_PII));

    private Masking() {}

    /** The view as that reader may see it, nested records and lists included. */
    public static <V extends Record> V mask(V view, Principal reader) {
        return mask(view, reader::may);
    }

    /** Words that came from a client and go back to one, or to a person: what looks like personal data is hidden. */
    public static String words(String text) {
        return FreeText.mask(text, scope -> false);
    }

    /** The same, of so many characters at most: masked before it is cut, since half a number is not known for one. */
    public static String words(String text, int longest) {
        String words = words(text);
        return words.codePointCount(0, words.length()) > longest
                ? words.substring(0, words.offsetByCodePoints(0, longest)) + "..."
                : words;
    }

    /** The view as somebody may see it who has those scopes. */
    static <V extends Record> V mask(V view, Predicate<Scope> may) {
        return MaskPlan.of(view).apply(view, (kind, value) -> mask(kind, value, may));
    }

    static String mask(Kind kind, String value, Predicate<Scope> may) {
        if (kind == Kind.FREE_TEXT) {
            return FreeText.mask(value, may);
        }
        Rule rule = RULES.get(kind);
        if (rule == null) { // a kind without a row is hidden, never shown
            return "******";
        }
        return rule.liftedBy().filter(may).isPresent() ? value : rule.mask().apply(value);
    }
}
