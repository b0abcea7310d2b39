package com.kosha.core.http;

/**
 * The path of one request. Read it top to bottom.
 * <pre>
 *  1 TraceFilter        never rejects
 *  2 TokenFilter        401
 *  3 DeadlineFilter     504
 *  4 ChaosFilter        never rejects
 *  5 the resource       per ErrorCode
 * </pre>
 * Whatever fails at any of them becomes an answer in {@link Problems}, and every answer leaves through the first.
 */
final class Stages {
    static final int TRACE = 1_001;
    static final int TOKEN = 1_002;
    static final int DEADLINE = 1_003;
    static final int CHAOS = 1_004;

    private Stages() {}
}
