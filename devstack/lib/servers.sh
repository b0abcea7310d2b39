# shellcheck shell=bash
# The three Liberty servers: one shared runtime, a folder each, the configuration copied from liberty-config.

url_of() {
  case $1 in
    gateway) printf 'http://127.0.0.1:%s' "$KOSHA_GATEWAY_PORT" ;;
    core-api) printf 'http://127.0.0.1:%s' "$KOSHA_CORE_PORT" ;;
    screening-sim) printf 'http://127.0.0.1:%s' "$KOSHA_SCREENING_PORT" ;;
  esac
}

lay_out_server() {
  local folder=$SERVERS/servers/$1
  mkdir -p "$folder/apps" "$folder/lib"
  rm -rf "$folder/common"
  cp -R "$HOME_DIR/liberty-config/common" "$HOME_DIR/liberty-config/$1/." "$folder/"
  cp "$HOME_DIR/liberty-config/target/lib/postgresql.jar" "$folder/lib/"
  cp "$(war_of "$1")" "$folder/apps/$1.war"
}

# What a running server was started from; another value means that it must be started anew.
fingerprint() {
  {
    find "$HOME_DIR/liberty-config/common" "$HOME_DIR/liberty-config/$1" -type f -exec sha256sum {} +
    stat -c %Y "$(war_of "$1")"
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
