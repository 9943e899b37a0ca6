# Germantown, chapter 7: the other columns of the terrain chart, row by row: fire, close combat, sight, zones.
battle germantown-1777

# ---- fire: two strength points at a neighbour need 6; `hit-roll` gives target, die, the die modified, and what is needed ----

% GT-7.1: fire into a clear hex is not modified
place turn 3; place fog clear
place unit A15 at 3010; place unit B17 at 3110
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.2, GT-10.20: into light woods: -1
place turn 3; place fog clear
place unit A15 at 1111; place unit B17 at 1211
place phase british guns
    fire B17 A15; dice 0
    event modifier the target is in woods -1
    event hit-roll B17 0 -1 6

% GT-7.2: out of light woods not
place turn 3; place fog clear
place unit A15 at 1211; place unit B17 at 1111
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.3, GT-10.20: into heavy woods: -1, the British too
place turn 3; place fog clear
place unit B31 at 0211; place unit A02 at 0312
place phase american guns
    fire A02 B31; dice 0
    event modifier the target is in woods -1
    event hit-roll A02 0 -1 6

% GT-7.3, GT-7.15, GT-10.20: into heavy woods along a trail: -1 all the same
place turn 3; place fog clear
place unit A15 at 2616; place unit B17 at 2717
place phase british guns
    fire B17 A15; dice 0
    event modifier the target is in woods -1
    event hit-roll B17 0 -1 6

% GT-7.5: into a road hex with a tavern: nothing
place turn 3; place fog clear
place unit A15 at 3812; place unit B17 at 3813
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.6, GT-10.17: into the Chew House: -3
place turn 3; place fog clear
place unit A15 at 3313; place unit B17 at 3312
place phase british guns
    fire B17 A15; dice 0
    event modifier the target is in the Chew House -3
    event hit-roll B17 0 -3 6

% GT-7.7: across a stream: nothing
place turn 3; place fog clear
place unit A15 at 1908; place unit B17 at 2008
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.8: across a creek: nothing
place turn 3; place fog clear
place unit A15 at 3723; place unit B17 at 3623
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.9: up a slope: nothing
place turn 3; place fog clear
place unit A15 at 0617; place unit B17 at 0618
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.9: down a slope: nothing
place turn 3; place fog clear
place unit A15 at 0618; place unit B17 at 0617
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.11: across a bridge: nothing
place turn 3; place fog clear
place unit A15 at 1910; place unit B17 at 2010
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.11: across a ford: nothing
place turn 3; place fog clear
place unit A15 at 2015; place unit B17 at 2115
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.13, GT-10.18: across works from outside: -1
place turn 3; place fog clear
place unit A15 at 3907; place unit B17 at 3908
place phase british guns
    fire B17 A15; dice 0
    event modifier across works -1
    event hit-roll B17 0 -1 6

% GT-7.13, GT-10.18: and at the barricade, where there is a creek and a bridge: -1
place turn 3; place fog clear
place unit A15 at 3624; place unit B17 at 3724
place phase british guns
    fire B17 A15; dice 0
    event modifier across works -1
    event hit-roll B17 0 -1 6

% GT-7.13: from inside nothing
place turn 3; place fog clear
place unit A15 at 3908; place unit B17 at 3907
place phase british guns
    fire B17 A15; dice 0
    no event modifier
    event hit-roll B17 0 0 6

% GT-7.14, GT-10.18: works help whoever is inside: Americans too
place turn 3; place fog clear
place unit B31 at 3907; place unit A02 at 3908
place phase american guns
    fire A02 B31; dice 0
    event modifier across works -1
    event hit-roll A02 0 -1 6

# ---- close combat: one unit against one, even odds or so; only the modifiers are looked at ----

% GT-7.1: an attack into clear ground is not modified
place turn 3; place fog clear
place unit A03 at 3010; place unit B14 at 3110
place phase american close
    attack 3110; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.2: nor into light woods
place turn 3; place fog clear
place unit A03 at 1111; place unit B14 at 1211
place phase american close
    attack 1211; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.3: nor into heavy woods
place turn 3; place fog clear
place unit A03 at 0211; place unit B14 at 0312
place phase american close
    attack 0312; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.6, GT-12.21: into the Chew House: -2
place turn 3; place fog clear
place unit A03 at 3313; place unit B14 at 3312
place phase american close
    attack 3312; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    no event modifier all attack across works
    event modifier the defender is in the Chew House -2

% GT-7.6: out of it nothing
place turn 3; place fog clear
place unit A03 at 3312; place unit B14 at 3313
place phase american close
    attack 3313; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.7, GT-12.22: across a stream: -1
place turn 3; place fog clear
place unit A03 at 1908; place unit B14 at 2008
place phase american close
    attack 2008; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.7, GT-12.22: for the British too
place turn 3; place fog clear
place unit B14 at 2008; place unit A03 at 1908
place phase british close
    attack 1908; with B14; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.8, GT-12.22: across a creek: -1
place turn 3; place fog clear
place unit A03 at 3723; place unit B14 at 3623
place phase american close
    attack 3623; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.9, GT-12.22: up a slope: -1
place turn 3; place fog clear
place unit A03 at 0617; place unit B14 at 0618
place phase american close
    attack 0618; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.9: down a slope nothing
place turn 3; place fog clear
place unit A03 at 0618; place unit B14 at 0617
place phase american close
    attack 0617; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.10, GT-12.22: stream and slope on one side, uphill: -1 once
place turn 3; place fog clear
place unit A03 at 2116; place unit B14 at 2015
place phase american close
    attack 2015; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.10, GT-12.22: and downhill: -1 for the stream
place turn 3; place fog clear
place unit A03 at 2015; place unit B14 at 2116
place phase american close
    attack 2116; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.11, GT-12.22: a bridge is as a stream: -1
place turn 3; place fog clear
place unit A03 at 1910; place unit B14 at 2010
place phase american close
    attack 2010; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.11, GT-12.22: a ford too
place turn 3; place fog clear
place unit A03 at 2015; place unit B14 at 2115
place phase american close
    attack 2115; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.13, GT-12.23: across works from outside: -1
place turn 3; place fog clear
place unit A03 at 3907; place unit B14 at 3908
place phase american close
    attack 3908; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    event modifier all attack across works -1
    no event modifier the defender is in the Chew House

% GT-7.13: from inside nothing
place turn 3; place fog clear
place unit A03 at 3908; place unit B14 at 3907
place phase american close
    attack 3907; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    no event modifier all attack across water or up a slope
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

% GT-7.12, GT-12.22, GT-12.23: bridge and works at the barricade: -1 for each
place turn 3; place fog clear
place unit A03 at 3624; place unit B14 at 3724
place phase american close
    attack 3724; with A03; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    event modifier all attack across works -1
    no event modifier the defender is in the Chew House

% GT-7.12, GT-12.22: from inside the barricade the bridge alone
place turn 3; place fog clear
place unit B14 at 3724; place unit A03 at 3624
place phase british close
    attack 3624; with B14; declare; close
    play stand-fast; play stand-fast
    dice 9
    event modifier all attack across water or up a slope -1
    no event modifier all attack across works
    no event modifier the defender is in the Chew House

# ---- sight: of the rows, only woods block; for those of the map that nobody can stand in, a river ----

% GT-7.4: a river between does not block the line
place turn 3; place fog clear
place unit A15 at 0923; place unit B17 at 1223
place phase british guns
    answer fire B17 A15

# ---- zones: who enters one ends his move there; a leader far away keeps the phase open ----

% GT-7.1: a zone reaches into clear ground
place turn 3; place fog clear
place unit A05 at 3201; place unit B26 at 3001; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 3101
    event moved A05 3101

% GT-7.2, GT-5.6: not into light woods
place turn 3; place fog clear
place unit A05 at 1311; place unit B26 at 1111; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 1211
    no event moved A05

% GT-7.2, GT-5.6: but out of them
place turn 3; place fog clear
place unit A05 at 1310; place unit B26 at 1211; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 1210
    event moved A05 1210

% GT-7.7, GT-5.9: over a stream
place turn 3; place fog clear
place unit A05 at 2108; place unit B26 at 1908; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 2008
    event moved A05 2008

% GT-7.8, GT-5.9: over a creek
place turn 3; place fog clear
place unit A05 at 3724; place unit B26 at 3622; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 3723
    event moved A05 3723

% GT-7.9, GT-5.9: up a slope
place turn 3; place fog clear
place unit A05 at 0718; place unit B26 at 0518; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 0618
    event moved A05 0618

% GT-7.9, GT-5.9: and down
place turn 3; place fog clear
place unit A05 at 0616; place unit B26 at 0618; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 0617
    event moved A05 0617

% GT-7.10, GT-5.9: over stream and slope on one side
place turn 3; place fog clear
place unit A05 at 2014; place unit B26 at 2116; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 2015
    event moved A05 2015

% GT-7.11, GT-5.9: over a bridge
place turn 3; place fog clear
place unit A05 at 2110; place unit B26 at 1910; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 2010
    event moved A05 2010

% GT-7.11, GT-5.9: over a ford
place turn 3; place fog clear
place unit A05 at 2114; place unit B26 at 2015; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 2115
    event moved A05 2115

% GT-7.3, GT-5.6: not into heavy woods
place turn 3; place fog clear
place unit A05 at 0210; place unit B26 at 0112; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 0211
    no event moved A05

% GT-7.3, GT-5.6: but out of them
place turn 3; place fog clear
place unit A05 at 0110; place unit B26 at 0112; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 0111
    event moved A05 0111

% GT-7.6, GT-5.7: not into the Chew House
place turn 3; place fog clear
place unit A05 at 3313; place unit B26 at 3411; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 3312
    no event moved A05

% GT-7.6, GT-5.7: but out of it
place turn 3; place fog clear
place unit A05 at 3314; place unit B26 at 3312; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 3313
    event moved A05 3313

% GT-7.13, GT-5.8: not over works from outside, here into the flechette
place turn 3; place fog clear
place unit A05 at 3909; place unit B26 at 3907; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 3908
    no event moved A05

% GT-7.13, GT-5.8: but from inside
place turn 3; place fog clear
place unit A05 at 3906; place unit B26 at 3908; place unit SULLIVAN at 3403
place phase american movement
    move A05; step 3907
    event moved A05 3907

% GT-7.14, GT-5.8: works are so for both sides
place turn 3; place fog clear
place unit B26 at 3906; place unit A05 at 3908; place unit AGNEW at 3403
place phase british movement
    move B26; step 3907
    event moved B26 3907

% GT-7.14, GT-5.8: and from outside
place turn 3; place fog clear
place unit B26 at 3909; place unit A05 at 3907; place unit AGNEW at 3403
place phase british movement
    move B26; step 3908
    no event moved B26
