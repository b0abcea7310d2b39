package com.kosha.core.knowledge;

import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.KoshaException;
import com.kosha.core.db.Query;
import com.kosha.core.search.FreeText;
import com.kosha.core.search.Shape;
import com.kosha.sql.knowledge.Ranking;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of the knowledge base.
 *
 * @param codes the documents that it names by their codes, if any
 */
record Question(String words, @Nullable String department, int limit, List<String> codes) {
    private static final int LEAST = 2;
    private static final int LONGEST = 500;
    private static final int LARGEST_LIMIT = 20;
    /** Far more than anybody names, and an end to what the database must look up. */
    private static final int MOST_CODES = 20;

    private static final Pattern CODE = Pattern.compile("[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+");

    /** @throws KoshaException {@code invalid_argument} of {@code query}, {@code department} or {@code limit} */
    static Question of(KnowledgeSearch in) {
        String words = FreeText.check("query", in.query(), LEAST, LONGEST).strip();
        String department = in.department() == null ? null : Shape.DEPARTMENT.check(in.department());
        if (in.limit() < 1 || in.limit() > LARGEST_LIMIT) {
            throw KoshaException.invalidArgument("limit", "must be between 1 and " + LARGEST_LIMIT);
        }
        List<String> codes = CODE.matcher(words.toUpperCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .limit(MOST_CODES)
                .toList();
        return new Question(words, department, in.limit(), codes);
    }

    /** The statement that answers it, but for what the ranking needs besides. */
    Query by(Ranking ranking) {
        Query query = department == null
                ? Query.of(ranking.everywhere())
                : Query.of(ranking.inDepartment()).with("department", department);
        return query.with("query", words)
                .with("codes", codes.toArray(String[]::new))
                .with("limit", limit);
    }
}
