package com.kosha.gateway.consent;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.gateway.policy.Masking;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import java.util.Set;
import org.junit.jupiter.api.Test;

class QuestionTest {
    private static final int LONGEST = 2_000;

    @Test
    void a_person_reads_the_whole_reason_that_they_agree_to_though_masks_and_rare_letters_lengthen_it() {
        String end = " and that is why.";
        String mails = "rk@b.in ".repeat(100);
        String reason = mails + "\uD83C\uDFE6".repeat(LONGEST - mails.length() - end.length()) + end;
        assertThat(reason.codePointCount(0, reason.length())).isEqualTo(LONGEST);

        Question asked = Masking.mask(
                new Question("Raise it.", reason), new Principal("anita", "desk", Set.of(Role.OPERATOR), Set.of()));

        assertThat(asked.inWords()).contains(end).doesNotContain("rk@b.in", "...");
    }
}
