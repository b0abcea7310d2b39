package com.kosha.stack.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.json.Json;
import com.kosha.resilience.BadStatus.Said;
import com.kosha.stack.http.Dialect;
import java.io.IOException;

/**
 * Tells the two kinds of 429 apart: {@code rate_limit_exceeded} passes, {@code insufficient_quota} does not. Nothing else
 * of what the provider says is kept.
 */
public final class OpenAiDialect implements Dialect {
    private static final Refusal QUOTA = new Refusal(Said.QUOTA_EXHAUSTED, null);
    private static final String INSUFFICIENT = "insufficient_quota";

    @Override
    public Refusal read(int status, byte[] body) {
        return status == 429 && isQuota(body) ? QUOTA : Refusal.WORDLESS;
    }

    private static boolean isQuota(byte[] body) {
        try {
            JsonNode error = Json.mapper().readTree(body).path("error");
            return INSUFFICIENT.equals(error.path("code").asText())
                    || INSUFFICIENT.equals(error.path("type").asText());
        } catch (IOException foreign) {
            return false;
        }
    }
}
