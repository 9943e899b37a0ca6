#!/bin/sh
# End-to-end tests of a book from outside: Pickets (tests/toybook), which stands on the kit and is registered. Whole games,
# rule scripts, odds, positions, the terminal's map, a picture, the line protocol; sixteen stands are shown.
# usage: pickets.sh PROGRAM    (linstock_pickets) prints "N passed, N failed"; exit 1 if any failed
here=$(cd "$(dirname "$0")" && pwd)
toybook=$here/../toybook
LINSTOCK_BATTLES=$toybook/battles
. "$here/lib.sh"

expect "the book is one of the program's"  0 "Pickets (pickets), rules version 1" "$program" version
expect "its rules can be looked up"        0 "outer end goes six inches"  "$program" rules PK-3
expect "whole games at random"             0 '"finished": 40'             "$program" fight picket-line --bots random,random --games 40 --seed 3 --jobs 2 --json
truth "none of them a dead end"            grep -q '"dead_ends": 0' out
expect "a rule a script"                   0 "0 failed"                   "$program" check "$toybook/pickets.script"

feed "played in the terminal"              0 "R1 marches to 10 9."        "march R1 5\nmap\nquit\n" "$program" play picket-line --terminal --seed 1
truth "with the wood on its map"           grep -q 'w w w' out
truth "and who stands where"               grep -q 'R2' out
feed "what is refused says why"            1 "has had its order"          "march R1 5\nmarch R1 1\nquit\n" "$program" play picket-line --terminal --seed 1
feed "a position comes out"                0 "unit R1 at 10 9 facing 0 stands 6 done" "march R1 5\nposition\nquit\n" "$program" play picket-line --terminal --seed 1

# every word of a map has a row that can be shown in a terminal too
cat >looks.py <<'PY'
import json, sys
battle = json.load(open("out"))
rows = {(row["of"], row["word"]): row for row in battle["looks"]}
table = battle.get("table", {"scenery": []})
missing = [s["kind"] for s in table["scenery"] if not rows.get(("scenery", s["kind"]), {}).get("letter")]
sys.exit(f"no row, or no letter: {missing}" if missing or not rows else 0)
PY
expect "it tells how its maps look"        0 '"sign": "woods"'            "$program" battles picket-line --json
truth "a row for each kind of scenery"     python3 looks.py

cat >near.pos <<'POS'
position picket-line
turn 2
unit R2 at 10 4 facing 0 stands 16
unit B2 at 10 12 facing 180 stands 16
pending turn
pending orders red
POS
expect "odds of sixteen dice"              0 "B2 routs"                   "$program" odds near.pos --order "fire R2 B2"
expect "drawn"                             0 ""                           "$program" draw near.pos -o near.svg
truth "as a picture"                       grep -q '<svg' near.svg
feed "sixteen stands in the protocol"      0 '"leader":3'                 "new picket-line\npieces\n" "$program" bot
truth "with four corners each"             python3 -c '
import json, re, sys
text = open("out").read()
feet = re.findall(r"\"stands\":\[([^]]*)\]", text)
sys.exit(not any(len(f.split(",")) == 128 for f in feet))'

mkdir bad && sed 's/place: "10 4 0"/place: "10 4"/' "$toybook/battles/picket-line/battle.yaml" >bad/battle.yaml &&
    cp "$toybook/battles/picket-line/map.tmj" bad
expect "a place that is none is refused"   2 "inches from the south-west corner" "$program" fight ./bad --games 1

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
