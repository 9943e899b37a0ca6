# Regimental: cases in which several rules meet.
battle rg-ranges
% RG-11.16, RG-11.15: stands of a charged unit that cannot bear on a charger may fire at others
place unit GUARD at 32 13.5 facing 0 line charging
place unit GREN at 40 10.5 facing 0 line
place unit CONT at 34 13.5 facing 180 line
place charge GUARD CONT wheel 0 from 32 6 flags 1 level 0
place pair GUARD CONT deep 75
place phase musketry crown
    fire-at GREN; all CONT; fire; roll 1 1
    event shoots CONT GREN 3

% RG-13.44, RG-13.89: horse and foot drive back: the foot carries, the horse breaks through, here at those it has beaten
place unit FOOT at 30 10 facing 0 line charging cold
place unit HORSE at 38.2 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 33 10 facing 180 line
place unit MIL at 38 17 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place charge HORSE CONT wheel 0 from 38 3 flags 1 level 0
place pair FOOT CONT deep 75
place pair HORSE CONT deep 75
place phase charge crown
    fight FOOT; roll 3; roll 3
    event result FOOT driven-back
    from FOOT
    event carries FOOT
    event breaks-through HORSE CONT

% RG-13.68, RG-13.35: three stands from two units: first, second, first
place unit BIG at 30 10 facing 0 line charging cold
place unit GREN at 40.1 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line
place unit RIFLE at 38 10 facing 180 extended
place unit CVET at 70 50 facing 180 line
place charge BIG MIL wheel 0 from 30 3 flags 1 level 0
place charge GREN RIFLE wheel 0 from 38 3 flags 1 level 0
place pair BIG MIL deep 75
place pair BIG RIFLE deep 75
place pair GREN RIFLE deep 75
place phase charge crown
    fight BIG; roll 6; roll 2
    event result BIG swept 8
    event loses MIL 1 6
    event loses RIFLE 1 4
    event loses MIL 1 5

% RG-12.14, RG-8.31: a charger at a garrison touches every unit inside
place unit GUARD at 62 42 facing 0 line menu well
place unit MIL at 62 48 facing 0 garrison in 5 stands 4
place unit CONT at 62 48 facing 0 garrison in 5 stands 4
place phase declare crown
    charge GUARD MIL left 0 cold
    is pair GUARD MIL
    is pair GUARD CONT

% RG-13.49, RG-10.14: the garrison of a closed work stays when hard pressed
place unit FOOT at 70 46 facing 0 line charging cold
place unit CONT at 70 48 facing 0 garrison in 6
place unit CVET at 20 60 facing 180 line
place charge FOOT CONT wheel 0 from 70 40 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 5; roll 4
    event result FOOT hard-pressed
    is unit CONT at 70 48 facing 0 garrison in 6 disordered
    event retreats FOOT two

% RG-13.36, RG-8.34: a garrison that is swept runs out at the far side
place unit GREN at 62 46 facing 0 line charging cold
place unit MIL at 62 48 facing 0 garrison in 5
place unit CVET at 20 60 facing 180 line
place charge GREN MIL wheel 0 from 62 40 flags 1 level 0
place pair GREN MIL deep 200
place phase charge crown
    fight GREN; roll 6; roll 3
    event result GREN swept
    event off-table MIL

% RG-10.31, RG-8.2: rays pass the gaps of an extended line
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit LIGHT at 36 14 facing 0 extended
place unit FOOT at 60 5 facing 0 line
place unit CONT at 36 30 facing 180 line
place phase throws crown
    sees MEDIUM CONT

% RG-13.53, RG-13.17: wear is reckoned anew in a struggle
place unit FOOT at 30 10 facing 0 line charging stands 7
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 2; roll 3
    event result FOOT desperate 0
    roll 1; roll 1
    event combat-sum FOOT 1 1
    event combat-sum CONT 1 2

% RG-13.53, RG-13.19: numbers too
place unit BIG at 30 10 facing 0 line charging stands 13
place unit CONT at 30 10 facing 180 line stands 7
place unit CVET at 70 50 facing 180 line
place charge BIG CONT wheel 0 from 30 3 flags 1 level 0
place pair BIG CONT deep 75
place phase charge crown
    fight BIG; roll 2; roll 2
    event result BIG desperate 0
    roll 1; roll 1
    event reason outnumbered 2 to 1 -1

% RG-13.46, RG-2.14: a broken defender that is hard pressed goes back 2 inches
place unit FOOT at 30 10 facing 0 line charging stands 4
place unit CONT at 30 10 facing 180 broken
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 4; roll 1
    event result FOOT hard-pressed
    event retreats CONT two

% RG-13.23, RG-2.35: wagons alone: limbered, unsupported, and lost
place unit FOOT at 30 10 facing 0 line charging
place unit CART at 30 10 facing 180 limbered
place unit CVET at 70 50 facing 180 line
place charge FOOT CART wheel 0 from 30 3 flags 1 level 0
place pair FOOT CART deep 200
place phase charge crown
    fight FOOT; roll 1; roll 6
    event reason unsupported guns -1
    event reason outflanked, broken, march column or limbered -2
    event reason outnumbered 3 to 1 -2
    event lost CART

% RG-13.40, RG-9.16: a march column that is driven back
place unit FOOT at 30 10 facing 0 line charging
place unit CONT at 30 10 facing 180 march
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 200
place phase charge crown
    fight FOOT; roll 2; roll 2
    event result FOOT driven-back 3
    event retreats CONT close
    is unit CONT at 30 14 within 0.05 facing 180 march stands 7 disordered

% RG-4.23, RG-13.38: a leader of a swept unit who is unharmed runs with it
place unit POOR with MIL
place unit GREN at 30 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line
place unit CONT at 70 50 facing 180 line
place charge GREN MIL wheel 0 from 30 3 flags 1 level 0
place pair GREN MIL deep 75
place phase charge crown
    fight GREN; roll 6; roll 5; roll 1 1
    is unit POOR with MIL

% RG-15.9, RG-14.16: a captured leader is out, and scores 2
place unit POOR with MIL
place unit GREN at 30 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line
place unit CONT at 70 50 facing 180 line
place charge GREN MIL wheel 0 from 30 3 flags 1 level 0
place pair GREN MIL deep 75
place phase charge crown
    fight GREN; roll 6; roll 5; roll 1 6
    score crown 4 american 0

% RG-12.9, RG-2.46: cold steel without bayonets or swords: mounted infantry on foot
place unit RIDERS at 30 10 facing 0 extended on-foot menu well
place unit CONT at 30 15 facing 180 line
place phase declare crown
    charge RIDERS CONT left 0 cold     refused RG-12.9
    charge RIDERS CONT left 0 fire

% RG-13.8, RG-13.42: a unit beaten by horse whose principal is foot is not beaten by cavalry
place unit FOOT at 30 10 facing 0 line charging
place unit HORSE at 38.2 10 facing 0 line charging cold clear-way no-colonel stands 2
place unit CONT at 33 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place charge HORSE CONT wheel 0 from 38 3 flags 1 level 0
place pair FOOT CONT deep 75
place pair HORSE CONT deep 75
place phase charge crown
    fight FOOT; roll 4; roll 2
    event result FOOT driven-back 3
    event loses CONT 1 7
    is unit CONT at 33 14 within 0.1 facing 180 line stands 7 disordered

% RG-11.65, RG-11.62: in contact over a fence no line between front edges crosses it: neither side has its cover
place unit FOOT at 62 24.4 facing 0 line charging bad-ground
place unit CONT at 62 24.4 facing 180 line
place charge FOOT CONT wheel 0 from 62 17 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    fire-at CONT; all FOOT; fire; roll 1 1
    event fires CONT 1000 1

% RG-13.64, RG-13.67: the countercharging winner in a repulse may recall
place unit HORSE at 30 14 facing 0 line charging cold clear-way no-colonel stands 2
place unit GUARD at 60 5 facing 0 line
place unit DRAG at 30 14 facing 180 line met clear-way
place unit CVET at 70 50 facing 180 line
place charge HORSE DRAG wheel 0 from 30 7 flags 3 level 0 by DRAG
place pair HORSE DRAG deep 100
place phase charge crown
    fight HORSE; roll 1; roll 6
    asks american won-counter

% RG-11.99, RG-11.86: Lively fire on those behind a massed target from muskets does nothing
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 13 facing 180 line
place unit CVET at 36 15 facing 180 line no-colonel
place phase musketry american
    fire-at CONT; some FOOT 3 8; fire; roll 3 4
    event effect CONT galling
    event massed CVET lively
    no event order CVET disordered

% RG-19.19: in the turns after it it faces east already, and goes on
battle guilford-1781-regiments
place unit NC-1 at 40 34 facing 90 line volleys 2
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place phase throws american
    go-home NC-1
    ahead NC-1 4
    is unit NC-1 at 44 within 0.2 34 facing 90 line

% RG-19.19: off by the east edge it is gone, and nobody scores
battle guilford-1781-regiments
place unit NC-1 at 70 34 facing 90 line volleys 2
place unit MD-1 at 58 31 facing 270 line
place unit F-23 at 6 36 facing 90 line
place unit F-33 at 6 43 facing 90 line
place unit BOSE at 6 15 facing 90 line
place unit F-71 at 6 24 facing 90 line
place phase throws american
    go-home NC-1
    ahead NC-1 4; yes
    event leaves NC-1
    score crown 0 american 0

% RG-12.19, RG-12.20: a spoilt charge at full pace has its full move
battle rg-ranges
place unit FOOT at 30 2 facing 0 line menu tardy
place unit GUARD at 22 10.4 facing 90 line menu well
place unit CONT at 30 11.5 facing 180 line stands 2
place unit CVET at 60 40 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold
    charge GUARD CONT right 0 cold; done
    go GUARD; go FOOT
    event spoilt FOOT
    is unit FOOT at 30 8.4 within 0.3 facing 0 line disordered

% RG-13.4: if fire has removed the attacker the defender has won, and holds
battle rg-ranges
place unit GREEN at 30 20 facing 0 line charging stands 1
place unit GUARD at 60 3 facing 0 line
place unit CONT at 30 20 facing 180 line
place charge GREEN CONT wheel 0 from 30 13 flags 1 level 0
place pair GREEN CONT deep 75
place phase musketry crown
    fire-at GREEN; all CONT; fire; roll 6 6
    event lost GREEN
    fight GREEN
    is unit CONT at 30 20 facing 180 line

% RG-13.1: of two chargers one of whom fire has removed the other fights alone
battle rg-ranges
place unit GREEN at 27 20 facing 0 line charging stands 1
place unit FOOT at 33 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place charge GREEN CONT wheel 0 from 27 13 flags 1 level 0
place charge FOOT CONT wheel 0 from 33 13 flags 1 level 0
place pair GREEN CONT deep 75
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at GREEN; all CONT; fire; roll 6 6
    event lost GREEN
    end; end
    fight FOOT; roll 3; roll 3
    event combat-sum FOOT 3 6

% RG-12.8, RG-10.5: through an orchard a charge goes 8 inches
battle rg-ranges
place unit FOOT at 26 43 facing 0 line menu well
place unit CONT at 26 51.6 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge FOOT CONT left 0 cold     refused RG-12.7
    charge GREN CVET left 0 cold

% RG-12.8, RG-7.22: over a fence it goes 8 inches in all
place unit GUARD at 27 12 facing 0 line menu well
place unit CONT at 27 20.2 facing 180 line
place unit GREN at 60 5 facing 0 line menu well
place unit CVET at 60 8 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold     refused RG-12.7
    charge GREN CVET left 0 cold

% RG-12.8, RG-13.65: within these it strikes, and has come over bad ground
place unit GUARD at 27 12 facing 0 line menu well
place unit CONT at 27 19.9 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT
    is unit GUARD at 27 19.9 within 0.02 facing 0 line charging cold bad-ground

% RG-13.30: horse that crosses a fence has no open way
place unit HORSE at 27 9 facing 0 line menu well
place unit CONT at 27 19 facing 180 line
place phase declare crown
    charge HORSE CONT left 0 cold
    is unit HORSE at 27 19 within 0.02 facing 0 line charging cold bad-ground

% RG-12.14, RG-10.8: who stands behind a stone fence is touched beyond it
place unit GUARD at 62 18 facing 0 line menu well
place unit CONT at 62 24.4 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold
    event strikes GUARD CONT
    is unit GUARD at 62 24.4 within 0.03 facing 0 line charging cold bad-ground

% RG-12.7, RG-10.8: if the move suffices over the fence
place unit GUARD at 62 16.2 facing 0 line menu well
place unit CONT at 62 24.4 facing 180 line
place unit GREN at 40 5 facing 0 line menu well
place unit CVET at 40 8 facing 180 line
place phase declare crown
    charge GUARD CONT left 0 cold     refused RG-12.7
    charge GREN CVET left 0 cold

% RG-11.28: a howitzer at 28 inches
place unit HOW at 40 2 facing 0 unlimbered
place unit CONT at 40 30 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 300

% RG-11.24, RG-11.47: four medium guns at close range
place unit MEDIUM at 40 10 facing 0 unlimbered
place unit CONT at 40 13.9 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event fires CONT 2000 4

% RG-11.33, RG-11.49: a damaged gun served by raw men
place unit LIGHTGUN at 40 10 facing 0 unlimbered damaged 1
place unit CONT at 40 13.9 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHTGUN; fire; roll 1 1
    event fires CONT 200 -4

% RG-8.21, RG-8.22: no Indians begin in a garrison
file rg-ranges
    change formation: extended, place: "16 7 0" => formation: garrison, place: "16 7 0"
    refused RG-8.21

% RG-11.55, RG-11.53: horse in march column: +1 and +2
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit DRAG at 36 20 facing 180 march
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at DRAG; all MEDIUM; fire; roll 1 1
    event fires DRAG 1200 5

% RG-11.53: broken horse is one line
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit DRAG at 36 20 facing 180 broken
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at DRAG; all MEDIUM; fire; roll 1 1
    event fires DRAG 1200 3

% RG-11.59, RG-11.53: horse in extended line in a wood
place unit MEDIUM at 12 41 facing 0 unlimbered
place unit DRAG at 12 45.5 facing 180 extended stands 3
place unit CVET at 70 58 facing 180 line
place phase musketry american
    fire-at DRAG; all MEDIUM; fire; roll 1 1
    event reason full cover, or extended line in partial cover -2
    event reason dense, mounted, broken or caught moving 1

% RG-11.70, RG-11.84: 7 on the elite is galling, and the charge goes home
place unit GREN at 36 13.5 facing 0 line charging no-colonel
place unit CONT at 36 13.5 facing 180 line
place charge GREN CONT wheel 0 from 36 6 flags 1 level 0
place pair GREN CONT deep 75
place phase musketry crown
    fire-at GREN; all CONT; fire; roll 3 3
    event effect GREN galling
    event charge-home GREN

% RG-11.10, RG-11.53: a mass that charges
place unit FOOT at 36 13.5 facing 0 mass charging
place unit CONT at 36 13.5 facing 180 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event reason dense, mounted, broken or caught moving 1
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 500

% RG-10.40, RG-11.14: beyond the fog nobody fires
place turn 3
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit CONT at 36 17 facing 180 line
place unit GREN at 60 10 facing 0 line
place unit CVET at 60 13 facing 180 line
place phase musketry american
    fire-at CONT     refused RG-11.14

% RG-13.19, RG-13.10: numbers of all that fight
place unit BIG at 30 20 facing 0 line charging
place unit CONT at 26 20 facing 180 line stands 2
place unit MIL at 33 20 facing 180 line stands 5
place unit CVET at 60 40 facing 180 line
place charge BIG CONT wheel 0 from 30 13 flags 1 level 0
place pair BIG CONT deep 75
place pair BIG MIL deep 75
place phase charge crown
    fight BIG; roll 1; roll 1
    event combat-sum MIL
    event reason outnumbered 2 to 1 -1

% RG-13.6, RG-13.24: and the lines of the principal unit
place unit BIG at 30 20 facing 0 line charging
place unit CONT at 26 20 facing 180 line stands 2
place unit MIL at 33 20 facing 180 line stands 5
place unit CVET at 60 40 facing 180 line
place charge BIG CONT wheel 0 from 30 13 flags 1 level 0
place pair BIG CONT deep 75
place pair BIG MIL deep 75
place phase charge crown
    fight BIG; roll 1; roll 4
    event combat-sum MIL 4 1

% RG-9.24, RG-13.46: who cannot retreat is hemmed in
place unit FOOT at 30 20 facing 0 line charging
place unit GREN at 30 24 facing 180 line
place unit CONT at 30 20 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 3; roll 2
    event result FOOT hard-pressed 2
    event hemmed-in CONT

% RG-13.79: a recall of exactly a full move
place unit FOOT at 60 8 facing 0 line charging
place unit DRAG at 60 8 facing 180 line
place unit CVET at 20 50 facing 180 line
place charge FOOT DRAG wheel 0 from 60 3 flags 1 level 0
place pair FOOT DRAG deep 100
place phase charge crown
    fight FOOT; roll 3; roll 2
    recall DRAG 42 8 180
    event recalls DRAG
