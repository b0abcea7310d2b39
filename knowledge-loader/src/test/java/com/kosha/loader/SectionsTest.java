package com.kosha.loader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SectionsTest {

    @Test
    void each_heading_begins_a_part_that_knows_what_it_stands_under() {
        var chunks = Sections.of("""
                Before any.

                # Refunds
                ## Who *may*
                Analysts.
                ## When
                Within 30 days.
                # Records
                Kept.
                """);

        assertThat(chunks)
                .containsExactly(
                        new Chunk(null, "Before any."),
                        new Chunk("Refunds > Who may", "Analysts."),
                        new Chunk("Refunds > When", "Within 30 days."),
                        new Chunk("Records", "Kept."));
    }

    @Test
    void a_hash_inside_of_code_begins_nothing() {
        assertThat(Sections.of("# A\n```\n# not a heading\n```\n"))
                .containsExactly(new Chunk("A", "```\n# not a heading\n```"));
    }

    @Test
    void a_long_section_is_cut_between_paragraphs_and_nothing_of_it_is_lost() {
        String paragraph = "word ".repeat(100).strip();
        var chunks = Sections.of("# A\n" + (paragraph + "\n\n").repeat(5));

        assertThat(chunks).hasSize(5 * 499 / 1_000 + 1).allSatisfy(chunk -> {
            assertThat(chunk.heading()).isEqualTo("A");
            assertThat(chunk.content()).hasSizeLessThanOrEqualTo(Sections.LONGEST);
        });
        assertThat(String.join(" ", chunks.stream().map(Chunk::content).toList())
                        .split("\\s+"))
                .hasSize(500);
    }

    @Test
    void a_table_is_cut_between_its_lines_and_an_endless_line_between_its_words() {
        String table = "| code | meaning |\n|---|---|\n" + "| A1 | a reason that is long enough |\n".repeat(60);
        String line = "word ".repeat(1_000);

        assertThat(Sections.of(table))
                .allSatisfy(chunk -> assertThat(chunk.content())
                        .hasSizeLessThanOrEqualTo(Sections.LONGEST)
                        .startsWith("|")
                        .endsWith("|"));
        assertThat(Sections.of(line))
                .hasSizeGreaterThan(4)
                .allSatisfy(chunk -> assertThat(chunk.content())
                        .hasSizeLessThanOrEqualTo(Sections.LONGEST)
                        .startsWith("word")
                        .endsWith("word"));
    }

    @Test
    void no_character_is_cut_in_two() {
        var chunks = Sections.of("x" + "😀".repeat(900));

        assertThat(String.join("", chunks.stream().map(Chunk::content).toList()))
                .isEqualTo("x" + "😀".repeat(900));
        assertThat(chunks)
                .allSatisfy(chunk ->
                        assertThat(chunk.content().charAt(0)).matches(first -> !Character.isLowSurrogate(first)));
    }
}
