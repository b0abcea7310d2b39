package com.kosha.core.relay;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Packs letters by SQS's rules, and finds those that it takes in no parcel. */
record Parcels(int mostBytes) {
    /** Letters in one request. */
    static final int MOST = 10;

    private static final Pattern GROUP = Pattern.compile("[A-Za-z0-9!\"#$%&'()*+,./:;<=>?@\\[\\\\\\]^_`{|}~-]{1,128}");

    /** Those that would only be refused: too large, of a group or with characters that SQS does not admit. */
    Delivery unfit(List<Letter> letters) {
        Delivery unfit = Delivery.NOTHING;
        for (Letter letter : letters) {
            if (letter.bytes() > mostBytes) {
                unfit = unfit.and(Delivery.refusing(letter, "MessageTooLong"));
            } else if (!GROUP.matcher(letter.group()).matches()) {
                unfit = unfit.and(Delivery.refusing(letter, "InvalidGroup"));
            } else if (!letter.body().codePoints().allMatch(Parcels::admitted)) {
                unfit = unfit.and(Delivery.refusing(letter, "InvalidMessageContents"));
            }
        }
        return unfit;
    }

    /** In their order, as many to a parcel as fit. */
    List<List<Letter>> of(List<Letter> letters) {
        List<List<Letter>> parcels = new ArrayList<>();
        List<Letter> filling = new ArrayList<>();
        int bytes = 0;
        for (Letter letter : letters) {
            if (!filling.isEmpty() && (filling.size() == MOST || bytes + letter.bytes() > mostBytes)) {
                parcels.add(List.copyOf(filling));
                filling.clear();
                bytes = 0;
            }
            filling.add(letter);
            bytes += letter.bytes();
        }
        if (!filling.isEmpty()) {
            parcels.add(List.copyOf(filling));
        }
        return parcels;
    }

    /** XML's characters, by SQS's own documentation. */
    private static boolean admitted(int point) {
        return point == 0x9
                || point == 0xA
                || point == 0xD
                || (point >= 0x20 && point <= 0xD7FF)
                || (point >= 0xE000 && point <= 0xFFFD)
                || point >= 0x10000;
    }
}
