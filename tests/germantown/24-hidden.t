# Germantown, chapter 24: hidden choices.
battle germantown-1777

% GT-24.1: momentum committed is told to nobody before both have answered
place turn 3 begins
place momentum american 3
place momentum british 3
place unit A16 at 2811
place unit B21 at 4313
    commit 2
    no event committed american
    asks british commit
    no text "2"
    is momentum american 3.                 # what is held stays to be seen
    commit 1
    event committed american 2
    event committed british 1
    is momentum american 1.
    is momentum british 2.

% GT-24.1: nor is a tactic
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase american close
    attack 3408; with A44; declare; close
    play frontal
    no event tactics
    asks british tactic
    no text "frontal"
    play stand-fast
    event tactics frontal stand-fast

% GT-24.1: all else is open: who attacks whom, who leads, who commands
place turn 3
place unit A44 at 3308
place unit A45 at 3308
place unit GREENE at 3308
place unit B21 at 3408
place phase american close
    attack 3408; with A44 A45; declare
    event declared A44 3408
    close; lead A44
    event lead A44 1
    event commands GREENE 1

% GT-24.2: for momentum the American is asked before the British, whoever was first
place turn 3 begins
place first british
place momentum american 1
place momentum british 1
place unit A16 at 2811
place unit B21 at 4313
    asks american commit
    british: commit 1       refused not-yours
    commit 0
    asks british commit

% GT-24.2: for tactics the attacker before the defender: the American
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase american close
    attack 3408; with A44; declare; close
    asks american tactic
    british: play skirmish  refused not-yours
    play skirmish
    asks british tactic

% GT-24.2: or the British
place turn 3
place unit A44 at 3308
place unit B21 at 3408
place phase british close
    attack 3308; with B21; declare; close
    asks british tactic
    play skirmish
    asks american tactic
