package com.kosha.gateway.prompts;

import com.kosha.gateway.tools.ToolBox;

/** The prompts as the container would put them together. */
@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
public final class PromptBookFixture {
    private PromptBookFixture() {}

    public static PromptBook on(ToolBox box) {
        PromptBook book = new PromptBook();
        book.box = box;
        return book;
    }
}
