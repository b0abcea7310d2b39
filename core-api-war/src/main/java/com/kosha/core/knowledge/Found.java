package com.kosha.core.knowledge;

import com.kosha.contract.Classification;
import com.kosha.contract.Passage;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;

/**
 * A row of the ranking.
 *
 * @param compared whether any meaning could be compared
 */
record Found(Passage passage, boolean compared) {

    static Found of(ResultSet row) throws SQLException {
        return new Found(
                new Passage(
                        row.getString("department"),
                        row.getString("doc_code"),
                        row.getString("title"),
                        Classification.valueOf(row.getString("classification")),
                        row.getInt("version"),
                        row.getObject("effective_on", LocalDate.class),
                        row.getString("heading"),
                        row.getString("snippet"),
                        row.getDouble("score")),
                row.getBoolean("compared"));
    }
}
