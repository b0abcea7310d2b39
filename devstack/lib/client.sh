# shellcheck shell=bash
# Speaking to the running stack: token, call, breaker, review, inspector, logs.

kosha_token() {
  load_settings
  run_node token.mjs "$KOSHA_ISSUER_URL" "$KOSHA_MCP_URL" "$@"
}

# call TOOL 'JSON' --role R ... [--chaos HEADER]: the same options as for token.
kosha_call() {
  local tool=${1:?the tool is missing} arguments='{}' token who=() chaos=""
  shift
  if (($#)) && [[ $1 != -* ]]; then
    arguments=$1
    shift
  fi
  while (($#)); do
    if [[ $1 == --chaos ]]; then
      chaos=${2:?the header is missing: ./kosha chaos sign prints one}
      shift
    else
      who+=("$1")
    fi
    shift
  done
  token=${KOSHA_TOKEN:-$(kosha_token "${who[@]}")}
  load_settings
  KOSHA_TOKEN=$token KOSHA_CHAOS_HEADER=$chaos run_node call.mjs "$KOSHA_MCP_URL" "$tool" "$arguments"
}

# breaker force|clear|show [DEPENDENCY] [--reason R] [--for 15m]: as an operator.
kosha_breaker() {
  local token
  token=${KOSHA_TOKEN:-$(kosha_token --role operator)}
  load_settings
  KOSHA_TOKEN=$token run_node breaker.mjs "$KOSHA_GATEWAY_URL" "$@"
}

# review list|show|approve|reject [ITEM] [--reason R] [--state S] [--kind K]: as an operator.
kosha_review() {
  local token
  token=${KOSHA_TOKEN:-$(kosha_token --role operator)}
  load_settings
  KOSHA_TOKEN=$token run_node review.mjs "$KOSHA_GATEWAY_URL" "$@"
}

# chaos sign --target T --fault F [--ms N] [--p P] [--for 5m]: a header that makes calls fail, for call --chaos.
kosha_chaos() {
  KOSHA_CHAOS_KEY=$(secret CHAOS_KEY) run_node chaos.mjs "$@"
}

# saga list|show [SAGA|REFUND|TRACE] [--state S] [--subject REFUND] [--trace ID]: as an operator.
kosha_saga() {
  local token
  token=${KOSHA_TOKEN:-$(kosha_token --role operator)}
  load_settings
  KOSHA_TOKEN=$token run_node saga.mjs "$KOSHA_GATEWAY_URL" "$@"
}

kosha_inspector() { kosha_node @modelcontextprotocol/inspector "$@"; }

# node SCRIPT|PACKAGE ARGS...: a script that imports the libraries of devstack/node, or the command of one of them.
kosha_node() {
  local what=${1:?a script or a package is missing} node hook=$HOME_DIR/devstack/node/resolve.mjs
  shift
  node=$(node_bin)
  export KOSHA_NODE_HOME=$TOOLS/node PATH=${node%/*}:$PATH
  [[ -e $what ]] || what=$(command_of "$what")
  exec "$node" --import "$hook" "$what" "$@"
}

command_of() {
  local folder=$TOOLS/node/node_modules/$1
  [[ -r $folder/package.json ]] || die "there is no script and no package '$1'"
  # shellcheck disable=SC2016  # JavaScript expands these
  "$(node_bin)" -p 'const [f] = process.argv.slice(1), { bin } = require(f + "/package.json");
    f + "/" + (typeof bin === "string" ? bin : Object.values(bin)[0])' "$folder"
}

kosha_logs() {
  local part="" follow=()
  if [[ ${1:-} == --trace ]]; then
    trace_lines "${2:-}"
    return
  fi
  for word in "$@"; do
    case $word in
      -f) follow=(-F) ;;
      *) part=$word ;;
    esac
  done
  if [[ -n $part ]]; then
    [[ -r $LOGS/$part.log ]] || die "there is no log of '$part'. The parts: ${PARTS[*]}"
    tail -n "${KOSHA_LOG_LINES:-100}" "${follow[@]}" "$LOGS/$part.log"
  else
    tail -n 5 "${follow[@]}" "$LOGS"/*.log
  fi
}

# What the servers logged of one trace, with its audit records, in the order of time: when, who, how grave, what.
trace_lines() {
  local trace=$1 found
  [[ $trace =~ ^[0-9a-f]{32}$ ]] || die "a trace has 32 hexadecimal digits, as every answer's trace_id shows them"
  found=$(
    for part in "${WARS[@]}" core-api-2 gateway-2; do
      cat "$LOGS/$part".log{.old,} 2>/dev/null | grep -F "$trace" | log_columns "$part"
    done
    cat "$(audit_folder gateway)"{,-2}/* 2>/dev/null | grep -F "\"$trace\"" |
      sed -E 's/^\{"time":"([^"Z]{1,23})[^"]*",(.*)\}$/\1\taudit\tRECORD\t\2/'
  ) || true
  [[ -n $found ]] || die "no server has logged anything of $trace"
  sort -s -k1,1 <<<"$found"
}

# Of JSON lines when, from which part, how grave and what; a stack trace stays in the log itself.
log_columns() {
  sed -E -e 's/^\{.*"message":"(([^"\\]|\\.)*)".*"ibm_datetime":"([^"+]*)[^"]*".*"loglevel":"([A-Z]+)".*$/\3\t'"$1"'\t\4\t\1/' \
    -e 's/\\[nr].*$//; s/\\t/ /g; s,\\/,/,g'
}
