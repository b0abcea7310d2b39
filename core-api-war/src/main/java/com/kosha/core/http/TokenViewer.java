package com.kosha.core.http;

import com.kosha.contract.Classification;
import com.kosha.contract.KoshaException;
import com.kosha.contract.ServiceClaims;
import com.kosha.core.db.Viewer;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
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

    /** A claim that is a text; anything else is none. */
    private static String text(JsonWebToken token, String claim) {
        Object value = token.getClaim(claim);
        if (value instanceof JsonString text) {
            return text.getString();
        }
        return value instanceof String text ? text : "";
    }

    private static boolean flag(JsonWebToken token) {
        Object value = token.getClaim(ServiceClaims.SEES_RESTRICTED);
        return Boolean.TRUE.equals(value) || JsonValue.TRUE.equals(value);
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
