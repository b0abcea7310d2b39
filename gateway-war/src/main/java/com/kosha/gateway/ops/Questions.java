package com.kosha.gateway.ops;

import com.kosha.contract.KoshaException;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What the operators' listings have in common in what they may be asked. */
final class Questions {
    private static final int USUAL = 50;
    private static final int MOST = 100;

    private Questions() {}

    /**
     * The rows of a page, 1 to 100; 50 unless told otherwise.
     *
     * @throws KoshaException invalid_argument
     */
    static int rows(@Nullable Integer limit) {
        int rows = limit == null ? USUAL : limit;
        if (rows < 1 || rows > MOST) {
            throw KoshaException.invalidArgument("limit", "must be between 1 and " + MOST);
        }
        return rows;
    }

    /**
     * The one of that name on the wire.
     *
     * @throws KoshaException invalid_argument of {@code field}
     */
    static <E extends Enum<E>> E one(String field, String name, E[] among) {
        return Arrays.stream(among)
                .filter(member -> wire(member).equals(name))
                .findFirst()
                .orElseThrow(() -> KoshaException.invalidArgument(
                        field,
                        "must be one of "
                                + Arrays.stream(among).map(Questions::wire).collect(Collectors.joining(", "))));
    }

    private static String wire(Enum<?> member) {
        return member.name().toLowerCase(Locale.ROOT);
    }
}
