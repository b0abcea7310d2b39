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
EVENT_QUEUE=kosha-events.fifo
PARTS=(postgres issuer dynamodb sqs embeddings core-api screening-sim gateway core-api-2 gateway-2 balancer)

declare -A PORTS=(
  [GATEWAY]=9080 [CORE]=9081 [SCREENING]=9082 [ISSUER]=9090
  [EMBEDDINGS]=9091 [DYNAMODB]=9100 [SQS]=9324 [DB]=9432
  [GATEWAY2]=9180 [CORE2]=9181 [BALANCER]=9190
)
# What stands beside another, only with KOSHA_REPLICAS=2; its port moves along with the other's unless it is given.
declare -A BESIDE=([GATEWAY2]=GATEWAY [CORE2]=CORE [BALANCER]=GATEWAY)
ADDRESSES=(MCP GATEWAY CORE SCREENING ISSUER DB LEDGER DYNAMODB SQS EMBEDDINGS)

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
  printf 'KOSHA_REPLICAS=%s\n' "$KOSHA_REPLICAS" >"$RUN/given"
  for name in "${!PORTS[@]}"; do printf 'KOSHA_%s_PORT=%s\n' "$name" "$(port_of "$name")"; done >>"$RUN/given"
  for name in "${ADDRESSES[@]}"; do
    name=KOSHA_${name}_URL
    [[ ! -v GIVEN[$name] ]] || printf '%s=%s\n' "$name" "${!name}"
  done >>"$RUN/given"
}

port_of() {
  local name=KOSHA_$1_PORT
  printf '%s' "${!name}"
}

default_port() {
  local beside=${BESIDE[$1]:-$1} given
  given=KOSHA_${beside}_PORT
  printf '%s' "$((${!given:-${PORTS[$beside]}} + PORTS[$1] - PORTS[$beside]))"
}

# Whether this stack is to have that part.
wanted() { [[ ! -v BESIDE[${PORT_OF_PART[$1]}] ]] || ((KOSHA_REPLICAS == 2)); }

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
  export KOSHA_REPLICAS=${KOSHA_REPLICAS:-1}
  [[ $KOSHA_REPLICAS == [12] ]] || die "there are 1 or 2 replicas, not $KOSHA_REPLICAS"
  for name in "${!PORTS[@]}"; do
    local variable=KOSHA_${name}_PORT
    [[ -n ${!variable:-} ]] || printf -v "$variable" '%s' "$(default_port "$name")"
    [[ ${!variable} =~ ^[0-9]{2,5}$ ]] || die "$variable must be a port, not '${!variable}'"
    export "${variable?}"
  done
  address MCP "http://localhost:$KOSHA_GATEWAY_PORT/mcp"
  address GATEWAY "http://127.0.0.1:$KOSHA_GATEWAY_PORT"
  address CORE "http://127.0.0.1:$KOSHA_CORE_PORT"
  address SCREENING "http://127.0.0.1:$KOSHA_SCREENING_PORT"
  address ISSUER "http://localhost:$KOSHA_ISSUER_PORT"
  address DB "jdbc:postgresql://127.0.0.1:$KOSHA_DB_PORT/kosha"
  address LEDGER "jdbc:postgresql://127.0.0.1:$KOSHA_DB_PORT/kosha_ledger"
  address DYNAMODB "http://127.0.0.1:$KOSHA_DYNAMODB_PORT"
  address SQS "http://127.0.0.1:$KOSHA_SQS_PORT"
  address EMBEDDINGS "http://127.0.0.1:$KOSHA_EMBEDDINGS_PORT"
  ((KOSHA_REPLICAS == 1)) || load_replica_settings
}

load_replica_settings() {
  local name
  for name in "${!BESIDE[@]}"; do
    export "KOSHA_${name}_URL=http://127.0.0.1:$(port_of "$name")"
    ADDRESSES+=("$name")
  done
  export KOSHA_DB_SERVERS=${KOSHA_DB_SERVERS:-2}
}

# Where the gateways keep their trails: a chain has one writer.
audit_folder() { # GATEWAY
  local first=${KOSHA_AUDIT_DIR:-$STACK/audit}
  printf '%s' "$first${1#gateway}"
}

kosha_env() {
  load_settings
  local name
  for name in "${ADDRESSES[@]}"; do
    name=KOSHA_${name}_URL
    printf '%s=%q\n' "$name" "${!name}"
  done
  printf 'KOSHA_STACK_DIR=%q\nKOSHA_AUDIT_DIR=%q\n' "$STACK" "$(audit_folder gateway)"
  ((KOSHA_REPLICAS == 1)) || printf 'KOSHA_AUDIT2_DIR=%q\n' "$(audit_folder gateway-2)"
}
