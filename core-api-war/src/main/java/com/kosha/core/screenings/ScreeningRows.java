package com.kosha.core.screenings;

import com.kosha.contract.EntityType;
import com.kosha.contract.QueueState;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningMatch;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningStatus;
import com.kosha.contract.ScreeningView;
import com.kosha.core.db.Moments;
import com.kosha.core.search.AsOf;
import com.kosha.json.Text;
import com.kosha.resilience.Time;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rows of screenings as what they stand for. */
final class ScreeningRows {
    /** What a view is read from; {@code wait_s} of a deferred one is never below a second. */
    static final String COLUMNS = """
            s.screening_id, s.status, s.result, s.requested_at, s.finished_at,
            greatest(1, ceil(extract(epoch FROM s.due_at - now())))::bigint AS wait_s
            """;

    private ScreeningRows() {}

    static ScreeningView view(ResultSet row, @Nullable QueueState review, Time time) throws SQLException {
        ScreeningStatus status = ScreeningStatus.valueOf(row.getString("status"));
        return new ScreeningView(
                row.getString("screening_id"),
                status,
                matches(row.getString("result")),
                review,
                Moments.of(row, "requested_at"),
                Moments.orNull(row, "finished_at"),
                status == ScreeningStatus.DEFERRED ? row.getLong("wait_s") : null,
                AsOf.now(time));
    }

    static ScreeningQuestion question(ResultSet row) throws SQLException {
        LocalDate date = row.getObject("born_or_founded", LocalDate.class);
        String country = row.getString("country");
        return new ScreeningQuestion(
                row.getString("name"),
                EntityType.valueOf(row.getString("entity_type")),
                date == null ? List.of() : List.of(date),
                country == null ? List.of() : List.of(country));
    }

    private static List<ScreeningMatch> matches(@Nullable String result) {
        return result == null
                ? List.of()
                : Text.read(result, ScreeningAnswer.class).matches();
    }
}
