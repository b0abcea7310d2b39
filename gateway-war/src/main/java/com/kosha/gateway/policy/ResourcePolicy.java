package com.kosha.gateway.policy;

/**
 * What may be read by its address, and the tool that such a read is: scope, budget, masks and audit are that tool's,
 * so a resource needs no policy of its own. The variables of an address are arguments of the tool.
 */
public enum ResourcePolicy {
    CUSTOMER("customer://{customer_id}", ToolPolicy.GET_CUSTOMER_PROFILE),
    DOCUMENT("kb://{department}/{doc_code}", ToolPolicy.GET_DOCUMENT);

    private final String uriTemplate;
    private final ToolPolicy tool;

    ResourcePolicy(String uriTemplate, ToolPolicy tool) {
        this.uriTemplate = uriTemplate;
        this.tool = tool;
    }

    /** The shape of the address (RFC 6570, whole segments only). */
    public String uriTemplate() {
        return uriTemplate;
    }

    /** The tool that a read goes through. */
    public ToolPolicy tool() {
        return tool;
    }
}
