# shellcheck shell=bash
# The stack's secrets: made once per stack, readable by its owner alone, handed to the servers in their environment.

SECRETS=(CURSOR_KEY REQUEST_STATE_KEY CHAOS_KEY AUDIT_KEY DB_PASSWORD DB_OWNER_PASSWORD DB_LOADER_PASSWORD
  DB_SUPERUSER_PASSWORD LEDGER_PASSWORD LEDGER_OWNER_PASSWORD SCREENING_ADMIN_TOKEN)

make_keys() {
  local name
  umask 077
  mkdir -p "$KEYS"
  for name in "${SECRETS[@]}"; do
    [[ -s $KEYS/$name ]] || random_key >"$KEYS/$name"
  done
  if [[ ! -s $KEYS/issuer.jwks ]]; then
    run_node keys.mjs issuer "$KEYS"
    run_node keys.mjs service "$KEYS"
  fi
}

random_key() { head -c 32 /dev/urandom | base64 -w 0 | tr '+/' '-_' | tr -d '='; }

secret() { # NAME: the caller's, else the stack's
  local name=KOSHA_$1
  if [[ -n ${!name:-} ]]; then printf '%s' "${!name}"; else cat "$KEYS/$1"; fi
}

# Everything the servers are told, for what the caller has not told them already.
export_server_environment() {
  local name
  for name in CURSOR_KEY REQUEST_STATE_KEY CHAOS_KEY AUDIT_KEY DB_PASSWORD LEDGER_PASSWORD SCREENING_ADMIN_TOKEN; do
    export "KOSHA_$name=$(secret "$name")"
  done
  export KOSHA_CURSOR_KEY_ID=${KOSHA_CURSOR_KEY_ID:-stack}
  export KOSHA_SERVICE_TOKEN_KEY=${KOSHA_SERVICE_TOKEN_KEY:-$(<"$KEYS/service.private.json")}
  export KOSHA_SERVICE_TOKEN_JWKS=${KOSHA_SERVICE_TOKEN_JWKS:-$(<"$KEYS/service.jwks")}
  export KOSHA_SERVICE_TOKEN_PUBLIC_PEM=${KOSHA_SERVICE_TOKEN_PUBLIC_PEM:-$KEYS/service.public.pem}
  export KOSHA_ALLOWED_CLIENTS=${KOSHA_ALLOWED_CLIENTS:-kosha-cli,kosha-inspector}
  export MP_CONFIG_PROFILE=${MP_CONFIG_PROFILE:-development} CHAOS_ENABLED=${CHAOS_ENABLED:-true}
  # Whoever tries things out at the prompt is not to be limited as one of many clients; kosha-agent-1 to -9 are
  export KOSHA_RATELIMIT_CLIENTS=${KOSHA_RATELIMIT_CLIENTS:-kosha-cli=2000/60000,kosha-inspector=2000/60000}
  export KOSHA_AUDIT_DIR=${KOSHA_AUDIT_DIR:-$(audit_folder gateway)}
  export KOSHA_SCREENING_CHAOS_ENABLED=${KOSHA_SCREENING_CHAOS_ENABLED:-true}
  export KOSHA_METRICS_AUTHENTICATION=${KOSHA_METRICS_AUTHENTICATION:-false}
  export_stand_in_credentials
  if ! elsewhere DYNAMODB; then # the stand-in starts without a table
    export KOSHA_DYNAMODB_CREATE_TABLE=${KOSHA_DYNAMODB_CREATE_TABLE:-true}
  fi
  if ! elsewhere SQS; then
    export KOSHA_SQS_QUEUE_URL=${KOSHA_SQS_QUEUE_URL:-$KOSHA_SQS_URL/000000000000/$EVENT_QUEUE}
  fi
  export KOSHA_TRUSTSTORE_PASSWORD=${KOSHA_TRUSTSTORE_PASSWORD:-changeit} # of the JDK's public certificates
  mkdir -p "$KOSHA_AUDIT_DIR"
}

# The stand-ins take any signature.
export_stand_in_credentials() {
  elsewhere DYNAMODB && elsewhere SQS && return
  export AWS_ACCESS_KEY_ID=${AWS_ACCESS_KEY_ID:-stack} AWS_SECRET_ACCESS_KEY=${AWS_SECRET_ACCESS_KEY:-stack}
}
