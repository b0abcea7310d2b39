package com.kosha.gateway.prompts;

import java.util.Set;

/** A procedure while it is written down for one caller: a step that needs a tool the caller lacks is left out. */
public final class Guide {
    private final Set<String> tools;
    private final StringBuilder text = new StringBuilder();
    private int steps;

    /** A guide for a caller with tools of those names. */
    Guide(Set<String> tools) {
        this.tools = Set.copyOf(tools);
    }

    Guide say(String paragraph) {
        text.append(text.isEmpty() ? "" : "\n").append(paragraph).append('\n');
        return this;
    }

    Guide step(String deed) {
        text.append(steps == 0 ? "\n" : "")
                .append(++steps)
                .append(". ")
                .append(deed)
                .append('\n');
        return this;
    }

    /** A step that is taken with a tool: its name goes where the deed says {@code {}}. */
    Guide with(String tool, String deed) {
        return has(tool) ? step(deed.replace("{}", tool)) : this;
    }

    /** Says it to a caller that has not got the tool; names it nowhere. */
    Guide without(String tool, String deed) {
        return has(tool) ? this : step(deed);
    }

    String text() {
        return text.toString();
    }

    private boolean has(String tool) {
        return tools.contains(tool);
    }
}
