#!/bin/sh
# End-to-end tests of forces by their men: linstock muster with the regimental rules. Labels from men and spirit, a line, a file, a link, suggestions, battles; and all that is refused.
# usage: muster-regimental.sh PROGRAM    prints "N passed, N failed"; exit 1 if any failed
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
muster() { "$program" muster regimental "$@"; }
lawful='crown 1000; "Colonel Marsh": BR "9th Foot", BR 280 men, LI 160 men extended, LG'

expect "what can be picked"                    0 "BR       0  British regulars         crown" muster
truth "and what is counted"                    grep -q "men  *1  each, 80 to 560, usually 320 \[RG-1.23\]" out
expect "as JSON"                               0 '"numbers"'                         muster --json
truth "which parses"                           valid_json out
expect "RG-1.1: a stand for forty men"         0 "800 of 1000 points, 200 left"      muster "$lawful"
truth "RG-2.8: with its label"                 grep -q '320 men: 8/5/3 veteran, spirited "9th Foot"' out
expect "the label in JSON"                     0 '"shown": "7/4/2 veteran, spirited"' muster "$lawful" --json
truth "which parses"                           valid_json out
expect "RG-2.10: another spirit, another label" 0 "8/7/5 veteran, unreliable"        muster "crown; BR unreliable"
expect "RG-2.2: a label that does not fall"    1 "does not fall from figure to figure" muster "crown; BR 3 worn 5 spent"
truth "it is stamped"                          grep -q "UNLAWFUL" out
expect "RG-2.12: a label that no spirit makes" 1 "[RG-2.12]"                         muster "crown; BR 6 worn 2 spent"
expect "RG-8.21: Indians in line"              1 "Indians never stand in line"       muster "crown; IN line"
expect "RG-8.23: a mass of cavalry"            1 "Dragoons never stand in mass"      muster "crown; DR mass"
expect "RG-4.19: a leader attached twice"      1 "is attached twice"                 muster "crown; BR led, BR led"
expect "RG-16.1: troops of another army"       1 "Continentals are not of the Crown" muster "crown; CO"
expect "RG-1.23: too few men"                  1 "80 to 560 are right"               muster "crown; BR 40 men"
expect "RG-2.1: a rating to be agreed"         0 "to be agreed: Militia that are elite" muster "american; MI elite"

expect "a file is written"                     0 "800 of 1000"                       muster "$lawful" -o mine.yaml
expect "and read back to the same line"        0 "$lawful"                           muster mine.yaml --line
expect "a link"                                0 "~crown 1000"                       muster "$lawful" --link
link=$(cat out)
expect "and back"                              0 "crown 1000"                        muster "$link" --line
expect "cut short"                             2 "cut short or changed"              muster "${link%??}"
sed 's/^cost: .*/cost: 100/' mine.yaml >wrong.yaml
expect "men that do not add up"                2 "wrong.yaml:6: wrong.yaml: the points do not add up" muster wrong.yaml
sed 's/"LI"/"XYZ"/' mine.yaml >wrong.yaml
expect "a kind that there is not"              2 "There is no unit \"XYZ\""          muster wrong.yaml
expect "a long strip of stands, then a short one" 0 "crown 1000"                     muster "crown 1000; GU 400 men, GU 80 men" --cut cut.svg
truth "which begins at the edge, below it"     sh -c 'test "$(grep -o "m460 [0-9]* 720 0 0 54" cut.svg | sort -u | wc -l)" = 3'
expect "men of a battery"                      2 "men are not counted of such"       muster "crown; MG 320 men"
expect "spirits that exclude each other"       2 "exclude each other"                muster "crown; BR spirited reliable"

expect "suggested"                             0 "of 2000 points"                    muster --suggest 2000 --nation american --seed 3
truth "lawfully"                               sh -c '! grep -q "wrong:" out'
expect "a battle of two"                       0 "To fight it: linstock play ./two/" muster mine.yaml --against "american 1000" --into gatehouse-lane -o ./two
truth "with the labels"                        grep -q 'label: "7/4/2"' two/battle.yaml
expect "is fought"                             0 '"dead_ends": 0'                    "$program" fight ./two --bots doctrine,random --games 2 --json
feed "is played"                               0 "A1-1"                              "oob\n/quit\n" "$program" play ./two --terminal --seed 1
expect "unlawful ones do not meet"             1 "goes into no battle: Indians never" muster "crown; IN line" --against american --into gatehouse-lane -o three
truth "and nothing is written"                 test ! -e three
expect "a table that cannot hold them"         1 "no room along its edge"            muster "crown 9000; 12x JA 560 men" --against american --into gatehouse-lane -o three
expect "a table of another book"               2 "is not played by the rules"        muster crown --against american --into cowpens-1781 -o three

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
