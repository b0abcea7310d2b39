package com.kosha.loader;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class HouseTest {
    private final JavaClasses loader = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("com.kosha.loader");

    @Test
    void it_knows_no_war_and_takes_time_from_outside() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.kosha.gateway..", "com.kosha.core..", "jakarta..")
                .orShould()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Thread.class, "sleep", long.class)
                .check(loader);
    }
}
