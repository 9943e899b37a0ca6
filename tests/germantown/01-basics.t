# Germantown, chapter 1: basics.
battle germantown-1777

% GT-1.1: one die of ten faces, 0 to 9, whose 0 is worth nothing
place turn 3 begins
place unit A44 at 3308
place unit B21 at 4313
    asks dice 1d0-9 initiative
    roll 10             refused dice
    roll 0
    event initiative-roll american 0 1 1
    roll 9
    event initiative-roll british 9 1 10
    event initiative british

% GT-1.1: 0 is less than 1 in a morale roll too
place turn 3
place unit A44 at 3308 disrupted            # morale +1: 4 or more rallies
place unit B21 at 4313
place phase american rally
    rally A44; roll 0
    event not-rallied A44

% GT-1.2: ten hours, from 5:20 in the morning to 2:20 in the afternoon, and no night
file germantown-1777
    change "5:20 AM", "6:20 AM", "7:20 AM", "8:20 AM", "9:20 AM", "10:20 AM", "11:20 AM" => "5:20 AM", "6:20 AM", "7:20 AM", "8:20 AM", "9:20 AM", "10:20 AM", "11:20 AM"
    change turns: ["5:20 AM" => turns: ["5:20 AM"
    change "11:20 AM", "12:20 PM", "1:20 PM", "2:20 PM"] => "11:20 AM", "12:20 PM", "1:20 PM", "2:20 PM"]
    accepted

% GT-1.2: a ninth turn is followed by a tenth
place turn 9
place fog clear
place unit A44 at 3308
place unit B21 at 4313
place phase british movement
    close
    event turn 10
    not over

% GT-1.2: the tenth by no other
place turn 10
place fog clear
place unit A44 at 3308
place unit B21 at 4313
place phase british movement
    close
    no event turn
    over british "marginal victory"

% GT-1.2: a battle must say how many hours it has
file germantown-chew-house
    change turns: ["7:20 AM", "8:20 AM", "9:20 AM", "10:20 AM", "11:20 AM"] => turns: []
    refused

% GT-1.3: a battle that begins with turn 3 of the day rolls for the initiative in its first turn
battle germantown-chew-house
    asks dice 1d0-9 initiative
    roll 5; roll 0
    event initiative american
    asks american move

% GT-1.3: in its second turn, the fourth of the day, the fog does not change yet
battle germantown-chew-house
place turn 1
place unit A16 at 3310
place unit B17 at 3914
place phase british movement
    close
    event turn 2
    asks dice 1d0-9 initiative

% GT-1.3: in its third, the fifth of the day, it may
battle germantown-chew-house
place turn 2
place unit A16 at 3310
place unit B17 at 3914
place phase british movement
    close
    event turn 3
    asks dice 1d0-9 fog

% GT-1.3: surprise is over in it
battle germantown-chew-house
place turn 1
place unit A16 at 3310
place unit B17 at 3410
place phase american close
    attack 3410; with A16; declare; close
    play skirmish; play skirmish
    event modifier tactics 0
    no event modifier American surprise

% GT-1.4: regulars, provincials and Germans are one army and stand in one hex
battle germantown-1777
place turn 3
place unit B05 at 3408                      # Queen's Rangers, provincials
place unit B26 at 3308                      # 55th Foot
place unit B06 at 3308                      # Ewald, a German
place unit A44 at 2308
place phase british movement
    move B05; step 3308; end
    is unit B05 at 3308
    move B26 B06; step 3307; end
    is unit B26 at 3307

% GT-1.4: what befalls Germans befalls the army morale of the British
place turn 3
place unit B10 at 3408                      # Erbprinz
place unit A44 at 3308
place phase american close
    attack 3408; with A44; declare; close
    play frontal; play skirmish
    roll 5                                  # 1 to 1; morale +1 against 0, tactics +2: row 8
    event disrupted B10
    event army-morale british -1 13

% GT-1.4: the sides of a battle are american and british, as half the rules name them
file empty germantown-1777
    | battle: toy
    | rules: germantown
    | title: "Toy"
    | date: "4 October 1777"
    | note: "A toy."
    | history: "None."
    | map: map.tmj
    | turns: ["1", "2"]
    | sides:
    |   - {id: american, name: American, colour: blue}
    |   - {id: hessian, name: Hessian, colour: red}
    | army_morale: {american: 13, hessian: 14}
    | friendly_edges: {american: left, hessian: right}
    | units:
    |   - {id: A, side: american, name: "A", type: infantry, size: regiment, full: {sp: 2, morale: 0}, mp: 4, at: "3308"}
    |   - {id: H, side: hessian, name: "H", type: infantry, size: regiment, full: {sp: 2, morale: 0}, mp: 4, at: "3408"}
    refused GT-1.4 "american and british"

% GT-1.5: the six types of combat units, and what is none of them
file germantown-1777
    change type: cavalry, size: regiment, nation: regular => type: dragoons, size: regiment, nation: regular
    refused GT-1.5 "B30"

% GT-1.6: the militia's gun is militia: all defenders are
place turn 3
place unit A39 at 3308
place unit A40 at 3308
place unit B21 at 3408
place phase british close
    attack 3308; with B21; declare; close
    lead A39; play skirmish; play skirmish
    event modifier all defenders are militia 1

% GT-1.6: a gun of the Continental army is not
place turn 3
place unit A39 at 3308
place unit A34 at 3308
place unit B21 at 3408
place phase british close
    attack 3308; with B21; declare; close
    play skirmish; play skirmish
    no event modifier all defenders are militia

% GT-1.7: who stands across a creek is adjacent
place turn 3
place unit A37 at 3622 disrupted
place unit B07 at 3723                      # Jaegers, beyond the Wissahickon
place phase american movement
    distance A37 B07 1
    move A37; step 3623     refused "disrupted"     # as near, and next to them

% GT-1.7: across works too
place turn 3
place unit A44 at 3907
place unit B04 at 3908
place phase american movement
    distance A44 B04 1

% GT-1.7: a distance counts hexes over woods, water and hills alike
place turn 3
place unit A44 at 1310
place unit A42 at 1610                      # woods between
place unit A37 at 3422                      # gorge and creek between
place unit B07 at 3723
place unit B21 at 4313
place phase american movement
    distance A44 A42 3
    distance A37 B07 3
    distance A44 B21 30
    distance A44 A44 0

% GT-1.8: the first of two steps turns a unit over, and strength and morale of that side count
place turn 3
place fog clear
place unit A14 at 3308                      # 3/2 strength points, morale +1/0
place unit A15 at 3308
place unit B21 at 3408                      # 3/2, +1/0
place phase british guns
    fire B21 A15
    roll 9; roll 7
    event fire-result 1 B21
    event step-lost B21
    is unit B21 at 3408 reduced
    shows B21 4 0 2-4 infantry regiment reduced
    attack 3308; with B21; declare; close
    lead A14
    event lead B21 0
    play skirmish; play skirmish
    event attacker B21 2 3408
    event odds 2 5 1-3

% GT-1.9: the second step eliminates it
place turn 3
place fog clear
place unit A15 at 3308
place unit A14 at 3308
place unit B21 at 3408 reduced
place phase british guns
    fire B21 A15
    roll 9; roll 7
    event eliminated B21 3408
    is unit B21 eliminated.

% GT-1.9: the only step of a one-step unit does
place turn 3
place fog clear
place unit A15 at 3308
place unit A14 at 3308
place unit B06 at 3408                      # Ewald: one step
place phase british guns
    fire B06 A15
    roll 9; roll 7
    event eliminated B06 3408
    no event step-lost
    is unit B06 eliminated.

% GT-1.10: army morale at the start is 13 and 14
    is morale american 13.
    is morale british 14.

% GT-1.11: nobody has momentum at the start
    not momentum american 1
    not momentum british 1

% GT-1.11: the file of the battle says so
file germantown-1777
    change momentum: {american: 0, british: 0} => momentum: {american: 0, british: 0}
    accepted

% GT-1.12: a battle gives each counter a hex of its map, or a turn and an area, and not both
file germantown-1777
    change at: "1310", called: "General Washington" => called: "General Washington"
    refused GT-1.12 "WASHINGTON"
file germantown-1777
    change at: "1310", called: "General Washington" => at: "1310", enters: {turn: 1, area: L}, called: "General Washington"
    refused GT-1.12 "WASHINGTON"
file germantown-1777
    change at: "1310", called: "General Washington" => at: "5599", called: "General Washington"
    refused GT-1.12 "WASHINGTON"
file germantown-1777
    change enters: {turn: 1, area: L}, called: "General Greene" => enters: {turn: 1, area: Q}, called: "General Greene"
    refused GT-8.1 "GREENE"

% GT-1.13: whoever stands in any of six neighbours is in the zone and must be attacked
          32 33 34
    07    a  b  c       a  A16
    08    d  x  f       b  A17
    09    .  e  .       c  A18
                        d  A19
                        e  A20
                        f  A21
                        x  B01
    place turn 3
    place phase british close
    answers attack 3207, attack 3307, attack 3407, attack 3208, attack 3309, attack 3408

% GT-1.13: fire reaches all six alike
          32 33 34
    07    a  b  c       a  A16
    08    d  x  f       b  A17
    09    .  e  .       c  A18
                        d  A19
                        e  A20
                        f  A21
                        x  B02
    place turn 3
    place phase american guns
    answers fire A16 B02, fire A17 B02, fire A18 B02, fire A19 B02, fire A20 B02, fire A21 B02, pass

% GT-1.13: a unit is written without a facing
place turn 3
place unit A44 at 3308
place unit B21 at 4313
place phase american movement
    move A44; step 3309; end
    is unit A44 at 3309 moved.

% GT-1.14: a leader spends movement points and moves once
place turn 3
place unit WAYNE at 2704                    # 8 movement points
place unit A44 at 3308
place unit B21 at 4313
place phase american movement
    move WAYNE; step 2705; step 2706; step 2707; step 2708
    event stepped WAYNE 2707 2708 2 8
    end
    move WAYNE          refused "once in a phase"

% GT-1.14: rivers and the edge of the map stop him too
place turn 3
place unit ARMSTRONG at 0122
place unit A44 at 3308
place unit B21 at 4313
place phase american movement
    move ARMSTRONG
    step 0123           refused             # the Schuylkill
    step 0324           refused             # no neighbour
