package com.kosha.gateway.downstream;

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
import com.kosha.gateway.identity.ServiceTokens;
import com.kosha.gateway.trace.Spans;
import com.kosha.gateway.trace.Trace;
import com.kosha.resilience.Attempt;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.DeadlineExceeded;
import com.kosha.resilience.LogicalCall;
import com.kosha.resilience.Repeat;
import com.kosha.resilience.Time;
import com.kosha.stack.DependencyFailure;
import com.kosha.stack.GuardedCall;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import com.kosha.stack.Watch;
import com.kosha.stack.http.HttpAttempt;
import com.kosha.stack.http.Outgoing;
import com.kosha.stack.http.ProblemDialect;
import com.kosha.stack.http.Wire;
import com.kosha.stack.http.WireTransport;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Locale;
import java.util.function.Function;

/** core-api over HTTP, behind its stack. */
@ApplicationScoped
public class HttpCoreApi implements CoreApi {
    private static final Duration REHEARSAL = Duration.ofSeconds(10);

    @Inject
    Settings settings;

    @Inject
    CoreReadStack.Admission stack;

    @Inject
    Stacks stacks;

    @Inject
    Watch watch;

    @Inject
    ServiceTokens tokens;

    @Inject
    Wire wire;

    @Inject
    Time time;

    @Inject
    Spans spans;

    private StackState state;
    private WireTransport transport;
    private CoreReads reads;

    @PostConstruct
    void open() {
        state = stacks.of(CoreReadStack.ROW);
        transport = new WireTransport(new HttpAttempt(wire, time, new ProblemDialect()));
        reads = transport.client(settings.coreUrl(), CoreReads.class);
    }

    /**
     * Goes the whole way without sending anything, so that the first real call does not pay for what is cold. It ends as
     * our own refusal: breaker and budget stay as they are.
     */
    public void rehearse() {
        LogicalCall<CustomerProfile> dry =
                new LogicalCall<>(state.limits(), Deadline.in(REHEARSAL, time), Repeat.SAFE, attempt -> {
                    reads.customer("CUS-00000000");
                    throw new DeadlineExceeded();
                });
        try {
            stack.call(new GuardedCall<>(dry, state));
        } catch (DeadlineExceeded ended) {
            return;
        }
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
                state.limits(),
                call.deadline(),
                Repeat.SAFE,
                attempt -> spans.attempt(
                        NAME, attempt.number(), call.trace(), step -> send(call, attempt, step, request)));
        try {
            return stack.call(new GuardedCall<>(read, state));
        } catch (RuntimeException failure) {
            throw DependencyFailure.classify(failure, NAME, state.again());
        }
    }

    private <T> T send(CallContext call, Attempt attempt, Trace step, Function<CoreReads, T> request) {
        Outgoing outgoing =
                Outgoing.inside(attempt, tokens.issue(call.principal(), call.deadline()), step.traceparent());
        call.attempted(NAME);
        return watch.over(state, () -> transport.carry(outgoing, () -> request.apply(reads)));
    }
}
