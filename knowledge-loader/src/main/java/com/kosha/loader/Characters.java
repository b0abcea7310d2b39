package com.kosha.loader;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/** The text of a file, once it is known to be one. */
final class Characters {
    private Characters() {}

    static String of(byte[] bytes) throws BadFile {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        if (UTF_8.newDecoder().decode(in, out, true).isError()) {
            throw new BadFile(line(bytes, in.position()), "is not UTF-8");
        }
        for (int at = 0; at < bytes.length; at++) {
            if (bytes[at] == 0) {
                throw new BadFile(line(bytes, at), "holds a NUL, which PostgreSQL does not keep");
            }
        }
        return out.flip().toString();
    }

    private static int line(byte[] bytes, int position) {
        int line = 1;
        for (int at = 0; at < position; at++) {
            if (bytes[at] == '\n') {
                line++;
            }
        }
        return line;
    }
}
