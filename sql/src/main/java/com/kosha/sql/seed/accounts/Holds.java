package com.kosha.sql.seed.accounts;

import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.draw.Period;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws holds: on the first account one that stands, on one account in twelve one that may have ended. */
public final class Holds {
    /**
     * A hold; moments are microseconds since 1970.
     *
     * @param releasedAt absent while nobody has released it
     */
    public record Drawn(
            long paise,
            String reason,
            long placedAt,
            @Nullable Long expiresAt,
            @Nullable Long releasedAt) {}

    private static final List<String> REASONS = List.of(
            "Card pre-authorisation, hotel",
            "Lien for overdraft against deposit",
            "Order of the tax recovery officer",
            "Disputed credit under review",
            "Cheque deposited, not yet cleared");

    private final long seed;
    private final Period period;

    public Holds(long seed, Period period) {
        this.seed = seed;
        this.period = period;
    }

    public List<Drawn> of(Account account, long balancePaise) {
        Dice dice = Dice.of(seed, "holds", account.number());
        boolean held = account.number() == 1 || dice.percent(8);
        List<Drawn> holds = new ArrayList<>();
        if (held && balancePaise >= 400) {
            long placed = period.end() - dice.between(Period.HOUR, 20 * Period.DAY);
            boolean stands = account.number() == 1 || dice.percent(60);
            Long released = stands ? null : placed + dice.between(Period.MINUTE, period.end() - placed);
            Long expires = dice.percent(50) ? placed + 60 * Period.DAY : null;
            holds.add(new Drawn(balancePaise / dice.between(4, 40), dice.pick(REASONS), placed, expires, released));
        }
        return holds;
    }
}
