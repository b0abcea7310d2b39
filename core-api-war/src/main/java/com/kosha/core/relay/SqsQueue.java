package com.kosha.core.relay;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.SqsClientBuilder;
import software.amazon.awssdk.services.sqs.model.BatchResultErrorEntry;
import software.amazon.awssdk.services.sqs.model.SendMessageBatchRequestEntry;
import software.amazon.awssdk.services.sqs.model.SendMessageBatchResponse;

/** The one queue, spoken to by a client that gives up early and never asks twice: its caller decides on that. */
final class SqsQueue implements AutoCloseable {
    private static final Duration CONNECT = Duration.ofMillis(500);
    /** Behind the time that each request is given. */
    private static final Duration SILENCE = Duration.ofSeconds(5);
    /** A server that stands in for SQS looks at no region, but requests are signed for one. */
    private static final String NOWHERE = "local";

    private final SqsClient client;
    private final String url;

    private SqsQueue(SqsClient client, String url) {
        this.client = client;
        this.url = url;
    }

    /** Credentials come from wherever the platform provides them: environment, container or machine. */
    static SqsQueue open(String url, Optional<URI> address, Optional<String> region) {
        SqsClientBuilder builder = SqsClient.builder()
                .region(Region.of(region.orElse(NOWHERE)))
                .httpClientBuilder(UrlConnectionHttpClient.builder()
                        .connectionTimeout(CONNECT)
                        .socketTimeout(SILENCE))
                .overrideConfiguration(calls -> calls.retryStrategy(AwsRetryStrategy.doNotRetry()));
        address.ifPresent(builder::endpointOverride);
        return new SqsQueue(builder.build(), url);
    }

    /**
     * Sends them in one request: ten at most, and together no larger than a message may be.
     *
     * @throws com.kosha.resilience.AttemptFailed when the queue did not answer, or not to the point
     */
    Delivery send(List<Letter> letters, Duration timeout) {
        try {
            return delivery(
                    letters,
                    client.sendMessageBatch(batch -> batch.queueUrl(url)
                            .entries(entries(letters))
                            .overrideConfiguration(
                                    call -> call.apiCallTimeout(timeout).apiCallAttemptTimeout(timeout))));
        } catch (AwsServiceException answered) {
            if (letters.size() == 1 && SqsFaults.isRefusal(answered)) {
                return refusal(letters.get(0), SqsFaults.code(answered));
            }
            throw SqsFaults.toAttempt(answered);
        } catch (SdkException failure) {
            throw SqsFaults.toAttempt(failure);
        }
    }

    private static List<SendMessageBatchRequestEntry> entries(List<Letter> letters) {
        return IntStream.range(0, letters.size())
                .mapToObj(i -> SendMessageBatchRequestEntry.builder()
                        .id(Integer.toString(i))
                        .messageBody(letters.get(i).body())
                        .messageGroupId(letters.get(i).group())
                        .messageDeduplicationId(letters.get(i).eventId())
                        .build())
                .toList();
    }

    private static Delivery delivery(List<Letter> letters, SendMessageBatchResponse answer) {
        Set<String> sent = answer.successful().stream()
                .map(entry -> of(letters, entry.id()).eventId())
                .collect(Collectors.toSet());
        Delivery delivery = new Delivery(sent, Map.of(), Map.of());
        for (BatchResultErrorEntry failed : answer.failed()) {
            if (failed.senderFault()) {
                delivery = delivery.and(refusal(of(letters, failed.id()), SqsFaults.code(failed.code())));
            }
        }
        return delivery;
    }

    private static Delivery refusal(Letter letter, String code) {
        return SqsFaults.isOfContent(code) ? Delivery.refusing(letter, code) : Delivery.doubting(letter, code);
    }

    private static Letter of(List<Letter> letters, String id) {
        return letters.get(Integer.parseInt(id));
    }

    @Override
    public void close() {
        client.close();
    }
}
