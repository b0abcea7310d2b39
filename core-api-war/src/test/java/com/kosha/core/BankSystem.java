package com.kosha.core;

import com.kosha.contract.Classification;
import com.kosha.core.db.Call;
import com.kosha.core.db.Db;
import com.kosha.core.db.Limits;
import com.kosha.core.db.Viewer;
import com.kosha.resilience.Deadline;
import com.kosha.resilience.Time;
import com.kosha.sql.Database;
import com.kosha.sql.Migrate;
import com.kosha.sql.OwnerLogin;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** A real PostgreSQL with the project's migrations and the customers of {@code fixture.sql}, one for all tests. */
public final class BankSystem {
    /** Enough for any test on a slow machine. */
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    private static final Limits LIMITS =
            new Limits(2, Duration.ofMillis(500), Duration.ofSeconds(3), Duration.ofMillis(100));

    /** Made when it is first needed: a process that stands in for a server has the database of another. */
    private static final class Only {
        static final BankSystem BANK = new BankSystem();
    }

    private final String url;
    private final String ledgerUrl;

    private BankSystem() {
        try {
            EmbeddedPostgres postgres = EmbeddedPostgres.start();
            execute(
                    postgres.getPostgresDatabase(),
                    "CREATE ROLE kosha_owner LOGIN PASSWORD 'owner'; CREATE ROLE kosha_app LOGIN NOINHERIT PASSWORD 'app'; CREATE ROLE kosha_loader LOGIN NOINHERIT");
            execute(postgres.getPostgresDatabase(), "CREATE DATABASE kosha OWNER kosha_owner");
            url = "jdbc:postgresql://localhost:" + postgres.getPort() + "/kosha";
            Migrate.run(
                    new OwnerLogin(url, "kosha_owner", "owner"),
                    new PrintStream(OutputStream.nullOutputStream(), true));
            execute(login(url, "kosha_owner", "owner"), fixture());
            ledgerUrl = newLedger(postgres);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static String newLedger(EmbeddedPostgres postgres) throws SQLException {
        execute(
                postgres.getPostgresDatabase(),
                "CREATE ROLE kosha_ledger_owner LOGIN PASSWORD 'owner'; CREATE ROLE kosha_ledger_app LOGIN NOINHERIT PASSWORD 'app'");
        execute(postgres.getPostgresDatabase(), "CREATE DATABASE kosha_ledger OWNER kosha_ledger_owner");
        String url = "jdbc:postgresql://localhost:" + postgres.getPort() + "/kosha_ledger";
        Migrate.run(
                Database.LEDGER,
                new OwnerLogin(url, "kosha_ledger_owner", "owner"),
                new PrintStream(OutputStream.nullOutputStream(), true));
        return url;
    }

    /** Database access as core-api has it. */
    public static Db db() {
        return db(app(), LIMITS);
    }

    /** The same with connections and limits of a test's own. */
    public static Db db(DataSource source, Limits limits) {
        return new Db(source, limits, Time.system(), (outcome, nanos) -> {});
    }

    /** New connections of core-api's own login. */
    public static DataSource app() {
        return login(Only.BANK.url, "kosha_app", "app");
    }

    /** The same of another process, which was told the {@link #url()}. */
    public static DataSource app(String url) {
        return login(url, "kosha_app", "app");
    }

    /** Where this test's database is. */
    public static String url() {
        return Only.BANK.url;
    }

    /** New connections of core-api's login to the ledger. */
    public static DataSource ledger() {
        return ledger(Only.BANK.ledgerUrl);
    }

    /** The same of another process, which was told the {@link #ledgerUrl()}. */
    public static DataSource ledger(String url) {
        return login(url, "kosha_ledger_app", "app");
    }

    /** Where this test's ledger is. */
    public static String ledgerUrl() {
        return Only.BANK.ledgerUrl;
    }

    /** New connections of the ledger's owner. */
    public static DataSource ledgerOwner() {
        return login(Only.BANK.ledgerUrl, "kosha_ledger_owner", "owner");
    }

    /** New connections of the owner. */
    public static DataSource owner() {
        return login(Only.BANK.url, "kosha_owner", "owner");
    }

    /** Somebody who sees ordinary customers only, with time enough. */
    public static Call ordinary() {
        return call(false, PATIENCE);
    }

    /** Somebody who sees staff and restricted customers too. */
    public static Call privileged() {
        return call(true, PATIENCE);
    }

    /** What the database holds, as its owner sees it: the first column of the first row. */
    public static String look(String sql) {
        return look(owner(), sql);
    }

    /** What the ledger holds: the first column of the first row. */
    public static String lookIntoLedger(String sql) {
        return look(ledgerOwner(), sql);
    }

    private static String look(DataSource source, String sql) {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** Somebody in a hurry. */
    public static Call within(Duration budget) {
        return call(false, budget);
    }

    private static Call call(boolean seesRestricted, Duration budget) {
        Viewer viewer = new Viewer(
                "user-1", "agent-1", Set.of("aml_analyst"), Optional.of(Classification.INTERNAL), seesRestricted);
        return new Call(viewer, Deadline.in(budget, Time.system()));
    }

    private static DataSource login(String url, String user, String password) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(url);
        source.setUser(user);
        source.setPassword(password);
        return source;
    }

    private static String fixture() throws IOException {
        try (InputStream in = BankSystem.class.getResourceAsStream("/fixture.sql")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static void execute(DataSource source, String sql) throws SQLException {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
