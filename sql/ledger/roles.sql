-- The ledger's two logins and its database, made once by a superuser of the server that it lies on:
--
--   KOSHA_LEDGER_OWNER_PASSWORD=... KOSHA_LEDGER_APP_PASSWORD=... psql -f ledger/roles.sql postgres
--
-- As in ../roles.sql, \set owner_password and app_password stand in for the environment, and -v database=name gives the
-- database another name than kosha_ledger. Run again, it sets both passwords anew.
\set ON_ERROR_STOP on
\if :{?database}
\else
  \set database kosha_ledger
\endif
\if :{?owner_password}
\else
  \getenv owner_password KOSHA_LEDGER_OWNER_PASSWORD
\endif
\if :{?app_password}
\else
  \getenv app_password KOSHA_LEDGER_APP_PASSWORD
\endif

-- The statements below must not be logged with a password in them.
SET log_statement = 'none';
SET log_min_error_statement = 'panic';
SET log_min_duration_statement = -1;

SELECT 'CREATE ROLE kosha_ledger_owner'
 WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kosha_ledger_owner') \gexec
SELECT 'CREATE ROLE kosha_ledger_app' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kosha_ledger_app') \gexec

-- kosha_ledger_owner runs the migrations. kosha_ledger_app is core-api's login here: it owns nothing, and writes
-- payments, whose entries write themselves.
ALTER ROLE kosha_ledger_owner
    LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'owner_password';
ALTER ROLE kosha_ledger_app
    LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT PASSWORD :'app_password';

SELECT format('CREATE DATABASE %I OWNER kosha_ledger_owner ENCODING ''UTF8'' TEMPLATE template0', :'database')
 WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'database') \gexec

REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO kosha_ledger_app;

-- core-api sets a timeout for each statement; these catch what forgets to.
ALTER ROLE kosha_ledger_app IN DATABASE :"database" SET statement_timeout = '10s';
ALTER ROLE kosha_ledger_app IN DATABASE :"database" SET idle_in_transaction_session_timeout = '10s';

\connect :"database"
-- Before version 15 everybody could put tables and functions here.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
