package com.kosha.core.customers;

import com.kosha.core.search.Position;
import com.kosha.core.search.Shape;

/** A place in the order of likeness to a name, the most alike first and then by id: {@code 0.75|CUS-00000012}. */
record Likeness(double likeness, String customerId) {

    static Likeness parse(String text) {
        int bar = text.indexOf('|');
        String id = text.substring(bar + 1);
        if (bar < 0 || !Shape.CUSTOMER.fits(id)) {
            throw Position.broken();
        }
        try {
            double likeness = Double.parseDouble(text.substring(0, bar));
            if (likeness >= 0 && likeness <= 1) {
                return new Likeness(likeness, id);
            }
        } catch (NumberFormatException notOurs) {
            throw Position.broken();
        }
        throw Position.broken();
    }

    String wire() {
        return likeness + "|" + customerId;
    }
}
