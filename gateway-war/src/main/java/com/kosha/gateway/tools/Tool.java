package com.kosha.gateway.tools;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.policy.ToolPolicy;

/**
 * Something an agent can do. A tool names its two records by implementing this interface directly. Scope, budget, masking, audit and errors are absent from a tool: each is a row elsewhere.
 *
 * @param <I> what it takes: published as inputSchema, and the validator too
 * @param <O> what it gives: published as outputSchema
 */
public interface Tool<I extends Record, O extends Record> {
    ToolPolicy policy();

    /**
     * Stage 7. The input has been validated, and the budget runs.
     *
     * @throws KoshaException by the taxonomy
     */
    O call(CallContext call, I input);
}
