# Germantown, chapter 25: a die in the place of tactics.
battle germantown-1777 solitaire=on

% given DUEL
battle germantown-1777 solitaire=on
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase american close

% GT-25.1: with the option nobody plays a tactic; a die is thrown before that of the combat
given DUEL
    attack 3408; with A44; declare; close
    asks dice 1d0-9 tactics
    roll 5
    no event tactics
    asks dice 1d0-9 close combat

% GT-25.1: so in every combat of the phase
place turn 3
place unit A44 at 3308
place unit A16 at 2908
place unit B21 at 3408
place unit B22 at 3008
place phase american close
    attack 3408; with A44; declare
    attack 3008; with A16; declare; close
    fight 3008
    asks dice 1d0-9 tactics
    roll 5; roll 4                          # 1 to 2, row 5
    event result PIN PIN
    asks dice 1d0-9 tactics

% GT-25.1: without it both are asked
battle germantown-1777
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase american close
    attack 3408; with A44; declare; close
    asks american tactic

% GT-25.2: the modifier of each die, where nobody commands
given DUEL
    attack 3408; with A44; declare; close
    roll 0; event tactics-roll american 0 -2
    roll 5; event combat-roll american 5 -2
    again
    attack 3408; with A44; declare; close
    roll 1; event tactics-roll american 1 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 2; event tactics-roll american 2 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 3; event tactics-roll american 3 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 4; event tactics-roll american 4 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 5; event tactics-roll american 5 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 6; event tactics-roll american 6 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 7; event tactics-roll american 7 1
    roll 5; event combat-roll american 5 1
    again
    attack 3408; with A44; declare; close
    roll 8; event tactics-roll american 8 1
    roll 5; event combat-roll american 5 1
    again
    attack 3408; with A44; declare; close
    roll 9; event tactics-roll american 9 2
    roll 5; event combat-roll american 5 2

% GT-25.2: +1 if the attacker has a commanding leader
given DUEL
place unit SULLIVAN at 3308                 # close combat 0
    attack 3408; with A44; declare; close
    roll 0; event tactics-roll american 0 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 1; event tactics-roll american 1 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 2; event tactics-roll american 2 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 3; event tactics-roll american 3 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 4; event tactics-roll american 4 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 5; event tactics-roll american 5 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 6; event tactics-roll american 6 1
    roll 5; event combat-roll american 5 1
    again
    attack 3408; with A44; declare; close
    roll 7; event tactics-roll american 7 1
    roll 5; event combat-roll american 5 1
    again
    attack 3408; with A44; declare; close
    roll 8; event tactics-roll american 8 2
    roll 5; event combat-roll american 5 2
    again
    attack 3408; with A44; declare; close
    roll 9; event tactics-roll american 9 2
    roll 5; event combat-roll american 5 2

% GT-25.2: -1 if the defender has one
given DUEL
place unit AGNEW at 3408                    # close combat 0
    attack 3408; with A44; declare; close
    roll 0; event tactics-roll american 0 -2
    roll 5; event combat-roll american 5 -2
    again
    attack 3408; with A44; declare; close
    roll 1; event tactics-roll american 1 -2
    roll 5; event combat-roll american 5 -2
    again
    attack 3408; with A44; declare; close
    roll 2; event tactics-roll american 2 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 3; event tactics-roll american 3 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 4; event tactics-roll american 4 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 5; event tactics-roll american 5 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 6; event tactics-roll american 6 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 7; event tactics-roll american 7 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 8; event tactics-roll american 8 1
    roll 5; event combat-roll american 5 1
    again
    attack 3408; with A44; declare; close
    roll 9; event tactics-roll american 9 1
    roll 5; event combat-roll american 5 1

% GT-25.2: both make up for each other
given DUEL
place unit SULLIVAN at 3308
place unit AGNEW at 3408
    attack 3408; with A44; declare; close
    roll 0; event tactics-roll american 0 -2
    roll 5; event combat-roll american 5 -2
    again
    attack 3408; with A44; declare; close
    roll 1; event tactics-roll american 1 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 2; event tactics-roll american 2 -1
    roll 5; event combat-roll american 5 -1
    again
    attack 3408; with A44; declare; close
    roll 3; event tactics-roll american 3 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 4; event tactics-roll american 4 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 5; event tactics-roll american 5 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 6; event tactics-roll american 6 0
    roll 5; event combat-roll american 5 0
    again
    attack 3408; with A44; declare; close
    roll 7; event tactics-roll american 7 1
    roll 5; event combat-roll american 5 1
    again
    attack 3408; with A44; declare; close
    roll 8; event tactics-roll american 8 1
    roll 5; event combat-roll american 5 1
    again
    attack 3408; with A44; declare; close
    roll 9; event tactics-roll american 9 2
    roll 5; event combat-roll american 5 2

% GT-25.3: there is no NC: whatever falls, it comes to a fight
given DUEL
    attack 3408; with A44; declare; close; roll 0; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 1; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 2; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 3; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 4; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 5; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 6; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 7; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 8; no event no-combat; asks dice 1d0-9 close combat
    again
    attack 3408; with A44; declare; close; roll 9; no event no-combat; asks dice 1d0-9 close combat
