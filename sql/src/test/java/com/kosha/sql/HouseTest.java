package com.kosha.sql;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class HouseTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("com.kosha.sql");

    @Test
    void packages_form_no_circle() {
        slices().matching("com.kosha.sql.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void what_is_drawn_knows_nothing_of_databases() {
        noClasses()
                .that()
                .resideInAnyPackage("..draw..", "..people..", "..accounts..", "..movements..", "..aml..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "org.postgresql..", "..copy..")
                .check(CLASSES);
    }

    @Test
    void chance_and_time_are_handed_in() {
        noClasses()
                .that()
                .resideInAPackage("com.kosha.sql.seed..")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .orShould()
                .callMethod(java.time.LocalDate.class, "now")
                .orShould()
                .callMethod(java.time.Instant.class, "now")
                .check(CLASSES);
    }
}
