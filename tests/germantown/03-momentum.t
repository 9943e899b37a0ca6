# Germantown, chapter 3: momentum in close combat.
battle germantown-1777

# 4 strength points against 3 are 1 to 1; both leads have morale +1, so the tactics alone modify the die:
# frontal against skirmish +2, skirmish against frontal -2.
% given DUEL
battle germantown-1777
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase american close

% GT-3.6: on row -2 the defender gains a chit
given DUEL
    attack 3408; with A44; declare; close
    play skirmish; play frontal
    roll 0
    event combat-roll american 0 -2 -2
    event momentum british 1
    no event momentum american
    is momentum british 1.

% GT-3.6: on row -1 too, and on row 0 not
given DUEL
    attack 3408; with A44; declare; close
    play skirmish; play frontal
    roll 1
    event combat-roll american 1 -2 -1
    event momentum british 1
    again
    attack 3408; with A44; declare; close
    play skirmish; play frontal
    roll 2
    event combat-roll american 2 -2 0
    no event momentum

% GT-3.6: one chit at a time, besides those held
given DUEL
place momentum british 4
    attack 3408; with A44; declare; close
    play skirmish; play frontal
    roll 0; keep
    event momentum british 5
    is momentum british 5.

% GT-3.6: the defender is who does not phase: here the American
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase british close
    attack 3308; with B21; declare; close
    play skirmish; play frontal
    roll 0
    event momentum american 1

% GT-3.7: on row 10 the attacker gains a chit
given DUEL
    attack 3408; with A44; declare; close
    play frontal; play skirmish
    roll 8
    event combat-roll american 8 2 10
    event momentum american 1
    no event momentum british

% GT-3.7: on row 11 too, and on row 9 not
given DUEL
    attack 3408; with A44; declare; close
    play frontal; play skirmish
    roll 9
    event combat-roll american 9 2 11
    event momentum american 1
    again
    attack 3408; with A44; declare; close
    play frontal; play skirmish
    roll 7
    event combat-roll american 7 2 9
    no event momentum

% GT-3.7: a British attacker likewise
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase british close
    attack 3308; with B21; declare; close
    play frontal; play skirmish
    roll 8
    event momentum british 1

% GT-3.8: a roll below the table counts as row -2
place turn 3
place unit A45 at 3308                      # morale 0
place unit B21 at 3408
place phase american close
    attack 3408; with A45; declare; close
    play skirmish; play frontal
    roll 0
    event combat-roll american 0 -3 -2
    event momentum british 1

% GT-3.8: a roll above it counts as row 11
given DUEL
place unit GREENE at 3308                   # close combat +1
    attack 3408; with A44; declare; close
    play frontal; play skirmish
    roll 9
    event combat-roll american 9 3 11
    event momentum american 1

% GT-3.9: the attacker is asked first and once, then the defender, who knows the answer and the new die
given DUEL
place momentum american 2
place momentum british 2
    attack 3408; with A44; declare; close
    play skirmish; play skirmish
    roll 1
    asks american reroll
    reroll
    event rerolled american 1
    asks dice 1d0-9 close combat
    roll 8
    event combat-roll american 8 0 8
    asks british reroll                     # and the American not again
    reroll
    event rerolled british 1
    roll 5
    event result PIN PIN
    is momentum american 1.
    is momentum british 1.

% GT-3.9: who keeps the die is not asked again after the other's throw
given DUEL
place momentum american 2
place momentum british 2
    attack 3408; with A44; declare; close
    play skirmish; play skirmish
    roll 8; keep
    asks british reroll
    reroll; roll 5
    event result PIN PIN
    is momentum american 2.

% GT-3.9: who holds none is not asked
given DUEL
place momentum british 1
    attack 3408; with A44; declare; close
    play skirmish; play skirmish
    roll 5
    asks british reroll
    keep
    event result PIN PIN
    is momentum british 1.

% GT-3.9: nobody holds one, nobody is asked
given DUEL
    attack 3408; with A44; declare; close
    play skirmish; play skirmish
    roll 5
    event result PIN PIN

% GT-3.10: the last roll stands, though it is worse, and it alone decides momentum
given DUEL
place momentum american 1
    attack 3408; with A44; declare; close
    play skirmish; play frontal
    roll 2                                  # row 0
    reroll; roll 0                          # row -2
    event result AC - -2
    event momentum british 1
    not momentum american 1

% GT-3.10: a row that would have given a chit is forgotten
given DUEL
place momentum british 1
    attack 3408; with A44; declare; close
    play frontal; play skirmish
    roll 9                                  # row 11
    no event momentum
    reroll; roll 3                          # row 5
    event result PIN PIN 5
    no event momentum

% GT-3.11: chits held are seen by both, and a hundred may be held
given DUEL
place momentum american 100
    attack 3408; with A44; declare; close
    play frontal; play skirmish
    roll 8; keep
    event momentum american 101
    is momentum american 101.

% GT-3.11: they serve for nothing else: nobody is asked about the die of a morale roll or a shot
place turn 3
place momentum american 2
place momentum british 2
place unit A44 at 3308 disrupted
place unit A16 at 3108
place unit B21 at 4313
place phase american rally
    rally A44; roll 0
    event not-rallied A44
    no event rerolled
    asks british move
    is momentum american 2.
