# shellcheck shell=bash
# ./kosha audit: looks over the trails that the gateways write. It needs no running server, only their folders.

AUDIT_USAGE="./kosha audit verify [FOLDER...], or ./kosha audit show --trace ID [FOLDER...]"

kosha_audit() { # verify [FOLDER...] | show --trace ID [FOLDER...]
  local what=${1:-} asked folders
  load_settings
  case $what in
    verify)
      asked=(verify)
      shift
      ;;
    show)
      [[ ${2:-} == --trace && ${3:-} =~ ^[0-9a-f]{32}$ ]] ||
        die "a trace has 32 hexadecimal digits, as every answer's trace_id shows them: $AUDIT_USAGE"
      asked=(show "$3")
      shift 3
      ;;
    *) die "$AUDIT_USAGE" ;;
  esac
  folders=("$@")
  ((${#folders[@]})) || trails
  audit_desk "${asked[@]}" "${folders[@]}"
}

# The trails of this stack's own gateways.
trails() {
  local gateway
  for gateway in gateway gateway-2; do
    [[ ! -d $(audit_folder "$gateway") ]] || folders+=("$(audit_folder "$gateway")")
  done
  ((${#folders[@]})) || die "no gateway of this stack has written a trail yet; name a folder"
}

audit_desk() {
  local war
  war=$(war_of gateway)
  [[ -d ${war%.war} ]] || die "nothing is built yet: ./kosha up"
  "$(java_home)/bin/java" -cp "${war%.war}/WEB-INF/classes:${war%.war}/WEB-INF/lib/*" com.kosha.gateway.audit.AuditDesk "$@"
}
