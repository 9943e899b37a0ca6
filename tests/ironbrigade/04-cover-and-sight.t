# Iron Brigade: cover and sight.
battle ib-range

% IB-4.22: a hedge gives soft cover
place unit CP2 at 9 27 facing 0 line volleyed
place unit AP1 at 9 30.5 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.22: a fence gives soft cover
place unit CP2 at 49 39 facing 0 line volleyed
place unit AP1 at 49 42.5 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.22: woods give soft cover
place unit CP2 at 20 33 facing 0 line volleyed
place unit AP1 at 20 36.5 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.22: crops give soft cover
place unit CP2 at 64 27 facing 0 line volleyed
place unit AP1 at 64 30.5 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.23: a wall gives hard cover
place unit CP2 at 22 27 facing 0 line volleyed
place unit AP1 at 22 30.5 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in hard cover -2

% IB-4.23: a building gives hard cover
place unit CP2 at 32 33 facing 0 line volleyed
place unit AP1 at 32 36.5 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in hard cover -2

% IB-4.23: an earthwork gives hard cover
place unit CP2 at 36 27 facing 0 line volleyed
place unit AP1 at 36 30.5 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in hard cover -2

% IB-4.24: a line that is crossed within an inch of the target's footprint counts
place unit CP2 at 9 27 facing 0 line volleyed
place unit AP1 at 9 31 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.24: who has marched up to a hedge has it before him: a shot from its other side crosses it
place unit CP2 at 9 27 facing 0 line volleyed
place unit AP1 at 9 30 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.24: and one from behind him does not, though his flag is upon it
place unit CP2 at 9 34 facing 180 line volleyed
place unit AP1 at 9 30 facing 180 line
place phase fire crown
    fire CP2 AP1
    event fires CP2 AP1
    no event reason target in soft cover

% IB-4.24: nor behind a wall
place unit CP2 at 22 34 facing 180 line volleyed
place unit AP1 at 22 30 facing 180 line
place phase fire crown
    fire CP2 AP1
    event fires CP2 AP1
    no event reason target in hard cover

% IB-4.24: a flag on the edge of woods is in them, from wherever the shot comes
place unit CP2 at 20 42 facing 180 line volleyed
place unit AP1 at 20 38 facing 180 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.24: one that is crossed farther off does not
place unit CP2 at 9 27 facing 0 line volleyed
place unit AP1 at 9 31.01 facing 180 line
place phase fire crown
    fire CP2 AP1
    no event reason target in soft cover

% IB-4.24: nor one that the shot does not cross
place unit CP2 at 9 34 facing 180 line volleyed
place unit AP1 at 9 30.5 facing 0 line
place phase fire crown
    fire CP2 AP1
    no event reason target in soft cover

% IB-4.24: the flag inside the piece is enough, wherever the shot comes from
place unit CP2 at 69 33 facing 270 line volleyed
place unit AP1 at 65.5 33 facing 90 line
place phase fire crown
    fire CP2 AP1
    event reason target in soft cover -1

% IB-4.25: sight runs from flag to flag, and what stands beside it hides nobody
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 24 12 facing 0 line
place unit AP1 at 20 14 facing 180 line
place phase fire crown
    sees CP2 AP1
    answer fire CP2 AP1

% IB-4.26: another unit through which it runs blocks it, friend or foe
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 20 13 facing 0 line
place unit CG1 at 30 10 facing 0 line
place unit AP1 at 20 17 facing 180 line
place unit AP2 at 30 13 facing 180 line
place unit AG1 at 30 17 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-4.36 "CP1 is in the way"
    fire CG1 AG1    refused IB-4.36 "AP2 is in the way"
    no answer fire CP2 AP1
    answer fire CG1 AP2

% IB-4.26: to run along an edge does not block, and discs block nothing
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 18.5 13 facing 0 line
place unit CP at 20 12
place unit AP at 20 16
place unit AP1 at 20 17 facing 180 line
place phase fire crown
    fire CP2 AP1    ok
    again
    sees CP2 AP1

% IB-4.26: a hair more, and it does
place unit CP2 at 20 10 facing 0 line
place unit CP1 at 18.51 13 facing 0 line
place unit AP1 at 20 17 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-4.36 "CP1"

% IB-4.27: ground above both ends blocks it
place unit CP2 at 50 28 facing 0 line
place unit AP1 at 50 38 facing 180 line
place unit CP1 at 20 10 facing 0 line
place unit AP2 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-4.36 "The hill is in the way"

% IB-4.27: from the hill one sees down
place unit CP2 at 50 30 facing 0 line
place unit AP1 at 50 38 facing 180 line
place phase fire crown
    answer fire CP2 AP1

% IB-4.28: a building that holds neither end blocks it
place unit CP2 at 32 34 facing 0 line
place unit AP1 at 32 42 facing 180 line
place unit CP1 at 20 10 facing 0 line
place unit AP2 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-4.36 "The house is in the way"

% IB-4.28: one that holds an end does not
place unit CP2 at 32 34 facing 0 line
place unit AP1 at 32 38 facing 180 line
place phase fire crown
    answer fire CP2 AP1

% IB-4.29: two inches of woods can be seen through
place unit CP2 at 20 35 facing 0 line
place unit AP1 at 20 39 facing 180 line
place phase fire crown
    answer fire CP2 AP1

% IB-4.29: more than two inches in all cannot
place unit CP2 at 8 35 facing 0 line
place unit AP1 at 8 40 facing 180 line
place unit CP1 at 20 10 facing 0 line
place unit AP2 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-4.36 "The deep wood is in the way"

% IB-4.29: into a wood one sees two inches deep
place unit CP2 at 8 35 facing 0 line
place unit AP1 at 8 38 facing 180 line
place phase fire crown
    answer fire CP2 AP1

% IB-4.29: and no farther
place unit CP2 at 8 35 facing 0 line
place unit AP1 at 8 38.1 facing 180 line
place unit CP1 at 20 10 facing 0 line
place unit AP2 at 20 14 facing 180 line
place phase fire crown
    fire CP2 AP1    refused IB-4.36 "The deep wood"
