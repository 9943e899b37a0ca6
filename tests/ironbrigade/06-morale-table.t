# Iron Brigade: the morale table, class by marks left, both sides of every number. IB-6.1 to IB-6.19. Routers are tested when
# their side rallies, and nobody commands them.
battle ib-charges

% IB-6.3: elite with 1 mark: 3 or more
place unit E1 at 36 20 facing 180 line marks 1 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 3
    event passed E1 3
    event rallies E1
    again
    roll 2
    event failed E1 2
    no event rallies

% IB-6.4: elite with 2 marks: 2 or more
place unit E1 at 36 20 facing 180 line marks 2 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 2
    event passed E1 2
    event rallies E1
    again
    roll 1
    event failed E1 1
    no event rallies

% IB-6.5: elite with 3 marks: 1 or more
place unit E1 at 36 20 facing 180 line marks 3 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 1
    event passed E1 1
    event rallies E1

% IB-6.6: elite with 4 marks: passed without a die
place unit E1 at 36 20 facing 180 line marks 4 routing
place phase rally crown
    is unit E1 at 36 21 facing 0 line marks 4
    not unit E1 at 36 20
    asks crown move

% IB-6.6: elite with 5 marks: passed without a die
place unit E1 at 36 20 facing 180 line marks 5 routing
place phase rally crown
    is unit E1 at 36 21 facing 0 line marks 5
    not unit E1 at 36 20
    asks crown move

% IB-6.6: elite with 6 marks: passed without a die
place unit E1 at 36 20 facing 180 line routing
place phase rally crown
    is unit E1 at 36 21 facing 0 line
    not unit E1 at 36 20
    asks crown move

% IB-6.7: line with 1 mark: 3 or more
place unit L1 at 36 20 facing 180 line marks 1 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 3
    event passed L1 3
    event rallies L1
    again
    roll 2
    event failed L1 2
    no event rallies

% IB-6.8: line with 2 marks: 2 or more
place unit L1 at 36 20 facing 180 line marks 2 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 2
    event passed L1 2
    event rallies L1
    again
    roll 1
    event failed L1 1
    no event rallies

% IB-6.9: line with 3 marks: 1 or more
place unit L1 at 36 20 facing 180 line marks 3 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 1
    event passed L1 1
    event rallies L1

% IB-6.10: line with 4 marks: passed without a die
place unit L1 at 36 20 facing 180 line marks 4 routing
place phase rally crown
    is unit L1 at 36 21 facing 0 line marks 4
    not unit L1 at 36 20
    asks crown move

% IB-6.10: line with 5 marks: passed without a die
place unit L1 at 36 20 facing 180 line routing
place phase rally crown
    is unit L1 at 36 21 facing 0 line
    not unit L1 at 36 20
    asks crown move

% IB-6.11: inferior with 1 mark: 4 or more
place unit I1 at 36 20 facing 180 line marks 1 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 4
    event passed I1 4
    event rallies I1
    again
    roll 3
    event failed I1 3
    no event rallies

% IB-6.12: inferior with 2 marks: 3 or more
place unit I1 at 36 20 facing 180 line marks 2 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 3
    event passed I1 3
    event rallies I1
    again
    roll 2
    event failed I1 2
    no event rallies

% IB-6.13: inferior with 3 marks: 2 or more
place unit I1 at 36 20 facing 180 line marks 3 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 2
    event passed I1 2
    event rallies I1
    again
    roll 1
    event failed I1 1
    no event rallies

% IB-6.14: inferior with 4 marks: 1 or more
place unit I1 at 36 20 facing 180 line routing
place phase rally crown
    asks dice 1d6 to rally
    roll 1
    event passed I1 1
    event rallies I1

% IB-6.15: raw with 1 mark: 5 or more
place unit R1 at 36 20 facing 180 line marks 1 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 5
    event passed R1 5
    event rallies R1
    again
    roll 4
    event failed R1 4
    no event rallies

% IB-6.16: raw with 2 marks: 4 or more
place unit R1 at 36 20 facing 180 line marks 2 routing
place phase rally crown
    asks dice 1d6 to rally
    roll 4
    event passed R1 4
    event rallies R1
    again
    roll 3
    event failed R1 3
    no event rallies

% IB-6.17: raw with 3 marks: 3 or more
place unit R1 at 36 20 facing 180 line routing
place phase rally crown
    asks dice 1d6 to rally
    roll 3
    event passed R1 3
    event rallies R1
    again
    roll 2
    event failed R1 2
    no event rallies

% IB-6.1: the score is a D6 and the commander's modifier
place unit L1 at 36 20 facing 180 line marks 1 routing
place unit B1 at 36 15
place phase rally crown
    roll 2
    event passed L1 2
    again
    roll 1
    event failed L1 1

% IB-6.2: the columns are marks left: a raw unit is worse off with one mark than with all three
place unit R1 at 36 20 facing 180 line marks 1 routing
place unit R2 at 50 20 facing 180 line routing
place phase rally crown
    roll 4
    event failed R1 4
    roll 4
    event passed R2 4

% IB-6.18: 1+ fails if the score with its modifier is 0
place unit LC at 36 20 facing 180 line marks 3 routing
place unit B2 at 36 15
place phase rally crown
    roll 1
    event failed LC 1
    again
    roll 2
    event passed LC 2

% IB-6.18: and else never
place unit LC at 36 20 facing 180 line marks 3 routing
place phase rally crown
    roll 1
    event passed LC 1

% IB-6.19: where no die is thrown the test is passed whatever the commander
place unit LC at 36 20 facing 180 line marks 4 routing
place unit B2 at 36 15
place phase rally crown
    asks crown
    not unit LC at 36 20
