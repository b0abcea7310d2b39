package com.kosha.gateway.tools;

import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.ToolPolicy;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every tool there is, in the order of the policy table. */
@ApplicationScoped
public class ToolBox {
    @Inject
    @Any
    Instance<Tool<?, ?>> declared;

    private final Map<ToolPolicy, RegisteredTool<?, ?>> byPolicy = new EnumMap<>(ToolPolicy.class);

    @PostConstruct
    void register() {
        for (Instance.Handle<? extends Tool<?, ?>> handle : declared.handles()) {
            add(handle.get(), handle.getBean().getBeanClass());
        }
    }

    /** One more; its class is handed in because the container's tool is a proxy, which has no annotations. */
    void add(Tool<?, ?> tool, Class<?> declaring) {
        if (byPolicy.put(tool.policy(), RegisteredTool.of(tool, declaring)) != null) {
            throw new IllegalStateException(
                    "two tools are called " + tool.policy().toolName());
        }
    }

    /** Those that the caller may call, always in the same order. */
    public List<RegisteredTool<?, ?>> of(Principal caller) {
        return all().stream()
                .filter(registered -> caller.may(registered.tool().policy().scope()))
                .toList();
    }

    public Collection<RegisteredTool<?, ?>> all() {
        return List.copyOf(byPolicy.values());
    }

    /** The tool of that name, whether or not somebody may call it. */
    public Optional<RegisteredTool<?, ?>> named(String name) {
        return byPolicy.values().stream()
                .filter(registered -> registered.tool().policy().toolName().equals(name))
                .findFirst();
    }
}
