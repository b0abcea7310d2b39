package com.kosha.core.customers;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.AccountView;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.Page;
import com.kosha.core.BankSystem;
import com.kosha.core.Refusal;
import com.kosha.resilience.Time;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CustomersTest {
    private final Customers customers = new Customers(BankSystem.db(), Time.system());

    private Page<CustomerView> search(CustomerSearch search) {
        return customers.search(BankSystem.ordinary(), search);
    }

    private List<String> named(String name) {
        return ids(search(new CustomerSearch(name, null, null, 100, null)));
    }

    private static List<String> ids(Page<CustomerView> page) {
        return page.items().stream().map(CustomerView::customerId).toList();
    }

    @Test
    void a_name_is_found_by_a_part_in_any_case_and_with_a_typing_error() {
        assertThat(named("NARAYANAN")).containsExactly("CUS-00000001");
        assertThat(named("narayanen")).containsExactly("CUS-00000001");
        assertThat(named("Wadia")).containsExactly("CUS-00000006");
        assertThat(named("Unheard")).isEmpty();
    }

    @Test
    void the_most_alike_come_first_and_then_the_order_of_ids() {
        assertThat(named("lakshmi iyer")).containsExactly("CUS-00000002", "CUS-00000003", "CUS-00000001");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void pages_by_name_hold_each_customer_once(int limit) {
        List<String> seen = new ArrayList<>();
        String after = null;
        do {
            Page<CustomerView> page = search(new CustomerSearch("lakshmi iyer", null, null, limit, after));
            seen.addAll(ids(page));
            after = page.next();
            assertThat(seen).as("no page leads back").hasSizeLessThanOrEqualTo(3);
        } while (after != null);

        assertThat(seen).containsExactly("CUS-00000002", "CUS-00000003", "CUS-00000001");
    }

    @Test
    void those_whom_not_everybody_sees_are_not_found_by_any_key() {
        assertThat(named("lakshmi restricted")).doesNotContain("CUS-00000004");
        assertThat(ids(search(new CustomerSearch(null, "1000000004", null, 10, null))))
                .isEmpty();
        assertThat(ids(search(new CustomerSearch(null, null, "4321", 10, null))))
                .containsExactly("CUS-00000001", "CUS-00000002", "CUS-00000003");
    }

    @Test
    void pages_by_mobile_go_on_where_the_last_one_ended() {
        Page<CustomerView> first = search(new CustomerSearch(null, null, "4321", 2, null));
        Page<CustomerView> second = search(new CustomerSearch(null, null, "4321", 2, first.next()));

        assertThat(ids(first)).containsExactly("CUS-00000001", "CUS-00000002");
        assertThat(ids(second)).containsExactly("CUS-00000003");
        assertThat(second.next()).isNull();
    }

    @Test
    void exactly_one_key_is_wanted_and_it_must_be_well_formed() {
        assertThat(Refusal.field(() -> search(new CustomerSearch(null, null, null, 10, null))))
                .isEqualTo("invalid_argument name");
        assertThat(Refusal.field(() -> search(new CustomerSearch("Wadia", "1000000006", null, 10, null))))
                .isEqualTo("invalid_argument name");
        assertThat(Refusal.field(() -> named("ab"))).isEqualTo("invalid_argument name");
        assertThat(Refusal.field(() -> named("a1b2%%"))).isEqualTo("invalid_argument name");
        assertThat(Refusal.field(() -> named("a".repeat(101)))).isEqualTo("invalid_argument name");
        assertThat(Refusal.field(() -> search(new CustomerSearch(null, "12", null, 10, null))))
                .isEqualTo("invalid_argument cif");
        assertThat(Refusal.field(() -> search(new CustomerSearch(null, null, "12a4", 10, null))))
                .isEqualTo("invalid_argument mobile_last4");
        assertThat(Refusal.field(() -> search(new CustomerSearch("Wadia", null, null, 0, null))))
                .isEqualTo("invalid_argument limit");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "CUS-00000001", "x|CUS-00000001", "NaN|CUS-00000001", "2.0|CUS-00000001", "0.5|ACC-000000001"
            })
    void a_position_of_another_listing_is_a_bad_cursor(String after) {
        assertThat(Refusal.field(() -> search(new CustomerSearch("lakshmi", null, null, 10, after))))
                .isEqualTo("invalid_argument cursor");
    }

    @Test
    void a_profile_holds_closed_accounts_too() {
        var profile = customers.profile(BankSystem.ordinary(), "CUS-00000001");

        assertThat(profile.accounts())
                .extracting(AccountView::accountId)
                .containsExactly("ACC-000000001", "ACC-000000002");
        assertThat(profile.dateOfBirth()).isEqualTo("1984-02-29");
    }
}
