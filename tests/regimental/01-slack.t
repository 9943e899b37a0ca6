# Regimental: how deep blocks may bite into each other, and over the table's edge, and still have room.
battle rg-drill

% RG-1.40, RG-R97: blocks that bite no deeper than 0.02" have room, in a position and in play
place unit VET at 20 30 facing 0 line
place unit HESS at 26.985 30 facing 0 line
place unit MIL at 40 57 facing 180 line
place phase act crown
    is unit VET at 20 30
    is unit HESS at 26.985 within 0.001 30 facing 0 line.

% RG-1.40: who is grazed so neither stops the other nor is passed through
place unit VET at 20 30 facing 0 line menu well
place unit HESS at 26.985 30 facing 0 line
place unit MIL at 40 57 facing 180 line
place phase act crown
    ahead VET 5
    is unit VET at 20 35 within 0.001
    no event passed-through VET HESS

% RG-1.40: nor is one disordered by the retreat of another beside it
place unit RAW at 22 40 facing 0 line stands 4
place unit HESS at 26.985 40 facing 0 line
place unit MIL at 22 42 facing 180 line
place phase throws crown
    throw RAW; roll 3 3
    event retreats RAW close
    no event passed-through RAW HESS
    no event order HESS disordered

% RG-1.40: a formation that bites 0.015" into a friend has room; one that bites 0.03" has not
place unit VET at 20 30 facing 0 mass menu well
place unit HESS at 26.985 30 facing 0 line
place unit MIL at 40 57 facing 180 line
place phase act crown
    form VET line
    is unit VET at 20 30 facing 0 line

% RG-1.40, RG-1.42: and deeper it has none
place unit VET at 20 30 facing 0 mass menu well
place unit HESS at 26.97 30 facing 0 line
place unit MIL at 40 57 facing 180 line
place phase act crown
    form VET line       refused RG-1.42 "HESS is in its way"

% RG-1.40: the table's edge is bitten no deeper either; along it one still goes
place unit VET at 3.99 30 facing 0 line menu well
place unit MIL at 40 57 facing 180 line
place phase act crown
    ahead VET 5
    is unit VET at 3.99 within 0.001 35 within 0.001

% RG-1.40, RG-9.22: a short retreat ends at the first place with room, which is 0.02" into a friend
place unit RAW at 40 30 facing 0 line stands 4
place unit VET at 40 29 facing 0 line
place unit CONT at 40 33 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    is unit RAW at 40 28.27 within 0.005 facing 0 line stands 4 disordered
    distance RAW VET 0
