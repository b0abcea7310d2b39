package com.kosha.gateway.mcp;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Names as people are shown them. */
final class Titles {
    private static final Set<String> ABBREVIATIONS = Set.of("kyc", "aml");

    private Titles() {}

    /** {@code get_kyc_status} becomes {@code Get KYC status}. */
    static String of(String name) {
        String words = Arrays.stream(name.toLowerCase(Locale.ROOT).split("_", -1))
                .map(word -> ABBREVIATIONS.contains(word) ? word.toUpperCase(Locale.ROOT) : word)
                .collect(Collectors.joining(" "));
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
