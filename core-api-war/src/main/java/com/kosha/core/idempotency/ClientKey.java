package com.kosha.core.idempotency;

import java.util.UUID;

/** Under which somebody asked for something, through one client. */
public record ClientKey(String clientId, String subject, UUID key) {}
