# shellcheck shell=bash
# shellcheck disable=SC2034  # the other files use these
# Where things lie and listen. What the caller's environment says wins over everything here.

STATE=$(realpath -m "${KOSHA_STATE:-$HOME_DIR/.kosha}")
TOOLS=$STATE/tools
STACK=$STATE/${KOSHA_STACK:-stack}
KEYS=$STACK/keys
LOGS=$STACK/logs
RUN=$STACK/run
CLUSTER=$STACK/postgres
SERVERS=$STACK/liberty
PARTS=(postgres issuer dynamodb sqs embeddings core-api screening-sim gateway)

declare -A PORTS=(
  [GATEWAY]=9080 [CORE]=9081 [SCREENING]=9082 [ISSUER]=9090
  [EMBEDDINGS]=9091 [DYNAMODB]=9100 [SQS]=9324 [DB]=9432
)
ADDRESSES=(MCP GATEWAY CORE SCREENING ISSUER DB DYNAMODB SQS EMBEDDINGS)

# What a running stack was started with, unless the caller says otherwise now.
recall_settings() {
  local line name
  [[ -r $RUN/given ]] || return 0
  while IFS= read -r line; do
    name=${line%%=*}
    [[ -n ${!name:-} ]] || export "${line?}"
  done <"$RUN/given"
}

remember_settings() {
  local name
  for name in "${!PORTS[@]}"; do printf 'KOSHA_%s_PORT=%s\n' "$name" "$(port_of "$name")"; done >"$RUN/given"
  for name in "${ADDRESSES[@]}"; do
    name=KOSHA_${name}_URL
    [[ ! -v GIVEN[$name] ]] || printf '%s=%s\n' "$name" "${!name}"
  done >>"$RUN/given"
}

port_of() {
  local name=KOSHA_$1_PORT
  printf '%s' "${!name}"
}

# An address from the caller that is not this stack's own: the part behind it is somebody else's.
declare -A GIVEN=()
address() {
  local name=KOSHA_$1_URL own=$2
  [[ -z ${!name:-} || ${!name} == "$own" ]] || GIVEN[$name]=1
  [[ -n ${!name:-} ]] || printf -v "$name" '%s' "$own"
  export "${name?}"
}

elsewhere() { [[ -v GIVEN[KOSHA_$1_URL] ]]; }

load_settings() {
  local name
  recall_settings
  for name in "${!PORTS[@]}"; do
    local variable=KOSHA_${name}_PORT
    [[ -n ${!variable:-} ]] || printf -v "$variable" '%s' "${PORTS[$name]}"
    [[ ${!variable} =~ ^[0-9]{2,5}$ ]] || die "$variable must be a port, not '${!variable}'"
    export "${variable?}"
  done
  address MCP "http://localhost:$KOSHA_GATEWAY_PORT/mcp"
  address GATEWAY "http://127.0.0.1:$KOSHA_GATEWAY_PORT"
  address CORE "http://127.0.0.1:$KOSHA_CORE_PORT"
  address SCREENING "http://127.0.0.1:$KOSHA_SCREENING_PORT"
  address ISSUER "http://localhost:$KOSHA_ISSUER_PORT"
  address DB "jdbc:postgresql://127.0.0.1:$KOSHA_DB_PORT/kosha"
  address DYNAMODB "http://127.0.0.1:$KOSHA_DYNAMODB_PORT"
  address SQS "http://127.0.0.1:$KOSHA_SQS_PORT"
  address EMBEDDINGS "http://127.0.0.1:$KOSHA_EMBEDDINGS_PORT"
}

kosha_env() {
  load_settings
  local name
  for name in "${ADDRESSES[@]}"; do
    name=KOSHA_${name}_URL
    printf '%s=%q\n' "$name" "${!name}"
  done
  printf 'KOSHA_STACK_DIR=%q\nKOSHA_AUDIT_DIR=%q\n' "$STACK" "${KOSHA_AUDIT_DIR:-$STACK/audit}"
}
