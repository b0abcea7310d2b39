package com.kosha.gateway.policy;

import com.kosha.contract.Sensitive;
import com.kosha.contract.Sensitive.Kind;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** How to walk one type of record: found out once by reflection, then run on method handles. */
final class MaskPlan {
    private static final ClassValue<MaskPlan> PLANS = new ClassValue<>() {
        @Override
        protected MaskPlan computeValue(Class<?> type) {
            return new MaskPlan(type);
        }
    };

    /** One component: a sensitive one has a kind, another may hold records that have some. */
    private record Part(MethodHandle read, @Nullable Kind kind) {}

    private final List<Part> parts = new ArrayList<>();
    private final MethodHandle create;

    private MaskPlan(Class<?> type) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            RecordComponent[] components = type.getRecordComponents();
            for (RecordComponent component : components) {
                Sensitive sensitive = component.getAnnotation(Sensitive.class);
                parts.add(new Part(
                        lookup.unreflect(component.getAccessor())
                                .asType(MethodType.methodType(Object.class, Object.class)),
                        sensitive == null ? null : sensitive.value()));
            }
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            this.create = lookup.unreflectConstructor(type.getConstructor(types))
                    .asSpreader(Object[].class, types.length)
                    .asType(MethodType.methodType(Object.class, Object[].class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a view is a public record: " + type.getName(), e);
        }
    }

    static MaskPlan of(Record view) {
        return PLANS.get(view.getClass());
    }

    @SuppressWarnings("unchecked") // the canonical constructor of V makes a V
    <V extends Record> V apply(V view, BiFunction<Kind, String, String> mask) {
        Object[] values = new Object[parts.size()];
        for (int i = 0; i < values.length; i++) {
            Part part = parts.get(i);
            values[i] = masked(call(part.read(), view), part.kind(), mask);
        }
        return (V) call(create, values);
    }

    private static @Nullable Object masked(
            @Nullable Object value, @Nullable Kind kind, BiFunction<Kind, String, String> mask) {
        if (value == null) {
            return null;
        }
        if (kind != null) {
            return mask.apply(kind, (String) value);
        }
        if (value instanceof Record nested) {
            return of(nested).apply(nested, mask);
        }
        if (value instanceof List<?> list) {
            List<@Nullable Object> all = new ArrayList<>(list.size());
            list.forEach(element -> all.add(masked(element, null, mask)));
            return all;
        }
        return value;
    }

    private static Object call(MethodHandle handle, Object argument) {
        try {
            return handle.invokeExact(argument);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a record's accessors and constructor throw no checked exception", e);
        }
    }

    private static Object call(MethodHandle handle, Object[] arguments) {
        try {
            return handle.invokeExact(arguments);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException("a record's accessors and constructor throw no checked exception", e);
        }
    }
}
