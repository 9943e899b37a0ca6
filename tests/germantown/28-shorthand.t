# Germantown: orders in words that stand for several, and what they come to.
battle germantown-chew-house

% given road
place turn 2
place fog heavy
place unit WASHINGTON at 2912
place unit MAXWELL at 3012
place unit A25 at 3012
place unit A27 at 3012
place unit A34 at 3012
place unit A16 at 3310
place unit MUSGRAVE at 3312
place unit B03 at 3312
place phase american movement

% GT-6.3: `march` takes all of a hex along, as one stack, and ends its move where it gets
given road
    march 3012 to 3212
    is unit A25 at 3212 moved
    is unit A27 at 3212 moved
    is unit A34 at 3212 moved
    is unit MAXWELL at 3212 moved
    asks american move

% GT-6.3: those named start together and go together, the others stay
given road
    march MAXWELL A25 to 3112
    is unit A25 at 3112 moved
    is unit MAXWELL at 3112 moved
    is unit A27 at 3012

% GT-5.11: a way that an enemy zone would end is left for one around it
place turn 2; place fog heavy
place unit A25 at 3012; place unit B14 at 3212
place phase american movement
    march A25 to 3412               # on the road it would stop at 3112
    not unit A25 at 3112 moved
    not unit A25 at 3113 moved

% GT-5.11: where the goal lies in a zone it goes there and stops
place turn 2; place fog heavy
place unit A25 at 3012; place unit B14 at 3212
place phase american movement
    march A25 to 3112
    is unit A25 at 3112 moved

% GT-6.10: towards a far goal on the road it marches at twice the pace, as far as that gets
place turn 2; place fog heavy
place unit A25 at 3012; place unit B14 at 4019
place phase american movement
    march A25 to 4514
    is unit A25 at 3813 moved

% GT-6.4: with a stack it goes no further than all of it gets
place turn 2; place fog heavy
place unit A25 at 3108; place unit MAXWELL at 3108; place unit B14 at 4019
place phase american movement
    march A25 MAXWELL to 3115
    is unit A25 at 3112 moved
    is unit MAXWELL at 3112 moved

% GT-6.2: one that has moved stays, and says why
given road
    march A25 to 3112
    march A25 to 3113               refused GT-6.2
    march A25 A27 to 3112
    is unit A27 at 3112 moved

% GT-4.5: where the enemy stands nobody marches
given road
    march A25 to 3312               refused GT-4.5 "the enemy holds that hex"
    march A25 to 3012               refused GT-6.1 "there already"
    march A25                       refused unread "Say it so: march UNITS to HEX"
    march A25 to                    refused unread "Say it so"
    march A25 to 3112 facing N      refused unread "Say it so"

% GT-6.3: with a stack in hand `march` goes on with it, and puts down another
given road
    move A25 A27; step 3112
    march A25 A27 to 3212
    is unit A25 at 3212 moved
    move A16
    march MAXWELL to 3112
    is unit MAXWELL at 3112 moved
    is unit A16 at 3310

% given house
place turn 2
place fog heavy
place unit MAXWELL at 3212
place unit A25 at 3212
place unit A27 at 3212
place unit A34 at 3212
place unit A16 at 3311
place unit A17 at 3311 disrupted
place unit MUSGRAVE at 3312
place unit B03 at 3312
place phase american close

% GT-11.17: `attack HEX with UNITS` puts an attack together and declares it; leaders are passed over
given house
    attack 3312 with MAXWELL A25 A27
    event declared A25 3312
    event declared A27 3312
    is declared 1

% GT-11.17: `with all` takes all who can, the gun beside them too, and not the disrupted
given house
    attack 3312 with all
    event declared A16 3312
    event declared A25 3312
    event declared A34 3312
    no event declared A17 3312

% GT-11.14: one who may not attack and is named is refused
given house
    attack 3312 with A17            refused
    attack 3312 with MAXWELL        refused GT-11.13
    attack 3312 with                refused unread "Say it so"

% GT-11.17: without `with` the word is the atom, which begins and declares nothing
given house
    attack 3312
    asks american make-up
    with A25
    declare
    is declared 1

% GT-11.17: `muster` puts together, `dismiss` takes out, and nothing is declared
given house
    muster 3312 with A25
    muster 3312
    dismiss A34 A16
    asks american make-up
    muster 3312 with A25            refused GT-11.17 "in it already"
    dismiss A34                     refused GT-11.17 "not in it"
    dismiss B03
    asks american declare
    dismiss A25                     refused GT-11.17 "No attack is being put together"

% GT-11.21: from one hex several may be attacked
place turn 2; place fog heavy
place unit A25 at 3612; place unit A27 at 3612; place unit B14 at 3712; place unit B16 at 3713
place phase american close
    attack 3712 3713 with A25 A27
    is combat 1 against 3712 3713 with A25 A27

% GT-11.25: `divert` names the hex that is only kept busy
place turn 2; place fog heavy
place unit A25 at 3612; place unit A27 at 3612; place unit B14 at 3712; place unit B16 at 3713
place phase american close
    attack 3712 with all divert 3713
    is combat 1 against 3712 with A25 A27 divert 3713

% GT-10.5: `fire UNITS at HEX` fires with those who can at whom a shot promises most
place turn 2; place fog heavy
place unit A25 at 3612; place unit A34 at 3612; place unit B20 at 3713; place unit B14 at 3713
place phase american guns
    fire B14 B20 at 3612
    event fire B20 A34
    no event fire B14 A34

% GT-10.5: said as an atom `fire` is the atom: the target first
place turn 2; place fog heavy
place unit A25 at 3612; place unit A34 at 3612; place unit B20 at 3713; place unit B14 at 3713
place phase american guns
    fire A25 B20
    event fire B20 A25

% GT-10.1: `fire` at nobody, or with nobody who can, says why
place turn 2; place fog heavy
place unit A25 at 3612; place unit A34 at 3612; place unit B20 at 3713; place unit B14 at 3713
place phase american guns
    fire B14 at 3612                refused
    fire B20 at                     refused unread "Say it so"
    fire B20 at 3011                refused unread "nobody on 3011"
