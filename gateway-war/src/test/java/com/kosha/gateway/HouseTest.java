package com.kosha.gateway;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Sensitive;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.gateway.pipeline.Stages;
import com.kosha.gateway.tools.Tool;
import com.kosha.gateway.trace.Trace;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import jakarta.annotation.Priority;
import java.lang.annotation.Annotation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.faulttolerance.Bulkhead;
import org.eclipse.microprofile.faulttolerance.CircuitBreaker;
import org.eclipse.microprofile.faulttolerance.Retry;
import org.eclipse.microprofile.faulttolerance.Timeout;
import org.junit.jupiter.api.Test;

/** The rules of the house, as far as they are about who may know whom. */
class HouseTest {
    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("com.kosha.gateway");

    private static final List<Class<? extends Annotation>> LAYERS =
            List.of(Timeout.class, Retry.class, CircuitBreaker.class, Bulkhead.class);

    /** Ids of traces, of tokens, of sessions and of sagas are drawn here. All else is handed in. */
    private static final Set<String> DRAWERS = Set.of(
            Trace.class.getName(),
            ServiceTokens.class.getName(),
            "com.kosha.gateway.mcp.Sessions",
            "com.kosha.gateway.downstream.SagaName");

    private static final Set<String> CLOCKS_AND_DICE = Set.of(
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.System.getenv",
            "java.lang.System.getProperty",
            "java.lang.System.setProperty",
            "java.lang.Thread.sleep",
            "java.lang.Math.random",
            "java.time.Clock.systemUTC",
            "java.time.Instant.now",
            "java.time.LocalDate.now",
            "java.time.LocalDateTime.now",
            "java.time.OffsetDateTime.now",
            "java.time.ZonedDateTime.now",
            "java.util.UUID.randomUUID",
            "java.util.concurrent.ThreadLocalRandom.current",
            "java.util.Random.<init>",
            "java.util.SplittableRandom.<init>",
            "java.security.SecureRandom.<init>");

    @Test
    void packages_form_no_circle() {
        slices().matching("com.kosha.gateway.(*)..").should().beFreeOfCycles().check(ALL);
    }

    @Test
    void only_mcp_sees_the_sdk() {
        noClasses()
                .that()
                .resideOutsideOfPackage("com.kosha.gateway.mcp..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("io.modelcontextprotocol..")
                .check(ALL);
    }

    @Test
    void only_policy_reads_what_is_sensitive() {
        noClasses()
                .that()
                .resideOutsideOfPackage("com.kosha.gateway.policy..")
                .should()
                .dependOnClassesThat()
                .areAssignableTo(Sensitive.class)
                .check(ALL);
    }

    @Test
    void the_pipeline_knows_no_tool_no_protocol_and_no_dependency() {
        noClasses()
                .that()
                .resideInAPackage("com.kosha.gateway.pipeline..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "com.kosha.gateway.tools..", "com.kosha.gateway.mcp..", "com.kosha.gateway.downstream..")
                .check(ALL);
    }

    @Test
    void a_tool_knows_no_other_tool() {
        classes().that().implement(Tool.class).should(knowNoOtherTool()).check(ALL);
    }

    @Test
    void time_and_chance_are_handed_in() {
        noClasses()
                .that(areNotIn(DRAWERS))
                .should()
                .callCodeUnitWhere(targetIsOneOf(CLOCKS_AND_DICE))
                .check(ALL);
    }

    @Test
    void layers_stand_in_downstream_one_a_method() {
        methods()
                .that(haveALayer())
                .should()
                .beDeclaredInClassesThat()
                .resideInAPackage("com.kosha.gateway.downstream..")
                .andShould(haveOneLayer())
                .check(ALL);
    }

    @Test
    void names_say_what_a_thing_is() {
        noClasses()
                .should()
                .haveNameMatching(".*(Impl|Utils?|Helper|Manager)(\\$.*)?")
                .check(ALL);
    }

    @Test
    void every_stage_takes_its_place_from_the_list_and_no_two_the_same() {
        Set<Integer> places = Arrays.stream(Stages.class.getFields())
                .filter(field -> field.getType() == int.class && Modifier.isStatic(field.getModifiers()))
                .map(HouseTest::valueOf)
                .collect(Collectors.toSet());
        Set<Integer> taken = new HashSet<>();

        for (JavaClass stage : ALL) {
            if (stage.getPackageName().equals(Stages.class.getPackageName()) && stage.isAnnotatedWith(Priority.class)) {
                int place = stage.getAnnotationOfType(Priority.class).value();
                assertThat(places).as(stage.getName()).contains(place);
                assertThat(taken.add(place))
                        .as("%s alone stands at %s", stage.getName(), place)
                        .isTrue();
            }
        }

        assertThat(taken).isEqualTo(places);
    }

    private static int valueOf(Field field) {
        try {
            return field.getInt(null);
        } catch (IllegalAccessException e) {
            throw new LinkageError("a public constant can be read", e);
        }
    }

    private static DescribedPredicate<JavaClass> areNotIn(Set<String> names) {
        return DescribedPredicate.describe("are not " + names, type -> !names.contains(type.getName()));
    }

    private static DescribedPredicate<JavaCall<?>> targetIsOneOf(Set<String> names) {
        return DescribedPredicate.describe("reads a clock or throws dice", call -> {
            AccessTarget target = call.getTarget();
            return names.contains(target.getOwner().getName() + "." + target.getName());
        });
    }

    private static DescribedPredicate<JavaMethod> haveALayer() {
        return DescribedPredicate.describe("have a layer", method -> layers(method) > 0);
    }

    private static long layers(JavaMethod method) {
        return LAYERS.stream().filter(method::isAnnotatedWith).count();
    }

    private static ArchCondition<JavaMethod> haveOneLayer() {
        return new ArchCondition<>("have one layer, for MicroProfile nests several in an order of its own") {
            @Override
            public void check(JavaMethod method, ConditionEvents events) {
                events.add(new SimpleConditionEvent(method, layers(method) == 1, method.getFullName()));
            }
        };
    }

    private static ArchCondition<JavaClass> knowNoOtherTool() {
        return new ArchCondition<>("know no other tool") {
            @Override
            public void check(JavaClass tool, ConditionEvents events) {
                tool.getDirectDependenciesFromSelf().stream()
                        .filter(other -> other.getTargetClass().isAssignableTo(Tool.class)
                                && !other.getTargetClass().isInterface()
                                && !other.getTargetClass().equals(tool))
                        .forEach(other -> events.add(SimpleConditionEvent.violated(tool, other.getDescription())));
            }
        };
    }
}
