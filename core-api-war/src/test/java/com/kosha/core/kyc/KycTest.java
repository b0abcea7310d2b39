package com.kosha.core.kyc;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.KycDocument;
import com.kosha.core.BankSystem;
import com.kosha.resilience.Time;
import org.junit.jupiter.api.Test;

class KycTest {
    private final Kyc kyc = new Kyc(BankSystem.db(), Time.system());

    @Test
    void of_an_aadhaar_there_are_four_digits_and_no_more() {
        assertThat(kyc.status(BankSystem.ordinary(), "CUS-00000001").aadhaar()).isEqualTo("5678");
    }

    @Test
    void documents_are_listed_newest_first() {
        assertThat(kyc.documents(BankSystem.ordinary(), "CUS-00000001").items())
                .extracting(KycDocument::documentId)
                .containsExactly("DOC-00000002", "DOC-00000001");
    }

    @Test
    void somebody_who_handed_in_nothing_has_an_empty_list() {
        assertThat(kyc.documents(BankSystem.ordinary(), "CUS-00000006").items()).isEmpty();
    }
}
