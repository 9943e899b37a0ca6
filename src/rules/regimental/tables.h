/* tables.h -- the charts of the sheet as tables.c lays them out, and the words for their rows. */
#ifndef RG_TABLES_H
#define RG_TABLES_H

#include <stdbool.h>
#include <stdint.h>

/* ---- Scale ---- */

enum {
    RG_MEN = 40,     /* of a troop stand, RG-1.1 */
    RG_PIECES = 2,   /* of a gun stand, RG-1.2 */
    RG_YARDS = 25,   /* of an inch, RG-1.3 */
    RG_MINUTES = 10, /* of a turn, at least; RG-1.4 */
    RG_MINUTES_MOST = 15
};

/* ---- Who ---- */

typedef enum {
    RG_INFANTRY,
    RG_CAVALRY,
    RG_ARTILLERY,
    RG_WAGON, /* or pack train; up to here: units, with stands */
    RG_BRIGADE,
    RG_WING,
    RG_ARMY,
    RG_TYPES
} rg_type;

typedef enum { RG_ELITE, RG_VETERAN, RG_TRAINED, RG_RAW, RG_RATINGS } rg_rating; /* RG-2.1 */

typedef enum { RG_FRESH, RG_WORN, RG_SPENT, RG_WEARS } rg_wear; /* RG-2.3 to RG-2.5 */

typedef enum { RG_SPIRITED, RG_RELIABLE, RG_UNRELIABLE, RG_GRADES } rg_grade;

typedef enum { RG_MUSKET, RG_RIFLE, RG_WEAPONS } rg_weapon; /* RG-2.39 */

/* RG-16.1 */
typedef enum {
    RG_REGULARS,
    RG_PROVINCIALS,
    RG_FRENCH,
    RG_HESSIANS,
    RG_JAEGERS,
    RG_CONTINENTALS,
    RG_MILITIA,
    RG_INDIANS,
    RG_KINDS
} rg_kind;

typedef enum { RG_GG, RG_LG, RG_MG, RG_H, RG_HG, RG_SG, RG_SH, RG_GUNS } rg_gun;

typedef enum { RG_LIGHT_CARRIAGE, RG_HEAVY_CARRIAGE } rg_carriage;

/* Section 8. A broken block is that of broken troops, and of nobody else; no squares (RG-8.26). */
typedef enum {
    RG_LINE,
    RG_EXTENDED,
    RG_FIELD_COLUMN,
    RG_MARCH_COLUMN,
    RG_MASS,
    RG_GARRISON,
    RG_BROKEN,
    RG_UNLIMBERED,
    RG_LIMBERED,
    RG_FORMATIONS
} rg_formation;

/* ---- Movement, RG-7.1 to RG-7.14 ---- */

typedef enum {
    RG_MOVE_LINE,
    RG_MOVE_COLUMN, /* field column, extended line, mass */
    RG_MOVE_MARCH,
    RG_MOVE_BROKEN,
    RG_MOVE_HORSE_LINE,
    RG_MOVE_HORSE_COLUMN, /* field column, extended line */
    RG_MOVE_HORSE_MARCH,
    RG_MOVE_DISMOUNTED,
    RG_MOVE_HORSE_BROKEN,
    RG_MOVE_SIEGE, /* and wagons */
    RG_MOVE_FOOT_GUN,
    RG_MOVE_GALLOPER, /* and pack animals */
    RG_MOVE_LEADER,
    RG_MOVE_LEADER_ON_FOOT,
    RG_MOVES
} rg_move;

typedef enum { RG_OPEN, RG_BROKEN_GROUND, RG_ROUGH, RG_ON_ROAD, RG_GOINGS } rg_going;

typedef struct {
    uint8_t full, quick; /* inches; 0: there is no such figure */
} rg_rate;

/* ---- Ground, RG-10.1 to RG-10.17 ---- */

typedef enum {
    RG_FIELDS,
    RG_ROCKS,
    RG_MARSH,
    RG_WOODS,
    RG_ORCHARD,
    RG_TOWN,
    RG_WOOD_FENCE,
    RG_STONE_FENCE,
    RG_CREEK,
    RG_ROAD,
    RG_TRAIL, /* up to here: the terrain chart */
    RG_CONTOUR,
    RG_WORK,
    RG_CLOSED_WORK,
    RG_CROSSING, /* a bridge or ford */
    RG_WATER,
    RG_GROUNDS
} rg_ground;

typedef enum { RG_NO_COVER, RG_PARTIAL_COVER, RG_FULL_COVER, RG_FORTIFIED } rg_cover;

typedef struct {
    uint8_t cover;  /* rg_cover */
    uint8_t heart;  /* favourable if charged */
    uint8_t sight;  /* so many inches one sees in it; 0: free */
    uint8_t going;  /* rg_going; of a line, what it is to cross */
    uint8_t linear; /* a line */
} rg_terrain;

/* ---- Fire ---- */

typedef enum {
    RG_WITHERING,
    RG_TELLING_UPPER,
    RG_TELLING_MIDDLE,
    RG_TELLING_LOWER,
    RG_GALLING,
    RG_LIVELY,
    RG_DESULTORY,
    RG_EFFECTS
} rg_effect;

#define RG_QUARTERS     4 /* of a fire point, RG-1.17 */
#define RG_MUSKET_BANDS 3
#define RG_GUN_BANDS    6
#define RG_BRACKETS     11

typedef struct {
    int8_t low, high; /* totals; low > high: there is no such band */
} rg_band;

/* ---- Combat: the seven rows, from the attacker's side, RG-13.35 to RG-13.64 ---- */

typedef enum {
    RG_SWEPT,
    RG_DRIVEN_BACK,
    RG_HARD_PRESSED,
    RG_DESPERATE,
    RG_FALTER,
    RG_RECOIL,
    RG_REPULSED,
    RG_RESULTS
} rg_result;

/* ---- Fallen leaders, RG-14.2 to RG-14.12 ---- */

typedef enum {
    RG_UNHARMED,
    RG_HORSE_KILLED,
    RG_KNOCKED_DOWN,
    RG_FLESH_WOUND,
    RG_GRIEVOUS,
    RG_MORTAL,
    RG_DEAD,
    RG_CAPTURED,
    RG_FATES
} rg_fate;

/* ---- The tables ---- */

typedef struct {
    uint8_t worn, spent; /* 0: there is no such state */
} rg_label;

typedef struct {
    uint8_t carriage, move; /* rg_carriage, rg_move */
} rg_gun_row;

/* Who may stand how: rows of the chart. */
enum {
    RG_STAND_REGULARS,
    RG_STAND_HESSIANS,
    RG_STAND_JAEGERS,
    RG_STAND_EARLY,
    RG_STAND_CONTINENTALS,
    RG_STAND_MILITIA,
    RG_STAND_RIFLES,
    RG_STAND_INDIANS,
    RG_STAND_MOUNTED,
    RG_STAND_ON_FOOT,
    RG_STAND_ROWS
};

/* What a removed stand scores: kinds of the chart of points. */
typedef enum {
    RG_SCORES_MILITIA,
    RG_SCORES_GUNS,
    RG_SCORES_INDIANS,
    RG_SCORES_CONTINENTALS,
    RG_SCORES_FRENCH,
    RG_SCORES_LINE,
    RG_SCORES_LIGHT,
    RG_SCORES_GRENADIERS,
    RG_SCORES_JAEGERS,
    RG_SCORES_GUARDS,
    RG_SCORES_HORSE,
    RG_SCORES_CAPTURED,
    RG_SCORES_KILLED,
    RG_SCORES
} rg_scores;

extern const char *const rg_type_name[], *const rg_rating_name[], *const rg_wear_name[];
extern const char *const rg_grade_name[], *const rg_weapon_name[], *const rg_kind_name[];
extern const char *const rg_gun_name[], *const rg_formation_name[], *const rg_ground_name[];
extern const char *const rg_effect_name[], *const rg_result_name[], *const rg_fate_name[];

extern const rg_gun_row rg_gun_rows[RG_GUNS];
extern const uint8_t rg_wear_percent[RG_GRADES][2];
extern const bool rg_may_stand[RG_STAND_ROWS][RG_GARRISON + 1];
extern const rg_rate rg_rates[RG_MOVES][RG_GOINGS];
extern const rg_terrain rg_terrains[RG_GROUNDS];
extern const uint8_t rg_musket_range[RG_MUSKET_BANDS], rg_gun_range[RG_GUN_BANDS];
extern const uint8_t rg_musketry[RG_WEAPONS][RG_MUSKET_BANDS]; /* in quarters */
extern const uint8_t rg_musket_far[RG_MUSKET_BANDS], rg_rifle_left[RG_MUSKET_BANDS];
extern const uint8_t rg_cannonade[RG_GUNS][RG_GUN_BANDS];
extern const uint8_t rg_how_monotone[2][RG_GUN_BANDS]; /* howitzer, siege howitzer */
extern const uint8_t rg_bracket_from[RG_BRACKETS];
extern const int8_t rg_bracket_die[RG_BRACKETS];
extern const rg_band rg_fire_table[RG_EFFECTS][RG_RATINGS];
extern const rg_band rg_combat_rows[RG_RESULTS];
extern const uint8_t rg_fates[13];
extern const uint8_t rg_points[2][RG_SCORES]; /* [the Americans and French score it] */

/* The label of so many stands of that grade, RG-2.8 to RG-2.11. */
rg_label rg_label_of(int stands, rg_grade grade);
/* The band of a total; the first that holds it. */
int rg_fire_effect(int rating, int total);
int rg_combat_row(int result);
int rg_bracket(int quarters); /* the modifier for that many quarters of a point, RG-11.37 */

#endif
