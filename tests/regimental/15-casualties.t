# Regimental: heavy casualties, every line of the chart of points, ground held, and the end.
battle rg-ranges

# ---- Heavy casualties: Vaughan's brigade has 20 stands: LOYAL 6, GREEN 6, JAEG 4, BRAVES 4 ----

% RG-15.1, RG-R93: half lost is not more than half
place unit LOYAL lost
place unit BRAVES lost
place unit GREEN at 40 10 facing 0 line
place unit JAEG at 60 10 facing 0 extended
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw GREEN; roll 3 3
    event reason fresh troops, or a battery 2
    no event reason heavy casualties -1

% RG-15.1, RG-15.2: one more is, and every unit of the brigade has -1
place unit LOYAL lost
place unit BRAVES lost
place unit GREEN at 40 10 facing 0 line stands 5
place unit JAEG at 60 10 facing 0 extended
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw JAEG; roll 3 3
    event reason heavy casualties -1

% RG-15.1: the stands left in spent units count
place unit LOYAL lost
place unit BRAVES at 20 10 facing 0 extended
place unit GREEN at 40 10 facing 0 line stands 3
place unit JAEG at 60 10 facing 0 extended
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw JAEG; roll 3 3
    event reason heavy casualties -1

% RG-15.1: and those in broken ones
place unit LOYAL lost
place unit BRAVES at 20 10 facing 0 extended
place unit GREEN at 40 10 facing 0 broken
place unit JAEG at 60 10 facing 0 extended
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw JAEG; roll 3 3
    event reason heavy casualties -1

% RG-15.1: none of them twice: 5 lost, 3 of them broken and spent, 2 spent is 10
place unit LOYAL at 30 10 facing 0 line stands 5
place unit BRAVES at 20 10 facing 0 extended stands 2
place unit GREEN at 40 10 facing 0 broken stands 3
place unit JAEG at 60 10 facing 0 extended stands 3
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw JAEG; roll 3 3
    event entry JAEG
    event reason heavy casualties -1

% RG-15.1: another brigade has nothing of it
place unit LOYAL lost
place unit BRAVES lost
place unit GREEN lost
place unit JAEG at 60 10 facing 0 extended
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw FOOT; roll 3 3
    event reason fresh troops, or a battery 2
    no event reason heavy casualties -1

% RG-15.2: it ends when it is no longer so: the broken re-formed
place unit LOYAL lost
place unit BRAVES at 20 10 facing 0 extended
place unit GREEN at 40 10 facing 0 line disordered
place unit JAEG at 60 10 facing 0 extended
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw JAEG; roll 3 3
    event entry JAEG
    no event reason heavy casualties -1

% RG-15.3, RG-R93: guns count as stands: Howe's horse and 11 guns
place unit HORSE at 20 10 facing 0 line
place unit RIDERS lost
place unit MEDIUM lost
place unit HEAVY lost
place unit SIEGE at 50 10 facing 0 unlimbered
place unit LIGHTGUN at 54 10 facing 0 unlimbered
place unit GALLOPER at 56 10 facing 0 unlimbered
place unit MORTAR at 58 10 facing 0 unlimbered
place unit HOW at 60 10 facing 0 unlimbered
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw HORSE; roll 3 3
    event entry HORSE
    no event reason heavy casualties -1

% RG-15.3: one gun more
place unit HORSE at 20 10 facing 0 line
place unit RIDERS lost
place unit MEDIUM lost
place unit HEAVY lost
place unit SIEGE lost
place unit LIGHTGUN at 54 10 facing 0 unlimbered
place unit GALLOPER at 56 10 facing 0 unlimbered
place unit MORTAR at 58 10 facing 0 unlimbered
place unit HOW at 60 10 facing 0 unlimbered
place unit CONT at 40 50 facing 180 line
place phase throws crown
    throw HORSE; roll 3 3
    event reason heavy casualties -1

# ---- The chart: each kind, a stand lost ----

% RG-15.4, RG-R91: the Crown has 1 for a stand of militia
place unit MIL at 40 30 facing 0 line stands 6
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 1 american 0

% RG-15.4: with rifles too
place unit RIFLE at 40 30 facing 0 extended stands 4
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 1 american 0

% RG-15.5, RG-R91: 1 for one of artillery
place unit AGUN at 40 30 facing 0 unlimbered stands 2
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 1 american 0

% RG-15.6, RG-R91: 1 for one of Indians
place unit ONEIDA at 40 30 facing 0 extended stands 3
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 1 american 0

% RG-15.7, RG-R91: 2 for one of Continentals
place unit CVET at 40 30 facing 0 line stands 7
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 2 american 0

% RG-15.7, RG-15.19: whose light infantry is that too
place unit ELITE at 40 30 facing 0 line stands 5
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 2 american 0

% RG-15.8, RG-R91: 2 for one of American cavalry
place unit DRAG at 40 30 facing 0 line stands 5
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 2 american 0

% RG-15.10, RG-R91: 3 for one of French infantry
place unit FRENCH at 40 30 facing 0 line stands 7
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 3 american 0

% RG-15.12, RG-R91: the Americans have 1 for a stand of Loyalist militia
place unit LOYAL at 40 30 facing 0 line stands 5
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 1

% RG-15.13, RG-R91: 1 for one of Indians
place unit BRAVES at 40 30 facing 0 extended stands 3
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 1

% RG-15.14, RG-R91: 2 for one of British line
place unit FOOT at 40 30 facing 0 line stands 9
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 2

% RG-15.14: 2 for one of provincials
place unit GREEN at 40 30 facing 0 line stands 5
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 2

% RG-15.15, RG-R91: 2 for one of artillery
place unit MEDIUM at 40 30 facing 0 unlimbered stands 3
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 2

% RG-15.16, RG-R91: 3 for one of light infantry
place unit LIGHT at 40 30 facing 0 extended stands 3
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 3

% RG-15.16: 3 for one of grenadiers
place unit GREN at 40 30 facing 0 line stands 5
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 3

% RG-15.16: 3 for one of cavalry
place unit HORSE at 40 30 facing 0 line stands 5
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 3

% RG-15.17, RG-R91: 3 for one of jaegers
place unit JAEG at 40 30 facing 0 extended stands 3
place unit CONT at 10 60 facing 180 line
place unit GUARD at 56 3 facing 0 line
place phase throws crown
    score crown 0 american 3

% RG-15.17, RG-15.19: 3 for one of the Guards, who are looked for before line
place unit GUARD at 40 30 facing 0 line stands 3
place unit CONT at 10 60 facing 180 line
place phase throws crown
    score crown 0 american 3

% RG-15.14: and 2 for one of Hessians
battle rg-drill
place unit HESS at 40 10 facing 0 line stands 5
place unit VET at 12 3 facing 0 line
place unit CONT at 12 57 facing 180 line
place phase throws crown
    score crown 0 american 2

% RG-15.9, RG-15.11, RG-R91: 2 for a captured leader, 3 for a killed one
battle rg-ranges
place captured american 1
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 2 american 0

% RG-15.11: 3 for a killed one
place killed american 1
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 3 american 0

% RG-15.18, RG-X9: the Americans score for leaders as the Crown does
place killed crown 1
place captured crown 1
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 0 american 5

% RG-15.18, RG-X9: by the option they do not, and the Crown still does
battle rg-ranges leader_vp_both=off
place killed crown 1 american 1
place captured crown 1
place unit FOOT at 15 3 facing 0 line
place unit CONT at 30 60 facing 180 line
place phase throws crown
    score crown 3 american 0

% RG-15.20: a grievous wound scores nothing, a mortal one as a death
battle rg-ranges
place unit POOR at 36 25
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 4 6
    event fate POOR grievous
    score crown 2 american 3
    again
    fire-at CONT; all MEDIUM; fire; roll 4 4; roll 5 6
    event fate POOR mortal
    score crown 5 american 3

% RG-15.21, RG-R87: brave colonels score nothing
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CVET at 36 20 facing 180 line
place phase musketry american
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 6 6
    score crown 2 american 3

% RG-15.21: by the option they score as leaders
battle rg-ranges colonel_vp=on
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CVET at 36 20 facing 180 line
place phase musketry american
    fire-at CVET; all MEDIUM; fire; roll 4 4; roll 6 6
    score crown 5 american 3

% RG-15.22, RG-R92: removed are stands lost to fire
battle rg-ranges
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit CONT at 36 20 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 5 6
    score crown 4 american 3

% RG-15.22: wrecked guns
place unit MEDIUM at 36 10 facing 0 unlimbered
place unit FOOT at 70 5 facing 0 line
place unit AGUN at 36 20 facing 180 unlimbered
place unit CONT at 70 58 facing 180 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 5 6
    score crown 1 american 0

% RG-15.22: in panic
place unit CONT at 40 40 facing 180 line stands 4 disordered
place unit FOOT at 40 10 facing 0 line
place unit CVET at 70 58 facing 180 line
place phase throws american
    throw CONT; roll 1 6
    event loses CONT 4 0
    score crown 16 american 0

% RG-15.22: by leaving the table over the base edge
place unit LOYAL at 40 10 facing 0 line charging
place unit GUARD at 60 5 facing 0 line
place unit FRENCH at 40 10 facing 180 line
place charge LOYAL FRENCH wheel 0 from 40 3 flags 1 level 0
place pair LOYAL FRENCH deep 75
place phase charge crown
    fight LOYAL; roll 1; roll 6
    event off-table LOYAL
    score crown 0 american 6

% RG-15.23, RG-R92, RG-R116: who leaves by an exit edge is not removed
place unit CONT at 3 40 facing 270 march menu well
place unit CVET at 60 58 facing 180 line
place unit FOOT at 40 10 facing 0 line
place phase act american
    head CONT 0 40
    yes
    event leaves CONT
    score crown 0 american 4

# ---- Ground ----

% RG-15.24, RG-R116: a unit's base edge is the nearest to its centre, where there are several
battle ravine-road
place unit PARTY-1 at 26 40 facing 0 extended stands 2
place unit LOYAL at 10 20 facing 90 line
place unit REAR at 26 37.5 facing 0 line
place phase throws crown
    throw PARTY-1; roll 1 3
    event off-table PARTY-1

% RG-15.25, RG-R116: off by an exit goes the whole unit with its leader
battle rg-ranges
place unit POOR with CONT
place unit CONT at 3 40 facing 270 march menu well
place unit CVET at 60 58 facing 180 line
place unit FOOT at 40 10 facing 0 line
place phase act american
    head CONT 0 40; yes
    is unit CONT off
    is unit POOR off

% RG-15.25: other edges are none
place unit CONT at 77 40 facing 90 march menu well
place unit CVET at 60 58 facing 180 line
place unit FOOT at 40 10 facing 0 line
place phase act american
    head CONT 80 40
    no event leaves CONT
    asks american

% RG-15.26: at his exit the mover is asked, and may stop short
place unit CONT at 3 40 facing 270 march menu well
place unit CVET at 60 58 facing 180 line
place unit FOOT at 40 10 facing 0 line
place phase act american
    head CONT 0 40
    asks american leave
    no
    is unit CONT at 0 within 0.05 40 facing 270 march

% RG-15.27, RG-R117: broken units and guns hold nothing
place unit CONT at 62 48.5 facing 180 broken
place unit FOOT at 40 10 facing 0 line
place unit CVET at 60 58 facing 180 line
place phase throws crown
    score crown 0 american 0

% RG-15.27: guns
place unit AGUN at 62 48 facing 180 unlimbered
place unit FOOT at 40 10 facing 0 line
place unit CVET at 60 58 facing 180 line
place phase throws crown
    score crown 0 american 0

% RG-15.28, RG-R117: a building is held by who has a stand in it when the other has none
place unit CONT at 62 49 facing 180 mass
place unit FOOT at 40 10 facing 0 line
place phase throws crown
    score crown 0 american 6

% RG-15.28, RG-15.30: with stands of both nobody holds it
place unit CONT at 62 49.9 facing 0 line stands 2
place unit GUARD at 62 47 facing 180 line stands 2
place unit CVET at 60 58 facing 180 line
place phase throws crown
    score crown 12 american 6

% RG-15.29, RG-R117: a point by stands within 2 inches of it
place unit CONT at 40 23 facing 180 line
place unit FOOT at 70 10 facing 0 line
place phase throws crown
    score crown 0 american 0

% RG-15.29: here they are
place unit CONT at 40 22 facing 180 line
place unit FOOT at 70 10 facing 0 line
place phase throws crown
    score crown 0 american 3

% RG-15.30, RG-R117: with both of them near nobody has it
place unit CONT at 40 22 facing 180 line
place unit FOOT at 40 18.5 facing 0 line
place phase throws crown
    score crown 0 american 0

# ---- The end ----

% given LAST
place turn 6
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 40 facing 180 line

% RG-15.31, RG-R94: the battle ends after the last turn, of both player turns
given LAST
place phase charge crown
    not over

% RG-15.31: here it does
given LAST
place phase charge american
    over nobody "draw"

% RG-15.32, RG-R94: under 10 percent of the larger total is a draw
place turn 6
place killed american 7
place killed crown 6
place captured crown 1
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 40 facing 180 line
place phase charge american
    event points crown 21
    event points american 20
    over nobody "draw"

% RG-15.32: 10 percent is a victory
place turn 6
place captured american 10
place killed crown 6
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 40 facing 180 line
place phase charge american
    event points crown 20
    event points american 18
    over crown "victory"

% RG-15.33, RG-R94: to 50 percent
place turn 6
place captured american 10
place captured crown 5
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 40 facing 180 line
place phase charge american
    over crown "victory"

% RG-15.33: beyond it a decisive one
place turn 6
place captured american 10
place killed crown 3
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 40 facing 180 line
place phase charge american
    event points american 9
    over crown "decisive victory"

% RG-15.34, RG-R94: a side without an unbroken troop unit loses at once, whatever the points
place killed crown 6
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 40 facing 180 broken
place unit AGUN at 60 40 facing 180 unlimbered
place phase charge american
    over crown "decisive victory"

% RG-15.34: where both have none, points decide
place killed crown 1
place unit FOOT at 40 10 facing 0 broken
place unit CONT at 40 40 facing 180 broken
place phase charge american
    over american "decisive victory"

% RG-15.35, RG-R94: a side some of whose units went off by an exit loses by points alone
place gone american 1
place killed crown 2
place unit FOOT at 40 10 facing 0 line
place unit CONT at 40 40 facing 180 broken
place phase charge american
    over american "decisive victory"

# ---- Special rules ----

% RG-16.1: a battle's file gives troops their kind
file rg-ranges
    change kind: jaegers => kind: riflemen
    refused RG-16.1 "jaegers"
