# shellcheck shell=bash
# The knowledge base: a folder of documents, brought into the database by a login that may do nothing else.

KNOWLEDGE=$HOME_DIR/knowledge

kosha_kb() {
  [[ ${1:-} == load ]] || die "what? ./kosha kb load [FOLDER] [--drop-other-models]"
  shift
  [[ -n ${1:-} && $1 != --* ]] || set -- "$KNOWLEDGE" "$@"
  load_settings
  [[ ! -t 1 ]] || set -- "$@" --bar
  load_documents "$@"
}

load_documents() {
  export_stand_in_credentials
  KOSHA_DB_LOADER=${KOSHA_DB_LOADER:-kosha_loader} KOSHA_DB_LOADER_PASSWORD=$(secret DB_LOADER_PASSWORD) \
    java -Xmx128m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$(java_classpath)" com.kosha.loader.Load "$@"
}

# What was loaded last: the same documents into the same schema, by the same model, need no second look.
knowledge_mark() {
  {
    find "$KNOWLEDGE" "$HOME_DIR/knowledge-loader/src/main" "$HOME_DIR/sql/migrations" -type f -exec sha256sum {} + | sort
    printf '%s %s %s\n' "$KOSHA_DB_URL" "$KOSHA_EMBEDDINGS_URL" "${KOSHA_EMBEDDINGS_MODEL:-}"
  } | sha256sum
}

provide_knowledge() {
  local mark
  [[ -d $KNOWLEDGE ]] || return 0
  mark=$(knowledge_mark)
  [[ $(cat "$CLUSTER/loaded" 2>/dev/null) != "$mark" ]] || return 0
  if load_documents "$KNOWLEDGE"; then
    elsewhere DB || printf '%s' "$mark" >"$CLUSTER/loaded"
  else
    note_for_user "not all of knowledge/ is loaded: ./kosha kb load says why"
  fi
}
