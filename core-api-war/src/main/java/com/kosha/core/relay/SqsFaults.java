package com.kosha.core.relay;

import com.kosha.resilience.AttemptFailed;
import com.kosha.resilience.BadStatus;
import com.kosha.resilience.NoAnswer;
import java.util.Set;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkException;

/** What the SDK's failures mean to the relay. */
final class SqsFaults {
    /** What is in the message, and nothing else, is why it was refused. */
    private static final Set<String> OF_CONTENT =
            Set.of("InvalidMessageContents", "MessageTooLong", "BatchRequestTooLong");

    /** SQS says so with 400 and a code; everybody else with this. */
    private static final int BUSY = 429;

    private SqsFaults() {}

    static boolean isOfContent(String code) {
        return OF_CONTENT.contains(code);
    }

    /** Whether SQS read the request and would not have it: neither broken, nor busy, nor closed to us. */
    static boolean isRefusal(AwsServiceException failure) {
        return failure.statusCode() == 400 && !failure.isThrottlingException();
    }

    /** The code without its vendor's prefixes, short and plain: it is kept and shown. */
    static String code(String raw) {
        String last = raw.substring(Math.max(raw.lastIndexOf('.'), raw.lastIndexOf('#')) + 1);
        String plain = last.replaceAll("[^A-Za-z0-9]", "");
        return plain.isEmpty() ? "Unknown" : plain.substring(0, Math.min(60, plain.length()));
    }

    static String code(AwsServiceException failure) {
        return failure.awsErrorDetails() == null || failure.awsErrorDetails().errorCode() == null
                ? "Unknown"
                : code(failure.awsErrorDetails().errorCode());
    }

    /** What the stack makes of it: nothing was sent, as far as anybody knows. */
    static AttemptFailed toAttempt(SdkException failure) {
        if (failure instanceof AwsServiceException answered && answered.statusCode() >= 300) {
            int status = answered.isThrottlingException() ? BUSY : Math.min(599, answered.statusCode());
            return new AttemptFailed(BadStatus.of(status), failure);
        }
        boolean late = failure instanceof ApiCallTimeoutException || failure instanceof ApiCallAttemptTimeoutException;
        return new AttemptFailed(late ? NoAnswer.TIMEOUT : NoAnswer.CONNECT, failure);
    }
}
