package com.kosha.gateway.tools;

import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KoshaException;
import com.kosha.contract.Page;
import com.kosha.gateway.call.CallContext;
import org.jspecify.annotations.Nullable;

/** A tool of which can be said beforehand what there is to ask for, as far as its caller may see it. */
public interface Lists {

    /**
     * One page of it, in the order of the addresses.
     *
     * @param rows a page, 1 to 100
     * @param after where the page before ended
     * @throws KoshaException by the taxonomy
     */
    Page<KnowledgeEntry> list(CallContext call, int rows, @Nullable String after);
}
