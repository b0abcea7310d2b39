# shellcheck shell=bash
# ./kosha vendor: makes the screening vendor misbehave, for rehearsals, by its own knobs.

kosha_vendor() { # well|slow|down|flaky|hang|reset|limit|show|'{"latency_ms":...}'
  load_settings
  case ${1:-show} in
    show) vendor_knobs GET ;;
    well) vendor_knobs DELETE ;;
    slow) vendor_knobs PUT '{"latency_ms":1200}' ;;
    down) vendor_knobs PUT '{"error_rate":1}' ;;
    flaky) vendor_knobs PUT '{"error_rate":0.5,"seed":1}' ;;
    hang) vendor_knobs PUT '{"hang_rate":1}' ;;
    reset) vendor_knobs PUT '{"reset_rate":1}' ;;
    limit) vendor_knobs PUT '{"limit":{"requests":1,"seconds":30}}' ;;
    '{'*) vendor_knobs PUT "$1" ;;
    *) die "the vendor is well, slow, down, flaky, hang, reset or limit; show tells how it is" ;;
  esac
}

# The token goes in by a file that only we can read: a command line shows in the list of processes.
vendor_knobs() { # METHOD [JSON]
  curl -sS --fail-with-body -m 5 -X "$1" -H "Content-Type: application/json" ${2:+--data "$2"} \
    -K <(printf 'header = "Authorization: Bearer %s"\n' "$(secret SCREENING_ADMIN_TOKEN)") \
    "$KOSHA_SCREENING_URL/admin/chaos" && echo
}
