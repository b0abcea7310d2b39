package com.kosha.gateway.mcp;

import com.kosha.gateway.consent.Consent;
import com.kosha.gateway.consent.Question;
import com.kosha.json.Json;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.modern.McpSchema.CallToolRequest;
import io.modelcontextprotocol.modern.McpSchema.ElicitFormRequest;
import io.modelcontextprotocol.modern.McpSchema.ElicitResult;
import io.modelcontextprotocol.modern.McpSchema.InputRequiredResult;
import io.modelcontextprotocol.modern.server.InputResponses;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Asking the person behind a call, in the protocol's words: a result that wants input, and the call that brings it. */
final class Asking {
    /** What is sealed into the state: that the question was put. Everything else about it is bound to the state itself. */
    private static final String ASKED = "asked";

    private static final String QUESTION = "consent";
    private static final String AGREE = "agree";
    private static final Map<String, Object> FORM = Map.of(
            "type",
            "object",
            "properties",
            Map.of(
                    AGREE,
                    Map.of("type", "boolean", "title", "Do it", "description", "Yes: it is done. No: nothing is.")),
            "required",
            List.of(AGREE));
    private static final McpJsonMapper MAPPER = new JacksonMcpJsonMapper(Json.mapper());

    private Asking() {}

    static InputRequiredResult result(Question question) {
        return InputRequiredResult.builder()
                .elicit(
                        QUESTION,
                        ElicitFormRequest.builder(question.inWords(), FORM).build())
                .requestState(ASKED)
                .build();
    }

    /** What the call says of its person. An answer without a state that was sealed for this very call is none. */
    static Consent consent(McpRequestContext request, CallToolRequest asked) {
        if (!request.clientCapabilities().supportsElicitationForm()) {
            return Consent.CANNOT_BE_ASKED;
        }
        if (!ASKED.equals(asked.requestState())) {
            return Consent.NOT_ASKED_YET;
        }
        ElicitResult answer = answer(asked.inputResponses());
        if (answer == null) {
            return Consent.LEFT_OPEN;
        }
        return switch (answer.action()) {
            case ACCEPT -> agreed(answer.content());
            case DECLINE -> Consent.DECLINED;
            case CANCEL -> Consent.LEFT_OPEN;
        };
    }

    /** A form that was sent off agrees only if it says so. */
    private static Consent agreed(@Nullable Map<String, Object> form) {
        Object said = form == null ? null : form.get(AGREE);
        if (said instanceof Boolean yes) {
            return yes ? Consent.GIVEN : Consent.DECLINED;
        }
        return Consent.LEFT_OPEN;
    }

    private static @Nullable ElicitResult answer(@Nullable Map<String, Object> responses) {
        try {
            return InputResponses.get(responses, QUESTION, ElicitResult.class, MAPPER);
        } catch (RuntimeException malformed) {
            return null;
        }
    }
}
