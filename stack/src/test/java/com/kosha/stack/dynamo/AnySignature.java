package com.kosha.stack.dynamo;

import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Gives a class of tests credentials that nobody checks: the SDK sends no request unsigned. */
public final class AnySignature implements BeforeAllCallback, AfterAllCallback {
    private static final String[] NAMES = {"aws.accessKeyId", "aws.secretAccessKey"};

    @Override
    public void beforeAll(ExtensionContext tests) {
        for (String name : NAMES) {
            System.setProperty(name, "test");
        }
    }

    @Override
    public void afterAll(ExtensionContext tests) {
        for (String name : NAMES) {
            System.clearProperty(name);
        }
    }
}
