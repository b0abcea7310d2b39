# shellcheck shell=bash
# ./kosha up, down, status and clean.

kosha_up() { # [--replicas 1|2]
  local begun
  begun=$(now_ms)
  case "$# ${1:-}" in
    "0 ") ;;
    "2 --replicas") export KOSHA_REPLICAS=$2 ;;
    *) die "up takes --replicas 1 or --replicas 2, and nothing else" ;;
  esac
  ! anything_alive || say "Kosha runs already; what is missing or changed is started."
  load_settings
  mkdir -p "$RUN" "$LOGS" "$TOOLS"
  claim
  halt_unwanted
  check_ports
  remember_settings
  trap interrupted INT TERM HUP PIPE
  bring_up
  trap - INT TERM HUP PIPE
  rm -f "$RUN/up.pid"
  say "  up after $(seconds "$(($(now_ms) - begun))")"
  [[ -n ${KOSHA_QUIET:-} ]] || closing_screen
}

bring_up() {
  begin_tasks
  task tools "Tools of this machine" check_tools
  task node "Node packages" install_node_packages tools
  task keys "Keys of this stack" make_keys node
  task pgvector "pgvector" provide_pgvector tools
  task build "Build" build tools
  task postgres "PostgreSQL" start_postgres pgvector keys
  task issuer "Token issuer" start_issuer keys
  task dynamodb "DynamoDB protocol" start_dynamodb node
  task database "Migrations and demo data" prepare_database postgres build
  task core "core-api" start_core database keys
  task screening "screening-sim" start_screening build keys
  task gateway "gateway" start_gateway build keys issuer
  task sqs "SQS protocol" start_sqs build
  task embeddings "Embeddings" start_embeddings build
  task knowledge "Knowledge base" provide_knowledge database embeddings dynamodb
  if ((KOSHA_REPLICAS == 2)); then
    task core-2 "core-api, a second" start_core_2 database keys
    task gateway-2 "gateway, a second" start_gateway_2 build keys issuer
    task balancer "Balancer" start_balancer gateway gateway-2
  fi
  await_tasks
}

declare -A START=(
  [postgres]=start_postgres [issuer]=start_issuer [dynamodb]=start_dynamodb [sqs]=start_sqs
  [embeddings]=start_embeddings [core-api]=start_core [screening-sim]=start_screening [gateway]=start_gateway
  [core-api-2]=start_core_2 [gateway-2]=start_gateway_2 [balancer]=start_balancer
)

known_part() { [[ -n ${1:-} && -v START[$1] ]] || die "which part? ${PARTS[*]}"; }

kosha_start() {
  known_part "$@"
  anything_alive || die "nothing runs here: ./kosha up starts it"
  load_settings
  wanted "$1" || die "this stack has one of each: ./kosha up --replicas 2"
  "${START[$1]}"
}

kosha_stop() {
  known_part "$@"
  halt "$1"
}

declare -A PORT_OF_PART=(
  [postgres]=DB [issuer]=ISSUER [dynamodb]=DYNAMODB [sqs]=SQS
  [embeddings]=EMBEDDINGS [core-api]=CORE [screening-sim]=SCREENING [gateway]=GATEWAY
  [core-api-2]=CORE2 [gateway-2]=GATEWAY2 [balancer]=BALANCER
)

# Fewer replicas than before.
halt_unwanted() {
  local part
  for part in "${PARTS[@]}"; do wanted "$part" || halt "$part"; done
}

check_ports() {
  local part name port
  local -A taken=()
  for part in "${PARTS[@]}"; do
    wanted "$part" || continue
    name=${PORT_OF_PART[$part]}
    port=$(port_of "$name")
    ((port <= 65535)) || die "KOSHA_${name}_PORT is no port: $port"
    [[ ! -v taken[$port] ]] || die "KOSHA_${name}_PORT and KOSHA_${taken[$port]}_PORT are the same: $port"
    taken[$port]=$name
    alive "$part" && continue
    elsewhere "$name" && [[ $part =~ ^(postgres|issuer|dynamodb|sqs|embeddings)$ ]] && continue
    ! busy "$port" || die "port $port is taken, and $part needs it. Another one: KOSHA_${name}_PORT=... ./kosha up"
  done
}

busy() { (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

kosha_down() {
  halt up
  if ! anything_alive; then
    sweep
    rm -rf "$RUN"
    say "Nothing runs."
    return
  fi
  halt_all
  say "Everything is stopped. The data stays; ./kosha clean removes it."
}

kosha_status() {
  local part pid all=0
  load_settings
  for part in "${PARTS[@]}"; do
    wanted "$part" || continue
    if pid=$(pid_of "$part"); then
      printf '%-14s pid %-8s port %-6s %s\n' "$part" "$pid" "$(port_of "${PORT_OF_PART[$part]}")" "$(condition "$part")"
    elif elsewhere "${PORT_OF_PART[$part]}" && [[ -z $(url_of "$part") ]]; then
      printf '%-14s elsewhere\n' "$part"
    else
      printf '%-14s stopped\n' "$part"
      all=1
    fi
  done
  return "$all"
}

condition() {
  local url
  url=$(url_of "$1")
  if [[ -z $url ]]; then
    echo running
  elif curl -sf -o /dev/null -m 3 "$url/health/ready"; then
    echo ready
  else
    echo "not ready"
  fi
}

kosha_clean() {
  kosha_down
  rm -rf "$STATE"
  say "$STATE is removed."
}
