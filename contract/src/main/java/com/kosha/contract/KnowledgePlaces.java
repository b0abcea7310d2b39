package com.kosha.contract;

import java.util.List;

/** What a beginning can be completed to, in alphabetical order: a hundred at most. */
public record KnowledgePlaces(List<String> values) {
    public KnowledgePlaces {
        values = List.copyOf(values);
    }
}
