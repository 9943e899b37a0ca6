# Regimental: leaders who ride round what is in their way to be with a unit.
battle rg-ranges

% RG-4.36, RG-R103: round an enemy line, in up to four legs
place unit GREY at 40 5
place unit FOOT at 40 14 facing 0 line
place unit CONT at 40 9 facing 180 line
place unit CVET at 70 60 facing 180 line
place phase maneuver crown
    attach GREY FOOT
    event attached GREY FOOT
    is unit GREY with FOOT used 2666370

% RG-4.36: round a pond
place unit GREY at 53 29.5
place unit FOOT at 53 41 facing 0 line
place unit CVET at 20 60 facing 180 line
place phase maneuver crown
    attach GREY FOOT
    event attached GREY FOOT

% RG-4.35, RG-4.19: who has used too much of his allowance for the way round does not get there
place unit GREY at 40 5 used 4500000
place unit FOOT at 40 14 facing 0 line
place unit CONT at 40 9 facing 180 line
place unit CVET at 70 60 facing 180 line
place unit VAUGHAN at 60 5
place unit LOYAL at 60 8 facing 0 line
place phase maneuver crown
    attach GREY FOOT    refused RG-4.19 "cannot ride so far"

% RG-4.36: nor who is shut in
place unit GREY at 40 5
place unit FOOT at 40 14 facing 0 line
place unit CONT at 40 7 facing 180 line
place unit MIL at 35.2 5 facing 90 line
place unit DRAG at 44.8 5 facing 270 line
place unit CVET at 40 3 facing 0 line
place unit VAUGHAN at 60 5
place unit LOYAL at 60 8 facing 0 line
place phase maneuver crown
    attach GREY FOOT    refused RG-4.19 "cannot ride so far"
