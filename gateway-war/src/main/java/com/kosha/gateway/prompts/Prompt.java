package com.kosha.gateway.prompts;

import com.kosha.gateway.policy.PromptPolicy;
import java.util.List;
import java.util.Map;

/** One procedure of the bank's, told to an agent in terms of the tools that its caller has. */
public interface Prompt {
    PromptPolicy policy();

    /** What the procedure is for, in one sentence for people who choose among several. */
    String about();

    List<PromptArgument> arguments();

    /**
     * Adds the procedure to the guide.
     *
     * @param given the arguments, already checked one by one
     */
    void tell(Guide guide, Map<String, String> given);
}
