package com.kosha.bench.picture;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;

/** Writes an SVG file, an element a line. Lengths are rounded to a tenth, so that the file is the same everywhere. */
final class Svg {
    private static final String STYLE = """
            <style>
            text { font: 12px system-ui, sans-serif; fill: #333; }
            .head { font-size: 16px; font-weight: 600; }
            .title { font-weight: 600; }
            .x { text-anchor: middle; }
            .y, .end { text-anchor: end; }
            .word, .end { fill: #666; font-size: 11px; }
            .grid { stroke: #e4e4e4; }
            .limit { stroke: #333; stroke-dasharray: 2 3; }
            .span { fill: #f3efe4; stroke: #fff; }
            .line { fill: none; stroke-width: 1.8; stroke-linejoin: round; }
            </style>
            """;

    private final StringBuilder text = new StringBuilder();

    Svg(int width, int height, String title) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">\n"
                .formatted(width, height));
        text.append("<title>%s</title>\n".formatted(escaped(title))).append(STYLE);
        text.append("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n".formatted(width, height));
    }

    void text(String kind, double x, double y, String words) {
        text.append("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
                .formatted(kind, number(x), number(y), escaped(words)));
    }

    void rule(String kind, double x1, double y1, double x2, double y2) {
        text.append("<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
                .formatted(kind, number(x1), number(y1), number(x2), number(y2)));
    }

    void box(double x, double y, double width, double height) {
        text.append("<rect class=\"span\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
                .formatted(number(x), number(y), number(width), number(height)));
    }

    void line(Ink ink, List<Point> points) {
        String places = points.stream()
                .map(point -> number(point.x()) + "," + number(point.y()))
                .collect(joining(" "));
        text.append("<polyline class=\"line\" %s points=\"%s\"/>\n".formatted(ink.stroke(), places));
    }

    /** Rounded to a tenth, without a useless zero. */
    static String number(double value) {
        String rounded = String.format(Locale.ROOT, "%.1f", value);
        return rounded.endsWith(".0") ? rounded.substring(0, rounded.length() - 2) : rounded;
    }

    private static String escaped(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    @Override
    public String toString() {
        return text + "</svg>\n";
    }
}
