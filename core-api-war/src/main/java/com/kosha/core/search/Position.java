package com.kosha.core.search;

import com.kosha.contract.KoshaException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.regex.Pattern;

/**
 * A place in a listing that is ordered newest first: a page starts just below it. It travels as
 * {@code 2026-11-30T10:11:12.123456Z|TXN-000000000123}, with all the microseconds that the database keeps.
 */
public record Position(Instant at, String id) {
    private static final Pattern MOMENT = Pattern.compile("\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?Z");

    /**
     * Reads a position that an answer of ours held.
     *
     * @param id the shape of the ids in this listing
     * @throws KoshaException {@code invalid_argument} of {@code cursor}
     */
    public static Position parse(String text, Shape id) {
        int bar = text.indexOf('|');
        if (bar < 0 || !MOMENT.matcher(text.substring(0, bar)).matches() || !id.fits(text.substring(bar + 1))) {
            throw broken();
        }
        try {
            return new Position(Instant.parse(text.substring(0, bar)), text.substring(bar + 1));
        } catch (DateTimeException noSuchDay) {
            throw broken();
        }
    }

    /** The refusal of what is not a position of the listing at hand. */
    public static KoshaException broken() {
        return KoshaException.invalidArgument("cursor", "does not belong to this listing");
    }

    /** The moment as JDBC takes it. */
    public OffsetDateTime atUtc() {
        return at.atOffset(ZoneOffset.UTC);
    }

    /** The form in which it travels. */
    public String wire() {
        return at + "|" + id;
    }
}
