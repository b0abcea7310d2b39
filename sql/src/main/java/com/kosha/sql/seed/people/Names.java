package com.kosha.sql.seed.people;

import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Sheet;
import java.util.List;
import java.util.stream.Stream;

/** Names of India's communities, given and family name of the same one. */
public final class Names {
    /** A person's. */
    public record Name(String given, String family) {
        @Override
        public String toString() {
            return given + " " + family;
        }
    }

    private record Community(int share, List<String> given, List<String> family) {}

    private final List<Community> communities =
            Sheet.rows("names.tsv").stream().map(Names::community).toList();

    public Name draw(Dice dice) {
        int left = dice.below(100);
        for (Community community : communities) {
            left -= community.share();
            if (left < 0) {
                return new Name(dice.pick(community.given()), dice.pick(community.family()));
            }
        }
        throw new IllegalStateException("The shares of names.tsv do not come to 100");
    }

    private static Community community(List<String> row) {
        List<String> given =
                Stream.of(row.get(2), row.get(3)).flatMap(Names::words).toList();
        return new Community(
                Integer.parseInt(row.get(1)), given, words(row.get(4)).toList());
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split(" ", -1));
    }
}
