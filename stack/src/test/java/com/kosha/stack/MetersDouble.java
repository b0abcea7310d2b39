package com.kosha.stack;

import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.eclipse.microprofile.metrics.Tag;
import org.eclipse.microprofile.metrics.Timer;
import org.jspecify.annotations.Nullable;

/** Counts how often each meter was told something, as {@code name{key=value,..}} in the order of the keys. */
public final class MetersDouble {
    private final Map<String, Integer> seen = new ConcurrentHashMap<>();

    /** What was counted so far. */
    public Map<String, Integer> seen() {
        return new TreeMap<>(seen);
    }

    public MetricRegistry registry() {
        return proxy(MetricRegistry.class, (method, args) -> switch (method) {
            case "counter" -> meter(Counter.class, args);
            case "timer" -> meter(Timer.class, args);
            default -> null; // a gauge is read by nobody here
        });
    }

    private <T> T meter(Class<T> type, Object[] args) {
        String tags = Arrays.stream(args.length > 1 ? (Tag[]) args[1] : new Tag[0])
                .map(tag -> tag.getTagName() + "=" + tag.getTagValue())
                .sorted()
                .collect(Collectors.joining(",", "{", "}"));
        return proxy(type, (method, told) -> {
            seen.merge(args[0] + tags, 1, Integer::sum);
            return null; // all of them return nothing
        });
    }

    private interface Answer {
        @Nullable
        Object to(String method, Object[] args);
    }

    private static <T> T proxy(Class<T> type, Answer answer) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, args) -> answer.to(method.getName(), args)));
    }
}
