# What the documents call my-test.t.
battle brandywine-1777

% BW-8.2: a step that costs more than is left is not allowed
place unit L-ART at F9 facing N
place phase british movement
    pick L-ART; step G9
    step G10            refused BW-8.2
