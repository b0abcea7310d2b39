package com.kosha.json;

import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.util.Arrays;
import java.util.Locale;

/** Lets an enum constant {@code UNDER_REVIEW} be {@code under_review} on the wire, both ways, without annotations. */
final class WireNames extends SimpleModule {
    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.appendAnnotationIntrospector(new LowerCase());
    }

    private static final class LowerCase extends NopAnnotationIntrospector {
        @Override
        public String[] findEnumValues(
                MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
            return Arrays.stream(constants)
                    .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                    .toArray(String[]::new);
        }
    }
}
