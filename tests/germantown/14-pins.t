# Germantown: PIN, what pinned units must do, and when a pin ends.
battle germantown-1777

% given ONE_TO_ONE
place turn 3
place unit A02 at 1604
place unit B26 at 1704
place unit B15 at 4412
place phase american close

% given LOCKED_AMERICAN
place turn 3
place unit A02 at 1604 pinned old-pin
place unit B26 at 1704 pinned
place unit B15 at 4412
place pin 1 A02 B26

% given LOCKED_BRITISH
place turn 3
place unit A02 at 1604 pinned
place unit B26 at 1704 pinned old-pin
place pin 1 A02 B26

# Betton's Woods: 3710 is woods, 3610 is the road beside it. No zone reaches into the woods.
% given AT_THE_WOODS
place turn 3
place unit A02 at 3710
place unit B26 at 3610

% GT-14.15: PIN pins both sides where they stand, and nobody advances
given ONE_TO_ONE
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 5
    event result PIN PIN 5 2
    event pinned A02
    event pinned B26
    no event advanced
    no event retreated
    no event army-morale
    is unit A02 at 1604 pinned
    is unit B26 at 1704 pinned
    is pin 1 A02 B26.

% GT-14.14: disrupted and shattered units of the combat are captured, for 1 army morale each
place turn 3
place unit A02 at 1604
place unit A03 at 1604
place unit B26 at 1704
place unit B25 at 1704 disrupted
place unit B12 at 1704 shattered
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 4
    event odds 4 5 1-2
    event result PIN PIN 5 1
    event captured B25 1704 it was broken when the fight locked
    event captured B12 1704
    is morale american 15.
    is morale british 12.
    is unit B25 captured.
    is unit B12 captured.
    is pin 1 A02 A03 B26.

% GT-14.14, GT-14.15: where all of them are captured the hex is empty, and still nobody advances
place turn 3
place unit A09 at 1604
place unit B26 at 1704 disrupted
place unit B15 at 4412
place phase american close
    attack 1704; with A09; declare; close; play skirmish; play skirmish; roll 4
    event result PIN PIN 5 2
    event captured B26 1704
    no event advanced
    is unit A09 at 1604.                    # and with nobody pinned beside it, it is not (GT-14.21)

% GT-14.15: a panicked unit is not pinned
place turn 3
place first british
place unit B14 at 1704
place unit A02 at 1604 panicked
place unit A03 at 1604
place phase british close
    attack 1604; with B14; declare; close; play skirmish; play skirmish; roll 5
    event lead A03 0
    event odds 3 3 1-1
    event result PIN PIN 5 2
    is unit A03 at 1604 pinned
    no event pinned A02
    is unit A02 at 1604 panicked.

% GT-14.16: in its owner's next player turn a pinned unit attacks those it is pinned with, zones or none
given AT_THE_WOODS
place phase british close
    no duty
    close ok                                # not pinned: it owes nothing to an enemy in woods

% GT-14.16: a pinned unit must attack even where no zone of its reaches
place turn 3
place unit A02 at 3710 pinned
place unit B26 at 3610 pinned old-pin
place pin 1 A02 B26
place phase british close
    duty GT-11.10 B26
    close refused
    attack 3710; with B26; declare; close ok

% GT-14.16: and no other enemy will do
given LOCKED_BRITISH
place unit A04 at 1805
place unit B14 at 1804
place phase british close
    attack 1805; with B14; declare
    duty GT-11.10 B26
    close refused
    attack 1604; with B26; declare; close ok

% GT-14.16: nobody takes its enemy from it: another may not attack him without it
given LOCKED_AMERICAN
place unit A03 at 1604
place unit A04 at 1605
place unit B14 at 1705
place phase american close
    attack 1704; with A03
    declare refused "A02"                   # B14 beside it would not do
    with A02; declare
    attack 1705; with A04; declare; close ok

% GT-14.16: or it moves away first, and then owes nothing
given LOCKED_BRITISH
place phase british movement
    move B26; step 1803
    event army-morale british -1 13 pinned units moved away
    end
    close
    is unit B26 at 1803
    not unit B26 at 1803 pinned
    not pin 1 A02 B26

% GT-14.17: pinned guns need do neither
place turn 3
place unit A02 at 1604 pinned
place unit B12 at 1704 pinned old-pin
place pin 1 A02 B12
place phase british close
    no duty
    close ok

% GT-14.17: nor pinned units in the Chew House
place turn 3
place unit A02 at 3212 pinned
place unit B03 at 3312 pinned old-pin
place pin 1 A02 B03
place phase british close
    no duty
    close ok

% GT-14.17: nor pinned militia in the bombardment zone, though militia elsewhere must
place turn 3
place unit A37 at 3624 pinned old-pin
place unit B06 at 3724 pinned
place pin 1 A37 B06
place phase american close
    no duty
    close ok

% GT-14.17: pinned militia outside the zone must
place turn 3
place unit A37 at 1604 pinned old-pin
place unit B26 at 1704 pinned
place pin 1 A37 B26
place phase american close
    duty GT-11.10 A37
    close refused

% GT-14.18: units that are not pinned may join
given LOCKED_AMERICAN
place unit A03 at 1604
place unit A04 at 1603
place phase american close
    attack 1704; with A02 A03 A04; declare; close ok
    lead A03
    event lead A03 0

% GT-14.19: a new PIN gives its units a new number, and who was pinned under the old one is free
place turn 3
place unit A02 at 1604 pinned old-pin
place unit A03 at 1604
place unit B26 at 1704 pinned
place unit B14 at 1705 pinned
place pin 1 A02 B26 B14
place phase american close
    attack 1704; with A02; declare
    attack 1705; with A03; declare
    close; fight 1704; play skirmish; play skirmish; roll 5
    event result PIN PIN 5 2
    is pin 2 A02 B26.
    is pin 1 B14.                           # A number that nobody else bears
    event pin-ended B14
    is unit B14 at 1705
    not unit B14 at 1705 pinned
    is unit B26 at 1704 pinned

% GT-14.20: a unit that retreats loses pin and number
place turn 3
place unit A02 at 1604 pinned old-pin
place unit A03 at 1604 pinned old-pin
place unit B26 at 1704 pinned
place pin 1 A02 A03 B26
place phase american close
    attack 1704; with A02 A03; declare; close; lead A02; play skirmish; play skirmish; roll 2
    event result R - 2 4
    to 1504
    event pin-ended A02
    is unit A02 at 1504.
    is pin 1 A03 B26.
    is unit B26 at 1704 pinned              # A03 is still beside it
    roll 0                                  # A03 gives way too
    to 1505
    event pin-ended A03
    event pin-ended B26                     # GT-14.21
    not pin 1 A03

% GT-14.20: a unit that is disrupted loses them, and so does one that advances
given LOCKED_AMERICAN
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 8
    event disrupted B26
    event pin-ended B26
    to 1803; to 1903; to 2002
    event advanced A02 1604 1704
    not pin 1 A02
    not pin 1 B26

% GT-14.20: a unit that is removed loses them
given LOCKED_AMERICAN
place phase american close
    attack 1704; with A02; declare; close; play frontal; play skirmish; roll 8
    event result - 1 10 2
    is unit B26 at 1704 reduced pinned      # not by the loss of a step alone
    is pin 1 A02 B26.
    again
    attack 1704; with A02; declare; close; play skirmish; play frontal; roll 0
    event result AC - -2 2
    event captured A02 1604
    event pin-ended B26
    is unit A02 captured.
    not pin 1 A02

% GT-14.20: a unit that moves away loses pin and number at its first step
given LOCKED_BRITISH
place phase british movement
    move B26; step 1803
    event pin-ended B26
    event pin-ended A02
    is pin 1 A02.
    is unit A02 at 1604.

% GT-14.20: a unit that panics loses them
place turn 3
place fog heavy
place unit A60 at 1604 pinned old-pin
place unit A02 at 1504
place unit B26 at 1704 pinned
place pin 1 A60 B26
place phase american movement
    close
    asks dice 1d0-9
    roll 9                                  # friendly fire
    roll 0                                  # A60 has no nerve for it
    event panicked A60
    event pin-ended A60
    event pin-ended B26
    not pin 1 A60

% GT-14.21: a pin ends as soon as no enemy of its number is adjacent; the number stays
given LOCKED_AMERICAN
place unit A03 at 1604
place phase american close
    attack 1704; with A02 A03; declare; close; lead A03; play skirmish; play skirmish; roll 5
    event result - R 5 4
    to 1803
    event pin-ended A02
    event advanced A03 1604 1704
    done
    is unit A02 at 1604.
    is pin 1 A02.

% GT-14.22: a pin lasts until the end of its owner's first Close Combat Phase after the one that made it
place turn 3
place unit A02 at 1604
place unit B26 at 1704
place phase american close
    attack 1704; with A02; declare; close; play skirmish; play skirmish; roll 5
    is unit A02 at 1604 pinned              # the phase that made it has ended,
    is unit B26 at 1704 pinned
    asks british move                       # and the British turn begins
    close; done; pass; pass; pass
    attack 1604; with B26; declare; close; play withdraw; play skirmish
    event no-combat
    event pin-ended B26
    is unit B26 at 1704 roused.
    is unit A02 at 1604 pinned              # its own phase is still to come
    is pin 1 A02 B26.

% GT-14.22: the same for the Americans
given LOCKED_AMERICAN
place phase american close
    attack 1704; with A02; declare; close; play withdraw; play skirmish
    event no-combat
    event pin-ended A02
    is unit A02 at 1604.
    is unit B26 at 1704 pinned

% GT-14.23: a number without its pin binds its bearer to nothing
place turn 3
place unit A02 at 3710 pinned
place unit B26 at 3610
place pin 1 A02 B26
place phase british close
    no duty
    close ok

% GT-14.23: but enemies pinned under it still owe their attack
place turn 3
place unit A02 at 3710
place unit B26 at 3610 pinned old-pin
place pin 1 A02 B26
place phase british close
    duty GT-11.10 B26
    close refused
