package com.kosha.gateway.mcp;

import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.paging.Cursors;
import com.kosha.gateway.policy.ResourcePolicy;
import com.kosha.gateway.tools.Lists;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import io.modelcontextprotocol.modern.McpSchema.Resource;
import io.modelcontextprotocol.modern.server.feature.ResourcesPage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.jspecify.annotations.Nullable;

/** Resources page by page, with the same cursors as the tools' pages. */
@ApplicationScoped
public class ResourceList {
    private static final int ROWS = 50;
    /** What stands in a cursor where those of tools have the digest of a query. */
    private static final String QUERY = "resources/list";

    @Inject
    Cursors cursors;

    @Inject
    Time time;

    /** The page behind the cursor, or the first one; a failure is an error of the request. */
    ResourcesPage page(ResourcePolicy policy, Lists tool, CallContext call, @Nullable String cursor) {
        String subject = call.principal().subject();
        call.started(Deadline.in(policy.tool().budget(), time));
        try {
            Page<KnowledgeEntry> page =
                    tool.list(call, ROWS, cursor == null ? null : cursors.open(cursor, QUERY, subject));
            return new ResourcesPage(
                    page.items().stream().map(entry -> resource(policy, entry)).toList(),
                    page.next() == null ? null : cursors.issue(page.next(), QUERY, subject),
                    null,
                    null);
        } catch (KoshaException failure) {
            throw Failures.ofRequest(failure, call);
        }
    }

    private static Resource resource(ResourcePolicy policy, KnowledgeEntry entry) {
        String uri =
                policy.uriTemplate().replace("{department}", entry.department()).replace("{doc_code}", entry.docCode());
        return Resource.builder(uri, entry.docCode())
                .title(entry.title())
                .mimeType(ResourceRead.JSON)
                .build();
    }
}
