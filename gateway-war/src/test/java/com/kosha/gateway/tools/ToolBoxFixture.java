package com.kosha.gateway.tools;

import com.kosha.gateway.downstream.CoreApi;
import com.kosha.gateway.downstream.ScreeningDeskDouble;
import com.kosha.gateway.keys.HmacKey;
import com.kosha.gateway.paging.PagingFixture;
import com.kosha.gateway.status.DependencyHealth;
import com.kosha.gateway.status.DependencyHealthFixture;
import com.kosha.resilience.Time;
import com.kosha.stack.MetersDouble;
import com.kosha.stack.StackFixture;
import com.kosha.stack.StackState;
import com.kosha.stack.Stacks;
import java.util.Collection;
import java.util.List;

/** The tools as the container would put them together, on a core-api of the test's. */
@SuppressWarnings("UnnecessaryAssignment") // no container fills the fields here
public final class ToolBoxFixture {
    private ToolBoxFixture() {}

    public static ToolBox on(CoreApi core, Time time, HmacKey key) {
        return on(core, time, key, DependencyHealthFixture.at(time), stacks(time));
    }

    public static ToolBox on(CoreApi core, Time time, HmacKey key, DependencyHealth health, Stacks stacks) {
        SearchCustomers searchCustomers = new SearchCustomers();
        searchCustomers.core = core;
        searchCustomers.paging = PagingFixture.with(key, time);
        GetCustomerProfile getCustomerProfile = new GetCustomerProfile();
        getCustomerProfile.core = core;
        GetKycStatus getKycStatus = new GetKycStatus();
        getKycStatus.core = core;
        GetServiceHealth getServiceHealth = new GetServiceHealth();
        getServiceHealth.health = health;
        getServiceHealth.stacks = stacks;
        getServiceHealth.time = time;

        RaiseDispute raiseDispute = new RaiseDispute();
        raiseDispute.core = core;
        FlagTransactionForReview flagForReview = new FlagTransactionForReview();
        flagForReview.core = core;
        ScreenEntity screenEntity = new ScreenEntity();
        screenEntity.desk = new ScreeningDeskDouble();
        screenEntity.registry = new MetersDouble().registry();
        screenEntity.time = time;
        IssueRefund issueRefund = new IssueRefund();
        issueRefund.core = core;
        CancelRefund cancelRefund = new CancelRefund();
        cancelRefund.core = core;
        SearchKnowledgeBase searchKnowledge = new SearchKnowledgeBase();
        searchKnowledge.core = core;
        GetDocument getDocument = new GetDocument();
        getDocument.core = core;

        ToolBox box = new ToolBox();
        List.of(
                        getServiceHealth, // not in the table's order, so that a test can see the order restored
                        searchCustomers,
                        getCustomerProfile,
                        getKycStatus,
                        searchKnowledge,
                        getDocument,
                        new ListKycDocuments(),
                        new GetAccountSummary(),
                        new SearchTransactions(),
                        new GetTransaction(),
                        new GetSpendingInsights(),
                        new ListAmlAlerts(),
                        new GetAmlAlert(),
                        screenEntity,
                        flagForReview,
                        raiseDispute,
                        issueRefund,
                        cancelRefund)
                .forEach(tool -> box.add(tool, tool.getClass()));
        return box;
    }

    /** One stack that nothing has passed yet. */
    private static Stacks stacks(Time time) {
        return new Stacks() {
            @Override
            public Collection<StackState> all() {
                return List.of(StackFixture.of("core-api-read", CoreApi.NAME, time));
            }
        };
    }
}
