package com.kosha.gateway.audit;

import com.kosha.gateway.audit.AuditRecord.Outcome;
import com.kosha.stack.MovedTime;
import java.util.List;
import java.util.Map;

/** Records of one and the same question, told apart by their traces. */
final class RecordFixture {
    private RecordFixture() {}

    /** @param number from 0; the trace is the next one in hexadecimal digits, since none is all zeroes */
    static AuditRecord numbered(int number) {
        return new AuditRecord(
                MovedTime.START,
                "%032x".formatted(number + 1),
                "ravi",
                "kosha-cli",
                List.of("support_agent"),
                "tools/call",
                "get_kyc_status",
                "digest",
                null,
                Outcome.SUCCEEDED,
                null,
                null,
                number,
                null,
                Map.of("core-api", 1),
                null);
    }
}
