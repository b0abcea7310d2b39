package com.kosha.core.relay;

import com.kosha.resilience.Deadline;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** A queue that remembers what it took, in its order, and can be told what not to take. */
final class CourierDouble implements Courier {
    final List<Letter> taken = new CopyOnWriteArrayList<>();
    /** By group. */
    final Map<String, String> refuses = new HashMap<>();

    final Map<String, String> doubts = new HashMap<>();
    volatile boolean away;
    /** What happens after the queue has taken everything and before the relay hears of it. */
    volatile Runnable after = () -> {};

    @Override
    public boolean restsNow() {
        return false;
    }

    @Override
    public Delivery carry(List<Letter> letters, Deadline until) {
        if (away) {
            return Delivery.NOTHING;
        }
        Set<String> sent = new HashSet<>();
        Map<String, String> refused = new HashMap<>();
        Map<String, String> doubtful = new HashMap<>();
        for (Letter letter : letters) {
            if (refuses.containsKey(letter.group())) {
                refused.put(letter.eventId(), refuses.get(letter.group()));
            } else if (doubts.containsKey(letter.group())) {
                doubtful.put(letter.eventId(), doubts.get(letter.group()));
            } else {
                taken.add(letter);
                sent.add(letter.eventId());
            }
        }
        after.run();
        return new Delivery(sent, refused, doubtful);
    }

    List<String> events() {
        return taken.stream().map(Letter::eventId).toList();
    }
}
