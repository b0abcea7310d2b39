package com.kosha.gateway.consent;

import org.jspecify.annotations.Nullable;

/** The input of a tool that changes something. */
public interface Order {
    /** What the argument is to a model. */
    String ABOUT_KEY = "A UUID of your own: the same one means the same request, however often it is sent";

    String ABOUT_CONFIRM = "true once your user has agreed; without meaning where your client can ask the user itself";

    /** The key under which it happens at most once. */
    String idempotencyKey();

    /** Whether the person has agreed, by the word of a client that cannot be told to ask. */
    @Nullable
    Boolean confirm();
}
