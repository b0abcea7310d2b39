package com.kosha.resilience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BulkheadTest {
    private final Bulkhead bulkhead = new Bulkhead("core-api-read", 32);

    @Test
    void the_thirty_third_concurrent_call_is_refused_at_once() {
        List<Bulkhead.Slot> slots = new ArrayList<>();
        for (int call = 0; call < 32; call++) {
            slots.add(bulkhead.enter());
        }

        assertThatThrownBy(bulkhead::enter)
                .isInstanceOfSatisfying(
                        BulkheadFull.class, full -> assertThat(full.stack()).isEqualTo("core-api-read"));
        assertThatThrownBy(() -> bulkhead.run(() -> "never")).isInstanceOf(BulkheadFull.class);

        slots.get(0).close();
        assertThat(bulkhead.run(() -> "admitted")).isEqualTo("admitted");
        assertThat(bulkhead.inUse()).isEqualTo(31);
    }

    @Test
    void a_permit_comes_back_once_however_often_it_is_given() {
        Bulkhead.Slot first = bulkhead.enter();
        Bulkhead.Slot second = bulkhead.enter();

        first.close();
        first.close();

        assertThat(bulkhead.inUse()).isOne();
        second.close();
        assertThat(bulkhead.inUse()).isZero();
    }
}
