package com.kosha.sql;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;

/**
 * How the database's owner signs in. The application never has this.
 *
 * @param url a JDBC address without user or password
 */
public record OwnerLogin(String url, String user, String password) {

    /** The bank's, from {@code KOSHA_DB_URL}, {@code KOSHA_DB_OWNER} and {@code KOSHA_DB_OWNER_PASSWORD}. */
    public static OwnerLogin from(Map<String, String> environment) {
        return from(Database.BANK, environment);
    }

    /** From the three settings of that database; none has a default. */
    static OwnerLogin from(Database database, Map<String, String> environment) {
        return new OwnerLogin(
                required(environment, database.setting() + "_URL"),
                required(environment, database.setting() + "_OWNER"),
                required(environment, database.setting() + "_OWNER_PASSWORD"));
    }

    public Connection connect() throws SQLException {
        return DriverManager.getConnection(url, user, password);
    }

    /** Without the password, which would end in a log. */
    @Override
    public String toString() {
        return user + " at " + url;
    }

    private static String required(Map<String, String> environment, String name) {
        String value = environment.get(name);
        if (value == null || value.isEmpty()) {
            throw new IllegalArgumentException(name + " is not set");
        }
        return value;
    }
}
