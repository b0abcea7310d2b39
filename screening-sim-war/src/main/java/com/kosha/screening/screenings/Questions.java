package com.kosha.screening.screenings;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.screening.normalize.Words;

/** What the vendor takes. */
final class Questions {
    private static final int SHORTEST_NAME = 2;
    private static final int LONGEST_NAME = 200;
    private static final int MOST_DATES = 5;
    private static final int MOST_COUNTRIES = 10;

    private Questions() {}

    /**
     * Nothing, for a question that can be answered.
     *
     * @throws KoshaException {@code invalid_argument} for any other
     */
    static void check(ScreeningQuestion question) {
        int length = question.name().codePointCount(0, question.name().length());
        if (length < SHORTEST_NAME || length > LONGEST_NAME) {
            throw KoshaException.invalidArgument("name", "must have 2 to 200 characters");
        }
        if (question.name().codePoints().noneMatch(Character::isLetter)) {
            throw KoshaException.invalidArgument("name", "must hold a letter");
        }
        if (!Words.areFew(question.name())) {
            throw KoshaException.invalidArgument("name", "must have 12 words at most, titles apart");
        }
        if (question.dates().size() > MOST_DATES) {
            throw KoshaException.invalidArgument("dates", "must be 5 at most");
        }
        if (question.countries().size() > MOST_COUNTRIES) {
            throw KoshaException.invalidArgument("countries", "must be 10 at most");
        }
        if (!question.countries().stream().allMatch(Questions::isCountry)) {
            throw KoshaException.invalidArgument("countries", "must be codes of two capital letters");
        }
    }

    private static boolean isCountry(String code) {
        return code.length() == 2 && code.chars().allMatch(letter -> letter >= 'A' && letter <= 'Z');
    }
}
