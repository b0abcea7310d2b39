# shellcheck shell=bash
# ./kosha books [--rounds N] [--seed S]: the harness of the system tests, as long as it is wanted, on the running stack.

kosha_books() {
  while (($#)); do
    case $1 in
      --rounds) export KOSHA_BOOKS_ROUNDS=${2:?how many rounds?} ;;
      --seed) export KOSHA_BOOKS_SEED=${2:?which seed?} ;;
      *) die "books [--rounds N] [--seed S]" ;;
    esac
    shift 2
  done
  [[ ${KOSHA_BOOKS_ROUNDS:-2} =~ ^[0-9]+$ && ${KOSHA_BOOKS_SEED:-0} =~ ^[0-9]+$ ]] || die "rounds and seed are numbers"
  alive gateway || die "nothing runs here: ./kosha up starts it"
  set -a
  eval "$(kosha_env)"
  set +a
  (cd "$HOME_DIR" && mvn -Dstyle.color=never -Dkosha.state="$STATE" verify -Psystem -pl system-tests -am -Dtest=None \
    -Dsurefire.failIfNoSpecifiedTests=false -Dit.test=BooksIT -Dfailsafe.failIfNoSpecifiedTests=false \
    -Dspotless.check.skip=true -Denforcer.skip=true)
}
