package com.kosha.bench.picture;

import java.util.List;

/** Panels above each other over one x axis, with the names of their lines on top. */
public record Picture(String title, String xTitle, Axis x, List<Span> spans, List<Panel> panels) {
    private static final int HEAD = 84;
    private static final int PITCH = Panel.HEIGHT + 44;
    private static final int FOOT = 20;

    /** The whole file. */
    public String svg() {
        double foot = HEAD + PITCH * panels.size() - 44 + 18;
        Svg svg = new Svg(Panel.LEFT + Panel.WIDTH + 24, (int) foot + 18 + FOOT, title);
        svg.text("head", Panel.LEFT, 24, title);
        if (panels.get(0).lines().size() > 1) {
            legend(svg);
        }
        for (int panel = 0; panel < panels.size(); panel++) {
            panels.get(panel).draw(svg, x, spans, HEAD + (double) PITCH * panel);
        }
        for (int mark = 0; mark < x.marks(); mark++) {
            svg.text("x", Panel.across(x, x.mark(mark)), foot, Svg.number(x.mark(mark)));
        }
        svg.text("x", Panel.LEFT + Panel.WIDTH / 2.0, foot + 18, xTitle);
        return svg.toString();
    }

    private void legend(Svg svg) {
        double left = Panel.LEFT;
        for (Line line : panels.get(0).lines()) {
            svg.line(line.ink(), List.of(new Point(left, 44), new Point(left + 24, 44)));
            svg.text("name", left + 30, 48, line.name());
            left += 60 + 6.5 * line.name().length();
        }
    }
}
