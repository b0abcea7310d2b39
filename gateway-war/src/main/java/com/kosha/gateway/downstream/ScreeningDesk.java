package com.kosha.gateway.downstream;

import com.kosha.contract.KoshaException;
import com.kosha.contract.ScreeningAnswer;
import com.kosha.contract.ScreeningQuestion;
import com.kosha.contract.ScreeningReport;
import com.kosha.contract.ScreeningRequest;
import com.kosha.contract.ScreeningTask;
import com.kosha.contract.ScreeningView;
import com.kosha.gateway.call.CallContext;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/**
 * Screening: the vendor is asked by the gateway alone, and core-api keeps what must not be lost (ruling 20). Each method
 * throws {@link KoshaException} for every failure, by the stacks' rules.
 */
public interface ScreeningDesk {

    /** Whether asking the vendor now would be in vain, and when it is worth it; looking consumes no probe. */
    Optional<Duration> refusal();

    /** The same, on behalf of a call that is counted as refused. */
    Optional<Duration> refuse();

    /**
     * What the vendor finds. It leaves time to record that it found nothing out.
     *
     * @param key under which the vendor counts it once
     */
    ScreeningAnswer ask(CallContext call, String key, ScreeningQuestion question);

    /** Puts it on record, on behalf of the caller. */
    ScreeningView record(CallContext call, ScreeningRequest request);

    /** One that is on record, as the caller may see it. */
    ScreeningView find(CallContext call, String screeningId);

    /**
     * A deferred one that is due, for the gateway's own worker.
     *
     * @param lease new each time
     */
    Optional<ScreeningTask> lease(CallContext call, UUID lease);

    /** What became of it. */
    void report(CallContext call, String screeningId, ScreeningReport report);
}
