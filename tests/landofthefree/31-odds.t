# Land of the Free: odds of volleys and charges. Outcomes are called by what is told of them, so that three rounds of melee
# can be told apart; ten dice against eight, a third of which hit, are even in 24243772 of 129140163 cases.
battle lof-drill

% LF-ML-100: the odds of a charge with one Combat Order: a tie ends it
    place commander B1 at 30 4
    place commander A1 at 30 22
    place unit B1b at 30 8 facing 0 line
    place unit B1a at 40 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place unit A1c at 40 20 facing 180 line
    place active group B1 element B1b by B1 m 3 c 1
    odds "charge A1b" assume "reaction=hold" : "B1b reaches A1b" 1/1, "B1b and A1b fight on even terms" 24243772/129140163

% LF-ML-101: with three, even rounds are fought again; that it was even once is as likely as before
    place commander B1 at 30 4
    place commander A1 at 30 22
    place unit B1b at 30 8 facing 0 line
    place unit B1a at 40 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place unit A1c at 40 20 facing 180 line
    place active group B1 element B1b by B1 m 3 c 3
    odds "charge A1b" assume "reaction=hold" : "B1b reaches A1b" 1/1, "B1b and A1b fight on even terms" 24243772/129140163

% LF-ML-14: the defender is taken to hold; asked for, his reaction is an outcome itself
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1b by B1 m 3 c 1
    odds "charge A1b" assume "reaction=ask" : "A1b is charged by B1b" 1/1
    odds "charge A1b" : "B1b reaches A1b" 1/1

% LF-ML-09: a shaken element may not dare to; wherever it then withdraws to, it is one outcome
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 line level shaken
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1b by B1 m 3 c 1
    odds "charge A1b" assume "reaction=ask" : "B1b will not charge" 5/12, "A1b is charged by B1b" 7/12
    odds "charge A1b" : "B1b will not charge" 5/12, "B1b reaches A1b" 7/12     # if it holds

% LF-DM-32: how far a beaten target goes back is not told apart; whether it goes is
    place commander B1 at 30 4
    place commander A1 at 30 22
    place unit B1a at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line hits 2
    place active group B1 element B1a
    odds "fire A1b shot" : "hits: 0" 6595/52488, "A1b is now Shaken; A1b goes back" 5033345/10077696

% LF-ML-14: how many hits closing fire scores is not told apart in a charge, what comes of them is; of a volley for its own sake it is told
    place commander B1 at 30 4
    place commander A1 at 30 22
    place unit B1b at 30 8 facing 0 line
    place unit A1b at 30 14 facing 180 line
    place active group B1 element B1b by B1 m 3 c 1
    odds "charge A1b" assume "reaction=closing shot" : "takes hits" 0/1, "no change" 0/1
    odds "fire A1b shot" : "takes hits" 1/1

% LF-MV-12: a march begun and given up, again and again, leads nowhere: odds stop at the question to which it comes back
    place commander B1 at 30 4
    place unit B1b at 30 8 facing 0 column
    place active group B1
    odds "activate B1b gc" assume "orders=march, leg=cancel" : "no change" 0/1, "B1b: what does it do?" 1/1
