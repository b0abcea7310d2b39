package com.kosha.gateway.prompts;

import com.kosha.contract.Ids;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.policy.PromptPolicy;
import java.util.List;
import java.util.Map;

/** What to do with a movement that a customer does not accept. */
final class DisputeTriage implements Prompt {
    private static final String TXN = "txn_id";
    private static final String DISPUTE = "dispute_id";

    @Override
    public PromptPolicy policy() {
        return PromptPolicy.DISPUTE_TRIAGE;
    }

    @Override
    public String about() {
        return "Sorts out a movement that a customer does not accept: what happened, whether a dispute is founded, and"
                + " what to do next.";
    }

    @Override
    public List<PromptArgument> arguments() {
        return List.of(
                PromptArgument.optional(TXN, "The movement, TXN- and twelve digits; or dispute_id", Ids.TRANSACTION),
                PromptArgument.optional(DISPUTE, "The dispute, DSP- and eight digits; or txn_id", Ids.DISPUTE));
    }

    @Override
    public void tell(Guide guide, Map<String, String> given) {
        if (given.size() != 1) {
            throw KoshaException.invalidArgument(TXN, "is wanted, or dispute_id: exactly one of them");
        }
        if (given.containsKey(TXN)) {
            guide.say("Triage a possible dispute about the movement " + given.get(TXN) + ".");
        } else {
            guide.say("Triage the dispute " + given.get(DISPUTE) + ".")
                    .step("Ask the user which movement it is about: no tool reads a dispute.");
        }
        guide.with(
                        "get_transaction",
                        "Read the movement and every status it has had with {}: a failed or reversed one"
                                + " may have settled the matter.")
                .with("get_account_summary", "See the account's holds and balance with {}.")
                .with(
                        "search_transactions",
                        "Look with {} at the week around it: a second charge of the same amount, earlier payments to"
                                + " the same counterparty, a refund that came already.")
                .with("get_customer_profile", "Read who the customer is with {}, if you know the id.")
                .with("search_knowledge_base", "Look up the rule and the time limit for this rail with {}; cite it.")
                .step("Write: what happened; founded, unfounded or unclear, and why; what to ask the customer for.");
        if (given.containsKey(TXN)) {
            guide.with("raise_dispute", "If it is founded and the user agrees, raise it once with {}.")
                    .without("raise_dispute", "If it is founded, hand it to somebody who may raise disputes.");
        } else {
            guide.with("issue_refund", "If it is founded and the user agrees, refund it once with {}.");
        }
    }
}
