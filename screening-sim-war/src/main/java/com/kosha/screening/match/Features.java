package com.kosha.screening.match;

import com.kosha.contract.Agreement;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.screening.lists.Entry;
import java.time.LocalDate;
import java.util.List;

/** What is known besides the name: the best that any of the dates and countries come to. */
record Features(Agreement date, Agreement country) {

    static Features of(ScreeningQuestion question, Entry entry) {
        return new Features(dates(question.dates(), entry.dates()), countries(question.countries(), entry.countries()));
    }

    /** How far they move a score: who was born on another day is hardly the same. */
    double shift() {
        double byDate = switch (date) {
            case SAME -> 0.04;
            case NEAR -> 0.01;
            case DIFFERENT -> -0.08;
            case UNKNOWN -> 0;
        };
        double byCountry = switch (country) {
            case SAME -> 0.02;
            case DIFFERENT -> -0.03;
            case NEAR, UNKNOWN -> 0;
        };
        return byDate + byCountry;
    }

    private static Agreement dates(List<LocalDate> asked, List<LocalDate> listed) {
        if (asked.isEmpty() || listed.isEmpty()) {
            return Agreement.UNKNOWN;
        }
        if (asked.stream().anyMatch(listed::contains)) {
            return Agreement.SAME;
        }
        return asked.stream().anyMatch(day -> listed.stream().anyMatch(other -> near(day, other)))
                ? Agreement.NEAR
                : Agreement.DIFFERENT;
    }

    /** Day and month the other way round stand in the same year too. */
    private static boolean near(LocalDate one, LocalDate other) {
        return one.getYear() == other.getYear();
    }

    private static Agreement countries(List<String> asked, List<String> listed) {
        if (asked.isEmpty() || listed.isEmpty()) {
            return Agreement.UNKNOWN;
        }
        return asked.stream().anyMatch(listed::contains) ? Agreement.SAME : Agreement.DIFFERENT;
    }
}
