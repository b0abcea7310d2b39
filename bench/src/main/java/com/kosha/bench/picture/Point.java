package com.kosha.bench.picture;

/** A point of a line, in the units of its panel's axes. */
public record Point(double x, double y) {}
