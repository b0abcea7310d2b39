package com.kosha.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.kosha.contract.Classification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bank's own documents as the stack has loaded them, asked by people with different ceilings. */
class KnowledgeIT {
    private static final List<Map<String, String>> DOCUMENTS = documents();

    private static List<Map<String, String>> documents() {
        try (Stream<Path> files = Files.walk(Stack.root().resolve("knowledge"))) {
            List<Map<String, String>> documents = new ArrayList<>();
            for (Path file : files.filter(
                            path -> path.getNameCount() > 2 && path.toString().endsWith(".md"))
                    .filter(path -> !path.endsWith("README.md"))
                    .toList()) {
                Map<String, String> front = new HashMap<>();
                Files.readString(file)
                        .lines()
                        .skip(1)
                        .takeWhile(line -> !line.equals("---"))
                        .forEach(line -> front.put(
                                line.substring(0, line.indexOf(':')),
                                line.substring(line.indexOf(':') + 1).strip()));
                documents.add(front);
            }
            return documents;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Answer search(String role, String question) {
        return Mcp.call(role, "search_knowledge_base", "{'query':'" + question.replace("'", "") + "','limit':20}");
    }

    private static Answer read(String role, Map<String, String> document) {
        return Mcp.call(
                role,
                "get_document",
                "{'department':'" + document.get("department") + "','doc_code':'" + document.get("doc_code") + "'}");
    }

    private static Classification level(String word) {
        return Classification.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static List<Map<String, String>> above(Classification ceiling) {
        return DOCUMENTS.stream()
                .filter(document ->
                        level(document.getOrDefault("classification", "")).compareTo(ceiling) > 0)
                .toList();
    }

    @Test
    void a_question_finds_by_what_it_means_and_says_that_nothing_is_missing() {
        Answer answer = search("support_agent", "the machine swallowed his money and handed over nothing");

        assertThat(answer.content().path("degraded").asBoolean(true)).isFalse();
        assertThat(answer.content().findValuesAsText("doc_code").subList(0, 5)).contains("PAY-307");
        assertThat(answer.result().at("/_meta/kosha~1degraded").asBoolean(true)).isFalse();
        assertThat(answer.result().at("/_meta").has("kosha/served_by")).isFalse();
    }

    @Test
    void a_document_that_is_named_by_its_code_stands_first() {
        JsonNode found = search("auditor", "what does aml-205 say").content().path("items");

        assertThat(found.path(0).path("doc_code").asText()).isEqualTo("AML-205");
    }

    @ParameterizedTest
    @CsvSource({"support_agent,internal", "kyc_officer,confidential", "aml_analyst,restricted"})
    void no_search_shows_a_document_above_the_ceiling_though_its_very_title_and_code_are_asked_for(
            String role, String ceiling) {
        for (Map<String, String> sealed :
                above(level(ceiling)).stream().limit(4).toList()) {
            String title = String.valueOf(sealed.get("title"));
            Answer answer =
                    search(role, title.substring(0, Math.min(100, title.length())) + " " + sealed.get("doc_code"));

            assertThat(answer.content().path("items"))
                    .allSatisfy(
                            item -> assertThat(level(item.path("classification").asText()))
                                    .isLessThanOrEqualTo(level(ceiling)));
            assertThat(answer.content().toString()).doesNotContain(title);
        }
    }

    @ParameterizedTest
    @CsvSource({"support_agent,internal", "kyc_officer,confidential", "aml_analyst,restricted"})
    void every_document_up_to_the_ceiling_is_listed_once_and_none_above_it(String role, String ceiling) {
        List<String> listed = new ArrayList<>();
        String cursor = null;
        do {
            JsonNode page = Mcp.resources(role, cursor).result();
            page.path("resources")
                    .forEach(resource -> listed.add(resource.path("uri").asText()));
            cursor = page.path("nextCursor").textValue();
        } while (cursor != null);

        List<Map<String, String>> readable = new ArrayList<>(DOCUMENTS);
        readable.removeAll(above(level(ceiling)));
        assertThat(listed)
                .containsExactlyInAnyOrderElementsOf(readable.stream()
                        .map(document -> "kb://" + document.get("department") + "/" + document.get("doc_code"))
                        .toList());
    }

    @Test
    void a_document_above_the_ceiling_is_forbidden_and_nothing_else_is_said_of_it() {
        Map<String, String> sealed = above(Classification.CONFIDENTIAL).get(0);

        Answer refused = read("support_agent", sealed);
        Answer read = read("aml_analyst", sealed);

        assertThat(refused.code()).isEqualTo("forbidden");
        assertThat(refused.body().toString()).doesNotContain(String.valueOf(sealed.get("title")));
        assertThat(read.content().path("title").asText()).isEqualTo(sealed.get("title"));
        assertThat(Mcp.call("auditor", "get_document", "{'department':'aml','doc_code':'AML-NONE'}")
                        .code())
                .isEqualTo("not_found");
    }
}
