package com.kosha.gateway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JacksonException;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.audit.AuditRecord;
import com.kosha.gateway.audit.AuditTrailInContainer;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Consent;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.gateway.policy.ToolPolicy;
import com.kosha.gateway.tools.RegisteredTool;
import com.kosha.gateway.tools.ToolBox;
import com.kosha.gateway.tools.ToolCalls;
import com.kosha.gateway.trace.Trace;
import com.kosha.json.Json;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Runs tools within the server through the one method that does, and finds what was recorded of them. */
@ApplicationScoped
public class ToolRuns {
    @Inject
    ToolCalls calls;

    @Inject
    ToolBox box;

    @Inject
    AuditTrailInContainer trail;

    /** A call as it stands before its tool runs: of somebody with that role, whose token has every scope. */
    static CallContext call(Role role, ToolPolicy tool, @Nullable String deadline) {
        CallContext call = new CallContext(Trace.from(null), System.nanoTime(), "tools/call", deadline);
        call.authenticated(new Principal("anita", "desk", Set.of(role), Set.of(Scope.values())));
        call.chose(tool, "digest");
        return call;
    }

    public Record run(CallContext call, String arguments) {
        return run(call, arguments, Consent.CANNOT_BE_ASKED);
    }

    public Record run(CallContext call, String arguments, Consent consent) {
        try {
            RegisteredTool<?, ?> tool = box.named(call.tool().toolName()).orElseThrow();
            return calls.call(call, tool, Json.mapper().readTree(arguments), consent);
        } catch (JacksonException e) {
            throw new AssertionError(e);
        }
    }

    public KoshaException refusal(CallContext call, String arguments) {
        return catchThrowableOfType(KoshaException.class, () -> run(call, arguments));
    }

    public AuditRecord record(CallContext call) {
        List<AuditRecord> records = trail.of(call.trace().traceId());
        assertThat(records).as("one record a call").hasSize(1);
        return records.get(0);
    }
}
