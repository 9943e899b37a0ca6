# Iron Brigade: the battles of section 14: every place, class, rating, gun and order, as the ledger has them.
battle two-roads

% IB-14.1: unless a battle says otherwise units face the enemy's edge, in line, steady and loaded, with three couriers a division
battle two-roads
    is unit F-4 at 18 8 facing 0 line.
    is unit MD-1 at 26 40 facing 180 line.
    is unit CC1 pool.
    is unit CC3 pool.
    no shows CC4
    is unit CS4 unplaced.

% IB-14.2: the higher D6 begins, the Crown's edge is the south, the American the north, and there are 12 turns
battle two-roads
    done; done; no; no; no; no; done; no; no; no; no; done
    asks dice 1d6
    roll 2; roll 1
    event first crown

% IB-14.3: the ground of Two Roads: the hill, the hedge and the marsh lie where they should
battle two-roads premeasure=on
place unit F-4 at 30 19.9 facing 0 line
place unit F-17 at 20.5 34 facing 270 line
place unit MD-1 at 30 22 facing 180 line
place unit VA-3 at 7.9 34 facing 90 line
place unit PA-8 at 47 29 facing 180 line
place unit F-40 at 47 27 facing 0 line
place phase move crown
    sees F-4 MD-1
    sees MD-1 F-4 in cover
    no sees F-17 VA-3 "The wood"
    sees F-40 PA-8 in cover

% IB-14.7: at Hedgerow Hill the Crown begins
battle hedgerow-hill
    done; done; no; no; no; no; done; no; no; no; no; done
    asks crown send

% IB-14.8: the ground of Hedgerow Hill: hill, wall, hedges, wood and farm
battle hedgerow-hill premeasure=on
place unit F-5 at 30 28 facing 0 line
place unit NH-1 at 30 29.5 facing 180 line
place unit F-23 at 50 19.5 facing 0 line
place unit NH-2 at 50 21 facing 180 line
place unit PA-4 at 38.9 34.5 facing 90 line
place unit F-33 at 43.2 34.5 facing 270 line
place unit NH-3 at 5 27 facing 180 line
place phase move crown
    sees F-5 NH-1 in cover
    sees F-23 NH-2 in cover
    no sees PA-4 F-33 "The farm"

% IB-14.12: at the ford the allies begin
battle french-at-the-ford
    done; done; no; no; no; no; done; no; no; no; done
    asks allies send

% IB-14.13: the ground of the ford: stream, fords, woods, village, hedge and fence
battle french-at-the-ford orders=off
place unit SAINTONGE at 28 22.9 facing 0 line
place unit LIGHT at 38 20 facing 0 line
place unit F-76 at 28 44 facing 180 line
place phase move allies
    ahead SAINTONGE whole
    is unit SAINTONGE at 28 28.9 facing 0 line

% IB-14.18: at Cowpens places are fixed and the Crown begins
battle cowpens-1781-brigade
    asks crown first-orders
    done; done
    asks crown send

% IB-14.19: nobody has sharpshooters there, and the rivulets are difficult ground
battle cowpens-1781-brigade orders=off
place unit F-71 at 4 10 facing 0 line
place unit SC-MIL at 60 40 facing 180 line
place phase move crown
    ahead F-71 whole
    is unit F-71 at 4 14 facing 0 line

% IB-14.4: the Crown at Two Roads
battle two-roads
    done; done
    no; no; no; no; done; no; no; no; no; done
    is unit GREY at 36 4.
    shows GREY good
    is unit C1 at 14 5.
    shows C1 good
    is order C1 advance 22 24.
    is unit GREN at 14 8 facing 0 line.
    shows GREN elite line 6/6
    is unit LIGHT at 10 8 facing 0 line.
    shows LIGHT elite line 6/6
    is unit F-4 at 18 8 facing 0 line.
    shows F-4 line line 5/5
    is unit C2 at 30 5.
    shows C2 normal
    is order C2 attack 36 24.
    is unit F-17 at 26 8 facing 0 line.
    shows F-17 line line 5/5
    is unit F-40 at 30 8 facing 0 line.
    shows F-40 line line 5/5
    is unit F-44 at 34 8 facing 0 line.
    shows F-44 inferior line 4/4
    is unit C3 at 48 5.
    shows C3 normal
    is order C3 advance 48 24.
    is unit KNYPHAUSEN at 44 8 facing 0 line.
    shows KNYPHAUSEN line line 5/5
    is unit LOSSBERG at 48 8 facing 0 line.
    shows LOSSBERG line line 5/5
    is unit LOYALISTS at 52 8 facing 0 line.
    shows LOYALISTS inferior line 4/4
    is unit CG at 40 4.
    shows CG normal
    is order CG support C2.
    is unit CG-1 at 22 8 facing 0 limbered.
    shows CG-1 6lb limbered 6/6
    is unit CG-2 at 38 8 facing 0 limbered.
    shows CG-2 6lb limbered 6/6
    is unit CG-3 at 56 8 facing 0 limbered.
    shows CG-3 battalion limbered 6/6

% IB-14.5: the Americans at Two Roads
battle two-roads
    done; done
    no; no; no; no; done; no; no; no; no; done
    is unit STIRLING at 36 45.
    shows STIRLING good
    is unit A1 at 26 43.
    shows A1 good
    is order A1 attack 36 24.
    is unit MD-1 at 26 40 facing 180 line.
    shows MD-1 line line 5/5
    is unit DELAWARE at 30 40 facing 180 line.
    shows DELAWARE line line 5/5
    is unit RIFLES at 22 40 facing 180 line.
    shows RIFLES line line 5/5
    is unit A2 at 44 43.
    shows A2 normal
    is order A2 advance 46 28.
    is unit VA-3 at 41 40 facing 180 line.
    shows VA-3 line line 5/5
    is unit PA-8 at 44.5 40 facing 180 line.
    shows PA-8 line line 5/5
    is unit NJ-2 at 48 40 facing 180 line.
    shows NJ-2 inferior line 4/4
    is unit A3 at 14 43.
    shows A3 poor
    is order A3 advance 16 30.
    is unit MIL-1 at 10 40 facing 180 line.
    shows MIL-1 inferior line 4/4
    is unit MIL-2 at 14 40 facing 180 line.
    shows MIL-2 inferior line 4/4
    is unit MIL-3 at 18 40 facing 180 line.
    shows MIL-3 raw line 3/3
    is unit AG at 34.5 44.
    shows AG normal
    is order AG support A1.
    is unit AG-1 at 33 40 facing 180 limbered.
    shows AG-1 6lb limbered 6/6
    is unit AG-2 at 38 40 facing 180 limbered.
    shows AG-2 6lb limbered 6/6
    is unit AG-3 at 36 40 facing 180 limbered.
    shows AG-3 howitzer limbered 6/6

% IB-14.9: the Crown before Hedgerow Hill
battle hedgerow-hill
    done; done
    no; no; no; no; done; no; no; no; no; done
    is unit PERCY at 37 3.
    shows PERCY excellent
    is unit C1 at 28 6.
    shows C1 good
    is order C1 attack 32 30.
    is unit GUARDS at 28 9 facing 0 line.
    shows GUARDS elite line 6/6
    is unit GREN at 32 9 facing 0 line.
    shows GREN elite line 6/6
    is unit LIGHT at 24 9 facing 0 line.
    shows LIGHT elite line 6/6
    is unit C2 at 46 6.
    shows C2 normal
    is order C2 attack 42 30.
    is unit F-5 at 42 9 facing 0 line.
    shows F-5 line line 5/5
    is unit F-23 at 46 9 facing 0 line.
    shows F-23 line line 5/5
    is unit F-33 at 50 9 facing 0 line.
    shows F-33 line line 5/5
    is unit C3 at 16 6.
    shows C3 normal
    is order C3 attack 20 22.
    is unit DONOP at 12 9 facing 0 line.
    shows DONOP line line 5/5
    is unit MIRBACH at 16 9 facing 0 line.
    shows MIRBACH line line 5/5
    is unit IRELAND at 20 9 facing 0 line.
    shows IRELAND inferior line 4/4
    is unit CH at 60 6.
    shows CH good
    is order CH advance 60 26.
    is unit LD-17 at 58 9 facing 0 line.
    shows LD-17 line line 5/5
    is unit LOY-LD at 62 9 facing 0 line.
    shows LOY-LD inferior line 4/4
    is unit CG at 37 6.
    shows CG normal
    is order CG hold 38 9.
    is unit CG-1 at 35.5 9 facing 0 unlimbered.
    shows CG-1 6lb unlimbered 6/6
    is unit CG-2 at 54 9 facing 0 unlimbered.
    shows CG-2 6lb unlimbered 6/6
    is unit CG-3 at 38.5 9 facing 0 unlimbered.
    shows CG-3 24lb unlimbered 6/6

% IB-14.10: the Americans on Hedgerow Hill
battle hedgerow-hill
    done; done
    no; no; no; no; done; no; no; no; no; done
    is unit SULLIVAN at 36 38.
    shows SULLIVAN normal
    is unit A1 at 33 31.5.
    shows A1 good
    is order A1 hold 34 30.
    is unit NH-1 at 29 29.5 facing 180 line.
    shows NH-1 line line 5/5
    is unit NH-2 at 32.6 29.5 facing 180 line.
    shows NH-2 line line 5/5
    is unit NH-3 at 41.2 29.5 facing 180 line.
    shows NH-3 line line 5/5
    is unit A2 at 32 38.
    shows A2 normal
    is order A2 hold 38 35.
    is unit PA-4 at 31 35 facing 180 line.
    shows PA-4 inferior line 4/4
    is unit CT-1 at 45 35 facing 180 line.
    shows CT-1 inferior line 4/4
    is unit RIFLES at 8 27 facing 180 skirmish.
    shows RIFLES line skirmish 5/5
    is unit A3 at 18 23.
    shows A3 poor
    is order A3 hold 18 21.
    is unit MIL-1 at 14 20.5 facing 180 line.
    shows MIL-1 raw line 3/3
    is unit MIL-2 at 18 20.5 facing 180 line.
    shows MIL-2 raw line 3/3
    is unit MIL-3 at 22 20.5 facing 180 line.
    shows MIL-3 raw line 3/3
    is unit AG at 37 32.2.
    shows AG good
    is order AG hold 38 30.
    is unit AG-1 at 35.6 29.5 facing 180 unlimbered.
    shows AG-1 6lb unlimbered 6/6
    is unit AG-2 at 38.6 29.5 facing 180 unlimbered.
    shows AG-2 6lb unlimbered 6/6
    is unit AG-3 at 44 29.5 facing 180 unlimbered.
    shows AG-3 battalion unlimbered 6/6

% IB-14.14: the allies at the ford
battle french-at-the-ford
    done; done
    no; no; no; no; done; no; no; no; done
    is unit ROCHAMBEAU at 30 4.
    shows ROCHAMBEAU excellent
    is unit VIOMENIL at 24 6.
    shows VIOMENIL good
    is order VIOMENIL attack 28 37.
    is unit SOISSONNAIS at 20 9 facing 0 line.
    shows SOISSONNAIS line line 5/5
    is unit SAINTONGE at 24 9 facing 0 line.
    shows SAINTONGE line line 5/5
    is unit LAUZUN at 32 9 facing 0 line.
    shows LAUZUN line line 5/5
    is unit LAFAYETTE at 44 6.
    shows LAFAYETTE good
    is order LAFAYETTE attack 40 30.
    is unit LIGHT at 40 9 facing 0 line.
    shows LIGHT elite line 6/6
    is unit RI-1 at 44 9 facing 0 line.
    shows RI-1 line line 5/5
    is unit MA-5 at 48 9 facing 0 line.
    shows MA-5 inferior line 4/4
    is unit NELSON at 58 6.
    shows NELSON normal
    is order NELSON advance 56 20.
    is unit VA-MIL-1 at 54 9 facing 0 line.
    shows VA-MIL-1 inferior line 4/4
    is unit VA-MIL-2 at 58 9 facing 0 line.
    shows VA-MIL-2 inferior line 4/4
    is unit VA-MIL-3 at 62 9 facing 0 line.
    shows VA-MIL-3 raw line 3/3
    is unit AG at 34 6.
    shows AG good
    is order AG advance 30 18.
    is unit AG-1 at 28 9 facing 0 limbered.
    shows AG-1 24lb limbered 6/6
    is unit AG-2 at 36 9 facing 0 limbered.
    shows AG-2 6lb limbered 6/6
    is unit AG-3 at 51 9 facing 0 limbered.
    shows AG-3 6lb limbered 6/6

% IB-14.16: the Crown at the ford
battle french-at-the-ford
    done; done
    no; no; no; no; done; no; no; no; done
    is unit PHILLIPS at 34 33.
    shows PHILLIPS good
    is unit C1 at 28 29.5.
    shows C1 good
    is order C1 hold 28 28.
    is unit C-LIGHT at 28 27 facing 180 line.
    shows C-LIGHT elite line 6/6
    is unit F-76 at 24 27 facing 180 line.
    shows F-76 line line 5/5
    is unit F-80 at 32 27 facing 180 line.
    shows F-80 line line 5/5
    is unit C2 at 42 33.
    shows C2 normal
    is order C2 hold 42 30.
    is unit RANGERS at 38 30.5 facing 180 line.
    shows RANGERS inferior line 4/4
    is unit HEREDITAIRE at 41.6 30.5 facing 180 line.
    shows HEREDITAIRE line line 5/5
    is unit BOSE at 45.2 30.5 facing 180 line.
    shows BOSE line line 5/5
    is unit CG at 35 30.
    shows CG normal
    is order CG hold 35 28.
    is unit CG-1 at 35 27 facing 180 unlimbered.
    shows CG-1 6lb unlimbered 6/6
    is unit CG-2 at 50 26.2 facing 180 unlimbered.
    shows CG-2 6lb unlimbered 6/6
    is unit CG-3 at 21 27 facing 180 unlimbered.
    shows CG-3 battalion unlimbered 6/6

% IB-14.20: the Americans at Cowpens
battle cowpens-1781-brigade
    done; done
    is unit MORGAN at 36 36.
    shows MORGAN excellent
    is unit PICKENS at 36 27.5.
    shows PICKENS good
    is order PICKENS hold 36 22.
    is unit MCDOWELL at 30 20 facing 180 skirmish.
    shows MCDOWELL line skirmish 5/5
    is unit GEORGIA at 42 20 facing 180 skirmish.
    shows GEORGIA line skirmish 5/5
    is unit SC-MIL at 36 25 facing 180 line.
    shows SC-MIL inferior line 4/4
    is unit HOWARD at 36 33.5.
    shows HOWARD good
    is order HOWARD hold 36 31.
    is unit MD-DE at 36 31 facing 180 line.
    shows MD-DE line line 5/5
    is unit TRIPLETT at 32 31 facing 180 line.
    shows TRIPLETT inferior line 4/4
    is unit TATE at 40 31 facing 180 line.
    shows TATE inferior line 4/4
    is unit WASHINGTON at 36.5 42.
    shows WASHINGTON good
    is order WASHINGTON hold 36 42.
    is unit LD-3 at 34 43 facing 180 line.
    shows LD-3 line line 5/5
    is unit MCCALL at 39 43 facing 180 line.
    shows MCCALL inferior line 4/4

% IB-14.21: the Crown at Cowpens
battle cowpens-1781-brigade
    done; done
    is order MCARTHUR attack 36 31.
    is order NEWMARSH attack 36 31.
    is order TARLETON attack 36 31.
    is unit TARLETON at 36 3.5.
    shows TARLETON normal
    is unit LD-17 at 48 7 facing 0 line.
    shows LD-17 line line 5/5
    is unit LEGION-LD at 24 6 facing 0 line.
    shows LEGION-LD line line 5/5
    is unit LEGION-RES at 36 2 facing 0 line.
    shows LEGION-RES inferior line 4/4
    is unit NEWMARSH at 37 5.5.
    shows NEWMARSH normal
    is unit LIGHT at 44 8 facing 0 line.
    shows LIGHT elite line 6/6
    is unit LEGION at 40.5 8 facing 0 line.
    shows LEGION inferior line 4/4
    is unit F-7 at 33.5 8 facing 0 line.
    shows F-7 inferior line 4/4
    is unit MCARTHUR at 28 6.
    shows MCARTHUR good
    is unit F-71 at 28 4 facing 0 line.
    shows F-71 line line 5/5
    is unit GUN-1 at 38 8 facing 0 unlimbered.
    shows GUN-1 battalion unlimbered 6/6
    is unit GUN-2 at 31 8 facing 0 unlimbered.
    shows GUN-2 battalion unlimbered 6/6
