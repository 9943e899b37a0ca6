/* horses.c -- mounting and dismounting. LF-MV-28 to LF-MV-35. */
#include "rules/landofthefree/move/reform.h"
#include "rules/landofthefree/steps.h"
#include "rules/landofthefree/turn/turn.h"

lin_status lf_plan_horses(const lin_view *view, int u, bool mount, lf_reformed *r, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool on_foot = s->mark[u] & LF_ON_FOOT;
    uint16_t deep;

    if (f->type[u] != LF_CAVALRY || mount != on_foot || s->mark[u] & LF_INSIDE)
        return lf_reform_cannot(why, f->type[u] == LF_CAVALRY ? "LF-MV-28" : "LF-MV-35", f, u,
                                mount ? "has no horses waiting to be mounted" : "is not mounted");
    if (s->act & (mount ? LF_ACT_DISMOUNTED : LF_ACT_MOUNTED))
        return lf_reform_cannot(why, "LF-MV-29", f, u,
                                mount ? "dismounted in this activation"
                                      : "mounted in this activation");
    *r = (lf_reformed){ .pose = lf_pose(view, u) };
    deep = lf_bases[mount ? LF_CAVALRY : LF_INFANTRY].deep;
    if (s->formation[u] ==
        LF_COLUMN) /* LF-MV-31: its head stays, and the change falls to the rear */
        r->pose.at = tb_go(r->pose.at, r->pose.facing, r->pose.leader * (r->pose.deep - deep), 0);
    r->pose.deep = deep;
    lf_reform_shape(f, u, s->formation[u], s->gap[u], r);
    return lf_reform_or_stay(view, u, r, why);
}

lin_status lf_check_mount(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    lf_reformed r = { 0 };

    (void)o;
    return lf_plan_horses(view, u, true, &r, why);
}

lin_status lf_check_dismount(const lin_view *view, int u, const lin_order *o, lin_refusal *why)
{
    lf_reformed r = { 0 };

    (void)o;
    return lf_plan_horses(view, u, false, &r, why);
}

void lf_list_mount(const lin_view *view, int u, lin_list *out)
{
    lf_reformed r = { 0 };

    if (lf_plan_horses(view, u, true, &r, NULL) == LIN_OK)
        lf_answer0(out, LV_MOUNT);
}

void lf_list_dismount(const lin_view *view, int u, lin_list *out)
{
    lf_reformed r = { 0 };

    if (lf_plan_horses(view, u, false, &r, NULL) == LIN_OK)
        lf_answer0(out, LV_DISMOUNT);
}
