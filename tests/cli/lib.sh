# What the end-to-end tests of the program share: a folder of its own, `expect`, `feed`, `truth`.
# Sourced with the program as $1 and the folder of the tests in $here.
program=${1:?usage: $0 PROGRAM}
case $program in /*) ;; *) program=$(pwd)/$program ;; esac
LINSTOCK_BATTLES=${LINSTOCK_BATTLES:-$here/../../battles}
export LINSTOCK_BATTLES
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
unset NO_COLOR
# fontconfig forgets a few bytes while it reads its settings; under a sanitizer that is not our leak.
echo "leak:libfontconfig" >suppressions
LSAN_OPTIONS=suppressions=$work/suppressions:print_suppressions=0
export LSAN_OPTIONS
passed=0 failed=0

# expect TITLE CODE PATTERN COMMAND...   the exit code, and a line of the output with PATTERN in it
expect() {
    title=$1 code=$2 pattern=$3
    shift 3
    "$@" >out 2>err </dev/null
    judge "$title" "$code" "$pattern" $?
}

# feed TITLE CODE PATTERN TEXT COMMAND...   the same with TEXT on standard input
feed() {
    title=$1 code=$2 pattern=$3 text=$4
    shift 4
    printf '%b' "$text" | "$@" >out 2>err
    judge "$title" "$code" "$pattern" $?
}

judge() {
    if [ "$4" != "$2" ]; then
        complain "$1" "exit code $4, not $2"
    elif [ -n "$3" ] && ! grep -qF -e "$3" out err; then
        complain "$1" "'$3' is nowhere in the output"
    else
        passed=$((passed + 1))
    fi
}

complain() {
    failed=$((failed + 1))
    echo "FAILED $1: $2"
    head -5 out err | sed 's/^/    /'
}

# truth TITLE COMMAND...   the command succeeds
truth() {
    title=$1
    shift
    if "$@" >said 2>&1; then passed=$((passed + 1)); else complain "$title" "not so"; fi
}

valid_json() { ! command -v python3 >/dev/null || python3 -m json.tool "$1" >/dev/null; }
no_colour() { ! grep -q "$(printf '\033')" "$1"; }
same() { [ "$1" = "$2" ]; }
hash_of() { sed -n 's/^hash //p' "$1"; }
