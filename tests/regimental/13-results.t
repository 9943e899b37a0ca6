# Regimental: the seven rows of the charge table, for attacker and defender, and how they are carried out.
battle rg-ranges

% given ATTACK
place unit FOOT at 30 10 facing 0 line charging cold
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown

% given ROUT
place unit GREN at 30 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge GREN MIL wheel 0 from 30 3 flags 1 level 0
place pair GREN MIL deep 75
place phase charge crown

% given RAID
place unit HORSE at 30 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 30 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown

% given WEAK
place unit LOYAL at 40 25 facing 0 line charging
place unit GUARD at 60 5 facing 0 line
place unit FRENCH at 40 25 facing 180 line
place charge LOYAL FRENCH wheel 0 from 40 18 flags 1 level 0
place pair LOYAL FRENCH deep 75
place phase charge crown

# ---- Swept from the field ----

% RG-13.35, RG-R78: at 6 and 7 the defender loses two stands
given ATTACK
    fight FOOT; roll 5; roll 1
    event result FOOT swept 6
    is unit CONT at 30 within 1 25 within 4 facing 180 broken stands 6
    again
    fight FOOT; roll 6; roll 1
    event result FOOT swept 7
    is unit CONT at 30 within 1 25 within 4 facing 180 broken stands 6

% RG-13.35: and as many more as the result is above 7
given ROUT
    fight GREN; roll 6; roll 4
    event result GREN swept 8
    is unit MIL at 30 within 1 25 within 4 facing 180 broken stands 4
    again
    fight GREN; roll 6; roll 1
    event result GREN swept 11
    is unit MIL at 30 within 1 25 within 4 facing 180 broken stands 1

% RG-13.36: its troops make a full retreat and are broken
given ATTACK
    fight FOOT; roll 6; roll 1
    event order CONT broken
    event retreats CONT broken
    distance FOOT CONT 13 within 3

% RG-13.37, RG-R78: unlimbered heavy guns are lost, others limber and go
place unit GUARD at 70 5 facing 0 line
place unit HEAVY at 35.5 24 facing 0 unlimbered
place unit MEDIUM at 39 24 facing 0 unlimbered
place unit FRENCH at 38 24 facing 180 line charging cold
place charge FRENCH MEDIUM wheel 0 from 38 31 flags 1 level 0
place pair FRENCH HEAVY deep 150
place pair FRENCH MEDIUM deep 150
place phase charge american
    fight FRENCH; roll 4; roll 2
    event result FRENCH swept 6
    event gun HEAVY 1 wrecked
    event gun HEAVY 2 wrecked
    event retreats MEDIUM guns
    is unit MEDIUM at 39 within 1 13 within 6 facing 180 limbered stands 3

% RG-13.37: limbered ones are not
place unit GUARD at 70 5 facing 0 line
place unit HEAVY at 38 24 facing 0 limbered
place unit FRENCH at 38 24 facing 180 line charging cold
place charge FRENCH HEAVY wheel 0 from 38 31 flags 1 level 0
place pair FRENCH HEAVY deep 200
place phase charge american
    fight FRENCH; roll 1; roll 6
    event result FRENCH driven-back 4
    event gun HEAVY 1 wrecked
    event retreats HEAVY guns
    no event gun HEAVY 2 wrecked

% RG-13.38, RG-R78: attached leaders and brave colonels throw
place unit POOR with MIL
place unit GREN at 30 10 facing 0 line charging cold
place unit MIL at 30 10 facing 180 line
place unit CONT at 70 50 facing 180 line
place charge GREN MIL wheel 0 from 30 3 flags 1 level 0
place pair GREN MIL deep 75
place phase charge crown
    fight GREN; roll 6; roll 5
    asks dice 2d6 a fallen leader
    roll 1 1
    event fate POOR unharmed

% RG-13.39, RG-R78: after a first combat the attacker breaks through
place unit FOOT at 30 10 facing 0 line charging cold
place unit CONT at 30 10 facing 180 line
place unit CVET at 30 14 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 6; roll 1
    event breaks-through FOOT CVET

# ---- Driven back ----

% RG-13.40, RG-R78: at 3 to 5 he loses one, is disordered and retreats out of close range
given ATTACK
    fight FOOT; roll 5; roll 2
    event result FOOT driven-back 5
    event loses CONT 1 7
    event order CONT disordered
    event retreats CONT close
    is unit CONT at 30 within 0.1 14 within 0.05 facing 180 line stands 7 disordered
    again
    fight FOOT; roll 4; roll 3
    event result FOOT driven-back 3

% RG-13.41, RG-R78: a beaten defender's horse may recall instead
place unit FOOT at 30 10 facing 0 line charging
place unit DRAG at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT DRAG wheel 0 from 30 3 flags 1 level 0
place pair FOOT DRAG deep 100
place phase charge crown
    fight FOOT; roll 5; roll 2
    event result FOOT driven-back
    asks american recall
    recall DRAG 30 21 180
    is unit DRAG at 30 21 facing 180 line stands 5 disordered

% RG-13.42, RG-R78: beaten by cavalry he loses one more and is broken
given RAID
    fight HORSE; roll 4; roll 4
    event result HORSE driven-back 3
    is unit CONT at 30 within 1 25 within 4 facing 180 broken stands 6

% RG-13.42: outflanked too
place unit GUARD at 34 10.4 facing 270 line charging
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge GUARD CONT wheel 0 from 44 12 flags 1 level 0
place pair GUARD CONT deep 200 flank from-behind
place phase charge crown
    fight GUARD; roll 4; roll 4
    event result GUARD driven-back 3
    event order CONT broken
    event loses CONT 1 7
    event loses CONT 1 6

% RG-13.43, RG-R78: fixed guns are lost, others limber and go
place unit FOOT at 30 10 facing 0 line charging
place unit AFIXED at 27 10 facing 180 unlimbered
place unit AGUN at 31 10 facing 180 unlimbered
place unit CVET at 70 50 facing 180 line
place charge FOOT AGUN wheel 0 from 30 3 flags 1 level 0
place pair FOOT AGUN deep 150
place pair FOOT AFIXED deep 150
place phase charge crown
    fight FOOT; roll 2; roll 4
    event result FOOT driven-back
    event gun AFIXED 1 wrecked
    event retreats AGUN guns

% RG-13.44, RG-R78: the attacker carries the position
given ATTACK
    fight FOOT; roll 4; roll 3
    event carries FOOT
    is unit FOOT at 30 10.75 within 0.01 facing 0 line

% RG-13.44: his cavalry must break through
place unit HORSE at 30 10 facing 0 line charging cold clear-way no-colonel
place unit CONT at 30 10 facing 180 line
place unit CVET at 30 16 facing 180 line
place charge HORSE CONT wheel 0 from 30 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 4; roll 4
    event breaks-through HORSE CVET

# ---- Hard pressed ----

% RG-13.45, RG-R78: at 1 and 2 the defender is disordered
given ATTACK
    fight FOOT; roll 3; roll 3
    event result FOOT hard-pressed 2
    is unit CONT at 30 within 0.1 12 within 0.05 facing 180 line disordered.
    again
    fight FOOT; roll 3; roll 4
    event result FOOT hard-pressed 1

% RG-13.45: or loses one if he was
place unit FOOT at 30 10 facing 0 line charging
place unit CONT at 30 10 facing 180 line disordered
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 3; roll 3
    event result FOOT hard-pressed 2
    event loses CONT 1 7

% RG-13.45: one gun stand is damaged, and the guns are silenced
place unit FOOT at 30 10 facing 0 line charging stands 6
place unit AGUN at 30 10 facing 180 unlimbered
place unit CVET at 70 50 facing 180 line
place charge FOOT AGUN wheel 0 from 30 3 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 2; roll 3
    event result FOOT hard-pressed 2
    asks american which-gun
    take AGUN 2
    event gun AGUN 2 damaged
    event retreats AGUN guns
    is unit AGUN at 30 within 1 21 within 4 facing 0 limbered silenced 123 damaged 2

% RG-13.45, RG-R80: one of the side, not of each battery
place unit GUARD at 70 5 facing 0 line
place unit GALLOPER at 35.4 24 facing 0 unlimbered
place unit MEDIUM at 39 24 facing 0 unlimbered
place unit FRENCH at 38 24 facing 180 line charging
place charge FRENCH MEDIUM wheel 0 from 38 31 flags 1 level 0
place pair FRENCH GALLOPER deep 150
place pair FRENCH MEDIUM deep 150
place phase charge american
    fight FRENCH; roll 2; roll 4
    event result FRENCH hard-pressed
    take MEDIUM 1
    no event gun GALLOPER 1 damaged

% RG-13.46, RG-R78: he goes back 2 inches
given ATTACK
    fight FOOT; roll 3; roll 3
    event retreats CONT two

% RG-13.46: outflanked he is broken
place unit GUARD at 34 10.4 facing 270 line charging
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge GUARD CONT wheel 0 from 44 12 flags 1 level 0
place pair GUARD CONT deep 200 flank from-behind
place phase charge crown
    fight GUARD; roll 2; roll 4
    event result GUARD hard-pressed
    event retreats CONT broken
    event order CONT broken

% RG-13.47, RG-R78: his horse may recall instead
place unit FOOT at 30 10 facing 0 line charging
place unit DRAG at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT DRAG wheel 0 from 30 3 flags 1 level 0
place pair FOOT DRAG deep 100
place phase charge crown
    fight FOOT; roll 3; roll 2
    event result FOOT hard-pressed
    asks american recall
    stay
    event retreats DRAG two

% RG-13.48, RG-R78: heavy guns are lost under it too
place unit FOOT at 30 10 facing 0 line charging stands 3
place unit AHEAVY at 30 10 facing 180 unlimbered
place unit CVET at 70 50 facing 180 line
place charge FOOT AHEAVY wheel 0 from 30 3 flags 1 level 0
place pair FOOT AHEAVY deep 150
place phase charge crown
    fight FOOT; roll 2; roll 2
    event result FOOT hard-pressed
    event gun AHEAVY 1 wrecked

% RG-13.49, RG-R78: a fortified defender stays, disordered
place unit FOOT at 73 20 facing 0 line charging cold
place unit CONT at 73 20.4 facing 180 line
place unit CVET at 30 50 facing 180 line
place charge FOOT CONT wheel 0 from 73 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 5; roll 4
    event result FOOT hard-pressed 1
    is unit CONT at 73 20.4 facing 180 line disordered.
    event retreats FOOT two

% RG-13.49, RG-13.75: and keeps his guns
place unit FOOT at 73 20 facing 0 line charging stands 3
place unit AHEAVY at 73 20.4 facing 180 unlimbered
place unit CVET at 30 50 facing 180 line
place charge FOOT AHEAVY wheel 0 from 73 13 flags 1 level 0
place pair FOOT AHEAVY deep 150
place phase charge crown
    fight FOOT; roll 5; roll 3
    event result FOOT hard-pressed
    is unit AHEAVY at 73 20.4 facing 180 unlimbered silenced 1 damaged 1

% RG-13.50, RG-R78: the attacker carries the position
given ATTACK
    fight FOOT; roll 3; roll 3
    event carries FOOT

% RG-13.50: against a fortified one he goes back 2 inches
place unit FOOT at 73 20 facing 0 line charging cold
place unit CONT at 73 20.4 facing 180 line
place unit CVET at 30 50 facing 180 line
place charge FOOT CONT wheel 0 from 73 13 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 5; roll 4
    is unit FOOT at 73 18.4 within 0.03 facing 0 line

% RG-13.51, RG-R78: his horse may recall instead
given RAID
    fight HORSE; roll 2; roll 4
    event result HORSE hard-pressed
    asks crown recall
    recall HORSE 30 3 180
    is unit HORSE at 30 3 facing 180 line no-colonel disordered

% RG-13.51: also from a fortified defender
place unit HORSE at 73 20 facing 0 line charging cold clear-way no-colonel
place unit CONT at 73 20.4 facing 180 line
place unit CVET at 30 50 facing 180 line
place charge HORSE CONT wheel 0 from 73 10 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 4; roll 4
    event result HORSE hard-pressed
    asks crown recall
    stay
    event retreats HORSE two

# ---- Desperate struggle ----

% RG-13.52, RG-R78: at 0 both lose one and are disordered
given ATTACK
    fight FOOT; roll 2; roll 4
    event result FOOT desperate 0
    event loses FOOT 1 9
    event loses CONT 1 7
    event order FOOT disordered
    event order CONT disordered

% RG-13.52: guns are silenced
place unit FOOT at 30 10 facing 0 line charging stands 6
place unit AGUN at 30 10 facing 180 unlimbered
place unit CVET at 70 50 facing 180 line
place charge FOOT AGUN wheel 0 from 30 3 flags 1 level 0
place pair FOOT AGUN deep 150
place phase charge crown
    fight FOOT; roll 2; roll 5
    event result FOOT desperate 0
    event gun AGUN 1 wrecked
    event gun AGUN 2 silenced
    event gun AGUN 3 silenced

% RG-13.53, RG-R78: cold steel is lost, the rest reckoned anew, and both throw again
given ATTACK
    fight FOOT; roll 2; roll 4
    roll 3; roll 3
    event combat-sum FOOT 3 5
    event combat-sum CONT 3 4
    no event reason cold steel or breakthrough 1

% RG-13.53: so is the line of cavalry
given RAID
    fight HORSE; roll 3; roll 6
    event result HORSE desperate
    roll 1; roll 1
    event combat-sum HORSE 1 3
    no event reason cavalry over open ground 1

% RG-13.53: and of a breakthrough
place unit FOOT at 30 10 facing 0 line charging
place unit CONT at 30 10 facing 180 line
place unit CVET at 30 14 facing 180 line no-colonel
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 6; roll 1
    fight FOOT; roll 2; roll 4
    event result FOOT desperate 0
    roll 1; roll 1
    event combat-sum FOOT 1 3
    no event reason cold steel or breakthrough 1

% RG-13.81, RG-R83: it is repeated until it is not 0
given ATTACK
    fight FOOT; roll 2; roll 4; roll 3; roll 4
    event result FOOT desperate 0
    event loses FOOT 1 8
    event loses CONT 1 6
    asks dice 1d6 charge combat

% RG-13.82, RG-R83: whoever has no stand left has lost by one
place unit FOOT at 30 10 facing 0 line charging
place unit CONT at 30 10 facing 180 line stands 1
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 1; roll 6
    event result FOOT
    again
    fight FOOT; roll 1; roll 6
    event result FOOT hard-pressed

% RG-13.82: here by a desperate struggle
place unit GREEN at 30 10 facing 0 line charging stands 3
place unit GUARD at 60 5 facing 0 line
place unit CONT at 30 10 facing 180 line stands 1
place unit CVET at 70 50 facing 180 line
place charge GREEN CONT wheel 0 from 30 3 flags 1 level 0
place pair GREEN CONT deep 75
place phase charge crown
    fight GREEN; roll 4; roll 6
    event result GREEN desperate 0
    event lost CONT
    event carries GREEN

% RG-13.82: if both are gone nobody has the ground
place unit GREEN at 30 10 facing 0 line charging stands 1
place unit GUARD at 60 5 facing 0 line
place unit CONT at 30 10 facing 180 line stands 1
place unit CVET at 70 50 facing 180 line
place charge GREEN CONT wheel 0 from 30 3 flags 1 level 0
place pair GREEN CONT deep 75
place phase charge crown
    fight GREEN; roll 4; roll 4
    event result GREEN desperate 0
    event lost CONT
    event lost GREEN
    no event carries GREEN

# ---- Falter ----

% RG-13.54, RG-R78: at -1 and -2 the attacker is disordered and goes back 2 inches
given ATTACK
    fight FOOT; roll 2; roll 5
    event result FOOT falter -1
    event retreats FOOT two
    is unit FOOT at 30 within 0.1 8 within 0.05 facing 0 line disordered
    again
    fight FOOT; roll 2; roll 6
    event result FOOT falter -2

% RG-13.54: or loses a stand if he was disordered
place unit FOOT at 30 10 facing 0 line charging cold disordered
place unit CONT at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT CONT wheel 0 from 30 3 flags 1 level 0
place pair FOOT CONT deep 75
place phase charge crown
    fight FOOT; roll 2; roll 5
    event result FOOT falter -2
    event loses FOOT 1 9

% RG-13.55, RG-R78: his horse may recall instead
given RAID
    fight HORSE; roll 1; roll 6
    event result HORSE falter
    asks crown recall
    recall HORSE 30 2 0
    is unit HORSE at 30 2 facing 0 line no-colonel disordered

% RG-13.56, RG-R78: outflanked he makes a full retreat, broken
place unit FOOT at 30 20 facing 0 line charging
place unit CONT at 30 20 facing 180 line
place unit MIL at 35 17.5 facing 270 line
place charge FOOT CONT wheel 0 from 30 13 flags 1 level 0
place pair FOOT CONT deep 75
place pair FOOT MIL deep 75
place phase charge crown
    fight FOOT; roll 1; roll 2
    event result FOOT falter
    from CONT
    event retreats FOOT broken
    event order FOOT broken

% RG-13.57, RG-R78: the defender holds
given ATTACK
    fight FOOT; roll 2; roll 5
    is unit CONT at 30 10 facing 180 line.

% RG-13.57: his cavalry is disordered
place unit FOOT at 30 10 facing 0 line charging
place unit DRAG at 30 10 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT DRAG wheel 0 from 30 3 flags 1 level 0
place pair FOOT DRAG deep 100
place phase charge crown
    fight FOOT; roll 1; roll 4
    event result FOOT falter
    is unit DRAG at 30 10 facing 180 line disordered

% given MET
place unit HORSE at 30 14 facing 0 line charging cold clear-way no-colonel
place unit GUARD at 60 5 facing 0 line
place unit DRAG at 30 14 facing 180 line met clear-way
place unit CVET at 70 50 facing 180 line
place charge HORSE DRAG wheel 0 from 30 7 flags 3 level 0 by DRAG
place pair HORSE DRAG deep 100
place phase charge crown

% RG-13.57, RG-13.67: cavalry that rode out to meet him may carry the position
given MET
    fight HORSE; roll 1; roll 5
    event result HORSE falter
    stay
    asks american won-counter
    carry DRAG
    event carries DRAG
    is unit DRAG at 30 13 within 0.02 facing 180 line disordered

% RG-13.67: or recall
given MET
    fight HORSE; roll 1; roll 5; stay
    recall DRAG 30 24 180
    is unit DRAG at 30 24 facing 180 line disordered

% RG-13.67: or hold, which it does without an answer
given MET
    fight HORSE; roll 1; roll 5; stay
    hold DRAG
    is unit DRAG at 30 14 facing 180 line disordered

# ---- Recoil ----

% RG-13.58, RG-R78: at -3 to -5 the attacker loses one, is disordered and goes out of close range
given ATTACK
    fight FOOT; roll 1; roll 6
    event result FOOT recoil -3
    event loses FOOT 1 9
    event retreats FOOT close
    is unit FOOT at 30 within 0.1 6 within 0.05 facing 0 line stands 9 disordered

% RG-13.58: to -5
given WEAK
    fight LOYAL; roll 4; roll 6
    event result LOYAL recoil -5

% RG-13.59, RG-R78: his horse may recall instead
place unit HORSE at 30 10 facing 0 line charging cold no-colonel stands 3
place unit GUARD at 60 5 facing 0 line
place unit CONT at 30 10 facing 180 line stands 7
place unit CVET at 70 50 facing 180 line
place charge HORSE CONT wheel 0 from 30 3 flags 1 level 0
place pair HORSE CONT deep 75
place phase charge crown
    fight HORSE; roll 2; roll 6
    event result HORSE recoil
    asks crown recall
    recall HORSE 30 2 0

% RG-13.60, RG-R78: beaten by cavalry he loses one more and is broken
place unit FOOT at 30 20 facing 0 line charging
place unit DRAG at 30 20 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT DRAG wheel 0 from 30 13 flags 1 level 0
place pair FOOT DRAG deep 100
place phase charge crown
    fight FOOT; roll 1; roll 6
    event result FOOT recoil -4
    event loses FOOT 1 9
    event loses FOOT 1 8
    event order FOOT broken

% RG-13.61, RG-R78: the defender holds, and his cavalry is disordered
place unit FOOT at 30 20 facing 0 line charging
place unit DRAG at 30 20 facing 180 line
place unit CVET at 70 50 facing 180 line
place charge FOOT DRAG wheel 0 from 30 13 flags 1 level 0
place pair FOOT DRAG deep 100
place phase charge crown
    fight FOOT; roll 1; roll 6
    is unit DRAG at 30 20 facing 180 line disordered.

# ---- Repulsed ----

% RG-13.62, RG-R78: at -6 and -7 the attacker loses two and is broken
given WEAK
    fight LOYAL; roll 3; roll 6
    event result LOYAL repulsed -6
    event order LOYAL broken
    is unit LOYAL at 40 within 1 11 within 4 facing 0 broken stands 4

% RG-13.62: and as many more as it is beyond -7
place unit LOYAL at 30 20 facing 0 line charging
place unit GUARD at 60 5 facing 0 line
place unit FRENCH at 30 20 facing 180 line
place charge LOYAL FRENCH wheel 0 from 30 13 flags 1 level 0
place pair LOYAL FRENCH deep 75
place phase charge crown
    fight LOYAL; roll 2; roll 6
    event result LOYAL repulsed -7
    is unit LOYAL at 30 within 1 5 within 4 facing 0 broken stands 4
    again
    fight LOYAL; roll 1; roll 6
    event result LOYAL repulsed -8
    is unit LOYAL at 30 within 1 5 within 4 facing 0 broken stands 3

% RG-13.63, RG-R78: attached leaders and brave colonels throw
place unit VAUGHAN with LOYAL
place unit LOYAL at 30 20 facing 0 line charging
place unit GUARD at 60 5 facing 0 line
place unit FRENCH at 30 20 facing 180 line
place charge LOYAL FRENCH wheel 0 from 30 13 flags 1 level 0
place pair LOYAL FRENCH deep 75
place phase charge crown
    fight LOYAL; roll 2; roll 6
    event result LOYAL repulsed -6
    asks dice 2d6 a fallen leader

% RG-13.64, RG-R78: the defender holds
place unit LOYAL at 30 20 facing 0 line charging
place unit GUARD at 60 5 facing 0 line
place unit FRENCH at 30 20 facing 180 line
place charge LOYAL FRENCH wheel 0 from 30 13 flags 1 level 0
place pair LOYAL FRENCH deep 75
place phase charge crown
    fight LOYAL; roll 2; roll 6
    is unit FRENCH at 30 20 facing 180 line.
