# Germantown, chapter 3: who has the first player turn.
battle germantown-1777

% given EVEN
battle germantown-1777
place turn 3 begins
place unit A16 at 2811
place unit B21 at 4313

% GT-3.1: in turn 1 the American is first, and nobody rolls
    event turn 1
    event initiative american
    no event initiative-roll
    asks american move
    is first american.

% GT-3.1: in turn 2 both roll
place turn 2 begins
place unit A16 at 2811
place unit B21 at 4313
    asks dice 1d0-9 initiative
    roll 0; roll 9
    event initiative british

% GT-3.2: the higher total is first
given EVEN
    roll 6; roll 5
    event initiative-roll american 6 1 7
    event initiative-roll british 5 1 6
    event initiative american
    again
    roll 5; roll 6
    event initiative british
    is first british.

% GT-3.2: high army morale adds 1, fatigued nothing
given EVEN
place morale american 11
place morale british 10
    roll 5; roll 5
    event initiative-roll american 5 1 6
    event initiative-roll british 5 0 5
    event initiative american

% GT-3.2: fatigued adds nothing, wavering takes 1
given EVEN
place morale american 4
place morale british 5
    roll 5; roll 5
    event initiative-roll american 5 -1 4
    event initiative-roll british 5 0 5
    event initiative british

% GT-3.2: the ends of the bands: 15 and 1
given EVEN
place morale american 15
place morale british 1
    roll 4; roll 5
    event initiative-roll american 4 1 5
    event initiative-roll british 5 -1 4
    event initiative american

% GT-3.3: each chit committed adds 2
given EVEN
place momentum american 3
place momentum british 2
    asks american commit
    commit 3; commit 2
    event committed american 3
    event committed british 2
    roll 0; roll 1
    event initiative-roll american 0 7 7
    event initiative-roll british 1 5 6
    event initiative american

% GT-3.3: one chit alone
given EVEN
place momentum british 1
    asks british commit
    commit 1
    roll 6; roll 5
    event initiative-roll american 6 1 7
    event initiative-roll british 5 3 8
    event initiative british

% GT-3.4: equal totals are rolled again by both, and chits committed keep counting
given EVEN
place momentum british 2
    commit 1
    roll 7; roll 5
    event initiative-roll american 7 1 8
    event initiative-roll british 5 3 8
    event initiative-tied
    no event initiative american
    no event initiative british
    asks dice 1d0-9 initiative
    is momentum british 1.                  # the one committed does not come back
    roll 4; roll 2
    event initiative-roll american 4 1 5
    event initiative-roll british 2 3 5
    event initiative-tied
    no event committed
    roll 4; roll 3
    event initiative-roll british 3 3 6
    event initiative british
    is momentum british 1.

% GT-3.5: from none to all that are held
given EVEN
place momentum american 2
    answers commit 0, commit 1, commit 2
    commit 3                refused GT-3.5 "2 momentum chits"
    commit 0
    event committed american 0
    roll 6; roll 5
    event initiative american
    is momentum american 2.

% GT-3.5: what is committed is spent although it did not help
given EVEN
place momentum american 2
    commit 2
    roll 0; roll 9
    event initiative british
    not momentum american 2
    not momentum american 1

% GT-3.5: and although it was not needed
given EVEN
place momentum american 2
place momentum british 1
    commit 1; commit 0
    roll 9; roll 0
    event initiative american
    is momentum american 1.
    is momentum british 1.

% GT-3.5: who holds none is not asked
given EVEN
    no event committed
    asks dice 1d0-9 initiative

% GT-3.5: both commit before either rolls
given EVEN
place momentum american 1
place momentum british 1
    commit 1
    asks british commit
    no event committed american
    commit 1
    event committed american 1
    asks dice 1d0-9 initiative
