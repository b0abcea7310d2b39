package com.kosha.screening;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class HouseTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("com.kosha.screening");

    @Test
    void packages_form_no_circle() {
        slices().matching("com.kosha.screening.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void matching_knows_nothing_of_http() {
        noClasses()
                .that()
                .resideInAnyPackage("..match..", "..lists..", "..normalize..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("jakarta..", "com.fasterxml..")
                .check(CLASSES);
    }

    @Test
    void no_expression_is_compiled_for_a_question() {
        noClasses()
                .that()
                .resideInAnyPackage("..match..", "..normalize..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.util.regex..")
                .check(CLASSES);
    }

    @Test
    void time_and_pauses_are_handed_in() {
        noClasses()
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Thread.class, "sleep", long.class)
                .check(CLASSES);
    }
}
