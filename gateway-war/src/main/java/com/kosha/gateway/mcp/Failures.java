package com.kosha.gateway.mcp;

import com.kosha.contract.ErrorCode;
import com.kosha.contract.KoshaException;
import com.kosha.gateway.call.CallContext;
import io.modelcontextprotocol.modern.McpException;

/** Failures of requests that have no result to carry them: an error of JSON-RPC with the body of the taxonomy. */
final class Failures {
    private Failures() {}

    /** The failure as an error; what is wrong with the request itself has a code of the protocol's. */
    static McpException ofRequest(KoshaException failure, CallContext call) {
        return new McpException(
                code(failure.code()),
                String.valueOf(failure.getMessage()),
                failure.problem(call.trace().traceId()));
    }

    private static int code(ErrorCode code) {
        return switch (code) {
            case INVALID_ARGUMENT, NOT_FOUND -> Codes.INVALID_PARAMS;
            default -> code.jsonRpcCode();
        };
    }
}
