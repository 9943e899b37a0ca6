# Iron Brigade: orders of brigades, and what marches they allow.
battle ib-march

% IB-8.10: every brigade has one order at any time; the first is given at set-up
place unit B1 at 6 3
place unit LINE1 at 6 8 facing 0 line
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    is order B1 hold 6 8
    is order B2 hold 20 8

% IB-8.11: the kinds of order
battle ib-march
place unit GREY at 30 3
place unit B1 at 31 3
place unit LINE1 at 6 8 facing 0 line
place unit B2 at 20 3
place unit ELITE at 20 8 facing 0 line
place unit GC1 pool
place unit A1 at 10 45
place unit RIFLE at 10 41 facing 180 line
place phase movement crown
    send B1 advance 30 30
    is order B1 advance 30 30
    send B1 attack 30 31
    is order B1 attack 30 31
    send-at B1 attack A1
    is order B1 attack A1
    send B1 hold 6 8
    is order B1 hold 6 8
    send B1 withdraw 6 1
    is order B1 withdraw 6 1
    send-edge B1 south
    is order B1 withdraw south
    send-at B1 support B2
    is order B1 support B2
    send-at B1 support A1         refused IB-8.11
    send-at B1 attack B2          refused IB-8.11
    send-at B1 support B1         refused IB-8.11
    send-at B1 hold B2            refused IB-8.11
    send B1 support 6 8           refused IB-8.11
    send B1 advance 6 60          refused IB-8.11

% IB-8.12: ADVANCE and ATTACK: a march must end nearer to the point
place unit B1 at 6 3
place unit LINE1 at 60 20 facing 90 line
place unit LINE2 at 60 12 facing 270 line
place order B1 advance 30 12
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # away from it
    event ends LINE1 orders
    is unit LINE1 at 60 20 facing 90 line acted marched.
    ahead LINE2 whole
    is unit LINE2 at 54 12 facing 270 line

% IB-8.12: ATTACK likewise
place unit B1 at 6 3
place unit LINE1 at 60 20 facing 90 line
place order B1 attack 30 12
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 60 20 facing 90 line acted marched.

% IB-8.12: it is free once its flag is within 4 inches of the point
place unit B1 at 6 3
place unit LINE1 at 28 6 facing 0 line
place unit LINE2 at 20 6 facing 0 line
place order B1 advance 28 7
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # beyond the point, and out of the circle
    is unit LINE1 at 28 12 facing 0 line
    no event ends LINE1 orders

% IB-8.12: of ATTACK too, and whichever way it goes
place unit B1 at 6 3
place unit LINE1 at 28 11 facing 0 line
place order B1 attack 28 7
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # it begins 4 inches off
    is unit LINE1 at 28 17 facing 0 line

% IB-8.12: who begins farther off than 4 inches is not free, and may not end beyond where it began
place unit B1 at 6 3
place unit LINE1 at 28 11.01 facing 0 line
place unit LINE2 at 32.1 7 facing 270 column
place order B1 advance 28 7
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    event ends LINE1 orders
    is unit LINE1 at 28 11.01 within 0.001 facing 0 line
    dice 6
    ahead LINE2 whole                        # 10 inches, of which 8.2 lead to the other side
    event ends LINE2 orders
    is unit LINE2 at 23.9 7 within 0.002 facing 270 column

% IB-8.12: of a brigade that is attacked, its nearest unit counts
place unit B1 at 6 3
place unit LINE1 at 30 10 facing 0 line
place unit LINE2 at 40 10 facing 180 line
place order B1 attack A2
place unit A2 at 40 45
place unit CONT1 at 30 30 facing 180 line
place unit CONT2 at 60 2 facing 0 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 30 16 facing 0 line
    ahead LINE2 whole                        # CONT2 is 21.5 off, CONT1 22.4
    is unit LINE2 at 40 4 facing 180 line

% IB-8.13: HOLD: a march must end within 8 inches of the point, or nearer than it began
place unit B1 at 6 3
place unit LINE1 at 60 10 facing 0 line
place unit LINE2 at 50 10 facing 90 line
place unit RAW at 66 30 facing 180 line
place order B1 hold 60 6
place unit OWN at 50 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # 4 off; 8 are the most
    is unit LINE1 at 60 14 facing 0 line
    event ends LINE1 orders
    ahead RAW whole; roll 6                  # far off, and nearer
    is unit RAW at 66 24 facing 180 line

% IB-8.14: WITHDRAW: nearer to the point or edge, or farther from every enemy
place unit B1 at 6 3
place unit LINE1 at 20 12 facing 0 line
place unit LINE2 at 40 12 facing 180 line
place unit RAW at 60 12 facing 90 line
place order B1 withdraw south
place unit OWN at 40 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 20 12 facing 0 line acted marched.
    ahead LINE2 whole
    is unit LINE2 at 40 6 facing 180 line
    ahead RAW whole; roll 5                  # no nearer to the edge, farther from the enemy
    is unit RAW at 65 12 facing 90 line

% IB-8.14: a point, and two enemies
place unit B1 at 6 3
place unit LINE1 at 20 12 facing 90 line
place unit LINE2 at 40 16 facing 270 line
place order B1 withdraw 20 2
place unit OWN at 10 41 facing 180 line
place unit RIFLE at 40 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # farther from OWN, nearer to RIFLE
    is unit LINE1 at 20 12 facing 90 line acted marched.
    ahead LINE2 whole
    is unit LINE2 at 34 16 facing 270 line

% IB-8.15: SUPPORT: nearer to the supported brigadier, or within 12 inches of him
place unit B1 at 6 3
place unit LINE1 at 50 12 facing 0 line
place unit LINE2 at 20 12 facing 90 line
place unit B2 at 50 6
place unit ELITE at 50 2 facing 0 line
place order B1 support B2
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 50 18 facing 0 line
    ahead LINE2 whole
    is unit LINE2 at 26 12 facing 90 line

% IB-8.15: beyond 12 it is cut
place unit B1 at 6 3
place unit LINE1 at 50 13 facing 0 line
place unit B2 at 50 6
place unit ELITE at 50 2 facing 0 line
place order B1 support B2
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 50 18 facing 0 line
    event ends LINE1 orders

% IB-8.15: of a brigadier who fell, the place where he was last
place unit B1 at 6 3
place unit LINE1 at 50 13 facing 0 line
place unit B2 lost
place fell B2 50 6
place unit ELITE at 50 2 facing 0 line
place order B1 support B2
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 50 18 facing 0 line

% IB-8.16: a march is cut at the last place of its path that obeys, all its legs taken together
place unit B1 at 6 3
place unit LINE1 at 60 12 facing 0 line
place order B1 advance 30 12
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    wheel LINE1 left 90                      # 4.713: nearer
    ahead LINE1 whole
    is unit LINE1 at 57.213 13.5 within 0.01 facing 270 line

% IB-8.16: a leg away from the point is allowed where a later one makes up for it
place unit B1 at 6 3
place unit HORSE at 60 12 facing 0 line
place unit BH at 60 3
place order BH advance 30 12
place unit OWN at 10 41 facing 180 line
place phase move crown
    ahead-by HORSE 1                         # a little farther from it
    no event ends HORSE
    wheel HORSE left 90
    halt HORSE
    no event ends HORSE
    is unit HORSE at 58.5 14.5 within 0.01 facing 270 line

% IB-8.16: and where no place of it obeys the march was not made; it has marched all the same
place unit B1 at 6 3
place unit LINE1 at 60 20 facing 90 line
place order B1 advance 30 12
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 2
    halt LINE1
    event ends LINE1 orders
    is unit LINE1 at 60 20 facing 90 line acted marched.
    asks crown move

% IB-8.16: what was cut is not paid for
place unit B1 at 6 3
place unit LINE1 at 28 9 facing 0 line
place order B1 hold 28 3
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole                        # cut after 2 inches
    is unit LINE1 at 28 11 facing 0 line effort 1

% IB-8.16: however short the stretch of its path is on which it could stop: the last leg comes to the circle in one point
place unit B1 at 6 3
place unit LINE1 at 30 3 facing 90 column
place order B1 hold 30 10
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    dice 6
    ahead-by LINE1 1
    wheel LINE1 right 90
    wheel LINE1 right 90
    is unit LINE1 at 31 2 facing 270 column
    ahead-by LINE1 3.06
    halt LINE1
    event ends LINE1 orders
    is unit LINE1 at 30 2 facing 270 column

% IB-8.16: nor is the first eighth of an inch of it passed over
place unit B1 at 6 3
place unit LINE1 at 28 9 facing 0 line
place order B1 hold 28 1.1
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead-by LINE1 5.965                     # 7.9 off; a tenth of an inch is left
    halt LINE1
    event ends LINE1 orders
    is unit LINE1 at 28 9.1 within 0.001 facing 0 line

% IB-8.16: of a wheel likewise
place unit B1 at 6 3
place unit LINE1 at 28 9 facing 0 line
place order B1 hold 28 1.02
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    wheel LINE1 left 59.9                    # its flag goes round the left front corner
    halt LINE1
    event ends LINE1 orders
    is unit LINE1 at 28 9.02 within 0.001 facing 359.236 line

% IB-8.19: standing, turning and changing formation are allowed under every order
place unit B1 at 6 3
place unit LINE1 at 60 20 facing 90 line
place unit LINE2 at 60 30 facing 0 line
place unit RAW at 40 30 facing 0 line
place order B1 advance 30 12
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    turn LINE1 right
    is unit LINE1 at 59.5 19.5 within 0.01 facing 180 line
    halt LINE1
    form LINE2 column
    halt LINE2
    is unit LINE2 at 60 30 facing 0 column
    hold RAW

% IB-8.20: with orders=off orders bind nobody
battle ib-march orders=off
place unit B1 at 6 3
place unit LINE1 at 60 20 facing 90 line
place order B1 advance 30 12
place unit OWN at 10 41 facing 180 line
place unit BH at 71 1
place phase move crown
    ahead LINE1 whole
    is unit LINE1 at 66 20 facing 90 line

% IB-14.22: a militia or rifle unit that has fired twice may be given WITHDRAW as an order of its own
battle ib-march
place unit A1 at 10 45
place unit RIFLE at 36 20 facing 0 line volleys 2
place unit MILITIA at 44 20 facing 0 line volleys 1
place unit INDIAN at 50 20 facing 0 line volleys 2
place unit CONT1 at 60 40 facing 180 line volleys 2
place order A1 hold 36 14
place unit LINE1 at 36 5 facing 0 line
place unit A2 at 71 47
place phase move american
    withdraw MILITIA              refused IB-14.22 "twice"
    withdraw INDIAN               refused IB-14.22
    withdraw CONT1                refused IB-14.22
    withdraw RIFLE
    withdraw RIFLE                refused IB-14.22
    ahead RIFLE whole                        # 12 from the point it held, nearer to the other
    is unit RIFLE at 36 26 facing 0 line

% IB-8.17: charges are free under ATTACK and SUPPORT
battle ib-march
place unit B1 at 6 3
place unit LINE1 at 30 8 facing 0 line
place unit CONT1 at 30 21 facing 180 line
place order B1 attack 60 40
place unit BH at 71 1
place phase move crown
    charge LINE1 CONT1
    no event not-made

% IB-8.17: under SUPPORT too
place unit B1 at 6 3
place unit LINE1 at 30 8 facing 0 line
place unit B2 at 60 5
place unit ELITE at 60 8 facing 0 line
place unit CONT1 at 30 21 facing 180 line
place order B1 support B2
place unit BH at 71 1
place phase move crown
    charge LINE1 CONT1
    no event not-made

% IB-8.17: and none are made under WITHDRAW
place unit B1 at 6 3
place unit LINE1 at 30 8 facing 0 line
place unit CONT1 at 30 14 facing 180 line
place order B1 withdraw south
place unit BH at 71 1
place phase move crown
    charge LINE1 CONT1            refused IB-8.17
    no answer charge LINE1 CONT1

% IB-8.18: under ADVANCE and HOLD only enemies up to 12 inches away are charged; a farther one is measured, and the turn is spent
place unit B1 at 6 3
place unit LINE1 at 30 8 facing 0 line
place unit LINE2 at 8 8 facing 0 line
place unit CONT1 at 30 20.1 facing 180 line
place unit CONT2 at 8 20 facing 180 line
place order B1 advance 30 40
place unit BH at 71 1
place phase move crown
    charge LINE1 CONT1
    event not-made LINE1
    is unit LINE1 at 30 8 facing 0 line effort 2
    charge LINE2 CONT2
    no event not-made

% IB-8.18: HOLD likewise
place unit B1 at 6 3
place unit LINE1 at 30 8 facing 0 line
place unit CONT1 at 30 20.1 facing 180 line
place order B1 hold 30 8
place unit BH at 71 1
place phase move crown
    charge LINE1 CONT1
    event not-made LINE1
