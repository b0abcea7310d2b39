package com.kosha.resilience;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Flight, hotel and car, each of which can go wrong in its own ways; what is booked is booked until it is cancelled. */
final class Trip {
    static final class SoldOut extends RuntimeException {}

    static final class NoAnswer extends RuntimeException {}

    final List<Leg> legs = List.of(new Leg("flight"), new Leg("hotel"), new Leg("car"));
    final Map<String, Boolean> booked = new HashMap<>();
    final List<String> deeds = new ArrayList<>();

    Leg leg(String name) {
        return legs.stream().filter(leg -> leg.name().equals(name)).findFirst().orElseThrow();
    }

    /** What is booked now. */
    List<String> standing() {
        return legs.stream()
                .map(Leg::name)
                .filter(name -> booked.getOrDefault(name, false))
                .toList();
    }

    final class Leg implements SagaStep {
        private final String name;
        Runnable before = () -> {};
        Runnable after = () -> {};
        Runnable undoing = () -> {};
        List<Duration> given = new ArrayList<>();

        Leg(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public void run(Deadline deadline) {
            before.run();
            deeds.add("book " + name);
            booked.put(name, true);
            after.run();
        }

        @Override
        public void compensate(Deadline deadline) {
            given.add(deadline.remaining());
            undoing.run();
            deeds.add("cancel " + name);
            booked.put(name, false);
        }

        @Override
        public boolean didNothing(RuntimeException failure) {
            return failure instanceof SoldOut;
        }
    }
}
