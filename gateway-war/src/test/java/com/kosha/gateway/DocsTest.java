package com.kosha.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.ErrorCode;
import com.kosha.gateway.policy.Effect;
import com.kosha.gateway.policy.PromptPolicy;
import com.kosha.gateway.policy.ResourcePolicy;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.policy.ToolPolicy;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tables that people read are the tables that the code runs by. */
class DocsTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern METRIC = Pattern.compile("\"(kosha_[a-z_]+|breaker_state)\"");

    @Test
    void the_page_of_errors_is_the_taxonomy() throws IOException {
        assertThat(rows("errors.md", "code"))
                .containsExactlyElementsOf(Arrays.stream(ErrorCode.values())
                        .map(code -> List.of(
                                code.wire(),
                                code.endsRequest() ? "HTTP " + code.httpStatus() : "tool error",
                                String.valueOf(code.httpStatus()),
                                String.valueOf(code.jsonRpcCode()),
                                RETRY.get(code.retry())))
                        .toList());
    }

    private static final Map<ErrorCode.RetryHint, String> RETRY = Map.of(
            ErrorCode.RetryHint.NEVER, "no",
            ErrorCode.RetryHint.ONCE, "once",
            ErrorCode.RetryHint.AFTER_DELAY, "after the delay",
            ErrorCode.RetryHint.REAUTHENTICATE, "with another token");

    @Test
    void the_page_of_tools_is_the_policy_of_tools() throws IOException {
        assertThat(rows("tools.md", "tool"))
                .containsExactlyElementsOf(Arrays.stream(ToolPolicy.values())
                        .map(tool -> List.of(
                                tool.toolName(),
                                tool.scope().claim(),
                                tool.budget().toSeconds() + " s",
                                tool.effect() == Effect.READS ? "no" : "yes"))
                        .toList());
    }

    @Test
    void the_page_of_resources_is_the_policy_of_resources() throws IOException {
        assertThat(rows("tools.md", "resource"))
                .containsExactlyElementsOf(Arrays.stream(ResourcePolicy.values())
                        .map(resource -> List.of(
                                resource.uriTemplate(),
                                resource.tool().toolName(),
                                resource.tool().scope().claim()))
                        .toList());
    }

    @Test
    void the_page_of_prompts_is_the_policy_of_prompts() throws IOException {
        assertThat(rows("tools.md", "prompt").stream().map(row -> row.subList(0, 2)))
                .containsExactlyElementsOf(Arrays.stream(PromptPolicy.values())
                        .map(prompt ->
                                List.of(prompt.promptName(), prompt.scope().claim()))
                        .toList());
    }

    @Test
    void the_page_of_roles_is_the_policy_of_roles() throws IOException {
        assertThat(rows("tools.md", "role"))
                .containsExactlyElementsOf(Arrays.stream(Role.values())
                        .map(role -> List.of(
                                role.claim(),
                                role.scopes().stream()
                                        .sorted()
                                        .map(Scope::claim)
                                        .collect(Collectors.joining(" ")),
                                role.ceiling().name().toLowerCase(Locale.ROOT),
                                role.seesRestricted() ? "visible" : "hidden"))
                        .toList());
    }

    @Test
    void the_page_of_metrics_names_every_metric_and_no_other() throws IOException {
        Set<String> registered = new TreeSet<>();
        for (Path source : mainSources()) {
            METRIC.matcher(Files.readString(source))
                    .results()
                    .map(found -> found.group(1))
                    .forEach(registered::add);
        }

        assertThat(rows("metrics.md", "metric").stream().map(row -> row.get(0)))
                .containsExactlyInAnyOrderElementsOf(registered);
    }

    private static List<Path> mainSources() throws IOException {
        List<Path> sources = new ArrayList<>();
        try (DirectoryStream<Path> modules = Files.newDirectoryStream(Path.of(".."))) {
            for (Path module : modules) {
                Path main = module.resolve("src/main/java");
                // bench measures from outside: it registers nothing, and names database logins
                if (Files.isDirectory(main) && !module.endsWith("bench")) {
                    try (Stream<Path> files = Files.walk(main)) {
                        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                    }
                }
            }
        }
        return sources;
    }

    /** The rows of the table whose first heading is that word, without marks of formatting. */
    private static List<List<String>> rows(String page, String heading) throws IOException {
        return Files.readString(DOCS.resolve(page))
                .replace("`", "")
                .lines()
                .dropWhile(line -> !line.startsWith("| " + heading + " |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> Arrays.stream(line.substring(1).split("\\|", -1))
                        .map(String::strip)
                        .filter(cell -> !cell.isEmpty())
                        .toList())
                .toList();
    }
}
