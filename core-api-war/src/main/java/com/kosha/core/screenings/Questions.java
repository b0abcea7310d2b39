package com.kosha.core.screenings;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.core.search.FreeText;

/** What can be kept, and asked again later. */
final class Questions {
    private Questions() {}

    /**
     * Nothing, for a question that can be.
     *
     * @throws KoshaException {@code invalid_argument} for any other
     */
    static void check(ScreeningQuestion question) {
        FreeText.check("name", question.name(), 2, 200);
        if (question.dates().size() > 1 || question.countries().size() > 1) {
            throw KoshaException.invalidArgument("question", "has one date and one country at most");
        }
        if (!question.countries().stream().allMatch(code -> code.matches("[A-Z]{2}"))) {
            throw KoshaException.invalidArgument("country", "must be a code of two capital letters");
        }
    }
}
