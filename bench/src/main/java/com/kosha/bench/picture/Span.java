package com.kosha.bench.picture;

/** A shaded stretch of the x axis, with a word on it. */
public record Span(double from, double to, String word) {}
