package com.kosha.stack.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A peer on a raw socket, which can misbehave in ways that no HTTP server would; it counts what reaches it. */
public final class PeerDouble implements AutoCloseable {
    /** What the peer does once it has read a request; the connection is closed if it returns false. */
    @FunctionalInterface
    public interface Manner {
        boolean answer(OutputStream out) throws Exception;
    }

    /** Reads, and closes without a word. */
    public static final Manner DROP = out -> false;

    /** Says nothing until the client hangs up. */
    public static final Manner SILENCE = out -> {
        throw new IllegalStateException("seen to by the peer itself");
    };

    private final ServerSocket server;
    private final List<String> requests = new CopyOnWriteArrayList<>();
    private final AtomicInteger connections = new AtomicInteger();
    private final AtomicInteger open = new AtomicInteger();
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile Manner manner;

    /** On a port that is free. */
    public PeerDouble(Manner manner) throws IOException {
        this(manner, 0);
    }

    /** On that port, for whoever learned of it before. */
    public PeerDouble(Manner manner, int port) throws IOException {
        this.manner = manner;
        this.server = new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
        daemon(this::accept);
    }

    public static Manner answers(String status, String headers, String body) {
        return out -> {
            String head = "HTTP/1.1 " + status + "\r\nContent-Length: " + body.length() + "\r\n" + headers + "\r\n";
            out.write((head + body).getBytes(ISO_8859_1));
            out.flush();
            return true;
        };
    }

    /** Sends the head at once and then a blank now and then, until the test is over. */
    public Manner drips() {
        return out -> {
            out.write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n".getBytes(ISO_8859_1));
            do {
                out.write(' ');
                out.flush();
            } while (!over.await(20, TimeUnit.MILLISECONDS));
            return false;
        };
    }

    /** Says nothing until the test is over. */
    public Manner hangs() {
        return out -> {
            over.await();
            return false;
        };
    }

    public void now(Manner other) {
        manner = other;
    }

    public URI uri(String path) {
        return URI.create("http://127.0.0.1:" + server.getLocalPort() + path);
    }

    /** The heads of the requests so far. */
    public List<String> requests() {
        return requests;
    }

    public int connections() {
        return connections.get();
    }

    /** How many connections are open now. */
    public int open() {
        return open.get();
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                connections.incrementAndGet();
                daemon(() -> serve(socket));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket socket) {
        open.incrementAndGet();
        try (socket) {
            String head = head(socket.getInputStream());
            while (!head.isEmpty()) {
                requests.add(head);
                Manner now = manner;
                if (now == SILENCE) {
                    socket.getInputStream().read();
                    return;
                }
                if (!now.answer(socket.getOutputStream())) {
                    return;
                }
                head = head(socket.getInputStream());
            }
        } catch (Exception gone) {
            return; // the client has hung up, as it may
        } finally {
            open.decrementAndGet();
        }
    }

    /** One request's head; its body, if any, is read over. */
    private static String head(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                return "";
            }
            head.append((char) next);
        }
        int length = head.indexOf("Content-Length: ");
        if (length >= 0) {
            in.readNBytes(Integer.parseInt(head.substring(length + 16, head.indexOf("\r\n", length))));
        }
        return head.toString();
    }

    private static void daemon(Runnable work) {
        Thread thread = new Thread(work, "peer");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public void close() throws IOException {
        over.countDown();
        server.close();
    }
}
