# Regimental: cannonade, every cell of its chart.
battle rg-ranges

# ---- Fire points: cannonade ----

% RG-11.22, RG-R57: siege gun, to 4 inches: 6
place unit SIEGE at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all SIEGE; fire; roll 1 1
    event shoots SIEGE CONT 1 600

% RG-11.22: siege gun, to 12 inches: 5
place unit SIEGE at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all SIEGE; fire; roll 1 1
    event shoots SIEGE CONT 1 500

% RG-11.22: siege gun, to 24 inches: 4
place unit SIEGE at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all SIEGE; fire; roll 1 1
    event shoots SIEGE CONT 1 400

% RG-11.22: siege gun, to 36 inches: 3
place unit SIEGE at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all SIEGE; fire; roll 1 1
    event shoots SIEGE CONT 1 300

% RG-11.22: siege gun, to 48 inches: 2
place unit SIEGE at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 50 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all SIEGE; fire; roll 1 1
    event shoots SIEGE CONT 1 200

% RG-11.22: siege gun, to 60 inches: 1
place unit SIEGE at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 62 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all SIEGE; fire; roll 1 1
    event shoots SIEGE CONT 1 100

% RG-11.23, RG-R57: heavy gun, to 4 inches: 5
place unit HEAVY at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HEAVY; fire; roll 1 1
    event shoots HEAVY CONT 1 500

% RG-11.23: heavy gun, to 12 inches: 4
place unit HEAVY at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HEAVY; fire; roll 1 1
    event shoots HEAVY CONT 1 400

% RG-11.23: heavy gun, to 24 inches: 3
place unit HEAVY at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HEAVY; fire; roll 1 1
    event shoots HEAVY CONT 1 300

% RG-11.23: heavy gun, to 36 inches: 2
place unit HEAVY at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HEAVY; fire; roll 1 1
    event shoots HEAVY CONT 1 200

% RG-11.23: heavy gun, to 48 inches: 1
place unit HEAVY at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 50 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HEAVY; fire; roll 1 1
    event shoots HEAVY CONT 1 100

% RG-11.23: heavy gun, nothing to 60 inches
place unit HEAVY at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 62 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.24, RG-R57: medium gun, to 4 inches: 5
place unit MEDIUM at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event shoots MEDIUM CONT 1 500

% RG-11.24: medium gun, to 12 inches: 3
place unit MEDIUM at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event shoots MEDIUM CONT 1 300

% RG-11.24: medium gun, to 24 inches: 2
place unit MEDIUM at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event shoots MEDIUM CONT 1 200

% RG-11.24: medium gun, to 36 inches: 1
place unit MEDIUM at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MEDIUM; fire; roll 1 1
    event shoots MEDIUM CONT 1 100

% RG-11.24, RG-11.31: medium gun, nothing to 48 inches
place unit MEDIUM at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 50 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.25, RG-R57: light gun, to 4 inches: 4
place unit LIGHTGUN at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHTGUN; fire; roll 1 1
    event shoots LIGHTGUN CONT 1 400

% RG-11.25: light gun, to 12 inches: 3
place unit LIGHTGUN at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHTGUN; fire; roll 1 1
    event shoots LIGHTGUN CONT 1 300

% RG-11.25: light gun, to 24 inches: 2
place unit LIGHTGUN at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHTGUN; fire; roll 1 1
    event shoots LIGHTGUN CONT 1 200

% RG-11.25: light gun, to 36 inches: 1
place unit LIGHTGUN at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all LIGHTGUN; fire; roll 1 1
    event shoots LIGHTGUN CONT 1 100

% RG-11.25: light gun, nothing to 48 inches
place unit LIGHTGUN at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 50 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.26, RG-R57: galloper gun, to 4 inches: 3
place unit GALLOPER at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all GALLOPER; fire; roll 1 1
    event shoots GALLOPER CONT 1 300

% RG-11.26: galloper gun, to 12 inches: 2
place unit GALLOPER at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all GALLOPER; fire; roll 1 1
    event shoots GALLOPER CONT 1 200

% RG-11.26: galloper gun, to 24 inches: 1
place unit GALLOPER at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all GALLOPER; fire; roll 1 1
    event shoots GALLOPER CONT 1 100

% RG-11.26: galloper gun, nothing to 36 inches
place unit GALLOPER at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.27, RG-R57, RG-X3: siege howitzer, to 4 inches: 5
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 500

% RG-11.27: siege howitzer, to 12 inches: 3
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 300

% RG-11.27: siege howitzer, to 24 inches: 3
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 300

% RG-11.27: siege howitzer, to 36 inches: 4
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 400

% RG-11.27: siege howitzer, nothing to 48 inches
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 50 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.28, RG-R57, RG-X3: howitzer, to 4 inches: 4
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 400

% RG-11.28: howitzer, to 12 inches: 2
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 200

% RG-11.28: howitzer, to 24 inches: 2
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 200

% RG-11.28: howitzer, to 36 inches: 3
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 300

% RG-11.28: howitzer, nothing to 48 inches
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 50 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT    refused RG-11.14

% RG-11.29, RG-X3: by the option a siege howitzer has 5 to 4 inches
battle rg-ranges how_monotone=on
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 500

% RG-11.29, RG-X3: by the option a siege howitzer has 4 to 12 inches
battle rg-ranges how_monotone=on
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 400

% RG-11.29, RG-X3: by the option a siege howitzer has 3 to 24 inches
battle rg-ranges how_monotone=on
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 300

% RG-11.29, RG-X3: by the option a siege howitzer has 3 to 36 inches
battle rg-ranges how_monotone=on
place unit MORTAR at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all MORTAR; fire; roll 1 1
    event shoots MORTAR CONT 1 300

% RG-11.29, RG-X3: by the option a howitzer has 4 to 4 inches
battle rg-ranges how_monotone=on
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 6 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 400

% RG-11.29, RG-X3: by the option a howitzer has 3 to 12 inches
battle rg-ranges how_monotone=on
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 14 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 300

% RG-11.29, RG-X3: by the option a howitzer has 2 to 24 inches
battle rg-ranges how_monotone=on
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 26 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 200

% RG-11.29, RG-X3: by the option a howitzer has 2 to 36 inches
battle rg-ranges how_monotone=on
place unit HOW at 36 2 facing 0 unlimbered stands 1
place unit CONT at 36 38 facing 180 line stands 2
place unit GREN at 70 5 facing 0 line
place unit CVET at 70 8 facing 180 line
place phase musketry american
    fire-at CONT; all HOW; fire; roll 1 1
    event shoots HOW CONT 1 200

% RG-11.30: canister or shot, at 4 inches a medium gun has its 5 on men and on guns alike
battle rg-ranges
place unit MEDIUM at 36 2 facing 0 unlimbered stands 1
place unit AGUN at 36 6 facing 180 unlimbered
place unit CVET at 70 58 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at AGUN; all MEDIUM; fire; roll 1 1
    event shoots MEDIUM AGUN 1 500

% RG-11.32: howitzers need a ray too
place unit HOW at 36 2 facing 0 unlimbered
place unit FOOT at 36 8 facing 0 line
place unit CONT at 36 20 facing 180 line
place unit CVET at 70 8 facing 180 line
place unit GREN at 70 5 facing 0 line
place phase musketry american
    fire-at CONT    refused RG-11.14
