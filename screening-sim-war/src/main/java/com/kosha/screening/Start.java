package com.kosha.screening;

import com.kosha.resilience.Sleeper;
import com.kosha.resilience.Time;
import com.kosha.screening.chaos.AdminToken;
import com.kosha.screening.chaos.Chaos;
import com.kosha.screening.lists.Entry;
import com.kosha.screening.lists.FictionalList;
import com.kosha.screening.lists.SdnList;
import com.kosha.screening.match.Matcher;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import org.eclipse.microprofile.config.ConfigProvider;

/** What is made once, before the first question: with a list that cannot be read the vendor does not start. */
@ApplicationScoped
public class Start {
    private static final Logger LOG = Logger.getLogger(Start.class.getName());

    void check(@Observes @Initialized(ApplicationScoped.class) Object unused, Settings settings, Matcher matcher) {
        LOG.info(() -> "screening-sim starts with " + settings + " and " + matcher.size() + " entries");
    }

    @Produces
    @Singleton
    Settings settings() {
        return Settings.read(ConfigProvider.getConfig());
    }

    @Produces
    @Singleton
    Matcher matcher(Settings settings) {
        List<Entry> entries = new ArrayList<>(FictionalList.read());
        settings.list().ifPresent(file -> {
            try {
                entries.addAll(SdnList.read(file, settings.aliases()));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        });
        return new Matcher(entries);
    }

    @Produces
    @Singleton
    Chaos chaos(Time time) {
        return new Chaos(time, Sleeper.system());
    }

    @Produces
    @Singleton
    AdminToken adminToken(Settings settings) {
        return new AdminToken(settings.chaosEnabled(), settings.adminToken());
    }

    @Produces
    @Singleton
    Time time() {
        return Time.system();
    }
}
