package com.kosha.gateway.tools;

import com.kosha.contract.Ids;
import com.kosha.contract.KnowledgeDocument;
import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KnowledgeListing;
import com.kosha.contract.KnowledgePlace;
import com.kosha.contract.KnowledgePlace.Part;
import com.kosha.contract.Page;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.schema.About;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.validation.constraints.Pattern;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@ApplicationScoped
@About("A document of the knowledge base, whole, in Markdown.")
public class GetDocument implements Tool<GetDocument.Input, KnowledgeDocument>, Completes, Lists {
    public record Input(
            @About("The department that the document belongs to, as search_knowledge_base gives it")
            @Pattern(regexp = Ids.DEPARTMENT)
            String department,

            @About("The document's code, as search_knowledge_base gives it") @Pattern(regexp = Ids.DOCUMENT)
            String docCode) {}

    @Inject
    CoreApi core;

    @Override
    public ToolPolicy policy() {
        return ToolPolicy.GET_DOCUMENT;
    }

    @Override
    public KnowledgeDocument call(CallContext call, Input in) {
        return core.document(call, in.department(), in.docCode());
    }

    @Override
    public List<String> complete(CallContext call, String argument, Map<String, String> given, String beginning) {
        return switch (argument) {
            case "department" -> places(call, new KnowledgePlace(Part.DEPARTMENT, null, beginning));
            case "doc_code" -> places(call, new KnowledgePlace(Part.DOC_CODE, given.get("department"), beginning));
            default -> List.of();
        };
    }

    @Override
    public Page<KnowledgeEntry> list(CallContext call, int rows, @Nullable String after) {
        return core.documents(call, new KnowledgeListing(rows, after));
    }

    private List<String> places(CallContext call, KnowledgePlace place) {
        return core.places(call, place).values();
    }
}
