# shellcheck shell=bash
# pgvector for the private cluster: the system's package where there is one (Debian 13), else built from Debian's own
# source without a change to the system's package sources. Without it the product still works, from full text alone.

PGVECTOR_SOURCE=pgvector=0.8.0-1
PGVECTOR_SHA256=867a2c328d4928a5a9d6f052cd3bc78c7d60228a9b914ad32aa3db88e9de27b0

postgres_major() { major "$(postgres_bin)/postgres" --version | cut -d. -f1; }

pgvector_in_system() {
  local share
  share=$("$(postgres_bin)/pg_config" --sharedir 2>/dev/null) && [[ -e $share/extension/vector.control ]]
}

pgvector_folder() { printf '%s/pgvector-%s' "$TOOLS" "$(postgres_major)"; }

pgvector_packages() {
  local version
  if ! postgres_bin >/dev/null; then
    version=$(apt-cache depends postgresql 2>/dev/null | sed -n 's/.*Depends: postgresql-\([0-9]*\)$/\1/p' | head -n 1)
  else
    version=$(postgres_major)
    ! pgvector_in_system && [[ ! -e $(pgvector_folder)/lib/vector.so ]] || return 0
  fi
  if apt-cache show "postgresql-$version-pgvector" >/dev/null 2>&1; then
    echo "postgresql-$version-pgvector"
  elif ((EUID == 0)); then
    { command -v gcc && command -v make; } >/dev/null || echo gcc make libc6-dev
  fi
}

provide_pgvector() {
  local folder rc
  if elsewhere DB || pgvector_in_system; then return; fi
  folder=$(pgvector_folder)
  [[ ! -e $folder/lib/vector.so ]] || return 0
  set +e # in a condition, a step that fails would not end the build
  (set -e; build_pgvector "$folder")
  rc=$?
  set -e
  if ((rc != 0)); then
    note_for_user "no pgvector here: search answers from full text, marked as degraded"
  fi
}

debian_mirror() {
  local sources=/etc/apt/sources.list.d/debian.sources
  if [[ -r $sources ]]; then
    awk '/^URIs:/ {print $2; exit}' "$sources"
  else
    awk '$1 == "deb" {for (i = 2; i <= NF; i++) if ($i ~ /^https?:/) {print $i; exit}}' /etc/apt/sources.list
  fi
}

build_pgvector() {
  local folder=$1 work version
  version=$(postgres_major)
  work=$(mktemp -d)
  # shellcheck disable=SC2064  # the folder of now
  trap "rm -rf '$work'" EXIT
  mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
  cd "$work"
  echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(debian_mirror) trixie main" >src.list
  local apt=(apt-get -o APT::Sandbox::User=root -o "Dir::Cache=$work/cache")
  local private=("${apt[@]}" -o "Dir::Etc::sourcelist=$work/src.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$work/lists")
  "${private[@]}" update
  "${private[@]}" source --download-only "$PGVECTOR_SOURCE"
  echo "$PGVECTOR_SHA256  pgvector_0.8.0.orig.tar.gz" | sha256sum -c -
  "${apt[@]}" download "postgresql-server-dev-$version" || { apt-get update && "${apt[@]}" download "postgresql-server-dev-$version"; }
  dpkg -x "postgresql-server-dev-${version}"_*.deb headers
  tar xzf pgvector_0.8.0.orig.tar.gz
  make -C pgvector-0.8.0 -s -j2 OPTFLAGS="" with_llvm=no PG_CONFIG="$(postgres_bin)/pg_config" \
    CPPFLAGS="-I$work/headers/usr/include/postgresql/$version/server"
  mkdir -p "$folder/extension" "$folder/lib"
  cp pgvector-0.8.0/vector.control pgvector-0.8.0/sql/vector--*.sql "$folder/extension/"
  cp pgvector-0.8.0/vector.so "$folder/lib/"
}
