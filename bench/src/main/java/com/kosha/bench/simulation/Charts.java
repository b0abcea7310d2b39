package com.kosha.bench.simulation;

import com.kosha.bench.picture.Picture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/** The pictures in {@code docs/bench}, and the simulation behind each. */
public enum Charts {
    AMPLIFICATION("amplification.svg", Amplification::picture),
    SLOW_THEN_DEAD("slow-then-dead.svg", SlowThenDead::picture),
    RECOVERY("recovery.svg", Backlog::picture),
    RESTART("restart.svg", Restart::picture);

    private final String file;

    @SuppressWarnings("ImmutableEnumChecker") // a method reference without state
    private final Supplier<Picture> simulation;

    Charts(String file, Supplier<Picture> simulation) {
        this.file = file;
        this.simulation = simulation;
    }

    /** The name of its file. */
    String file() {
        return file;
    }

    /** Runs the simulation and draws what happened. */
    String draw() {
        return simulation.get().svg();
    }

    /** Draws all of them into the directory that is named. */
    public static void main(String[] arguments) throws IOException {
        for (Charts chart : values()) {
            Files.writeString(Path.of(arguments[0], chart.file()), chart.draw());
        }
    }
}
