package com.kosha.gateway.audit;

/**
 * One whole line of a trail.
 *
 * @param place its file and number, as {@code file:line}
 */
record AuditLine(String place, String text) {}
