package com.kosha.stack;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.Config;

/**
 * The numbers of a layer's fault-tolerance annotation as they count: MicroProfile's override for the method, for the
 * class, for all classes, else what is declared. The platform reads its own the same way.
 */
final class Declared {
    private final Config config;
    private final Class<?> layer;
    private final Annotation annotation;

    /**
     * Reads that annotation of the layer's one method.
     *
     * @param layer a bean with a method {@code call}
     */
    Declared(Config config, Class<?> layer, Class<? extends Annotation> annotation) {
        this.config = config;
        this.layer = layer;
        Annotation found = method(layer, "call", GuardedCall.class).getAnnotation(annotation);
        if (found == null) {
            throw new IllegalArgumentException(layer.getName() + " has no " + annotation.getSimpleName());
        }
        this.annotation = found;
    }

    <T> T value(String parameter, Class<T> type) {
        String key = annotation.annotationType().getSimpleName() + "/" + parameter;
        String bean = layer.getCanonicalName();
        return Stream.of(bean + "/call/" + key, bean + "/" + key, key)
                .map(name -> config.getOptionalValue(name, type))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> type.cast(declared(parameter)));
    }

    private Object declared(String parameter) {
        try {
            return method(annotation.annotationType(), parameter).invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an annotation's values can be read", e);
        }
    }

    private static Method method(Class<?> type, String name, Class<?>... parameters) {
        try {
            return type.getMethod(name, parameters);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
