# shellcheck shell=bash
# The Liberty servers: one shared runtime, a folder each, the configuration copied from liberty-config. A replica is the
# same WAR with the same configuration and keys at ports of its own.

url_of() {
  case $1 in
    gateway* | core-api* | screening-sim | balancer) printf 'http://127.0.0.1:%s' "$(port_of "${PORT_OF_PART[$1]}")" ;;
  esac
}

# What a server runs, be it the first or a replica.
war_in() { printf '%s' "${1%-2}"; }

lay_out_server() {
  local folder=$SERVERS/servers/$1 war
  war=$(war_in "$1")
  mkdir -p "$folder/apps" "$folder/lib"
  rm -rf "$folder/common"
  cp -R "$HOME_DIR/liberty-config/common" "$HOME_DIR/liberty-config/$war/." "$folder/"
  cp "$HOME_DIR/liberty-config/target/lib/postgresql.jar" "$folder/lib/"
  cp "$(war_of "$war")" "$folder/apps/$war.war"
  # Liberty keeps what it unpacked by the dates of the entries, and those of a reproducible build never change
  rm -rf "$SERVERS/output/$1/workarea/org.eclipse.osgi/"*/data/cache*/"$war"
}

# What a running server was started from; another value means that it must be started anew.
fingerprint() {
  local war
  war=$(war_in "$1")
  {
    find "$HOME_DIR/liberty-config/common" "$HOME_DIR/liberty-config/$war" -type f -exec sha256sum {} +
    stat -c %Y "$(war_of "$war")"
    env | grep -E '^(KOSHA|MP|OTEL|AWS|COM_KOSHA)_' | grep -vE '^KOSHA_(PART_OF|STATE|QUIET|TOKEN|LOG_LINES)=' | sort
  } | sha256sum
}

start_server() {
  local server=$1 mark
  export_server_environment
  mark=$(fingerprint "$server")
  if ! alive "$server" || [[ $(cat "$RUN/$server.start" 2>/dev/null) != "$mark" ]]; then
    halt "$server"
    lay_out_server "$server"
    JAVA_HOME=$(java_home) WLP_USER_DIR=$SERVERS WLP_OUTPUT_DIR=$SERVERS/output \
      launch "$server" "$TOOLS/wlp/bin/server" run "$server"
    printf '%s' "$mark" >"$RUN/$server.start"
  fi
  await "$server" "$(url_of "$server")/health/ready"
}

java_home() { dirname "$(dirname "$(realpath "$(command -v javac)")")"; }

start_gateway() { start_server gateway; }
start_core() { start_server core-api; }
start_screening() { start_server screening-sim; }

# In a shell of its own each: what a server reads about itself differs.
start_gateway_2() (
  export "KOSHA_GATEWAY_PORT=$(port_of GATEWAY2)" "KOSHA_CORE_URL=$(url_of core-api-2)" \
    "KOSHA_AUDIT_DIR=$(audit_folder gateway-2)"
  start_server gateway-2
)

start_core_2() (
  export "KOSHA_CORE_PORT=$(port_of CORE2)"
  start_server core-api-2
)

start_balancer() {
  alive balancer || launch balancer "$(node_bin)" "$HOME_DIR/devstack/node/balancer.mjs" "$(port_of BALANCER)" \
    "$(port_of GATEWAY)" "$(port_of GATEWAY2)"
  await balancer "$(url_of balancer)/health/ready"
}
