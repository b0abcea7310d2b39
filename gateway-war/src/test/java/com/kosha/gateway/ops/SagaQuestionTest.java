package com.kosha.gateway.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.SagaSearch;
import com.kosha.contract.SagaState;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SagaQuestionTest {
    private static final String SAGA = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
    private static final String TRACE = "0123456789abcdef0123456789abcdef";

    private static void assertRefused(ErrorCode code, Runnable work) {
        assertThatExceptionOfType(KoshaException.class)
                .isThrownBy(work::run)
                .satisfies(refused -> assertThat(refused.code()).isEqualTo(code));
    }

    @Test
    void unless_told_otherwise_it_lists_all_of_them() {
        assertThat(SagaQuestion.search(null, null, null, null, null))
                .isEqualTo(new SagaSearch(Set.of(), null, null, 50, null));
        assertThat(SagaQuestion.search("stuck", "RFD-00000001", TRACE, 7, "there"))
                .isEqualTo(new SagaSearch(Set.of(SagaState.STUCK), "RFD-00000001", TRACE, 7, "there"));
    }

    @Test
    void what_is_no_state_and_no_number_of_rows_is_refused() {
        assertRefused(ErrorCode.INVALID_ARGUMENT, () -> SagaQuestion.search("STUCK", null, null, null, null));
        assertRefused(ErrorCode.INVALID_ARGUMENT, () -> SagaQuestion.search(null, null, null, 0, null));
        assertRefused(ErrorCode.INVALID_ARGUMENT, () -> SagaQuestion.search(null, null, null, 101, null));
    }

    @Test
    void a_saga_is_asked_for_by_its_id() {
        assertThat(SagaQuestion.id(SAGA)).isEqualTo(SAGA);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "..", "search", SAGA + "/..", SAGA + "\n", "RFD-00000001"})
    void what_is_no_id_becomes_no_part_of_an_address(String name) {
        assertRefused(ErrorCode.NOT_FOUND, () -> SagaQuestion.id(name));
    }
}
