package com.kosha.gateway.downstream;

import com.fasterxml.jackson.jakarta.rs.json.JacksonJsonProvider;
import com.kosha.contract.AccountSummary;
import com.kosha.contract.AlertDetail;
import com.kosha.contract.AlertSearch;
import com.kosha.contract.AlertView;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerSearch;
import com.kosha.contract.CustomerView;
import com.kosha.contract.GroupBy;
import com.kosha.contract.KycDocuments;
import com.kosha.contract.KycView;
import com.kosha.contract.Page;
import com.kosha.contract.SpendingInsights;
import com.kosha.contract.TransactionDetail;
import com.kosha.contract.TransactionSearch;
import com.kosha.contract.TransactionView;
import com.kosha.gateway.Settings;
import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.errors.Errors;
import com.kosha.gateway.http.Wire;
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.json.Json;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Time;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.Locale;
import java.util.function.Function;
import org.eclipse.microprofile.rest.client.RestClientBuilder;

/** core-api over HTTP, behind its stack. */
@Singleton
public class HttpCoreApi implements CoreApi {
    private final CoreReadStack.Admission stack;
    private final StackState state;
    private final Watch watch;
    private final ServiceTokens tokens;
    private final WireTransport transport;
    private final CoreReads reads;

    @Inject
    HttpCoreApi(
            Settings settings,
            CoreReadStack.Admission stack,
            Stacks stacks,
            Watch watch,
            ServiceTokens tokens,
            Wire wire,
            Time time) {
        this.stack = stack;
        this.state = stacks.of(CoreReadStack.ROW);
        this.watch = watch;
        this.tokens = tokens;
        this.transport = new WireTransport(new HttpAttempt(wire, time));
        this.reads = RestClientBuilder.newBuilder()
                .baseUri(settings.coreUrl())
                .register(new JacksonJsonProvider(Json.mapper()))
                .register(transport)
                .build(CoreReads.class);
    }

    @Override
    public Page<CustomerView> searchCustomers(CallContext call, CustomerSearch search) {
        return read(call, core -> core.searchCustomers(search));
    }

    @Override
    public CustomerProfile customer(CallContext call, String customerId) {
        return read(call, core -> core.customer(customerId));
    }

    @Override
    public KycView kyc(CallContext call, String customerId) {
        return read(call, core -> core.kyc(customerId));
    }

    @Override
    public KycDocuments kycDocuments(CallContext call, String customerId) {
        return read(call, core -> core.kycDocuments(customerId));
    }

    @Override
    public AccountSummary account(CallContext call, String accountId) {
        return read(call, core -> core.account(accountId));
    }

    @Override
    public Page<TransactionView> searchTransactions(CallContext call, String accountId, TransactionSearch search) {
        return read(call, core -> core.searchTransactions(accountId, search));
    }

    @Override
    public TransactionDetail transaction(CallContext call, String txnId) {
        return read(call, core -> core.transaction(txnId));
    }

    @Override
    public SpendingInsights spending(
            CallContext call, String accountId, LocalDate from, LocalDate to, GroupBy groupBy) {
        return read(
                call, core -> core.spending(accountId, from, to, groupBy.name().toLowerCase(Locale.ROOT)));
    }

    @Override
    public Page<AlertView> searchAlerts(CallContext call, AlertSearch search) {
        return read(call, core -> core.searchAlerts(search));
    }

    @Override
    public AlertDetail alert(CallContext call, String alertId) {
        return read(call, core -> core.alert(alertId));
    }

    private <T> T read(CallContext call, Function<CoreReads, T> request) {
        LogicalCall<T> read = new LogicalCall<>(
                state.limits(), call.deadline(), Repeat.SAFE, attempt -> send(call, attempt, request));
        try {
            return stack.call(new GuardedCall<>(read, state));
        } catch (RuntimeException failure) {
            throw Errors.classify(failure, NAME, state.again());
        }
    }

    private <T> T send(CallContext call, Attempt attempt, Function<CoreReads, T> request) {
        Outgoing outgoing = new Outgoing(
                attempt,
                tokens.issue(call.principal(), call.deadline()),
                call.trace().child().traceparent());
        call.attempted(NAME);
        return watch.over(state, () -> transport.carry(outgoing, () -> request.apply(reads)));
    }
}
