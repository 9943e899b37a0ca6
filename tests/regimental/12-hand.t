# Regimental: orders in words that a hand says. What each becomes, and where it is refused.
battle rg-drill

% given WELL
place unit GREY at 20 8
place unit VET at 20 12 facing 0 line menu well thrown
place unit CONT at 60 56 facing 180 line
place phase act crown

% RG-7.25: straight ahead as far as the hand points
given WELL
    move VET 20 18
    is unit VET at 20 18 within 0.05 facing 0 line

% RG-7.27: aslant, facing kept
given WELL
    move VET 22 18
    is unit VET at 22 18 within 0.1 facing 0 line

% RG-7.28: back, as far as it gets at half rate
given WELL
    move VET 20 3
    is unit VET at 20 7 within 0.05 facing 0 line

% RG-6.50: to the side it marches by the flank
given WELL
    move VET 24 12
    is unit VET at 24 12 within 0.05 facing 0 line

% RG-7.26: with the word wheel it wheels toward the place first
given WELL
    move VET 12 20 wheel
    event marches VET
    not unit VET at 20 12

% RG-7.26, RG-7.25: turned by the hand, it wheels so far and goes on
given WELL
    move VET here 30
    event marches VET
    asks crown on-march

% RG-6.54: turned right round it faces about
given WELL
    move VET here 180
    event faces VET 180

% RG-6.12: a tardy unit's full move is asked for by its word
place unit VET at 20 12 facing 0 line menu tardy thrown
place unit CONT at 60 56 facing 180 line
place phase act crown
    move VET 20 22 full
    event order VET disordered
    is unit VET at 20 22 within 0.05 facing 0 line disordered

% RG-6.12: who is not tardy has no such move
given WELL
    move VET 20 22 full      refused RG-6.12

% RG-3.10: one order for a leader's throw with all in his radius
place unit GREY at 20 8
place unit VET at 16 12 facing 0 line
place unit RAW at 24.5 12 facing 0 line
place unit ELITE at 60 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw-for GREY all; roll 3 3
    event entry VET well-handled
    event entry RAW
    no event entry ELITE
    again
    throw-for GREY RAW; roll 3 3
    no event entry VET
    again
    throw-for GREY ELITE      refused RG-3.10

% RG-11.15: one order for a volley of all who bear, or of some
place unit VET at 16 20 facing 0 line
place unit RAW at 24.5 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place unit MIL at 60 56 facing 180 line
place phase musketry american
    volley CONT; roll 1 1
    event shoots VET CONT
    event shoots RAW CONT
    again
    volley CONT with RAW; roll 1 1
    event shoots RAW CONT
    no event shoots VET CONT
    again
    aim-at CONT with RAW
    asks crown aim

% RG-4.36: a leader rides where the hand puts him
place unit GREY at 20 8
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    move GREY 24 9
    is unit GREY at 24 9 within 0.02
