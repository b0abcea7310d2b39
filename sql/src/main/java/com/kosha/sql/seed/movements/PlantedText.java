package com.kosha.sql.seed.movements;

import com.kosha.sql.seed.draw.CheckDigit;
import com.kosha.sql.seed.draw.Dice;
import java.util.List;

/** What people write into a narration although they should not. Made up, but valid, so that a scan must find it. */
enum PlantedText {
    PAN {
        @Override
        String draw(Dice dice) {
            return "PAN " + dice.letter() + dice.letter() + dice.letter() + "P" + dice.letter() + dice.digits(4)
                    + dice.letter();
        }
    },
    AADHAAR {
        @Override
        String draw(Dice dice) {
            String digits = (2 + dice.below(8)) + dice.digits(10);
            String whole = digits + CheckDigit.verhoeff(digits);
            return "AADHAAR " + whole.substring(0, 4) + " " + whole.substring(4, 8) + " " + whole.substring(8);
        }
    },
    CARD {
        @Override
        String draw(Dice dice) {
            String digits = "4" + dice.digits(14);
            return "CARD " + digits + CheckDigit.luhn(digits);
        }
    },
    MOBILE {
        @Override
        String draw(Dice dice) {
            return "CALL " + (6 + dice.below(4)) + dice.digits(9);
        }
    },
    EMAIL {
        @Override
        String draw(Dice dice) {
            return "BILL TO payee" + dice.digits(3) + "@example.com";
        }
    };

    static final List<PlantedText> ALL = List.of(values());

    abstract String draw(Dice dice);
}
