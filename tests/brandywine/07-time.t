# Battle of Brandywine, section 7: the time record.
battle brandywine-1777

% BW-7.1: an hour passes when both player turns are complete, and not before
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N
    place turn 5
    place phase british movement
    close
    no event hour
    is turn 5.
    asks american move
    close
    event hour 6
    is turn 6.
    asks british move

% BW-7.1: the time record begins with turn 1
    is turn 1.
    asks american setup

% BW-7.1: there are thirteen hours, and the twelfth is not the last
          10 11 12
    E     .  v  .       v  G-V1 facing S
    place unit L-G1 at A1 facing N
    place turn 12
    place phase american movement
    close
    event hour 13
    not over
    is turn 13.
    close; close
    over
