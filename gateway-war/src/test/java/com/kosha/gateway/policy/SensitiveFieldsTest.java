package com.kosha.gateway.policy;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Sensitive;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A field that sounds like personal data is marked as such, so that a new one cannot slip past the masks. */
class SensitiveFieldsTest {
    private static final Pattern WATCHED = Pattern.compile(
            "(.*[a-z])?(?i:pan|mobile|email|vpa|dob|dateOfBirth|aadhaar|accountNumber|counterpartyAccount"
                    + "|narration|narrative|reason|phone|address)");

    private static List<RecordComponent> components() {
        return new ClassFileImporter()
                .importPackages("com.kosha.contract").stream()
                        .map(JavaClass::reflect)
                        .filter(Class::isRecord)
                        .flatMap(type -> Arrays.stream(type.getRecordComponents()))
                        .toList();
    }

    @Test
    void every_field_that_sounds_like_personal_data_is_marked() {
        List<RecordComponent> watched = components().stream()
                .filter(component -> WATCHED.matcher(component.getName()).matches())
                .filter(component -> !component.getType().isEnum()) // a word of ours
                .toList();

        assertThat(watched).hasSizeGreaterThan(10);
        assertThat(watched)
                .filteredOn(component -> component.getAnnotation(Sensitive.class) == null)
                .isEmpty();
    }

    @Test
    void only_text_can_be_marked_and_every_kind_has_a_mask() {
        Set<Sensitive.Kind> masked = Masking.RULES.keySet();

        assertThat(components())
                .filteredOn(component -> component.getAnnotation(Sensitive.class) != null)
                .allSatisfy(component -> assertThat(component.getType()).isEqualTo(String.class));
        assertThat(Arrays.stream(Sensitive.Kind.values()).filter(kind -> !masked.contains(kind)))
                .containsExactly(Sensitive.Kind.FREE_TEXT);
    }
}
