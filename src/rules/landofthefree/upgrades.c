/* upgrades.c -- the table of special elements. LF-SE. */
#include "rules/landofthefree/upgrades.h"
#include "rules/landofthefree/lof.h"

#include <string.h>

#define FOOT           LF_FOR_INFANTRY
#define HORSE          LF_FOR_CAVALRY
#define FOOT_AND_HORSE (LF_FOR_INFANTRY | LF_FOR_CAVALRY)
#define ALL_TYPES      (FOOT_AND_HORSE | LF_FOR_ARTILLERY)

/* The classes of which a force has a quarter at most: LF-SE-04. */
enum { NO_LIMIT, ELITES, GRENADIERS, MILITIA_RIFLES, MINUTE, RIFLES };

/* clang-format off: laid out as on the pages of the book */

const lf_upgrade_row lf_upgrade_rows[LF_UPGRADES] = {
    [LF_PLAIN] = { "plain", "standard list", 0, ALL_TYPES, .rule = "LF-FB-07" },
    [LF_ADDITIONAL_RANKS] = { "additional-ranks", "Additional Ranks", 10, ALL_TYPES, .large = true,
                              .skills = LF_SKILL_RESILIENT | LF_SKILL_NUMBERS, .rule = "LF-SE-12" },
    [LF_DRAGOONS] = { "dragoons", "Dragoons", 5, HORSE,
                      .skills = LF_SKILL_MIXED | LF_SKILL_INSPIRED | LF_SKILL_IN_SADDLE,
                      .rule = "LF-SE-17" },
    [LF_ELITE] = { "elite", "Elite", 5, FOOT, .quarter = ELITES, .skills = LF_SKILL_ESPRIT,
                   .rule = "LF-SE-18" },
    [LF_GRENADIERS] = { "grenadiers", "Grenadiers", 5, FOOT, .quarter = GRENADIERS,
                        .skills = LF_SKILL_INSPIRED | LF_SKILL_CARRY_ON | LF_SKILL_VANGUARD,
                        .rule = "LF-SE-21" },
    /* LF-SE-24: Jaegers are not Hessians but Riflemen, and their guns are plain */
    [LF_HESSIANS] = { "hessians", "Hessians", 5, FOOT, .skills = LF_SKILL_GERMAN_RANKS,
                      .rule = "LF-SE-22" },
    [LF_HESSIAN_GRENADIERS] = { "hessian-grenadiers", "Hessian Grenadiers", 10, FOOT,
                                .quarter = GRENADIERS,
                                .skills = LF_SKILL_GERMAN_RANKS | LF_SKILL_INSPIRED |
                                          LF_SKILL_CARRY_ON | LF_SKILL_VANGUARD,
                                .rule = "LF-SE-23" },
    [LF_INDIANS] = { "indians", "Indians", 5, FOOT, .no_line = true,
                     .skills = LF_SKILL_AMBUSH | LF_SKILL_WOODSMEN | LF_SKILL_SCOUTS |
                               LF_SKILL_MIXED | LF_SKILL_VANGUARD | LF_SKILL_INSPIRED |
                               LF_SKILL_INDIAN,
                     .rule = "LF-SE-30" },
    [LF_LIGHT_DRAGOONS] = { "light-dragoons", "Light Dragoons", 5, FOOT_AND_HORSE, .no_line = true,
                            .skills = LF_SKILL_MIXED | LF_SKILL_SCOUTS | LF_SKILL_VANGUARD |
                                      LF_SKILL_CARRY_ON,
                            .rule = "LF-SE-40" },
    [LF_LIGHT_INFANTRY] = { "light-infantry", "Light Infantry", 5, FOOT, .no_line = true,
                            .skills = LF_SKILL_SCOUTS | LF_SKILL_VANGUARD, .rule = "LF-SE-41" },
    [LF_MILITIA] = { "militia", "Militia", -5, FOOT_AND_HORSE,
                     .skills = LF_SKILL_SELF_PRESERVATION | LF_SKILL_CUMBERSOME,
                     .rule = "LF-SE-42" },
    [LF_MILITIA_RIFLEMEN] = { "militia-riflemen", "Militia Riflemen", 5, FOOT_AND_HORSE,
                              .quarter = MILITIA_RIFLES,
                              .skills = LF_SKILL_RIFLES | LF_SKILL_MARKSMEN | LF_SKILL_CUMBERSOME |
                                        LF_SKILL_SELF_PRESERVATION,
                              .rule = "LF-SE-43" },
    [LF_MINUTEMEN] = { "minutemen", "Minutemen", 5, FOOT, .no_line = true, .quarter = MINUTE,
                       .skills = LF_SKILL_SELF_PRESERVATION | LF_SKILL_AMBUSH | LF_SKILL_SCOUTS,
                       .rule = "LF-SE-44" },
    [LF_RANGERS] = { "rangers", "Rangers", 5, FOOT, .no_line = true,
                     .skills = LF_SKILL_SCOUTS | LF_SKILL_WOODSMEN | LF_SKILL_VANGUARD |
                               LF_SKILL_AMBUSH | LF_SKILL_CARRY_ON,
                     .rule = "LF-SE-45" },
    [LF_RIFLEMEN] = { "riflemen", "Riflemen", 10, FOOT_AND_HORSE, .no_line = true,
                      .quarter = RIFLES,
                      .skills = LF_SKILL_RIFLES | LF_SKILL_MARKSMEN | LF_SKILL_SCOUTS |
                                LF_SKILL_CUMBERSOME | LF_SKILL_COLD_STEEL,
                      .rule = "LF-SE-46" },
};

/* clang-format on */

const lf_skill_row lf_skills[LF_SKILLS] = {
    { "Ambush", "LF-SK-01" },
    { "Carry On!", "LF-SK-12" },
    { "Cumbersome", "LF-SK-16" },
    { "Inspirational Charge", "LF-SK-17" },
    { "that in the saddle alone", "LF-SE-17" },
    { "Marksmen", "LF-SK-19" },
    { "Mixed Weapons", "LF-SK-22" },
    { "Rifles", "LF-SK-23" },
    { "Scouts", "LF-SK-26" },
    { "Self-preservation", "LF-SK-28" },
    { "Vanguard", "LF-SK-30" },
    { "Woodsmen", "LF-SK-33" },
    { "Resilient", "LF-SE-13" },
    { "Numbers", "LF-SE-15" },
    { "Esprit de Corps", "LF-SE-19" },
    { "German Ranks", "LF-SE-25" },
    { "War on the Run, Distrust, Warparty, Preserve the Nation", "LF-SE-31" },
    { "Fear of Cold Steel", "LF-SE-47" },
};

int lf_upgrade_find(const char *word)
{
    for (int i = 0; word && i < LF_UPGRADES; i++)
        if (strcmp(lf_upgrade_rows[i].word, word) == 0)
            return i;
    return -1;
}

bool lf_upgrade_suits(int upgrade, int type, int size)
{
    const lf_upgrade_row *row = &lf_upgrade_rows[upgrade];

    return type <= LF_ARTILLERY && row->types >> type & 1 && (!row->large || size == LF_LARGE);
}
