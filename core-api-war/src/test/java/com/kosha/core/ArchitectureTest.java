package com.kosha.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.kosha.core.db.Db;
import com.kosha.core.http.TraceFilter;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Clock;
import java.time.Instant;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** The arrows of the house, as far as they are core-api's. */
class ArchitectureTest {
    private static final String[] FEATURES = {
        "com.kosha.core.customers..",
        "com.kosha.core.kyc..",
        "com.kosha.core.accounts..",
        "com.kosha.core.transactions..",
        "com.kosha.core.aml..",
        "com.kosha.core.knowledge..",
        "com.kosha.core.disputes..",
        "com.kosha.core.reviews..",
        "com.kosha.core.screenings..",
        "com.kosha.core.refunds.."
    };

    private final JavaClasses core = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("com.kosha.core");

    @Test
    void no_package_depends_on_itself_by_way_of_another() {
        slices().matching("com.kosha.core.(**)").should().beFreeOfCycles().check(core);
    }

    @Test
    void only_resources_http_and_the_client_of_openai_speak_http() {
        noClasses()
                .that()
                .resideOutsideOfPackages("com.kosha.core.http..", "com.kosha.core.health..", "com.kosha.core.openai..")
                .and()
                .haveSimpleNameNotEndingWith("Resource")
                .and()
                .doNotHaveFullyQualifiedName(CoreApplication.class.getName())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("jakarta.ws.rs..", "jakarta.servlet..", "jakarta.json..", "com.fasterxml.jackson..")
                .check(core);
    }

    @Test
    void only_db_and_the_features_know_jdbc() {
        noClasses()
                .that()
                .resideOutsideOfPackages(FEATURES)
                .and()
                .resideOutsideOfPackages(
                        "com.kosha.core.db..",
                        "com.kosha.core.health..",
                        "com.kosha.core.idempotency..",
                        "com.kosha.core.outbox..",
                        "com.kosha.core.queue..",
                        "com.kosha.core.relay..",
                        "com.kosha.core.waiting..",
                        "com.kosha.core.ledger..",
                        "com.kosha.core.saga..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.sql..")
                .check(core);
        noClasses()
                .that()
                .haveSimpleNameEndingWith("Resource")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName(Db.class.getName())
                .check(core);
    }

    @Test
    void nothing_below_knows_what_stands_above_it() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "com.kosha.core.db..",
                        "com.kosha.core.search..",
                        "com.kosha.core.http..",
                        "com.kosha.core.idempotency..",
                        "com.kosha.core.outbox..",
                        "com.kosha.core.queue..",
                        "com.kosha.core.relay..",
                        "com.kosha.core.waiting..",
                        "com.kosha.core.ledger..",
                        "com.kosha.core.saga..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(FEATURES)
                .check(core);
    }

    @Test
    void time_and_chance_come_in_from_outside() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(TraceFilter.class.getName())
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(Clock.class, "systemUTC")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .orShould()
                .callMethod(Thread.class, "sleep", long.class)
                .orShould()
                .callMethod(ThreadLocalRandom.class, "current")
                .check(core);
    }

    @Test
    void a_class_has_a_real_name() {
        noClasses()
                .should()
                .haveSimpleNameEndingWith("Impl")
                .orShould()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveSimpleNameEndingWith("Utils")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .orShould()
                .haveSimpleNameEndingWith("Manager")
                .check(core);
    }
}
