# Germantown, chapter 23: the militia's gun in the bombardment zone.
battle germantown-1777

% GT-23.30: a steady militia gun in the zone may fire in the American rifle fire phase, after the rifles
place turn 3
place fog moderate
place unit A06 at 3622
place unit A40 at 3524
place unit B07 at 3723
place phase american rifles
    british: pass
    asks american rifles
    pass
    asks american shell
    fire B07 A40
    event fire A40 B07 1
    roll 9; roll 0
    event fire-result R B07

% GT-23.30: it need not
place turn 3
place unit A40 at 3524
place unit B07 at 3723
place phase american shelling
    asks american shell
    pass
    asks british move

% GT-23.30: every hex of the zone will do
place turn 3
place unit A40 at 3422
place unit B13 at 3622
place phase american shelling
    asks american shell

% GT-23.30: 3423
place turn 3
place unit A40 at 3423
place unit B13 at 3623
place phase american shelling
    asks american shell

% GT-23.30: 3424
place turn 3
place unit A40 at 3424
place unit B13 at 3624
place phase american shelling
    asks american shell

% GT-23.30: 3522
place turn 3
place unit A40 at 3522
place unit B13 at 3623
place phase american shelling
    asks american shell

% GT-23.30: 3523
place turn 3
place unit A40 at 3523
place unit B13 at 3723
place phase american shelling
    asks american shell

% GT-23.30: 3525
place turn 3
place unit A40 at 3525
place unit B13 at 3624
place phase american shelling
    asks american shell

% GT-23.30: 3622
place turn 3
place unit A40 at 3622
place unit B13 at 3723
place phase american shelling
    asks american shell

% GT-23.30: 3623
place turn 3
place unit A40 at 3623
place unit B13 at 3723
place phase american shelling
    asks american shell

% GT-23.30: 3624
place turn 3
place unit A40 at 3624
place unit B13 at 3724
place phase american shelling
    asks american shell

% GT-23.30: outside the zone it may not
place turn 3
place unit A40 at 3323
place unit B13 at 3423
place phase american shelling
    asks british move

% GT-23.30: nor when it has moved in this movement phase
place turn 3
place unit A40 at 3524 moved
place unit B07 at 3723
place phase american shelling
    asks british move

% GT-23.30: nor disrupted, shattered or panicked
place turn 3
place unit A40 at 3524 disrupted
place unit B07 at 3723
place phase american shelling
    asks british move

% GT-23.30: shattered
place turn 3
place unit A40 at 3524 shattered
place unit B07 at 3723
place phase american shelling
    asks british move

% GT-23.30: panicked
place turn 3
place unit A40 at 3524 panicked
place unit B07 at 3723
place phase american shelling
    asks british move

% GT-23.30: other guns and other militia there may not
place turn 3
place unit A40 at 3524
place unit A34 at 3523
place unit A37 at 3524
place unit B07 at 3723
place phase american shelling
    fire B07 A34            refused GT-23.30
    fire B07 A37            refused GT-23.30
    fire B07 A40

% GT-23.30: once, and not in the British player turn
place turn 3
place unit A40 at 3524
place unit B07 at 3723
place unit B08 at 3823
place phase american shelling
    fire B07 A40; roll 0
    event missed B07
    asks british move

% GT-23.30, GT-10.1: in the British turn it defends like any gun, and the fog counts
place turn 3
place fog heavy
place unit A40 at 3524
place unit B07 at 3723
place phase british guns
    asks dice 1d0-9 initiative

% GT-23.31: three hexes in any fog
place turn 3
place fog heavy
place unit A40 at 3424
place unit B07 at 3723
place phase american shelling
    fire B07 A40; roll 8
    event hit-roll B07 8 8 9
    event missed B07
again
    fire B07 A40; roll 9
    event hit-roll B07 9 9 9
    roll 4
    event fire-result D B07

% GT-23.31: four are too far
place turn 3
place fog clear
place unit A40 at 3424
place unit B07 at 3723
place unit B13 at 3823
place phase american shelling
    fire B13 A40            refused "4 hexes"
    no answer fire B13 A40

% GT-23.31: what it does not see it does not hit
place turn 3
place fog clear
place unit A40 at 3622
place unit B10 at 3821
place phase american shelling
    asks british move

% GT-23.31: adjacent targets first
place turn 3
place fog clear
place unit A40 at 3623
place unit B07 at 3723
place unit B13 at 3823
place phase american shelling
    no answer fire B13 A40
    answer fire B07 A40
    fire B13 A40            refused "next to it"

% GT-23.31: one shot for a target in the phase: rifles have fired at it
place turn 3
place fog clear
place unit A06 at 3622
place unit A40 at 3524
place unit B13 at 3723
place unit B14 at 3823
place phase american rifles
    american: fire B13 A06; roll 0
    asks american shell
    fire B13 A40            refused "fired at"
    no answer fire B13 A40

% GT-23.31: the artillery columns of damage: against others than artillery
place turn 3
place unit A40 at 3524
place unit B13 at 3723
place phase american shelling
    fire B13 A40; roll 9; roll 0
    event fire-result R B13
again
    fire B13 A40; roll 9; roll 3
    event fire-result R B13
again
    fire B13 A40; roll 9; roll 4
    event fire-result D B13
again
    fire B13 A40; roll 9; roll 6
    event fire-result D B13
again
    fire B13 A40; roll 9; roll 7
    event fire-result 1 B13
again
    fire B13 A40; roll 9; roll 8
    event fire-result 1 B13
again
    fire B13 A40; roll 9; roll 9
    event fire-result 1* B13

% GT-23.31: and against artillery, which is easier to hit
place turn 3
place unit A40 at 3524
place unit B12 at 3723
place phase american shelling
    fire B12 A40; roll 8; roll 4
    event fire-result R B12
again
    fire B12 A40; roll 8; roll 5
    event fire-result D B12
again
    fire B12 A40; roll 8; roll 8
    event fire-result AM B12
again
    fire B12 A40; roll 8; roll 9
    event fire-result 1 B12
