# Iron Brigade: nothing is measured before it is declared.
battle ib-drill

% IB-12.2: targets are listed however far off they are, and no list has a distance in it
place unit B1b at 20 10 facing 0 line
place unit A1b at 20 14 facing 180 line
place unit A1c at 40 47 facing 180 line
place phase fire crown
    answers fire B1b A1b, fire B1b A1c, end

% IB-12.2: nor is one refused for being too far
place unit B1b at 20 10 facing 0 line
place unit A1c at 26 47 facing 180 line
place phase fire crown
    fire B1b A1c        ok
    event measured B1b A1c
    event out-of-range B1b A1c

% IB-12.4: what has been measured stands in the record with its distance
place unit B1b at 20 10 facing 0 line
place unit A1b at 20 16 facing 180 line
place phase fire crown
    fire B1b A1b
    event measured B1b A1b 6

% IB-12.10: to have measured is counted, and no undo goes back over it
place unit B1b at 20 10 facing 0 line
place unit A1b at 20 16 facing 180 line
place phase fire crown
    fire B1b A1b
    is measured 1

% IB-12.14: a line of sight is settled by the rules: along an edge it is open, through a footprint it is not
place unit B1b at 20 10 facing 0 line
place unit B1a at 21.5 12 facing 0 line
place unit A1b at 20 16 facing 180 line
place phase fire crown
    sees B1b A1b        # B1a's left edge is at 20
    again
    fire B1b A1b        ok

% IB-12.14: and a hundredth of an inch decides
place unit B1b at 20 10 facing 0 line
place unit B1a at 21.49 12 facing 0 line
place unit A1b at 20 16 facing 180 line
place unit A1c at 26 16 facing 180 line
place phase fire crown
    no sees B1b A1b "B1a"
    fire B1b A1b        refused IB-4.36
