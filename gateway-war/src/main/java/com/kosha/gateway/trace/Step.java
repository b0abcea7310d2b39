package com.kosha.gateway.trace;

import java.util.function.Supplier;

/** A step that has begun; it ends when it is closed, as a success unless something else was said. */
interface Step extends AutoCloseable {
    /** Where it stands: what goes on inside of it is a part of this. */
    Trace trace();

    /** Does what the step consists of. */
    default <T> T inside(Supplier<T> work) {
        return work.get();
    }

    /** Something of it that is worth knowing, in words of ours. */
    void note(String name, String word);

    /** It ends without a result; the code is a word of ours, never a message. */
    void failed(String code);

    @Override
    void close();
}
