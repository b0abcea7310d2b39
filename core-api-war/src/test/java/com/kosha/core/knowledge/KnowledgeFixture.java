package com.kosha.core.knowledge;

import com.kosha.contract.Classification;
import com.kosha.contract.DegradedReason;
import com.kosha.contract.KoshaException;
import com.kosha.core.BankSystem;
import com.kosha.core.db.Call;
import com.kosha.core.db.Viewer;
import com.kosha.core.openai.Embedded;
import com.kosha.core.openai.Embeddings;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The knowledge base of the bank's fixture, with a provider that only counts what it is asked. */
final class KnowledgeFixture {
    final List<DegradedReason> counted = new ArrayList<>();
    final List<String> embedded = new ArrayList<>();
    final Knowledge knowledge;

    KnowledgeFixture() {
        Embeddings provider = new Embeddings() {
            @Override
            public Embedded of(Call call, List<String> texts) {
                embedded.addAll(texts);
                throw KoshaException.unavailable("openai", Duration.ofSeconds(1), null);
            }
        };
        DegradedMeter meter = new DegradedMeter() {
            @Override
            void count(DegradedReason reason) {
                counted.add(reason);
            }
        };
        knowledge = new Knowledge(BankSystem.db(), Time.system(), provider, meter);
    }

    static Call upTo(@Nullable Classification ceiling) {
        Viewer viewer = new Viewer("user-1", "agent-1", Set.of(), Optional.ofNullable(ceiling), false);
        return new Call(viewer, Deadline.in(Duration.ofSeconds(8), Time.system()));
    }
}
