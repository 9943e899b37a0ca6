# Iron Brigade: the odds of a round of melee, against a count of all throws.
battle ib-drill

% IB-5.20: three dice against two, by all 7776 throws
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line
place join A1c B1b facing 180
place phase move crown
    odds "end" : "drawn round" 14/81, "A1c loses 1 mark;" 641/2592, "A1c loses 2 marks" 229/972, "A1c loses 3 marks" 143/1944, "B1b loses 1 mark;" 155/864, "B1b loses 2 marks" 355/3888
    odds "end" : "A1c is pushed back" 4327/7776, "B1b is pushed back" 2105/7776

% IB-5.12: three dice of a charger against three, by all 46656
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1b at 30 20 facing 180 line
place join B1b A1b facing 0 first-round
place phase move crown
    odds "end" : "drawn round" 3679/23328, "A1b loses 1 mark;" 1037/5184, "A1b loses 2 marks" 1447/5184, "A1b loses 3 marks" 773/7776, "B1b loses 1 mark;" 455/3888, "B1b loses 2 marks" 923/7776, "B1b loses 3 marks" 653/23328

% IB-5.26: six dice of two units, three of them with 2 more, against three
place turn 3
place unit B1b at 30 20 facing 0 line
place unit B2b at 28.5 20.5 facing 90 line
place unit A1a at 30 20 facing 180 line
place unit A3a at 60 40 facing 180 line
place join B1b A1a facing 0 order 1
place join B2b A1a facing 90 order 2 first-round flank
place phase move crown
    odds "end" : "drawn round" 22205/373248, "A1a loses 1 mark;" 14885/186624, "A1a loses 2 marks" 9589/46656, "A1a loses 3 marks" 99467/373248, "A1a loses 4 marks" 79055/373248, "A1a loses 5 marks" 8243/93312, "A1a is lost" 5633/373248
    odds "end" : "B1b loses 1 mark; B1b is pushed" 41/1296, "B2b loses 1 mark" 7813/186624

% IB-5.23: with net_melee off both lose, each pair of losses by itself
battle ib-drill net_melee=off
place turn 3
place unit B1b at 30 20 facing 0 line
place unit A1c at 30 20 facing 180 line
place join A1c B1b facing 180
place phase move crown
    odds "end" assume "pursue=no" : "drawn round; " 5/81, "B1b loses 1 mark; A1c loses 1 mark" 5/81, "B1b loses 1 mark; A1c loses 2 marks" 65/7776, "B1b loses 2 marks; A1c loses 1 mark" 17/7776, "A1c loses 3 marks" 143/1944
