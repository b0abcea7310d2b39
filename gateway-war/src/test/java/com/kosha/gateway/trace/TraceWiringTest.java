package com.kosha.gateway.trace;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TraceWiringTest {
    @Test
    void a_server_without_telemetry_is_told_from_one_with_it() {
        assertThat(TraceWiring.isThere("io.opentelemetry.api.trace.Tracer")).isTrue();
        assertThat(TraceWiring.isThere("io.opentelemetry.api.trace.Absent")).isFalse();
    }

    /** Whatever names OpenTelemetry cannot be loaded where it is absent: nothing that is loaded anyway may. */
    @Test
    void only_what_is_loaded_with_telemetry_alone_names_it() {
        Set<String> naming = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("com.kosha.gateway")
                        .stream()
                        .filter(type -> type.getDirectDependenciesFromSelf().stream()
                                .anyMatch(use ->
                                        use.getTargetClass().getPackageName().startsWith("io.opentelemetry")))
                        .map(JavaClass::getSimpleName)
                        .collect(Collectors.toSet());

        assertThat(naming)
                .containsExactlyInAnyOrder(
                        "OpenTelemetryRecorder",
                        "RecordedStep",
                        "AttemptStep",
                        "WithTelemetry",
                        "OwnWords",
                        "Exporter",
                        "Plain");
    }
}
