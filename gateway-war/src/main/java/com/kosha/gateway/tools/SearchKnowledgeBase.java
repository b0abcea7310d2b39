package com.kosha.gateway.tools;

import com.kosha.contract.DegradedReason;
import com.kosha.contract.Ids;
import com.kosha.contract.KnowledgeAnswer;
import com.kosha.contract.KnowledgeSearch;
import com.kosha.contract.Passage;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.call.Provenance;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("The bank's policies and procedures: the passages that answer a question best, one a document. Ask in your own"
        + " words, or by a document's code. degraded means that it was found by words alone: ask again later if it"
        + " matters.")
public class SearchKnowledgeBase implements Tool<SearchKnowledgeBase.Input, SearchKnowledgeBase.Output> {
    private static final int USUAL_LIMIT = 5;

    public record Input(
            @About("A question, words, or a document's code") @Size(min = 2, max = 500)
            String query,

            @About("Only documents of this department, kyc for instance") @Pattern(regexp = Ids.DEPARTMENT) @Nullable
            String department,

            @About("Documents at most; 5 when left out") @Min(1) @Max(20) @Nullable
            Integer limit) {}

    public record Output(
            List<Passage> items, boolean degraded, @Nullable DegradedReason degradedReason, Instant asOf) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.SEARCH_KNOWLEDGE_BASE;
    }

    @Override
    public Output call(CallContext call, Input in) {
        int limit = in.limit() == null ? USUAL_LIMIT : in.limit();
        KnowledgeAnswer answer = core.searchKnowledge(call, new KnowledgeSearch(in.query(), in.department(), limit));
        call.cameBy(Provenance.of(answer.degraded(), answer.embeddedBy()));
        return new Output(answer.items(), answer.degraded(), answer.degradedReason(), answer.asOf());
    }
}
