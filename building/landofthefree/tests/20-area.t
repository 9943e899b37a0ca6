# Land of the Free, chapter 20: area terrain, as far as it hides and covers. Slow ground stands with the moves.
battle lof-sight

% LF-AT-01, LF-AT-02: woods obscure: nothing is seen through one
    place commander B3 at 10 22
    place unit B3d at 10 26 facing 0 line
    place unit A1b at 10 43 facing 180 line
    place active group B3 element B3d
    fire A1b shot           refused LF-SI-15 "The wood"

% LF-AT-04, LF-AT-14: so do high crops, however thin the piece: here an inch of orchard
    place commander B1 at 22 20
    place unit B1d at 22.5 24 facing 0 open 1
    place unit A1d at 22.5 31 facing 180 open 1
    place active group B1 element B1d
    fire A1d shot           refused LF-SI-15 "The orchard"

% LF-AT-07: only pieces that obscure do: nothing but the pond's edge lies between these
    place commander B3 at 67 10
    place unit B3d at 67 14 facing 0 line
    place unit A1b at 67 26 facing 180 line
    place active group B3 element B3d
    fire A1b shot
    event fires B3d A1b shot 6 5
    roll 2 2 2 2 2 2

% LF-AT-12: half of the stands with the leader occupy it: three of five
    place commander B1 at 16 16
    place unit B1b at 16 22 facing 0 line
    place unit A1b at 15.5 28 facing 180 line           # leader and two stands touch the wood, which ends at 16
    place active group B1 element B1b
    fire A1b shot
    event modifier target in cover -1
    roll 2 2 2 2 2

% LF-AT-12, LF-AT-18: with fewer it has no cover from it
    place commander B1 at 18 16
    place unit B1b at 18 22 facing 0 line
    place unit A1b at 17 28 facing 180 line             # its leader stands beside the wood
    place active group B1 element B1b
    fire A1b shot
    no event modifier target in cover
    roll 2 2 2 2 2 2

% LF-AT-13, LF-AT-15: deep in it, it is seen from 6 inches and not from more
    place commander B1 at 10 22
    place unit B1b at 10 23.9 facing 0 line
    place unit A1c at 10 30 facing 180 line
    place active group B1 element B1b
    fire A1c shot           refused LF-SI-15 "The wood"

% LF-AT-15: from 6
    place commander B1 at 10 22
    place unit B1b at 10 24 facing 0 line
    place unit A1c at 10 30 facing 180 line
    place active group B1 element B1b
    fire A1c shot           ok
    event modifier target in cover -1
    roll 2 2 2 2 2

% LF-AT-15: nor does it see further itself
    place commander B1 at 10 32
    place unit B1c at 10 31 facing 180 line
    place unit A1d at 10 24 facing 0 open 1
    place active group B1 element B1c
    fire A1d shot           refused LF-SI-15 "The wood"

% LF-AT-15: even a stand that sticks out of the wood is not seen
    place commander B3 at 18 22
    place unit B3d at 22 36 facing 270 line
    place unit A1b at 14.2 36 facing 180 line           # two stands beyond the edge at 16, but its leader deep
    place unit A1d at 40 44 facing 180 open 1
    place active group B3 element B3d
    fire A1b shot           refused

% LF-AT-13, LF-AT-16: on the edge it is seen at any distance
    place commander B3 at 22 6
    place unit B3d at 22 10.5 facing 0 line
    place unit A1c at 22.5 28 facing 180 line
    place active group B3 element B3d
    fire A1c shot           ok
    event modifier target in cover -1
    roll 2 2 2 2

% LF-AT-16: and sees
    place commander B1 at 61 34
    place unit B1b at 61 29.9 facing 180 line
    place unit A1d at 62 19 facing 0 open 1
    place active group B1 element B1b
    fire A1d shot           ok
    no event modifier target in cover
    roll 2 2 2 2 2

% LF-AT-16: but not through more than 2 inches of it
    place commander B1 at 10 24
    place unit B1b at 10 28.5 facing 0 line
    place unit A1d at 10 39.9 facing 180 open 1
    place active group B1 element B1b
    fire A1d shot           refused LF-SI-15 "The wood"

% LF-AT-17: who fires out over his own edge gives no cover by it
    place commander B1 at 22 22
    place unit B1d at 22.5 29 facing 180 open 1
    place unit A1c at 22.5 21 facing 0 line
    place active group B1 element B1d
    fire A1c shot
    no event modifier target in cover
    roll 2 2 2

% LF-AT-19: a charge needs sight under the same limits
    place commander B1 at 10 22
    place unit B1b at 10 25.9 facing 0 open 1
    place unit A1c at 10 32.2 facing 180 line
    place active group B1 element B1b
    no answer charge A1c
