/* face_target.c -- turning on the leader to face a target. LF-SH-11, LF-SH-13. */
#include "rules/landofthefree/move/reform.h"

static lin_status plan_facing(const lin_view *view, int u, tb_angle facing, bool to_fire,
                              lf_reformed *r, lin_refusal *why)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const tb_pose now = lf_pose(view, u);

    *r = (lf_reformed){ .pose = tb_pivot(&now, facing), .to_fire = to_fire };
    lf_reform_shape(f, u, s->formation[u], s->gap[u], r);
    return lf_reform_fit(view, u, r, why);
}

lin_status lf_check_facing(const lin_view *view, int u, tb_angle facing, bool to_fire, tb_pose *out,
                           lin_refusal *why)
{
    lf_reformed r = { 0 };
    const lin_status status = plan_facing(view, u, facing, to_fire, &r, why);

    *out = r.pose;
    return status;
}

/* Whom it would go through by accident in turning so, or LF_NONE. */
int lf_friend_in_turn(const lin_view *view, int u, tb_angle facing, bool to_fire)
{
    const lf_state *s = view->state;

    lf_reformed r;

    if (facing == s->facing[u] || plan_facing(view, u, facing, to_fire, &r, NULL) != LIN_OK ||
        kit_set_is_empty(&r.through))
        return LF_NONE;
    return tb_next(&r.through, 0);
}

/* event: LE_FACES to fire, LE_WHEELS to charge, LE_FRONTS after a withdrawal. Whoever lets it face
 * so pushes discs when it stands for good. */
void lf_face(lin_play *p, int u, tb_angle facing, int event)
{
    lf_reformed r = { 0 };

    plan_facing(&p->view, u, facing, event == LE_FACES, &r, NULL);
    lf_reform_settle(p, u, &r);
    lin_tell(p, event, u, facing);
}
