#!/bin/sh
# End-to-end tests of the program with a battle on a table in inches: its map in letters, looking about on
# it, open answers, what the commands print of it.
# usage: table.sh PROGRAM    prints "N passed, N failed"; exit 1 if any failed
here=$(cd "$(dirname "$0")" && pwd)
LINSTOCK_BATTLES=${LINSTOCK_BATTLES:-$here/../../battles}
. "$here/lib.sh"
battle=take-the-field
refight=cowpens-1781
cp "$here/table.pos" near.pos
LC_ALL=C.UTF-8
export LC_ALL

# look TITLE CODE PATTERN COMMANDS   typed at Cowpens, when both sides have set up
deploy='deploy historical\ndeploy historical\n'
look() { feed "$1" "$2" "$3" "$deploy$4" "$program" play $refight --terminal --seed 5; }

# ---- the map ----
feed "the whole table"               0 "I wall"                  "map\n" "$program" play $battle --terminal --seed 1
truth "with its rulers"              grep -q '^    0    \.    10   \.    20 ' out
truth "the row of two inches"        grep -q '^  2 ' out
truth "no colours in a pipe"         no_colour out
truth "walls carry their number"     grep -q 'I*17I*' out
look "an element fills its stands, with arrow and id" 0 "↑LEGION▓▓▓▓" "map LEGION\n"
look "a commander is a dot"          0 "●STEWART"                "map LEGION\n"
look "an objective is a star"        0 "★2"                      "map 46.8 21.5\n"
look "what faces south points down"  0 "↓HAYES"                  "map HAYES\n"
look "closer"                        0 "↑LI-16▓▓▓"               "zoom 3\nmap 60 11\n"
look "closest"                       0 "▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓"       "zoom 4\nmap 60 11\n"
look "the key"                       0 "woods (thin: open)"      "map LEGION\n"
look "north is not always up"        0 "north is ↗"              "legend\n"
look "no such place"                 1 "a place on it in inches" "map 200 10\n"
look "no such unit"                  1 "takes a unit on the table" "map NAPOLEON\n"
LC_ALL=C
look "plain letters will do"         0 "^LEGION####"             "map LEGION\n"
truth "and nothing but them"         sh -c "! LC_ALL=C grep -q '[^ -~]' out"
LC_ALL=C.UTF-8

# ---- looking about ----
look "units have places in inches and degrees" 0 "LEGION       0/4   49.3 11.6 0" "units british\n"
look "a unit in full"                0 "smoothbore"              "about LEGION\n"
look "what an answer takes"          0 "The group of STEWART: LEGION" "first\nabout group STEWART\n"
look "and what is no answer"         1 "by its commander"        "first\nabout group LEGION\n"
look "neither a unit nor an order"   1 "NAPOLEON"                "about NAPOLEON\n"
look "the ground at a place"         0 "1 Hayes Rise, hill of level 2" "ground 48 36\n"
look "and who stands near"           0 "STEWART, Captain Charles Stewart" "ground 49.3 8\n"
look "the ground of a unit"          0 "LEGION, British Legion infantry: there" "ground LEGION\n"
look "stack is the same"             0 "open ground"             "stack 48 2\n"
look "everything by number"          0 "22 Rivulet crossing, ford" "ground\n"
look "and objectives, with who holds them" 0 "Objective 1, " "ground\n"
truth "all of them"                  grep -q "Objective 4, " out
look "no ground there"               1 "takes a place on the table" "ground 1000 0\n"
look "the tape between places"       0 "14.14 inches, bearing 45 degrees" "measure 10 10 20 20\n"
look "between a unit and a place"    0 "LEGION to 49.3 20: 8.4 inches at the nearest, 8.4 inches to its leader, bearing 0" "measure LEGION 49.3 20\n"
look "between units"                 0 "inches from leader to leader" "measure LEGION GUN-1\n"
look "the tape needs two ends"       1 "measure B1a A2c"         "measure LEGION\n"
look "sight in words"                0 "LEGION to HAYES"         "sight LEGION HAYES\n"
look "nobody looks at himself"       1 "who looks and at whom"   "sight LEGION LEGION\n"
look "overlays are listed"           0 "show reach UNIT"         "show\n"
look "overlays are drawn"            0 "as far as it can get"    "show reach LEGION\n"
look "of a side too"                 0 "a zone"                  "show threats american\n"
look "no such overlay"               1 "Did you mean 'reach'"    "show raech LEGION\n"

# ---- open answers ----
feed "an open answer has its grammar and an example" 0 "objective X Y   such as: objective " "edge north\nanswers\n" \
    "$program" play $battle --terminal --seed 1
sed -n 's/.*such as: //p' out | head -1 >example
feed "the example is legal"          0 "Objective 1 lies at"     "edge north\n$(cat example)\n" "$program" play $battle --terminal --seed 1
feed "answers of an open verb"       0 "in inches from the south-west corner" "edge north\nanswers objective\n" "$program" play $battle --terminal --seed 1
feed "no numbers where nothing is listed" 1 "No answer has a number" "edge north\n1\n" "$program" play $battle --terminal --seed 1
feed "words that are missing"        1 "objective X Y: place an objective" "edge north\nobjective 3\n" "$program" play $battle --terminal --seed 1
look "listed answers have numbers"   0 "1 first     Be active first"      "answers\n"
look "deployment is over"            1 "setting up is over"      "deploy historical\n"

# ---- positions, odds, records ----
expect "run"                         0 "pending orders B1a"      "$program" run near.pos
expect "run: what is open"           0 "# open: move X Y"        "$program" run near.pos
# ---- scripts that measure: each line of a failing one says what there is ----
wrong() {
    { echo "% $1"; echo "battle take-the-field"; sed '/^position/d;/^options/d;/^ *#/d;/^ *$/d;s/^/place /' near.pos; echo "    $1"; } >wrong.t
    expect "check: $1" 1 "$2" "$program" check wrong.t
}
wrong 'sees B1a A1a 7 in cover'        'B1a should see A1a so; it sees'
wrong 'no sees B1a A1a'                'B1a should not see A1a so; it sees'
wrong 'sees B1a A1a 9 stands'          'That is written: sees'
wrong 'sees B1a A1a "The wood"'        'That is written: sees'
wrong 'no sees B1a A1a in cover'       'no sees B1a A1b "what hides it"'
wrong 'sees B1a B1'                    'commanders neither see nor are seen'
wrong 'sees B1a A3b'                   'B1a and A3b do not both stand on the table'
wrong 'no arc B1a A1a'                 'A1a should not lie in the arc of B1a'
wrong 'arc B1a B1'                     'one has no stands'
wrong 'no zone B1a A1a'                'A1a should not lie in the threat zone of B1a'
wrong 'zone B1a A1a now'               'That is written: zone'
wrong 'distance B1a A1a 1'             'From B1a to A1a it should be 1.00, but it is 7.00'
wrong 'stand B1a leader at 1 1'        'Stand 4 of B1a should lie at 1.00 1.00, but lies at 36.00 20.00'
wrong 'stand B1a 8 at 1 1'             'B1a has 7 stands'
wrong 'stand B1a 1 on 1 1'             'That is written: stand'
wrong 'stand A3b 1 at 1 1'             'A3b does not stand on the table'

expect "run --json has places"       0 '"facing": 180'           "$program" run near.pos --json
truth  "and stands"                  grep -q '"stands"' out
truth  "and it parses"               valid_json out
truth  "no cells on a table"         sh -c "! grep -q '\"cell\"' out"
expect "a move in inches"            0 "B1a moves to 36, 22, facing 0" "$program" run near.pos --orders "move 36 22 0 straight"
expect "odds of a volley"            0 "the fractions sum to 1"  "$program" odds near.pos --order "fire A1a shot"
truth  "with the sums behind them"   grep -q 'LF-SH-18' out
sed 's/^unit B1a .*/unit B1a at 36 6 facing 0 line/; s/^unit A1a .*/unit A1a at 50 12 facing 180 line/; /^unit .1b/d
    s/^commander B1 .*/commander B1 at 36 2 rating skilled points 2/' near.pos >aside.pos
expect "a volley at one beside the front" 0 "= 9 dice"           "$program" odds aside.pos --order "fire A1a shot"
truth  "is explained as it stands when it has turned" sh -c "! grep -q 'LF-SH-21' out"
expect "odds --json"                 0 '"sum": "1"'              "$program" odds near.pos --order "fire A1a shot" --json
truth  "and it parses"               valid_json out
truth  "and nothing was left out"    grep -q '"limit": null' out
sed 's/^unit B1a .*/unit B1a at 36 10 facing 0 column/; s/^active .*/active group B1/' near.pos >round.pos
expect "odds: answers that go round" 0 "lead back to the question" "$program" odds round.pos --order "activate B1a gc" --assume "orders=march, leg=cancel"
expect "the same in --json"          0 '"limit": "The answers lead back' "$program" odds round.pos --order "activate B1a gc" --assume "orders=march,leg=cancel" --json
expect "odds: no such question"      1 'no question "legs"'      "$program" odds round.pos --order "activate B1a gc" --assume "legs=cancel"
expect "odds of a charge"            0 '"limit": null'           "$program" odds round.pos --order "activate B1a gc" --json
sed 's/^unit A1a .*/unit A1a at 36 25 facing 180 line/' near.pos >charge.pos
expect "odds with many outcomes"     0 '"sum": "1"'              "$program" odds charge.pos --order "charge A1a" --json
tr -d ' \n' <out >program.json
feed   "the line protocol has them"  0 '"sum":"1"'               "position\n$(cat charge.pos)\n.\nodds charge A1a\n" "$program" bot
sed -n 's/^= *{/{/p' out | tail -1 | tr -d ' \n' >protocol.json
truth  "and not one differs"         cmp program.json protocol.json
feed   "the line protocol says it"   0 '"limit":'                "position\n$(cat near.pos)\n.\nodds fire A1a shot\n" "$program" bot

# ---- draw ----
"$program" draw near.pos -o plain.svg >out 2>err
for what in reach:B1a fire:B1a threat:B1a command:B1a threats:british spheres:american sight:B1a:A1a; do
    expect "draw --show $what"       0 ""                        "$program" draw near.pos -o shown.svg --show $what
    truth "and there it is"          sh -c '! cmp -s plain.svg shown.svg'
done
expect "draw: two at once, in a part" 0 ""                       "$program" draw near.pos -o shown.png --show threat:B1a,fire:A1a --window 20,15-50,40
expect "draw: nothing of the kind"   2 "sight:UNIT:UNIT"         "$program" draw near.pos -o b.svg --show glory:B1a
expect "draw: sight of one"          2 "at whom"                 "$program" draw near.pos -o b.svg --show sight:B1a
expect "draw: sight of nobody"       2 "no unit 'A9a'"           "$program" draw near.pos -o b.svg --show sight:B1a:A9a
expect "draw: sight of one not there" 2 "nothing between"        "$program" draw near.pos -o b.svg --show sight:B1a:A3a

# ---- fights and records ----
expect "fight, with records"         0 "hash"                    "$program" fight $battle --bots random,random --games 1 --seed 3 --records games --quiet
expect "verify"                      0 "verified: $battle"       "$program" verify games/game-000000.lin
sed 's/"landofthefree [0-9]*"/"landofthefree 1"/' games/game-000000.lin >older.lin
expect "a record of older rules"     1 'made by the rules "landofthefree 1"; here they are' "$program" verify older.lin
truth  "and it is said what would be right" grep -q 'release that made it' err
expect "replay with the table"       0 "-- Turn 2, "             "$program" replay games/game-000000.lin --board
truth  "a map for every group"       grep -q '^    0    \.    10 ' out
truth  "its headings name no element" sh -c "! grep -q '^-- Turn .*, .*, ' out"
expect "measures in sentences are rounded" 0 "moves to "         "$program" replay games/game-000000.lin --events
truth  "to a hundredth"              sh -c "! grep -E '^  .*(lies|moves|is placed) .*[0-9]\.[0-9]{3}' out"

# ---- the line protocol ----
feed "bot: a sample of what is open" 0 "= objective "            "new $battle\nseed 7\norder edge north\nsample\n" "$program" bot
sed -n 's/^= objective/objective/p' out >example
feed "bot: which is legal"           0 "= legal"                 "new $battle\nseed 7\norder edge north\ncheck $(cat example)\n" "$program" bot
feed "bot: nothing of that kind"     0 "? there is no such open answer" "new $battle\nseed 7\nsample move\n" "$program" bot
feed "bot: the table"                0 '"scenery":'              "new $battle\ntable\n" "$program" bot
feed "bot: the table in letters"     0 "I17"                     "new $battle\nboard\n" "$program" bot
feed "bot: pieces"                   0 '"stands"'                "position\n$(cat near.pos)\n.\npieces\n" "$program" bot
feed "bot: what one sees of another" 0 '"text":"B1a to A1a'       "position\n$(cat near.pos)\n.\nbetween B1a A1a\n" "$program" bot
feed "bot: lines round a unit"       0 '"strokes":[{"kind":"'   "position\n$(cat near.pos)\n.\noverlay reach B1a\n" "$program" bot
if command -v python3 >/dev/null && [ -f "$here/../../examples/bot.py" ]; then
    LINSTOCK=$program expect "examples/bot.py plays on a table" 0 " orders: " python3 "$here/../../examples/bot.py" $battle american 1
fi
feed "a board has no tape"           1 "That is for battles on a table" "measure A1 B2\n" "$program" play brandywine-1777 --terminal

# ---- more answers than a list holds ----
LINSTOCK_BATTLES=$LINSTOCK_BATTLES:$here/../battles
posted='objective 10 24\nobjective 60 24\nobjective 26 24\nobjective 43 24\npost B1 36 6.5\n'
protocol=$(printf '%s' "$posted" | sed 's/\\n$//; s/\\n/\\norder /g; s/^/order /')
feed "a list is full"                0 "2048 of them, such as: garrison B1-1 0" "${posted}answers\n" "$program" play lof-crowded --terminal --seed 1
truth "and the rest of it is open"   grep -q '^  garrison ELEMENT N   such as: garrison B1-4[5-8] ' out
feed "all that fit, then an example" 0 "such as: garrison B1-4"  "${posted}answers garrison\n" "$program" play lof-crowded --terminal --seed 1
feed "one of the rest can be given"  0 "B1-48 holds the South 45" "${posted}garrison B1-48 44\n" "$program" play lof-crowded --terminal --seed 1
feed "the line names the verb as open" 0 '"place","garrison"],"open_to"' "new lof-crowded\n$protocol\nquestion\n" "$program" bot
feed "and has an example of it"      0 "= garrison B1-4"         "new lof-crowded\n$protocol\nsample garrison\n" "$program" bot
feed "which can be given there"      0 '"event":"garrison B1-48 44' "new lof-crowded\n$protocol\norder garrison B1-48 44\nevents\n" "$program" bot
expect "bots play it to its end"     0 '"dead_ends": 0'          "$program" fight lof-crowded --bots doctrine,random --games 1 --seed 4 --json

# ---- tables made by chance ----
expect "a table is a Tiled map"      0 '"type": "woods"'         "$program" table made:7
cp out printed
expect "kept as one"                 0 ""                        "$program" table made:7 -o made.tmj
truth "the same"                     cmp -s printed made.tmj
expect "or seen"                     0 ""                        "$program" table made:7-mirrored --inch 4 -o made.svg
truth "as a picture"                 grep -q "<svg" made.svg
expect "another ending is none"      2 "must end in .tmj"        "$program" table made:7 -o made.txt
expect "a number that is none"       2 "from 1 to 999999"        "$program" table made:0
expect "a size that is none"         2 "LF-SC-79"                "$program" table made:7-9x4
expect "a book that makes none"      2 "No tables are made"      "$program" table made:7 --rules brandywine
expect "a battle on it"              0 '"dead_ends": 0'          "$program" fight $battle --table made:7 --bots doctrine,random --games 1 --json
expect "the same by its name"        0 '"dead_ends": 0'          "$program" fight $battle-on-made-7 --bots doctrine,random --games 1 --json
expect "drawn"                       0 ""                        "$program" draw $battle --table made:7-8x6 -o made.svg
expect "a refight has its own"       2 "own ground"              "$program" fight $refight --table made:7 --games 1
expect "a battle that is none"       2 "no battle and no file 'nobody'" "$program" fight nobody --table made:7 --games 1
feed "a record names its ground"     0 ""                        "save made.lin\n" "$program" play $battle --table made:9-mirrored --terminal --seed 3
truth "in its first lines"           grep -q "take-the-field-on-made-9-mirrored" made.lin
expect "and is true on it"           0 ""                        "$program" verify made.lin
expect "it has its ground"           2 "--table is for a new battle" "$program" draw made.lin --table made:8 -o made.svg

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
