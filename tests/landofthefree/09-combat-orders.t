# Land of the Free, chapter 9: Combat Orders.
battle lof-drill

% LF-CO-01: firing once costs one Combat Order
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 2
    fire A1b shot
    roll 2 3 4 2 3 4        refused dice
    roll 2 3 4 2
    is active group B1 element B1c by B1 m 3 c 1.

% LF-CO-01: without one it cannot fire, however many Maneuver Orders it has
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 0
    fire A1b shot           refused LF-OR-10 "no Combat Order"
    no answer fire A1b shot

% LF-CO-01, LF-CO-02: it needs loaded weapons, and has none when it has fired until it reloads
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    fire A1b shot
    roll 2 3 4 2
    is unit B1c at 24 10 facing 0 line unloaded acted.
    fire A1b shot           refused LF-CO-02 "reload first"
    no answer fire A1b shot
    reload
    fire A1b shot           ok
    asks dice 4d6 volley

% LF-CO-03: the target need not be in sight when the activation begins, but when the order is given
    place commander B1 at 24 8
    place unit B1c at 24 10 facing 180 line
    place unit A1b at 24 18 facing 180 line
    place active group B1
    activate B1c gc
    fire A1b shot           refused LF-SI-15 "outside its arc"
    turn about 0
    fire A1b shot           ok
    asks dice 4d6 volley

% LF-CO-04: an order to fire may be broken off before the dice: no Combat Order is spent, and the weapons stay loaded
    place commander B1 at 24 4
    place unit B1c at 24 10 facing 0 line
    place unit B1d at 25.8 8.7 facing 0 open 1
    place unit A1b at 31 18 facing 180 line
    place active group B1 element B1c by B1 m 3 c 3
    fire A1b shot
    no
    is active group B1 element B1c by B1 m 3 c 3.
    not unit B1c at 24 10 facing 0 line unloaded acted
    asks british orders

% LF-CO-05: one Combat Order pays for one round of melee with an enemy in contact
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line disorder 1
    place unit A1b at 30 8 facing 180 line
    place unit A1c at 50 8 facing 180 line
    place lock B1b A1b
    place active group B1 element B1b by B1 m 1 c 2
    fight A1c               refused LF-ML-78
    fight A1b
    is active group B1 element B1b by B1 m 1 c 1.
    asks dice 9d6 melee

% LF-CO-06: contact that a passive element makes waits for the active one, which spends the Combat Order
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line stored m
    place active group B1 element B1b by B1 m 3 c 2
    move 24 13 0 straight
    counter A1b
    hold
    event contact A1b B1b
    event melee B1b A1b
    is active group B1 element B1b by B1 m 2 c 1.

% LF-CO-06: after the window of an element without Combat Orders they are locked, and nobody fights
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1b at 24 18 facing 180 line stored m
    place active group B1 element B1b by B1 m 3 c 0
    move 24 13 0 straight
    counter A1b
    hold
    event contact A1b B1b
    no event melee
    event disordered B1b
    is lock A1b B1b.

% LF-CO-07: a volley has one target; of two that are equal the next volley may go to the other
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1c at 21.6 18 facing 180 line
    place unit A2c at 26.4 18 facing 180 line
    place active group B1 element B1b by B1 m 3 c 3
    answer fire A1c shot
    answer fire A2c shot
    fire A1c shot
    event fires B1b A1c
    roll 2 3 4 2 3 4
    no event volley B1b A2c
    reload
    fire A2c shot
    event fires B1b A2c

% LF-CO-08: all that an order brings is done before the next is given
    place commander B1 at 24 4
    place unit B1b at 24 10 facing 0 line
    place unit A1d at 24 18 facing 180 open 1
    place unit A1b at 50 44 facing 180 line
    place active group B1 element B1b by B1 m 3 c 3
    fire A1d shot
    roll 5 2 3 2 3
    asks dice 2d6 Discipline
    reload                  refused dice
    roll 1 1
    asks dice 1d6 withdrawal
    reload                  refused dice
    roll 1
    asks british orders
    reload                  ok
