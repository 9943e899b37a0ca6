# Battle of Brandywine, section 18: artillery, in battle and bombarding.
battle brandywine-1777

# ---- in battle ----

% BW-18.1: a gun may fight a battle alone
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    engage A-M1; join L-ART; fight
    event attacker L-ART 3 3
    event odds 3 3 1-1

% BW-18.1: or with other units
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
                        ^  R-1 facing N
    place phase british combat
    engage A-M1; join L-ART; join R-1; fight
    event battle british 2 1
    event odds 10 3 3-1

% BW-18.1: with the modifiers of any unit: angle, height and water
          12 13
    G     ^  .          ^  L-ART facing S
    F     v  .          v  A-M1 facing E
    place phase british combat
    engage A-M1; join L-ART; fight
    event attacker L-ART 3 18               # flank, and downhill

% BW-18.1: out of the creek it counts half
          22 23
    E     v  ^          v  A-M1 facing E
                        ^  L-ART facing W
    place phase british combat
    engage A-M1; join L-ART; fight
    event attacker L-ART 3 2

% BW-18.1: in battle it suffers like anybody
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    engage A-M1; join L-ART; fight; roll 4 5
    event result A1
    to F3
    is unit L-ART at F3 facing N fought owes.

% BW-18.1: and in battle all results count
          2 3 4
    H     . v .         v  U-LD1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    engage U-LD1; join L-ART; fight; roll 1 1
    event result DE
    event eliminated U-LD1 H3

# ---- instead of battle ----

% BW-18.2: a gun may bombard instead
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    answers engage A-M1, bombard A-M1
    bombard A-M1; join L-ART; fire
    event bombardment british H3 A-M1
    asks dice 2d6 bombardment
    no event battle

% BW-18.2: only guns bombard
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-16 facing N
    place unit U-LD1 at H5 facing S
    place unit R-2 at G5 facing N
    place phase british combat
    bombard A-M1  refused BW-18.5
    no answer bombard A-M1

% BW-18.2: no gun of the other side, and not in the other side's turn
          2 3 4 5 6
    H     . v . w .     v  U-ART1 facing S
                        w  U-LD1 facing S
    G     . ^ . x .     ^  R-1 facing N
                        x  R-2 facing N
    place phase british combat
    american: bombard R-1    refused not-yours BW-13.2
    bombard R-1   refused BW-18.6
    no answer bombard U-ART1

% BW-18.2: at any moment of the combat portion: before battles, between them and after them
          2 3 4 5 6 7 8
    G     . v . w . x .     v  A-M1 facing S
                            w  G-V1 facing S
                            x  G-V2 facing S
    F     . ^ . y . z .     ^  L-ART facing N
                            y  R-1 facing N
                            z  R-2 facing N
    place phase british combat
    shell A-M1 with L-ART; roll 4 4
    event no-effect
    attack G-V1 with R-1; roll 4 4
    join R-2; fight
    again
    attack G-V1 with R-1; roll 4 4
    shell A-M1 with L-ART; roll 4 4
    event no-effect
    join R-2; fight
    again
    attack G-V1 with R-1; roll 4 4
    attack G-V2 with R-2; roll 4 4
    shell A-M1 with L-ART         ok

% BW-18.2: not in the movement portion
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british movement
    bombard A-M1  refused unasked BW-8.1
    close
    bombard A-M1  ok

% BW-18.2: a bombardment being put together can be put aside, and other orders are refused
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
                        ^  R-1 facing N
    place phase british combat
    bombard A-M1
    fire          refused BW-18.7
    fight         refused unasked BW-18.7
    close         refused unasked BW-18.7
    engage A-M1   refused unasked BW-18.7
    turn L-ART S  refused unasked BW-18.7
    join R-1      refused BW-18.7
    join A-M1     refused BW-18.7
    join L-ART
    join L-ART    refused BW-18.7
    cancel        ok
    answers engage A-M1, bombard A-M1
    attack A-M1 with R-1 L-ART    ok

% BW-18.3: a gun that has bombarded does not fight
          2 3 4 5 6
    H     . v . w .     v  A-M1 facing S
                        w  G-V1 facing S
    G     . ^ . y .     ^  L-ART facing N
                        ^  R-71 facing N
                        y  R-1 facing N
    place phase british combat
    shell A-M1 with L-ART; roll 4 4
    event no-effect
    engage A-M1
    join L-ART    refused BW-13.8
    answers join R-71, cancel

% BW-18.3: nor does it bombard again
          2 3 4
    H     v . w         v  A-M1 facing S
                        w  A-M2 facing S
    G     . ^ .         ^  L-ART facing N
                        ^  R-ART1 facing N
    place phase british combat
    shell A-M1 with L-ART; roll 5 5
    event no-effect
    bombard A-M2
    answers join R-ART1, cancel
    join L-ART    refused BW-18.3

% BW-18.3: a gun that has fought does not bombard
          2 3 4 5 6
    H     v . w . x     v  A-M1 facing S
                        w  A-M2 facing S
                        x  U-LD1 facing S
    G     . ^ . y .     ^  L-ART facing N
                        y  R-ART1 facing N
    place phase british combat
    attack A-M1 A-M2 with L-ART; roll 4 4
    event result DCA
    bombard A-M1  refused BW-18.5
    bombard A-M2
    answers join R-ART1, cancel
    join L-ART    refused BW-18.3

% BW-18.3: bombarding meets the gun's own duty
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    duty BW-14.1 L-ART
    shell A-M1 with L-ART; roll 4 4
    event no-effect
    asks american move                      # A-M1, faced by the gun alone, need not be attacked

% BW-18.3: but not that of a friend beside it, nor the duty to attack whom he is next to
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
                        ^  R-1 facing N
    place phase british combat
    shell A-M1 with L-ART; roll 4 5
    event no-effect
    duty BW-14.1 R-1
    duty BW-13.9 A-M1
    no duty BW-14.1 L-ART
    close         refused unasked

% BW-18.3: a gun that others have left nothing but a bombardment must fire before the close
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ x         ^  L-ART facing N
                        x  R-1 facing NW
    place phase british combat
    attack A-M1 with R-1; roll 6 6
    event result DCA
    duty BW-18.3 L-ART
    close         refused unasked
    cancel
    close         refused unasked                   # it begins again by itself
    join L-ART; fire; roll 4 4
    event no-effect
    asks american move

% BW-18.3: until then the portion cannot be closed
          2 3 4
    H     . v .         v  A-M1 facing S
                        v  U-LD1 facing S
    G     . ^ x         ^  L-ART facing N
                        x  R-1 facing NW
    place phase british combat
    attack A-M1 U-LD1 with R-1; roll 5 6
    event result DCA
    answers bombard A-M1, bombard U-LD1
    close         refused BW-18.3

% BW-18.3: its duty ends when the target has gone
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ x         ^  L-ART facing N
                        x  R-1 facing NW
    place phase british combat
    attack A-M1 with R-1; roll 5 4
    event result D1
    to I3
    done
    asks american move

% BW-18.3: one who is left beside it, and not in front, does not bind it
          2 3 4
    H     a v .         a  R-1 facing E
                        v  A-M1 facing S
    G     w ^ .         w  A-M2 facing E
                        ^  L-ART facing N
    place phase british combat
    attack A-M1 A-M2 with R-1; roll 1 1
    event odds 21 6 3-1
    event result DE
    lose A-M1; done
    asks american move

% BW-18.3: nor does one who comes to stand in front by an advance bind it anew
          3 4 5 6
    H     a v . .       a  R-1 facing E
                        v  U-LD1 facing S
    G     . ^ x w       ^  L-ART facing NE
                        x  R-RC facing E
                        w  G-V1 facing W
    place phase british combat
    attack U-LD1 with R-1; roll 1 1
    event result DE
    done
    join R-RC; fight; roll 1 2
    event result A1
    to F4
    advance G-V1 G5; face W; done
    answers bombard G-V1, close             # it may fire, and need not
    close         ok

% BW-18.3: enemies next to nobody but guns that bombard need not be attacked
          2 3 4
    H     v . w         v  A-M1 facing S
                        w  G-V1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    duty BW-13.9 G-V1
    shell A-M1 with L-ART; roll 5 5
    event no-effect
    asks american move

% BW-18.3: guns in two squares, each next to one of them, may all fire
          2 3 4 5
    H     v . . w       v  A-M1 facing S
                        w  G-V1 facing S
    G     . ^ . x       ^  L-ART facing N
                        x  R-ART1 facing N
    place phase british combat
    shell A-M1 with L-ART; roll 5 5
    event no-effect
    shell G-V1 with R-ART1; roll 5 5
    event no-effect
    asks american move

% BW-18.3: a gun excuses nobody who is next to another unit: fired first, the others must attack him too
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  L-ART facing NW
    place phase british combat
    shell G-V1 with L-ART; roll 5 5
    event no-effect
    duty BW-13.9 G-V1
    attack U-LD1 with R-1         refused BW-13.10 "G-V1 must be attacked too"
    attack U-LD1 G-V1 with R-1    ok

% BW-18.3: fired last, it may not fire at all where nobody else is left to attack him
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S
    G     . ^ x         ^  R-1 facing N
                        x  L-ART facing NW
    place unit G-V2 at E20 facing S
    place unit R-2 at D20 facing N          # a second battle, so that there is a choice
    place phase british combat
    attack U-LD1 with R-1; roll 5 6         # for the gun can take the other
    event result D1
    to I3
    is owed G-V1 G-V2
    duty BW-13.9 G-V1
    bombard G-V1  refused BW-13.10 "G-V1 must be attacked and nobody else would be left"
    no answer bombard G-V1
    shell G-V1 with L-ART     refused BW-13.10 "let L-ART fight it"
    close         refused BW-13.11
    attack G-V1 with L-ART    ok

% BW-18.3: nor where he who would have had to has been driven off since
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S
    G     . ^ x         ^  R-RC facing N
                        x  L-ART facing NW
    place unit G-V2 at E20 facing S
    place unit R-2 at D20 facing N
    place phase british combat
    attack U-LD1 with R-RC; roll 4 5
    event result A1
    to F3; done
    bombard G-V1  refused BW-13.10
    attack G-V1 with L-ART    ok

% BW-18.3: nor out of the same square, so that those who share one go together
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S
    G     . ^ .         ^  R-1 facing N
                        ^  L-ART facing N
    place phase british combat
    attack U-LD1 with R-1         refused BW-13.10 "G-V1 must be attacked too"
    attack U-LD1 G-V1 with R-1    ok        # and the gun may bombard afterwards
    roll 5 3
    event result DCA
    duty BW-18.3 L-ART
    answers bombard U-LD1, bombard G-V1

% BW-18.3: he is owed an attack also where he stands in another square than the target
          1 2 3 4
    H     . v . w       v  U-LD1 facing S
                        w  G-V1 facing S
    G     . . ^ .       ^  R-1 facing NW
    F     . . . .
    place unit L-ART at G4 facing N
    place unit U-LD4 at H5 facing S
    place unit G-V2 at E20 facing S
    place unit R-2 at D20 facing N
    place phase british combat
    attack U-LD1 with R-1; roll 4 6
    event result D1
    to I2; done
    bombard U-LD4   refused BW-13.10 "G-V1 must be attacked"
    bombard G-V1    refused BW-13.10
    attack G-V1 with L-ART            refused BW-13.10 "U-LD4 must be attacked too"
    attack G-V1 U-LD4 with L-ART      ok    # a gun that fights attacks all, like anybody
    again
    attack U-LD1 G-V1 with R-1; roll 4 6
    bombard U-LD4   ok

% BW-18.3: of two guns either may fire where the other can attack him, and not both
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S
    G     y ^ x         ^  R-1 facing N
                        x  L-ART facing NW
                        y  R-ART1 facing NE
    place phase british combat
    attack U-LD1 with R-1; roll 6 6
    event result EXC
    bombard G-V1
    answers join L-ART, join R-ART1, cancel
    join L-ART
    answers fire, cancel
    join R-ART1   refused BW-13.10 "let R-ART1 fight it"
    fire; roll 6 6
    event no-effect
    asks british battle
    join R-ART1; fight
    again
    attack U-LD1 with R-1; roll 6 6
    shell G-V1                              # all guns that need not fight
    event attacker L-ART
    no event attacker R-ART1

% BW-18.3: a gun that fights has neighbours to be attacked like anybody, and another gun excuses none
          2 3 4 5 6
    H     v . w . x     v  A-M1 facing S
                        w  A-M2 facing S
                        x  U-LD1 facing S
    G     . ^ . y .     ^  L-ART facing N
                        y  R-ART1 facing N
    place phase british combat
    not owed A-M1 A-M2 U-LD1
    attack A-M1 with L-ART; roll 5 5        # A-M2 is left to the other gun
    event result DCA
    is owed A-M2
    bombard U-LD1   refused BW-13.10 "A-M2 must be attacked"
    attack A-M2 U-LD1 with R-ART1     ok
    again
    shell A-M2 with R-ART1; roll 5 5
    event no-effect
    engage A-M1; join L-ART
    fight           refused BW-13.10 "A-M2 must be attacked too"
    join A-M2; fight                  ok

% BW-18.3: an advance next to an enemy brings no such duty: guns may still be enough for him
          1 2 3 4 5
    I     . v . . .     v  A-M1 facing S
    H     . w . . .     w  U-LD1 facing S
    G     . ^ . . .     ^  R-1 facing N
    place unit L-ART at I3 facing W
    place unit G-V2 at E20 facing S
    place unit R-2 at D20 facing N
    place phase british combat
    engage U-LD1; join R-1; fight; roll 1 1
    event result DE
    advance R-1 H2; face N; done
    bombard A-M1    ok

% BW-18.4: bombardment can be switched off before the battle
    battle brandywine-1777 bombardment=off
          2 3 4 5 6
    H     . v . w .     v  A-M1 facing S
                        w  G-V1 facing S
    G     . ^ . y .     ^  L-ART facing N
                        y  R-1 facing N
    place phase british combat
    answers engage A-M1, engage G-V1
    bombard A-M1  refused BW-18.4
    shell A-M1 with L-ART     refused BW-18.4
    close         refused BW-13.11          # the gun has to fight
    attack A-M1 with L-ART    ok

% BW-18.4: unless it is, it is in force
    battle brandywine-1777
          2 3 4 5 6
    H     . v . w .     v  A-M1 facing S
                        w  G-V1 facing S
    G     . ^ . y .     ^  L-ART facing N
                        y  R-1 facing N
    place phase british combat
    is options bombardment=on,frontal_cancels_all=off,hold_freed_by_any=off.
    answers engage A-M1, engage G-V1, bombard A-M1
    bombard A-M1  ok

# ---- what it can reach ----

% BW-18.5: a gun bombards a neighbouring square only
          2 3 4 5 6 7
    H     . v . . x w     v  A-M1 facing S
                          w  G-V1 facing S
                          x  G-V2 facing S
    G     . . . . . y     y  R-1 facing N
    F     . ^ . . . .     ^  L-ART facing N
    place phase british combat
    bombard A-M1  refused BW-18.5
    bombard G-V1  refused BW-18.5
    answers engage G-V1, engage G-V2

% BW-18.5: and one of its three front squares only
          2 3 4
    H     a b c         a  U-LD1 facing S
                        b  U-LD4 facing S
                        c  U-LD23 facing S
    G     d ^ e         d  A-M1 facing E
                        e  A-M2 facing W
                        ^  L-ART facing N
    F     f g h         f  S-MD1 facing N
                        g  ST-V4 facing N
                        h  U-NC facing N
    place phase british combat
    bombard U-LD1   ok;  cancel
    bombard U-LD4   ok;  cancel
    bombard U-LD23  ok;  cancel
    bombard A-M1    refused BW-18.5
    bombard A-M2    refused BW-18.5
    bombard S-MD1   refused BW-18.5
    bombard ST-V4   refused BW-18.5
    bombard U-NC    refused BW-18.5

% BW-18.5: a friend that is next to the target does not lend the gun his place
          2 3 4 5
    H     . v . .       v  A-M1 facing S
    G     . . ^ .       ^  R-1 facing NW
    F     . . x .       x  L-ART facing N
    place unit G-V2 at E20 facing S
    place unit R-2 at D20 facing N          # a second battle, so that there is a choice
    place phase british combat
    bombard A-M1  refused BW-18.5
    attack A-M1 with R-1
    event battle british 1 1

# ---- odds ----

% BW-18.6: all firing guns together are compared with the one unit that is named
          2 3 4
    H     . v .         v  A-M1 facing S
                        v  G-V1 facing S
                        v  U-LD1 facing S
    G     . ^ .         ^  L-ART facing N
                        ^  R-ART1 facing N
    place phase british combat
    shell U-LD1 with L-ART R-ART1
    event bombardment british H3 U-LD1
    event odds 6 1 6-1
    again
    shell A-M1 with L-ART R-ART1
    event odds 6 3 2-1
    again
    shell G-V1 with L-ART
    event odds 3 6 1-2
    no event defender A-M1

% BW-18.6: its ground counts
          4 5
    H     ^ v           v  A-M1 facing W
                        ^  L-ART facing E
    place phase british combat
    shell A-M1 with L-ART
    event defender A-M1 3 6                 # in woods
    event odds 3 6 1-2

% BW-18.6: and so does its disorder, but not another's
          2 3 4
    H     . v .         v  A-M1 facing S disorganized
                        v  A-M2 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART
    event defender A-M1 3 2
    event odds 3 2 1-1
    again
    shell A-M2 with L-ART
    event odds 3 3 1-1

% BW-18.6: it must be an enemy combat unit on the board
          2 3 4 5 6
    H     . v . w .     v  A-M1 facing S
                        v  WASH
                        w  G-V1 facing S
    G     . ^ . y .     ^  L-ART facing N
                        y  R-1 facing N
    place phase british combat
    bombard WASH  refused BW-18.6
    bombard R-1   refused BW-18.6
    bombard G-V2  refused BW-18.6           # not on the board
    bombard A-M1  ok

% BW-18.7: any number of guns out of several squares fire together
          2 3 4
    H     . v .         v  G-V1 facing S
    G     ^ x y         ^  L-ART facing NE
                        x  R-ART1 facing N
                        y  R-ART2 facing NW
    place phase british combat
    bombard G-V1
    answers join L-ART, join R-ART1, join R-ART2, cancel
    join L-ART; join R-ART1; join R-ART2; fire
    event attacker L-ART 3 6
    event attacker R-ART1 3 3
    event attacker R-ART2 2 4
    event odds 13 6 2-1

% BW-18.7: or one after another, at the same square or not
          2 3 4
    H     . v .         v  G-V1 facing S
    G     ^ x .         ^  L-ART facing NE
                        x  R-ART1 facing N
    place phase british combat
    shell G-V1 with L-ART; roll 4 4
    event no-effect
    bombard G-V1
    answers join R-ART1, cancel
    join R-ART1; fire
    event odds 3 6 1-2

% BW-18.7: a held gun does not fire
          2 3 4
    H     . v .         v  G-V1 facing S
    G     ^ x .         ^  L-ART facing NE
                        x  R-ART1 facing N
    place hold R-ART1 by G-V1
    place phase british combat
    bombard G-V1
    answers join L-ART, cancel
    join R-ART1   refused BW-18.7

% BW-18.7: a held gun alone can do nothing but defend
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . x .         x  R-ART1 facing N
    place unit U-LD1 at H5 facing S
    place unit R-1 at G5 facing N
    place unit G-V2 at E20 facing S
    place unit R-2 at D20 facing N          # a second battle, so that there is a choice
    place hold R-ART1 by G-V1
    place phase british combat
    bombard G-V1  refused BW-18.5 "not held"
    answers engage U-LD1, engage G-V2

% BW-18.7: nor does a disorganized one
          2 3 4
    H     . v .         v  G-V1 facing S
    G     ^ x .         ^  L-ART facing NE
                        x  R-ART1 facing N disorganized
    place phase british combat
    bombard G-V1
    answers join L-ART, cancel
    join R-ART1   refused BW-18.7

% BW-18.7: nor one that has the target beside or behind it
          2 3 4
    H     . v .         v  G-V1 facing S
    G     ^ x .         ^  L-ART facing NE
                        x  R-ART1 facing E
    place phase british combat
    bombard G-V1
    answers join L-ART, cancel
    join R-ART1   refused BW-18.7

% BW-18.7: two dice are read on the same table
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART
    asks dice 2d6 bombardment
    close         refused dice BW-18.7
    roll 1 3
    event roll 1 3 4
    event result D2

% BW-18.7: commanders shift the dice on both sides, without any risk
          2 3 4
    H     . v .         v  A-M1 facing S
                        v  WASH
    G     . ^ .         ^  L-ART facing N
                        ^  HOWE
    place phase british combat
    shell A-M1 with L-ART
    asks british commander
    yes
    event commander HOWE attacker's commander -1
    asks american commander
    no
    roll 3 3
    event roll 3 3 5
    event result D1
    no event casualty-roll
    retreat A-M1; to I3
    to I2
    no event casualty-roll
    again
    shell A-M1 with L-ART
    no; yes
    event commander WASH defender's commander 1
    roll 3 3
    event roll 3 3 7
    event result DH
    event no-effect

# ---- effect ----

% BW-18.8: D1 makes the bombarded square retreat one square
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART; roll 2 3
    event result D1
    answers to I2, to I3, to I4
    to I3
    event retreated A-M1 H3 I3
    no event disorganized

% BW-18.8: D1* disorganizes it too
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART; roll 1 2
    event result D1*
    to I3
    event disorganized A-M1

% BW-18.8: D2 makes it retreat two
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART; roll 2 2
    event result D2
    to J3
    event retreated A-M1 H3 J3
    no event disorganized

% BW-18.8: D2* disorganizes it too
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART; roll 1 1
    event result D2*
    to J3
    event disorganized A-M1

% BW-18.8: EXC, DH, DCA and all that befalls attackers do nothing
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART; roll 3 3;  event result EXC;  event no-effect;  no event eliminated
    again
    shell A-M1 with L-ART; roll 3 4;  event result DH;   event no-effect;  no event held
    again
    shell A-M1 with L-ART; roll 4 4;  event result DCA;  event no-effect;  no event must-counter
    again
    shell A-M1 with L-ART; roll 4 5;  event result A1;   event no-effect;  asks american move
    again
    shell A-M1 with L-ART; roll 5 5;  event result A2;   event no-effect;  asks american move
    again
    shell A-M1 with L-ART; roll 5 6;  event result A1*;  event no-effect;  no event disorganized
    again
    shell A-M1 with L-ART; roll 6 6;  event result A2*;  event no-effect;  no event disorganized

% BW-18.8: nor do DE and AE
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S
    G     . ^ .         ^  R-ART2 facing N
    place phase british combat
    shell U-LD1 with R-ART2; roll 1 1
    event result DE
    event no-effect
    no event eliminated
    again
    shell G-V1 with R-ART2; roll 5 6
    event odds 2 6 1-3
    event result AE
    event no-effect
    no event eliminated

% BW-18.9: the result falls on every counter in the square, the commander included
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S
                        v  WASH
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell U-LD1 with L-ART
    american: no
    roll 2 3
    event result D1*
    answers retreat U-LD1, retreat G-V1, retreat WASH
    retreat WASH; to I2
    retreat G-V1; to I3
    to I4
    is unit WASH at I2.
    is unit G-V1 at I3 facing S disorganized.
    is unit U-LD1 at I4 facing S disorganized.

% BW-18.9: those disorganized before are lost to a starred result
          2 3 4
    H     . v .         v  U-LD1 facing S
                        v  G-V1 facing S disorganized
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell U-LD1 with L-ART; roll 2 3
    event result D1*
    event eliminated G-V1 H3
    to I4
    is unit G-V1 eliminated.
    is unit U-LD1 at I4 facing S disorganized rolled.

% BW-18.9: a unit of the square with nowhere to go is lost
          1 2 3
    H     . . .
    G     . x .         x  R-1 facing SW
    F     . y .         y  R-2 facing W
    E     v ^ .         v  U-LD1 facing E
                        v  WASH
                        ^  L-ART facing W
    D     . z .         z  L-3 facing NW
    place unit L-4 at C1 facing N
    place unit L-G1 at C3 facing N
    place phase british combat
    shell U-LD1 with L-ART
    american: no
    roll 3 4
    event result D1
    retreat WASH
    event eliminated WASH E1
    event eliminated U-LD1 E1

% BW-18.9: the guns suffer nothing
          2 3 4
    H     . v .         v  G-V1 facing S
    G     . ^ .         ^  R-ART2 facing N
    place phase british combat
    shell G-V1 with R-ART2; roll 4 5
    event result A1*
    event no-effect
    is unit R-ART2 at G3 facing N.
    asks american move

# ---- afterwards ----

% BW-18.10: guns still next to the enemy attack or withdraw in their next turn
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place hold A-M1 by L-ART
    place phase british combat
    shell A-M1 with L-ART; roll 4 4
    event no-effect
    asks american move
    close
    asks british move
    duty BW-13.12 L-ART
    close
    duty BW-14.1 L-ART

% BW-18.10: and so do those they bombarded
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    shell A-M1 with L-ART; roll 4 4
    shows A-M1 A M 3-4 infantry brigade
    asks american move
    duty BW-13.12 A-M1
    close
    duty BW-14.1 A-M1
    asks american battle

# ---- angles ----

% BW-18.11: bombarding guns gain from every angle
          2 3 4
    H     a b c         a  L-ART facing SE
                        b  R-ART1 facing S
                        c  R-ART2 facing SW
    G     . v .         v  G-V1 facing E
    place phase british combat
    shell G-V1 with L-ART R-ART1 R-ART2
    event attacker L-ART 3 6                # slanting rear
    event attacker R-ART1 3 9               # flank
    event attacker R-ART2 2 4               # slanting front

% BW-18.11: straight behind, and straight in front
          2 3 4
    H     . b .         b  R-ART1 facing S
    G     . v .         v  G-V1 facing N
    F     . c .         c  R-ART2 facing N
    place phase british combat
    shell G-V1 with R-ART1 R-ART2
    event attacker R-ART1 3 3
    event attacker R-ART2 2 4

% BW-18.11: each takes the lowest it has against all units in the square, not the named one alone
          2 3 4
    H     . b c         b  R-ART1 facing S
                        c  R-ART2 facing SW
    G     . v .         v  G-V1 facing E
                        v  A-M1 facing N
                        v  A-M2 facing E
    place phase british combat
    shell G-V1 with R-ART1 R-ART2
    event attacker R-ART1 3 3               # in front of A-M1
    event attacker R-ART2 2 4               # slanting to all
    event odds 7 6 1-1

% BW-18.11: height and water count for them as well
          12 13
    G     ^  .          ^  L-ART facing S
    F     v  .          v  A-M1 facing N
    place phase british combat
    shell A-M1 with L-ART
    event attacker L-ART 3 6
    event modifier downhill 4

% BW-18.11: out of the creek a gun bombards at half its factor
          22 23
    E     v  ^          v  A-M1 facing E
                        ^  L-ART facing W
    place phase british combat
    shell A-M1 with L-ART
    event attacker L-ART 3 2

# ---- one square ----

% BW-18.12: a gun next to several enemy squares bombards one of them
          2 3 4
    H     v . w         v  A-M1 facing S
                        w  A-M2 facing S
    G     . ^ .         ^  L-ART facing N
    place phase british combat
    bombard A-M1
    join A-M2     refused BW-18.7
    join L-ART; fire
    event defender A-M1 3
    no event defender A-M2
    roll 2 5
    event result D1
    to I2
    is unit A-M2 at H4 facing S.
    asks american move

% BW-18.12: others may attack that square afterwards
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ x         ^  L-ART facing N
                        x  R-1 facing NW
    place phase british combat
    shell A-M1 with L-ART; roll 4 4
    event no-effect
    join R-1; fight
    event battle british 1 1

% BW-18.12: and that is a battle like any other: its result falls on those who fought
          2 3 4
    H     . v .         v  A-M1 facing S
                        v  A-M2 facing S
    G     y ^ x         y  L-ART facing NE
                        ^  R-71 facing N
                        x  R-1 facing NW
    place phase british combat
    shell A-M1 with L-ART; roll 6 6
    event no-effect
    attack A-M1 with R-71; roll 3 4
    event odds 5 3 1-1
    event result DH
    event held A-M1
    is hold A-M1 by R-71.
    again
    shell A-M1 with L-ART; roll 6 6
    attack A-M1 with R-71; roll 2 3
    event result D1
    to I3
    is unit A-M2 at H3 facing S.

% BW-18.12: or before
          2 3 4 5
    H     . v w .       v  A-M1 facing S
                        w  A-M2 facing S
    G     . ^ x .       ^  L-ART facing N
                        x  R-1 facing N
    place phase british combat
    attack A-M1 A-M2 with R-1; roll 5 3
    event result DCA
    shell A-M1 with L-ART
    event bombardment british H3 A-M1

% BW-18.12: also where the gun has no other target
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ x         ^  L-ART facing N
                        x  R-1 facing NW
    place phase british combat
    attack A-M1 with R-1; roll 6 6
    event result DCA
    duty BW-18.3 L-ART
    shell A-M1 with L-ART
    event bombardment british H3 A-M1

% BW-18.12: a friend without guns could not wait like that
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ x         ^  L-FG1 facing N
                        x  R-1 facing NW
    place phase british combat
    attack A-M1 with R-1      refused BW-13.10

% BW-18.12: nor can the gun where bombardment is switched off
    battle brandywine-1777 bombardment=off
          2 3 4
    H     . v .         v  A-M1 facing S
    G     . ^ x         ^  L-ART facing N
                        x  R-1 facing NW
    place phase british combat
    attack A-M1 with R-1      refused BW-13.10

% BW-18.3: enemies next to nobody but a gun that will bombard need not be attacked, in either order
# Either order is allowed: fire, then attack; or attack, then fire.
battle brandywine-1777
          2 3 4 5
    H     . v . .       v  A-M1 facing S
    G     . ^ x .       ^  R-1 facing N
                        x  L-ART facing NW
    F     . . . w       w  G-V2 facing N
    place phase british combat
    shell A-M1 with L-ART; roll 6 6
    event no-effect
    join R-1; fight; roll 4 5
    again
    attack A-M1 with R-1; roll 4 5
