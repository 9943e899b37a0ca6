/* muster.h -- forces built by points: what the files of this chapter lend each other. */
#ifndef IB_MUSTER_H
#define IB_MUSTER_H

#include "linstock_muster.h"
#include "rules/ironbrigade/ironbrigade.h"

/* Bits of lin_muster_kind.arm. */
enum { IB_FOOT_ARM = 1, IB_HORSE_ARM = 2, IB_GUN_ARM = 4 };
/* lin_muster_kind.data: of foot and horse troops and class, of guns which gun. */
enum { IB_KIND_TROOPS, IB_KIND_CLASS, IB_KIND_GUN = IB_KIND_TROOPS };

#define IB_RATING_SET 0

extern const lin_muster ib_muster;
extern const lin_roster ib_roster;
extern const lin_muster_kind ib_muster_kinds[];

/* ---- muster_rows.c ---- */
/* Of which nation are such troops in a force of that one? The French of an American force keep
 * their own. */
int ib_muster_nation_of(int nation, const lin_muster_kind *kind);
/* In which classes are its troops printed for that nation: bits, 0 where they are not. */
int ib_muster_printed(int nation, const lin_muster_kind *kind);
int ib_muster_rating(const lin_force_leader *l, int of);

/* ---- muster_check.c ---- */
bool ib_muster_usual(int nation, int war, int kind);
void ib_muster_check(const lin_force *f, lin_breaches *out);

/* ---- muster_battle.c ---- */
void ib_muster_dress(const lin_force *f, int e, const char **coat, const char **facings);
lin_side ib_muster_side(const lin_battle *table, int nation);
lin_status ib_muster_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why);

#endif
