# shellcheck shell=bash
# ./kosha test: units, architecture and in-container tests, then the whole stack, beside a running one.

kosha_test() {
  local begun verdict=passed
  begun=$(now_ms)
  export KOSHA_STACK=test-stack
  (prove_units && prove_system) || verdict=failed
  say ""
  say "kosha test: $verdict after $(seconds "$(($(now_ms) - begun))")"
  [[ $verdict == passed ]]
}

maven() { (cd "$HOME_DIR" && mvn -Dkosha.state="$STATE" "$@"); }

prove_units() {
  check_tools >/dev/null
  maven verify -Pcontainer
}

prove_system() {
  local name
  for name in "${!PORTS[@]}"; do
    export "KOSHA_${name}_PORT=$(free_port "1${PORTS[$name]}")"
    unset "KOSHA_${name}_URL"
  done
  unset KOSHA_MCP_URL
  trap '"$HOME_DIR/kosha" down' EXIT
  trap 'exit 130' INT TERM HUP
  KOSHA_QUIET=1 "$HOME_DIR/kosha" up
  set -a
  eval "$("$HOME_DIR/kosha" env)"
  set +a
  maven verify -Psystem -pl system-tests -am
}

free_port() {
  local port=$1
  while busy "$port"; do port=$((port + 1)); done
  printf '%s' "$port"
}
