package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The protocol's official suite, scored by its own list of what each revision requires. */
class ConformanceIT {
    private static final Pattern PASSED = Pattern.compile("(?m)^✓ (\\S+): ");
    private static final Pattern FAILED = Pattern.compile("(?m)^✗ (\\S+): ");
    private static final Pattern NOT_SCORED = Pattern.compile("(?m)^  [✓✗] (\\S+) \\(");

    @Test
    void the_stateless_revision_is_met_in_all_that_it_requires() {
        String report = run("2026-07-28");

        assertThat(scored(PASSED, report)).hasSize(37);
        assertThat(scored(FAILED, report)).isEmpty();
    }

    @Test
    void the_revision_before_is_met_in_all_that_it_requires() {
        String report = run("2025-11-25");

        assertThat(scored(PASSED, report)).hasSize(30);
        assertThat(scored(FAILED, report)).isEmpty();
    }

    /** The suite ends with an error while anything fails; what counts is what it says. */
    private static String run(String revision) {
        return Stack.run(
                List.of("sh", "-c", "./kosha conformance " + revision + " 2>&1 || test $? -eq 1"),
                Map.of("NO_COLOR", "1"));
    }

    private static Set<String> scored(Pattern mark, String report) {
        Set<String> names = found(mark, report);
        names.removeAll(found(NOT_SCORED, report));
        return names;
    }

    private static Set<String> found(Pattern mark, String report) {
        Set<String> names = new TreeSet<>();
        mark.matcher(report).results().forEach(result -> names.add(result.group(1)));
        return names;
    }
}
