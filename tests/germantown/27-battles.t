# Germantown: the counters of the battle files are those of the ledger's tables, at the start and on
# their reduced side, and each that a rule of chapter 23 names is named in the file.
battle germantown-1777

% GT-1.12, GT-1.8: American units at the start: places, strength, morale, MP and type of the full side
    is unit A01 at 2210.
    shows A01 McL +1 1-5 light-infantry
    is unit A02 at 2210.
    shows A02 3 Pa 0 2-4 infantry
    is unit A03 at 2210.
    shows A03 6 Pa 0 2-4 infantry
    is unit A04 at 2111.
    shows A04 9 Pa 0 2-4 infantry
    is unit A05 at 2111.
    shows A05 12 Pa 0 1-4 infantry
    is unit A06 at 2111.
    shows A06 Pa R +1 2-5 rifle
    is unit A07 at 2010.
    shows A07 1 Md +1 2-4 infantry
    is unit A08 at 2010.
    shows A08 3 Md +1 2-4 infantry
    is unit A09 at 2010.
    shows A09 7 Md 0 1-4 infantry
    is unit A10 at 1910.
    shows A10 Del +1 2-4 infantry
    is unit A11 at 1910.
    shows A11 2 Md 0 2-4 infantry
    is unit A12 at 1910.
    shows A12 4 Md +1 2-4 infantry
    is unit A13 at 1810.
    shows A13 6 Md 0 1-4 infantry
    is unit A14 at 1810.
    shows A14 Can +1 3-4 infantry
    is unit A15 at 1810.
    shows A15 Proct 0 2-4 artillery
    is unit A16 at 1710.
    shows A16 1 Pa +1 2-4 infantry
    is unit A17 at 1710.
    shows A17 2 Pa 0 2-4 infantry
    is unit A18 at 1710.
    shows A18 7 Pa 0 2-4 infantry
    is unit A19 at 1609.
    shows A19 10 Pa 0 1-4 infantry
    is unit A20 at 1609.
    shows A20 Hart 0 1-4 infantry
    is unit A21 at 1609.
    shows A21 4 Pa 0 2-4 infantry
    is unit A22 at 1510.
    shows A22 5 Pa +1 2-4 infantry
    is unit A23 at 1510.
    shows A23 8 Pa 0 2-4 infantry
    is unit A24 at 1510.
    shows A24 11 Pa 0 1-4 infantry
    is unit A25 at 1310.
    shows A25 1 NJ 0 2-4 infantry
    is unit A26 at 1310.
    shows A26 2 NJ 0 1-4 infantry
    is unit A27 at 1310.
    shows A27 3 NJ +1 2-4 infantry
    is unit A28 at 1310.
    shows A28 4 NJ 0 1-4 infantry
    is unit A29 at 1109.
    shows A29 1 NC 0 2-4 infantry
    is unit A30 at 1109.
    shows A30 2 NC 0 2-4 infantry
    is unit A31 at 1109.
    shows A31 3-4 NC 0 2-4 infantry
    is unit A32 at 1009.
    shows A32 5-6 NC 0 2-4 infantry
    is unit A33 at 1009.
    shows A33 7-9 NC -1 1-4 infantry
    is unit A34 at 1310.
    shows A34 Rand 0 1-4 artillery
    is unit A35 at 0909.
    shows A35 Moyl 0 1-8 cavalry
    is unit A36 at 0909.
    shows A36 Pul +1 1-8 cavalry
    is unit A37 at 2220.
    shows A37 Irv -1 4-4 militia
    is unit A38 at 2020.
    shows A38 Pot -1 4-4 militia
    is unit A39 at 1921.
    shows A39 Dunl -1 2-4 militia
    is unit A40 at 2020.
    shows A40 Mil A -1 1-4 artillery
    is unit A41 at 2321.
    shows A41 Bland 0 1-8 cavalry
    is unit A42 waiting.
    shows A42 1 Va 0 2-4 infantry
    is unit A43 waiting.
    shows A43 5 Va 0 2-4 infantry
    is unit A44 waiting.
    shows A44 9 Va +1 4-4 infantry
    is unit A45 waiting.
    shows A45 13 Va 0 1-4 infantry
    is unit A46 waiting.
    shows A46 2 Va 0 2-4 infantry
    is unit A47 waiting.
    shows A47 6 Va 0 1-4 infantry
    is unit A48 waiting.
    shows A48 10 Va 0 2-4 infantry
    is unit A49 waiting.
    shows A49 14 Va 0 1-4 infantry
    is unit A50 waiting.
    shows A50 PSF 0 3-4 infantry
    is unit A51 waiting.
    shows A51 2 Ct 0 2-4 infantry
    is unit A52 waiting.
    shows A52 4 Ct 0 2-4 infantry
    is unit A53 waiting.
    shows A53 5 Ct 0 1-4 infantry
    is unit A54 waiting.
    shows A54 7 Ct 0 2-4 infantry
    is unit A55 waiting.
    shows A55 Crane 0 2-4 artillery
    is unit A56 waiting.
    shows A56 3 Va +1 2-4 infantry
    is unit A57 waiting.
    shows A57 7 Va 0 2-4 infantry
    is unit A58 waiting.
    shows A58 11 Va +1 2-4 infantry
    is unit A59 waiting.
    shows A59 15 Va 0 1-4 infantry
    is unit A60 waiting.
    shows A60 4 Va 0 1-4 infantry
    is unit A61 waiting.
    shows A61 8 Va 0 2-4 infantry
    is unit A62 waiting.
    shows A62 12 Va 0 2-4 infantry

% GT-1.8: American units on their reduced side
place unit A02 at 0101 reduced
place unit A03 at 0102 reduced
place unit A04 at 0103 reduced
place unit A06 at 0104 reduced
place unit A07 at 0105 reduced
place unit A08 at 0201 reduced
place unit A10 at 0202 reduced
place unit A11 at 0203 reduced
place unit A12 at 0204 reduced
place unit A14 at 0205 reduced
place unit A15 at 0301 reduced
place unit A16 at 0302 reduced
place unit A17 at 0303 reduced
place unit A18 at 0304 reduced
place unit A21 at 0305 reduced
place unit A22 at 0401 reduced
place unit A23 at 0402 reduced
place unit A25 at 0403 reduced
place unit A27 at 0404 reduced
place unit A29 at 0405 reduced
place unit A30 at 0501 reduced
place unit A31 at 0502 reduced
place unit A32 at 0503 reduced
place unit A37 at 0504 reduced
place unit A38 at 0505 reduced
place unit A39 at 0601 reduced
place unit A42 at 0602 reduced
place unit A43 at 0603 reduced
place unit A44 at 0604 reduced
place unit A46 at 0605 reduced
place unit A48 at 0701 reduced
place unit A50 at 0702 reduced
place unit A51 at 0703 reduced
place unit A52 at 0704 reduced
place unit A54 at 0705 reduced
place unit A55 at 0801 reduced
place unit A56 at 0802 reduced
place unit A57 at 0803 reduced
place unit A58 at 0804 reduced
place unit A61 at 0805 reduced
place unit A62 at 0901 reduced
place unit B13 at 5420
place turn 3
place fog clear
place phase american movement
    shows A02 3 Pa -1 1-4 infantry
    shows A03 6 Pa -1 1-4 infantry
    shows A04 9 Pa -1 1-4 infantry
    shows A06 Pa R 0 1-5 rifle
    shows A07 1 Md 0 1-4 infantry
    shows A08 3 Md 0 1-4 infantry
    shows A10 Del 0 1-4 infantry
    shows A11 2 Md -1 1-4 infantry
    shows A12 4 Md 0 1-4 infantry
    shows A14 Can 0 2-4 infantry
    shows A15 Proct -1 1-4 artillery
    shows A16 1 Pa 0 1-4 infantry
    shows A17 2 Pa -1 1-4 infantry
    shows A18 7 Pa -1 1-4 infantry
    shows A21 4 Pa -1 1-4 infantry
    shows A22 5 Pa 0 1-4 infantry
    shows A23 8 Pa -1 1-4 infantry
    shows A25 1 NJ -1 1-4 infantry
    shows A27 3 NJ 0 1-4 infantry
    shows A29 1 NC -1 1-4 infantry
    shows A30 2 NC -1 1-4 infantry
    shows A31 3-4 NC -1 1-4 infantry
    shows A32 5-6 NC -1 1-4 infantry
    shows A37 Irv -2 2-4 militia
    shows A38 Pot -2 2-4 militia
    shows A39 Dunl -2 1-4 militia
    shows A42 1 Va -1 1-4 infantry
    shows A43 5 Va -1 1-4 infantry
    shows A44 9 Va 0 2-4 infantry
    shows A46 2 Va -1 1-4 infantry
    shows A48 10 Va -1 1-4 infantry
    shows A50 PSF -1 2-4 infantry
    shows A51 2 Ct -1 1-4 infantry
    shows A52 4 Ct -1 1-4 infantry
    shows A54 7 Ct -1 1-4 infantry
    shows A55 Crane -1 1-4 artillery
    shows A56 3 Va 0 1-4 infantry
    shows A57 7 Va -1 1-4 infantry
    shows A58 11 Va 0 1-4 infantry
    shows A61 8 Va -1 1-4 infantry
    shows A62 12 Va -1 1-4 infantry

% GT-17.1, GT-1.12: American leaders at the start: places, close combat and leadership
    is unit WASHINGTON at 1310.
    shows WASHINGTON Washington +1 +2 leader
    is unit GREENE waiting.
    shows GREENE Greene +1 +1 leader
    is unit SULLIVAN at 2010.
    shows SULLIVAN Sullivan +0 +1 leader
    is unit WAYNE at 1710.
    shows WAYNE Wayne +1 +1 leader
    is unit STEPHEN waiting.
    shows STEPHEN Stephen -1 +0 leader
    is unit MUHLENBERG waiting.
    shows MUHLENBERG Muhlenberg +1 +1 leader
    is unit MAXWELL at 1310.
    shows MAXWELL Maxwell +0 +1 leader
    is unit MATHEWS waiting.
    shows MATHEWS Mathews +0 +1 leader
    is unit ARMSTRONG at 2220.
    shows ARMSTRONG Armstrong +0 +0 leader

% GT-1.12, GT-1.8: British units at the start: places, strength, morale, MP and type of the full side
    is unit B01 at 2411.
    shows B01 2 LI +2 5-5 light-infantry
    is unit B02 at 2411.
    shows B02 6 pdr 0 1-4 artillery
    is unit B03 at 3312.
    shows B03 40 +1 3-4 infantry
    is unit B04 at 3908.
    shows B04 1 LI +2 5-5 light-infantry
    is unit B05 at 4806.
    shows B05 QR +1 3-5 light-infantry
    is unit B06 at 3724.
    shows B06 Ewald +2 1-5 rifle
    is unit B07 at 3723.
    shows B07 Hess J +1 3-5 rifle
    is unit B08 at 3823.
    shows B08 Ansp J +1 2-5 rifle
    is unit B09 at 3822.
    shows B09 Minn +1 4-4 infantry
    is unit B10 at 3821.
    shows B10 Erbp 0 4-4 infantry
    is unit B11 at 3921.
    shows B11 Donop 0 4-4 infantry
    is unit B12 at 3921.
    shows B12 Hess A 0 1-4 artillery
    is unit B13 at 4018.
    shows B13 33 +2 3-4 infantry
    is unit B14 at 4018.
    shows B14 37 0 3-4 infantry
    is unit B15 at 3919.
    shows B15 46 0 3-4 infantry
    is unit B16 at 3919.
    shows B16 64 +1 3-4 infantry
    is unit B17 at 4115.
    shows B17 15 +1 3-4 infantry
    is unit B18 at 4115.
    shows B18 17 +1 3-4 infantry
    is unit B19 at 4116.
    shows B19 44 +1 3-4 infantry
    is unit B20 at 4116.
    shows B20 3 pdr L 0 1-4 artillery
    is unit B21 at 4313.
    shows B21 4 +1 3-4 infantry
    is unit B22 at 4313.
    shows B22 28 0 3-4 infantry
    is unit B23 at 4412.
    shows B23 49 +1 3-4 infantry
    is unit B24 at 4411.
    shows B24 5 +1 3-4 infantry
    is unit B25 at 4411.
    shows B25 27 0 3-4 infantry
    is unit B26 at 4412.
    shows B26 55 0 2-4 infantry
    is unit B27 at 4411.
    shows B27 3 pdr R 0 1-4 artillery
    is unit B28 at 4609.
    shows B28 1 Gds +2 5-4 infantry
    is unit B29 at 4708.
    shows B29 2 Gds +2 5-4 infantry
    is unit B30 at 4414.
    shows B30 16 LD +1 2-8 cavalry
    is unit B31 at 4414.
    shows B31 12 pdr 0 2-3 artillery
    is unit B32 waiting.
    shows B32 1 Gren +2 5-4 infantry
    is unit B33 waiting.
    shows B33 2 Gren +2 4-4 infantry
    is unit B34 waiting.
    shows B34 Lins +1 4-4 infantry

% GT-1.8: British units on their reduced side
place unit B01 at 4506 reduced
place unit B03 at 4507 reduced
place unit B04 at 4508 reduced
place unit B05 at 4509 reduced
place unit B07 at 4510 reduced
place unit B08 at 4606 reduced
place unit B09 at 4607 reduced
place unit B10 at 4608 reduced
place unit B11 at 4609 reduced
place unit B13 at 4610 reduced
place unit B14 at 4706 reduced
place unit B15 at 4707 reduced
place unit B16 at 4708 reduced
place unit B17 at 4709 reduced
place unit B18 at 4710 reduced
place unit B19 at 4806 reduced
place unit B21 at 4807 reduced
place unit B22 at 4808 reduced
place unit B23 at 4809 reduced
place unit B24 at 4810 reduced
place unit B25 at 4906 reduced
place unit B26 at 4907 reduced
place unit B28 at 4908 reduced
place unit B29 at 4909 reduced
place unit B30 at 4910 reduced
place unit B31 at 5008 reduced
place unit B32 at 5009 reduced
place unit B33 at 5010 reduced
place unit B34 at 5108 reduced
place unit A07 at 0120
place turn 3
place fog clear
place phase british movement
    shows B01 2 LI +1 3-5 light-infantry
    shows B03 40 0 2-4 infantry
    shows B04 1 LI +1 3-5 light-infantry
    shows B05 QR 0 2-5 light-infantry
    shows B07 Hess J 0 2-5 rifle
    shows B08 Ansp J 0 1-5 rifle
    shows B09 Minn 0 2-4 infantry
    shows B10 Erbp -1 2-4 infantry
    shows B11 Donop -1 2-4 infantry
    shows B13 33 +1 2-4 infantry
    shows B14 37 -1 2-4 infantry
    shows B15 46 -1 2-4 infantry
    shows B16 64 0 2-4 infantry
    shows B17 15 0 2-4 infantry
    shows B18 17 0 2-4 infantry
    shows B19 44 0 2-4 infantry
    shows B21 4 0 2-4 infantry
    shows B22 28 -1 2-4 infantry
    shows B23 49 0 2-4 infantry
    shows B24 5 0 2-4 infantry
    shows B25 27 -1 2-4 infantry
    shows B26 55 -1 1-4 infantry
    shows B28 1 Gds +1 3-4 infantry
    shows B29 2 Gds +1 3-4 infantry
    shows B30 16 LD 0 1-8 cavalry
    shows B31 12 pdr -1 1-3 artillery
    shows B32 1 Gren +1 3-4 infantry
    shows B33 2 Gren +1 2-4 infantry
    shows B34 Lins 0 2-4 infantry

% GT-17.1, GT-1.12: British leaders at the start: places, close combat and leadership
    is unit HOWE at 4414.
    shows HOWE Howe +1 +2 leader
    is unit CORNWALLIS waiting.
    shows CORNWALLIS Cornwallis +2 +1 leader
    is unit KNYPHAUSEN at 3921.
    shows KNYPHAUSEN Knyphausen +1 +1 leader
    is unit GREY at 4115.
    shows GREY Grey +1 +1 leader
    is unit AGNEW at 4018.
    shows AGNEW Agnew +0 +1 leader
    is unit GRANT at 4411.
    shows GRANT Grant +0 +1 leader
    is unit MUSGRAVE at 3312.
    shows MUSGRAVE Musgrave +1 +1 leader

% GT-1.10, GT-1.11, GT-20.17, GT-22.1: army morale, momentum, places and fog at the start
    is turn 1.
    is fog heavy.
    is morale american 13.
    is morale british 14.
    not momentum american 1
    not momentum british 1
    is owner 3312 british.
    is owner 4214 british.
    score american 0 british 2

% GT-23.38: the vanguard are McLane's company and the 3rd, 6th, 9th and 12th Pennsylvania, and nobody else
place turn 1
place unit A01 at 5305
place unit A02 at 5305
place unit A03 at 5305
place unit A04 at 5405
place unit A05 at 5405
place unit A06 at 5405
place unit B13 at 5308 disrupted
place phase american movement
    move A01; step 5306; step 5307
    end
again
    move A02; step 5306; step 5307
    end
again
    move A03; step 5306; step 5307
    end
again
    move A04; step 5406; step 5407
    end
again
    move A05; step 5406; step 5407
    end
again
    move A06; step 5406; step 5407
    end                     refused GT-23.38

% GT-23.2: A16 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A16 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A16; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A17 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A17 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A17; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A18 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A18 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A18; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A19 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A19 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A19; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A20 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A20 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A20; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A21 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A21 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A21; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A22 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A22 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A22; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A23 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A23 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A23; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.2: A24 is of Wayne's division
place turn 3
place unit WAYNE at 3411
place unit A24 at 3411
place unit B01 at 3412
place phase american close
    attack 3412; with A24; declare; close
    american: play skirmish; british: play skirmish
    event modifier Wayne's fury 1
    roll 2

% GT-23.3: of Stephen's division are these seven
place turn 2
place unit STEPHEN waiting
place unit B13 at 5018
place unit A56 at 0205
place unit A57 at 0405
place unit A58 at 0605
place unit A59 at 0805
place unit A60 at 1005
place unit A61 at 1205
place unit A62 at 1405
place unit A42 at 0202
place unit A46 at 0402
place unit A50 at 0602
place unit A51 at 0802
place unit A55 at 1002
place unit A25 at 1202
place unit A16 at 1402
place unit A07 at 1602
place phase american movement
    roll 0
    event stray-roll 0205 0
    roll 0
    event stray-roll 0405 0
    roll 0
    event stray-roll 0605 0
    roll 0
    event stray-roll 0805 0
    roll 0
    event stray-roll 1005 0
    roll 0
    event stray-roll 1205 0
    roll 0
    event stray-roll 1405 0
    asks american move

% GT-23.35: rifles in the line have these two, and no other unit of foot
place turn 3
place fog heavy
place unit A22 at 3411
place unit A50 at 3413
place unit A07 at 3513
place unit B13 at 3412
place phase american rifles
    answers fire B13 A22, fire B13 A50, fire B13 A22 A50, pass

% GT-23.32: Ewald's company and the other German units
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B12 at 5308 disrupted
place unit B09 at 5308 disrupted
place phase british rally
    rally B12; dice 0
    event modifier leadership 1
    rally B09; dice 0
    event modifier leadership 1

% GT-23.32: B07 is German
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B07 at 5308 disrupted
place phase british rally
    rally B07; dice 0
    event modifier leadership 1

% GT-23.32: B08 is German
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B08 at 5308 disrupted
place phase british rally
    rally B08; dice 0
    event modifier leadership 1

% GT-23.32: B10 is German
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B10 at 5308 disrupted
place phase british rally
    rally B10; dice 0
    event modifier leadership 1

% GT-23.32: B11 is German
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B11 at 5308 disrupted
place phase british rally
    rally B11; dice 0
    event modifier leadership 1

% GT-23.32: B34 is German
place turn 3
place first british
place unit A07 at 1010
place unit B06 at 5308
place unit B34 at 5308 disrupted
place phase british rally
    rally B34; dice 0
    event modifier leadership 1

% GT-1.3, GT-1.8: the counters around the Chew House are those of the whole day
battle germantown-chew-house
    is turn 1.
    is fog heavy.
    is morale american 12.
    is morale british 12.
    shows WASHINGTON Washington +1 +2 leader
    shows SULLIVAN Sullivan +0 +1 leader
    shows WAYNE Wayne +1 +1 leader
    shows MAXWELL Maxwell +0 +1 leader
    shows A07 1 Md +1 2-4 infantry
    shows A08 3 Md +1 2-4 infantry
    shows A15 Proct 0 2-4 artillery
    shows A16 1 Pa +1 2-4 infantry
    shows A17 2 Pa 0 2-4 infantry
    shows A18 7 Pa 0 2-4 infantry
    shows A22 5 Pa +1 2-4 infantry
    shows A25 1 NJ 0 2-4 infantry
    shows A26 2 NJ 0 1-4 infantry
    shows A27 3 NJ +1 2-4 infantry
    shows A28 4 NJ 0 1-4 infantry
    shows A29 1 NC 0 2-4 infantry
    shows A30 2 NC 0 2-4 infantry
    shows A34 Rand 0 1-4 artillery
    shows GREY Grey +1 +1 leader
    shows AGNEW Agnew +0 +1 leader
    shows MUSGRAVE Musgrave +1 +1 leader
    shows B01 2 LI +2 5-5 light-infantry
    shows B03 40 +1 3-4 infantry
    shows B14 37 0 3-4 infantry
    shows B16 64 +1 3-4 infantry
    shows B17 15 +1 3-4 infantry
    shows B18 17 +1 3-4 infantry
    shows B19 44 +1 3-4 infantry
    shows B20 3 pdr L 0 1-4 artillery
    shows B30 16 LD +1 2-8 cavalry

% GT-17.1: a side has at most as many leaders as the card knows
file germantown-1777
    |   - {id: CONWAY, side: american, name: "Conway", label: Conway, type: leader, size: general, nation: continental, drm: 0, leadership: 0, mp: 8, casualty: {gain: 0, loss: 0, points: 0}, at: "2111", called: "Conway"}
    refused GT-17.1 "more than 9 leaders"
file germantown-1777
    |   - {id: ERSKINE, side: british, name: "Erskine", label: Erskine, type: leader, size: general, nation: regular, drm: 0, leadership: 0, mp: 8, casualty: {gain: 0, loss: 0, points: 0}, at: "4414", called: "Erskine"}
    accepted
