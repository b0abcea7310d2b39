package com.kosha.stack.http;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;
import org.jspecify.annotations.Nullable;

/** The whole body in memory, up to a limit. */
final class BoundedBody implements BodySubscriber<byte[]> {
    private final int limit;
    private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
    private final ByteArrayOutputStream read = new ByteArrayOutputStream();
    private @Nullable Subscription source;

    BoundedBody(int limit) {
        this.limit = limit;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
        return whole;
    }

    @Override
    public void onSubscribe(Subscription subscription) {
        source = subscription;
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> chunks) {
        for (ByteBuffer chunk : chunks) {
            if (read.size() + chunk.remaining() > limit) {
                stop();
                return;
            }
            byte[] bytes = new byte[chunk.remaining()];
            chunk.get(bytes);
            read.writeBytes(bytes);
        }
    }

    private void stop() {
        whole.completeExceptionally(new BodyTooLong(limit));
        if (source != null) {
            source.cancel();
        }
    }

    @Override
    public void onError(Throwable failure) {
        whole.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        whole.complete(read.toByteArray());
    }
}
