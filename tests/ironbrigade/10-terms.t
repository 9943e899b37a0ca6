# Iron Brigade: the terms of battles, and the last turn.
battle two-roads

# ---- Two Roads: the crossroads at (36,24) ----

% given CROSSROADS
battle two-roads
place turn 12
place first crown
place unit GREN at 14 10 facing 0 line
place unit MD-1 at 14 40 facing 180 line
place phase fire american

% IB-14.6: who alone has a steady unit within 4 inches of the crossing has won
given CROSSROADS
place unit F-17 at 36 20 facing 0 line
place unit F-40 lost
    end
    event over crown terms
    over crown "victory by the battle's terms"

% IB-14.6: exactly 4 inches are near enough, a hundredth more is not
given CROSSROADS
place unit F-17 at 36 19.99 facing 0 line
    end
    over nobody

% IB-14.6: a unit that is not steady does not count
given CROSSROADS
place unit F-17 at 36 22 facing 180 line disordered
    end
    over nobody
    again

% IB-14.6: a router does not
given CROSSROADS
place unit VA-3 at 36 26 facing 0 line routing
    end
    over nobody

% IB-14.6: a commander is no unit
given CROSSROADS
place unit C2 at 36 24
place unit F-40 at 20 10 facing 0 line
    end
    over nobody

% IB-14.6: if both have one, who has lost fewer units has won
given CROSSROADS
place unit F-17 at 36 22 facing 0 line
place unit VA-3 at 36 26 facing 180 line
place unit F-40 lost
    end
    event over american losses
    over american "victory by losses"

% IB-14.6: nor before the end: in turn 11 it decides nothing
battle two-roads
place turn 11
place first crown
place unit GREN at 14 10 facing 0 line
place unit MD-1 at 14 40 facing 180 line
place unit F-17 at 36 22 facing 0 line
place phase fire american
    end
    not over

% IB-14.6: nor after the first player turn of turn 12
battle two-roads
place turn 12
place first crown
place unit GREN at 14 10 facing 0 line
place unit MD-1 at 14 40 facing 180 line
place unit F-17 at 36 22 facing 0 line
place phase fire crown
    crown: end
    not over

# ---- Hedgerow Hill: (22,28) (52,28) (56,40) (18,40) ----

% given HILL
battle hedgerow-hill
place turn 5
place first crown
place unit GUARDS at 28 30 facing 0 line
place unit GREN at 32 30 facing 0 line
place unit MIL-1 at 14 20 facing 180 line
place phase fire crown

% IB-14.11: three steady units of the Crown on the hill, and no steady American: the Crown has won
given HILL
place unit F-5 at 42 30 facing 0 line
    end
    event over crown terms
    over crown "victory by the battle's terms"

% IB-14.11: two are not enough
given HILL
    end
    not over

% IB-14.11: nor three of whom one is not steady
given HILL
place unit F-5 at 42 30 facing 0 line disordered
    end
    not over

% IB-14.11: a unit is on the hill if its flag is, edge included
given HILL
place unit F-5 at 42 28 facing 0 line
    end
    over crown

% IB-14.11: with its flag before the edge it is not
given HILL
place unit F-5 at 42 27.99 facing 0 line
    end
    not over

% IB-14.11: a steady American on it keeps the hill
given HILL
place unit F-5 at 42 30 facing 0 line
place unit PA-4 at 31 36 facing 180 line
    end
    not over

% IB-14.11: one that is not steady does not
given HILL
place unit F-5 at 42 30 facing 0 line
place unit PA-4 at 31 36 facing 0 line routing
    end
    over crown

% IB-14.11: after any player turn, the American too
battle hedgerow-hill
place turn 5
place first crown
place unit GUARDS at 28 30 facing 0 line
place unit GREN at 32 30 facing 0 line
place unit F-5 at 42 30 facing 0 line
place unit MIL-1 at 14 20 facing 180 line
place phase fire american
    end
    over crown "victory by the battle's terms"

% IB-14.11: at the end of turn 12 the Americans have won otherwise
battle hedgerow-hill
place turn 12
place first crown
place unit GUARDS at 28 30 facing 0 line
place unit MIL-1 at 14 20 facing 180 line
place unit MIL-2 lost
place phase fire american
    end
    event over american terms
    over american "victory by the battle's terms"

% IB-10.6: the limits come before the terms
given HILL
place unit F-5 at 42 30 facing 0 line
place unit F-23 lost
place unit F-33 lost
place unit DONOP lost
place unit MIRBACH lost
place unit IRELAND lost
place unit LD-17 lost
    end
    event withdraws crown british 6 14
    event over american ruin
    over american

% IB-10.7: and hold beside them
given HILL
place unit F-23 lost
place unit F-33 lost
place unit DONOP lost
place unit MIRBACH lost
place unit IRELAND lost
place unit LD-17 lost
    end
    over american

# ---- The French at the Ford: the village (24,34) (32,34) (32,40) (24,40) ----

% given VILLAGE
battle french-at-the-ford
place turn 5
place first allies
place unit SAINTONGE at 26 36 facing 0 line
place unit RI-1 at 30 38 facing 0 line
place unit BOSE at 45 30 facing 180 line

% IB-14.17: two steady units in the village at the end of an own player turn
given VILLAGE
place phase fire allies
    end
    over allies "victory by the battle's terms"

% IB-14.17: not at the end of the Crown's
given VILLAGE
place phase fire crown
    crown: end
    not over

% IB-14.17: one is not enough
battle french-at-the-ford
place turn 5
place first allies
place unit SAINTONGE at 26 36 facing 0 line
place unit BOSE at 45 30 facing 180 line
place phase fire allies
    end
    not over

% IB-14.17: a steady unit of the Crown in it keeps it
given VILLAGE
place unit F-76 at 28 34 facing 180 line
place phase fire allies
    end
    not over

% IB-14.17: at the end of turn 12 the Crown has won otherwise
battle french-at-the-ford
place turn 12
place first allies
place unit SAINTONGE at 26 36 facing 0 line
place unit RI-1 at 30 38 facing 0 line
place unit BOSE at 45 30 facing 180 line
place phase fire crown
    end
    over crown "victory by the battle's terms"

# ---- Cowpens ----

% IB-14.23: a Crown that has not broken the Americans by the end of turn 12 has lost
battle cowpens-1781-brigade
place turn 12
place first crown
place unit F-71 at 28 10 facing 0 line
place unit MD-DE at 36 31 facing 180 line
place unit MCDOWELL lost
place unit GEORGIA lost
place unit SC-MIL lost
place phase fire american
    end
    event over american terms
    over american "victory by the battle's terms"

% IB-14.23: one that breaks them in that very turn has won
battle cowpens-1781-brigade
place turn 12
place first crown
place unit F-71 at 28 10 facing 0 line
place unit MD-DE at 36 31 facing 180 line
place unit MCDOWELL lost
place unit GEORGIA lost
place unit SC-MIL lost
place unit TATE lost
place phase fire american
    end
    over crown "victory by the enemy's withdrawal"

# ---- Terms in place of the limits ----

% IB-10.7: terms replace the limits where the battle says so
battle ib-last-stand
place turn 2
place first crown
place unit B1a at 30 8 facing 0 line
place unit A1a at 30 40 facing 180 line
place unit B1b lost
place unit B1c lost
place phase fire crown
    end
    no event withdraws
    not over

% IB-10.7: and the file says it so
file ib-last-stand
    accepted
    change limits: no => limits: yes
    refused IB-10.7 "should be no"

% IB-10.11: a side without units has lost, whatever the limits
battle ib-last-stand
place turn 2
place first crown
place unit B1a at 30 20 facing 0 line
place unit A1a at 30 20 facing 180 line marks 1
place unit A1b lost
place unit A1c lost
place join B1a A1a facing 0
place phase melee crown
    roll 4 1 1
    roll 1 1 1
    event lost A1a
    event over crown ruin
    over crown

# ---- The last turn without terms ----

% given LAST
battle ib-drill
place turn 12
place first crown
place unit B1a at 7 8 facing 0 line
place unit A1a at 7 40 facing 180 line
place phase fire american

% IB-10.10: the smaller share of units lost wins
given LAST
place unit A1b lost
    end
    event over crown losses
    over crown "victory by losses"

% IB-10.10: of both sides
given LAST
place unit B1b lost
place unit B1c lost
place unit A1b lost
    end
    over american "victory by losses"

% IB-10.10: equal shares are a draw
given LAST
place unit B1b lost
place unit A1b lost
    end
    event draw
    over nobody "draw"

% IB-1.49: before the last turn is over it goes on
battle ib-drill
place turn 11
place first crown
place unit B1a at 7 8 facing 0 line
place unit A1a at 7 40 facing 180 line
place unit A1b lost
place phase fire american
    end
    not over

% IB-10.10: shares, not numbers: 2 of 23 are more than 2 of 26
battle brandywine-1777-brigade
place turn 12
place first british
place unit F-15 at 40 40 facing 180 line
place unit MD-1 at 40 10 facing 0 line
place unit F-17 lost
place unit F-42 lost
place unit MD-3 lost
place unit MD-7 lost
place phase fire american
    american: end
    over american "victory by losses"
