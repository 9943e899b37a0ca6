# Germantown, chapter 26: order where none is named.
battle germantown-1777

% GT-26.1: units go by the order of the unit tables: two that check morale
place turn 3
place unit A47 at 3308
place unit A45 at 3308
place unit A44 at 3308
place unit B21 at 3408
place phase american close
    attack 3408; with A47 A44 A45; declare; close
    lead A44; play skirmish; play skirmish
    roll 0                                  # 2 to 1, row 0
    event result 1 -
    roll 9
    event check-roll A45
    no event check-roll A47
    roll 9
    event check-roll A47

% GT-26.1: however the position names them, and in a British stack too
place turn 3
place unit B15 at 3408
place unit B26 at 3408
place unit B06 at 3408
place unit A44 at 3308
place phase british close
    attack 3308; with B26 B15 B06; declare; close
    lead B15; play skirmish; play skirmish
    roll 1
    roll 9
    event check-roll B06
    roll 9
    event check-roll B26

% GT-26.1: hexes go by ascending number, column before row
place turn 3
place unit A56 at 3303
place unit A57 at 2908
place unit A58 at 3204
place unit STEPHEN at 2501
place unit B21 at 4313
place phase american movement
    roll 0
    event stray-roll 2908
    roll 0
    event stray-roll 3204
    roll 0
    event stray-roll 3303
    asks american move

% GT-26.2: a question with one lawful answer is not asked: one lead, one combat, one way to retreat
place turn 3
place unit A46 at 0101
place unit B21 at 0201
place phase british close
    attack 0101; with B21; declare; close
    event combat british 0101
    event lead B21 1
    event lead A46 0
    asks british tactic
    play skirmish; play skirmish; roll 5
    event retreated A46 0101 0102

% GT-26.2: nobody can be attacked any more: declaring closes by itself, at once or after the last combat
place turn 3
place first american
place unit A46 at 0101
place unit A02 at 1010
place unit B21 at 0201
place phase american movement
    close
    event phase american close combat
    asks american declare
    answers attack 0201                     # owed; with whom is a part of the answer, so it is asked
    attack 0201; with A46; declare
    asks american tactic
    play withdraw; play withdraw
    event phase british movement

% GT-26.2: nor is it asked where all enemies are out of reach
place turn 3
place first american
place unit A02 at 1010
place unit B21 at 4313
place phase american movement
    close
    event phase american close combat
    asks british move

% GT-26.2: and one with none is passed over: no rally, no guns, no rifles, nobody to move
place turn 3
place unit A44 at 3308 shattered
place unit B21 at 4313 shattered
place phase british movement
    event phase british rally
    asks british rally                      # it may roll or not
    done
    event phase american defensive artillery fire
    event phase american rifle fire
    event phase british close combat
    asks dice 1d0-9 initiative

% GT-26.2: one hex where a unit may come on
place turn 7
place fog clear
place unit A16 at 2811
place unit B22 at 4313
place unit B34 waiting
place phase british movement
    move B34
    event entered B34 5415
    asks british step
