package com.kosha.bench.retrieval;

import com.kosha.sql.knowledge.Ranking;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The page that tells how well the knowledge base finds. */
final class RetrievalPage {
    static final String ALL = "all";

    private static final String INTRODUCTION = """
            # How well the knowledge base finds

            %d questions, each with the documents that answer it in the eyes of a person and the ceiling of whoever asks
            (`knowledge/judgments.json`). The statements are those that core-api runs, under its login and row-level
            security; the vectors are those of the development stack's model (all-MiniLM-L6-v2, quantized). Recall is the
            share of the relevant documents among the first five; MRR the mean reciprocal rank of the first relevant one
            among ten. Written by `com.kosha.bench.retrieval.Retrieval`; [README.md](README.md) says how to run it.

            | questions | | words alone | meaning alone | both |
            |---|---|---|---|---|
            """;

    private static final String LOW = """

            ## Under a low ceiling

            Beside the documents stood %,d random ones, of which one in a hundred could be read. An exact look at those
            alone finds %d documents for twenty questions; the ranking found %d of them, in %d ms at most.
            """;

    private RetrievalPage() {}

    static String of(Map<Ranking, Map<String, List<Score>>> scores, int questions, LowCeiling.Result low) {
        StringBuilder page = new StringBuilder(INTRODUCTION.formatted(questions));
        for (String kind : List.of(ALL, "paraphrased", "natural", "exact")) {
            Score words = score(scores, Ranking.WORDS, kind);
            Score meaning = score(scores, Ranking.MEANING, kind);
            Score both = score(scores, Ranking.HYBRID, kind);
            page.append(row(kind, "recall@5", words.recall(), meaning.recall(), both.recall()));
            page.append(row("", "MRR@10", words.reciprocalRank(), meaning.reciprocalRank(), both.reciprocalRank()));
        }
        return page
                + LOW.formatted(
                        low.documents(),
                        low.expected(),
                        low.expected() - low.missing(),
                        low.slowest().toMillis());
    }

    static Score score(Map<Ranking, Map<String, List<Score>>> scores, Ranking ranking, String kind) {
        return Score.average(Objects.requireNonNull(scores.get(ranking)).getOrDefault(kind, List.of()));
    }

    private static String row(String kind, String what, double words, double meaning, double both) {
        return String.format(Locale.ROOT, "| %s | %s | %.3f | %.3f | %.3f |%n", kind, what, words, meaning, both);
    }
}
