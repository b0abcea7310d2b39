# shellcheck shell=bash
# Work that runs side by side. A task starts when those it needs are done; the first that fails stops the rest.

declare -A TASK_GROUP=() TASK_LABEL=() TASK_DONE=()
TASK_ORDER=()
TASKS=""

begin_tasks() {
  TASKS=$RUN/tasks
  rm -rf "$TASKS"
  mkdir -p "$TASKS"
  TASK_ORDER=()
  TASK_DONE=()
  set -m # each task becomes a process group, so that it can be stopped with all it started
}

# task NAME "label" FUNCTION [NEEDED...]
task() {
  local name=$1
  TASK_LABEL[$name]=$2
  TASK_ORDER+=("$name")
  run_task "$name" "$3" "${@:4}" &
  TASK_GROUP[$name]=$!
}

run_task() {
  TASK=$1 # global here, in the task's own process: the trap runs after this function's end
  local work=$2 needed
  trap - INT TERM HUP PIPE
  trap '(($? == 0)) || : >"$TASKS/$TASK.failed"' EXIT
  for needed in "${@:3}"; do
    until [[ -e $TASKS/$needed.ok ]]; do sleep 0.05; done
  done
  now_ms >"$TASKS/$TASK.since"
  "$work" </dev/null >"$TASKS/$TASK.log" 2>&1
  : >"$TASKS/$TASK.ok"
}

task_age() { printf '%s' "$(($(now_ms) - $(<"$TASKS/$1.since")))"; }

# note_for_user TEXT: from within a task, shown when it ends
note_for_user() { printf '%s\n' "$*" >>"$TASKS/notes.$BASHPID"; }

await_tasks() {
  local beat name left=1
  beat=$(now_ms)
  while ((left > 0)); do
    sleep 0.1
    left=0
    for name in "${TASK_ORDER[@]}"; do
      [[ ! -v TASK_DONE[$name] ]] || continue
      if [[ -e $TASKS/$name.ok ]]; then
        finished "$name"
      elif [[ -e $TASKS/$name.failed ]]; then
        failed "$name"
      else
        left=$((left + 1))
      fi
    done
    if ((left > 0 && $(now_ms) - beat >= 5000)); then
      beat=$(now_ms)
      heartbeat
    fi
  done
  end_tasks
}

finished() {
  local file
  TASK_DONE[$1]=1
  printf '  %-44s %8s\n' "${TASK_LABEL[$1]}" "$(seconds "$(task_age "$1")")"
  for file in "$TASKS"/notes.*; do
    [[ -e $file ]] || continue
    while IFS= read -r line; do note "$line"; done <"$file"
    rm "$file"
  done
}

failed() {
  printf '\n  failed: %s\n' "${TASK_LABEL[$1]}" >&2
  tail -n 25 "$TASKS/$1.log" 2>/dev/null | sed 's/^/    /' >&2
  abandon
  exit 1
}

heartbeat() {
  local name line=""
  for name in "${TASK_ORDER[@]}"; do
    [[ ! -v TASK_DONE[$name] && -e $TASKS/$name.since ]] || continue
    line+="${line:+, }${TASK_LABEL[$name]} ($(($(task_age "$name") / 1000)) s)"
  done
  say "  ... $line"
}

# Stops the tasks that still run, with everything they have started.
end_tasks() {
  local name
  for name in "${TASK_ORDER[@]}"; do
    [[ -v TASK_DONE[$name] ]] || kill -s TERM -- "-${TASK_GROUP[$name]}" 2>/dev/null || true
  done
  set +m
  wait 2>/dev/null || true
  [[ -z $TASKS ]] || rm -rf "$TASKS"
  TASK_ORDER=()
}

# On Ctrl-C or a failure: nothing that this run or an earlier one started stays behind.
abandon() {
  trap '' INT TERM HUP PIPE
  # shellcheck disable=SC2034  # processes.sh reads it: nobody waits for an answer from a server that is just starting
  GRACE_MS=2000
  end_tasks
  halt_all
}

interrupted() {
  printf '\n  stopping ...\n' >&2
  abandon
  exit 130
}
