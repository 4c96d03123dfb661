# shellcheck shell=bash
# Sourced by tests in bash: goes to a folder of its own, which is removed at the end. So the names
# of files given to a test are absolute, as ctest gives them.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1

# Ends the test with these words and what the last command said.
fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  cat out err >&2 2>/dev/null
  exit 1
}

# STATUS TEXT COMMAND...: the exit code, and a text in what is printed.
expect() {
  local wanted=$1 text=$2 status=0
  shift 2
  "$@" >out 2>err || status=$?
  [ $status = "$wanted" ] || fail "$* ends with exit code $status, not $wanted"
  cat out err | grep -qF -- "$text" || fail "$* does not say: $text"
}

# The same, if the command says that in one line on stderr and nothing on stdout.
refused() {
  expect "$@"
  shift 2
  [ ! -s out ] || fail "$* says something on stdout"
  [ "$(wc -l <err)" = 1 ] || fail "$* does not say one line"
}
