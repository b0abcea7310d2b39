package com.kosha.gateway.prompts;

import com.kosha.contract.KoshaException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a prompt wants to know.
 *
 * @param about what it is, in words for people
 * @param shape the regular expression that a value matches; narrow enough that a value can carry no instruction
 */
public record PromptArgument(String name, String about, boolean required, String shape) {

    static PromptArgument required(String name, String about, String shape) {
        return new PromptArgument(name, about, true, shape);
    }

    static PromptArgument optional(String name, String about, String shape) {
        return new PromptArgument(name, about, false, shape);
    }

    /**
     * Lets arguments pass that are all wanted, and all there.
     *
     * @throws KoshaException invalid_argument on the first that is not
     */
    static void check(List<PromptArgument> wanted, Map<String, String> given) {
        for (String name : given.keySet()) {
            if (wanted.stream().noneMatch(argument -> argument.name().equals(name))) {
                throw KoshaException.invalidArgument("of that name", "is not one that this prompt takes");
            }
        }
        wanted.forEach(argument -> argument.check(given.get(argument.name())));
    }

    private void check(@Nullable String value) {
        if (value == null && required) {
            throw KoshaException.invalidArgument(name, "is required");
        }
        if (value != null && !value.matches(shape)) {
            throw KoshaException.invalidArgument(name, "must match " + shape);
        }
    }
}
