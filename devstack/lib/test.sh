# shellcheck shell=bash
# ./kosha test: units, architecture and in-container tests, then the whole stack, beside one that may be running.

kosha_test() {
  local begun proof rc
  begun=$(now_ms)
  export KOSHA_STACK=test-stack
  STACK=$STATE/$KOSHA_STACK
  mkdir -p "$STACK/logs" "$TOOLS"
  rm -f "$STACK"/logs/maven-*.log
  set -m # a process group, so that Ctrl-C reaches Maven and whatever Maven has started
  (prove_parts; prove_whole) </dev/null &
  proof=$!
  set +m
  # shellcheck disable=SC2064  # the group of now
  trap "kill -s TERM -- -$proof 2>/dev/null" INT TERM HUP
  while rc=0 && { wait "$proof" || rc=$?; } && [[ -d /proc/$proof ]]; do :; done
  trap - INT TERM HUP
  say ""
  if ((rc == 0)); then say "kosha test: passed after $(minutes "$begun")"; else say "kosha test: FAILED after $(minutes "$begun")"; fi
  tally
  return "$rc"
}

minutes() { printf '%d min %d s' "$((($(now_ms) - $1) / 60000))" "$((($(now_ms) - $1) / 1000 % 60))"; }

maven() { # LOG ARGS...
  local log=$STACK/logs/maven-$1.log
  shift
  (cd "$HOME_DIR" && mvn -Dstyle.color=never -Dkosha.state="$STATE" "$@" </dev/null) 2>&1 | tee "$log"
}

prove_parts() {
  say "Units, architecture, and each WAR in its server"
  # In a shell of its own: no test of a part may lean on a stack's addresses. One is against the table store on Node.
  (load_settings; check_tools; install_node_packages)
  : >"$TOOLS/building"
  # What the sources no longer make would still be found; a running stack's own classes stay
  find "$HOME_DIR" -mindepth 3 -maxdepth 3 -path '*/target/*classes' ! -path '*/devstack/*' -exec rm -rf {} +
  maven parts verify -Pcontainer
  mv "$TOOLS/building" "$TOOLS/built"
}

# The WARs were tested above: here Maven only finds them again.
prove_whole() {
  local name
  say "The whole, on a stack of its own"
  for name in "${!PORTS[@]}"; do
    export "KOSHA_${name}_PORT=$(free_port "1${PORTS[$name]}")"
  done
  for name in "${ADDRESSES[@]}"; do unset "KOSHA_${name}_URL"; done
  trap '"$HOME_DIR/kosha" down' EXIT
  trap 'exit 130' INT TERM HUP
  "$HOME_DIR/kosha" down
  rm -rf "$STACK/postgres" "$STACK/keys" "$STACK"/audit{,-2} # whatever an earlier run wrote would be found again
  KOSHA_QUIET=1 "$HOME_DIR/kosha" up --replicas 2
  set -a
  eval "$("$HOME_DIR/kosha" env)"
  set +a
  maven whole verify -Psystem -pl system-tests -am -Dtest=None -Dsurefire.failIfNoSpecifiedTests=false \
    -Dspotless.check.skip=true -Denforcer.skip=true
}

free_port() {
  local port=$1
  while busy "$port"; do port=$((port + 1)); done
  printf '%s' "$port"
}

# The closing lines of all runners, added up.
tally() {
  cat "$STACK"/logs/maven-*.log 2>/dev/null | awk '
    /Tests run:/ && !/Time elapsed/ {
      gsub(/[^0-9 ]/, "")
      split($0, n, " ")
      run += n[1]; failures += n[2]; errors += n[3]; skipped += n[4]
    }
    END { printf "Tests run: %d, Failures: %d, Errors: %d, Skipped: %d\n", run, failures, errors, skipped }'
}
