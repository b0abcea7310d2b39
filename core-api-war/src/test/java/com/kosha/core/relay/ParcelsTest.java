package com.kosha.core.relay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ParcelsTest {
    private final Parcels parcels = new Parcels(1_000);

    private static Letter of(int bytes) {
        return new Letter("e" + bytes, "g", "x".repeat(bytes));
    }

    @Test
    void a_parcel_holds_ten_letters_at_most() {
        List<Letter> letters = IntStream.range(0, 23).mapToObj(i -> of(1)).toList();

        assertThat(parcels.of(letters)).extracting(List::size).containsExactly(10, 10, 3);
    }

    @Test
    void together_they_are_no_larger_than_one_may_be() {
        assertThat(parcels.of(List.of(of(600), of(400), of(1), of(1_000))))
                .containsExactly(List.of(of(600), of(400)), List.of(of(1)), List.of(of(1_000)));
        assertThat(parcels.of(List.of())).isEmpty();
    }

    @Test
    void what_the_queue_takes_in_no_parcel_is_refused_at_once_by_its_reason() {
        Letter large = new Letter("large", "g", "x".repeat(1_001));
        Letter wide = new Letter("wide", "g", "₹".repeat(400));
        Letter odd = new Letter("odd", "g", "a\uFFFEb");
        Letter lost = new Letter("lost", "two words", "{}");
        Letter sound = new Letter("sound", "DSP-00000001", "₹\n\uD83D\uDE00");

        assertThat(parcels.unfit(List.of(large, wide, odd, lost, sound)).refused())
                .hasSize(4)
                .containsEntry("large", "MessageTooLong")
                .containsEntry("wide", "MessageTooLong")
                .containsEntry("odd", "InvalidMessageContents")
                .containsEntry("lost", "InvalidGroup");
    }
}
