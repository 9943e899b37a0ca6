# Germantown, chapter 4: stacking.
battle germantown-1777

% GT-4.1: six strength points fit into a hex, seven do not
place turn 3
place unit A44 at 3308                      # 4
place unit A46 at 3309                      # 2
place unit A47 at 3208                      # 1
place unit B21 at 4313
place phase american movement
    move A46; step 3308; end
    is unit A46 at 3308
    move A47
    step 3308               refused GT-4.1
    no answer step 3308

% GT-4.1: not even on the way through
place turn 3
place unit A44 at 3308
place unit A50 at 3408                      # 3
place unit B21 at 4313
place phase american movement
    move A50; step 3308     refused GT-4.1

% GT-4.1: a stack on the move counts as a whole
place turn 3
place unit A44 at 3308
place unit A45 at 3309
place unit A46 at 3309
place unit B21 at 4313
place phase american movement
    move A45 A46; step 3308     refused GT-4.1
    cancel
    move A46; step 3308; end
    is unit A46 at 3308

% GT-4.1: those who leave a hex make room in it
place turn 3
place unit A44 at 3308
place unit A46 at 3308
place unit A50 at 3309
place unit B21 at 4313
place phase american movement
    move A46; step 3307; end
    move A50; step 3308     refused GT-4.1
    cancel
    move A44; step 3208; end
    move A50; step 3308; end
    is unit A50 at 3308

% GT-4.1: the British have the same six
place turn 3
place unit B21 at 3408                      # 3
place unit B22 at 3409                      # 3
place unit B26 at 3508                      # 2
place unit A44 at 2308
place phase british movement
    move B22; step 3408; end
    move B26; step 3408     refused GT-4.1

% GT-4.1: cavalry, militia and rifles count like infantry
place turn 3
place unit A37 at 3308                      # militia 4
place unit A06 at 3309                      # rifles 2
place unit A35 at 3307                      # cavalry 1
place unit B21 at 4313
place phase american movement
    move A06; step 3308; end
    move A35; step 3308     refused GT-4.1

% GT-4.1: who advances must fit too
place turn 3
place unit A44 at 3308                      # 4
place unit A37 at 3309                      # 4
place unit A45 at 3309                      # 1
place unit B21 at 3408
place phase american close
    attack 3408; with A44 A37 A45; declare; close
    lead A44; play skirmish; play skirmish
    roll 5                                  # 3 to 1, row 5
    event result - R
    to 3508
    event advanced A44
    answers advance A45 3408, done
    advance A37 3408        refused

% GT-4.1: so is the set-up of a battle
file germantown-1777
    change full: {sp: 1, morale: 0}, mp: 4, at: "2010", => full: {sp: 3, morale: 0}, mp: 4, at: "2010",
    refused GT-4.1 "A09"

% GT-4.2: one gun in a hex, besides six points of others
place turn 3
place unit A44 at 3308
place unit A46 at 3308
place unit A15 at 3309
place unit A34 at 3307
place unit B21 at 4313
place phase american movement
    move A15; step 3308; end
    is unit A15 at 3308
    move A34; step 3308     refused GT-4.2

% GT-4.2: not even on the way through
place turn 3
place unit A15 at 3308
place unit A34 at 3307
place unit B21 at 4313
place phase american movement
    move A34; step 3308     refused GT-4.2

% GT-4.2: so is the set-up of a battle
file germantown-1777
    change full: {sp: 1, morale: 0}, mp: 4, at: "3921", => full: {sp: 1, morale: 0}, mp: 4, at: "4414",
    refused GT-4.2 "B31"

% GT-4.3: any number of leaders, in a hex that is full
place turn 3
place unit A44 at 3308
place unit A46 at 3308
place unit A15 at 3308
place unit WASHINGTON at 3308
place unit SULLIVAN at 3307
place unit WAYNE at 3309
place unit MAXWELL at 3208
place unit B21 at 4313
place phase american movement
    move SULLIVAN; step 3308; end
    move WAYNE; step 3308; end
    move MAXWELL; step 3308; end
    is unit MAXWELL at 3308

% GT-4.4: a reduced unit counts what its reduced side shows
place turn 3
place unit A44 at 3308 reduced              # 2 of 4
place unit A37 at 3309                      # 4
place unit B21 at 4313
place phase american movement
    move A37; step 3308; end
    is unit A37 at 3308

% GT-4.4: and a full one its full side
place turn 3
place unit A44 at 3308
place unit A37 at 3309
place unit B21 at 4313
place phase american movement
    move A37; step 3308     refused GT-4.1

% GT-4.4: status does not lessen it
place turn 3
place unit A44 at 3308 disrupted
place unit A50 at 3309
place unit A38 at 2908 shattered
place unit A14 at 2909
place unit B21 at 4313
place phase american movement
    move A50; step 3308     refused GT-4.1
    cancel
    move A14; step 2908     refused GT-4.1

% GT-4.5: nobody moves into an enemy-held hex
place turn 3
place unit A44 at 3308
place unit WAYNE at 3308
place unit B06 at 3408 shattered
place phase american movement
    move A44; step 3408     refused GT-4.5
    cancel
    move WAYNE; step 3408   refused GT-4.5

% GT-4.5: nor through one
place turn 3
place unit B30 at 3308
place unit A45 at 3408 shattered
place phase british movement
    move B30; step 3408     refused GT-4.5

% GT-4.5: nor does anybody begin there
file germantown-1777
    change at: "2321", => at: "2411",
    refused GT-4.5

# The corner of the map: who is driven out of 0101 has no way but 0102.
% given CORNER
battle germantown-1777
place turn 3
place unit A46 at 0101                      # 2/1 strength points
place unit A44 at 0102                      # 4/2
place unit A48 at 0102                      # 2/1
place unit B21 at 0201
place unit B22 at 0201
place phase british close

% GT-4.6: a retreat that ends where there is too much: the owner takes steps off any unit there
given CORNER
    attack 0101; with B21; declare
    attack 0102; with B22; declare; close
    fight 0101; play skirmish; play skirmish
    roll 5                                  # 3 to 2, row 6
    event result - R
    event retreated A46 0101 0102
    asks american overfull
    answers lose A44, lose A46, lose A48
    lose B21                refused GT-4.6
    lose A44
    event step-lost A44
    is unit A44 at 0102 reduced
    is unit A46 at 0102.

% GT-4.6, GT-4.9: one by one until it fits; points are scored for them, and army morale stays
given CORNER
    attack 0101; with B21; declare
    attack 0102; with B22; declare; close
    fight 0101; play skirmish; play skirmish
    score american 0 british 2              # the Chew House, in halves
    roll 5
    lose A46
    event step-lost A46
    asks american overfull                  # 7 are still too many
    lose A46
    event eliminated A46 0102
    no event army-morale
    score american 0 british 6
    is morale american 13.
    is morale british 14.
    is unit A44 at 0102.

% GT-4.7: a retreat that ends with two guns in the hex: steps of either, until one is left
place turn 3
place unit A15 at 0101                      # a gun of two steps
place unit A34 at 0102                      # a gun of one
place unit A48 at 0102
place unit B21 at 0201
place unit B22 at 0201
place phase british close
    attack 0101; with B21; declare
    attack 0102; with B22; declare; close
    fight 0101; play skirmish; play skirmish
    roll 5
    event retreated A15 0101 0102
    asks american overfull
    answers lose A15, lose A34
    lose A48                refused GT-4.7
    lose A15
    event step-lost A15
    asks american overfull
    lose A34
    event eliminated A34 0102
    no event army-morale
    is unit A15 at 0102 reduced.

% GT-4.7: the one that came may be given up at once
place turn 3
place unit A15 at 0102
place unit A34 at 0101
place unit A48 at 0102
place unit B21 at 0201
place unit B22 at 0201
place phase british close
    attack 0101; with B21; declare
    attack 0102; with B22; declare; close
    fight 0101; play skirmish; play skirmish
    roll 4                                  # 3 to 1, row 5
    event result - R
    event retreated A34 0101 0102
    lose A34
    is unit A34 eliminated.
    is unit A15 at 0102.

% GT-4.8: a hex that the retreat only passes through is not counted
given CORNER
    attack 0101; with B21; declare
    attack 0102; with B22; declare; close
    fight 0101; play skirmish; play skirmish
    roll 6                                  # row 7
    event result - D
    event retreated A46 0101 0102
    event retreated A46 0102 0103
    event retreated A46 0103 0104
    no event step-lost
    no event eliminated
    is unit A46 at 0104 disrupted.
    asks american lead                      # of the other combat: nothing is left to be done for this one
