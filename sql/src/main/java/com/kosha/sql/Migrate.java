package com.kosha.sql;

import java.io.PrintStream;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.output.MigrateOutput;
import org.flywaydb.core.api.output.MigrateResult;

/** Brings a database to this build's schema. Of several that start at once each waits for the others, and no migration is applied twice. */
public final class Migrate {
    private static final int WAITS_FOR_THE_DATABASE = 5;

    /** Held, since a logger that nobody holds forgets its level. Its news are the lines that are printed here. */
    private static final Logger FLYWAY = Logger.getLogger("org.flywaydb");

    private Migrate() {}

    /**
     * Reads the owner's login from the environment and prints one line a migration.
     *
     * @param args which database: {@code bank}, which it is for want of a word, or {@code ledger}
     */
    public static void main(String[] args) {
        try {
            Database database = Database.named(args.length == 0 ? "bank" : args[0]);
            run(database, OwnerLogin.from(database, System.getenv()), System.out);
        } catch (FlywayException | IllegalArgumentException e) {
            System.err.println("not migrated: " + e.getMessage());
            System.exit(1);
        }
    }

    /** Migrates the bank's own. */
    public static int run(OwnerLogin owner, PrintStream out) {
        return run(Database.BANK, owner, out);
    }

    /** Returns how many migrations were needed: 0 when the database had them all. */
    public static int run(Database database, OwnerLogin owner, PrintStream out) {
        FLYWAY.setLevel(Level.SEVERE);
        MigrateResult result = Flyway.configure(Migrate.class.getClassLoader())
                .dataSource(owner.url(), owner.user(), owner.password())
                .locations(database.migrations())
                .defaultSchema(database.schema())
                .table("schema_history")
                .placeholderReplacement(false)
                .validateMigrationNaming(true)
                .connectRetries(WAITS_FOR_THE_DATABASE)
                .load()
                .migrate();
        for (MigrateOutput step : result.migrations) {
            out.println("migrated " + step.version + " " + step.description + " (" + step.executionTime + " ms)");
        }
        out.println("schema is at " + database.version() + ", " + result.migrationsExecuted + " applied");
        return result.migrationsExecuted;
    }
}
