package com.kosha.gateway.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.kosha.stack.MovedTime;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketTimeoutException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class BoundedBodyTest {
    private final MovedTime time = new MovedTime();

    /** A byte a read, each after that time; it never ends. */
    private InputStream dripping(Duration pause) {
        return new InputStream() {
            @Override
            public int read() {
                time.pass(pause);
                return ' ';
            }

            @Override
            public int read(byte[] into, int from, int length) {
                into[from] = (byte) read();
                return 1;
            }
        };
    }

    private int status(InputStream body) {
        Refusal refusal = catchThrowableOfType(Refusal.class, () -> BoundedBody.read(body, time));
        return refusal.reply("0".repeat(32)).status();
    }

    @Test
    void what_is_within_both_bounds_is_read_to_its_end() throws IOException {
        byte[] body = new byte[BoundedBody.LARGEST];

        assertThat(BoundedBody.read(new ByteArrayInputStream(body), time)).isEqualTo(body);
    }

    @Test
    void one_byte_more_is_413() {
        assertThat(status(new ByteArrayInputStream(new byte[BoundedBody.LARGEST + 1])))
                .isEqualTo(413);
    }

    @Test
    void a_body_that_drips_for_longer_than_five_seconds_is_408_however_small_it_is() {
        assertThat(status(dripping(Duration.ofMillis(500)))).isEqualTo(408);
        assertThat(time.nanos()).isEqualTo(Duration.ofMillis(5_500).toNanos());
    }

    @Test
    void a_body_of_which_nothing_comes_any_more_is_408_too() {
        InputStream still = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new SocketTimeoutException("the server's own limit for a read");
            }

            @Override
            public int read(byte[] into, int from, int length) throws IOException {
                return read();
            }
        };

        assertThat(status(still)).isEqualTo(408);
    }
}
