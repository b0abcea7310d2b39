package com.kosha.bench.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Run with {@code -Dkosha.charts=draw} to draw the pictures anew, and look at them before they are committed. */
class ChartsTest {
    private static final Path DOCS = Path.of("..", "docs", "bench");
    private static final boolean DRAW = "draw".equals(System.getProperty("kosha.charts"));

    @ParameterizedTest
    @EnumSource
    void the_pictures_in_the_docs_are_what_the_simulation_draws(Charts chart) throws IOException {
        String drawn = chart.draw();

        if (DRAW) {
            Files.writeString(DOCS.resolve(chart.file()), drawn);
        }
        assertThat(DOCS.resolve(chart.file())).hasContent(drawn);
    }

    @Test
    void each_picture_is_explained() throws IOException {
        String page = Files.readString(DOCS.resolve("README.md"));

        for (Charts chart : Charts.values()) {
            assertThat(page).contains("](" + chart.file() + ")");
        }
    }
}
