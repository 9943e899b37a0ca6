#!/bin/sh
# End-to-end tests of forces by points: linstock muster with Iron Brigade and Land of the Free. A line, a file, a link, suggestions, battles; and all that is refused.
# usage: muster.sh PROGRAM    prints "N passed, N failed"; exit 1 if any failed
here=$(cd "$(dirname "$0")" && pwd)
. "$here/lib.sh"
muster() { "$program" muster ironbrigade "$@"; }
lawful="british 150; good: GRE, LTE, RGL / 3x RGI / 2x HEL, LOI / 2x 6LB"

expect "what can be picked"                   0 "RGL     10  Regulars, line           british" muster
expect "as JSON"                              0 '"samples"'                         muster --json
truth "which parses"                          valid_json out
expect "a lawful force"                       0 "134 of 150 points, 16 left"        muster "$lawful"
expect "as JSON too"                          0 '"lawful": true'                    muster "$lawful" --json
truth "which parses"                          valid_json out
expect "IB-13.8: too dear, with what is over" 1 "costs 134 points, 14 more than its limit of 120" muster "british 120${lawful#british 150}"
truth "it is stamped"                         grep -q "UNLAWFUL" out
expect "IB-2.15: raw horse"                   1 "[IB-2.15]"                         muster "british; 3x RGL / 3x RGI / 3x RGI / DRR"
expect "IB-2.7: another nation's troops"      1 "[IB-2.7]"                          muster "british; 3x COL / 3x RGI / 3x RGI"
expect "IB-2.14: another class is agreed"     0 "to be agreed: Grenadiers, line"    muster "british; GRL, 2x RGL / 3x RGI / 3x RGI"
expect "IB-9.3: other numbers are told"       0 "[IB-9.3]"                          muster "british; 4x RGL / 3x RGI / 3x RGI"
expect "names of kinds in full"               0 "british 150; RGL, 2x GRE"          muster "british; regulars line, 2x Grenadiers elite" --line

expect "a file is written"                    0 "134 of 150"                        muster "$lawful" -o mine.yaml
expect "and read back to the same line"       0 "british 150; good: GRE, LTE, RGL / 3x RGI / 2x HEL, LOI / 2x 6LB" muster mine.yaml --line
feed "from standard input"                    0 "british 150; RGL"                  "rules: ironbrigade\nnation: british\ndivisions: [{groups: [{entries: [{kind: RGL}]}]}]\n" "$program" muster ironbrigade - --line
expect "a link"                               0 "~british 150; good: GRE"           muster "$lawful" --link
link=$(cat out)
expect "and back"                             0 "british 150; good: GRE"            muster "$link" --line
expect "cut short"                            2 "cut short or changed"              muster "${link%??}"
sed 's/^cost: .*/cost: 100/' mine.yaml >wrong.yaml
expect "points that do not add up"            2 "wrong.yaml:6: wrong.yaml: the points do not add up" muster wrong.yaml
sed 's/"LTE"/"XYZ"/' mine.yaml >wrong.yaml
expect "a kind that there is not"             2 "wrong.yaml:13: There is no battalion \"XYZ\"" muster wrong.yaml
expect "no such file"                         2 "nowhere.yaml"                      muster nowhere.yaml
expect "a file of another ending"             2 "ends in .yaml"                     muster "$lawful" -o mine.txt
expect "a nation that there is not"           2 "one of these: british, american, french" muster "prussian 150; RGL"
expect "ratings that exclude each other"      2 "exclude each other"                muster "british; good poor: RGL"
expect "a word that says nothing"             2 "put a name in quotes"              muster "british; RGL rifled"

expect "suggested"                            0 "of 150 points"                     muster --suggest 150 --nation american --seed 3
truth "lawfully"                              sh -c '! grep -q "wrong:" out'
expect "too few points"                       2 "11 are the least"                  muster --suggest 5
expect "given or suggested"                   2 "leave one of them out"             muster "$lawful" --suggest 150
expect "for nothing"                          2 "there is no force"                 muster -o x.yaml

expect "a battle of two"                      0 "To fight it: linstock play ./two/" muster mine.yaml --against "american 150" --into two-roads -o ./two
expect "is fought"                            0 '"dead_ends": 0'                    "$program" fight ./two --bots random,random --games 2 --json
feed "is played"                              0 "A1-1"                              "oob\nquit\n" "$program" play ./two --terminal --seed 1
expect "written over itself"                  0 "To fight it"                       muster mine.yaml --against "french 150" --into two-roads -o two/battle.yaml
expect "by another name there is none"        2 "a folder with a battle.yaml"       muster mine.yaml --against "american" --into two-roads -o two.yaml
expect "unlawful ones do not meet"            1 "goes into no battle: No mounted unit is raw" muster "british; DRR / 3x RGI" --against american --into two-roads -o three
truth "and nothing is written"                test ! -e three
expect "a table that cannot hold them"        1 "no room in its zone"               muster "british 1000; 30x LOR" --against american --into two-roads -o three
expect "a table with places of its own"       2 "cannot set up"                     muster british --against american --into cowpens-1781-brigade -o three
expect "a table of another book"              2 "is not played by the rules"        muster british --against american --into cowpens-1781 -o three
expect "no table"                             2 "There is no battle called"         muster british --against american --into nowhere -o three
expect "half a battle"                        2 "needs two forces and a place"      muster british --into two-roads -o three
expect "the other half"                       2 "--against needs --into"            muster british --against american
truth "still nothing is written"              test ! -e three
cp -r "$here/../../battles/two-roads" table
expect "not over its own table"               2 "The table itself lies there"       muster british --against american --into ./table -o ./table
mkdir other && echo "{}" >other/map.tmj
expect "not over another map"                 2 "is another map"                    muster british --against american --into two-roads -o other

# ---- Land of the Free
lof() { "$program" muster landofthefree "$@"; }
mine="british 1775 200; 2x LI, MA, MI rifled / LI grenadiers, SI light-infantry \"Corps\" in red faced yellow, TI"

expect "LF: what can be picked"               0 "LI      35  Large infantry"        lof
truth "the lists too, by nation and war"      grep -q "^    British Legion dragoons  *cavalry, dragoons" out
truth "and which elements may have what"      grep -q "additional-ranks *+10  of one element: LI LC LA" out
truth "LF-FB-08: there is no Tiny artillery"  grep -q "Tiny artillery *nobody: there is none" out
truth "with the wars"                         grep -q "1812 War of 1812" out
expect "LF: as JSON, with the lists"          0 "Queen's Rangers"                   lof --json
truth "which parses"                          valid_json out
expect "LF: a line and back"                  0 "$mine" lof "$mine" --line
expect "LF: what is left"                     0 "195 of 200 points, 5 left"         lof "$mine"
expect "LF-SE-03: rifled beside an upgrade"   1 "[LF-SE-03]"                        lof "british 1775; 2x LI / LI, MI rangers rifled"
expect "LF-SE-04: a quarter"                  1 "2 elements are Elite; a force of 4 may have 1" lof "british 1775; 2x LI elite / 2x LI"
expect "LF-FB-01: a war by any of its years"   0 "british 1775 200; 2x LI / 2x LI" lof "british 1776; 2x LI / 2x LI" --line
expect "LF: behind a war a number is points"  2 "points are said twice: 200, and before that 1775" lof "british 1754 1775 200; 2x LI / 2x LI"
expect "LF: suggested for a year"             0 "British, American Revolution"      lof --suggest 200 --nation british --war 1778
expect "LF: of no war"                        2 "There is no war \"1700\"; say one of these: 1754, 1775, 1785, 1812, or a year of one" lof --suggest 200 --nation british --war 1700
lof "$mine" -o years.yaml >/dev/null; sed 's/^war: .*/war: 1700/' years.yaml >wrong.yaml
expect "LF: a file of no war"                 2 "wrong.yaml:5: There is no war \"1700\"" lof wrong.yaml
expect "LF-SE-23: Hessians and Grenadiers"    0 "LI hessian-grenadiers"             lof "german 1775; LI hessians grenadiers, 2x LI / 2x LI" --line
expect "LF-FB-08: Tiny artillery"             1 "wrong: There is no Tiny artillery; Small is the least." lof "british 1775; 2x LI / LI, TA"
expect "LF-FB-08: by name"                    1 "wrong: Tom: there is no Tiny artillery" lof "british 1775; 2x LI / LI, TA \"Tom\""
expect "LF-FB-19: rockets too early, and whose" 1 "wrong: Tom: rockets are not to be had in the American" lof "british 1775; 2x LI / LI, MA rocket \"Tom\""
expect "LF: what can be chosen, in columns"   0 "rocket               +0  of one element: SA MA LA, only in 1812 [LF-FB-19]" lof
truth "however long the word"                 grep -qF "hessian-grenadiers  +10  of one element" out
expect "LF-FB-04: a group of one"             1 "Group 1 has 1 element"             lof "british 1775; LI / 2x LI"
expect "LF-FB-04: and of seven"               1 "Group 1 has 7 elements"            lof "british 1775; 7x TI / 2x LI"
expect "LF-HE-01: the lists are a guide"      0 "to be agreed: Small infantry"      lof "british 1775; 2x LI / LI, SI minutemen"
expect "LF-HE-02: or enforced"                1 "[LF-HE-02]"                        lof "british 1775 enforced; 2x LI / LI, MI hessians, MI minutemen"
expect "LF-FB-24: limits waived"              0 "to be agreed: Group 1 has 1"       lof "british 1775 waived; LI / 2x LI"
expect "LF: no such nation"                   2 "[LF-HE-01]"                        lof "prussian 1775; 2x LI"
expect "LF: upgrades exclude each other"      2 "exclude each other"                lof "british 1775; LI elite grenadiers / 2x LI"
expect "LF-HE-16: an entry by its whole name"  0 "West Indian light infantry and voltigeurs" lof --json
expect "LF: a year of no war"                  2 "1764 is the year of no war"        lof "british 1764 200; 2x LI / 2x LI"
expect "LF: no such colour"                   2 "no cloth of"                       lof "british 1775; 2x LI in mauve"
expect "LF: suggested twins are told apart"   0 'militia "American militia, first"' lof --suggest 200 --nation american --war 1812 --seed 3 --line
truth "each by a number"                      grep -q '"American militia, second"' out
expect "LF: suggested in a war"               0 "German, American Revolution: 200 of 200" lof --suggest 200 --nation german --war 1775 --seed 2
expect "LF: a file"                           0 "195 of 200"                        lof "$mine" -o lof.yaml
expect "LF: read back"                        0 "faced yellow, TI"                  lof lof.yaml --line
sed 's/grenadiers/grenadier/' lof.yaml >wrong.yaml
expect "LF: a wrong word, with its line"      2 "wrong.yaml:19: "                   lof wrong.yaml
expect "LF: a battle by dice"                 0 "To fight it"                       lof lof.yaml --against "american 1775 200" --into take-the-field --options scenario=by-dice -o ./lof
truth "in its own war"                        grep -q 'date: "American Revolution"' lof/battle.yaml
truth "and no other day"                      test "$(grep -c '^date:' lof/battle.yaml)" = 1
truth "with upgrades"                         grep -q "upgrade: grenadiers" lof/battle.yaml
truth "coats"                                 grep -q "coat: red, facings: yellow" lof/battle.yaml
truth "and the scenario"                      grep -q "scenario: by-dice" lof/battle.yaml
expect "LF: is fought"                        0 '"dead_ends": 0'                    "$program" fight ./lof --bots random,random --games 1 --json
expect "LF: options that are none"            2 "There is no option"        lof lof.yaml --against "american 1775 200" --into take-the-field --options nonsense=1 -o ./lof2
truth "nothing is written"                    test ! -e lof2
expect "LF: lists of two wars"                1 "both forces are of one war"        lof "british 1775 enforced; 2x LI / 2x LI" --against "american 1812 200" --into take-the-field -o ./lof2
expect "LF: a table too small"                1 "square inches even in columns"     lof "british 1775 2000 waived; 90x LC / 2x LI" --against "american 1775 200" --into take-the-field -o ./lof2
expect "LF-SC-79: nor on the largest made"    2 "No larger one is made; take fewer elements" lof "british 1775 2000; 6x LC / 6x LC / 6x LC / 6x LC / 6x LC" --against "american 1775 200" --into take-the-field --table made:7-8x6 -o ./lof2
truth "nothing is written either"             test ! -e lof2

# ---- on paper
expect "a roster as text"                     0 "195 of 200"                        lof lof.yaml --roster lof.txt
truth "has boxes for hits"                    grep -qF "Hits [ ][ ][ ][ ]  Disorder" lof.txt
truth "the ranges of weapons"                 grep -q "Heavy cannon *0-48" lof.txt
truth "the result of a melee"                 grep -q "In defenses *+2" lof.txt
truth "Forced Orders in a Morale Test"        grep -q "Each Forced Order after the first *-1" lof.txt
truth "what they can do, with the rule"       grep -q "LF-SK-17" lof.txt
truth "and stays within a hundred columns"    sh -c '! grep -qE "^.{101}" lof.txt'
expect "as PDF, with bases to cut out"        0 "195 of 200"                        lof lof.yaml --roster lof.pdf --cut cut.pdf
truth "both are PDF"                          sh -c 'head -c 5 lof.pdf | grep -q %PDF && head -c 5 cut.pdf | grep -q %PDF'
expect "as SVG in points"                     0 "195 of 200"                        lof lof.yaml --roster lof.svg --cut cut.svg
truth "A4 wide"                               grep -q 'width="595.2[0-9]*pt"' cut.svg
truth "a stand of infantry is 40 by 30 mm"    grep -q "m[0-9]* [0-9]* 1134 0 0 850" cut.svg # tenths of a point
truth "a row of markers for each state"       test "$(grep -c '"m46 [0-9.]* 42[0-9.]* 0 0 42' cut.svg)" = 5
truth "what was chosen is named"              grep -qE "^      Light Infantry: .*Vanguard" lof.txt
truth "of guns and muskets, too"              grep -qE "^      rifled muskets$" lof.txt
truth "the letters of the columns are told"   grep -q "B, O, M *Battle Line, Open Order, March Column" lof.txt
expect "of Iron Brigade"                      0 "134 of 150"                        muster mine.yaml --roster ib.txt
truth "with marks by class"                   grep -qF "Marks [ ][ ][ ][ ][ ][ ]" ib.txt
expect "no war is named: one with a list"       0 "american 1775 100;"                lof --suggest 100 --line
expect "a picture of no kind"                 2 "must end in .pdf, .svg or .png, or in .txt" lof lof.yaml --roster lof.doc
expect "bases are not text"                   2 "must end in .pdf, .svg or .png:"   lof lof.yaml --cut cut.txt
expect "a folder that is not there"           2 "nowhere"                           lof lof.yaml --roster nowhere/lof.pdf
expect "nothing to print"                     2 "there is no force"                 lof --roster lof.pdf

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
