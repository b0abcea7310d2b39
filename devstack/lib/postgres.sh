# shellcheck shell=bash
# A private PostgreSQL cluster. As root it runs as the user "postgres", who may have no way into the folders above its
# own: so the cluster's folder and the extension's are opened here, and PostgreSQL finds them as descriptors 9 and 8.

as_postgres() {
  if ((EUID == 0)); then
    (cd / && exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@")
  else
    "$@"
  fi
}

start_postgres() {
  if elsewhere DB; then
    elsewhere LEDGER || die "with KOSHA_DB_URL the refund ledger is yours too: set KOSHA_LEDGER_URL"
    note_for_user "the databases are yours, at KOSHA_DB_URL and KOSHA_LEDGER_URL"
    return
  fi
  if ! alive postgres; then
    make_cluster
    run_postgres
  fi
  until "$(postgres_bin)/pg_isready" -q -h 127.0.0.1 -p "$KOSHA_DB_PORT"; do
    alive postgres || { tail -n 20 "$LOGS/postgres.log" && return 1; }
    sleep 0.05
  done
  make_logins
}

make_cluster() {
  [[ ! -e $CLUSTER/data/PG_VERSION ]] || return 0
  rm -rf "$CLUSTER"
  mkdir -p "$CLUSTER/data" "$CLUSTER/extension"
  extension_files
  (umask 077 && secret DB_SUPERUSER_PASSWORD >"$CLUSTER/extension/password")
  if ((EUID == 0)); then chown -R postgres:postgres "$CLUSTER"; fi
  chmod 700 "$CLUSTER/data"
  as_postgres "$(postgres_bin)/initdb" -D /proc/self/fd/9 -U postgres --no-sync -E UTF8 --locale=C.UTF-8 \
    --auth=scram-sha-256 --pwfile=/proc/self/fd/8/password 9<"$CLUSTER/data" 8<"$CLUSTER/extension"
  rm "$CLUSTER/extension/password"
}

# Debian's PostgreSQL looks for extensions under extension_destdir first, at the paths where they would be installed.
extension_files() {
  local from config
  from=$(pgvector_folder)
  config=$(postgres_bin)/pg_config
  [[ -e $from/lib/vector.so ]] || return 0
  mkdir -p "$CLUSTER/extension$("$config" --sharedir)/extension" "$CLUSTER/extension$("$config" --pkglibdir)"
  cp "$from"/extension/* "$CLUSTER/extension$("$config" --sharedir)/extension/"
  cp "$from/lib/vector.so" "$CLUSTER/extension$("$config" --pkglibdir)/"
}

run_postgres() {
  local settings=(listen_addresses=127.0.0.1 unix_socket_directories= max_connections=60 fsync=off full_page_writes=off
    synchronous_commit=off shared_buffers=256MB max_wal_size=2GB max_parallel_maintenance_workers=0 timezone=UTC
    log_error_verbosity=terse) # the details of an error hold whole rows
  [[ ! -d $CLUSTER/extension/usr ]] || settings+=(extension_destdir=/proc/self/fd/8)
  local run=()
  ((EUID != 0)) || run=(setpriv --reuid=postgres --regid=postgres --clear-groups)
  (cd / && launch postgres "${run[@]}" "$(postgres_bin)/postgres" -D /proc/self/fd/9 -p "$KOSHA_DB_PORT" \
    "${settings[@]/#/--}" 9<"$CLUSTER/data" 8<"$CLUSTER/extension")
}

superuser_psql() {
  PGPASSWORD=$(secret DB_SUPERUSER_PASSWORD) "$(postgres_bin)/psql" -qX -v ON_ERROR_STOP=1 \
    -h 127.0.0.1 -p "$KOSHA_DB_PORT" -U postgres "$@"
}

make_logins() {
  local mark
  make_ledger_logins
  mark=$(sha256sum <"$HOME_DIR/sql/roles.sql")
  [[ $(cat "$CLUSTER/logins" 2>/dev/null) != "$mark" ]] || return 0
  KOSHA_DB_OWNER_PASSWORD=$(secret DB_OWNER_PASSWORD) KOSHA_DB_APP_PASSWORD=$(secret DB_PASSWORD) \
    KOSHA_DB_LOADER_PASSWORD=$(secret DB_LOADER_PASSWORD) superuser_psql -f "$HOME_DIR/sql/roles.sql" postgres
  # What lies under extension_destdir can be created but is not listed as available, where roles.sql looks
  [[ ! -d $CLUSTER/extension/usr ]] || superuser_psql -c 'CREATE EXTENSION IF NOT EXISTS vector SCHEMA public' kosha
  printf '%s' "$mark" >"$CLUSTER/logins"
}

make_ledger_logins() {
  [[ ! -e $CLUSTER/ledger-logins ]] || return 0
  KOSHA_LEDGER_OWNER_PASSWORD=$(secret LEDGER_OWNER_PASSWORD) KOSHA_LEDGER_APP_PASSWORD=$(secret LEDGER_PASSWORD) \
    superuser_psql -f "$HOME_DIR/sql/ledger/roles.sql" postgres
  : >"$CLUSTER/ledger-logins"
}

# psql [--ledger] [ARGS]
kosha_psql() {
  load_settings
  local url=$KOSHA_DB_URL owner=kosha_owner database=DB user secret_name
  if [[ ${1:-} == --ledger ]]; then
    url=$KOSHA_LEDGER_URL owner=kosha_ledger_owner database=LEDGER
    shift
  fi
  user=${KOSHA_PSQL_USER:-$owner} secret_name=${database}_OWNER_PASSWORD
  [[ $user != *_app ]] || secret_name=${database}_PASSWORD
  PGPASSWORD=$(secret "$secret_name") exec "$(postgres_bin)/psql" "${url#jdbc:}" -U "$user" "$@"
}
