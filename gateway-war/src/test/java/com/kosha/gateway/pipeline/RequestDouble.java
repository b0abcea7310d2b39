package com.kosha.gateway.pipeline;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request as far as the filters look at it; anything else that is asked of it fails. */
public final class RequestDouble implements InvocationHandler {
    public final MultivaluedMap<String, String> headers = new MultivaluedHashMap<>();
    public final Map<String, Object> properties = new HashMap<>();
    private final String method;
    private final String path;

    @Nullable
    Response answer;

    SecurityContext security = insecure();

    public RequestDouble(String method, String path) {
        this.method = method;
        this.path = path;
    }

    public RequestDouble header(String name, String value) {
        headers.add(name, value);
        return this;
    }

    /** What the request was ended with; null while it goes on. */
    public @Nullable Response answer() {
        return answer;
    }

    public ContainerRequestContext context() {
        return as(ContainerRequestContext.class, this);
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method called, Object[] arguments) {
        return switch (called.getName()) {
            case "getMethod" -> method;
            case "getUriInfo" -> as(UriInfo.class, (p, m, a) -> path);
            case "getHeaders" -> headers;
            case "getHeaderString" ->
                headers.containsKey(arguments[0]) ? String.join(",", headers.get(arguments[0])) : null;
            case "getProperty" -> properties.get(arguments[0]);
            case "setProperty" -> properties.put((String) arguments[0], arguments[1]);
            case "getSecurityContext" -> security;
            case "setSecurityContext" -> {
                security = (SecurityContext) arguments[0];
                yield null;
            }
            case "abortWith" -> {
                answer = (Response) arguments[0];
                yield null;
            }
            default -> throw new UnsupportedOperationException(called.getName());
        };
    }

    private static SecurityContext insecure() {
        return as(SecurityContext.class, (p, m, a) -> false);
    }

    public static <T> T as(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> {
            Object result = handler.invoke(p, m, a);
            return m.getReturnType() == void.class ? null : result;
        }));
    }
}
