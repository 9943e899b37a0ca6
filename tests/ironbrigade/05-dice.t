# Iron Brigade: how many dice a unit throws in melee, and which of them are valid.
battle ib-drill

% given AGAINST
place turn 3
place unit A1d at 30 20 facing 180 line
place phase move crown

% IB-5.1: elite infantry throws 3 dice
given AGAINST
place unit B1a at 30 20 facing 0 line
place join B1a A1d facing 0
    end
    event fights B1a 3 0
    asks dice 3d6 melee

% IB-5.2: elite cavalry throws 4
given AGAINST
place unit B3a at 30 20 facing 0 line
place join B3a A1d facing 0
    end
    event fights B3a 4 0
    asks dice 4d6 melee

% IB-5.3: line infantry throws 3
given AGAINST
place unit B1b at 30 20 facing 0 line
place join B1b A1d facing 0
    end
    event fights B1b 3 0
    asks dice 3d6 melee

% IB-5.4: line cavalry throws 4
given AGAINST
place unit B3b at 30 20 facing 0 line
place join B3b A1d facing 0
    end
    event fights B3b 4 0
    asks dice 4d6 melee

% IB-5.5: inferior infantry throws 2
given AGAINST
place unit B1c at 30 20 facing 0 line
place join B1c A1d facing 0
    end
    event fights B1c 2 0
    asks dice 2d6 melee

% IB-5.6: inferior cavalry throws 3
given AGAINST
place unit B3c at 30 20 facing 0 line
place join B3c A1d facing 0
    end
    event fights B3c 3 0
    asks dice 3d6 melee

% IB-5.7: raw infantry throws 1
given AGAINST
place unit B1d at 30 20 facing 0 line
place join B1d A1d facing 0
    end
    event fights B1d 1 0
    event fights A1d 1 0
    asks dice 1d6 melee

% IB-5.8: the crew of a gun, elite, fights as elite infantry, limbered or not
given AGAINST
place unit B4c at 30 20 facing 0 unlimbered
place join A1d B4c facing 180
    end
    event fights B4c 3 0
    asks dice 3d6 melee

% IB-5.8: nor does it fight otherwise when it is limbered
given AGAINST
place unit B4b at 30 20 facing 0 limbered
place join A1d B4b facing 180
    end
    event fights B4b 3 0

% IB-2.23: a column has its normal dice
given AGAINST
place unit B1a at 30 20 facing 0 column
place join A1d B1a facing 180
    end
    event fights B1a 3 0

% IB-5.9: 3 is not valid, whatever the modifiers; 4 is
given AGAINST
place unit B1b at 30 20 facing 0 line
place join B1b A1d facing 0 first-round rear was-disordered from-above
    end
    event fights B1b 3 6
    roll 3 3 3
    event dice B1b 6 4 3 3 3
    roll 4
    event compared crown 0 american 1
    event won A1d B1b 1
    again
    end
    roll 4 3 3
    roll 6
    event compared crown 1 american 0          # 10 against 6
