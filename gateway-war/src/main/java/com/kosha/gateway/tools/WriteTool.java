package com.kosha.gateway.tools;

import com.kosha.gateway.call.CallContext;
import com.kosha.gateway.consent.Question;

/**
 * A tool that changes something. It is called once the person behind the call has agreed; how that comes about is the
 * same for all of them, and all that such a tool adds is what the person is asked.
 *
 * @param <I> an {@link com.kosha.gateway.consent.Order}
 */
public interface WriteTool<I extends Record, O extends Record> extends Tool<I, O> {
    /**
     * What will be done, in plain words. It may look things up to say so, and does nothing else.
     *
     * @throws com.kosha.contract.KoshaException by the taxonomy, when it is clear already that it cannot be done
     */
    Question question(CallContext call, I input);
}
