package com.kosha.resilience;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The arguments of a C trace, as they stand in it: {@code ([('hang', 0)], 3, 2000, 8000){'u': 0.0}}. */
record CallScript(List<Behaviour> behaviours, AttemptLimits limits, Duration deadline, double u) {
    private static final Pattern ARGS = Pattern.compile("\\(\\[(.*)], (\\d+), (\\d+), (\\d+)\\)\\{(.*)}");
    private static final Pattern BEHAVIOUR = Pattern.compile("\\('(\\w+)', (\\d+)(?:, (\\d+))?\\)");

    /** What the server does with one attempt. */
    record Behaviour(String kind, Duration takes, Optional<Duration> retryAfter) {
        @Nullable
        AttemptFailure failure(Attempt attempt) {
            return switch (kind) {
                case "ok" -> null;
                case "conn" -> NoAnswer.CONNECT;
                default -> attempt.answered(Integer.parseInt(kind), BadStatus.Said.NOTHING, retryAfter);
            };
        }
    }

    static CallScript parse(String args) {
        Matcher parts = ARGS.matcher(args);
        if (!parts.matches()) {
            throw new IllegalArgumentException(args);
        }
        List<Behaviour> behaviours = new ArrayList<>();
        for (Matcher one = BEHAVIOUR.matcher(parts.group(1)); one.find(); ) {
            Optional<Duration> retryAfter = Optional.ofNullable(one.group(3)).map(CallScript::millis);
            behaviours.add(new Behaviour(one.group(1), millis(one.group(2)), retryAfter));
        }
        Duration cap = millis(parts.group(3));
        Duration margin = Duration.ofMillis((long) option(parts.group(5), "margin", 150));
        AttemptLimits limits = AttemptLimits.of(Integer.parseInt(parts.group(2)), cap, margin);
        double reserve = option(parts.group(5), "reserve", 0);
        if (reserve > 0) {
            limits = AttemptLimits.of(limits.attempts(), Duration.ofMillis((long) reserve), margin)
                    .withCap(cap, Duration.ofMillis((long) reserve));
        }
        return new CallScript(behaviours, limits, millis(parts.group(4)), option(parts.group(5), "u", 1.0));
    }

    Behaviour behaviour(int attempt) {
        return behaviours.get(Math.min(attempt, behaviours.size()) - 1);
    }

    Chance chance() {
        return () -> u;
    }

    private static double option(String options, String name, double usual) {
        Matcher option = Pattern.compile("'" + name + "': ([0-9.]+)").matcher(options);
        return option.find() ? Double.parseDouble(option.group(1)) : usual;
    }

    private static Duration millis(String text) {
        return Duration.ofMillis(Long.parseLong(text));
    }
}
