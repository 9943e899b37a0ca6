# Regimental: formations as they lie, who may take which, and garrisons.
# Rulings: RG-R05 RG-R06 RG-R97 RG-R101 RG-D26
battle rg-drill

% given SHAPES
place unit CONT at 60 56 facing 180 line
place phase throws crown

% RG-8.1: line: side by side, touching
place unit HESS at 20 20 facing 0 line
given SHAPES
    stand HESS 1 at 17.5 20
    stand HESS 2 at 18.5 20
    stand HESS 6 at 22.5 20

% RG-8.2: extended line: with a gap of one stand, mounted and on foot too
place unit VET at 20 20 facing 0 extended
place unit HORSE at 45 20 facing 0 extended
place unit JAEG at 60 20 facing 0 extended
given SHAPES
    stand VET 1 at 13 20
    stand VET 2 at 15 20
    stand VET 8 at 27 20
    stand HORSE 1 at 42 20
    stand HORSE 4 at 48 20
    distance VET HORSE 14

% RG-8.3, RG-8.12: field column: two files; an unfilled rear rank stands in the middle
place unit RAW at 20 20 facing 0 field
place unit ELITE at 40 20 facing 0 field stands 1
given SHAPES
    stand RAW 1 at 19.5 20
    stand RAW 2 at 20.5 20
    stand RAW 5 at 19.5 18.5
    stand RAW 7 at 20 17.75
    stand ELITE 1 at 40 20

% RG-8.4: march column: one file
place unit HESS at 20 20 facing 0 march
given SHAPES
    stand HESS 1 at 20 20
    stand HESS 6 at 20 16.25

% RG-8.5, RG-8.6, RG-8.12: mass: as wide as it is deep; of eight three by three, two of them in the last rank
place unit VET at 20 20 facing 0 mass
given SHAPES
    stand VET 1 at 19 20
    stand VET 3 at 21 20
    stand VET 6 at 21 19.25
    stand VET 7 at 19.5 18.5
    stand VET 8 at 20.5 18.5

% RG-8.7: a garrison is inside one building, that holds as many stands as the map says
place unit VET at 62 27.99 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter VET 3; halt VET
    is unit VET at 62 30 facing 0 garrison in 4.

% RG-8.7: and no more
place unit VET at 62 27.99 facing 0 line menu well
place unit JAEG at 62 30 facing 0 garrison in 4 stands 1
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter VET 3        refused RG-8.27 "larger than"

% RG-8.7: with neither flank nor rear: nobody enfilades it
place unit VET at 62 20.5 facing 0 line
place unit CONT at 62 30 facing 0 garrison in 4
place unit HESS at 62 35 facing 180 line
place phase musketry american
    fire-at CONT; all HESS; fire; roll 1 1
    no event reason march column or enfiladed

% RG-8.8: broken: the block of a mass
place unit VET at 20 20 facing 0 broken
given SHAPES
    stand VET 3 at 21 20
    stand VET 6 at 21 19.25

% RG-8.8: without facing or arc: fire at it is never enfilade
place unit VET at 20 20 facing 0 broken
place unit CONT at 20 14 facing 0 line
place unit MIL at 60 56 facing 180 line
place phase musketry crown
    fire-at VET; all CONT; fire; roll 1 1
    no event reason march column or enfiladed
    event reason dense, mounted, broken or caught moving 1

% RG-8.9: mounted: four of them two by two
place unit HORSE at 20 20 facing 0 broken
given SHAPES
    stand HORSE 2 at 20.5 20
    stand HORSE 4 at 20.5 19

% RG-8.9: seven mounted three by three
battle rg-school
place unit DRAG at 46 20 facing 0 broken
place unit FOOT at 66 8 facing 0 line
place phase throws crown
    stand DRAG 3 at 47 20
    stand DRAG 7 at 46 18

% RG-8.6: fourteen on foot three by five
place unit BIG at 46 20 facing 0 mass
place unit FOOT at 66 8 facing 0 line
place phase throws crown
    stand BIG 3 at 47 20
    stand BIG 13 at 45.5 17
    stand BIG 14 at 46.5 17

% RG-8.10, RG-8.11: unlimbered guns side by side, limbered ones in a file
battle rg-drill
place unit MGUN at 20 20 facing 0 unlimbered
place unit AGUN at 40 30 facing 90 limbered
given SHAPES
    stand MGUN 1 at 19.5 20
    stand MGUN 2 at 20.5 20
    stand AGUN 1 at 40 30
    stand AGUN 2 at 37.5 30

% RG-8.13: losses shrink a line toward its front-centre
place unit CONT at 20 23 facing 180 line
place unit VET at 20 20 facing 0 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 4 4
    event loses CONT 1 7
    is unit CONT at 20 23 facing 180 line stands 7
    stand CONT 1 at 23 23

% RG-8.13: and a column toward its head
place unit CONT at 20 23 facing 90 march via 17 23 tail 0
place unit VET at 20 19 facing 0 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 3 3
    event loses CONT
    is unit CONT at 20 23 facing 90 march via 17 23 tail 0 stands 7
    stand CONT 1 at 20 23

% RG-8.14: regulars take every formation
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    answer form VET extended
    answer form VET field
    answer form VET march
    answer form VET mass

% RG-8.15: Hessians no extended line
place unit HESS at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form HESS extended    refused RG-8.15
    answer form HESS field
    answer form HESS march
    answer form HESS mass

% RG-8.16: jaegers no line
place unit JAEG at 20 20 facing 0 extended menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form JAEG line        refused RG-8.16
    answer form JAEG field
    answer form JAEG march
    answer form JAEG mass

% RG-8.17: Continentals before 1777 no field column
battle rg-school
place unit CONT at 46 40 facing 180 line menu well
place unit FOOT at 66 8 facing 0 line
place phase act american
    form CONT field       refused RG-8.17
    answer form CONT extended
    answer form CONT march
    answer form CONT mass

% RG-8.18: and from then on as others
battle rg-drill
place unit CONT at 20 40 facing 180 line menu well
place unit VET at 60 8 facing 0 line
place phase act american
    form CONT field

% RG-8.19: militia with muskets no field column
place unit MIL at 46 36 facing 180 line menu well
place unit VET at 60 8 facing 0 line
place phase act american
    form MIL field        refused RG-8.19
    answer form MIL extended
    answer form MIL march
    answer form MIL mass

% RG-8.20: with rifles neither line nor field column
place unit RIFLE at 46 36 facing 180 extended menu well
place unit VET at 60 8 facing 0 line
place phase act american
    form RIFLE line       refused RG-8.20
    form RIFLE field      refused RG-8.20
    answer form RIFLE march
    answer form RIFLE mass

% RG-8.21: Indians extended line, march column and mass
place unit NATIVE at 46 36 facing 180 extended menu well
place unit VET at 60 8 facing 0 line
place phase act american
    form NATIVE line      refused RG-8.21
    form NATIVE field     refused RG-8.21
    answer form NATIVE march
    answer form NATIVE mass

% RG-8.22: and no garrison
place unit NATIVE at 62 32.01 facing 180 extended menu well
place unit VET at 20 8 facing 0 line
place phase act american
    enter NATIVE 3        refused RG-8.22 "never goes into a building"

% RG-8.23: mounted cavalry neither mass nor garrison
place unit HORSE at 62 27.99 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    form HORSE mass       refused RG-8.23
    enter HORSE 3         refused RG-8.23
    answer form HORSE extended
    answer form HORSE field
    answer form HORSE march

% RG-8.24: on foot extended line and garrison
place unit HORSE at 62 27.99 facing 0 extended on-foot menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter HORSE 3
    is unit HORSE at 62 30 facing 0 garrison in 4

% RG-8.24: so it comes out in extended line alone
place unit HORSE at 62 30 facing 0 garrison in 4 on-foot menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    quit HORSE 62 28 line      refused RG-8.24
    quit HORSE 62 28 mass      refused RG-8.24
    quit HORSE 62 28 field     refused RG-8.24
    quit HORSE 62 28 march     refused RG-8.24
    quit HORSE 62 28 extended; halt HORSE
    is unit HORSE at 62 27.25 within 0.01 facing 180 extended on-foot

% RG-8.25: any troops may be broken: Indians, horse, jaegers
place unit HORSE at 10 20 facing 0 broken
place unit JAEG at 20 20 facing 0 broken
place unit NATIVE at 40 30 facing 0 broken
place unit VET at 60 8 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    asks crown throws

% RG-8.26: there are no squares
place unit VET at 20 20 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    form VET square    refused unread

# ---- Garrisons

% RG-8.27: whoever does not touch the building does not go in
place unit ELITE at 62 27 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter ELITE 3      refused RG-8.27 "does not touch"

% RG-8.27: by its half move it may come there; to overlap it is to touch it
place unit ELITE at 62 25 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead ELITE 3.5; enter ELITE 3
    is unit ELITE at 62 30 facing 0 garrison in 4.

% RG-8.27: and in nothing else
place unit ELITE at 30 45 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter ELITE 1      refused RG-8.27 "only a building"

% RG-8.28: units of one side share a building
place unit ELITE at 62 30 facing 0 garrison in 4
place unit JAEG at 62 27.99 facing 0 extended stands 2 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter JAEG 3; halt JAEG
    is unit JAEG at 62 30 facing 0 garrison in 4 stands 2.
    is unit ELITE at 62 30 facing 0 garrison in 4.

% RG-8.28: not those of two
place unit CONT at 62 30 facing 0 garrison in 4
place unit JAEG at 62 26.9 facing 0 extended stands 2 menu well
place phase act crown
    enter JAEG 3       refused RG-8.27 "enemy is in it"

% RG-8.29: an empty building is plain ground: one marches through a town at its broken figure
place unit ELITE at 62 26 facing 0 line menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead ELITE 12
    is unit ELITE at 62 35 within 0.01 facing 0 line.

% RG-8.30: with a garrison it has to be gone round
place unit ELITE at 62 26 facing 0 line menu well
place unit VET at 62 30 facing 0 garrison in 4
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead ELITE 12
    is unit ELITE at 62 28 within 0.03 facing 0 line

% RG-8.30: a garrison fires from its outline, all of it, all round
place unit VET at 62 30 facing 0 garrison in 4
place unit CONT at 62 35 facing 180 line
place unit MIL at 62 25 facing 0 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 1 1
    event shoots VET CONT 8 800

% RG-8.31: who charges a garrison halts at the outline, and is in contact with all within
place unit ELITE at 62 22 facing 0 line menu well
place unit CONT at 62 30 facing 0 garrison in 4 stands 4
place unit RIFLE at 62 30 facing 0 garrison in 4
place unit MIL at 20 56 facing 180 line
place phase declare crown
    charge ELITE CONT left 0 cold; done
    event strikes ELITE CONT
    event strikes ELITE RIFLE
    is unit ELITE at 62 28 within 0.03 facing 0 line

% RG-8.32: it comes out with its rear edge on the outline, where its owner likes, facing out
place unit ELITE at 62 30 facing 0 garrison in 4 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    quit ELITE 60 29 field; halt ELITE
    is unit ELITE at 57.75 29 within 0.01 facing 270 field.

% RG-8.32: and may then make half a move
place unit ELITE at 62 30 facing 0 garrison in 4 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    ahead ELITE 3     refused RG-8.32
    quit ELITE 62 32 line; ahead ELITE 12
    is unit ELITE at 62 37.75 within 0.01 facing 0 line.

% RG-8.32: in march column too
place unit ELITE at 62 30 facing 0 garrison in 4 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    quit ELITE 64 30 march; head ELITE 72 30
    is unit ELITE at 72 30 within 0.1 facing 90 march

% RG-8.33: the owner chooses side and formation
place unit ELITE at 62 30 facing 0 garrison in 4 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    answer quit ELITE 62 28 line
    answer quit ELITE 62 32 extended
    answer quit ELITE 60 30 field
    answer quit ELITE 64 30 mass

% RG-8.34: a garrison that must retreat comes out opposite to the enemy it runs from, in mass, and turns to him
place unit RAW at 62 30 facing 0 garrison in 4 stands 4 disordered
place unit CONT at 62 35 facing 180 line
place unit MIL at 62 50 facing 180 line
place phase throws crown
    throw RAW; roll 1 1
    event entry RAW wavering
    event retreats RAW close
    is unit RAW at 62 28 within 0.01 facing 0 mass stands 4 disordered

% RG-8.34: cavalry on foot in extended line
place unit HORSE at 62 30 facing 0 garrison in 4 stands 2 on-foot disordered
place unit MGUN lost
place unit HGUN lost
place unit CONT at 62 35 facing 180 line
place unit MIL at 62 50 facing 180 line
place phase throws crown
    throw HORSE; roll 1 4
    event entry HORSE shaken
    event retreats HORSE close
    is unit HORSE at 62 28 within 0.01 facing 0 extended stands 2 on-foot

% RG-8.27: from one house one does not go into another
battle rg-school
place unit FOOT at 54 46 facing 0 garrison in 4 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter FOOT 2         refused RG-8.27 "leaves that first"

% RG-8.30: nobody goes in while another stands in the outline
battle rg-drill
place unit ELITE at 62 27.99 facing 0 line menu well
place unit HESS at 62 30 facing 0 line
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter ELITE 3        refused RG-8.30 "HESS"

% RG-8.32: who would come out on another does not
place unit ELITE at 62 30 facing 0 garrison in 4 menu well
place unit HESS at 62 27.5 facing 0 line
place unit CONT at 20 56 facing 180 line
place phase act crown
    quit ELITE 62 28 line     refused RG-8.32 "no room"

% RG-8.27, RG-1.39: of a bent column a stand has to touch the building, not the box round it all
place unit HESS at 59 33 facing 0 march via 59 31 tail 270 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    stand HESS 6 at 60.75 31
    enter HESS 3

% RG-8.27, RG-1.39: and one that bends round its corner does not
place unit HESS at 59.3 31 facing 180 march via 59.3 33 tail 270 menu well
place unit CONT at 20 56 facing 180 line
place phase act crown
    enter HESS 3       refused RG-8.27

% RG-8.17: Continentals before 1777 garrison like others
battle rg-school
place unit NEXT at 54 48.01 facing 180 line menu well
place unit FOOT at 20 8 facing 0 line
place phase act american
    enter NEXT 3
    is unit NEXT at 54 46 facing 0 garrison in 4
