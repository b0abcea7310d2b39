package com.kosha.gateway.tools;

import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import java.util.List;
import java.util.Map;

/** A tool with arguments that can be completed from what its caller may see. */
public interface Completes {

    /**
     * The values that the argument can have, in alphabetical order.
     *
     * @param given the other arguments, as far as they are known
     * @param beginning what has been typed so far
     * @throws KoshaException by the taxonomy
     */
    List<String> complete(CallContext call, String argument, Map<String, String> given, String beginning);
}
