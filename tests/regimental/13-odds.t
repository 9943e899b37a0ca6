# Regimental: odds of a combat, of the one that a breakthrough brings, and of leaders who fall,
# against fractions worked out by hand. Two dice differ by d in 6 - |d| of 36 ways.
battle rg-drill

% RG-13.35, RG-13.40: +6 against -4 is 5 to 15: driven back on a difference of -5 alone, two stands and one more for each above 7
place unit ELITE at 20 20 facing 0 line charging cold clear-way
place unit MIL at 20 20 facing 180 line stands 4
place unit CONT at 60 56 facing 180 line
place charge ELITE MIL wheel 0 from 20 13.6 flags 1 level 0
place pair ELITE MIL deep 75
place phase charge crown
    odds "fight ELITE" : "driven back" 1/36, "MIL loses 1" 1/36, "MIL loses 2" 5/36, "MIL loses 3" 4/36, "MIL is lost" 26/36

% RG-13.83: the second combat belongs to the odds of the first
place unit ELITE at 20 20 facing 0 line charging cold clear-way
place unit MIL at 20 20 facing 180 line stands 4
place unit CONT at 20 25 facing 180 line
place charge ELITE MIL wheel 0 from 20 13.6 flags 1 level 0
place pair ELITE MIL deep 75
place phase charge crown
    odds "fight ELITE" : "breaks through at CONT" 35/36

% RG-14.1, RG-14.16: one who leads +1 is swept in 33 of 36, and then captured in 8, killed in 3, out in 1
place unit POOR with MIL
place unit ELITE at 20 20 facing 0 line charging cold clear-way
place unit MIL at 20 20 facing 180 line stands 4
place unit CONT at 60 56 facing 180 line
place charge ELITE MIL wheel 0 from 20 13.6 flags 1 level 0
place pair ELITE MIL deep 75
place phase charge crown
    odds "fight ELITE" : "POOR is captured" 264/1296, "POOR is shot dead" 33/1296, "POOR is mortally wounded" 66/1296, "POOR is badly wounded" 33/1296, "POOR has a flesh wound" 66/1296, "POOR is knocked down" 99/1296, "POOR has his horse killed" 132/1296, "POOR is unharmed" 495/1296
