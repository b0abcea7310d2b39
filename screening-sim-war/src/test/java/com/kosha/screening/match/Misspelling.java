package com.kosha.screening.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Names as people get them wrong. */
enum Misspelling {
    ONE_LETTER_LEFT_OUT {
        @Override
        String of(String name, Random random) {
            int at = letter(name, random);
            return name.substring(0, at) + name.substring(at + 1);
        }
    },
    TWO_LETTERS_SWAPPED {
        @Override
        String of(String name, Random random) {
            int at = letter(name, random);
            return name.substring(0, at) + name.charAt(at + 1) + name.charAt(at) + name.substring(at + 2);
        }
    },
    ONE_LETTER_WRONG {
        @Override
        String of(String name, Random random) {
            int at = letter(name, random);
            char other = (char) ('a' + random.nextInt(26));
            return name.substring(0, at) + other + name.substring(at + 1);
        }
    },
    ANOTHER_ORDER {
        @Override
        String of(String name, Random random) {
            List<String> words = new ArrayList<>(List.of(name.split(" ", -1)));
            Collections.rotate(words, 1);
            return String.join(" ", words);
        }
    },
    NO_GAPS {
        @Override
        String of(String name, Random random) {
            return name.replace(" ", "");
        }
    },
    OTHER_SPELLING {
        @Override
        String of(String name, Random random) {
            return name.replace("kh", "k")
                    .replace("ee", "i")
                    .replace("oo", "u")
                    .replace("iy", "y")
                    .replace("v", "w")
                    .replace("ph", "f")
                    .replace("q", "k")
                    .replace("ou", "u")
                    .replace("-", " ");
        }
    };

    abstract String of(String name, Random random);

    /** The place of a letter that is neither a word's first nor its last. */
    private static int letter(String name, Random random) {
        for (int tries = 0; tries < 1_000; tries++) {
            int at = 1 + random.nextInt(name.length() - 2);
            if (Character.isLetter(name.charAt(at - 1))
                    && Character.isLetter(name.charAt(at))
                    && Character.isLetter(name.charAt(at + 1))) {
                return at;
            }
        }
        throw new IllegalStateException("a name has a word of three letters");
    }
}
