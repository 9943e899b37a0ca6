# Regimental: leaders, radius and command.
# Rulings: RG-R21 RG-R22 RG-R24 RG-R26 RG-R31 RG-R84 RG-R86 RG-R87 RG-R103 RG-X12 RG-D21
battle rg-drill

% RG-4.4, RG-4.12: in command within 8 inches of its own leader
place unit GREY at 20 20
place unit VET at 20 12.5 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason in command 1

% RG-4.15, RG-5.8: beyond them out of command
place unit GREY at 20 21.5
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason out of command -1

% RG-4.14, RG-5.9: of another's leader in provisional command
place unit GREY at 20 16
place unit HORSE at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HORSE; roll 1 1
    no event reason in command
    no event reason out of command

% RG-4.12: a leader above commands in full
place unit HOWE at 20 16
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason in command 1

% RG-4.13: by the option he gives provisional command
battle rg-drill superior_prov=on
place unit HOWE at 20 16
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; no event reason in command

% RG-4.6: through woods 4 inches
battle rg-drill
place unit GREY at 10 46
place unit VET at 10 38.5 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason out of command -1

% RG-4.8: attached, 4 inches
place unit GREY with VET
place unit VET at 20 12 facing 0 line
place unit HESS at 20 19 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw HESS; roll 1 1; event reason out of command -1

% RG-4.9: on foot, 4 inches
place unit GREY at 20 18 on-foot
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason out of command -1

% RG-4.5: friends do not block a leader's ray, enemies do
place unit GREY at 20 19
place unit VET at 20 12 facing 0 line
place unit HESS at 20 16 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw VET; roll 1 1; event reason in command 1

% RG-4.11: along a line of march
place unit GREY with VET
place unit VET at 34 6 facing 90 march
place unit HESS at 26.5 6 facing 90 march
place unit RAW at 20.5 6 facing 90 march
place unit CONT at 60 56 facing 180 line
place phase throws crown
    throw RAW; roll 1 1; event reason in command 1

% RG-4.19: to a unit that has none
place unit GREY at 20 14
place unit HOWE with VET
place unit VET at 20 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    attach GREY VET    refused RG-4.19 "HOWE"

% RG-4.22, RG-4.23: he goes with it while his allowance lasts
place unit GREY with VET used 6000000
place unit VET at 20 12 facing 0 line menu well
place unit CONT at 60 56 facing 180 line
place phase act crown
    ahead VET 10
    event detached GREY VET
    is unit GREY at 20 10.75 within 0.01 used 6000000

% RG-4.29, RG-4.31: a brigade leader who fell is replaced by a brave colonel, with his unit
place unit GREY lost
place unit VET at 20 12 facing 0 line
place unit ELITE at 30 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    asks crown replace
    yes
    event replaced GREY ELITE
    is unit GREY with ELITE
    is unit ELITE at 30 12 facing 0 line no-colonel

% RG-4.30: or not attached, RG-4.29: else beside the largest unit
place unit GREY lost
place unit VET at 20 12 facing 0 line
place unit HESS at 30 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase maneuver crown
    no
    event replaced GREY VET
    is unit GREY at 20 10.75 within 0.3

% RG-4.36: four legs
place unit GREY at 20 20
place unit VET at 40 12 facing 0 line
place unit CONT at 60 56 facing 180 line
place phase rides crown
    ride GREY 21 20; ride GREY 22 20; ride GREY 23 20; ride GREY 24 20; event rides GREY 24 20

% RG-14.7: his horse is killed: on foot for a turn; RG-14.6: knocked down: off the table
place unit POOR at 20 25
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 4 4; roll 3 4
    event fate POOR horse-killed
    is unit POOR at 20 25 fate 1 until 2 on-foot
    again
    fire-at CONT; all VET; fire; roll 4 4; roll 4 4
    event fate POOR knocked-down
    is unit POOR out

% RG-14.5: a flesh wound, RG-5.29: -1 on his throws
place unit POOR at 20 26 wounded
place unit CONT at 20 23 facing 180 line
place unit VET at 60 8 facing 0 line
place phase throws american
    lead POOR; with CONT; roll-dice; roll 1 1
    event reason wounded leader -1

% RG-14.16: by fire nobody is captured
place unit POOR at 20 25
place unit VET at 20 20 facing 0 line
place unit CONT at 20 23 facing 180 line
place phase musketry american
    fire-at CONT; all VET; fire; roll 4 4; roll 1 6
    event fate POOR horse-killed
