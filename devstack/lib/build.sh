# shellcheck shell=bash
# The WARs, the runtime and the stand-ins, built when a source is newer than the last build.

WARS=(gateway core-api screening-sim)

war_of() { printf '%s/%s-war/target/%s-war-1.0.0-SNAPSHOT.war' "$HOME_DIR" "$1" "$1"; }

built() {
  local war
  [[ -e $TOOLS/built && -x $TOOLS/wlp/bin/server && -r $HOME_DIR/devstack/target/classpath ]] || return 1
  for war in "${WARS[@]}"; do [[ -e $(war_of "$war") ]] || return 1; done
  [[ -z $(newer_sources) ]]
}

newer_sources() {
  find "$HOME_DIR/pom.xml" "$HOME_DIR"/*/pom.xml "$HOME_DIR"/*/src/main "$HOME_DIR/sql" -path '*/target' -prune \
    -o -newer "$TOOLS/built" -type f -print -quit 2>/dev/null
}

build() {
  ! built || return 0
  mkdir -p "$TOOLS"
  : >"$TOOLS/building"
  (cd "$HOME_DIR" && mvn -q -DskipTests -Dspotless.check.skip=true -Dkosha.state="$STATE" package)
  mv "$TOOLS/building" "$TOOLS/built"
}

java_classpath() { printf '%s/devstack/target/classes:%s' "$HOME_DIR" "$(<"$HOME_DIR/devstack/target/classpath")"; }
