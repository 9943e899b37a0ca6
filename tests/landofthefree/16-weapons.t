# Land of the Free, chapter 16: weapons and artillery.
battle lof-sight

% LF-WP-01: a rifle reaches 18 inches
    place commander B3 at 24 4
    place unit B3d at 24 10 facing 0 line
    place unit A1b at 24 28 facing 180 line
    place active group B3 element B3d
    answer fire A1b shot
    again

% LF-WP-01: mixed weapons 6
    place commander B2 at 24 4
    place unit B2b at 24 10 facing 0 line
    place unit A1b at 24 16.01 facing 180 line
    place active group B2 element B2b
    fire A1b shot           refused LF-WP-01
    again

% LF-WP-01: 6 itself is in
    place commander B2 at 24 4
    place unit B2b at 24 10 facing 0 line
    place unit A1b at 24 16 facing 180 line
    place active group B2 element B2b
    answer fire A1b shot

% LF-WP-01: light cannon 36, heavy cannon 48
    place commander B3 at 24 2
    place unit B3a at 12 5 facing 0 open 0.25
    place unit A1b at 12 41.01 facing 180 line
    place active group B3 element B3a
    fire A1b solid          refused LF-WP-01

% LF-WP-01: heavy cannon
    place commander B3 at 24 2
    place unit B3b at 32 2 facing 0 open 0.25
    place unit A1b at 32 46 facing 180 line
    place active group B3 element B3b
    answer fire A1b solid

% LF-WP-02: a mortar reaches beyond 12 inches and up to 36
    place commander B3 at 24 4
    place unit B3c at 30 5 facing 0 open 0.25
    place unit A1b at 30 17 facing 180 open 0.25
    place unit A1c at 40 17.01 facing 180 line
    place unit A1d at 30 41 facing 180 open 1
    place active group B3 element B3c
    fire A1b shot           refused LF-WP-01
    answer fire A1c shot
    answer fire A1d shot

% LF-WP-02: rockets as far as 48
    place commander B3 at 24 4
    place unit B3e at 24 2 facing 0 open 0.25
    place unit A1b at 24 13.9 facing 180 line
    place unit A1c at 34 44 facing 180 line
    place active group B3 element B3e
    fire A1b shot           refused LF-WP-01
    answer fire A1c shot

% LF-WP-03: beyond 12 inches cannon fire solid shot and nothing else
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1b at 24 22.01 facing 180 line
    place active group B3 element B3a
    fire A1b grape          refused LF-WP-04
    no answer fire A1b grape
    fire A1b solid
    event fires B3a A1b solid 5 5
    roll 2 2 2 2 2

% LF-WP-03: muskets fire neither
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c
    fire A1b solid          refused LF-WP-03

% LF-WP-04: within 12 inches the owner chooses for each shot
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1b at 24 22 facing 180 line
    place active group B3 element B3a
    answer fire A1b grape
    fire A1b solid
    event fires B3a A1b solid 6 5
    roll 2 2 2 2 2 2

% LF-WP-05: solid shot that hits disorders
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1a solid
    roll 5 2 2 2 2 2
    is unit A1a at 24 18 facing 180 line hits 1 disorder 1.
    again
    fire A1a solid
    roll 1 1 5 2 2 2            # the hit is taken away
    is unit A1a at 24 18 facing 180 line.

% LF-WP-06: each 6 earns a die, and so on with each further 6
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1a solid
    roll 6 2 2 2 2 3
    asks british goes-on
    yes
    roll 5
    event volley B3a A1a 2
    no event punishing
    again
    fire A1a solid
    roll 6 2 2 2 2 3
    yes
    roll 6
    asks british goes-on
    yes
    roll 3
    event volley B3a A1a 2

% LF-WP-06: the odds are those of the whole chain, which has no end
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    odds "fire A1a solid" : "hits: 0" 8261/46656, "now Shaken" 269075/1259712

% LF-WP-06: he may decline
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1a solid
    roll 6 1 2 2 2 3
    no
    event volley B3a A1a 1

% LF-WP-07: into the flank a 5 earns one as well
    place commander B3 at 24 4
    place unit B3a at 24 8 facing 0 open 0.25
    place unit A1a at 24 20 facing 90 line
    place active group B3 element B3a
    fire A1a solid
    event fires B3a A1a solid 7 5
    roll 5 2 2 2 2 2 2
    asks british goes-on
    yes
    roll 2
    event volley B3a A1a 1

% LF-WP-07: not into the front
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1a solid
    roll 5 2 2 2 2 2
    event volley B3a A1a 1

% LF-WP-08: when only a 6 hits, a 6 still earns a die
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25 disorder 6
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1a solid
    event fires B3a A1a solid 1 6
    roll 6
    yes
    roll 5
    event volley B3a A1a 1

% LF-WP-08: and a 5 never does, in the flank either
    place commander B3 at 24 4
    place unit B3a at 24 8 facing 0 open 0.25 disorder 7
    place unit A1a at 24 20 facing 90 line
    place active group B3 element B3a
    fire A1a solid
    event fires B3a A1a solid 1 6
    roll 5
    event volley B3a A1a 0

% LF-WP-09: grape that hits disorders, and never penetrates
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1a grape
    roll 6 2 2 2 2 2 2 2
    event volley B3a A1a 1
    is unit A1a at 24 18 facing 180 line hits 1 disorder 1.

% LF-WP-10: the marker of a punishing volley comes on top
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 18 facing 180 line
    place active group B3 element B3a
    fire A1a grape
    roll 6 6 2 2 2 2 2 2
    is unit A1a at 24 18 facing 180 line hits 2 disorder 2.

% LF-WP-11: cannon with no enemy in their Threat Zone may choose
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 23 facing 180 open 1
    place unit A1b at 36 32 facing 180 line
    place active group B3 element B3a
    answer fire A1a solid
    answer fire A1b solid

% LF-WP-11: with one there they choose like others
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1a at 24 21 facing 180 open 1
    place unit A1b at 36 32 facing 180 line
    place active group B3 element B3a
    answer fire A1a solid
    no answer fire A1b solid

% LF-WP-12: mortars and rockets choose whom they like
    place commander B3 at 24 4
    place unit B3c at 24 5 facing 0 open 0.25
    place unit A1d at 24 15 facing 180 open 1
    place unit A1b at 24 20 facing 180 line
    place unit A1c at 32 34 facing 180 line
    place active group B3 element B3c
    answer fire A1b shot
    answer fire A1c shot

% LF-WP-13, LF-WP-18: cover takes no die from a mortar; long range always does
    place commander B3 at 61 4
    place unit B3c at 66 14 facing 0 open 0.25
    place unit A1b at 66 30 facing 180 line
    place active group B3 element B3c
    fire A1b shot
    event fires B3c A1b shot 3 5
    no event modifier target in cover
    roll 2 2 2

% LF-WP-14: a mortar that hits disorders
    place commander B3 at 24 4
    place unit B3c at 24 5 facing 0 open 0.25
    place unit A1b at 24 20 facing 180 line
    place active group B3 element B3c
    fire A1b shot
    roll 5 2 2
    is unit A1b at 24 20 facing 180 line hits 1 disorder 1.

% LF-WP-15: not with a friend within 6 inches of the target
    place commander B3 at 24 4
    place unit B3c at 24 5 facing 0 open 0.25
    place unit A1b at 24 20 facing 180 line
    place unit B1d at 24 14 facing 0 open 1
    place active group B3 element B3c
    fire A1b shot           refused LF-WP-15 "B1d"

% LF-WP-15: friends in the Fire Zone do not matter to it
    place commander B3 at 24 4
    place unit B3c at 24 5 facing 0 open 0.25
    place unit A1b at 24 20 facing 180 line
    place unit B1d at 24 13.9 facing 0 open 1
    place active group B3 element B3c
    fire A1b shot           ok
    roll 2 2 2

% LF-WP-16: rockets give markers, no hits, and cause no tests
    place commander B3 at 24 4
    place unit B3e at 24 5 facing 0 open 0.25
    place unit A1c at 24 20 facing 180 line
    place active group B3 element B3e
    fire A1c shot
    roll 5 5 2
    is unit A1c at 24 20 facing 180 line disorder 2.
    asks british orders
    again
    fire A1c shot
    roll 1 1 5
    is unit A1c at 24 20 facing 180 line.

% LF-WP-17: cover counts against rockets
    place commander B3 at 61 4
    place unit B3e at 66 14 facing 0 open 0.25
    place unit A1b at 66 30 facing 180 line
    place active group B3 element B3e
    fire A1b shot
    event fires B3e A1b shot 2 5
    roll 2 2

% LF-WP-18: they have neither solid shot nor grape
    place commander B3 at 24 4
    place unit B3c at 24 5 facing 0 open 0.25
    place unit A1b at 24 20 facing 180 line
    place active group B3 element B3c
    fire A1b solid          refused LF-WP-03

% LF-WP-01: and no hair more
    battle lof-sight
    place commander B3 at 24 4
    place unit B3d at 24 10 facing 0 line
    place unit A1b at 24 28.01 facing 180 line
    place active group B3 element B3d
    fire A1b shot           refused LF-WP-01

% LF-WP-01: a rifle has no least range
    battle lof-sight
    place commander B3 at 24 4
    place unit B3d at 24 10 facing 0 line
    place unit A1d at 24 10.5 facing 180 open 1
    place active group B3 element B3d
    answer fire A1d shot

% LF-WP-01: nor have mixed weapons
    battle lof-sight
    place commander B2 at 24 4
    place unit B2b at 24 10 facing 0 line
    place unit A1d at 24 10.5 facing 180 open 1
    place active group B2 element B2b
    answer fire A1d shot

% LF-WP-01: nor has light cannon
    battle lof-sight
    place commander B3 at 24 4
    place unit B3a at 24 10 facing 0 open 0.25
    place unit A1d at 24 10.5 facing 180 open 1
    place active group B3 element B3a
    answer fire A1d grape

% LF-WP-01: nor heavy
    battle lof-sight
    place commander B3 at 24 4
    place unit B3b at 24 10 facing 0 open 0.25
    place unit A1d at 24 10.5 facing 180 open 1
    place active group B3 element B3b
    answer fire A1d grape

% LF-WP-01: heavy cannon reaches 48 inches and no further
    battle lof-sight
    place commander B3 at 4 6
    place unit B3b at 8 6 facing 45 open 0.25
    place unit A1d at 53.5 23.8 facing 270 open 1
    place active group B3 element B3b
    distance B3b A1d 48.5 within 0.4
    sees B3b A1d
    fire A1d solid          refused LF-WP-01

% LF-WP-02: a mortar fires at half an inch beyond twelve, and not beyond 36
    battle lof-sight
    place commander B3 at 24 4
    place unit B3c at 30 5 facing 0 open 0.25
    place unit A1d at 30 17.5 facing 180 open 1
    place unit A1c at 40 41.9 facing 180 line
    place active group B3 element B3c
    answer fire A1d shot
    distance B3c A1c 37.8 within 0.5
    fire A1c shot           refused LF-WP-01

% LF-WP-02: nor half an inch beyond 36
    battle lof-sight
    place commander B3 at 24 4
    place unit B3c at 30 5 facing 0 open 0.25
    place unit A1d at 30 17.5 facing 180 open 1
    place unit A1c at 30 41.5 facing 180 line
    place active group B3 element B3c
    distance B3c A1c 36.5
    fire A1c shot           refused LF-WP-01

% LF-WP-02: rockets likewise, and not beyond 48
    battle lof-sight
    place commander B3 at 8 4
    place unit B3e at 8 6 facing 45 open 0.25
    place unit A1d at 16.75 14.75 facing 225 open 1
    place unit A1c at 54 23.8 facing 270 line
    place active group B3 element B3e
    distance B3e A1d 12.3 within 0.2
    answer fire A1d shot
    distance B3e A1c 48.4 within 0.3
    fire A1c shot           refused LF-WP-01
