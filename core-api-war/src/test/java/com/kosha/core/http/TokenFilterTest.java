package com.kosha.core.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ServiceClaims;
import com.kosha.core.db.Viewer;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TokenFilterTest {
    @Test
    void the_worker_gets_to_its_own_paths_and_to_no_others() {
        Viewer worker = viewer(ServiceClaims.FOLLOW_UP);

        TokenFilter.keepToItsOwn(worker, "/v1/follow-ups/screenings/leases/x");
        TokenFilter.keepToItsOwn(worker, "v1/follow-ups/screenings/SCR-00000001/reports");
        for (String path : new String[] {"/v1/customers/search", "v1/screenings/SCR-00000001", "/v1/follow-ups", ""}) {
            assertThatThrownBy(() -> TokenFilter.keepToItsOwn(worker, path))
                    .as(path)
                    .isInstanceOfSatisfying(
                            KoshaException.class,
                            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.FORBIDDEN));
        }
    }

    @Test
    void people_get_to_every_path_here() {
        TokenFilter.keepToItsOwn(viewer("kyc_officer"), "/v1/customers/search");
        TokenFilter.keepToItsOwn(viewer("kyc_officer"), "/v1/screenings");
    }

    private static Viewer viewer(String role) {
        return new Viewer("somebody", "agent-1", Set.of(role), Optional.empty(), false);
    }
}
