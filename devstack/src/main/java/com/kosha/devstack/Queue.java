package com.kosha.devstack;

import org.elasticmq.rest.sqs.SQSRestServer;
import org.elasticmq.rest.sqs.SQSRestServerBuilder;

/** Stands in for Amazon SQS: speaks its protocol on loopback and keeps the messages in memory. */
public final class Queue {
    private Queue() {}

    /**
     * Serves until the process ends.
     *
     * @param arguments the port to listen on
     */
    public static void main(String[] arguments) throws InterruptedException {
        int port = Integer.parseInt(arguments[0]);
        SQSRestServer server =
                SQSRestServerBuilder.withInterface("127.0.0.1").withPort(port).start();
        server.waitUntilStarted();
        Runtime.getRuntime().addShutdownHook(new Thread(server::stopAndWait));
        Thread.currentThread().join();
    }
}
