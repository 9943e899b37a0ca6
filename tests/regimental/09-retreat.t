# Regimental: retreats.
# Rulings: RG-R35 RG-R36 RG-R44 RG-R49 RG-R108
battle rg-drill

% RG-9.1, RG-9.10: straight to the rear, until every enemy is beyond close range, facing him
place unit RAW at 20 22 facing 0 line stands 4
place unit VET at 60 8 facing 0 line
place unit CONT at 20 23.5 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    event retreats RAW close
    is unit RAW at 20 19.5 within 0.02 facing 0 line stands 4 disordered

% RG-9.11: forward where the enemy is behind, RG-9.28: and it turns toward him
place unit RAW at 20 22 facing 0 line stands 5
place unit VET at 60 8 facing 0 line
place unit CONT at 20 19 facing 0 line
place phase throws crown
    throw RAW; roll 4 4
    event retreats RAW close
    is unit RAW at 20 23 within 1.2 facing 180 line stands 5 disordered

% RG-9.3, RG-9.14: a full retreat is a move of broken troops, in the broken block
place unit RAW at 20 30 facing 0 line stands 4
place unit VET at 60 8 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 6
    event entry RAW panic
    event retreats RAW broken
    event order RAW broken

% RG-9.25: friends in the way are passed through, and both are disordered
place unit RAW at 20 22 facing 0 line stands 4
place unit VET at 20 20.5 facing 0 line
place unit CONT at 20 23.5 facing 180 line
place phase throws crown
    throw RAW; roll 4 4
    event passed-through RAW VET
    event order VET disordered

% RG-9.27: over the base edge it is removed
place unit RAW at 20 8 facing 0 line stands 4
place unit VET at 60 8 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 6
    event off-table RAW
    is unit RAW lost

% RG-6.37: light carriages that are tardy may limber and retreat, silenced
place unit MGUN at 20 30 facing 0 unlimbered menu tardy
place unit VET at 60 8 facing 0 line
place unit CONT at 20 33 facing 180 line
place phase act crown
    withdraw MGUN
    event gun MGUN 1 silenced
    event retreats MGUN guns
    is unit MGUN at 20 20.5 within 3 facing 180 limbered silenced 12

% RG-6.23: guns rally
place unit MGUN at 20 30 facing 0 unlimbered silenced 12 menu well
place unit VET at 60 8 facing 0 line
place unit CONT at 20 45 facing 180 line
place phase act crown
    rally MGUN
    is unit MGUN at 20 30 facing 0 unlimbered.

% RG-6.56: ammunition is replenished with no enemy close
place unit VET at 20 20 facing 0 line low menu well
place unit CONT at 20 23 facing 180 line
place phase act crown
    replenish VET     refused RG-6.56 "close range"
