package com.kosha.stack;

import com.kosha.contract.Conflict;
import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A dependency's refusal in words of our own. What it said is not passed on, however well meant: only names that are
 * known here are, so that no answer can carry another service's words to an agent.
 */
final class Retold {
    /** What an error may name (ruling 18). */
    static final Set<String> DEPENDENCIES =
            Set.of("core-api", "screening-sim", "openai", "postgres", "dynamodb", "sqs");

    private static final Set<String> THINGS = Set.of(
            "customer", "account", "transaction", "alert", "dispute", "review", "refund", "screening", "document");
    private static final Pattern FIELD = Pattern.compile("[a-z][a-z0-9_.]{0,63}");

    /** What a caller may not do by rules of core-api's own, by the rule's name: whom we let through, it may still refuse. */
    private static final Map<String, String> FORBIDDEN = Map.of(
            "knowledge_ceiling", "This document lies above what your role may read.",
            "another_person_approves", "Whoever asked for it cannot approve it.");

    private Retold() {}

    /** Whether a refusal is the caller's own and not ours. */
    static boolean isCallers(KoshaException said) {
        return said.code() == ErrorCode.FORBIDDEN && FORBIDDEN.containsKey(rule(said));
    }

    static KoshaException inOurWords(KoshaException said) {
        Map<String, String> details = said.details();
        return switch (said.code()) {
            case NOT_FOUND -> KoshaException.notFound(thing(details.getOrDefault("what", "")));
            case INVALID_ARGUMENT ->
                KoshaException.invalidArgument(
                        field(details.getOrDefault("field", "")), "is not one that the bank's data admits");
            case FORBIDDEN ->
                KoshaException.forbidden(
                        Objects.requireNonNull(FORBIDDEN.get(rule(said)), "only a caller's own refusal is retold"),
                        Map.of("rule", rule(said)));
            case CONFLICT -> KoshaException.conflict(Conflict.ofWire(details.get("reason")));
            default -> KoshaException.deadlineExceeded();
        };
    }

    private static String rule(KoshaException said) {
        return said.details().getOrDefault("rule", "");
    }

    private static String thing(String said) {
        return THINGS.contains(said) ? said : "entry";
    }

    private static String field(String said) {
        return FIELD.matcher(said).matches() ? said : "arguments";
    }
}
