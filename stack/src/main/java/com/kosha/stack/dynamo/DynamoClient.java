package com.kosha.stack.dynamo;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/** A client that gives up early and never asks twice: whoever uses it decides on that. */
public final class DynamoClient {
    private static final Duration CONNECT = Duration.ofMillis(200);
    private static final Duration SILENCE = Duration.ofMillis(500);
    /** All of a call that sets no time of its own; together with 5 s between two looks it stays below 6 s. */
    private static final Duration CALL = Duration.ofMillis(800);
    /** A server that stands in for DynamoDB looks at no region, but requests are signed for one. */
    private static final String NOWHERE = "local";

    private DynamoClient() {}

    /** Credentials come from wherever the platform provides them: environment, container or machine. */
    public static DynamoDbClient open(Optional<URI> url, Optional<String> region) {
        DynamoDbClientBuilder builder = DynamoDbClient.builder()
                .region(Region.of(region.orElse(NOWHERE)))
                .httpClientBuilder(UrlConnectionHttpClient.builder()
                        .connectionTimeout(CONNECT)
                        .socketTimeout(SILENCE))
                .overrideConfiguration(calls -> calls.apiCallTimeout(CALL)
                        .apiCallAttemptTimeout(CALL)
                        .retryStrategy(AwsRetryStrategy.doNotRetry()));
        url.ifPresent(builder::endpointOverride);
        return builder.build();
    }
}
