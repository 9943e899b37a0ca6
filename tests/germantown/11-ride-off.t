# Germantown, chapter 11: cavalry that does not wait for the attack. B30 is British cavalry of 2 SP, A35 and A36 are American of 1.
# The neighbours of 1005 are, clockwise from the north, 1004 1105 1106 1006 0906 0905.
battle germantown-1777

% given HORSE
          10 11
    4     a  .          a  A02
    5     b  .          b  B30
place turn 2
place phase american close

# ---- who may ----

% GT-11.32: steady cavalry that no cavalry attacks is asked before lead units are named
given HORSE
    attack 1005; with A02; declare; close
    event combat american 1005
    asks british ride-off
    no event lead
    british: stand
    event lead A02 0
    asks american tactic

% GT-11.32: American cavalry too, two units as one stack
          10 11
    4     a  .          a  B26
    5     b  .          b  A35
                        b  A36
place turn 2
place phase british close
    attack 1005; with B26; declare; close
    asks american ride-off

% GT-11.32: leaders may be with it
given HORSE
place unit GRANT at 1005
    attack 1005; with A02; declare; close
    asks british ride-off

% GT-11.32: not if any other unit stands with it
given HORSE
place unit B26 at 1005
    attack 1005; with A02; declare; close
    asks british lead

% GT-11.32: not a gun either
given HORSE
place unit B20 at 1005
    attack 1005; with A02; declare; close
    event lead B30 1                        # the gun may not lead
    asks american tactic

% GT-11.32: not if cavalry is among the attackers
          10 11
    4     a  .          a  A02
                        a  A35
    5     b  .          b  B30
place turn 2
place phase american close
    attack 1005; with A02 A35; declare; close
    asks american lead

% GT-11.32: not if it is pinned
          10 11
    4     a  .          a  A02 pinned
    5     b  .          b  B30 pinned
place pin 1 A02 B30
place turn 2
place phase american close
    attack 1005; with A02; declare; close
    asks american tactic

% GT-11.32: not if it is disrupted
          10 11
    4     a  .          a  A02
    5     b  .          b  B30 disrupted
place turn 2
place phase american close
    attack 1005; with A02; declare; close
    asks american tactic

% GT-11.32: nor shattered
          10 11
    4     a  .          a  A02
    5     b  .          b  B30 shattered
place turn 2
place phase american close
    attack 1005; with A02; declare; close
    asks american tactic

% GT-11.32: nor panicked
          10 11
    4     a  .          a  B26
    5     b  .          b  A35 panicked
place turn 2
place phase british close
    attack 1005; with B26; declare; close
    asks british tactic

% GT-11.32, GT-11.31: it is not asked where nobody is left to attack it
          10 11
    4     a  .          a  A02 disrupted
    5     b  .          b  B30
place turn 2
place side american
place first british
place combat 1 against 1005 with A02
place declared 1
place pending turn-ends
place pending close-ends american
place pending resolve american
    asks dice 1d0-9 initiative              # the turn is over

# ---- where to ----

% GT-11.33: to a hex exactly three away that is next to no enemy
given HORSE
    attack 1005; with A02; declare; close
    answers stand, ride 0704, ride 0705, ride 0706, ride 0707, ride 0803, ride 0807, ride 0903, ride 0908, ride 1008, ride 1103, ride 1108, ride 1203, ride 1207, ride 1304, ride 1305, ride 1306, ride 1307
    ride 1002           refused GT-11.33    # three away, but the only way leads over A02
    ride 1007           refused GT-11.33    # two away
    ride 1009           refused GT-11.33    # four away
    ride 1008
    event rode-off B30 1005 1008
    is unit B30 at 1008 roused rode-off.

% GT-11.33: its leaders go with it
given HORSE
place unit GRANT at 1005
    attack 1005; with A02; declare; close
    ride 1008
    is unit B30 at 1008
    is unit GRANT at 1008

% GT-11.33: not next to any enemy, steady or not
given HORSE
place unit A03 at 1009 shattered
    attack 1005; with A02; declare; close
    ride 1008           refused GT-11.33
    ride 1107           refused GT-11.33    # two away
    ride 1208           refused GT-11.33    # the hex is free, but four away

% GT-11.33: within stacking: six SP, one gun aside
given HORSE
place unit B10 at 1008
place unit B28 at 1108
    attack 1005; with A02; declare; close
    ride 1108           refused GT-11.33    # five SP are there
    ride 1008                               # four are
    is unit B30 at 1008

% GT-11.33: over hexes it may enter: no river, and no enemy on the way
          19 20
    20    .  a          a  A02
    21    .  b          b  B30
place unit A05 at 1922 disrupted
place unit A09 at 2022 disrupted
place unit A13 at 2122 disrupted
place unit A19 at 2121 disrupted
place unit A20 at 1921 disrupted
place turn 2
place phase american close
    attack 2021; with A02; declare; close
    asks american tactic                    # shut in: nobody is asked

% GT-11.33: it does not come to rest in the Chew House
          33 34
    8     a  .          a  A02
    9     b  .          b  B30
place turn 2
place phase american close
    attack 3309; with A02; declare; close
    ride 3312           refused GT-11.33
    ride 3211
    is unit B30 at 3211

# ---- what follows ----

% GT-11.34: it stays there through its owner's next movement and attacks nobody before that turn's rally is over
given HORSE
place unit B26 at 2004
    attack 1005; with A02; declare; close; ride 1008; done
    asks british move
    move B30            refused "ridden off"
    is unit B30 at 1008 roused rode-off.
    close
    is unit B30 at 1008 roused.

% GT-11.34: one that rode off attacks nobody in the meantime
          10 11
    4     a  .          a  A02
    5     b  c          b  B30 rode-off
                        c  B26
place unit A03 at 1104
place turn 2
place phase british close
    no duty GT-11.10 B30
    attack 1004
    with B30            refused GT-11.34 "B30"

% GT-11.34: when its owner's Rally Phase has ended it is free again, and owes its attack like others
          10 11
    4     a  .          a  A02
    5     b  .          b  B30 rode-off
place turn 2
place phase british rally
    asks british declare
    duty GT-11.10 B30
    is unit B30 at 1005.

% GT-11.35: the attack on that hex is over, and the attackers may advance into it
given HORSE
    attack 1005; with A02; declare; close; ride 1008
    event skipped
    no event lead
    asks american advance
    answers advance A02 1005, done
    advance A02 1005
    event advanced A02 1004 1005

% GT-11.35: they need not
given HORSE
place unit B26 at 2004
    attack 1005; with A02; declare; close; ride 1008
    done
    no event advanced
    asks british move

% GT-11.35: other hexes of the combat fight on, and nobody advances where the cavalry was
          10 11
    4     a  .          a  A02
    5     b  c          b  B30
                        c  B26
place turn 2
place phase american close
    attack 1005; with A02; also 1105; declare; close
    asks british ride-off
    ride 1008
    no event skipped
    play frontal; play skirmish
    event defender B26 2 1105
    no event defender B30
    event odds 2 2 1-1
    roll 9                                  # 11: a step, and B26 stays
    event result - 1* 11 2
    asks british move
    is unit A02 at 1004
    again
    attack 1005; with A02; also 1105; declare; close; ride 1008
    play frontal; play skirmish
    roll 5                                  # 7: -/R
    to 1205
    event advanced A02 1004 1105            # there it must
    asks british move

% GT-11.35: where all of several hexes ride off, nobody advances
          10 11
    4     a  .          a  B26
    5     b  c          b  A35
                        c  A36
place turn 2
place phase british close
    attack 1005; with B26; also 1105; declare; close
    ride 0807
    ride 0806
    event skipped
    no event advanced
    is unit B26 at 1004
    asks dice 1d0-9 initiative

% GT-11.35: one that stands is fought
          10 11
    4     a  .          a  B26
    5     b  c          b  A35
                        c  A36
place turn 2
place phase british close
    attack 1005; with B26; also 1105; declare; close
    ride 0807
    american: stand
    play skirmish; play skirmish
    event defender A36 1 1105
    event odds 2 1 2-1
