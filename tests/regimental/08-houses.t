# Regimental: garrisons of buildings and works with other than four corners.
battle rg-houses

% RG-8.27, RG-R101: who touches the outline in its notch may go in
place unit FOOT at 26 18 facing 180 line menu well
place unit MIL at 44 33 facing 180 line
place phase act crown
    enter FOOT 1
    is unit FOOT at 26 16 facing 0 garrison in 2.

% RG-8.30: in the notch there is room beside a garrison
place unit CONT at 22 16 facing 0 garrison in 2
place unit FOOT at 26.5 19.5 facing 0 line stands 2
place phase throws crown
    is unit FOOT at 26.5 19.5
    distance FOOT CONT 0.75

% RG-8.30, RG-10.29: range is measured to the outline, not to the corner that is missing
place unit CONT at 22 16 facing 0 garrison in 2
place unit FOOT at 26.5 25 facing 180 line stands 2
place unit MIL at 44 33 facing 180 line
place phase throws crown
    distance FOOT CONT 3.354 within 0.01

% RG-11.8, RG-11.14: all of it fires, all round, from where it is nearest
place unit CONT at 22 16 facing 0 garrison in 2
place unit FOOT at 22 26 facing 180 line
place unit MIL at 44 33 facing 180 line
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event shoots CONT FOOT 8 800

% RG-11.14: to the south of it as well
place unit CONT at 22 16 facing 0 garrison in 2
place unit FOOT at 24 10 facing 0 line
place unit MIL at 44 33 facing 180 line
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event shoots CONT FOOT 8 800

% RG-10.28: and is fired at where it is nearest; its building is full cover
place unit CONT at 22 16 facing 0 garrison in 2
place unit VET at 26.5 21.5 facing 180 line stands 2
place unit MIL at 44 33 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1
    event shoots VET CONT 2 200
    event reason full cover, or extended line in partial cover -2

% RG-8.31, RG-12.17: a charge into the notch stops at the outline and lines up with its edge
place unit CONT at 22 16 facing 0 garrison in 2
place unit FOOT at 33 20.1 facing 270 line stands 3 menu well
place phase declare crown
    charge FOOT CONT left 0 cold
    event strikes FOOT CONT
    is unit FOOT at 24 within 0.03 20.1 within 0.03 facing 270 within 0.1 line

% RG-8.31: on an edge aslant of a work of five corners
place unit CONT at 39 17 facing 0 garrison in 3
place unit FOOT at 42 27 facing 180 line stands 2 menu well
place unit MIL at 10 33 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold
    event strikes FOOT CONT
    is unit FOOT at 42 within 0.8 19.4 within 0.8 facing 213.69 within 0.1 line

% RG-8.32: it is set down outside, facing straight out from the edge
place unit CONT at 39 17 facing 0 garrison in 3 menu well
place unit FOOT at 10 3 facing 0 line
place phase act american
    quit CONT 44 21 line
    is unit CONT at 43.03 within 0.1 19.55 within 0.1 facing 33.69 within 0.1 line

% RG-8.34: it comes out opposite to the enemy it flees
place unit MIL at 22 16 facing 0 garrison in 2 stands 4 disordered
place unit CONT at 40 33 facing 180 line
place unit FOOT at 22 11 facing 0 line
place phase throws american
    throw MIL; roll 1 3
    event entry MIL shaken
    event retreats MIL close

% RG-15.28, RG-R117: on ground held by majority a garrison counts by all its stands: eight to six
place unit CONT at 22 16 facing 0 garrison in 2
place unit VET at 20 9.5 facing 0 line stands 6
place phase throws crown
    score crown 0 american 14

% RG-8.30: more than eighteen corners are refused
file rg-houses
    change map: map.tmj => map: many-corners.tmj
    refused RG-8.30 "3 to 18 corners"

% RG-8.30: and an outline that crosses itself
file rg-houses
    change map: map.tmj => map: crossed.tmj
    refused
