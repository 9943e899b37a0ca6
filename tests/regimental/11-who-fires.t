# Regimental: who fires at whom, and with how many points.
battle rg-ranges

% given LINES
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 50 13.5 facing 180 line
place unit GREN at 50 10 facing 0 line

# ---- The fire step ----

% RG-11.1, RG-R53: targets are named in any order, and each result counts at once
given LINES
place phase musketry american
    answer fire-at CVET
    fire-at CVET; all GREN; fire; roll 6 5
    event loses CVET 1 7
    event order CVET disordered
    fire-at CONT; all FOOT; fire; roll 1 1

% RG-11.1: the disordered fire with half their points in the same phase
given LINES
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 5 4
    event order CONT disordered
    end
    fire-at FOOT; all CONT; fire; roll 1 2
    event shoots CONT FOOT 7 350

% RG-11.2: a stand fires once in a step
place unit FOOT at 36 10 facing 0 line
place unit CONT at 33 13.5 facing 180 line
place unit CVET at 43 13.5 facing 180 line
place phase musketry american
    fire-at CONT; some FOOT 3 6; fire; roll 1 1
    fire-at CVET; all FOOT; fire; roll 1 1
    event shoots FOOT CVET 4 400

% RG-11.4, RG-R109: losses and disorder, the charge, those behind, ammunition, and the leader last
place unit POOR at 36 16.5
place unit FOOT at 36 10 facing 0 line
place unit GREN at 45 10 facing 0 line
place unit CONT at 40 13.5 facing 180 line
place unit CVET at 40 15.5 facing 180 line no-colonel
place phase musketry american
    fire-at CONT; all FOOT; all GREN; fire; roll 6 6
    event effect CONT withering
    event loses CONT 2 6
    event massed CVET telling-lower
    event loses CVET 1 7
    event low FOOT 0
    asks dice 2d6 a fallen leader
    roll 1 1
    event fate POOR unharmed

% RG-11.4: the shooter may end his step whenever he likes
given LINES
place phase musketry american
    asks crown fire
    end
    asks american fire

% RG-11.5: in defensive fire the opponent is asked, and without an answer nobody fires
given LINES
place phase musketry american
    asks crown fire
    answers fire-at CONT, fire-at CVET, end

% RG-11.6: in offensive fire the mover
given LINES
place phase musketry american
    end
    asks american fire
    answers fire-at FOOT, fire-at GREN, end

% RG-11.7, RG-R109: what troops did in the maneuver phase does not keep them from firing
place unit FOOT at 36 10 facing 0 line thrown by-flank
place unit CONT at 36 13.5 facing 180 line
place phase musketry crown
    end
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 1000

% RG-11.7: but those that had to retreat do not
place unit FOOT at 36 10 facing 0 line thrown no-fire
place unit CONT at 36 13.5 facing 180 line
place unit GREN at 44.1 10 facing 0 line
place phase musketry crown
    end
    fire-at CONT; all FOOT     refused RG-3.28
    all GREN

# ---- Formations ----

% RG-11.8, RG-R54: in line every stand fires
given LINES
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event shoots CONT FOOT 8 800

% RG-11.8: in extended line
place unit FOOT at 36 10 facing 0 line
place unit LIGHT at 46 10 facing 0 extended
place unit CONT at 45.5 13.5 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHT; fire; roll 1 1
    event shoots LIGHT CONT 4 400

% RG-11.8: and as a garrison
place unit CONT at 62 48 facing 0 garrison in 5
place unit FOOT at 62 42.5 facing 0 line
place phase musketry crown
    fire-at FOOT; all CONT; fire; roll 1 1
    event shoots CONT FOOT 8 800

% RG-11.9: in field column the front rank
place unit FOOT at 36 10 facing 0 field
place unit CONT at 36 13.5 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 2 200

% RG-11.10, RG-R54: in mass every stand, halved
place unit FOOT at 36 10 facing 0 mass
place unit CONT at 36 11.2 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 500

% RG-11.10, RG-X10: by the option its front rank alone
battle rg-ranges mass_front_only=on
place unit FOOT at 36 10 facing 0 mass
place unit CONT at 36 11.2 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 3 150

% RG-11.11: broken troops, march columns and mounted cavalry do not fire
battle rg-ranges
place unit FOOT at 36 10 facing 0 broken
place unit BIG at 42 12 facing 0 march
place unit HORSE at 48 10 facing 0 line
place unit GREN at 55 10 facing 0 line
place unit CONT at 40 14 facing 180 line
place unit CVET at 52 13 facing 180 line
place phase musketry american
    fire-at CVET; all HORSE    refused RG-11.11
    all GREN; fire; roll 1 1
    asks american fire

% RG-11.12: dismounted cavalry fires as muskets do
place unit HORSE at 36 10 facing 0 extended on-foot
place unit CONT at 36 13.5 facing 180 line
place phase musketry american
    fire-at CONT; all HORSE; fire; roll 1 1
    event shoots HORSE CONT 6 600

% RG-11.12: to 4 inches
place unit HORSE at 36 10 facing 0 extended on-foot
place unit CONT at 36 14.5 facing 180 line
place unit GREN at 55 10 facing 0 line
place unit CVET at 55 13 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.13: limbered guns do not fire
place unit MEDIUM at 36 10 facing 0 limbered
place unit GREN at 45 10 facing 0 line
place unit CONT at 40 13 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM    refused RG-11.13
    all GREN

% RG-11.14, RG-R07: a stand fires inside its arc
place unit GREN at 36 10 facing 0 line stands 1
place unit CONT at 42.7 12 facing 180 line stands 5
place unit CVET at 50 13 facing 180 line
place unit FOOT at 50 10 facing 0 line
place phase musketry american
    fire-at CONT; all GREN    refused RG-11.14
    all FOOT

% RG-11.14: to 45 degrees out from its corners
place unit GREN at 36 10 facing 0 line stands 1
place unit CONT at 40.5 12.2 facing 180 line stands 5
place phase musketry american
    fire-at CONT; all GREN; fire; roll 1 1
    event shoots GREN CONT 1 100

% RG-11.15, RG-R55: stands are chosen one by one, also those that do not stand side by side
given LINES
place phase musketry american
    fire-at CONT; some FOOT 1 2; some FOOT 5 5; fire; roll 1 1
    event shoots FOOT CONT 3 300

% RG-11.15: one that aims already is not chosen again
given LINES
place phase musketry american
    fire-at CONT; some FOOT 1 2
    some FOOT 1 2    refused RG-11.15
    drop FOOT; all FOOT

# ---- Charges ----

% given CHARGED
place unit FOOT at 36 13.5 facing 0 line charging
place unit GREN at 50 10 facing 0 line
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 45 13.5 facing 180 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown

% RG-11.16, RG-R55: who is charged fires at a charger or not at all
given CHARGED
    fire-at GREN; all CONT     refused RG-11.14
    all CVET

% RG-11.16: but he may keep his fire
given CHARGED
    end
    asks crown fire

% RG-11.17: nobody fires at a unit that touches a friend of his
given CHARGED
    end
    fire-at CONT; all GREN     refused RG-11.17
    all FOOT

% RG-11.17: but for defensive fire at chargers
given CHARGED
    fire-at FOOT; all CVET; fire; roll 1 1
    event shoots CVET FOOT

% RG-11.17: and the charger's own fire
given CHARGED
    end
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 1000

% RG-12.11, RG-R51: who charges with cold steel gives up his offensive fire
place unit FOOT at 36 13.5 facing 0 line charging cold
place unit GREN at 45 12 facing 0 line
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 48 14 facing 180 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    end
    fire-at CVET; all FOOT     refused RG-12.11
    all GREN

% RG-12.11: also when he was checked meanwhile
place unit FOOT at 36 13.5 facing 0 line charging cold
place unit GREN at 44.4 12 facing 0 line no-colonel
place unit CONT at 36 13.5 facing 180 line
place unit CVET at 45 15 facing 180 line
place charge FOOT CONT wheel 0 from 36 6 flags 1 level 0
place pair FOOT CONT deep 75
place phase musketry crown
    fire-at FOOT; all CONT; all CVET; fire; roll 6 6
    event checked FOOT
    end
    fire-at CONT; all FOOT     refused RG-12.11
    all GREN

# ---- Musketry ----

% RG-11.18, RG-R02, RG-R56: a musket reaches 4 inches, and these are counted in
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 14 facing 180 line
place phase musketry american
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT 10 1000

% RG-11.18, RG-X1: and nothing beyond
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 14.02 facing 180 line
place unit GREN at 55 10 facing 0 line
place unit CVET at 55 13 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.20, RG-R56: a rifle has a point to 4 inches
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 13.9 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 400

% RG-11.20: a point to 8
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 18 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 400

% RG-11.20: half a point to 12
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 22 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 200

% RG-11.20: and nothing beyond
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 22.1 facing 180 line
place unit GREN at 55 10 facing 0 line
place unit CVET at 55 13 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.21, RG-X2: by the option it has a point to 4
battle rg-ranges rifle_left=on
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 14 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 400

% RG-11.21: half a point to 8
battle rg-ranges rifle_left=on
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 18 facing 180 line
place phase musketry american
    fire-at CONT; all JAEG; fire; roll 1 1
    event shoots JAEG CONT 4 200

% RG-11.21: and nothing to 12
battle rg-ranges rifle_left=on
place unit JAEG at 36 10 facing 0 extended
place unit CONT at 36 18.1 facing 180 line
place unit GREN at 55 10 facing 0 line
place unit CVET at 55 13 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.19, RG-X1: by the option a musket has a point to 8 inches, and nothing at 8.1
battle rg-ranges musket_far=on
place unit FOOT at 36 10 facing 0 line
place unit CONT at 36 18 facing 180 line
place unit GREN at 55 10 facing 0 line
place unit CVET at 55 18.1 facing 180 line
place phase musketry american
    fire-at CVET    refused RG-11.14
    fire-at CONT; all FOOT; fire; roll 1 1
    event shoots FOOT CONT
