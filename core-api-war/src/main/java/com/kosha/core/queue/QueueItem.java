package com.kosha.core.queue;

import com.kosha.contract.QueueKind;
import com.kosha.json.Text;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;

/**
 * An item that has just been decided on.
 *
 * @param facts as they came in
 * @param decidedBy the operator's subject
 */
public record QueueItem(
        long itemId,
        QueueKind kind,
        String reference,
        Map<String, String> facts,
        String requestedBy,
        String traceId,
        String decidedBy) {

    /** As they are kept. */
    record Facts(Map<String, String> facts) {
        static Map<String, String> of(ResultSet row) throws SQLException {
            return Text.read(row.getString("payload"), Facts.class).facts();
        }
    }

    static QueueItem of(ResultSet row) throws SQLException {
        return new QueueItem(
                row.getLong("item_id"),
                QueueKind.valueOf(row.getString("kind")),
                row.getString("reference"),
                Facts.of(row),
                row.getString("requested_by"),
                row.getString("trace_id"),
                row.getString("decided_by"));
    }
}
