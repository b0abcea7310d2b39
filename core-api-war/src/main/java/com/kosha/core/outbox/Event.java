package com.kosha.core.outbox;

/**
 * Something that happened. The database gives it its id.
 *
 * @param type {@code dispute.raised} for instance
 * @param aggregate the id of what it happened to; the events of one stay in order
 * @param payload ids, codes, amounts and times: no personal data leaves with an event
 */
public record Event(String type, String aggregate, Record payload) {}
