package com.kosha.contract;

import java.util.UUID;

/**
 * A deferred screening that was lent to a worker.
 *
 * @param key under which the vendor is to be asked
 * @param lease by which the worker reports back; another one's report is refused
 */
public record ScreeningTask(String screeningId, String key, UUID lease, ScreeningQuestion question) {}
