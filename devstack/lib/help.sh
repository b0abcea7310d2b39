# shellcheck shell=bash
# What ./kosha can do.

kosha_help() {
  cat <<'TEXT'
./kosha up                          build what is not built, start everything, print how to use it
./kosha up --replicas 2             two gateways, each with a core-api of its own, behind a balancer
./kosha down                        stop everything
./kosha status                      what runs, since when, and whether it is ready
./kosha call TOOL 'JSON' --role R   call an MCP tool as somebody with that role
./kosha token --role R [--role R2]  print an access token (--user U, --scope "a b", --client C)
./kosha issuer rotate               the token issuer signs with a new key, and still publishes the one before
./kosha breaker force|clear|show D  a dependency's breakers, in all servers (--reason "...", --for 15m)
./kosha kb load [FOLDER]            bring documents into the knowledge base (--drop-other-models after a new model)
./kosha review list|show ITEM       what waits for a person (--state all, --kind outbox_event)
./kosha review approve|reject ITEM  the person's decision (--reason "...")
./kosha chaos sign --target D ...   a header that makes D's calls fail (--fault latency --ms 500 | error | timeout |
                                    reset, --p 0.5, --for 5m); call --chaos HEADER --role operator --role R sends it
./kosha vendor well|slow|down|...    make the screening vendor misbehave (flaky, hang, reset, limit, show), or behave again
./kosha drill [PART]                takes the running stack through each outage, and says what came of it
./kosha saga list|show [SAGA]       what sagas have done and undone; SAGA is its id, a refund's, or a trace_id
./kosha inspector ARGS              the MCP Inspector
./kosha node SCRIPT|PACKAGE ARGS    a script, or a package's command, with the libraries of devstack/node
./kosha env                         every address, as shell assignments
./kosha config                      every setting: key, environment name, default, present value
./kosha logs [PART] [-f]            what a part says
./kosha logs --trace ID             what all servers and the audit say of one call, by the trace_id of its answer
./kosha psql [--ledger] [ARGS]      a database, as its owner (KOSHA_PSQL_USER=kosha_app for the application's view)
./kosha audit verify [FOLDER...]    follow the chain of every gateway's audit, or of the trails in those folders
./kosha audit show --trace ID       what the audit kept of one call
./kosha stop PART, start PART       one part of a running stack, to see what the others do
./kosha test                        everything that proves the product, on a second stack of its own
./kosha books [--rounds N]          kills core-api N times while people work, and compares the books (--seed S)
./kosha conformance REVISION        the protocol's official suite against a gateway with its fixtures, beside the stack
./kosha clean                       stop everything and remove what it left behind

Roles: support_agent payments_analyst kyc_officer aml_analyst operator auditor
Ports: KOSHA_GATEWAY_PORT=9080 KOSHA_CORE_PORT=9081 KOSHA_SCREENING_PORT=9082 KOSHA_ISSUER_PORT=9090
       KOSHA_EMBEDDINGS_PORT=9091 KOSHA_DYNAMODB_PORT=9100 KOSHA_SQS_PORT=9324 KOSHA_DB_PORT=9432
       KOSHA_GATEWAY2_PORT=9180 KOSHA_CORE2_PORT=9181 KOSHA_BALANCER_PORT=9190
Everything listens on loopback alone, and all state lies in .kosha (KOSHA_STATE puts it elsewhere).
TEXT
}
