# Regimental: setting up, and what a battle's file may not say.
battle meadow-fences

% RG-17.1, RG-R118: as printed: line and unlimbered where nothing is said, in good order, ammunition full
    is unit F-10 at 14 8 facing 90 line.
    is unit AGUN at 46.5 24 facing 270 unlimbered.
    is unit HALE at 48.5 24.

% RG-17.1: a leader is attached where it is said
battle ravine-road
    is unit HERRICK with MIL-2.

% RG-17.2, RG-R118: by the option both set up in their zones, who moves second first
battle meadow-fences free_setup=on
    asks american place
    place NH-1 48 10 0 field
    event placed NH-1
    done
    asks crown place
    place F-10 8 8 45 field
    done
    asks crown

% RG-17.2: in the zones alone
battle meadow-fences free_setup=on
    asks american place
    place NH-1 51 18.5 270 line       refused RG-17.2 "zone"
    place AGUN 40 24 270 unlimbered   refused RG-17.2
    place LD 55 24 270 line           refused RG-17.2
    place M-1 35.5 12 270 line        refused RG-17.2
    place M-1 34.5 23 270 line        refused RG-17.2
    place M-1 34.5 33 270 line        refused RG-17.6
    place M-1 34.5 39 270 line
    place RIFLES 39 33 270 extended   refused RG-17.2
    place RIFLES 45 40 180 extended
    done
    place F-10 14.5 8 90 line         refused RG-17.2
    place F-10 14 8.5 90 line
    post COLE 15 15                   refused RG-17.2
    post COLE 8 8

% RG-17.2: in a formation that the unit may take
battle meadow-fences free_setup=on
    asks american place
    place M-1 34.5 12 270 field       refused RG-8.19
    place NH-1 48 10 0 broken         refused
    done
    place LEIB 12 32 90 extended      refused RG-8.15

% RG-17.2, RG-18.17: who has no zone begins as printed; the war parties in the woods to either side
battle ravine-road free_setup=on
    asks american
    place MIL-1 20 40 270 line        refused RG-17.2 "as printed"
    done
    place RANGERS 12 31 180 extended  refused RG-17.2 "as printed"
    place PARTY-1 30 10 0 extended
    place PARTY-2 30 24 0 extended    refused RG-17.2
    place PARTY-2 30 36 180 extended  refused RG-17.2
    place PARTY-2 30 42 180 extended
    place PARTY-3 18 40 180 extended  refused RG-17.2

% RG-17.3: without an answer all is as printed
battle meadow-fences free_setup=on
    done; done
    is unit F-10 at 14 8 facing 90 line.
    is unit NH-1 at 46.5 18.5 facing 270 line.

% RG-17.4: a battle that names no zones is played as printed
battle gatehouse-lane free_setup=on
    asks crown
    no event placed F-9
    is turn 1

% RG-17.5, RG-R04: the Crown's pieces are numbered first, in the order of the list
battle gatehouse-lane
place unit MARSH at 4 20.5
place unit F-9 at 12 22 facing 90 line
place unit F-47 at 12 12 facing 90 line
place unit MASS-2 at 31.5 22 facing 270 line
place phase throws crown
    answer throw F-9
    answer throw F-47

% RG-17.6, RG-R118: no unit lies on another
file gatehouse-lane
    change place: "6 12 90" => place: "6 20 90"
    refused RG-17.6 "F-9"

% RG-17.6: none leaves the table
file gatehouse-lane
    change place: "6 12 90" => place: "6 3 90"
    refused RG-17.6 "wholly on the table"

% RG-17.6: no leader does
file gatehouse-lane
    change place: "4 20.5 90" => place: "0.3 20.5 90"
    refused RG-17.6 "wholly on the table"

% RG-17.4: a zone is four numbers
file meadow-fences
    change HALE: "44 0 50 48" => HALE: "44 0 50"
    refused RG-17.4 "west, south, east and north"

% RG-17.4: of somebody that there is
file meadow-fences
    change HALE: "44 0 50 48" => HALL: "44 0 50 48"
    refused RG-17.4 "HALL"

% RG-15.4: the Crown is one of the sides
file gatehouse-lane
    change crown: crown => crown: england
    refused RG-15.4 "crown: crown"

% RG-3.2: who begins is one of the sides
file gatehouse-lane
    change first: crown => first: england
    refused RG-3.2 "leave it out"

% RG-15.24: edges are those of a compass
file gatehouse-lane
    change {crown: west, american: east} => {crown: west, american: left}
    refused RG-15.24 "north, east, south or west"

% RG-15.27: what is to be held lies on the map
file gatehouse-lane
    change holds: "Town block" => holds: "Town hall"
    refused RG-15.27

% RG-10.40: fog is a list of inches
file ravine-road
    change sight: ["8", "8"] => sight: ["8", "thick"]
    refused RG-10.40 "list of inches"

% RG-18.19: points for wagons are a number
file ravine-road
    change wagon-points: 2 => wagon-points: many
    refused RG-18.19

% RG-2.2: the file, the line and the remedy are said
file gatehouse-lane
    change label: "7/4/2" => label: "7/4"
    refused RG-2.2 "such as"
