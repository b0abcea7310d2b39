package com.kosha.sql.seed;

import java.util.Locale;

/** How much is generated. */
enum Size {
    /** For tests. */
    SMALL(100, 5_000),
    /** For trying things out. */
    DEMO(1_000, 200_000),
    /** For measuring. */
    BENCHMARK(25_000, 5_000_000);

    private final int customers;
    private final int transactions;

    Size(int customers, int transactions) {
        this.customers = customers;
        this.transactions = transactions;
    }

    int customers() {
        return customers;
    }

    int transactions() {
        return transactions;
    }

    static Size named(String name) {
        for (Size size : values()) {
            if (size.name().toLowerCase(Locale.ROOT).equals(name)) {
                return size;
            }
        }
        throw new IllegalArgumentException("KOSHA_SEED_SIZE is small, demo or benchmark, not " + name);
    }
}
