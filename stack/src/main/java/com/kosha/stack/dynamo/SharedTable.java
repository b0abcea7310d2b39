package com.kosha.stack.dynamo;

import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The table that servers share state in: a text, {@code pk}, is its key. Elsewhere than in development it is there. */
final class SharedTable {
    private static final Logger LOG = Logger.getLogger(SharedTable.class.getName());
    private static final String KEY = "pk";

    private SharedTable() {}

    /** Does the work; where the table turns out to be missing, makes it and does the work again. */
    static <T> T made(DynamoDbClient client, String name, Supplier<T> work) {
        try {
            return work.get();
        } catch (ResourceNotFoundException noTable) {
            make(client, name);
            return work.get();
        }
    }

    private static void make(DynamoDbClient client, String name) {
        try {
            client.createTable(table -> table.tableName(name)
                    .attributeDefinitions(AttributeDefinition.builder()
                            .attributeName(KEY)
                            .attributeType(ScalarAttributeType.S)
                            .build())
                    .keySchema(KeySchemaElement.builder()
                            .attributeName(KEY)
                            .keyType(KeyType.HASH)
                            .build())
                    .billingMode(BillingMode.PAY_PER_REQUEST));
            LOG.log(Level.INFO, "The table {0} was created", name);
        } catch (ResourceInUseException another) {
            LOG.log(Level.FINE, "Somebody else has just created the table", another);
        }
    }
}
