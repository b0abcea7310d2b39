# shellcheck shell=bash
# ./kosha conformance: the protocol's official suite against a second gateway beside the running stack. It is the WAR
# that ships, with the fixtures that the suite asks for by name laid over its catalogs; they ship nowhere.

FIXTURES=com/kosha/system/fixtures

kosha_conformance() { # REVISION [ARGS OF THE SUITE...]
  local revision=${1:?the revision is missing: 2026-07-28 or 2025-11-25} rc=0
  shift
  load_settings
  alive issuer || die "the suite needs a running stack: ./kosha up"
  [[ -d $HOME_DIR/system-tests/target/test-classes/$FIXTURES ]] || die "the fixtures are not compiled: mvn test-compile"
  trap 'halt bearer; halt conformance' EXIT
  start_overlay
  kosha_suite "$revision" "$@" || rc=$?
  return "$rc"
}

start_overlay() {
  local folder=$SERVERS/servers/conformance war port
  port=$(free_port 19180)
  war=$folder/apps/gateway.war
  halt conformance
  mkdir -p "$folder/apps"
  rm -rf "$folder/common" "$folder/overlay"
  cp -R "$HOME_DIR/liberty-config/common" "$HOME_DIR/liberty-config/gateway/." "$folder/"
  cp "$(war_of gateway)" "$war"
  mkdir -p "$folder/overlay/WEB-INF/classes/$FIXTURES"
  cp "$HOME_DIR/system-tests/target/test-classes/$FIXTURES/"*.class "$folder/overlay/WEB-INF/classes/$FIXTURES/"
  jar --update --file "$war" -C "$folder/overlay" WEB-INF
  export_server_environment
  BEARER_PORT=$(free_port 19280)
  JAVA_HOME=$(java_home) WLP_USER_DIR=$SERVERS WLP_OUTPUT_DIR=$SERVERS/output KOSHA_GATEWAY_PORT=$port \
    KOSHA_AUDIT_DIR=$STACK/audit-conformance KOSHA_ALLOWED_ORIGINS=http://localhost:$BEARER_PORT \
    launch conformance "$TOOLS/wlp/bin/server" run conformance
  await conformance "http://127.0.0.1:$port/health/ready"
  KOSHA_TOKEN=$(kosha_token --role aml_analyst) launch bearer "$(node_bin)" "$HOME_DIR/devstack/node/bearer.mjs" \
    "$BEARER_PORT" "$port"
  await bearer "http://127.0.0.1:$BEARER_PORT/health/ready"
}

kosha_suite() { # REVISION ARGS...
  local revision=$1 url=http://localhost:$BEARER_PORT/mcp name try
  shift
  # The suite waits for some answers for less time than a server needs that has only just started
  for try in {1..10}; do
    for name in test_streaming_elicitation test_logging_tool test_tool_with_progress; do
      curl -s -o /dev/null -m 10 -H 'Content-Type: application/json' -H "Mcp-Method: tools/call" -H "Mcp-Name: $name" \
        -H 'MCP-Protocol-Version: 2026-07-28' -H 'Accept: application/json, text/event-stream' "$url" -d '{"jsonrpc":"2.0",
        "id":'"$try"',"method":"tools/call","params":{"name":"'"$name"'","arguments":{},"_meta":{
        "io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}}}' || true
    done
  done
  (kosha_node @modelcontextprotocol/conformance server --url "$url" --requirements "$revision" "$@")
}
