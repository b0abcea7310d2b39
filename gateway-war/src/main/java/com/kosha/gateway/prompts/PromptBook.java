package com.kosha.gateway.prompts;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.tools.ToolBox;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Every prompt there is, in the order of the policy table. */
@ApplicationScoped
public class PromptBook {
    private static final List<Prompt> ALL =
            List.of(new InvestigateSuspiciousActivity(), new KycPeriodicReview(), new DisputeTriage());

    @Inject
    ToolBox box;

    public List<Prompt> all() {
        return ALL;
    }

    /** Those that the caller may use, always in the same order. */
    public List<Prompt> of(Principal caller) {
        return ALL.stream()
                .filter(prompt -> caller.may(prompt.policy().scope()))
                .toList();
    }

    /** The prompt of that name, whether or not somebody may use it. */
    public Optional<Prompt> named(String name) {
        return ALL.stream()
                .filter(prompt -> prompt.policy().promptName().equals(name))
                .findFirst();
    }

    /**
     * The prompt as that caller is told it: it names only tools that the caller has.
     *
     * @throws KoshaException forbidden, or invalid_argument
     */
    public String tell(Prompt prompt, Map<String, String> given, Principal caller) {
        caller.require(prompt.policy().scope());
        PromptArgument.check(prompt.arguments(), given);
        Guide guide = new Guide(box.of(caller).stream()
                .map(tool -> tool.tool().policy().toolName())
                .collect(Collectors.toSet()));
        prompt.tell(guide, given);
        return guide.text();
    }
}
