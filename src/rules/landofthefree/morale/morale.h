/* morale.h -- tests, hits, withdrawals, victory: the interface of this folder. */
#ifndef LF_MORALE_H
#define LF_MORALE_H

#include "rules/landofthefree/lof.h"

bool lf_is_group_broken(const lin_view *view, int g);
bool lf_has_nothing_left(const lin_view *view, int side);
bool lf_is_force_broken(const lin_view *view);
int lf_loss(const lin_view *view, int side);
int lf_score_parts(const lin_view *view, lin_score_part *out, int max);
void lf_judge(lin_play *p);
int lf_conceded(const lin_view *view, lin_side who);
typedef enum {
    LF_TEST_FIRE,
    LF_TEST_LOST,
    LF_TEST_FOUGHT,
    LF_TEST_CHARGE,
    LF_TEST_INSPIRE,
    LF_TEST_REFORM,
    LF_TEST_VOLLEY,
    LF_TEST_FORCED,
    LF_TEST_RALLY,
    LF_TEST_BROKEN,
    LF_TEST_EDGE,
    LF_TEST_RUN_ON,
    LF_TEST_COLD_STEEL,
    LF_TEST_RECOVER,
    LF_TESTS
} lf_test_kind;
void lf_test(lin_play *p, int u, int kind, int by, int extra);
void lf_test_modifiers(const lin_view *view, int u, int kind, int extra, kit_sum *sum);
int lf_morale(const lin_view *view, int u);
int lf_discipline(const lf_field *f, int u);
void lf_remove(lin_play *p, int u, lf_where where);
void lf_drop_level(lin_play *p, int u);
enum { LF_TARGET_IN_COVER = 1, LF_TARGET_IN_DEFENSES = 2 }; /* how a volley found its target */
#define LF_SPARED_HITS 2                                    /* LF-SE-13 */
int lf_hits_left(const lin_view *view, int u, int hits);
void lf_suffer(lin_play *p, int u, int hits, int cover);
void lf_suffer_in_melee(lin_play *p, int u, int hits, int how, int enemy);
void lf_lost_broke(lin_play *p, int u, int extra);
void lf_fought_broke(lin_play *p, int u, int extra);
void lf_hits_stood(lin_play *p, int u, int extra);
void lf_hits_broke(lin_play *p, int u, int extra);
void lf_group_stood(lin_play *p, int u, int extra);
void lf_group_broke(lin_play *p, int u, int extra);
void lf_edge_stood(lin_play *p, int u, int extra);
void lf_edge_broke(lin_play *p, int u, int extra);
enum { LF_GOOD_ORDER, LF_ROUT_TO_EDGE, LF_ROUT_AWAY };
kit_edge lf_own_edge(const lin_view *view, int u);
void lf_withdraw(lin_play *p, int u, int mode, int from);
void lf_retire(lin_play *p, int u, int mode, int from, int moves);
void lf_at_the_edge(lin_play *p, int u);
void lf_disorder(lin_play *p, int u, lf_reason why);

#endif
