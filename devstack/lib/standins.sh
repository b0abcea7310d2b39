# shellcheck shell=bash
# The parts that stand in for what the bank rents: issuer, queue, table store, embeddings.

# await PART URL [CURL_ARGS...]: until it answers; a part that dies says why.
await() {
  local part=$1 url=$2 deadline
  deadline=$(($(now_ms) + 180000))
  until curl -sf -o /dev/null -m 2 "${@:3}" "$url"; do
    ! grep -qs 'CWWKZ000[24]E' "$LOGS/$part.log" || { echo "$part cannot start its application:" && last_words "$part" && return 1; }
    alive "$part" || { echo "$part ended:" && last_words "$part" && return 1; }
    (($(now_ms) < deadline)) || { echo "$part is not ready after 180 s:" && last_words "$part" && return 1; }
    sleep 0.2
  done
}

# The end of a part's log, of JSON lines the level and the message alone.
last_words() {
  sed -E 's/^\{.*"message":"(([^"\\]|\\.)*)".*"loglevel":"([A-Z]+)".*$/\3 \1/' "$LOGS/$1.log" | grep -v '^INFO' | cut -c -400 | tail -n 20
}

run_java() { # PART HEAP MAIN PORT
  launch "$1" env DJL_CACHE_DIR="$TOOLS/djl" java "-Xmx$2" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$(java_classpath)" "com.kosha.devstack.$3" "$4"
}

start_issuer() {
  ! elsewhere ISSUER || return 0
  alive issuer || KOSHA_NODE_HOME=$TOOLS/node launch issuer "$(node_bin)" --import "$HOME_DIR/devstack/node/resolve.mjs" \
    "$HOME_DIR/devstack/node/issuer.mjs" "$KOSHA_ISSUER_PORT" "$KEYS/issuer.jwks" "$KOSHA_MCP_URL"
  await issuer "http://127.0.0.1:$KOSHA_ISSUER_PORT/.well-known/openid-configuration"
}

# issuer rotate: signs with a new key from now on. The one before stays published, what is older is withdrawn.
kosha_issuer() {
  [[ $* == rotate ]] || die "issuer rotate"
  load_settings
  ! elsewhere ISSUER || die "the issuer at $KOSHA_ISSUER_URL is somebody else's"
  alive issuer || die "no issuer runs here: ./kosha up starts it"
  (umask 077 && run_node keys.mjs issuer "$KEYS")
  halt issuer
  start_issuer
  say "The issuer signs with a new key, and still publishes the one before."
}

start_dynamodb() {
  ! elsewhere DYNAMODB || return 0
  alive dynamodb || KOSHA_NODE_HOME=$TOOLS/node launch dynamodb "$(node_bin)" \
    --import "$HOME_DIR/devstack/node/resolve.mjs" "$HOME_DIR/devstack/node/dynamodb.mjs" "$KOSHA_DYNAMODB_PORT"
  await dynamodb "http://127.0.0.1:$KOSHA_DYNAMODB_PORT/"
  make_table
}

# The one table, as a deployment makes it. It may be there already, and the stand-in takes any signature.
make_table() {
  curl -s -o /dev/null -m 5 "http://127.0.0.1:$KOSHA_DYNAMODB_PORT/" -H 'Content-Type: application/x-amz-json-1.0' \
    -H 'X-Amz-Target: DynamoDB_20120810.CreateTable' -H 'X-Amz-Date: 20260101T000000Z' \
    -H 'Authorization: AWS4-HMAC-SHA256 Credential=stack/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0' \
    -d '{"TableName":"'"${KOSHA_DYNAMODB_TABLE:-kosha}"'","BillingMode":"PAY_PER_REQUEST",
         "KeySchema":[{"AttributeName":"pk","KeyType":"HASH"}],
         "AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"}]}'
}

start_sqs() {
  ! elsewhere SQS || return 0
  alive sqs || KOSHA_SQS_FILE=$STACK/sqs launch sqs java -Xmx128m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 \
    -Dconfig.resource=sqs.conf -cp "$(java_classpath)" org.elasticmq.server.Main
  await sqs "$KOSHA_SQS_URL/?Action=GetQueueUrl&QueueName=$EVENT_QUEUE"
}

start_embeddings() {
  ! elsewhere EMBEDDINGS || return 0
  alive embeddings || run_java embeddings 192m Embeddings "$KOSHA_EMBEDDINGS_PORT"
  await embeddings "http://127.0.0.1:$KOSHA_EMBEDDINGS_PORT/v1/embeddings" --data '{"input":"ready"}'
}
