package com.kosha.gateway.consent;

import com.kosha.contract.KoshaException;
import java.util.Map;

/** The rule for whatever changes something: not without the consent of the person behind the call. */
public final class Assent {
    private static final String CONFIRM = "confirm";

    private Assent() {}

    /**
     * Whether the person has to be asked first.
     *
     * @throws KoshaException when it was asked and did not agree, or cannot be asked and has not confirmed
     */
    public static boolean mustBeSought(Order order, Consent consent) {
        return switch (consent) {
            case NOT_ASKED_YET -> true;
            case GIVEN -> false;
            case DECLINED -> throw refused("Your user declined, and nothing was done.", "Ask what to do instead.");
            case LEFT_OPEN ->
                throw refused(
                        "Your user dismissed the question, and nothing was done.",
                        "Call again only when your user wants it done.");
            case CANNOT_BE_ASKED -> {
                if (!Boolean.TRUE.equals(order.confirm())) {
                    throw KoshaException.invalidArgument(
                            CONFIRM,
                            "must be true: your client cannot be told to ask, so tell your user what will be done,"
                                    + " and call again with confirm true once your user has agreed");
                }
                yield false;
            }
        };
    }

    private static KoshaException refused(String message, String whatHelps) {
        return KoshaException.forbidden(message, Map.of("rule", "consent", "what_helps", whatHelps));
    }
}
