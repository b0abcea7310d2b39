package com.kosha.core.db;

import com.kosha.contract.Classification;
import java.util.Optional;
import java.util.Set;

/**
 * On whose behalf rows are read. PostgreSQL learns it with every statement and shows what this viewer may see.
 *
 * @param subject the user
 * @param clientId the client that the user speaks through
 * @param roles by their wire names
 * @param ceiling the highest class of knowledge; empty: none
 * @param seesRestricted whether customers flagged as staff or as restricted exist for this viewer
 */
public record Viewer(
        String subject, String clientId, Set<String> roles, Optional<Classification> ceiling, boolean seesRestricted) {
    public Viewer {
        roles = Set.copyOf(roles);
    }
}
