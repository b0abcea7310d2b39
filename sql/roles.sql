-- The logins and the database, made once by a superuser before the first migration:
--
--   KOSHA_DB_OWNER_PASSWORD=... KOSHA_DB_APP_PASSWORD=... KOSHA_DB_LOADER_PASSWORD=... psql -f roles.sql postgres
--
-- The passwords come from the environment, since a command line shows in the list of processes; where psql is older
-- than 15, or a secret store writes them to a file, \set owner_password, app_password and loader_password there and \i this file.
-- With -v database=name the database gets another name than kosha. Run again, it sets the passwords anew.
\set ON_ERROR_STOP on
\if :{?database}
\else
  \set database kosha
\endif
\if :{?owner_password}
\else
  \getenv owner_password KOSHA_DB_OWNER_PASSWORD
\endif
\if :{?app_password}
\else
  \getenv app_password KOSHA_DB_APP_PASSWORD
\endif
\if :{?loader_password}
\else
  \getenv loader_password KOSHA_DB_LOADER_PASSWORD
\endif

-- The statements below must not be logged with a password in them.
SET log_statement = 'none';
SET log_min_error_statement = 'panic';
SET log_min_duration_statement = -1;

SELECT 'CREATE ROLE kosha_owner' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kosha_owner') \gexec
SELECT 'CREATE ROLE kosha_app' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kosha_app') \gexec
SELECT 'CREATE ROLE kosha_loader' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'kosha_loader') \gexec

-- kosha_owner owns the database, runs the migrations and the generator. kosha_app is core-api's login, kosha_loader
-- that of ./kosha kb load: they own nothing and no policy is bypassed for them.
ALTER ROLE kosha_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'owner_password';
ALTER ROLE kosha_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT PASSWORD :'app_password';
ALTER ROLE kosha_loader LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT PASSWORD :'loader_password';

SELECT format('CREATE DATABASE %I OWNER kosha_owner ENCODING ''UTF8'' TEMPLATE template0', :'database')
 WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'database') \gexec

REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO kosha_app, kosha_loader;

-- A name is found from this likeness on. An HNSW index, should there be one, searches on until enough rows pass the
-- row-level policy.
ALTER ROLE kosha_app IN DATABASE :"database" SET pg_trgm.word_similarity_threshold = 0.55;
ALTER ROLE kosha_app IN DATABASE :"database" SET hnsw.iterative_scan = 'strict_order';
-- core-api sets a timeout for each statement; these catch what forgets to.
ALTER ROLE kosha_app IN DATABASE :"database" SET statement_timeout = '10s';
ALTER ROLE kosha_app IN DATABASE :"database" SET idle_in_transaction_session_timeout = '10s';

\connect :"database"
-- Before version 15 everybody could put tables and functions here.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT CREATE ON SCHEMA public TO kosha_owner;
-- pgvector is not a trusted extension: only a superuser can create it, and only where its package is installed.
SELECT 'CREATE EXTENSION IF NOT EXISTS vector SCHEMA public'
 WHERE EXISTS (SELECT FROM pg_available_extensions WHERE name = 'vector') \gexec
