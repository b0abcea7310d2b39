package com.kosha.gateway.mcp;

import com.kosha.gateway.Settings;
import com.kosha.gateway.once.Uses;
import com.kosha.json.Json;
import com.kosha.resilience.Time;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.modern.McpSchema.CacheScope;
import io.modelcontextprotocol.modern.McpSchema.Implementation;
import io.modelcontextprotocol.modern.server.McpServer;
import io.modelcontextprotocol.modern.server.feature.McpSyncPromptRepository;
import io.modelcontextprotocol.modern.server.feature.McpSyncResourceRepository;
import io.modelcontextprotocol.modern.server.feature.McpSyncToolRepository;
import io.modelcontextprotocol.modern.server.feature.PromptsFeature;
import io.modelcontextprotocol.modern.server.feature.ResourcesFeature;
import io.modelcontextprotocol.modern.server.feature.ToolsFeature;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.List;

/** Builds the SDK's stateless server over our own catalogs. */
@ApplicationScoped
public class SdkServer {
    private static final String NAME = "kosha";
    private static final String VERSION = "1.0.0";
    private static final McpJsonMapper MAPPER = new JacksonMcpJsonMapper(Json.mapper());
    /** What a caller may call changes with the token alone, and a token lives for minutes. */
    private static final long LIST_TTL_MS = 60_000;

    private static final long DISCOVERY_TTL_MS = 3_600_000;

    /** Arguments are validated inside stage 7, which names the field; the SDK's answer would be outside the taxonomy. */
    private static final JsonSchemaValidator TRUSTING =
            (schema, value) -> JsonSchemaValidator.ValidationResponse.asValid(null);

    @Produces
    @Singleton
    McpServer build(
            McpSyncToolRepository tools,
            McpSyncResourceRepository resources,
            McpSyncPromptRepository prompts,
            Settings settings,
            Time time,
            Uses uses) {
        return McpServer.builder()
                .serverInfo(Implementation.builder(NAME, VERSION).title("Kosha").build())
                .instructions(Instructions.TEXT)
                .supportedVersions(List.of(Version.V2026_07_28.wire()))
                .jsonMapper(MAPPER)
                .feature(ToolsFeature.ofSync(tools, MAPPER, TRUSTING, LIST_TTL_MS, CacheScope.PRIVATE))
                .feature(ResourcesFeature.ofSync(resources, MAPPER, LIST_TTL_MS, CacheScope.PRIVATE))
                .feature(PromptsFeature.ofSync(prompts, MAPPER, LIST_TTL_MS, CacheScope.PRIVATE))
                .requestStateCodec(new RequestStates(settings.requestStateKey(), time, uses))
                .discoverCache(DISCOVERY_TTL_MS, CacheScope.PUBLIC)
                .build();
    }
}
