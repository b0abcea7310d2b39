package com.kosha.gateway.call;

import com.kosha.resilience.ChaosSpec;
import com.kosha.stack.chaos.ChaosSwitch;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a call asks for in faults (ruling 22): the headers as they came, and what stage 5 made of them. */
public final class ChaosRequest {
    private volatile List<String> asked = List.of();
    private volatile ChaosSwitch.@Nullable Ruling ruling;

    /** Stage 1 leaves the headers that ask, as they came. */
    public void asks(List<String> headers) {
        asked = List.copyOf(headers);
    }

    public List<String> asked() {
        return asked;
    }

    /** Stage 5 has judged the asking. */
    public void judged(ChaosSwitch.Ruling verdict) {
        ruling = verdict;
    }

    /** The fault that is to hit the call's attempts. */
    public Optional<ChaosSpec> armed() {
        ChaosSwitch.Ruling known = ruling;
        return known == null ? Optional.empty() : known.spec();
    }

    /** What became of the asking, for the audit; null where nobody asked. */
    public @Nullable String word() {
        ChaosSwitch.Ruling known = ruling;
        return known == null ? null : known.word();
    }
}
