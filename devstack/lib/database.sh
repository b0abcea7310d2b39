# shellcheck shell=bash
# The schema and the demo data. Migrations run as the owner; data is generated into an empty database only.

run_sql_main() { # MAIN ARGS...
  KOSHA_DB_OWNER=${KOSHA_DB_OWNER:-kosha_owner} KOSHA_DB_OWNER_PASSWORD=$(secret DB_OWNER_PASSWORD) \
    KOSHA_LEDGER_OWNER=${KOSHA_LEDGER_OWNER:-kosha_ledger_owner} \
    KOSHA_LEDGER_OWNER_PASSWORD=$(secret LEDGER_OWNER_PASSWORD) \
    java -Xmx384m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$(java_classpath)" "com.kosha.sql.$1" "${@:2}"
}

# What the database was last brought to: the same migrations and the same size need no second look.
database_mark() {
  {
    find "$HOME_DIR/sql/migrations" "$HOME_DIR/sql/roles.sql" "$HOME_DIR/sql/ledger" "$HOME_DIR/sql/src/main" -type f -exec sha256sum {} + | sort
    printf '%s %s %s\n' "$KOSHA_DB_URL" "$KOSHA_LEDGER_URL" "${KOSHA_SEED_SIZE:-demo}"
  } | sha256sum
}

prepare_database() {
  local mark
  mark=$(database_mark)
  [[ $(cat "$CLUSTER/prepared" 2>/dev/null) != "$mark" ]] || return 0
  run_sql_main Migrate bank
  run_sql_main Migrate ledger
  [[ $(owner_psql -c 'SELECT EXISTS (SELECT FROM bank.customers)') == t ]] || run_sql_main seed.Seed
  elsewhere DB || elsewhere LEDGER || printf '%s' "$mark" >"$CLUSTER/prepared"
}

owner_psql() {
  PGPASSWORD=$(secret DB_OWNER_PASSWORD) psql -qXAt -v ON_ERROR_STOP=1 -U "${KOSHA_DB_OWNER:-kosha_owner}" \
    "${KOSHA_DB_URL#jdbc:}" "$@"
}
