/* muster.h -- forces that players build: what the files of this chapter lend each other. */
#ifndef RG_MUSTER_H
#define RG_MUSTER_H

#include "linstock_muster.h"
#include "rules/regimental/body/body.h"

/* Bits of lin_muster_kind.arm. */
enum { RG_FOOT_ARM = 1, RG_HORSE_ARM = 2, RG_GUN_ARM = 4, RG_WAGON_ARM = 8 };

enum { RG_CROWN_ARMY, RG_AMERICAN_ARMY, RG_FRENCH_ARMY };

/* Sets of choices, and numbers. */
enum { RG_RATING_SET, RG_SPIRIT_SET, RG_FORMATION_SET, RG_COLONEL_SET, RG_LED_SET };
enum { RG_MEN_NUMBER, RG_GUNS_NUMBER, RG_WORN_NUMBER, RG_SPENT_NUMBER };

/* What a kind is besides its words: one for each row of rg_muster_kinds. */
typedef struct {
    uint8_t type, kind, weapon, gun; /* rg_type, rg_kind, rg_weapon, rg_gun */
    uint8_t rating, grade;           /* where nothing is said */
    uint8_t ratings;                 /* bit r: as they were */
    uint8_t armies;                  /* bit n: that army has such */
    const char *flags, *coat, *facings;
} rg_muster_row;

extern const lin_muster rg_muster;
extern const lin_roster rg_roster;
extern const lin_muster_kind rg_muster_kinds[];
extern const rg_muster_row rg_muster_rows[];

/* ---- muster_rows.c ---- */
int rg_muster_rating(const lin_force_entry *e);
int rg_muster_grade(const lin_force_entry *e);
int rg_muster_stands(const lin_force_entry *e); /* of its men or guns, RG-1.1, RG-1.2 */
/* Its label: by its spirit, or as it was given. */
rg_label rg_muster_label(const lin_force_entry *e);
int rg_muster_formation(const lin_force_entry *e); /* said, or usual, RG-17.1 */
bool rg_muster_has(const lin_force_entry *e, int set);
void rg_muster_dress(const lin_force *f, int e, const char **coat, const char **facings);
void rg_muster_put_label(int stands, rg_label l, lin_text *out); /* "8/5/3" */

/* ---- muster_check.c ---- */
bool rg_muster_usual(int nation, int war, int kind);
void rg_muster_shown(const lin_force *f, int entry, lin_text *out);
void rg_muster_check(const lin_force *f, lin_breaches *out);
bool rg_muster_may_form(const rg_muster_row *row, int formation, const char **rule);

/* ---- muster_battle.c ---- */
lin_side rg_muster_side(const lin_battle *table, int nation);
lin_status rg_muster_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why);

#endif
