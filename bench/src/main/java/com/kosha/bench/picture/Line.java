package com.kosha.bench.picture;

import java.util.List;

/** What happened to one client, from left to right. */
public record Line(Ink ink, String name, List<Point> points) {}
