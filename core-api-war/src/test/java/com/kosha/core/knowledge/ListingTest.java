package com.kosha.core.knowledge;

import static com.kosha.contract.Classification.INTERNAL;
import static com.kosha.contract.Classification.PUBLIC;
import static com.kosha.contract.Classification.RESTRICTED;
import static com.kosha.core.knowledge.KnowledgeFixture.upTo;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Classification;
import com.kosha.contract.KnowledgeEntry;
import com.kosha.contract.KnowledgeListing;
import com.kosha.contract.Page;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.resilience.Time;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ListingTest {
    private final Listing listing = new Listing(BankSystem.db(), Time.system());

    private Page<KnowledgeEntry> page(@Nullable Classification ceiling, int limit, @Nullable String after) {
        return listing.page(upTo(ceiling), new KnowledgeListing(limit, after));
    }

    private List<String> all(@Nullable Classification ceiling, int limit) {
        List<String> found = new ArrayList<>();
        String after = null;
        do {
            Page<KnowledgeEntry> page = page(ceiling, limit, after);
            assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
            page.items().forEach(entry -> found.add(entry.department() + "/" + entry.docCode()));
            after = page.next();
        } while (after != null);
        return found;
    }

    @Test
    void each_document_is_listed_once_and_in_order_however_long_the_pages_are() {
        List<String> whole = all(RESTRICTED, 100);

        assertThat(whole)
                .contains("aml/AML-INT-01", "aml/AML-PUB-01", "aml/AML-RES-01")
                .isSorted();
        assertThat(all(RESTRICTED, 1)).isEqualTo(whole);
        assertThat(all(RESTRICTED, 2)).isEqualTo(whole);
    }

    @Test
    void one_above_the_ceiling_shows_in_no_page_and_leaves_no_gap() {
        assertThat(all(INTERNAL, 2)).contains("aml/AML-INT-01").doesNotContain("aml/AML-RES-01");
        assertThat(all(PUBLIC, 100)).contains("aml/AML-PUB-01").doesNotContain("aml/AML-INT-01");
        assertThat(all(null, 100)).isEmpty();
    }

    @Test
    void a_position_that_is_none_and_a_page_that_is_too_long_are_refused() {
        for (String odd : List.of("aml", "aml/AML-1/2", "aml/'; DROP TABLE", "/")) {
            assertThat(Refusal.field(() -> page(INTERNAL, 1, odd))).isEqualTo("invalid_argument cursor");
        }
        assertThat(Refusal.field(() -> page(INTERNAL, 101, null))).isEqualTo("invalid_argument limit");
    }
}
