#!/bin/sh
# End-to-end tests of the program: every command, its good and its bad paths, exit codes included.
# usage: run.sh PROGRAM      prints "N passed, N failed"; exit 1 if any failed
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
battle=brandywine-1777

# Others read these: the names of the keys, ids of sides, numbers of turns and pieces.
keys_of_battles() {
    ! command -v python3 >/dev/null || python3 - <<'END'
import json
for b in json.load(open("out")):
    assert {"id", "rules", "title", "sides", "turns", "pieces", "options"} <= b.keys(), b.keys()
    assert all(isinstance(s, str) for s in b["sides"]) and len(b["sides"]) == 2
    assert isinstance(b["turns"], int) and isinstance(b["pieces"], int)
    assert all({"name", "rule", "text", "value"} <= o.keys() for o in b["options"])
END
}

# Every frame popped lay on top: a stack kept beside the trace comes to the pending lines of the position.
pushed_and_popped() {
    ! command -v python3 >/dev/null || python3 - <<'END'
import re
def pending(lines): return [l[8:].strip() for l in lines if l.startswith("pending ")]
lines, stack = open("out").read().splitlines(), pending(open("whole.pos"))
for line in lines:
    m = re.match(r"# (push |pop  ) +(.*) \(.*\)$", line)
    if m and m[1] == "push ":
        stack.append(m[2])
    elif m:
        assert stack.pop() == m[2], line
assert stack and stack == pending(lines), (stack, pending(lines))
END
}

# ---- the program itself ----
expect "no command lists them"       0 "verify"                 "$program"
expect "help"                        0 "linstock COMMAND"       "$program" --help
expect "help of a command"           0 "usage: linstock fight"  "$program" help fight
expect "help of no command"          2 "Did you mean 'fight'"   "$program" help figth
expect "version"                     0 "linstock "              "$program" --version
expect "version as a command"        0 "rules version"          "$program" version
expect "unknown command"             2 "Did you mean 'battles'" "$program" battels
for c in play serve battles rules muster fight run odds check replay verify doctor draw bot version; do
    expect "$c --help"               0 "usage: linstock $c"     "$program" $c --help
    expect "$c: unknown option"      2 "there is no option"     "$program" $c --nonsense
done
expect "option nearly right"         2 "Did you mean '--games'" "$program" fight $battle --gmaes 3
expect "option without value"        2 "wants a value"          "$program" fight $battle --games
expect "number with rubbish"         2 "whole number"           "$program" fight $battle --games 12x
expect "negative number"             2 "whole number"           "$program" fight $battle --games -4
expect "number too large"            2 "whole number"           "$program" fight $battle --jobs 99999999999999999999
expect "switch with a value"         2 "takes no value"         "$program" battles --json=yes
expect "one word too many"           2 "too many"               "$program" verify a b
expect "word missing"                2 "is missing"             "$program" verify

# ---- battles, rules ----
expect "battles"                     0 "$battle"                "$program" battles
expect "battles --json"              0 '"sides"'                "$program" battles --json
truth  "battles --json parses"       valid_json out
truth  "battles --json: its keys"    keys_of_battles
expect "one battle in full"          0 "Brandywine"             "$program" battles $battle
expect "one battle, --json"          0 '"gestures"'             "$program" battles $battle --json
truth  "and it parses"               valid_json out
expect "one battle, other options"   0 "bombardment=off"        "$program" battles $battle --options bombardment=off
expect "options of no battle"        2 "needs a battle"         "$program" battles --options bombardment=off
expect "no such battle to tell of"   2 "Did you mean"           "$program" battles brandywine-1778
expect "rule by id"                  0 "BW-13.2"                "$program" rules bw-13.2
expect "no forces by a book without" 2 "no forces are built"   "$program" muster brandywine
expect "a book that there is not"    2 "Did you mean 'germantown'" "$program" muster germantwn
expect "muster of nothing"           2 "a book"                 "$program" muster
expect "rules by prefix"             0 "BW-13.10"               "$program" rules BW-13
truth  "prefix BW-1 is not BW-13"    sh -c "'$program' rules BW-1 | grep -v '^BW-1\.' | grep -q '^BW'; test \$? = 1"
expect "rules by words"              0 "BW-"                    "$program" rules retreat commander
expect "rules by ruling"             0 "BW-R33"                 "$program" rules BW-R33
expect "rules --json"                0 '"basis"'                "$program" rules BW-13.2 --json
truth  "rules --json parses"         valid_json out
expect "no such rule"                1 "no rule"                "$program" rules BW-99.9
expect "no such words"               1 "no rule"                "$program" rules zebra crossing

# ---- fight ----
expect "fight"                       0 "95%"     "$program" fight $battle --bots random,random --games 20 --seed 5 --jobs 1 --quiet
one=$(hash_of out)
expect "fight, two jobs"             0 "hash"    "$program" fight $battle --bots random,random --games 20 --seed 5 --jobs 2 --quiet
truth  "hash is the same for any jobs" same "$one" "$(hash_of out)"
expect "fight, three jobs"           0 "hash"    "$program" fight $battle --bots random,random --games 20 --seed 5 --jobs 3 --quiet
truth  "hash is the same for three"  same "$one" "$(hash_of out)"
expect "fight, another seed"         0 "hash"    "$program" fight $battle --bots random,random --games 20 --seed 6 --quiet
truth  "another seed, another hash"  sh -c "test '$one' != '$(hash_of out)'"
expect "fight --json"                0 '"decisions_per_second"' "$program" fight $battle --bots doctrine,random --games 4 --json
truth  "fight --json parses"         valid_json out
expect "no dead ends"                0 '"dead_ends": 0'         "$program" fight $battle --bots random,doctrine --games 4 --json
expect "fight --csv"                 0 "game,winner,level,points,decisions,hash" "$program" fight $battle --bots random,random --games 3 --csv
truth  "a line for each game"        sh -c 'test $(wc -l <out) = 4'
expect "fight with options"          0 "hash"                   "$program" fight $battle --games 2 --options bombardment=off
expect "unknown rule option"         2 "bombardment"            "$program" fight $battle --games 2 --options bombard=off
expect "unknown bot"                 2 "Did you mean 'random'"  "$program" fight $battle --bots randm,random
expect "one bot only"                2 "two bots"               "$program" fight $battle --bots random
expect "unknown battle"              2 "Did you mean '$battle'" "$program" fight brandywine-177
expect "json and csv"                2 "do not go together"     "$program" fight $battle --json --csv
expect "fight --records"             0 "hash"    "$program" fight $battle --bots random,random --games 2 --seed 5 --records recs
truth  "records are written"         test -s recs/game-000001.lin
expect "a record's game is the series' game" 0 "0,"  "$program" fight $battle --bots random,random --games 1 --seed 5 --csv
truth  "by its hash"                 grep -q "$(sed -n 's/.*\[Hash "\(.*\)"\].*/\1/p' recs/game-000000.lin)" out

# ---- verify, replay ----
expect "verify"                      0 "verified: $battle"      "$program" verify recs/game-000000.lin
expect "verify --json"               0 '"verified": true'       "$program" verify recs/game-000000.lin --json
truth  "verify --json parses"        valid_json out
sed 's/\[Hash "......../[Hash "00000000/' recs/game-000000.lin >wrong.lin
expect "wrong hash"                  1 "wrong.lin:"             "$program" verify wrong.lin
sed '30s/.*/  29  british  step A1/' recs/game-000000.lin >wrong.lin
expect "wrong order"                 1 "wrong.lin:30:"          "$program" verify wrong.lin
sed 's/\[Rules "brandywine 2"/[Rules "brandywine 1"/' recs/game-000000.lin >older.lin
expect "an older version of the rules" 1 'older.lin:3: This record was made by the rules "brandywine 1"' "$program" verify older.lin
expect "and what to do about it"     2 "The release that made it replays it" "$program" replay older.lin
printf 'this is no record\n' >rubbish.lin
expect "no record at all"            2 "rubbish.lin"            "$program" verify rubbish.lin
head -c 3000 /dev/urandom >noise.lin
expect "noise"                       2 "noise.lin"              "$program" verify noise.lin
expect "no such file"                2 "nowhere.lin"            "$program" verify nowhere.lin
expect "a battle is no record"       2 "not a record"           "$program" verify $battle
feed   "verify from a pipe"          0 "verified" "" sh -c "'$program' verify - <recs/game-000000.lin"

# ---- verify: sealed dice ----
sealed=$here/../records/sealed.lin
expect "sealed dice"                 0 "sealed dice: 150 proven" "$program" verify "$sealed"
expect "sealed dice, --json"         0 '"proven": 150'          "$program" verify "$sealed" --json
truth  "sealed --json parses"        valid_json out
expect "dice without a seal, --json" 0 '"seal": null'           "$program" verify recs/game-000000.lin --json
expect "the seal is still shut"      0 "once the battle is over" "$program" verify "$here/../records/sealed-shut.lin"
expect "still shut, --json"          0 '"secret": null'          "$program" verify "$here/../records/sealed-shut.lin" --json
grep -v SealSecret "$sealed" >wrong.lin
expect "over, but never opened"      1 "SealSecret) is missing" "$program" verify wrong.lin
sed '997s/= 4 3/= 4 4/' "$sealed" >wrong.lin
expect "one die changed"             1 "wrong.lin:997: Die 2 of this line is a 4, but the secrets give a 3" "$program" verify wrong.lin
sed '997s/= 4 3/= 4/' "$sealed" >wrong.lin
expect "one die missing"             1 "wrong.lin:997:"         "$program" verify wrong.lin
sed 's/SealSecret "03/SealSecret "04/' "$sealed" >wrong.lin
expect "another secret"              1 "wrong.lin:13: The secret opened here is not the one" "$program" verify wrong.lin
sed 's/SealFirst "01/SealFirst "02/' "$sealed" >wrong.lin
expect "another seat's secret"       1 "but the secrets give"   "$program" verify wrong.lin
sed 's/SealCommit "65/SealCommit "x5/' "$sealed" >wrong.lin
expect "no hex"                      1 "wrong.lin:9: SealCommit should be 64 hex digits" "$program" verify wrong.lin
grep -v SealCommit "$sealed" >wrong.lin
expect "no commit"                   1 "lacks the header SealCommit" "$program" verify wrong.lin
head -2000 "$sealed" >wrong.lin
expect "cut short"                   1 "wrong.lin:"             "$program" verify wrong.lin
head -1700 "$sealed" | grep -v '^\[Hash\|^\[Result' >wrong.lin
expect "cut short, and no hash"      1 "the battle is not over" "$program" verify wrong.lin
expect "replay"                      0 "major victory"          "$program" replay recs/game-000000.lin
expect "replay: what a draw scores"   0 "A draw, 3:3."           "$program" replay "$here/../records/ambush.lin"
expect "replay --to"                 0 "   5. "                 "$program" replay recs/game-000000.lin --to 5
truth  "and no further"              sh -c '! grep -q "   6\. " out'
expect "replay --events"             0 "[BW-4.1]"               "$program" replay recs/game-000000.lin --to 9 --events
expect "replay --board"              0 "-- "                    "$program" replay recs/game-000000.lin --board
expect "replay --json"               0 '"entries"'              "$program" replay recs/game-000000.lin --events --json
truth  "replay --json parses"        valid_json out
expect "replay --account"            0 " marched from "         "$program" replay recs/game-000000.lin --account
expect "replay --story"              0 '"swings": ['           "$program" replay recs/game-000000.lin --story
expect "the account as JSON"         0 '"action": "march"'      "$program" replay recs/game-000000.lin --account --json
truth  "and it parses"               valid_json out
truth  "no colours in a pipe"        no_colour out
truth  "a closed pipe is no crash"   sh -c "'$program' replay recs/game-000000.lin --events | head -1 | grep -q Brandywine"
if [ -w /dev/full ]; then
    expect "a full disk is an error" 2 "could not be written"   sh -c "'$program' battles >/dev/full"
fi

# ---- run, odds ----
cp "$here/fight.pos" .
expect "run: a position is printed"  0 "position $battle"       "$program" run fight.pos
expect "run: a battle"               0 "pending setup"          "$program" run $battle
expect "run: a record's end"         0 "over american"          "$program" run recs/game-000000.lin
expect "run: orders and dice"        0 "(D1)."                  "$program" run fight.pos \
    --orders "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART" --dice "3 4"
mv out next.pos
expect "run: the outcome is a position" 0 "position $battle"    "$program" run next.pos
printf 'engage G-V1   # a comment\njoin L-G1; join A-M1\n' >orders.txt
expect "run: orders from a file"     0 "pending battle"         "$program" run fight.pos --orders-file orders.txt
expect "run: refused"                1 "[BW-"                   "$program" run fight.pos --orders "close"
truth  "run: refused, no position"   sh -c '! grep -q "^position" out'
expect "run: who is asked"           0 "# asked: american, step setup (BW-4.1): Set up"  "$program" run $battle
expect "run: and the answers"        0 "# answers pick "        "$program" run $battle
expect "run: dice are asked"         0 "# asked: british throws dice, step battle-dice, 2d6 battle (BW-13.7)" \
    "$program" run fight.pos --orders "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART"
expect "run --script: events"        0 "    event roll 3 4 7"   "$program" run fight.pos \
    --orders "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART" --dice "3 4" --script
sed -n '/^    is /p;/^    asks /p;/^    answers /p' out >lines.t
{ echo '% as printed'; echo "battle $battle"; sed '/^position/d;/^options/d;s/^/place /' next.pos | grep -v '^place *#\|^place *$'; cat lines.t; } >printed.t
expect "run --script is a script"    0 "1 passed, 0 failed"     "$program" check printed.t
expect "run --trace: an order"       0 "# order british: engage G-V1"  "$program" run fight.pos --orders "engage G-V1" --trace
expect "run --trace: a step is pushed" 0 "# push          battle G-V1 (BW-14.2)" "$program" run fight.pos --orders "engage G-V1" --trace
"$program" run fight.pos >whole.pos
expect "run --trace: and popped"     0 "# pop           battle G-V1 (BW-14.2)" "$program" run fight.pos \
    --orders "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART" --dice "3 4" --trace
truth  "its dice come before what they decide" sh -c "sed -n '/^# dice  3 4/,\$p' out | grep -q '^# pop .* battle-dice (BW-13.7)'"
truth  "what is popped was pushed, and the rest is pending" pushed_and_popped
"$program" run fight.pos --orders "engage G-V1" --trace >traced.pos
expect "the outcome is a position all the same" 0 "pending battle G-V1" "$program" run traced.pos
expect "run --trace: on a table"     0 "# pop "                 "$program" run "$here/table.pos" --orders "end" --trace
expect "run --trace --json"          0 '"push":"battle G-V1 (BW-14.2)"' "$program" run fight.pos --orders "engage G-V1" --trace --json
truth  "and it parses"               valid_json out
expect "run: not an order"           1 "is no order"            "$program" run fight.pos --orders "dance"
expect "run: refused --json"         1 '"code": "illegal"'              "$program" run fight.pos --orders "close" --json
truth  "refused --json parses"       valid_json out
expect "run: too few dice"           1 "dice are wanted"        "$program" run fight.pos --orders "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART" --dice "3"
expect "run: too many dice"          2 "left over"              "$program" run fight.pos --orders "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART" --dice "3 4 5"
expect "run: a die of seven"         1 "1 to 6"                 "$program" run fight.pos --orders "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART" --dice "3 7"
expect "run: no die"                 2 "no die face"            "$program" run fight.pos --dice "3 x"
expect "run --json"                  0 '"position"'             "$program" run fight.pos --orders "engage G-V1" --json
truth  "run --json parses"           valid_json out
sed '4s/E10/Z99/' fight.pos >bad.pos
expect "run: a bad position"         2 "bad.pos:4:"             "$program" run bad.pos
expect "run: options of a file"      2 "cannot change"          "$program" run fight.pos --options bombardment=off
"$program" run fight.pos --orders "engage G-V1; join L-G1; join A-M1; join L-G2; join R-1; join L-ART" >ready.pos 2>/dev/null
expect "odds: the order that settles it" 0 "sum to 1"           "$program" odds ready.pos
expect "odds --order"                0 "/36"                    "$program" odds ready.pos --order fight
expect "odds --json"                 0 '"sum": "1"'             "$program" odds ready.pos --order fight --json
truth  "odds --json parses"          valid_json out
expect "odds: a macro has its sums"  0 "28 against 9: 3-1 [BW-13.5]" "$program" odds fight.pos \
    --order "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART"
truth  "and its outcomes"            grep -q "the fractions sum to 1" out
expect "odds: a macro, --json"       0 '28 against 9: 3-1'      "$program" odds fight.pos \
    --order "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART" --json
expect "odds: nothing to settle"     1 "--order"                "$program" odds fight.pos
expect "odds: refused"               1 "linstock: "             "$program" odds ready.pos --order "close"

# ---- check ----
mkdir scripts
printf 'rubbish\n' >scripts/bad.t
expect "check: rubbish"              1 "0 passed, 1 failed"                  "$program" check scripts/bad.t
expect "check: no such file"         2 "no such file"           "$program" check nowhere.t
mkdir empty
expect "check: nothing there"        2 "no rule scripts"        "$program" check empty
if [ -d "$here/../brandywine" ]; then
    "$program" check "$here/../brandywine" >out 2>err
    truth "check: the last line counts" sh -c 'tail -1 out | grep -Eq "^[0-9]+ passed, [0-9]+ failed$"'
    "$program" check "$here/../brandywine" --json >out 2>err
    truth "check --json parses"      valid_json out
fi

# ---- draw ----
expect "draw a battle"               0 ""                       "$program" draw $battle -o a.svg --no-pieces
truth  "it is an svg"                grep -q "<svg" a.svg
expect "draw a position"             0 ""                       "$program" draw fight.pos -o a.png --cell 24 --no-grid
truth  "it is a png"                 sh -c 'head -c 4 a.png | grep -q PNG'
expect "draw a record"               0 ""                       "$program" draw recs/game-000000.lin --at 70 -o a.pdf --lamp
truth  "it is a pdf"                 sh -c 'head -c 4 a.pdf | grep -q PDF'
expect "draw: too far"               2 "too far"                "$program" draw recs/game-000000.lin --at 99999 -o b.svg
expect "draw: --at of a battle"      2 "entries of a record"    "$program" draw $battle --at 3 -o b.svg
expect "draw: what ending"           2 ".svg, .png or .pdf"     "$program" draw $battle -o b.jpg
expect "draw: where to"              2 "-o"                     "$program" draw $battle
expect "draw: no such folder"        2 "linstock: "             "$program" draw $battle -o no/where/b.svg
"$program" draw fight.pos -o plain.svg >out 2>err
expect "draw: what is shown of a unit" 0 ""                     "$program" draw fight.pos -o shown.svg --show reach:L-G1
truth  "it is on the board"          sh -c '! cmp -s plain.svg shown.svg'
expect "draw: of a side"             0 ""                       "$program" draw fight.pos -o shown.svg --show control:american
expect "draw: nothing of the kind"   2 "control:SIDE"           "$program" draw fight.pos -o b.svg --show glory:L-G1
expect "draw: of nobody"             2 "no unit 'L-G99'"        "$program" draw fight.pos -o b.svg --show reach:L-G99
expect "draw: no such side"          2 "control:british or"     "$program" draw fight.pos -o b.svg --show control:french
expect "draw: cell too small"        2 "whole number"           "$program" draw $battle -o b.svg --cell 3

# ---- play ----
feed "play: orders from a pipe"      0 "WASH is placed on E25"  "pick WASH  # him first\nplace E25\n" "$program" play --terminal $battle
feed "play: macro and numbers"       0 "is placed on"           "set WASH E25\n1\n1\n" "$program" play --terminal $battle
feed "play: refused"                 1 "line 2: "               "pick WASH\nplace A1\n" "$program" play --terminal $battle
feed "play: a word nobody knows"     1 "Did you mean 'pick'"    "pikc WASH\n" "$program" play --terminal $battle
feed "play: looking"                 0 "woods"                  "legend\nmap\nmap F20\nunits\noob british\nstack F20\nscore\nduties\nanswers\nanswers pick\nhelp\nhelp commands\nhelp orders\nhelp pick\nrules BW-4.1\nwhy pick L-G1\nquestion\nposition\nrecord\nodds\nexplain\n" "$program" play --terminal $battle
truth "play: no colours in a pipe"   no_colour out
feed "play: why not"                 0 "Not legal: "            "why pick L-G1\n" "$program" play --terminal $battle
feed "play: hint"                    0 "pick L-FG1: to "        "deploy historical\nhint\n" "$program" play --terminal $battle
feed "play: purposes"                0 "british  pick L-FG1: to " "deploy historical\npurposes\n" "$program" play --terminal $battle --against doctrine --side american --seed 4
feed "play: no purposes"             0 "No bot has told"        "purposes\n" "$program" play --terminal $battle
feed "play: show" 0 "2¾: B5 B6" "deploy historical\nshow reach R-1\n" "$program" play --terminal $battle
feed "play: show where letters are plain" 0 "2.75: B5 B6" "deploy historical\nshow reach R-1\n" env LC_ALL=C "$program" play --terminal $battle
feed "play: undo"                    0 "Set up"                 "pick WASH\nundo\n" "$program" play --terminal $battle
feed "play: nothing to undo"         1 "nothing to take back"   "undo\n" "$program" play --terminal $battle
printf 'record\n' | "$program" play --terminal $battle | grep '^\[' | grep -v Hash >fought.lin
sed -n '/^#/!s/^/@ /p' "$here/fight.pos" >>fought.lin
feed "play: undo against a bot"      0 "engage an enemy unit"   "engage G-V1\nundo\n" "$program" play --terminal fought.lin --against random --seed 3 --save back.lin
feed "play: no undo beyond a die against a bot" 1 "Dice have fallen since" \
    "attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART\nundo\n" "$program" play --terminal fought.lin --against random --seed 3 --save back.lin
feed "play: concede"                 0 "the American side conceded"               "concede\n" "$program" play --terminal $battle
feed "play: a draw declined"         0 "declines"               "draw\ndecline\n" "$program" play --terminal $battle
feed "play: a draw agreed"           0 "A draw by agreement"      "draw\naccept\n" "$program" play --terminal $battle
feed "play: nothing to accept"       1 "offered no draw"        "accept\n" "$program" play --terminal $battle
printf 'new %s\norder draw\nrecord\n' $battle | "$program" bot | sed -n '/^= \[/,$p' | sed 's/^= //; /^$/d' >offer.lin
feed "play: an offer came by mail"   0 "A draw by agreement"      "accept\n" "$program" play --terminal offer.lin --save taken.lin
feed "play: and may be refused"      0 "Saved in"               "decline\npick WASH\n" "$program" play --terminal offer.lin --save refused.lin
truth "play: as the record says"     grep -q "british *decline" refused.lin
feed "play: meta-orders have help"   0 "let the other side take back" "help commands\n" "$program" play --terminal $battle
feed "play: save and go on"          0 "Saved in mine.lin"      "pick WASH\nplace E25\nsave mine.lin\n" "$program" play --terminal $battle
feed "play: a record goes on"        0 "placed on F24"          "set G-V1 F24 W\n" "$program" play --terminal mine.lin
truth "play: and is written back"    grep -q "place F24" mine.lin
expect "verify what was played"      0 "verified"               "$program" verify mine.lin
cp mine.lin before.lin
feed "play: a refused order in a record" 1 "line 2: "           "set G-V2 F25 W\nplace A1\n" "$program" play --terminal mine.lin
truth "play: leaves it as it was"    cmp mine.lin before.lin
feed "play: --save elsewhere"        0 "Saved in theirs.lin"    "set G-V2 F25 W\n" "$program" play --terminal mine.lin --save theirs.lin
truth "play: the first is untouched" sh -c '! grep -q "place F25" mine.lin'
feed "play: --new"                   0 "WASH is placed on E26"  "set WASH E26\n" "$program" play --terminal mine.lin --new
feed "play: picture"                 0 "Drawn: p.svg"           "picture p.svg\n" "$program" play --terminal $battle
feed "play: against a bot"           0 "British: "              "" "$program" play --terminal $battle --against doctrine --seed 1
feed "play: as the other side"       0 "American: "             "" "$program" play --terminal $battle --against random --side american
feed "play: no such side"            2 "british and american"   "" "$program" play --terminal $battle --against random --side french
feed "play: side without a bot"      2 "needs --against"        "" "$program" play --terminal $battle --side british
feed "play: bots, a report"          0 "report.md"              "" "$program" play --terminal $battle --bots random,random --seed 2 --report rep --save bots.lin
truth "play: the report is there"    grep -q "Orders of battle" rep/report.md
expect "verify the bots' game"       0 "verified"               "$program" verify bots.lin
feed "play: the same seed again"     0 "victory"                "" "$program" play --terminal $battle --bots random,random --seed 2 --save again.lin
truth "play: gives the same game"    cmp bots.lin again.lin
feed "play: --dice"                  2 "typed"                  "" "$program" play --terminal $battle --dice loaded
feed "play: a position"              2 "is a position"          "" "$program" play --terminal fight.pos
feed "play: no such battle"          2 "Did you mean"           "" "$program" play --terminal brandywine-1778
feed "play: a very long line"        0 "was left out"           "$(head -c 9000 /dev/zero | tr '\0' x)\nquit\n" "$program" play --terminal $battle
feed "play: rubbish"                 1 "linstock: "             "\001\002\377 \n" "$program" play --terminal $battle

# ---- bot ----
feed "bot: answers"                  0 "=7 2"                   "7 protocol_version\nquit\n" "$program" bot
feed "bot: a battle"                 0 "= american"             "new $battle\nside\n" "$program" bot
feed "bot: too early"                0 "? there is no battle"   "side\n" "$program" bot
feed "bot: unknown"                  0 "Did you mean 'genmove'" "genmvoe\n" "$program" bot
feed "bot: known"                    0 "= true"                 "known_command undo\n" "$program" bot
feed "bot: order and events"         0 '"event":"placed WASH E25"' "new $battle\norder pick WASH\norder place E25\nevents\n" "$program" bot
feed "bot: refused"                  0 "? BW-4.4"               "new $battle\ncheck pick L-G1\n" "$program" bot
feed "bot: genmove"                  0 "= pick"                 "new $battle\nseed 3\ngenmove random\n" "$program" bot
feed "bot: purpose of genmove"       0 "= to "                   "new $battle\nseed 3\norder deploy historical\ngenmove\npurpose\n" "$program" bot
feed "bot: purpose of an order"      0 "= to "                   "new $battle\nseed 3\norder deploy historical\npurpose pick L-3\n" "$program" bot
feed "bot: purpose of nobody"        0 "say genmove first"      "new $battle\npurpose\n" "$program" bot
feed "bot: purpose, not legal"       0 "? BW-"                   "new $battle\npurpose pick L-3\n" "$program" bot
feed "bot: no such bot"              0 "there is no bot"        "new $battle\ngenmove napoleon\n" "$program" bot
feed "bot: no such battle"           0 "? "                     "new agincourt\n" "$program" bot
feed "bot: a position, dice, undo"   0 "= legal" \
    "position\n$(cat fight.pos)\n.\norder attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART\nside\ndice 3 4\nundo\nundo\ncheck engage G-V1\nhash\nshow\npieces\nboard\nscore\nduties\nodds engage G-V1\nrecord\n" "$program" bot
truth "bot: dice were wanted"        grep -q "^= dice" out
feed "bot: odds of a macro"          0 "28 against 9: 3-1" "position\n$(cat fight.pos)\n.\nodds attack G-V1 A-M1 with L-G1 L-G2 R-1 L-ART\n" "$program" bot
feed "bot: the battle in full"       0 '"gestures":['           "new $battle\nbattle\n" "$program" bot
feed "bot: all that can be seen"     0 '"question":{"asking":"side"' "new $battle\nstate\n" "$program" bot
feed "bot: an overlay"               0 '"marks":[{"cell":'      "position\n$(cat fight.pos)\n.\noverlay control american\n" "$program" bot
feed "bot: of nobody"                0 "? say of which unit"    "position\n$(cat fight.pos)\n.\noverlay reach NAPOLEON\n" "$program" bot
feed "bot: no such overlay"          0 "? there is no such overlay" "new $battle\noverlay glory L-G1\n" "$program" bot
feed "bot: whom an answer concerns"  0 '"units":'               "new $battle\norder deploy historical\nabout close\n" "$program" bot
feed "bot: a unit in full"           0 '= {"text":'             "new $battle\nabout L-G1\n" "$program" bot
feed "bot: no lines of sight"        0 "? this battle knows no lines" "new $battle\nbetween L-G1 G-V1\n" "$program" bot
feed "bot: concede in a position"    0 "= over" "position\n$(cat fight.pos)\n.\norder concede\nside\n" "$program" bot
feed "bot: no offers in a position"  0 "? A game set up by position knows no offers" "position\n$(cat fight.pos)\n.\norder draw\n" "$program" bot
feed "bot: a bad position"           0 "? "                     "position\nnonsense\n.\nname\n" "$program" bot
truth "bot: and goes on"             grep -q "^= linstock" out
feed "bot: a line with a zero byte"  0 "? that line holds a zero byte" '\0000name\nna\0000me\n2 name\n' "$program" bot
truth "bot: and goes on"             grep -q "^=2 linstock" out
feed "bot: a long line"              0 "too long"               "$(head -c 70000 /dev/zero | tr '\0' x)\nname\n" "$program" bot
truth "bot: and goes on"             grep -q "^= linstock" out
head -c 20000 /dev/urandom >noise
truth "bot: noise does not kill it"  sh -c "'$program' bot <noise"
truth "bot: every answer ends with an empty line" sh -c "printf 'new $battle\nrecord\nshow\nanswers\nquit\n' | '$program' bot | awk '/^[=?]/ { n++; if (!blank && n > 1) exit 1 } { blank = !length(\$0) } END { exit !(n == 5 && blank) }'"
if command -v python3 >/dev/null && [ -f "$here/../../examples/bot.py" ]; then
    LINSTOCK=$program expect "examples/bot.py plays a battle" 0 " orders: " python3 "$here/../../examples/bot.py" $battle american 1
fi

# ---- lessons ----
expect "learn: which there are"      0 "The road to Dilworth"   "$program" learn
expect "learn: all of them play"     0 "passed, 0 failed"       "$program" learn --check
expect "learn: none there"           2 "lesson.yaml"            "$program" learn take-the-field
feed "learn: done for me"            0 "British major victory"  "$(yes do | head -60)\n" "$program" learn brandywine-1777
feed "learn: refused by the rules"   0 "[BW-"                   "\n\n\nmarch L-3 to A1\nclose\nquit\n" "$program" learn brandywine-1777
feed "learn: my own way, and back"   0 "[4 of 21]"              "\n\n\nmarch L-3 to L23\ndo\nback\ndo\nquit\n" "$program" learn brandywine-1777
truth "learn: it says what is wrong" grep -q "Grey's brigade has marched elsewhere" out
truth "learn: and goes on"           grep -q "5 of 21" out
feed "learn: odds and map"           0 "5-1"                    "\n\n\ndo\ndo\ndo\ndo\nodds\nmap\nhelp\nquit\n" "$program" learn brandywine-1777

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
