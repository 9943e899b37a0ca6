/* upgrades.h -- the special elements of Land of the Free, as rows: what each costs, who may have
 * it, in what it forms and what it can do. LF-SE, LF-SK.
 *
 * Rows alone decide prices and limits; what a skill does is asked of an element where the rules
 * come to it. */
#ifndef LF_UPGRADES_H
#define LF_UPGRADES_H

#include <stdbool.h>
#include <stdint.h>

typedef enum {
    LF_PLAIN, /* of the standard list */
    LF_ADDITIONAL_RANKS,
    LF_DRAGOONS,
    LF_ELITE,
    LF_GRENADIERS,
    LF_HESSIANS,
    LF_HESSIAN_GRENADIERS,
    LF_INDIANS,
    LF_LIGHT_DRAGOONS,
    LF_LIGHT_INFANTRY,
    LF_MILITIA,
    LF_MILITIA_RIFLEMEN,
    LF_MINUTEMEN,
    LF_RANGERS,
    LF_RIFLEMEN,
    LF_UPGRADES
} lf_upgrade;

/* Skills and named rules, as bits. */
enum {
    LF_SKILL_AMBUSH = 1 << 0,
    LF_SKILL_CARRY_ON = 1 << 1,
    LF_SKILL_CUMBERSOME = 1 << 2,
    LF_SKILL_INSPIRED = 1 << 3,  /* Inspirational Charge */
    LF_SKILL_IN_SADDLE = 1 << 4, /* and that only mounted */
    LF_SKILL_MARKSMEN = 1 << 5,
    LF_SKILL_MIXED = 1 << 6, /* Mixed Weapons */
    LF_SKILL_RIFLES = 1 << 7,
    LF_SKILL_SCOUTS = 1 << 8,
    LF_SKILL_SELF_PRESERVATION = 1 << 9,
    LF_SKILL_VANGUARD = 1 << 10,
    LF_SKILL_WOODSMEN = 1 << 11,
    LF_SKILL_RESILIENT = 1 << 12,
    LF_SKILL_NUMBERS = 1 << 13,
    LF_SKILL_ESPRIT = 1 << 14,
    LF_SKILL_GERMAN_RANKS = 1 << 15,
    LF_SKILL_INDIAN = 1 << 16,    /* War on the Run, Distrust, Preserve the Nation */
    LF_SKILL_COLD_STEEL = 1 << 17 /* Fear of Cold Steel */
};
#define LF_SKILLS 18

/* Whose upgrade it may be, as bits of lf_type. */
enum { LF_FOR_INFANTRY = 1, LF_FOR_CAVALRY = 2, LF_FOR_ARTILLERY = 4 };

typedef struct {
    const char *word, *name; /* "light-infantry", "Light Infantry" */
    int8_t cost;
    uint8_t types;
    bool large;      /* Large elements alone */
    bool no_line;    /* Open Order and March Column alone */
    uint8_t quarter; /* those of one number are a quarter of a force at most; 0: no limit */
    uint32_t skills;
    const char *rule;
} lf_upgrade_row;

extern const lf_upgrade_row lf_upgrade_rows[LF_UPGRADES];
typedef struct {
    const char *name, *rule;
} lf_skill_row;
extern const lf_skill_row lf_skills[LF_SKILLS]; /* by bit */

int lf_upgrade_find(const char *word);                  /* -1: there is none such */
bool lf_upgrade_suits(int upgrade, int type, int size); /* LF-SE-06, LF-SE-12 */

#endif
