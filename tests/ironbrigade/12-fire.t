# Iron Brigade: fire is measured when it is declared, and not before.
battle ib-range

% IB-12.3: a target is declared; then it is measured, and the distance stands in the record
place unit CP2 at 20 10 facing 0 line
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 23 14 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    event measured CP2 AP1 5
    is measured 1

% IB-12.5: fire that cannot reach is declared all the same, and in vain
place unit CP2 at 20 2 facing 0 line
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 29 facing 180 line
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    answer fire CP2 AP1
    fire CP2 AP1    ok
    event out-of-range CP2 AP1

% IB-12.8: commanders to be aimed at are offered when the volley has hit, and not before
place unit CP2 at 20 10 facing 0 line volleyed
place unit CG1 at 60 10 facing 0 line
place unit AP1 at 20 13 facing 180 line
place unit AP at 20 14
place unit AG1 at 60 14 facing 180 line
place phase fire crown
    no answer aim AP
    fire CP2 AP1; roll 4 1 1
    answer aim AP

% IB-12.12: from flag to flag
place unit CP2 at 20 10 facing 0 line volleyed
place unit AP1 at 23 14 facing 180 line
place phase fire crown
    fire CP2 AP1
    event measured CP2 AP1 5

% IB-12.12: whatever the formation; of a column its front too
place unit CP2 at 20 10 facing 0 line volleyed
place unit AP1 at 20 14 facing 0 column
place phase fire crown
    fire CP2 AP1
    event measured CP2 AP1 4

% IB-12.12: and from the muzzle of a gun to the flag
place unit CN3 at 20 10 facing 0 unlimbered grape 0
place unit AP1 at 20 22 facing 0 line
place phase fire crown
    fire CN3 AP1
    event measured CN3 AP1 12

% IB-1.25: the muzzle is the middle of the gun's front edge
place unit CN3 at 20 10 facing 45 unlimbered grape 0
place unit AP1 at 20 22 facing 180 line
place phase fire crown
    fire CN3 AP1
    event measured CN3 AP1 12
