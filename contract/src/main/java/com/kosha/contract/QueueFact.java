package com.kosha.contract;

/**
 * One thing to know about an item of the review queue.
 *
 * @param name {@code event_type} for instance
 * @param value an id, a code, a number or a time: never personal data
 */
public record QueueFact(String name, String value) {}
