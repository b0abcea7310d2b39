package com.kosha.gateway.pipeline;

import static java.lang.annotation.ElementType.METHOD;
import static java.lang.annotation.ElementType.TYPE;
import static java.lang.annotation.RetentionPolicy.RUNTIME;

import com.kosha.gateway.call.CallContext;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.lang.annotation.Retention;
import java.lang.annotation.Target;
import java.util.Objects;

/**
 * The path of one request. Read it top to bottom.
 *
 * <pre>
 *  1 LoadShed       503 + Retry-After           filter
 *  2 Authenticate   401 + WWW-Authenticate      filter
 *  3 RateLimit      429 + Retry-After           filter, keyed by the client_id that 2 verified
 *  4 Authorize      forbidden                   interceptor; for operators' paths the filter OperatorsOnly
 *  5 Chaos          never rejects               interceptor
 *  6 DeadlineStart  deadline_exceeded           interceptor
 *    LookAhead      dependency_unavailable      interceptor, where the tool's only dependency is known to be down
 *  7 the tool       per ErrorCode               tools/
 *  8 Mask           never rejects               interceptor, on the way out
 *  9 Audit          never rejects, always runs  interceptor, on the way out; for a request that ended
 *                                               before stage 4, the response filter AuditRefusals
 * </pre>
 *
 * <p>A stage that acts on the way out must stand outside what it acts on: Audit has the lowest priority of the
 * stages, so it sees every outcome, and Mask the highest, so that nothing outside it ever holds a clear value.
 * All of them stand outside the fault-tolerance interceptors, whose base priority is 4010.
 */
public final class Stages {
    /** On the way out, and outside the other filters' answers: the lowest of the filters. */
    public static final int AUDIT_REFUSALS = 1_000;

    public static final int LOAD_SHED = 1_001;
    public static final int AUTHENTICATE = 1_002;
    public static final int RATE_LIMIT = 1_003;

    /** After the path is known to be an operators' one. */
    public static final int OPERATORS_ONLY = 1_004;

    /** Not a stage: the step in the trace that the stages are parts of. */
    public static final int TOOL_SPAN = 2_000;

    public static final int AUDIT = 2_001;
    public static final int AUTHORIZE = 2_004;
    public static final int CHAOS = 2_005;
    public static final int DEADLINE_START = 2_006;
    public static final int LOOK_AHEAD = 2_007;
    public static final int MASK = 2_008;

    /** Put on the one method that runs a tool: it then runs inside stages 4 to 9. Its first argument is the call. */
    @InterceptorBinding
    @Retention(RUNTIME)
    @Target({METHOD, TYPE})
    public @interface Staged {}

    /** Put on what operators alone may ask for, over HTTP. */
    @NameBinding
    @Retention(RUNTIME)
    @Target({METHOD, TYPE})
    public @interface ForOperators {}

    private Stages() {}

    /** The call that the staged method was given. */
    static CallContext callOf(InvocationContext invocation) {
        return (CallContext) invocation.getParameters()[0];
    }

    /** The call that stage 1 left with the request. */
    static CallContext callOf(ContainerRequestContext request) {
        return (CallContext) Objects.requireNonNull(request.getProperty(CallContext.PROPERTY), "stage 1 has not run");
    }
}
