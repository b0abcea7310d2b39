# shellcheck shell=bash
# What ./kosha up ends with: everything a newcomer needs next.

closing_screen() {
  local tokens role token first=""
  tokens=$(each_token)
  say ""
  say "  MCP         $KOSHA_MCP_URL"
  say "  Health      $KOSHA_GATEWAY_URL/health  $KOSHA_CORE_URL/health  $KOSHA_SCREENING_URL/health"
  say "  Metrics     $KOSHA_GATEWAY_URL/metrics  $KOSHA_CORE_URL/metrics  $KOSHA_SCREENING_URL/metrics"
  say ""
  say "Tokens, good for eight hours (./kosha token --role R prints another):"
  while read -r role token; do
    say ""
    say "  $role"
    say "  $token"
    [[ $role != support_agent ]] || first=$token
  done <<<"$tokens"
  say ""
  say "Paste this: a question in the protocol's words ..."
  say ""
  curl_line "$first"
  say ""
  say "... the MCP Inspector, listing the tools of that role ..."
  say ""
  say "$HOME_DIR/kosha inspector --cli $KOSHA_MCP_URL --transport http --protocol-era modern --header 'Authorization: Bearer $first' --method tools/list"
  say ""
  say "... or the short way:  ./kosha call search_customers '{\"name\":\"lakshmi\"}' --role support_agent"
  say ""
  say "Stop with ./kosha down; ./kosha logs gateway -f shows what it does."
}

each_token() { run_node token.mjs "$KOSHA_ISSUER_URL" "$KOSHA_MCP_URL" --each-role; }

curl_line() {
  local body='{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_customers","arguments":{"name":"lakshmi"},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}'
  say "curl -s $KOSHA_MCP_URL -H 'Authorization: Bearer $1' -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -H 'MCP-Protocol-Version: 2026-07-28' -H 'Mcp-Method: tools/call' -H 'Mcp-Name: search_customers' -d '$body'"
}
