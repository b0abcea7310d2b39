# shellcheck shell=bash
# How the script speaks.

say() { printf '%s\n' "$*"; }

note() { printf '  note: %s\n' "$*"; }

die() {
  printf 'kosha: %s\n' "$*" >&2
  exit 1
}

now_ms() { printf '%s' "$((${EPOCHREALTIME/[.,]/} / 1000))"; }

seconds() { printf '%d.%d s' "$(($1 / 1000))" "$(($1 % 1000 / 100))"; }
