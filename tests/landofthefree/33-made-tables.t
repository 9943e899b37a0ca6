# Land of the Free: tables made by chance, LF-SC-79.

% LF-SC-79: a battle may be fought on a table that is made: 4 to 8 feet long, 4 to 6 wide, no wider than long
file take-the-field
    change map: map.tmj => table: made:7
    accepted
    change table: made:7 => table: made:7-9x4
    refused LF-SC-79 line 18 "4 to 8 feet long, 4 to 6 wide"
    change made:7-9x4 => made:7-8x7
    refused LF-SC-79
    change made:7-8x7 => made:7-3x3
    refused LF-SC-79
    change made:7-3x3 => made:7-4x5
    refused LF-SC-79 "no wider than long"
    change made:7-4x5 => made:7-8x6-mirrored
    accepted
    change made:7-8x6-mirrored => made:0
    refused "from 1 to 999999"
    change made:0 => made:7
    | map: map.tmj
    refused "leave one of them out"

% LF-SC-79: every element of either force has room on its shortest edge
file lof-crowded
    change refight: yes => limits: waived
    change map: map.tmj => table: made:7
    refused LF-SC-79 "too small"

% LF-SC-79: a refight has its own ground
file brandywine-1777-wing
    change map: map.tmj => table: made:7-8x6
    refused LF-SC-79 "own ground"

% LF-SC-79, LF-SC-04: such a battle is named by its ground, and played like any other
battle take-the-field-on-made-7-8x6
    dice 6 1 2 2 2 2 2 2 2 2
    edge south
    objective 48 71         refused LF-SC-28
    objective 48 36         ok
