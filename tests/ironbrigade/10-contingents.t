# Iron Brigade: contingents of one side.
battle french-at-the-ford

% given ALLIES
place turn 4
place first allies
place unit ROCHAMBEAU at 30 4
place unit VIOMENIL at 24 6
place unit LAFAYETTE at 44 6
place unit SAINTONGE at 24 9 facing 0 line
place unit LAUZUN at 32 9 facing 0 line
place unit AG-2 at 36 9 facing 0 limbered
place unit RI-1 at 44 9 facing 0 line
place unit MA-5 at 48 9 facing 0 line
place unit VA-MIL-1 at 54 9 facing 0 line
place unit F-76 at 24 27 facing 180 line
place phase fire allies

% IB-14.15: the French have 5 units; with 1 lost they stay
given ALLIES
place unit SOISSONNAIS lost
    end
    no event withdraws
    is unit LAUZUN at 32 9

% IB-14.15: with 2 lost they leave, and the Americans fight on
given ALLIES
place unit SOISSONNAIS lost
place unit AG-1 lost
    end
    event withdraws allies french 2 5
    is unit LAUZUN left
    is unit SAINTONGE left
    is unit AG-2 left
    is unit RI-1 at 44 9
    is withdrawn allies 4
    not over

% IB-14.15: the Americans have 7; with 3 lost they stay
given ALLIES
place unit LIGHT lost
place unit VA-MIL-2 lost
place unit VA-MIL-3 lost
    end
    no event withdraws
    is unit RI-1 at 44 9

% IB-14.15: with 4 they leave
given ALLIES
place unit LIGHT lost
place unit VA-MIL-2 lost
place unit VA-MIL-3 lost
place unit AG-3 lost
    end
    event withdraws allies american 4 7
    is unit RI-1 left
    is unit LAUZUN at 32 9
    not over

% IB-10.8: whoever it fought is engaged no longer
given ALLIES
place unit C-LIGHT at 32 9 facing 180 line
place unit SOISSONNAIS lost
place unit AG-1 lost
place join C-LIGHT LAUZUN facing 180
    end
    roll 1 1 1
    roll 1 1 1
    event withdraws allies french 2 5
    event parted C-LIGHT LAUZUN
    not join C-LIGHT LAUZUN

% IB-7.14: commanders go with their last unit; one who has others stays
given ALLIES
place unit SOISSONNAIS lost
place unit AG-1 lost
    end
    event leaves VIOMENIL
    no event leaves ROCHAMBEAU
    no event leaves LAFAYETTE
    is unit ROCHAMBEAU at 30 4

% IB-10.8: it leaves when the player turn ends, whoever's it is
battle french-at-the-ford
place turn 4
place first allies
place unit LAUZUN at 32 9 facing 0 line
place unit RI-1 at 44 9 facing 0 line
place unit F-76 at 24 27 facing 180 line
place unit SOISSONNAIS lost
place unit AG-1 lost
place phase fire crown
    end
    event withdraws allies french 2 5
    is unit LAUZUN left marks 5.             # as it stood

% IB-10.8: a side is beaten once every contingent of it has left
battle french-at-the-ford
place turn 4
place first allies
place withdrawn allies 4 crown 0
place unit SOISSONNAIS left
place unit RI-1 at 44 9 facing 0 line
place unit F-76 at 24 27 facing 180 line
place unit LIGHT lost
place unit VA-MIL-2 lost
place unit VA-MIL-3 lost
place unit AG-3 lost
place phase fire allies
    end
    event withdraws allies american 4 7
    no event withdraws allies french
    event over crown ruin
    over crown

% IB-10.8: both contingents in one player turn
given ALLIES
place unit SOISSONNAIS lost
place unit AG-1 lost
place unit LIGHT lost
place unit VA-MIL-2 lost
place unit VA-MIL-3 lost
place unit AG-3 lost
    end
    event withdraws allies american 4 7
    event withdraws allies french 2 5
    over crown "victory by the enemy's withdrawal"

% IB-10.10: units that have withdrawn are not lost
battle french-at-the-ford
place turn 4
place first allies
place withdrawn allies 4 crown 0
place unit SOISSONNAIS left
place unit SAINTONGE lost
place unit LAUZUN lost
place unit RI-1 at 44 9 facing 0 line
place unit F-76 at 24 27 facing 180 line
place phase fire allies
    score crown 2
