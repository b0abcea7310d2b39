package com.kosha.sql.seed.aml;

import com.kosha.contract.Typology;
import com.kosha.sql.seed.draw.Dice;
import com.kosha.sql.seed.movements.Draft;
import java.util.List;

/** How money is laundered: the movements that give it away. */
interface Pattern {
    /** The longest that a pattern takes. */
    int LONGEST_DAYS = 15;

    /** Oldest first, the first a credit that pays for what follows; at most as long as {@link #LONGEST_DAYS}. */
    List<Draft> movements(Dice dice, long from);

    /** What an investigator reads. */
    String narrative();

    static Pattern of(Typology typology) {
        return switch (typology) {
            case STRUCTURING -> new Structuring();
            case RAPID_MOVEMENT -> new RapidMovement();
            case ROUND_TRIPPING -> new RoundTripping();
            case DORMANT_REACTIVATION -> new DormantReactivation();
            case MULE_ACCOUNT -> new MuleAccount();
            case HIGH_RISK_COUNTERPARTY -> new HighRiskCounterparty();
        };
    }
}
