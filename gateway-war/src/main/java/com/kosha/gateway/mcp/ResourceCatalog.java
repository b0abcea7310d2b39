package com.kosha.gateway.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.ResourcePolicy;
import com.kosha.gateway.tools.Completes;
import com.kosha.gateway.tools.Lists;
import com.kosha.gateway.tools.RegisteredTool;
import com.kosha.gateway.tools.ToolBox;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import io.modelcontextprotocol.modern.McpSchema.CompleteRequest;
import io.modelcontextprotocol.modern.McpSchema.CompleteResult;
import io.modelcontextprotocol.modern.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.modern.server.McpRequestContext;
import io.modelcontextprotocol.modern.server.feature.McpSyncResource;
import io.modelcontextprotocol.modern.server.feature.McpSyncResourceRepository;
import io.modelcontextprotocol.modern.server.feature.McpSyncResourceTemplate;
import io.modelcontextprotocol.modern.server.feature.ResourceTemplatesPage;
import io.modelcontextprotocol.modern.server.feature.ResourcesPage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The resources as the SDK asks for them. A listing holds what its caller may read; to be found is every one, so that
 * it is stage 4 that forbids. Documents are listed; customers never, since that would be a search without a question.
 */
@ApplicationScoped
public class ResourceCatalog implements McpSyncResourceRepository {
    /** Somebody is typing. */
    private static final Duration COMPLETION = Duration.ofSeconds(2);

    @Inject
    ToolBox box;

    @Inject
    ResourceRead read;

    @Inject
    ResourceList listed;

    @Inject
    Time time;

    @Override
    public ResourcesPage list(McpRequestContext request, @Nullable String cursor) {
        CallContext call = Protocol.callOf(request);
        for (ResourcePolicy policy : readable(request).toList()) {
            if (tool(policy).orElseThrow().tool() instanceof Lists tool) {
                return listed.page(policy, tool, call, cursor);
            }
        }
        return ResourcesPage.of(List.of());
    }

    @Override
    public ResourceTemplatesPage listTemplates(McpRequestContext request, @Nullable String cursor) {
        return ResourceTemplatesPage.of(readable(request).map(this::template).toList());
    }

    @Override
    public McpSyncResource find(McpRequestContext request, String uri) {
        CallContext call = Protocol.callOf(request);
        Address address =
                Address.of(uri).orElseThrow(() -> Failures.ofRequest(KoshaException.notFound("resource"), call));
        RegisteredTool<?, ?> tool =
                tool(address.policy()).orElseThrow(() -> Failures.ofRequest(KoshaException.notFound("resource"), call));
        return McpSyncResource.of((ignored, asked) -> read.read(call, tool, address.arguments(), uri));
    }

    @Override
    public @Nullable McpSyncResourceTemplate findTemplate(McpRequestContext request, String uriTemplate) {
        return readable(request)
                .filter(policy -> policy.uriTemplate().equals(uriTemplate))
                .findFirst()
                .map(policy -> McpSyncResourceTemplate.of(template(policy))
                        .withCompletionHandler((same, asked) -> complete(policy, asked, Protocol.callOf(same))))
                .orElse(null);
    }

    @Override
    public boolean supportsCompletion() {
        return true;
    }

    private Stream<ResourcePolicy> readable(McpRequestContext request) {
        List<? extends RegisteredTool<?, ?>> may =
                box.of(Protocol.callOf(request).principal());
        return Arrays.stream(ResourcePolicy.values())
                .filter(policy -> may.stream().anyMatch(tool -> tool.tool().policy() == policy.tool()));
    }

    private Optional<RegisteredTool<?, ?>> tool(ResourcePolicy policy) {
        return box.named(policy.tool().toolName());
    }

    private ResourceTemplate template(ResourcePolicy policy) {
        return ResourceTemplate.builder(policy.uriTemplate(), policy.name().toLowerCase(Locale.ROOT))
                .title(Titles.of(policy.name()))
                .description(tool(policy).map(RegisteredTool::about).orElseThrow())
                .mimeType(ResourceRead.JSON)
                .build();
    }

    /**
     * A variable is an argument of the tool: completed from what the caller may see where the tool knows how, else from
     * its fixed set of values. A customer's id never is.
     */
    private CompleteResult complete(ResourcePolicy policy, CompleteRequest asked, CallContext call) {
        if (tool(policy).orElseThrow().tool() instanceof Completes known) {
            call.started(Deadline.in(COMPLETION, time));
            return Completions.of(known, call, asked);
        }
        JsonNode values = tool(policy)
                .orElseThrow()
                .arguments()
                .schema()
                .path("properties")
                .path(asked.argument().name())
                .path("enum");
        return Completions.of(values, asked.argument().value());
    }
}
