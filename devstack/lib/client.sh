# shellcheck shell=bash
# Speaking to the running stack: token, call, inspector, logs.

kosha_token() {
  load_settings
  run_node token.mjs "$KOSHA_ISSUER_URL" "$KOSHA_MCP_URL" "$@"
}

# call TOOL 'JSON' --role R ...: the same options as for token.
kosha_call() {
  local tool=${1:?the tool is missing} arguments='{}' token
  shift
  if [[ ${1:-} == '{'* ]]; then
    arguments=$1
    shift
  fi
  token=${KOSHA_TOKEN:-$(kosha_token "$@")}
  load_settings
  KOSHA_TOKEN=$token run_node call.mjs "$KOSHA_MCP_URL" "$tool" "$arguments"
}

kosha_inspector() {
  local node
  node=$(node_bin)
  PATH=$(dirname "$node"):$PATH exec "$node" "$TOOLS/node/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js" "$@"
}

kosha_logs() {
  local part="" follow=()
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
