package com.kosha.sql.seed;

import com.kosha.sql.OwnerLogin;
import com.kosha.sql.seed.copy.CopyDestination;
import com.kosha.sql.seed.copy.Table;
import java.io.PrintStream;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.format.DateTimeParseException;
import java.util.Map;

/** Fills a migrated, empty database with a generated bank: all of it or nothing. */
public final class Seed {
    private Seed() {}

    /** Reads the owner's login and the settings from the environment, and prints its progress. */
    public static void main(String[] args) {
        Map<String, String> environment = System.getenv();
        try {
            run(OwnerLogin.from(environment), SeedSettings.from(environment, Clock.systemUTC()), System.out);
        } catch (SQLException | IllegalArgumentException | IllegalStateException | DateTimeParseException e) {
            System.err.println("not seeded: " + e.getMessage());
            System.exit(1);
        }
    }

    static void run(OwnerLogin owner, SeedSettings settings, PrintStream out) throws SQLException {
        try (Connection connection = owner.connect();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            refuseUnlessEmpty(statement);
            new Generator(settings, new CopyDestination(connection), step -> out.println("seeded " + step)).run();
            out.println("seeded " + Disputes.raise(statement) + " disputes");
            connection.commit();

            connection.setAutoCommit(true);
            for (Table table : Table.values()) {
                statement.execute("VACUUM (ANALYZE) " + table.qualifiedName());
            }
        }
        out.println("seeded " + settings);
    }

    /** Two generators at once wait for one another here; the second then finds customers. */
    private static void refuseUnlessEmpty(Statement statement) throws SQLException {
        statement.execute("LOCK TABLE bank.customers IN SHARE ROW EXCLUSIVE MODE");
        try (ResultSet row = statement.executeQuery("SELECT EXISTS (SELECT FROM bank.customers)")) {
            row.next();
            if (row.getBoolean(1)) {
                throw new IllegalStateException("The database has customers already; only an empty one is seeded");
            }
        }
    }
}
