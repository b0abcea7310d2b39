package com.kosha.core.http;

import com.kosha.contract.Classification;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ServiceClaims;
import com.kosha.core.db.Viewer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Reads the viewer out of a verified service token. A claim that is missing or odd grants nothing. */
final class TokenViewer {
    private TokenViewer() {}

    static Viewer of(JsonWebToken token) {
        String subject = token.getSubject();
        String client = text(token, ServiceClaims.CLIENT_ID);
        if (subject == null || subject.isBlank() || client.isBlank()) {
            throw KoshaException.unauthenticated("The service token does not say on whose behalf it speaks.");
        }
        Set<String> roles = token.getGroups() == null ? Set.of() : token.getGroups();
        return new Viewer(subject, client, roles, ceiling(text(token, ServiceClaims.CEILING)), flag(token));
    }

    /** MicroProfile JWT hands claims of its own naming out as JSON-P values; their text form is common to all. */
    private static String text(JsonWebToken token, String claim) {
        Object value = token.getClaim(claim);
        return value == null ? "" : value.toString();
    }

    private static boolean flag(JsonWebToken token) {
        return text(token, ServiceClaims.SEES_RESTRICTED).equals("true");
    }

    private static Optional<Classification> ceiling(String name) {
        for (Classification classification : Classification.values()) {
            if (classification.name().toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                return Optional.of(classification);
            }
        }
        return Optional.empty();
    }
}
