package com.kosha.gateway.mcp;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.prompts.Prompt;
import com.kosha.gateway.prompts.PromptBook;
import io.modelcontextprotocol.modern.McpSchema;
import io.modelcontextprotocol.modern.McpSchema.GetPromptOutcome;
import io.modelcontextprotocol.modern.McpSchema.GetPromptRequest;
import io.modelcontextprotocol.modern.McpSchema.GetPromptResult;
import io.modelcontextprotocol.modern.McpSchema.PromptMessage;
import io.modelcontextprotocol.modern.McpSchema.TextContent;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.McpSyncResponse;
import io.modelcontextprotocol.modern.server.feature.McpSyncPrompt;
import io.modelcontextprotocol.modern.server.feature.McpSyncPromptRepository;
import io.modelcontextprotocol.modern.server.feature.PromptsPage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The prompts as the SDK asks for them. Their arguments are ids, which are completed to nothing: no id is guessed. */
@ApplicationScoped
public class PromptCatalog implements McpSyncPromptRepository {
    @Inject
    PromptBook book;

    @Override
    public PromptsPage list(McpRequestContext request, @Nullable String cursor) {
        return PromptsPage.of(book.of(Protocol.callOf(request).principal()).stream()
                .map(PromptCatalog::definition)
                .toList());
    }

    @Override
    public @Nullable McpSyncPrompt find(McpRequestContext request, String name) {
        return book.named(name)
                .map(prompt -> McpSyncPrompt.of(
                        definition(prompt), (same, asked) -> told(prompt, asked, Protocol.callOf(same))))
                .orElse(null);
    }

    @Override
    public boolean supportsCompletion() {
        return true;
    }

    private McpSyncResponse<GetPromptOutcome> told(Prompt prompt, GetPromptRequest asked, CallContext call) {
        try {
            Map<String, String> given = asked.arguments() == null ? Map.of() : asked.arguments();
            String text = book.tell(prompt, given, call.principal());
            return McpSyncResponse.result(GetPromptResult.builder(List.of(PromptMessage.builder(
                                    McpSchema.Role.USER,
                                    TextContent.builder(text).build())
                            .build()))
                    .description(prompt.about())
                    .build());
        } catch (KoshaException failure) {
            throw Failures.ofRequest(failure, call);
        }
    }

    static McpSchema.Prompt definition(Prompt prompt) {
        String name = prompt.policy().promptName();
        return McpSchema.Prompt.builder(name)
                .title(Titles.of(name))
                .description(prompt.about())
                .arguments(prompt.arguments().stream()
                        .map(argument -> McpSchema.PromptArgument.builder(argument.name())
                                .description(argument.about())
                                .required(argument.required())
                                .build())
                        .toList())
                .build();
    }
}
