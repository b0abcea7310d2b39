package com.kosha.stack;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** What both WARs stand on knows neither of them. */
class ArchitectureTest {
    private final JavaClasses stack = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("com.kosha.stack");

    @Test
    void it_knows_none_of_its_users() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.kosha.gateway..", "com.kosha.core..")
                .check(stack);
    }

    @Test
    void packages_form_no_circle() {
        slices().matching("com.kosha.stack.(**)").should().beFreeOfCycles().check(stack);
    }

    @Test
    void time_and_chance_are_handed_in() {
        noClasses()
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Thread.class, "sleep", long.class)
                .orShould()
                .callMethod(ThreadLocalRandom.class, "current")
                .check(stack);
    }
}
