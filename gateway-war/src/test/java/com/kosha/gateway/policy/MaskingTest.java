package com.kosha.gateway.policy;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.AccountSummary;
import com.kosha.contract.AccountView;
import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertView;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerView;
import com.kosha.contract.KycDocuments;
import com.kosha.contract.KycView;
import com.kosha.contract.Sensitive.Kind;
import com.kosha.contract.SpendingInsights;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionView;
import com.kosha.gateway.policy.RandomViews.Generated;
import com.kosha.gateway.policy.RandomViews.Secret;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MaskingTest {
    private static final int SEEDS = 40;

    /** The expected table, written again by hand: a change to the real one must be made twice to pass. */
    private static final Map<Secret, Set<Scope>> SHOWN_TO = Map.of(
            Secret.PAN, Set.of(Scope.KYC_PII),
            Secret.AADHAAR, Set.of(),
            Secret.MOBILE, Set.of(Scope.KYC_PII),
            Secret.EMAIL, Set.of(Scope.KYC_PII),
            Secret.ACCOUNT_NUMBER, Set.of(),
            Secret.COUNTERPARTY_VPA, Set.of(Scope.AML_READ),
            Secret.DATE_OF_BIRTH, Set.of(Scope.KYC_PII),
            Secret.CARD, Set.of());

    /** Which roles have either of the two scopes that lift a mask, by hand too. */
    private static final Map<Role, Set<Scope>> LIFTS = Map.of(
            Role.SUPPORT_AGENT, Set.of(),
            Role.PAYMENTS_ANALYST, Set.of(),
            Role.KYC_OFFICER, Set.of(Scope.KYC_PII),
            Role.AML_ANALYST, Set.of(Scope.KYC_PII, Scope.AML_READ),
            Role.OPERATOR, Set.of(),
            Role.AUDITOR, Set.of());

    private static final List<Class<? extends Record>> VIEWS = List.of(
            CustomerView.class,
            CustomerProfile.class,
            KycView.class,
            KycDocuments.class,
            AccountView.class,
            AccountSummary.class,
            TransactionView.class,
            TransactionDetail.class,
            SpendingInsights.class,
            AlertView.class,
            AlertDetail.class);

    static Stream<Arguments> cases() {
        return VIEWS.stream()
                .flatMap(view -> Stream.of(Role.values()).map(role -> Arguments.of(view.getSimpleName(), view, role)));
    }

    private static Principal with(Role role) {
        return new Principal("ravi", "kosha-cli", Set.of(role), EnumSet.allOf(Scope.class));
    }

    @ParameterizedTest(name = "{0} for {2}")
    @MethodSource("cases")
    void nothing_outside_the_readers_allowance_survives(String name, Class<? extends Record> type, Role role) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Generated<? extends Record> generated = RandomViews.of(type, seed);

            String masked = Masking.mask(generated.view(), with(role)).toString();

            generated.secrets().forEach((secret, kind) -> {
                boolean allowed = SHOWN_TO.getOrDefault(kind, Set.of()).stream()
                        .anyMatch(LIFTS.getOrDefault(role, Set.of())::contains);
                assertThat(masked.contains(secret)).as("%s %s", kind, secret).isEqualTo(allowed);
            });
        }
    }

    @ParameterizedTest(name = "{0} for {2}")
    @MethodSource("cases")
    void masking_twice_is_masking_once(String name, Class<? extends Record> type, Role role) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Record once = Masking.mask(RandomViews.of(type, seed).view(), with(role));

            assertThat(Masking.mask(once, with(role))).isEqualTo(once);
        }
    }

    @ParameterizedTest(name = "{0} for {2}")
    @MethodSource("cases")
    void a_token_without_scopes_lifts_no_mask_whatever_the_role(String name, Class<? extends Record> type, Role role) {
        Principal nobody = new Principal("ravi", "kosha-cli", Set.of(role), Set.of());
        Generated<? extends Record> generated = RandomViews.of(type, 1);

        String masked = Masking.mask(generated.view(), nobody).toString();

        generated.secrets().keySet().forEach(secret -> assertThat(masked).doesNotContain(secret));
    }

    @ParameterizedTest
    @CsvSource({
        "PAN, ABCPE1234X, ******234X",
        "AADHAAR, 1234, XXXX XXXX 1234",
        "MOBILE, 9876547890, ******7890",
        "EMAIL, rohan@example.com, r****@example.com",
        "EMAIL, r@example.com, ****",
        "ACCOUNT_NUMBER, 50100012344321, XXXXXX4321",
        "COUNTERPARTY_VPA, ramesh@okaxis, ra***@okaxis",
        "DATE_OF_BIRTH, 1984-03-02, 1984"
    })
    void a_masked_value_looks_as_the_contract_says(Kind kind, String clear, String masked) {
        assertThat(Masking.mask(kind, clear, scope -> false)).isEqualTo(masked);
    }

    @ParameterizedTest
    @CsvSource({
        "PAN, ABCPE1234",
        "PAN, 234X",
        "PAN, ABCPE1234XY",
        "AADHAAR, 234123412346",
        "AADHAAR, 12345",
        "MOBILE, +919876547890",
        "MOBILE, 7890",
        "EMAIL, rohan at example",
        "EMAIL, a b@example.com",
        "ACCOUNT_NUMBER, 50100-4321",
        "ACCOUNT_NUMBER, 4321",
        "COUNTERPARTY_VPA, ramesh",
        "COUNTERPARTY_VPA, ra@okaxis",
        "DATE_OF_BIRTH, 02/03/1984",
        "DATE_OF_BIRTH, 1984-3-2"
    })
    void a_value_of_odd_shape_is_hidden_whole(Kind kind, String odd) {
        assertThat(Masking.mask(kind, odd, scope -> false)).matches("[*X ]+");
    }

    @Test
    void what_is_absent_stays_absent() {
        KycView clear = RandomViews.of(KycView.class, 3).view();
        KycView without = new KycView(
                clear.customerId(),
                clear.status(),
                clear.level(),
                clear.riskRating(),
                null,
                null,
                null,
                null,
                clear.asOf());

        assertThat(Masking.mask(without, with(Role.SUPPORT_AGENT))).isEqualTo(without);
    }

    @Test
    void words_are_cut_by_characters_and_only_once_they_are_masked() {
        assertThat(Masking.words("\uD83C\uDFE6".repeat(3), 3)).isEqualTo("\uD83C\uDFE6".repeat(3));
        assertThat(Masking.words("\uD83C\uDFE6".repeat(4), 3)).isEqualTo("\uD83C\uDFE6".repeat(3) + "...");
        assertThat(Masking.words("call 9876543210", 14)).isEqualTo("call ******321...");
    }
}
