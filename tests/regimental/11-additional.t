# Regimental: charges under fire, massed targets, ammunition, leaders at risk.
battle rg-ranges

% given IN
place unit FOOT at 36 13.5 facing 0 line charging
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 50 30 facing 180 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown

% given COLD
place unit FOOT at 36 13.5 facing 0 line charging cold
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 50 30 facing 180 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown

% RG-11.78, RG-R67: withering fire checks a charge, with cold steel too
given COLD
    fire-at FOOT; all CONT; fire; roll 6 6
    event effect FOOT withering
    event checked FOOT

% RG-11.81: so does telling fire of the upper row
given COLD
    fire-at FOOT; all CONT; fire; roll 5 6
    event effect FOOT telling-upper
    event checked FOOT

% RG-11.82, RG-12.12, RG-R51: under the middle row cold steel brings it home
given COLD
    fire-at FOOT; all CONT; fire; roll 5 5
    event effect FOOT telling-middle
    event charge-home FOOT
    is unit FOOT at 36 13.5 facing 0 line stands 9

% RG-11.82: without it it is checked
given IN
    fire-at FOOT; all CONT; fire; roll 5 5
    event effect FOOT telling-middle
    event checked FOOT

% RG-11.83: under the lower row it goes home
given IN
    fire-at FOOT; all CONT; fire; roll 4 4
    event effect FOOT telling-lower
    event charge-home FOOT

% RG-11.84: under galling fire
given IN
    fire-at FOOT; all CONT; fire; roll 2 4
    event effect FOOT galling
    event charge-home FOOT

% RG-11.86: under lively fire
given IN
    fire-at FOOT; all CONT; fire; roll 2 3
    event effect FOOT lively
    event charge-home FOOT

% RG-11.88: and under desultory fire
given IN
    fire-at FOOT; all CONT; fire; roll 1 3
    event effect FOOT desultory
    event charge-home FOOT

% RG-11.92, RG-R69: checked, it goes back until all enemies are 2 inches off, and charges no more
given IN
    fire-at FOOT; all CONT; fire; roll 5 6
    event retreats FOOT two
    is unit FOOT at 36 11.5 within 0.02 facing 0 line stands 9 disordered
    not pair FOOT CONT

% RG-11.95, RG-R69: home, it stays in contact, and its combat is fought in the next phase
given IN
    fire-at FOOT; all CONT; fire; roll 1 1
    is pair FOOT CONT
    end
    fight FOOT
    asks dice 1d6 charge combat

% RG-11.96: losses and disorder count whether it goes home or not
given IN
    fire-at FOOT; all CONT; fire; roll 4 4
    event loses FOOT 1 9
    event order FOOT disordered
    again
    fire-at FOOT; all CONT; fire; roll 6 6
    event loses FOOT 2 8
    event order FOOT disordered

% given RIDE
place unit HORSE at 36 13.5 facing 0 line charging cold clear-way no-colonel
place unit FOOT at 60 5 facing 0 line
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 50 30 facing 180 line
place charge HORSE CONT wheel 0 from 36 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase musketry crown

% RG-11.93, RG-R69: cavalry whose charge is checked may recall instead, up to a full move
given RIDE
    fire-at HORSE; all CONT; fire; roll 6 6
    event checked HORSE
    asks crown checked
    recall HORSE 36 3 180
    event recalls HORSE
    is unit HORSE at 36 3 facing 180 line

% RG-11.93: not farther
given RIDE
    fire-at HORSE; all CONT; fire; roll 6 6
    recall HORSE 54.6 13.5 0    refused RG-13.79
    recall HORSE 36 11.4 0

% RG-11.94: without an answer it goes back 2 inches
given RIDE
    fire-at HORSE; all CONT; fire; roll 6 6
    stay
    event retreats HORSE two
    is unit HORSE at 36 11.5 within 0.02 facing 0 line

# ---- Massed targets ----

% given DEEP
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 36 22.7 facing 180 line no-colonel
place unit MIL at 36 25.3 facing 180 line
place phase musketry american

% RG-11.97, RG-R70: who stands behind the target within 2 inches takes one step less
given DEEP
    fire-at CONT; all MEDIUM; fire; roll 3 4
    event effect CONT telling-middle
    event massed CVET galling

% RG-11.97: not beyond 2 inches
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 36 22.8 facing 180 line no-colonel
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 4
    event effect CONT telling-middle
    no event massed CVET

% RG-11.97: by its own order: who is disordered loses a stand
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 36 22 facing 180 line no-colonel disordered
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 4
    event massed CVET galling
    event loses CVET 1 7

% RG-11.97: also where the target itself is shot away
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line stands 2
place unit CVET at 36 22 facing 180 line no-colonel
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 5 6
    event lost CONT
    event massed CVET telling-lower
    event loses CVET 1 7

% RG-11.98, RG-R70: who stands ahead of the target's front line is not behind it
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 0 line
place unit CVET at 36 21.9 facing 0 line no-colonel
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 1
    event effect CONT telling-lower
    no event massed CVET

% RG-11.98: nor who is nearer to the main shooter
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 30 20 facing 0 line
place unit CVET at 39 19.5 facing 180 line no-colonel
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 1
    event fires CONT 1200 4
    no event massed CVET

% RG-11.98: the main shooter is the unit with the most points
place unit MEDIUM at 20 10 facing 45 unlimbered
place unit GREN at 42.5 16.5 facing 0 line
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 45.5 21.2 facing 180 line no-colonel
place phase musketry american
    fire-at CONT; all MEDIUM; some GREN 1 2; fire; roll 4 5
    event shoots MEDIUM CONT 4 800
    event shoots GREN CONT 2 200
    event massed CVET
    again
    fire-at CONT; some GREN 1 2; fire; roll 6 5
    event effect CONT telling-lower
    no event massed CVET

% RG-11.98: a target without a zone has those behind it who are farther off
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 0 broken
place unit CVET at 36 21.5 facing 180 line no-colonel
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 3
    event effect CONT telling-middle
    event massed CVET galling

% RG-11.99, RG-R70: from withering to telling
given DEEP
    fire-at CONT; all MEDIUM; fire; roll 5 6
    event effect CONT withering
    event massed CVET telling-lower
    event loses CVET 1 7

% RG-11.99: from galling to lively, which disorders by cannonade
given DEEP
    fire-at CONT; all MEDIUM; fire; roll 3 1
    event effect CONT galling
    event massed CVET lively
    event order CVET disordered

% RG-11.99: and from lively to nothing
given DEEP
    fire-at CONT; all MEDIUM; fire; roll 2 1
    event effect CONT lively
    no event order CVET disordered

% RG-11.100, RG-R70: a charging unit hit so by telling fire goes home
place unit FOOT at 36 13.5 facing 0 line charging
place unit GREN at 43 12 facing 90 line charging no-colonel
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 43 12 facing 270 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place charge GREN CVET wheel 0 from 36 12 flags 1 level 0
place pair FOOT CONT deep 75
place pair GREN CVET deep 75
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 6 6
    event effect FOOT withering
    event checked FOOT
    event massed GREN telling-lower
    event loses GREN 1 5
    no event checked GREN
    is pair GREN CVET

% RG-11.97, RG-11.91: of a battery behind the target its owner says which stand
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit AGUN at 36 22 facing 180 unlimbered
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 5 6
    event massed AGUN telling-lower
    take AGUN 3
    answers take AGUN 1, take AGUN 2
    take AGUN 1
    is unit AGUN at 36 22 facing 180 unlimbered silenced 1 damaged 3
    again
    fire-at CONT; all MEDIUM; fire; roll 3 4
    event massed AGUN galling
    answers take AGUN 1, take AGUN 2, take AGUN 3
    take AGUN 2
    is unit AGUN at 36 22 facing 180 unlimbered silenced 2

% RG-11.101: what befalls them goes no further
given DEEP
    fire-at CONT; all MEDIUM; fire; roll 5 6
    event massed CVET telling-lower
    no event massed MIL

# ---- Ammunition ----

% RG-11.102, RG-R71: a double six leaves troops low, half of whose stands or more have fired
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; some FOOT 3 7; fire; roll 6 6
    event low FOOT 0
    again
    fire-at CONT; some FOOT 3 6; fire; roll 6 6
    event effect CONT
    no event low FOOT

% RG-11.102: or one gun stand
place unit MEDIUM at 36 10 facing 0 unlimbered damaged 1
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 1 2; fire; roll 6 6
    event low MEDIUM 2
    is unit MEDIUM at 36 10 facing 0 unlimbered damaged 1 gun-low 2

% RG-11.102: other doubles do not
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 5 5
    event effect CONT
    no event low FOOT

% RG-11.103: the one with the most points
place unit FOOT at 33 10 facing 0 line
place unit GREN at 41.1 10 facing 0 line
place unit MEDIUM at 46.2 10 facing 0 unlimbered stands 1
place unit CONT at 38 13 facing 180 line
place phase musketry american
    fire-at CONT; some FOOT 6 10; all GREN; fire; roll 6 6
    event low GREN 0

% RG-11.103: a gun stand of 5 before a regiment of 4
place unit FOOT at 33 10 facing 0 line stands 4
place unit MEDIUM at 35.6 10 facing 0 unlimbered stands 1
place unit CONT at 34 13 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; all MEDIUM; fire; roll 6 6
    event low MEDIUM 1

% RG-11.103: who is marked already is passed over
place unit FOOT at 33 10 facing 0 line low
place unit GREN at 41.1 10 facing 0 line stands 4
place unit CONT at 38 13 facing 180 line
place phase musketry american
    fire-at CONT; some FOOT 2 10; all GREN; fire; roll 6 6
    event low GREN 0

% RG-11.104: of equals the shooter is asked
place unit FOOT at 33 10 facing 0 line stands 6
place unit GREN at 39.1 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; all GREN; fire; roll 6 6
    asks crown which-low
    answers mark FOOT 0, mark GREN 0
    mark GREN 0
    event low GREN 0

% RG-11.104: and of gun stands too
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; some MEDIUM 2 3; fire; roll 6 6
    answers mark MEDIUM 2, mark MEDIUM 3
    mark MEDIUM 1    refused RG-11.103
    mark MEDIUM 3
    event low MEDIUM 3

# ---- Leaders ----

% RG-11.105, RG-R72: doubles that disorder the target: the nearest leader within 4 inches throws
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 3
    asks dice 2d6 a fallen leader
    roll 6 6
    event fate POOR dead

% RG-11.105: not without doubles
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 4 3
    asks crown throws

% RG-11.105: not beyond 4 inches from his rim
place unit POOR at 36 25.3
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 3
    event effect CONT telling-lower
    asks crown throws

% RG-11.105: who was disordered and lost a stand counts too
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line disordered
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 3 3
    asks dice 2d6 a fallen leader

% RG-11.105: who was disordered and lost none does not
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit MIL at 36 20 facing 180 line disordered
place phase musketry american
    fire-at MIL; all MEDIUM; fire; roll 1 1
    event effect MIL lively
    asks crown throws

% RG-11.106: a colonel is measured to his unit, and a leader as near comes before him
place unit POOR with CVET
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CVET at 36 20 facing 180 line
place phase musketry american
    fire-at CVET; all MEDIUM; fire; roll 4 4
    roll 6 6
    event fate POOR dead

% RG-11.106: who is nearer goes first
place unit POOR at 36 24
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 44.1 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 4 4
    roll 6 6
    event colonel CVET dead
    is unit CVET at 44.1 20 facing 180 line no-colonel

% RG-11.107: guns and the broken are not disordered, and bring no throw
place unit POOR at 36 25
place unit GATES at 40 24
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 70 58 facing 180 line
place unit AHEAVY at 36 20 facing 180 unlimbered
place phase musketry american
    fire-at AHEAVY; all MEDIUM; fire; roll 4 4
    event gun AHEAVY 1 damaged
    asks crown throws

% RG-11.107: nor the broken
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CVET at 70 58 facing 180 line
place unit CONT at 36 20 facing 180 broken
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 4 4
    event loses CONT
    asks crown throws
