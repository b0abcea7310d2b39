package com.kosha.loader;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.TextContentRenderer;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text up: by its headings, and a long section between two paragraphs, so that each part is about one thing and
 * short enough for a model to take in whole.
 */
final class Sections {
    /** Characters of one part; some 250 tokens, which is what small models read. */
    static final int LONGEST = 1_000;

    private static final Parser PARSER =
            Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();
    private static final TextContentRenderer WORDS =
            TextContentRenderer.builder().build();

    private final List<Chunk> chunks = new ArrayList<>();
    private final List<Heading> above = new ArrayList<>();
    private final StringBuilder part = new StringBuilder();
    private final List<String> lines;

    private Sections(String markdown) {
        this.lines = markdown.lines().toList();
    }

    static List<Chunk> of(String markdown) {
        Sections sections = new Sections(markdown);
        for (Node block = PARSER.parse(markdown).getFirstChild(); block != null; block = block.getNext()) {
            if (block instanceof Heading heading) {
                sections.under(heading);
            } else {
                sections.block(block);
            }
        }
        sections.cut();
        return List.copyOf(sections.chunks);
    }

    private void under(Heading heading) {
        cut();
        above.removeIf(higher -> higher.getLevel() >= heading.getLevel());
        above.add(heading);
    }

    private void block(Node block) {
        List<SourceSpan> spans = block.getSourceSpans();
        if (spans.isEmpty()) {
            return; // a definition of a link, for instance
        }
        int first = spans.get(0).getLineIndex();
        int last = spans.get(spans.size() - 1).getLineIndex();
        String text = String.join("\n", lines.subList(first, last + 1));
        if (part.length() + text.length() > LONGEST) {
            cut();
        }
        if (text.length() <= LONGEST) {
            part.append(part.isEmpty() ? "" : "\n\n").append(text);
        } else {
            text.lines().forEach(this::line);
        }
    }

    /** Of a table or a list that is too long for one part; a line that is itself too long is cut between words. */
    private void line(String line) {
        if (part.length() + line.length() > LONGEST) {
            cut();
        }
        String rest = line;
        while (rest.length() > LONGEST) {
            int space = rest.lastIndexOf(' ', LONGEST);
            int end = space > 0 ? space : Character.isHighSurrogate(rest.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
            part.append(rest, 0, end);
            cut();
            rest = rest.substring(end).strip();
        }
        part.append(part.isEmpty() ? "" : "\n").append(rest);
    }

    private void cut() {
        String content = part.toString().strip();
        if (!content.isEmpty()) {
            chunks.add(new Chunk(heading(), content));
        }
        part.setLength(0);
    }

    private @Nullable String heading() {
        List<String> words = above.stream()
                .map(WORDS::render)
                .filter(text -> !text.isBlank())
                .toList();
        return words.isEmpty() ? null : String.join(" > ", words);
    }
}
