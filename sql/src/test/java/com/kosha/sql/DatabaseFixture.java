package com.kosha.sql;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A database of one's own in a server that all tests share: PostgreSQL with its contrib modules, without pgvector. */
public final class DatabaseFixture {
    private static final String PASSWORD = "for-tests-only";
    private static final EmbeddedPostgres SERVER = start();

    private static int databases;
    private static @Nullable String template;

    private final String url;
    private final String logins;

    private DatabaseFixture(String url, String logins) {
        this.url = url;
        this.logins = logins;
    }

    /** Empty, with the two logins that roles.sql makes. */
    public static DatabaseFixture empty() throws SQLException {
        return copyOf("template1");
    }

    public static synchronized DatabaseFixture migrated() throws SQLException {
        if (template == null) {
            DatabaseFixture first = empty();
            Migrate.run(first.owner(), silent());
            template = first.url.substring(first.url.lastIndexOf('/') + 1);
        }
        return copyOf(template);
    }

    /** The ledger, migrated. */
    public static synchronized DatabaseFixture ledger() throws SQLException {
        DatabaseFixture ledger = create("template1", "kosha_ledger");
        Migrate.run(Database.LEDGER, ledger.owner(), silent());
        return ledger;
    }

    private static synchronized DatabaseFixture copyOf(String original) throws SQLException {
        return create(original, "kosha");
    }

    /** @param logins what the names of its two logins begin with */
    private static DatabaseFixture create(String original, String logins) throws SQLException {
        String name = logins + "_" + ++databases;
        try (Connection root = SERVER.getPostgresDatabase().getConnection();
                Statement statement = root.createStatement()) {
            statement.execute("CREATE DATABASE " + name + " OWNER " + logins + "_owner TEMPLATE " + original);
            statement.execute("REVOKE ALL ON DATABASE " + name + " FROM PUBLIC");
            statement.execute("GRANT CONNECT ON DATABASE " + name + " TO " + logins + "_app");
            statement.execute("GRANT CONNECT ON DATABASE " + name + " TO kosha_loader");
        }
        return new DatabaseFixture(SERVER.getJdbcUrl("postgres", name).replaceAll("\\?.*", ""), logins);
    }

    public static PrintStream silent() {
        return new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    }

    public OwnerLogin owner() {
        return new OwnerLogin(url, logins + "_owner", PASSWORD);
    }

    public Connection asOwner() throws SQLException {
        return owner().connect();
    }

    public Connection asApplication() throws SQLException {
        return DriverManager.getConnection(url, logins + "_app", PASSWORD);
    }

    public Connection asLoader() throws SQLException {
        return DriverManager.getConnection(url, "kosha_loader", PASSWORD);
    }

    /** What the loader of documents is told. */
    public Map<String, String> loaderEnvironment() {
        return Map.of("KOSHA_DB_URL", url, "KOSHA_DB_LOADER", "kosha_loader", "KOSHA_DB_LOADER_PASSWORD", PASSWORD);
    }

    public static void run(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The first column of all rows. */
    public static List<String> column(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            List<String> values = new ArrayList<>();
            while (rows.next()) {
                values.add(String.valueOf(rows.getString(1)));
            }
            return values;
        }
    }

    private static EmbeddedPostgres start() {
        try {
            EmbeddedPostgres server =
                    EmbeddedPostgres.builder().setServerConfig("fsync", "off").start();
            Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server)));
            try (Connection root = server.getPostgresDatabase().getConnection()) {
                run(root, "CREATE ROLE kosha_loader LOGIN NOINHERIT PASSWORD '" + PASSWORD + "'");
                for (String database : List.of("kosha", "kosha_ledger")) {
                    run(root, "CREATE ROLE " + database + "_owner LOGIN PASSWORD '" + PASSWORD + "'");
                    run(root, "CREATE ROLE " + database + "_app LOGIN NOINHERIT PASSWORD '" + PASSWORD + "'");
                }
            }
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void stop(EmbeddedPostgres server) {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
