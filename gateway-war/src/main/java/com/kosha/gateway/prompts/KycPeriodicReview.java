package com.kosha.gateway.prompts;

import com.kosha.contract.Ids;
import com.kosha.gateway.policy.PromptPolicy;
import java.util.List;
import java.util.Map;

/** The review of a customer's identification that falls due every so often. */
final class KycPeriodicReview implements Prompt {
    @Override
    public PromptPolicy policy() {
        return PromptPolicy.KYC_PERIODIC_REVIEW;
    }

    @Override
    public String about() {
        return "Prepares the periodic review of a customer's identification: what is on file, what is missing or"
                + " overdue, and whether the risk rating still fits.";
    }

    @Override
    public List<PromptArgument> arguments() {
        return List.of(PromptArgument.required("customer_id", "The customer, CUS- and eight digits", Ids.CUSTOMER));
    }

    @Override
    public void tell(Guide guide, Map<String, String> given) {
        guide.say("Prepare the periodic KYC review of the customer " + given.get("customer_id") + ". You prepare a"
                        + " decision; a person takes it. Masked values stay masked: never guess what they hide.")
                .with("get_kyc_status", "Read status, level, and the last and next review with {}.")
                .with("list_kyc_documents", "List the documents with {}: which are expired, unverified or missing?")
                .with("get_customer_profile", "Read the profile and the risk rating with {}.")
                .with("screen_entity", "Screen the customer's name with {}; deferred is not clear.")
                .with("list_aml_alerts", "See with {} whether alerts came in since the last review.")
                .with("get_spending_insights", "Compare activity since the last review with the profile, using {}.")
                .with("search_knowledge_base", "Look up what this level and rating require with {}; cite the doc_code.")
                .step("Write: what is in order; what is missing, expired or overdue, and what to ask the customer for;"
                        + " whether the risk rating still fits, and why; and one recommendation: renew, renew with"
                        + " conditions, or escalate.");
    }
}
