package com.kosha.bench.retrieval;

import com.kosha.json.Json;
import com.kosha.sql.knowledge.Ranking;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Measures the three rankings on the judged questions, beside each other, on a running stack, and writes
 * {@code docs/bench/retrieval.md}. Ends with 1 when the hybrid ranking does not beat both
 * others, or a low ceiling hides what it should not.
 */
public final class Retrieval {
    private static final int RANDOM_DOCUMENTS = 10_000;

    private Retrieval() {}

    /**
     * Reads the judgments, asks, writes.
     *
     * @param arguments the file of judgments and the page to write
     */
    public static void main(String[] arguments) throws IOException, SQLException, InterruptedException {
        List<Judgment> judgments =
                List.of(Json.mapper().readValue(Path.of(arguments[0]).toFile(), Judgment[].class));
        Map<Ranking, Map<String, List<Score>>> scores = new EnumMap<>(Ranking.class);
        List<String> missed = new ArrayList<>();
        try (KnowledgeBase base = KnowledgeBase.of(System.getenv())) {
            for (Ranking ranking : Ranking.values()) {
                for (Judgment judgment : judgments) {
                    List<String> found = base.find(ranking, judgment);
                    Score score = Score.of(found, judgment.relevant());
                    add(scores, ranking, judgment.kind(), score);
                    add(scores, ranking, RetrievalPage.ALL, score);
                    if (ranking == Ranking.HYBRID && score.recall() < 1) {
                        missed.add(judgment.id() + " " + judgment.relevant() + " " + found);
                    }
                }
            }
        }
        LowCeiling.Result low = lowCeiling(System.getenv());
        Files.writeString(Path.of(arguments[1]), RetrievalPage.of(scores, judgments.size(), low));
        scores.forEach((ranking, kinds) -> kinds.forEach((kind, all) -> {
            Score score = Score.average(all);
            System.out.printf(
                    Locale.ROOT, "%-8s %-12s %.3f %.3f%n", ranking, kind, score.recall(), score.reciprocalRank());
        }));
        missed.forEach(System.out::println);
        System.out.println(low);
        System.exit(beatsBoth(scores) && low.missing() == 0 ? 0 : 1);
    }

    private static LowCeiling.Result lowCeiling(Map<String, String> environment) throws SQLException {
        try (Connection owner = KnowledgeBase.login(environment, "kosha_owner", "KOSHA_DB_OWNER_PASSWORD");
                Connection application = KnowledgeBase.login(environment, "kosha_app", "KOSHA_DB_PASSWORD")) {
            return new LowCeiling(owner, application).measure(RANDOM_DOCUMENTS);
        }
    }

    private static void add(Map<Ranking, Map<String, List<Score>>> scores, Ranking ranking, String kind, Score score) {
        scores.computeIfAbsent(ranking, any -> new TreeMap<>())
                .computeIfAbsent(kind, any -> new ArrayList<>())
                .add(score);
    }

    private static boolean beatsBoth(Map<Ranking, Map<String, List<Score>>> scores) {
        Score hybrid = RetrievalPage.score(scores, Ranking.HYBRID, RetrievalPage.ALL);
        Score words = RetrievalPage.score(scores, Ranking.WORDS, RetrievalPage.ALL);
        Score meaning = RetrievalPage.score(scores, Ranking.MEANING, RetrievalPage.ALL);
        return hybrid.recall() > Math.max(words.recall(), meaning.recall())
                && hybrid.reciprocalRank() > Math.max(words.reciprocalRank(), meaning.reciprocalRank());
    }
}
