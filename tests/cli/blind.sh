#!/bin/sh
# End-to-end tests of a game in which nothing is measured before it is declared: the toy book with its measuring off
# (tests/toybook/battles/pickets-by-eye). Terminal, odds, pictures, records and the line protocol; and twins, two positions
# that are the same but for one company on its line of sight, of which nothing but its place may differ.
# usage: blind.sh PROGRAM    (linstock_pickets) prints "N passed, N failed"; exit 1 if any failed
here=$(cd "$(dirname "$0")" && pwd)
toybook=$here/../toybook
LINSTOCK_BATTLES=$toybook/battles
. "$here/lib.sh"
by_eye() { "$program" play pickets-by-eye --terminal --seed 1; }
no() { ! grep -q "$@"; }

# ---- the terminal ----
feed "no tape"                             1 "[PK-7]"                     "measure R1 B3\nquit\n" by_eye
truth "and what is done instead is said"   grep -q 'is measured then' err
feed "no position while it lasts"          1 "once the battle is over"    "position\nquit\n" by_eye
feed "nothing is taken back"               1 "measured since"             "march R1 5\nundo\nquit\n" by_eye
feed "but what measured nothing is"        0 "R1 wheels left"             "wheel R1 left 5\nundo\nmarch R1 2\nquit\n" by_eye
feed "a map without rulers"                0 "R1"                         "map\nquit\n" by_eye
truth "no figure stands beside it"         no '^ *[0-9][0-9]* *$' out
truth "nor above"                          no '10  *\.' out
"$program" play picket-line --terminal --seed 1 <<'IN' >ruled 2>&1
map
quit
IN
truth "as with measuring free there is"    grep -q '10  *\.' ruled
feed "places in hundredths of the width"   0 "28% 11% 0"                  "units\nquit\n" by_eye
feed "a march is told without a number"    0 "R1 marches to a place near the wood." "march R1 5\nquit\n" by_eye
feed "a shot is measured once it is fired" 0 "R1 to B3: 16 inches."       "fire R1 B3\nquit\n" by_eye
feed "and in vain if it is too far"        0 "in vain: it is too far off" "fire R1 B3\nquit\n" by_eye
feed "how two see each other, not how far" 0 "R1 sees B3."                "sight R1 B3\nquit\n" by_eye
truth "no word of inches"                  no -i 'inch' out
feed "who stands at a place, not how near" 0 "R1, First company: there"   "ground 28% 10.5%\nquit\n" by_eye
feed "beside it there is nobody"           0 "nobody stands there"        "ground 28% 20%\nquit\n" by_eye
feed "the legend says so"                  0 "the map has no rulers"      "legend\nquit\n" by_eye

# ---- odds ----
cat >near.pos <<'POS'
position pickets-by-eye
turn 2
unit R1 at 10 4 facing 0 stands 3
unit R2 at 30 4 facing 180 stands 4
unit B1 at 10 14.3 facing 180 stands 6
unit B2 at 26 20 facing 180 stands 4
pending turn
pending orders red
POS
sed 's/at 10 14.3 /at 10 19.8 /' near.pos >far.pos
expect "odds case by case"                 0 "beyond 12 inches:"          "$program" odds near.pos --order "fire R1 B1"
cp out near.odds
expect "the same whatever is so"           0 "within 12 inches:"          "$program" odds far.pos --order "fire R1 B1"
truth "to the letter"                      cmp out near.odds
expect "as JSON, too"                      0 '"cases"'                    "$program" odds near.pos --order "fire R1 B1" --json
truth "which is well formed"               valid_json out
expect "the first answer that dice settle" 0 "case by case"               "$program" odds near.pos

# ---- pictures ----
expect "drawn"                             0 ""                           "$program" draw near.pos -o near.svg
sed -i 's/pickets-by-eye/picket-line/' near.pos && "$program" draw near.pos -o free.svg && sed -i 's/picket-line/pickets-by-eye/' near.pos
truth "without scale and inches"           test "$(wc -c <near.svg)" -lt "$(wc -c <free.svg)"

# ---- records ----
printf 'march R1 5\nfire R2 B2\nrecord\nquit\n' | by_eye >out 2>err
sed -n '/^\[Linstock/,/^ *[0-9]* *red *fire/p' out >game.lin
expect "a record is played again"          0 "2 entries"                      "$program" verify game.lin
truth "with nothing in it but what was said" no -e Hash -e inch game.lin

# ---- the line protocol ----
cat >asked <<'IN'
question
answers
check fire R1 B1
check march R1 6
check fire R1 B2
odds fire R1 B1
overlay range R1
overlay range B2
about R1
about fire R1 B1
duties
score
battle
sample march
sample wheel
IN
ask() { { echo position; cat "$1"; echo .; echo seed 5; cat asked; } | "$program" bot; }
ask near.pos >near.said
ask far.pos >far.said
truth "twins are told the same"            cmp near.said far.said
truth "and are told something"             test "$(grep -c '^=' near.said)" -ge 16
truth "no number is a length between them" no -E '\b(10\.3|15\.8|13081|20066)\b' near.said
sees() { { echo position; cat "$1"; echo .; echo between R1 B1; echo pieces; } | "$program" bot; }
sees near.pos >near.said
sees far.pos >far.said
cat >rounded.py <<'PY'
import json, sys
near, far = ([json.loads(l[2:]) for l in open(f) if l.startswith("= {") or l.startswith("= [")] for f in sys.argv[1:])
# what an eye sees of the other is the same; the line drawn there ends in whole hundredths
for one, other in ((near[0], far[0]),):
    for key in ("text", "bearing", "touches", "in_arc", "seen"):
        assert one[key] == other[key], key
    assert all(v == int(v) for s in one["strokes"] for v in s["points"])
for p, q in zip(near[1], far[1]):
    if "foot" not in p:
        continue
    assert all(v == int(v) for v in p["foot"]["at"]), p
    assert p == q or p["id"] == "B1", p["id"]
assert near[1] != far[1]
PY
truth "places are rounded"                 python3 rounded.py near.said far.said
feed "no position, no hash"                0 "? PK-7"                     "new pickets-by-eye\nshow\nhash\n" "$program" bot
truth "neither of them"                    same "$(grep -c '^? PK-7' out)" 2
feed "both when it is over"                0 "position pickets-by-eye"    "new pickets-by-eye\norder concede\nshow\nhash\n" "$program" bot
truth "without a no"                       no '^?' out
feed "no undo in a game with a record"     0 "? PK-7"                     "new pickets-by-eye\norder march R1 5\nundo\n" "$program" bot
{ echo position; cat near.pos; echo .; echo order march R1 5; echo undo; echo order wheel R2 left 5; echo undo; echo undo; } | "$program" bot >out
truth "nor in a bare one"                  same "$(grep -c '^? PK-7' out)" 2
feed "events in hundredths"                0 '"event":"marches R1 28% 25%"' "new pickets-by-eye\norder march R1 5\nevents\n" "$program" bot
feed "a length is no place"                0 "wants a length"             "new pickets-by-eye\ncheck march R1 10%\n" "$program" bot
feed "a macro stands as far as it went"    0 "=2"                         "1 new pickets-by-eye\n2 order advance R1 R1 R2\n3 order march R2 6\n" "$program" bot
truth "and no further"                     grep -q '^=3' out
expect "whole games"                       0 '"finished": 40'             "$program" fight pickets-by-eye --bots random,random --games 40 --seed 3 --jobs 2 --json

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
