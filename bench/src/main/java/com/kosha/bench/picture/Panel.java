package com.kosha.bench.picture;

import java.util.List;

/** One diagram: what its y axis counts, its lines, and the levels that matter. */
public record Panel(String title, Axis y, List<Line> lines, List<Limit> limits) {
    static final int LEFT = 64;
    static final int WIDTH = 760;
    static final int HEIGHT = 130;

    void draw(Svg svg, Axis x, List<Span> spans, double top) {
        for (Span span : spans) {
            double from = across(x, span.from());
            svg.box(from, top, across(x, span.to()) - from, HEIGHT);
            svg.text("word", from + 6, top + 12, span.word());
        }
        for (int mark = 0; mark < y.marks(); mark++) {
            double level = up(y.mark(mark), top);
            svg.rule("grid", LEFT, level, LEFT + WIDTH, level);
            svg.text("y", LEFT - 6, level + 4, Svg.number(y.mark(mark)));
        }
        for (Limit limit : limits) {
            double level = up(limit.y(), top);
            svg.rule("limit", LEFT, level, LEFT + WIDTH, level);
            svg.text("end", LEFT + WIDTH - 4, level - 4, limit.word());
        }
        svg.text("title", LEFT, top - 8, title);
        for (Line line : lines) {
            svg.line(
                    line.ink(),
                    line.points().stream()
                            .map(point -> new Point(across(x, point.x()), up(point.y(), top)))
                            .toList());
        }
    }

    static double across(Axis x, double value) {
        return LEFT + WIDTH * x.share(value);
    }

    private double up(double value, double top) {
        return top + HEIGHT * (1 - y.share(value));
    }
}
