package com.kosha.gateway.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.contract.Problem;
import com.kosha.gateway.policy.Principal;
import com.kosha.gateway.policy.Role;
import com.kosha.gateway.policy.Scope;
import com.kosha.json.Json;
import com.kosha.stack.MovedTime;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
class OperatorsOnlyTest {
    private final RequestDouble request = new RequestDouble("PUT", "/ops/breakers/core-api");
    private final OperatorsOnly operatorsOnly = new OperatorsOnly();

    @BeforeEach
    void arrive() {
        LoadShedFixture.with(new MovedTime()).filter(request.context());
    }

    private void asks(Role role, Scope... granted) {
        Stages.callOf(request.context()).authenticated(new Principal("omar", "cli", Set.of(role), Set.of(granted)));
        operatorsOnly.filter(request.context());
    }

    @Test
    void an_operator_with_the_scope_passes() {
        asks(Role.OPERATOR, Scope.OPS_ADMIN);

        assertThat(request.answer).isNull();
    }

    @Test
    void neither_the_role_nor_the_scope_alone_is_enough() throws IOException {
        asks(Role.OPERATOR, Scope.CUSTOMERS_READ);
        assertForbidden();
        asks(Role.AUDITOR, Scope.OPS_ADMIN);
        assertForbidden();
    }

    private void assertForbidden() throws IOException {
        Response answer = Objects.requireNonNull(request.answer);
        assertThat(answer.getStatus()).isEqualTo(403);
        Problem problem = Json.mapper().readValue((String) answer.getEntity(), Problem.class);
        assertThat(problem.code()).isEqualTo("forbidden");
        assertThat(problem.message()).contains("ops:admin");
        request.answer = null;
    }

    @Test
    void a_request_that_no_stage_has_authenticated_is_refused() {
        operatorsOnly.filter(request.context());

        assertThat(Objects.requireNonNull(request.answer).getStatus()).isEqualTo(401);
    }
}
