package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Arrays;

/** When people pay: more on weekends, after pay day and before festivals, more of late than long ago, and by day. */
final class Moments {
    /** Sums of the days' weights, so that a draw is one search. */
    private final double[] weights = new double[Period.DAYS];

    private final Period period;

    Moments(Period period, Festivals festivals) {
        this.period = period;
        double sum = 0;
        for (int day = 0; day < Period.DAYS; day++) {
            LocalDate date = period.day(day);
            double weight = 1 + 2.0 * day / Period.DAYS;
            weight *= date.getDayOfWeek() == DayOfWeek.SATURDAY || date.getDayOfWeek() == DayOfWeek.SUNDAY ? 1.3 : 1;
            weight *= date.getDayOfMonth() <= 8 ? 1.4 : 1;
            weight *= festivals.on(date).isPresent() ? 2.5 : 1;
            sum += weight;
            weights[day] = sum;
        }
    }

    /** A moment in the first so many days. */
    long draw(Dice dice, int days) {
        double point = dice.unit() * weights[days - 1];
        int found = Arrays.binarySearch(weights, 0, days, point);
        int day = Math.min(found < 0 ? -found - 1 : found + 1, days - 1);
        return period.start(day) + timeOfDay(dice);
    }

    /** Midnight after the first so many days. */
    long start(int days) {
        return period.start(days);
    }

    private static long timeOfDay(Dice dice) {
        long hour = dice.percent(4) ? dice.below(24) : 8 + dice.below(8) + dice.below(8);
        return hour * Period.HOUR + dice.between(0, Period.HOUR - 1);
    }
}
