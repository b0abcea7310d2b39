package com.kosha.gateway.identity;

/** The token is not taken. Its message says why, in words that may go to whoever sent it and repeat nothing of it. */
public final class TokenRefused extends RuntimeException {
    /** @param why in words for the sender, free of quotes */
    public TokenRefused(String why) {
        super(why, null, false, false);
    }

    /** Why. */
    public String why() {
        return String.valueOf(getMessage());
    }
}
