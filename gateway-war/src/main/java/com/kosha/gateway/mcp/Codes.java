package com.kosha.gateway.mcp;

import com.kosha.contract.ErrorCode;
import java.util.Map;

/** The protocol's own error codes, and the HTTP status under which the stateless era wants each. */
final class Codes {
    static final int PARSE_ERROR = -32_700;
    static final int INVALID_REQUEST = -32_600;
    static final int METHOD_NOT_FOUND = -32_601;
    static final int INVALID_PARAMS = -32_602;
    /** An unknown resource, in the era with a handshake; the stateless one calls it invalid params. */
    static final int RESOURCE_NOT_FOUND = -32_002;

    static final int HEADER_MISMATCH = -32_020;
    static final int MISSING_CAPABILITY = -32_021;
    static final int UNSUPPORTED_VERSION = -32_022;

    private static final Map<Integer, Integer> STATUS = Map.of(
            PARSE_ERROR,
            400,
            INVALID_REQUEST,
            400,
            METHOD_NOT_FOUND,
            404,
            INVALID_PARAMS,
            400,
            HEADER_MISMATCH,
            400,
            MISSING_CAPABILITY,
            400,
            UNSUPPORTED_VERSION,
            400,
            ErrorCode.FORBIDDEN.jsonRpcCode(),
            ErrorCode.FORBIDDEN.httpStatus());

    private Codes() {}

    static int status(int code) {
        return STATUS.getOrDefault(code, 200);
    }
}
