package com.kosha.system;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arrows of the whole house. Each module's own rules stand in its own tests. */
class HouseTest {
    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("com.kosha");

    @Test
    void there_is_no_circle_among_packages() {
        slices().matching("com.kosha.(**)").should().beFreeOfCycles().check(HOUSE);
    }

    @ParameterizedTest
    @CsvSource({"gateway, core, screening", "core, gateway, screening", "screening, gateway, core"})
    void the_three_servers_do_not_know_each_other(String server, String second, String third) {
        noClasses()
                .that()
                .resideInAPackage("com.kosha." + server + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.kosha." + second + "..", "com.kosha." + third + "..")
                .check(HOUSE);
    }

    @Test
    void contract_and_resilience_are_plain_java() {
        classes()
                .that()
                .resideInAPackage("com.kosha.contract..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "com.kosha.contract..")
                .check(HOUSE);
        classes()
                .that()
                .resideInAPackage("com.kosha.resilience..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "javax.crypto..", "org.jspecify..", "com.kosha.resilience..")
                .check(HOUSE);
    }
}
