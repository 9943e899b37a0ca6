# Land of the Free, chapter 22: hills. The hill lies at 48 to 60, 12 to 24; its top at 51 to 57, 15 to 21.
battle lof-sight

% LF-HI-02, LF-HI-03: bare ground higher than both eyes blocks
    place commander B3 at 54 4
    place unit B3a at 53 8 facing 0 open 0.25
    place unit A1b at 53 28 facing 180 line
    place active group B3 element B3a
    fire A1b solid          refused LF-SI-15 "The"

% LF-HI-01, LF-HI-05: from the hill one looks down over its own slope
    place commander B3 at 54 10
    place unit B3a at 54 14 facing 180 open 0.25
    place unit A1b at 54 2 facing 0 line
    place active group B3 element B3a
    fire A1b solid          ok
    roll 2 2 2 2 2 2

% LF-HI-02, LF-HI-03: an element on the plain does not hide another from a gun on the hill
    place commander B3 at 54 10
    place unit B3a at 54 20 facing 0 open 0.25          # on the top
    place unit A1b at 54 30 facing 180 line
    place unit A1c at 54 38 facing 180 line
    place active group B3 element B3a
    fire A1c solid          refused LF-SH-04            # seen, though another comes first

% LF-HI-04: but it does within 3 inches of the lower end
    place commander B3 at 54 10
    place unit B3a at 54 20 facing 0 open 0.25
    place unit A1a at 54 30 facing 180 line
    place unit A1d at 54 32 facing 180 open 1
    place active group B3 element B3a
    fire A1d solid          refused LF-SI-15 "A1a"

% LF-HI-02, LF-HI-03: on one level it blocks wherever it is
    place commander B3 at 34 12
    place unit B3a at 34 20 facing 0 open 0.25
    place unit A1b at 34 33 facing 180 line
    place unit A1d at 34 41 facing 180 open 1
    place active group B3 element B3a
    fire A1d solid          refused LF-SI-15 "A1b"

% LF-HI-05: its own hill hides nobody from it who stands close below
    place commander B3 at 54 10
    place unit B3a at 54 20 facing 0 open 0.25
    place unit A1d at 54 25 facing 180 open 1
    place active group B3 element B3a
    fire A1d grape          ok                          # it is the gun's own hill
    roll 2 2 2 2 2 2 2

% LF-HI-06: cannon on a height fire over friends on lower ground, out of both Threat Zones
    place commander B3 at 54 10
    place unit B3a at 54 20 facing 0 open 0.25
    place unit B1d at 54 34.5 facing 0 open 1
    place unit A1b at 54 46 facing 0 line
    place active group B3 element B3a
    fire A1b solid          ok
    roll 2 2 2 2 2 2

% LF-HI-06: not with one in the battery's Threat Zone
    place commander B3 at 54 10
    place unit B3a at 54 20 facing 0 open 0.25
    place unit B1d at 54 32 facing 0 open 1
    place unit A1b at 54 46 facing 0 line
    place active group B3 element B3a
    fire A1b solid          refused LF-SH-15 "B1d"

% LF-HI-06: nor in the target's
    place commander B3 at 54 10
    place unit B3a at 54 20 facing 0 open 0.25
    place unit B1d at 54 36 facing 0 open 1
    place unit A1b at 54 45 facing 180 line
    place active group B3 element B3a
    fire A1b solid          refused LF-SH-15 "B1d"

% LF-HI-06: nor from level ground
    place commander B3 at 34 6
    place unit B3a at 24 8 facing 0 open 0.25
    place unit B1d at 24 22 facing 0 open 1
    place unit A1b at 24 40 facing 0 line
    place active group B3 element B3a
    fire A1b solid          refused LF-SH-15 "B1d"

% LF-HI-07: riflemen have no such right
    place commander B3 at 54 10
    place unit B3d at 54 20 facing 0 line
    place unit B1d at 54 33.3 facing 0 open 1
    place unit A1b at 54 37.9 facing 0 line
    place active group B3 element B3d
    fire A1b shot           refused LF-SH-15 "B1d"

% LF-HI-08: a hill by itself gives no cover
    place commander B1 at 40 14
    place unit B1b at 44 18 facing 90 line
    place unit A1c at 50 18 facing 270 line
    place active group B1 element B1b
    fire A1c shot
    no event modifier target in cover
    event fires B1b A1c shot 6 5
    roll 2 2 2 2 2 2

% LF-HI-03: what is as high as the higher eye blocks wherever it stands: here one on the top with the gun
    place commander B3 at 54 10
    place unit B3a at 54 16.8 facing 0 open 0.25        # on the top
    place unit A1c at 54 19.5 facing 180 line           # there, too, and more than 3 inches from the lower end
    place unit A1d at 54 32 facing 180 open 1           # on the plain
    place active group B3 element B3a
    fire A1d solid          refused LF-SI-15 "A1c"

% LF-HI-08: a hill slows nobody: three inches in line, up its slope
    place commander B1 at 54 6
    place unit B1c at 49.5 11 facing 0 line
    place active group B1 element B1c
    move 49.5 14 0 straight ok

% LF-HI-02, LF-HI-04: corn hides from a height whoever stands within three inches of it
    battle lof-sight
    place commander B3 at 54 14
    place unit B3a at 54 20 facing 0 open 0.25          # on the top
    place unit A1d at 61 40.3 facing 180 open 1         # the corn ends at 40
    place active group B3 element B3a
    no sees B3a A1d "The corn"

% LF-HI-03, LF-HI-04: and nobody further behind
    battle lof-sight
    place commander B3 at 54 14
    place unit B3a at 54 20 facing 0 open 0.25
    place unit A1d at 61 44 facing 180 open 1
    place active group B3 element B3a
    sees B3a A1d in the open

% LF-HI-04, LF-HI-05: so does a lower hill that is not the gun's own
    battle cowpens-1781
    place commander STEWART at 48 34
    place unit GUN-1 at 48 38 facing 0 open 1           # on Hayes Rise
    place unit THOMAS at 48 66.6 facing 180 line        # close behind Morgan Hill
    place active group STEWART element GUN-1
    no sees GUN-1 THOMAS "Morgan Hill"

% LF-HI-03, LF-HI-05: further behind one is seen over that hill
    battle cowpens-1781
    place commander STEWART at 48 34
    place unit GUN-1 at 48 38 facing 0 open 1
    place unit THOMAS at 48 70.7 facing 180 line
    place active group STEWART element GUN-1
    sees GUN-1 THOMAS
