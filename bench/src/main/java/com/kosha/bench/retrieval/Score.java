package com.kosha.bench.retrieval;

import java.util.List;

/**
 * How good rankings are, on average over questions.
 *
 * @param recall the share of the relevant documents among the first five
 * @param reciprocalRank 1 when the first one is relevant, a half when the second is, down to the tenth
 */
record Score(double recall, double reciprocalRank) {
    private static final int FIRST = 5;
    private static final int CONSIDERED = 10;

    static Score of(List<String> ranking, List<String> relevant) {
        long found = ranking.stream().limit(FIRST).filter(relevant::contains).count();
        double reciprocal = 0;
        for (int place = 1; place <= Math.min(CONSIDERED, ranking.size()) && reciprocal == 0; place++) {
            if (relevant.contains(ranking.get(place - 1))) {
                reciprocal = 1.0 / place;
            }
        }
        return new Score((double) found / Math.min(FIRST, relevant.size()), reciprocal);
    }

    static Score average(List<Score> scores) {
        return new Score(
                scores.stream().mapToDouble(Score::recall).average().orElse(0),
                scores.stream().mapToDouble(Score::reciprocalRank).average().orElse(0));
    }
}
