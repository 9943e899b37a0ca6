# Germantown: the Chew House, the works, water and slopes in close combat.
battle germantown-1777

% GT-12.22: all across the stream, from two hexes: -1
place turn 6
place unit A02 at 1910
place unit A03 at 1909
place unit B26 at 2009
place phase american close
    attack 2009; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - R 5 4

% GT-12.22: one of them dry: nothing
place turn 6
place unit A02 at 1910
place unit A03 at 2008
place unit B26 at 2009
place phase american close
    attack 2009; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 4

% GT-12.22: the bridge counts as a stream
place turn 6
place unit A02 at 1910
place unit A03 at 1910
place unit B26 at 2010
place phase american close
    attack 2010; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - R 5 4

% GT-12.22: and from the other bank for the British
place turn 6
place first british
place unit A02 at 1910
place unit B26 at 2010
place unit B14 at 2010
place phase british close
    attack 1910; with B26 B14; declare; close; lead B26; play skirmish; play skirmish; roll 6
    event odds 5 2 2-1
    event result - R 5 4

% GT-12.22: uphill -1
place turn 6
place unit A02 at 2311
place unit A03 at 2312
place unit B26 at 2411
place phase american close
    attack 2411; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - R 5 4

% GT-12.22: downhill nothing
place turn 6
place unit A02 at 2411
place unit A03 at 2411
place unit B26 at 2311
place phase american close
    attack 2311; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 4

% GT-12.22: one uphill, one on the level: nothing
place turn 6
place unit A02 at 2311
place unit A03 at 2410
place unit B26 at 2411
place phase american close
    attack 2411; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 4

% GT-12.31: one hex against two across two sides of a stream: -1
place turn 6
place unit A44 at 1910
place unit A02 at 1910
place unit B26 at 2009
place unit B14 at 2010 reduced
place phase american close
    attack 2009; with A44 A02; also 2010; declare; close; lead A02; lead B26; play skirmish; play skirmish; roll 6
    event odds 6 4 3-2
    event result R R 5 3

% GT-12.31: against two of which one is on this bank: nothing
place turn 6
place unit A44 at 1910
place unit A02 at 1910
place unit B26 at 2009
place unit B14 at 1911 reduced
place phase american close
    attack 2009; with A44 A02; also 1911; declare; close; lead A02; lead B26; play skirmish; play skirmish; roll 5
    event result R R 5 3

% GT-21.6, GT-12.22, GT-12.23, GT-12.24, GT-12.18, GT-23.32: militia at Ewald's barricade: -1 own morale, -1 militia, -1 bridge, -1 works, -2 and -1 Ewald, +1 rifles
place turn 6
place unit A37 at 3624
place unit B06 at 3724
place phase american close
    no duty GT-11.10
    attack 3724; with A37; declare; close; play skirmish; play skirmish; roll 9
    event odds 4 1 4-1
    event result R R 3 6

% GT-21.10, GT-12.22, GT-12.16: out of the works there is the water but no work
place turn 6
place first british
place unit A39 at 3624
place unit B10 at 3724
place phase british close
    duty GT-11.10 B10
    attack 3624; with B10; declare; close; play skirmish; play skirmish; roll 4
    event odds 4 2 2-1
    event result - R 5 4

% GT-21.8, GT-12.23, GT-5.8: at the flechette -1 for all who come across it, and nobody owes it
place turn 6
place unit A02 at 3907
place unit A03 at 3907
place unit B26 at 3908
place phase american close
    no duty
    attack 3908; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 6
    event result - R 5 4

% GT-12.23, GT-5.8: with one beside the work there is none, and he who stands beside it does owe
place turn 6
place unit A02 at 3907
place unit A03 at 3807
place unit B26 at 3908
place phase american close
    duty GT-11.10 A03
    no duty GT-11.10 A02
    attack 3908; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 5
    event result - R 5 4

% GT-5.8, GT-11.2: the British behind the work owe an attack to him before it
place turn 6
place first british
place unit A02 at 3907
place unit B26 at 3908
place phase british close
    duty GT-11.10 B26
    close   refused GT-11.20
    attack 3907; with B26; declare; close; play skirmish; play skirmish; roll 5
    event result PIN PIN 5 2

% GT-5.6, GT-11.2, GT-11.12: who stands before woods owes nothing to those in them; those in them owe him
place turn 6
place first american
place unit A02 at 2606
place unit B26 at 2707
place phase american close
    no duty
    close
    close
    asks british declare
    duty GT-11.10 B26

% given HOUSE
place turn 6
place first american
place unit A44 at 3211
place unit A02 at 3211
place unit B03 at 3312
place unit MUSGRAVE at 3312
place unit B15 at 4412
place phase american close

% GT-11.7, GT-11.4: nobody owes an attack on the house, nobody in it owes one
given HOUSE
    no duty
    close
    asks british move
    close
    asks british declare
    no duty

% GT-12.21, GT-21.2, GT-14.5, GT-16.1: D in the house: worse and dearer by one, but nobody goes and nobody comes
given HOUSE
    attack 3312; with A44 A02; declare; close; lead A44; play frontal; play skirmish; roll 8
    event odds 6 3 2-1
    event commands MUSGRAVE 1
    event result - D 7 4
    event disrupted B03
    event army-morale british -1 13
    event retreat-ignored B03
    no event retreated
    no event advanced
    is unit B03 at 3312 disrupted
    is unit A44 at 3211.

% GT-21.2: R in the house is nothing at all
given HOUSE
    attack 3312; with A44 A02; declare; close; lead A44; play frontal; play skirmish; roll 6
    event result - R 5 4
    no event retreated
    no event army-morale
    no event advanced
    is unit B03 at 3312

% GT-13.6: the garrison may neither turn a flank nor attack en echelon; whoever attacks it may
given HOUSE
place unit GREENE at 3211
    attack 3312; with A44 A02; declare; close; lead A44
    play echelon
    play turn-flank refused GT-13.6
    play echelon    refused GT-13.6
    play reserve
    event tactics echelon reserve

% GT-13.5, GT-13.7: nor is it safe from a turned flank
given HOUSE
place unit GREENE at 3211
    attack 3312; with A44 A02; declare; close; lead A44
    play turn-flank
    play stand-fast
    roll 7
    event result - D 7 4

% GT-21.3, GT-14.24: of two in the house the other does not check
place turn 6
place unit A44 at 3211
place unit A02 at 3211
place unit A14 at 3311
place unit B03 at 3312
place unit B14 at 3312
place unit B15 at 4412
place phase american close
    attack 3312; with A44 A02 A14; declare; close; lead A44; lead B03; play skirmish; play skirmish; roll 8
    event odds 9 6 3-2
    event result - R 6 3
    no event check-roll
    no event retreated
    asks british move

% GT-21.3, GT-14.24, GT-14.7: nor after a step lost there
place turn 6
place unit A44 at 3211
place unit A02 at 3211
place unit A14 at 3311
place unit B03 at 3312
place unit B14 at 3312
place unit B15 at 4412
place phase american close
    attack 3312; with A44 A02 A14; declare; close; lead A44; lead B03; play frontal; play skirmish; roll 9
    event result - 1 9 3
    no event check-roll
    asks british move
    is unit B03 at 3312 reduced

% given SORTIE
place turn 6
place first british
place unit A02 at 3211
place unit B03 at 3312
place unit MUSGRAVE at 3312
place unit B15 at 4412
place phase british close

% GT-11.13, GT-11.4, GT-21.2: a sortie by choice; beaten off, it stays in the house
given SORTIE
    no duty
    attack 3211; with B03; declare; close; play skirmish; play skirmish; roll 1
    event odds 3 2 3-2
    event result R - 3 3
    no event retreated
    is unit B03 at 3312

% GT-21.2: D against a sortie breaks it within its walls
given SORTIE
    attack 3211; with B03; declare; close; play skirmish; play skirmish; roll 0
    event result D - 2 3
    event disrupted B03
    event army-morale british -1 13
    is unit B03 at 3312 disrupted

% GT-16.8: a sortie that has driven off the enemy may go after him or stay
given SORTIE
    attack 3211; with B03; declare; close; play skirmish; play skirmish; roll 4
    event result - R 6 3
    asks american retreat
    to 3112
    asks british advance
    answers advance B03 3211, done
    done
    is unit B03 at 3312

% GT-13.6: nor is a flank turned from the house
given SORTIE
    attack 3211; with B03; declare; close
    play turn-flank refused GT-13.6
    play echelon    refused GT-13.6
    play refuse-flank

% GT-14.15, GT-14.17, GT-11.8: PIN in the house: the attackers owe it another attack, the garrison owes nothing
given HOUSE
    attack 3312; with A44 A02; declare; close; lead A44; play frontal; play skirmish; roll 4
    event result PIN PIN 3 4
    event pinned B03
    event pinned A44
    close
    close
    no duty

% GT-16.6, GT-14.12, GT-12.14: horse that takes the last of the garrison stays outside; the house stays British
place turn 6
place first american
place unit A36 at 3211
place unit A35 at 3211
place unit B03 at 3312 reduced disrupted
place unit B15 at 4412
place phase american close
    attack 3312; with A35 A36; declare; close; lead A36; play frontal; play skirmish; roll 8
    event odds 2 1 2-1
    event result - AC 11 4
    event captured B03
    no event advanced
    is unit A36 at 3211.
    is owner 3312 british.

% GT-16.1, GT-20.16: foot goes in, and the house is American
place turn 6
place first american
place unit A44 at 3211
place unit A02 at 3211
place unit B03 at 3312 reduced disrupted
place unit B15 at 4412
place phase american close
    attack 3312; with A44 A02; declare; close; lead A44; play skirmish; play skirmish; roll 9
    event odds 6 1 4-1
    event result - DC 9 6
    event captured B03
    event advanced A44 3211 3312
    event taken american 3312
    is owner 3312 american.

% GT-17.5: Musgrave, whose last man is taken, rides to the nearest of his army
place turn 6
place first american
place unit A44 at 3211
place unit A02 at 3211
place unit B03 at 3312 reduced disrupted
place unit MUSGRAVE at 3312
place unit B14 at 3612
place unit B15 at 3816
place phase american close
    attack 3312; with A44 A02; declare; close; lead A44; play frontal; play skirmish; roll 8
    event result - DC 9 6
    event refuge MUSGRAVE 3312 3612
    event advanced A44 3211 3312

% GT-17.6, GT-17.1: six hexes are too far: he is taken, which costs 1 more and gains the enemy nothing
place turn 6
place first american
place unit A44 at 3211
place unit A02 at 3211
place unit B03 at 3312 reduced disrupted
place unit MUSGRAVE at 3312
place unit B14 at 3912
place phase american close
    attack 3312; with A44 A02; declare; close; lead A44; play frontal; play skirmish; roll 8
    event captured B03
    event leader-lost MUSGRAVE
    is morale american 14.
    is morale british 12.

% GT-14.30, GT-21.5: the shattered in the house are safe at the end of the phase, those beside it are not
place turn 6
place first american
place unit A44 at 3211
place unit B03 at 3312 shattered
place unit B14 at 3212 shattered
place unit B15 at 4412
place phase american close
    attack 3212; with A44; declare; close; play withdraw; play withdraw
    event no-combat
    event captured B14
    is unit B03 at 3312 shattered

% GT-21.4, GT-14.6, GT-14.13: D on the shattered garrison: taken; the D and the capture both count
place turn 6
place first american
place unit A44 at 3211
place unit B03 at 3312 shattered
place unit B15 at 4412
place phase american close
    attack 3312; with A44; declare; close; play skirmish; play skirmish; roll 7
    event odds 4 1 4-1
    event result - D 6 6
    event captured B03
    is morale american 14.
    is morale british 12.
    event advanced A44 3211 3312

% GT-18.4, GT-18.3, GT-18.7: rallying in the house: morale, Musgrave, and one for the walls
place turn 6
place first british
place unit B03 at 3312 disrupted
place unit MUSGRAVE at 3312
place unit A02 at 1001
place phase british rally
    rally B03; roll 2
    event rallied B03
    event army-morale british 1 15
    again
    rally B03; roll 1
    event not-rallied B03
    no event army-morale

% GT-7.19: a gun passes through the house and does not stay
place turn 6
place first british
place unit B27 at 3212
place unit A02 at 1001
place phase british movement
    move B27; step 3312
    end         refused GT-7.19
    step 3412   ok
    end

% GT-7.19: it does not even go in where it could not come out again
place turn 6
place first british
place unit B27 at 3009
place unit A02 at 1001
place phase british movement
    move B27; step 3110; step 3210; step 3311
    step 3312   refused GT-7.19

% GT-20.16, GT-21.1: Americans who only pass through an empty house have it
place turn 6
place first american
place unit A02 at 3212
place unit B15 at 4412
place phase american movement
    move A02; step 3312; step 3412
    event taken american 3312
    end
    is owner 3312 american.

% GT-10.17, GT-21.2, GT-10.31: two guns' worth at the house: only a 9 hits, and R is nothing there
place turn 6
place first british
place unit A15 at 3211
place unit B03 at 3312
place unit B14 at 3312
place unit B15 at 4412
place phase british guns
    fire B03 A15; roll 8
    event missed B03
    again
    fire B03 A15; roll 9
    event hit-roll B03 9 6 6
    roll 3
    event fire-result R B03
    no event retreated
    no event check-roll

% GT-10.17, GT-14.5: D by fire disrupts the garrison and costs 1
place turn 6
place first british
place unit A15 at 3211
place unit B03 at 3312
place unit B15 at 4412
place phase british guns
    fire B03 A15; roll 9; roll 4
    event disrupted B03
    event army-morale british -1 13
    is unit B03 at 3312 disrupted

% given BOTH_WAYS
place turn 6
place first british
place unit A14 at 3211
place unit B03 at 3312
place unit B14 at 3212
place unit B15 at 4412
place phase british close

% GT-16.8, GT-16.2, GT-16.1: the lead in the house need not go forward, but then he who attacked from the open must
given BOTH_WAYS
    attack 3211; with B03 B14; declare; close; lead B03; play skirmish; play skirmish; roll 5
    event odds 6 3 2-1
    event result - R 5 4
    to 3111
    asks british advance
    answers advance B03 3211, advance B14 3211
    done        refused GT-16.1
    advance B14 3211
    answers advance B03 3211, done
    done
    is unit B03 at 3312

% GT-21.2, GT-14.24: R on the lead in the house moves nobody there, and his fellow outside still checks
given BOTH_WAYS
    attack 3211; with B03 B14; declare; close; lead B03; play skirmish; play skirmish; roll 2
    event result R - 2 4
    event retreat-ignored B03
    asks dice 1d0-9
    roll 4
    event check-failed B14
    is unit B03 at 3312

% GT-21.3, GT-14.24: R on the lead outside moves him, and the garrison does not check
given BOTH_WAYS
    attack 3211; with B03 B14; declare; close; lead B14; play skirmish; play skirmish; roll 3
    event lead B14 0
    event result R - 2 4
    no event check-roll
    is unit B03 at 3312

% GT-13.6: one unit in the house is enough to bar the two tactics, wherever the leader stands
given BOTH_WAYS
place unit GREY at 3212
    attack 3211; with B03 B14; declare; close; lead B14
    play turn-flank refused GT-13.6
    play echelon    refused GT-13.6
    play reserve
