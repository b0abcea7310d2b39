package com.kosha.stack.dynamo;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.microprofile.config.Config;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The one client of DynamoDB and the one table, as settings name them. */
@ApplicationScoped
public class Dynamo {
    @Inject
    Config config;

    private @Nullable DynamoDbClient client;
    private String table = "";
    private boolean createsTable;

    @PostConstruct
    void open() {
        table = config.getValue("kosha.dynamodb.table", String.class);
        createsTable = config.getValue("kosha.dynamodb.create.table", Boolean.class);
        Optional<URI> url = config.getOptionalValue("kosha.dynamodb.url", URI.class);
        Optional<String> region = config.getOptionalValue("kosha.dynamodb.region", String.class);
        if (url.isPresent() || region.isPresent()) {
            client = DynamoClient.open(url, region);
        }
    }

    @PreDestroy
    void close() {
        if (client != null) {
            client.close();
        }
    }

    /** Empty where the settings name neither an address nor a region: this server shares nothing with others. */
    public Optional<DynamoDbClient> client() {
        return Optional.ofNullable(client);
    }

    /**
     * Does work that needs the table; in development ({@code kosha.dynamodb.create.table}) a table that is missing is
     * made first.
     */
    public <T> T withTable(Supplier<T> work) {
        DynamoDbClient open = client;
        return open != null && createsTable ? SharedTable.made(open, table, work) : work.get();
    }

    /** The name of the table. */
    public String table() {
        return table;
    }
}
