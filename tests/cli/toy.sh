#!/bin/sh
# End-to-end tests of what no book has yet, with the toy rules: dice that are no d6 (scouts throw three of four faces,
# one of twenty and two of 0 to 9), lists of units in an order, a board of hexes. Typed, thrown by a seed, handed to
# the referee, by the line protocol, in records that are verified.
# usage: toy.sh PROGRAM    (linstock_toy) prints "N passed, N failed"; exit 1 if any failed
here=$(cd "$(dirname "$0")" && pwd)
LINSTOCK_BATTLES=$here/../page/battles
. "$here/lib.sh"
plans='plan hold\nplan hold\n'
scouts="outposts --options fog=off,scouts=on"

# typed TITLE CODE PATTERN LINES   typed where dice are thrown on a real table
typed() { feed "$1" "$2" "$3" "$plans$4" "$program" play $scouts --terminal --dice typed --save typed.lin; }

# ---- typed in the terminal ----
typed "three of four faces are asked for" 0 "throw 3 dice of 4 faces for creeping up" "scout R1\n"
typed "one of twenty"                     0 "throw 1 die of 20 faces for listening"   "scout R1\n2 3 4\n"
typed "two of 0 to 9"                     0 "throw 2 dice of 10 faces, 0 to 9, for finding" "scout R1\n2 3 4\n20\n"
typed "a 0 is a face"                     0 "R1 finds nothing: 0 and 9."              "scout R1\n2 3 4\n20\n0 9\n"
truth "and stands in the record"          grep -q 'scout R1 *= 2 3 4 20 0 9$' typed.lin
expect "which can be verified"            0 '"dice": 6'               "$program" verify typed.lin --json
sed 's/20 0 9$/20 0 10/' typed.lin >forged.lin
expect "or found out"                     1 "A die shows 0 to 9, not 10." "$program" verify forged.lin
typed "two zeros"                         0 "R1 finds death: 0 and 0." "scout R1\n2 3 4\n20\ndice 0 0\n"
typed "a 5 is none of four faces"         1 "A die shows 1 to 4, not 5."  "scout R1\n2 3 5\n"
typed "a 0 is none of twenty"             1 "A die shows 1 to 20, not 0." "scout R1\n2 3 4\n0\n"
typed "a 10 is none of 0 to 9"            1 "A die shows 0 to 9, not 10." "scout R1\n2 3 4\n20\n9 10\n"
typed "thrown by the program"             0 "R1 listens: "            "scout R1\nroll\nroll\nroll\n"

# ---- the referee, odds, the line protocol ----
feed "a position"                         0 "position outposts"       "${plans}position\n" "$program" play $scouts --terminal --seed 1
sed -n '/^position /,/^pending act red/p' out >scout.pos
expect "the referee takes a 0"            0 "R1 finds death"          "$program" run scout.pos --orders "scout R1" --dice "4 4 4 20 0 0"
expect "and refuses a 10"                 1 "A die shows 0 to 9, not 10." "$program" run scout.pos --orders "scout R1" --dice "4 4 4 20 0 10"
expect "what is no face"                  2 "no die face"             "$program" run scout.pos --orders "scout R1" --dice "4 4 4 20 0 -1"
expect "odds of two dice of 0 to 9"       0 "18981/64000"             "$program" odds scout.pos --order "scout R1"
protocol='new outposts fog=off,scouts=on\norder plan hold\norder plan hold\norder scout R1\ndice 2 2 2\ndice 1\nquestion\n'
feed "the protocol tells the lowest face" 0 '"faces":10,"low":0'     "$protocol" "$program" bot
feed "and takes a 0"                      0 "R1 finds death"          "${protocol}dice 0 0\nevents\n" "$program" bot
feed "and refuses a 10"                   0 "? TY-8.3 A die shows 0 to 9, not 10." "${protocol}dice 0 10\n" "$program" bot
feed "a seed throws them"                 0 '"event":"find R1 '       "new outposts fog=off,scouts=on\nseed 5\norder plan hold\norder plan hold\norder scout R1\nevents\n" "$program" bot

# ---- lists of units ----
feed "grounds by the letters of the book"   0 "h heavy woods"           "legend\nquit\n" "$program" play hollow --terminal --seed 1
truth "ways by theirs"                       grep -q "lane, : trail" out
feed "several units in one order"         0 "R2 moves to 0102"        "${plans}send 0102 R1 R2\n" "$program" play hollow --terminal --seed 1 --save list.lin
truth "as they were named"                grep -q 'send 0102 R1 R2$' list.lin
expect "verified"                         0 "verified"                "$program" verify list.lin
feed "one of them twice"                  1 "R1 is named twice"       "${plans}send 0102 R1 R1\n" "$program" play hollow --terminal --seed 1
feed "no list at all"                     1 "takes 2 words or more"   "${plans}send 0102\n" "$program" play hollow --terminal --seed 1
feed "a macro for all in a hex"           0 "R2 moves to 0103"        "${plans}column 0101 to 0105\n" "$program" play hollow --terminal --seed 1
feed "a list on the line"                 0 '"event":"move R2 0102 '  "new hollow\norder plan hold\norder plan hold\norder send 0102 R1 R2\nevents\n" "$program" bot
feed "a list that is refused there"       0 "? R1 is named twice"     "new hollow\norder plan hold\norder plan hold\norder send 0102 R1 R1\n" "$program" bot

# ---- hexes ----
feed "what a hex has"                     0 "0705: clear, road and lane; creek S SW; front of slope NE S; bridge S, Hollow Mill" "stack 0705\n" "$program" play hollow --terminal --seed 1
expect "the plan of a board of hexes"     0 ""                        "$program" draw hollow -o hollow.svg
truth "is drawn"                          test -s hollow.svg

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
