package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Sheet;
import java.util.List;
import java.util.stream.Stream;

/** Shops by what they sell. */
public final class Merchants {
    private static final List<Shop> SHOPS =
            Sheet.rows("merchants.tsv").stream().flatMap(Merchants::shops).toList();

    /**
     * A shop, with its prices in rupees.
     *
     * @param mcc its merchant category code of ISO 18245
     */
    public record Shop(String name, String vpa, String mcc, String category, long fromRupees, long toRupees) {
        public Counterparty counterparty() {
            return new Counterparty(name, vpa, null, null);
        }
    }

    private Merchants() {}

    public static Shop draw(Dice dice) {
        return dice.pick(SHOPS);
    }

    private static Stream<Shop> shops(List<String> row) {
        return Stream.of(row.get(2).split(";", -1)).map(entry -> {
            int handle = entry.indexOf('=');
            return new Shop(
                    entry.substring(0, handle),
                    entry.substring(handle + 1),
                    row.get(0),
                    row.get(1),
                    Long.parseLong(row.get(3)),
                    Long.parseLong(row.get(4)));
        });
    }
}
