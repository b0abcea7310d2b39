# shellcheck shell=bash
# ./kosha drill: each outage that the design has an answer to, on the running stack.

kosha_drill() { # [PART]
  local part tokens
  load_settings
  for part in "${PARTS[@]}"; do
    ! wanted "$part" || alive "$part" || die "a drill needs the whole stack, and $part does not run: ./kosha up"
  done
  tokens=$(run_node token.mjs "$KOSHA_ISSUER_URL" "$KOSHA_MCP_URL" --each-role)
  trap restore EXIT
  trap 'exit 130' INT TERM HUP
  KOSHA_TOKENS=$tokens run_node drill.mjs "$HOME_DIR/kosha" "$KOSHA_MCP_URL" "$KOSHA_GATEWAY_URL" "$@"
}

# Everything runs again, however the drill ended.
restore() {
  local part
  trap '' INT TERM HUP
  for part in "${PARTS[@]}"; do
    ! wanted "$part" || alive "$part" || { say "  $part starts again" && "${START[$part]}"; }
  done
}
