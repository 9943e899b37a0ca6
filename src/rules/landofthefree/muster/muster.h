/* muster.h -- forces that players build by points: what the files of this folder share. LF-FB,
 * LF-SE, LF-HE. */
#ifndef LF_MUSTER_H
#define LF_MUSTER_H

#include "linstock_muster.h"
#include "rules/landofthefree/lists.h"
#include "rules/landofthefree/lof.h"

/* An arm is a type, Large apart from the rest of it: Additional Ranks asks for that (LF-SE-12). */
enum {
    LF_FOOT_ARM = 1,
    LF_LARGE_FOOT_ARM = 2,
    LF_HORSE_ARM = 4,
    LF_LARGE_HORSE_ARM = 8,
    LF_GUN_ARM = 16,
    LF_LARGE_GUN_ARM = 32,
    LF_TINY_GUN_ARM = 64 /* LF-FB-08: there are none, and it is told */
};

enum { LF_UPGRADE_SET, LF_MUSKET_SET, LF_GUN_SET }; /* sets of choices */
enum { LF_KIND_TYPE, LF_KIND_SIZE };                /* what lin_muster_kind.data holds */
enum { LF_TERM_ENFORCED, LF_TERM_WAIVED };          /* LF-HE-02, LF-FB-24 */

extern const lin_muster lf_muster;
extern const lin_roster lf_roster;
extern const lin_muster_kind lf_muster_kinds[];

/* lf_upgrade of an entry; LF_PLAIN: none. */
int lf_muster_upgrade(const lin_force *f, int e);
/* lf_weapon of an entry, bought, chosen or by its type and upgrade. */
int lf_muster_weapon(const lin_force *f, int e);
bool lf_muster_rifled(const lin_force *f, int e); /* muskets bought, LF-FB-15 */

void lf_muster_check(const lin_force *f, lin_breaches *out);
bool lf_muster_usual(int nation, int war, int kind);
bool lf_muster_listed(int nation, int war, int i, lin_force_entry *into);
void lf_muster_dress(const lin_force *f, int e, const char **coat, const char **facings);
lin_status lf_muster_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const lin_side side[LIN_SIDES], lin_text *yaml, lin_refusal *why);
lin_side lf_muster_side(const lin_battle *table, int nation);

#endif
