package com.kosha.bench.picture;

/** A level that matters, with a word on it. */
public record Limit(double y, String word) {}
