package com.kosha.loader;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.SlidingWindow;
import com.kosha.resilience.Time;
import com.kosha.stack.dynamo.DynamoClient;
import com.kosha.stack.limit.DynamoPlaces;
import com.kosha.stack.limit.LocalPlaces;
import com.kosha.stack.limit.Places;
import com.kosha.stack.limit.ProviderLimit;
import com.kosha.stack.limit.SharedPlaces;
import com.kosha.stack.openai.Endpoint;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/**
 * What the provider admits of all who ask it, the servers among them (ruling 26).
 *
 * @param url of DynamoDB, where it is not that of its region
 * @param region with neither this nor an address, the places are the loader's alone
 */
record SharedWindow(SlidingWindow window, Optional<URI> url, Optional<String> region, String table) {
    /** Of one call. A server's are shorter and warm; here nobody waits, and the first one is cold. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    ProviderLimit limit(Time time, Sleeper sleeper) {
        return new ProviderLimit(window, places(time), time, sleeper, waited -> {});
    }

    private Places places(Time time) {
        if (url.isEmpty() && region.isEmpty()) {
            return new LocalPlaces();
        }
        DynamoPlaces store = new DynamoPlaces(DynamoClient.open(url, region), table, Endpoint.PROVIDER, PATIENCE);
        return new SharedPlaces(store, time, () -> {}); // that the store is away is in the log
    }
}
