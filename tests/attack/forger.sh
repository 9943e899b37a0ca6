#!/bin/sh
# tests/attack/forger.sh PROGRAM: a forger's corpus. Each case is a true record of sealed dice with one thing changed, as somebody
# would who wants his dice to be taken for proven; none may be called so. Prints `N passed, N failed`.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../cli/lib.sh"
true=$here/../records/sealed.lin
noted=$(sed -n 's/^\[SealCommit "\(.*\)"\]$/\1/p' "$true")
other=$(printf '%064d' 7)

expect "the true record"                        0 "150 proven"              "$program" verify "$true"
expect "and of the seal that was noted"         0 "150 proven"              "$program" verify "$true" --commit "$noted"
expect "of another seal than the noted one"     1 "not the one that was noted" "$program" verify "$true" --commit "$other"
expect "what was noted is no commitment"        2 "64 hex digits"           "$program" verify "$true" --commit 12

# All of the first dice are said to have fallen before the seal, so that the forger may choose them.
sed 's/^\[Dice "sealed"\]$/&\n[SealEarlier "132"]/' "$true" >f.lin
expect "132 dice before the seal"               1 ""                        "$program" verify f.lin
sed 's/^\[Dice "sealed"\]$/&\n[SealEarlier "150"]/' "$true" >f.lin
expect "all dice before the seal"               1 "Of 150 dice the seal covers 0" "$program" verify f.lin
expect "all dice before the seal, --json"       1 '"verified": false'       "$program" verify f.lin --json
sed 's/^\[Dice "sealed"\]$/&\n[SealEarlier "151"]/' "$true" >f.lin
expect "more dice before the seal than there are" 1 "1 are missing"         "$program" verify f.lin

grep -v '^\[SealSecret' "$true" >f.lin
expect "the secret is kept back"                1 "SealSecret) is missing"  "$program" verify f.lin
expect "the secret is kept back, --json"        1 '"verified": false'       "$program" verify f.lin --json
grep -v '^\[Seal\|^\[Dice' "$true" >f.lin
expect "the seal is stripped: it proves nothing" 0 "nothing is proven of them" "$program" verify f.lin
expect "stripped, where a seal was noted"       1 "has no seal"             "$program" verify f.lin --commit "$noted"
grep -v '^\[Dice "sealed' "$true" >f.lin
expect "stripped by half"                       1 "lacks the header"        "$program" verify f.lin
sed 's/^\[Dice "sealed"\]$/[Dice "Sealed"]/' "$true" | grep -v '^\[Seal\|^\[DiceFaces' >f.lin
expect "a claim that only looks like one"       1 "none of them"            "$program" verify f.lin
sed 's/^\[Dice "sealed"\]$/[Dice "seeded"]/' "$true" | grep -v '^\[Seal\|^\[DiceFaces' >f.lin
expect "seeded, without the seed"               1 "lacks the header Seed"   "$program" verify f.lin
sed 's/^\[Dice "sealed"\]$/[Dice "seeded"]\n[Seed "7"]/' "$true" | grep -v '^\[Seal\|^\[DiceFaces' >f.lin
expect "seeded, with some seed"                 1 "the seed gives"          "$program" verify f.lin
sed 's/^\[SealSecret.*$/&\n&/' "$true" >f.lin
expect "one header twice"                       1 "a second time"           "$program" verify f.lin
sed "s/^\\[SealCommit.*\$/[SealCommit \"$other\"]\\n&/" "$true" >f.lin
expect "two commitments"                        1 "not the one that was promised"             "$program" verify f.lin
grep -v '^\[SealSecond' "$true" >f.lin
expect "a seat's secret left out"               1 "the secrets give"        "$program" verify f.lin
sed 's/^\[DiceFaces.*$/[DiceFaces "10"]/' "$true" >f.lin
expect "other faces"                            1 "faces of the dice"       "$program" verify f.lin

echo "$passed passed, $failed failed"
[ $failed = 0 ]
