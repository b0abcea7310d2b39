package com.kosha.gateway.paging;

import com.kosha.gateway.keys.HmacKey;
import com.kosha.resilience.Time;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
public final class PagingFixture {
    private PagingFixture() {}

    public static Paging with(HmacKey key, Time time) {
        Paging paging = new Paging();
        paging.cursors = new Cursors(key, time);
        return paging;
    }
}
