# Iron Brigade: two who are met at one moment, one of them a hair's breadth farther off.
battle ib-scrum

% IB-3.79: of two who are met in the same moment only one who is touched there is struck
place unit C2b at 7.977952 25.237795 facing 90 skirmish marks 5
place unit A1d at 8.749606 30.249606 facing 0 column
place unit A2b at 8.03307 24.5 facing 270 skirmish
place unit A3b at 42.540944 25.663779 facing 209.125 line
place phase move crown
    charge C2b A3b
    event strikes C2b A2b
    no event strikes C2b A1d
