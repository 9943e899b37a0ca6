# Iron Brigade: front, flank and rear. A line is three inches wide and one deep; its front opens at its corners.
battle ib-drill

% given AHEAD
battle ib-drill
place unit B1b at 36 20 facing 0 line
place unit A1c at 10 46 facing 180 line

% IB-2.26: the front lies ahead of the front edge and opens at its corners by 45 degrees
given AHEAD
place unit A1b at 36 30 facing 180 line
place phase move crown
    arc B1b A1b
    again
    arc B1b A1b

% IB-2.26: what lies to the right of that line is no target
given AHEAD
place unit A1 at 47.51 30
place unit A2 at 47.49 30
place unit AD at 36 19.99
place unit A3 at 36 20
place phase move crown
    no arc B1b A1
    arc B1b A2
    no arc B1b AD
    arc B1b A3

% IB-2.26: nor what lies to the left of it
given AHEAD
place unit A1 at 24.49 30
place unit A2 at 24.51 30
place phase move crown
    no arc B1b A1
    arc B1b A2

% IB-2.27: with arc_half=22.5 it opens by 22.5 degrees
battle ib-drill arc_half=22.5
place unit B1b at 36 20 facing 0 line
place unit A1b at 10 46 facing 180 line
place unit A1 at 41.65 30
place unit A2 at 41.63 30
place unit A3 at 30.35 30
place unit A4 at 30.37 30
place unit AD at 36 19.9
place phase move crown
    no arc B1b A1
    arc B1b A2
    no arc B1b A3
    arc B1b A4
    no arc B1b AD

% IB-2.27: a footprint must reach into the narrower front
battle ib-drill arc_half=22.5
place unit B1b at 36 20 facing 0 line
place unit A1b at 43.13 30 facing 180 line
place unit A1c at 28 31 facing 180 line
place phase move crown
    arc B1b A1b
    no arc B1b A1c
    answer fire B1b A1b
    no answer fire B1b A1c

% IB-2.28: a target is in arc if any part of its footprint is in the front
battle ib-drill
place unit B1b at 36 20 facing 0 line
place unit A1b at 49 30 facing 180 line            # its left rear corner is at 47.5, 31
place unit A1c at 22.4 30 facing 180 line          # its right rear corner at 23.9, 31: within
place unit A1d at 51.01 31 facing 180 line         # 49.51, 32: 12.01 off at 12 ahead
place phase move crown
    arc B1b A1b
    arc B1b A1c
    no arc B1b A1d

% IB-2.28: guns have the same arc
place unit B4a at 36 20 facing 0 unlimbered
place unit A1 at 46.77 30
place unit A2 at 46.73 30
place unit A1b at 10 46 facing 180 line
place phase move crown
    no arc B4a A1
    arc B4a A2

% given STRUCK
battle ib-drill orders=off
place unit A1b at 36 20 facing 0 line empty

% IB-2.29: the rear lies behind the rear edge and opens at its corners; all else is flank
given STRUCK
place unit B1a at 36 14 facing 0 line
place phase move crown
    charge B1a A1b
    event strikes B1a A1b
    is join B1a A1b order 1 first-round rear.

% IB-2.29: from the side it is the flank
given STRUCK
place unit B1a at 44 19 facing 270 line
place phase move crown
    charge B1a A1b
    event strikes B1a A1b
    is join B1a A1b facing 270 order 1 first-round flank.

% IB-2.30: on the boundary of front and flank it is the front
given STRUCK
place unit B1a at 42.5 25 facing 225 line
place phase move crown
    charge B1a A1b
    event strikes B1a A1b
    is join B1a A1b facing 180 order 1 first-round.

% IB-2.30: on that of flank and rear it is the flank
given STRUCK
place unit B1a at 42.5 14 facing 315 line
place phase move crown
    charge B1a A1b
    event strikes B1a A1b
    is join B1a A1b order 1 first-round flank.

% IB-2.31: it goes by where the charger's flag stood when the charge was declared, wherever it strikes
given STRUCK
place unit B1a at 43 24.4 facing 240 line
place phase move crown
    charge B1a A1b
    event strikes B1a A1b
    is join B1a A1b facing 180 order 1 first-round flank.
