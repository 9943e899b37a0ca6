# Regimental: exact odds, against fractions worked out by hand. Two dice have a difference of 0 in 6
# of 36 ways, of 1 to either side in 5, of 2 in 4, of 3 in 3, of 4 in 2 and of 5 in 1.
# Rulings: RG-R30 RG-R32 RG-R34 RG-R66 RG-R67
battle rg-drill

% RG-5.1, RG-5.30: a throw of +4: from a difference of 2 on it is 6 or more, of -5 tardy
place unit GREY at 20 8
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    odds "throw VET" : "double quick" 10/36, "well handled" 25/36, tardy 1/36

% RG-5.30, RG-5.31: a throw of -4: doubles fall back within the band, and there alone
place unit RAW at 20 12 facing 0 line stands 4
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    odds "throw RAW" : "well handled" 3/36, tardy 17/36, "fall back" 6/36, panic 10/36

% RG-5.48: panic of the disordered takes as many stands as the dice differ: -2 and worse at -4
place unit RAW at 20 12 facing 0 line stands 4 disordered
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    odds "throw RAW" : ": rallied" 3/36, shaken 17/36, wavering 6/36, panic 10/36, "RAW loses 2" 4/36, "RAW loses 3" 3/36, "RAW is lost" 3/36

% RG-5.4: one throw for all, each by its own sum (+4 and -2); doubles are doubles for all of them
place unit GREY at 20 8
place unit VET at 16 12 facing 0 line
place unit RAW at 24.5 12 facing 0 line stands 4
place unit CONT at 60 56 facing 180 line
place phase throws crown
    lead GREY; with VET; with RAW
    odds "roll-dice" : "VET: at the double quick; RAW: well handled" 10/36, "VET: well handled; RAW: tardy" 17/36, "RAW: told to fall back" 6/36, "VET: well handled; RAW: in panic" 2/36, "VET: tardy; RAW: in panic" 1/36

% RG-11.69, RG-11.74: eight points at trained troops add nothing: every row by the sum of two dice
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place unit MIL at 60 56 facing 180 line
place phase musketry american
    fire-at CONT; all VET
    odds "fire" : "telling fire" 15/36, "galling fire" 11/36, "lively fire" 4/36, "desultory fire" 6/36, "CONT loses 1" 15/36, "CONT is disordered" 26/36
