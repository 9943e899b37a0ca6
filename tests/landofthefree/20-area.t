# Land of the Free, chapter 20: area terrain: what hides and covers, and what slows.
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
    place commander B3 at 28 36
    place unit B3d at 24.5 36 facing 270 line
    place unit A1b at 14.2 36 facing 180 line           # two stands beyond the edge at 16, but its leader deep
    place active group B3 element B3d
    fire A1b shot           refused LF-SI-15 "The wood"

% LF-AT-15: it is seen by whoever has that stand within 6"
    place commander B3 at 28 36
    place unit B3d at 24 36 facing 270 line
    place unit A1b at 14.2 36 facing 180 line
    place active group B3 element B3d
    fire A1b shot           ok
    event modifier target in cover -1
    roll 2 2 2 2 2 2

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

% LF-AT-02, LF-AT-08, LF-AT-09: woods, orchards and fallen trees slow an open order by an inch
    battle lof-grounds
    place commander B1 at 18.5 14 rating highly-skilled
    place unit T1 at 3.5 18.5 facing 0 open 1
    place unit T2 at 9.5 18.5 facing 0 open 1
    place unit T3 at 15.5 18.5 facing 0 open 1
    place active group B1
    activate T1 gc
    move 3.5 21 0 straight     refused LF-AT-09 "2 inches"      # woods
    move 3.5 20.5 0 straight
    end
    activate T2 gc
    move 9.5 21 0 straight     refused LF-AT-09 "2 inches"      # an orchard
    move 9.5 20.5 0 straight
    end
    activate T3 gc
    move 15.5 21 0 straight     refused LF-AT-09 "2 inches"      # fallen trees
    move 15.5 20.5 0 straight
    end

% LF-AT-03: swamps, debris and rough ground slow
    battle lof-grounds
    place commander B1 at 18.5 14 rating highly-skilled
    place unit T4 at 21.5 18.5 facing 0 open 1
    place unit T5 at 27.5 18.5 facing 0 open 1
    place unit T6 at 33.5 18.5 facing 0 open 1
    place active group B1
    activate T4 gc
    move 21.5 21 0 straight     refused LF-AT-09 "2 inches"      # a swamp
    move 21.5 20.5 0 straight
    end
    activate T5 gc
    move 27.5 21 0 straight     refused LF-AT-09 "2 inches"      # debris
    move 27.5 20.5 0 straight
    end
    activate T6 gc
    move 33.5 21 0 straight     refused LF-AT-09 "2 inches"      # rough or ploughed ground
    move 33.5 20.5 0 straight
    end

% LF-AT-03, LF-AT-04: so do camps and cemeteries; crops, fields and towns do not
    battle lof-grounds
    place commander B2 at 54.5 14 rating highly-skilled
    place unit T7 at 39.5 18.5 facing 0 open 1
    place unit T8 at 45.5 18.5 facing 0 open 1
    place unit T9 at 51.5 18.5 facing 0 open 1
    place unit T10 at 57.5 18.5 facing 0 open 1
    place unit T11 at 63.5 18.5 facing 0 open 1
    place active group B2
    activate T7 gc
    move 39.5 21 0 straight     refused LF-AT-09 "2 inches"      # a camp
    move 39.5 20.5 0 straight
    end
    activate T8 gc
    move 45.5 21 0 straight     refused LF-AT-09 "2 inches"      # a cemetery
    move 45.5 20.5 0 straight
    end
    activate T9 gc
    move 51.5 21.5 0 straight    ok                              # high crops
    end
    activate T10 gc
    move 57.5 21.5 0 straight    ok                              # a low field
    end
    activate T11 gc
    move 63.5 21.5 0 straight    ok                              # the ground of a town
    end

% LF-AT-01: what the map says of a piece goes before what its kind is: these woods slow nobody
    battle lof-grounds
    place commander B2 at 54.5 14 rating highly-skilled
    place unit T12 at 69.5 18.5 facing 0 open 1
    place active group B2
    activate T12 gc
    move 69.5 21.5 0 straight    ok                              # woods that the map calls open
    end

% LF-AT-02: woods, orchards and fallen trees obscure
    battle lof-grounds
    place commander B1 at 18.5 14 rating highly-skilled
    place unit T1 at 3.5 18.5 facing 0 open 1
    place unit T2 at 9.5 18.5 facing 0 open 1
    place unit T3 at 15.5 18.5 facing 0 open 1
    place unit E1 at 3.5 26 facing 180 open 1
    place unit E2 at 9.5 26 facing 180 open 1
    place unit E3 at 15.5 26 facing 180 open 1
    place active group B1
    activate T1 gc
    fire E1 shot                refused LF-SI-15              # woods
    end
    activate T2 gc
    fire E2 shot                refused LF-SI-15              # an orchard
    end
    activate T3 gc
    fire E3 shot                refused LF-SI-15              # fallen trees
    end

% LF-AT-03, LF-AT-07: swamps, debris and rough ground do not, nor do they give cover
    battle lof-grounds
    place commander B1 at 18.5 14 rating highly-skilled
    place unit T4 at 21.5 18.5 facing 0 open 1
    place unit T5 at 27.5 18.5 facing 0 open 1
    place unit T6 at 33.5 18.5 facing 0 open 1
    place unit E4 at 21.5 26 facing 180 open 1
    place unit E5 at 27.5 26 facing 180 open 1
    place unit E6 at 33.5 26 facing 180 open 1
    place active group B1
    activate T4 gc
    fire E4 shot                                              # a swamp
    no event modifier target in cover
    roll 1 2; end
    activate T5 gc
    fire E5 shot                                              # debris
    no event modifier target in cover
    roll 1 2; end
    activate T6 gc
    fire E6 shot                                              # rough or ploughed ground
    no event modifier target in cover
    roll 1 2; end

% LF-AT-03, LF-AT-04: nor do camps and cemeteries, fields and towns; high crops do
    battle lof-grounds
    place commander B2 at 54.5 14 rating highly-skilled
    place unit T7 at 39.5 18.5 facing 0 open 1
    place unit T8 at 45.5 18.5 facing 0 open 1
    place unit T9 at 51.5 18.5 facing 0 open 1
    place unit T10 at 57.5 18.5 facing 0 open 1
    place unit T11 at 63.5 18.5 facing 0 open 1
    place unit E7 at 39.5 26 facing 180 open 1
    place unit E8 at 45.5 26 facing 180 open 1
    place unit E9 at 51.5 26 facing 180 open 1
    place unit E10 at 57.5 26 facing 180 open 1
    place unit E11 at 63.5 26 facing 180 open 1
    place active group B2
    activate T7 gc
    fire E7 shot                                              # a camp
    no event modifier target in cover
    roll 1 2; end
    activate T8 gc
    fire E8 shot                                              # a cemetery
    no event modifier target in cover
    roll 1 2; end
    activate T9 gc
    fire E9 shot                refused LF-SI-15              # high crops
    end
    activate T10 gc
    fire E10 shot                                              # a low field
    no event modifier target in cover
    roll 1 2; end
    activate T11 gc
    fire E11 shot                                              # the ground of a town
    no event modifier target in cover
    roll 1 2; end

% LF-AT-01: these woods hide nobody
    battle lof-grounds
    place commander B2 at 54.5 14 rating highly-skilled
    place unit T12 at 69.5 18.5 facing 0 open 1
    place unit E12 at 69.5 26 facing 180 open 1
    place active group B2
    activate T12 gc
    fire E12 shot                                              # woods that the map calls open
    no event modifier target in cover
    roll 1 2; end

% LF-AT-06, LF-LO-01: abatis, walls, fences, hedges and entrenchments are low: a move stops there, and they can be crossed
    battle lof-grounds
    place commander B1 at 15.5 28 rating highly-skilled
    place unit T1 at 3.5 33 facing 0 open 1
    place unit T2 at 9.5 33 facing 0 open 1
    place unit T3 at 15.5 33 facing 0 open 1
    place unit T4 at 21.5 33 facing 0 open 1
    place unit T5 at 27.5 33 facing 0 open 1
    place active group B1
    activate T1 gc; move 3.5 35 0 straight
    event stopped T1 12         # an abatis
    answer cross 12
    end
    activate T2 gc; move 9.5 35 0 straight
    event stopped T2 13         # a wall
    answer cross 13
    end
    activate T3 gc; move 15.5 35 0 straight
    event stopped T3 14         # a fence
    answer cross 14
    end
    activate T4 gc; move 21.5 35 0 straight
    event stopped T4 15         # a hedge
    answer cross 15
    end
    activate T5 gc; move 27.5 35 0 straight
    event stopped T5 16         # an entrenchment
    answer cross 16
    end

% LF-AT-06, LF-LO-01: a stockade is tall, and so is what the map calls tall: nobody passes
    battle lof-grounds
    place commander B1 at 36 28 rating highly-skilled
    place commander B2 at 39.5 28 rating highly-skilled
    place unit T6 at 33.5 33 facing 0 open 1
    place unit T7 at 39.5 33 facing 0 open 1
    place active group B1
    activate T6 gc
    move 33.5 35 0 straight     refused LF-ME-17 "The stockade"
    no answer cross 17
    end; stay
    event group B2
    roll 1
    activate T7 gc
    move 39.5 35 0 straight     refused LF-ME-17 "The high wall"

% LF-AT-09: nobody is slowed below half: one inch backwards becomes half an inch, not nothing
    battle lof-grounds
    place commander B1 at 18 14 rating highly-skilled
    place unit T1 at 3.5 22 facing 0 open 1
    place active group B1 element T1
    back 3.5 21.49 0            refused LF-AT-09 "0.5 inches"
    back 3.5 21.5 0             ok

% LF-AT-10: a move that stops short of slowing ground has all of its allowance
    battle lof-grounds
    place commander B1 at 18 14 rating highly-skilled
    place unit T1 at 3.5 16.99 facing 0 open 1
    place active group B1 element T1
    move 3.5 19.98 0 straight   ok

% LF-AT-10: an order that touches its edge has not
    battle lof-grounds
    place commander B1 at 18 14 rating highly-skilled
    place unit T1 at 3.5 17.5 facing 0 open 1
    place active group B1 element T1
    move 3.5 20 0 straight      refused LF-AT-09

% LF-AT-08: each order is judged by itself: out of the wood, and then at full pace
    battle lof-grounds
    place commander B1 at 18 14 rating highly-skilled
    place unit T1 at 3.5 24.5 facing 0 open 1
    place active group B1 element T1
    move 3.5 27 0 straight      refused LF-AT-09
    move 3.5 26.5 0 straight
    move 3.5 29.5 0 straight    ok

% LF-AT-08: guns that are moved by hand through a wood are slowed, though they begin and end outside it
    battle lof-sight
    place commander B3 at 22 22
    place unit B3a at 22 27.9 facing 0 open 1
    place active group B3 element B3a
    prolong 22 30.8 0           refused LF-AT-09 "2 inches"
    prolong 22 29.9 0           ok

% LF-AT-08: a shift out of a wood is part of the order, and so is one through it at the end
    battle lof-drill
    place commander B1 at 18 30
    place unit B1d at 15.5 35 facing 0 open 1
    place active group B1 element B1d
    move 17.0748 37.9 0 right-first     refused LF-AT-09 "2 inches"
    move 17.0748 37 0 right-first       ok
    again
    move 15.5 37.9 0 left-last          refused LF-AT-09

% LF-AT-11: a withdrawal is slowed, too: three inches, of which two are left in the swamp
    battle lof-grounds
    place commander B1 at 18 14 rating highly-skilled
    place unit T4 at 21.5 23 facing 0 open 1
    place unit E4 at 21.5 28 facing 180 open 1
    place commander A1 at 21.5 32
    place active group A1 element E4
    fire T4 shot
    event fires E4 T4 shot 2 5
    roll 6 5                    # two hits of Discipline 1
    roll 1 1                    # failed
    roll 1                      # one move
    event retired T4 21.5 19.818897    # about its centre, and two inches

% LF-AT-08: of a column all counts where its march begins: with its tail in the wood it goes half as far
    battle lof-drill
    place commander B1 at 20 34
    place unit B1a at 17.5 34 facing 90 column
    place active group B1 element B1a
    march
    leg 20.6 34             refused LF-AT-09
    leg 20.5 34             ok
    halt 90

% LF-AT-08: and where it halts: with its tail in the wood, half as far; clear of it, all the way
    place commander B1 at 24 30
    place unit B1a at 19 26 facing 0 column
    place active group B1 element B1a
    march
    leg 19 31.5
    halt 90                 refused LF-AT-09
    halt 0                  ok

% LF-AT-19, LF-ML-03: a charge needs a line of sight as a shot does
    battle lof-sight
    place commander B1 at 22 20
    place unit B1d at 22.5 25 facing 0 open 1
    place unit A1d at 22.5 31 facing 180 open 1     # the orchard between them
    place active group B1 element B1d
    charge A1d              refused LF-ML-03 "cannot see"
    no answer charge A1d

% LF-AT-09: guns moved by hand are slowed where they stand or come to stand
    battle lof-drill
    place commander B3 at 10 24
    place unit B3a at 10 26.5 facing 0 open 1
    place active group B3 element B3a
    prolong 10 29 0         refused LF-AT-09 "slowed there"
    prolong 10 28.5 0       ok

% LF-AT-21: with its leader in a wood and too few others to occupy it, it looks out as if there were none
    battle lof-sight
    place commander B1 at 22 20
    place commander A1 at 22 44
    place unit B1a at 22.5 28.5 facing 0 open 1
    place unit A1b at 22.5 37.5 facing 180 line
    place active group B1 element B1a
    sees B1a A1b 5 in the open
    fire A1b shot           ok

% LF-AT-21, LF-AT-14: looked at it has no cover from it, though what stands in it is hidden
    battle lof-sight
    place commander B1 at 22 20
    place commander A1 at 22 44
    place unit B1a at 22.5 28.5 facing 0 open 1
    place unit A1b at 22.5 37.5 facing 180 line
    place active group A1 element A1b
    sees A1b B1a in the open
    fire B1a shot           ok

% LF-AT-21, LF-AT-14: from behind it nothing is seen through it
    battle lof-sight
    place commander B1 at 22 20
    place commander A1 at 22 44
    place unit B1c at 22.5 27.9 facing 0 line
    place unit A1c at 22.5 31 facing 180 line
    place active group B1 element B1c
    no sees B1c A1c "The orchard"
