# shellcheck shell=bash
# The parts as processes. Each leads a session of its own; its pid file holds when it started too, so that a pid that
# the kernel gave to somebody else is never taken for it.

# When a process started, in clock ticks since boot; fails for one that is gone or a zombie.
started_at() {
  local stat fields
  { stat=$(<"/proc/$1/stat"); } 2>/dev/null || return 1
  read -ra fields <<<"${stat##*) }"
  [[ ${fields[0]} != Z ]] && printf '%s' "${fields[19]}"
}

pid_of() {
  local pid start
  [[ -r $RUN/$1.pid ]] || return 1
  read -r pid start <"$RUN/$1.pid" || return 1
  [[ $(started_at "$pid") == "$start" ]] && printf '%s' "$pid"
}

alive() { pid_of "$1" >/dev/null; }

# The script itself, while it starts things: there is one at a time.
claim() {
  ! alive up || die "another ./kosha up is at work here"
  printf '%s %s\n' "$$" "$(started_at "$$")" >"$RUN/up.pid"
}

anything_alive() {
  local part
  for part in "${PARTS[@]}"; do ! alive "$part" || return 0; done
  return 1
}

# launch PART COMMAND...: in the background, its words in the part's log.
launch() {
  local part=$1
  shift
  # shellcheck disable=SC2016  # the inner shell expands these
  env KOSHA_PART_OF="$STACK" setsid bash -c '
    read -r line <"/proc/$$/stat"
    read -ra fields <<<"${line##*) }"
    echo "$$ ${fields[19]}" >"$0"
    exec "$@"' "$RUN/$part.pid" "$@" </dev/null >>"$LOGS/$part.log" 2>&1 &
  local tries
  for tries in {1..50}; do
    ! alive "$part" || return 0
    sleep 0.1
  done
  return 1
}

# As long as a Liberty server may need to let its requests finish.
GRACE_MS=15000

# halt PART: asks, waits, then insists.
halt() {
  local part=$1 pid signal=TERM tries
  if pid=$(pid_of "$part"); then
    [[ $part != postgres ]] || signal=INT # PostgreSQL's "fast" shutdown
    kill -s "$signal" -- "$pid" 2>/dev/null || true
    for ((tries = 0; tries < GRACE_MS / 100; tries++)); do
      alive "$part" || break
      sleep 0.1
    done
    ! alive "$part" || kill -s KILL -- "-$pid" 2>/dev/null || true
  fi
  rm -f "$RUN/$part.pid" "$RUN/$part.start"
}

# The servers first, all at once; the database when nobody needs it any more.
halt_all() {
  local part
  for part in "${PARTS[@]}"; do
    [[ $part == postgres ]] || halt "$part" &
  done
  wait
  halt postgres
  sweep
  rm -f "$RUN/given"
}

# Whatever carries this stack's mark and is still there: a part that was being started when its pid file was not yet.
sweep() {
  local environ pid
  for environ in $(grep -lzsxF -- "KOSHA_PART_OF=$STACK" /proc/[0-9]*/environ || true); do
    pid=${environ#/proc/}
    kill -s KILL -- "${pid%/environ}" 2>/dev/null || true
  done
}
