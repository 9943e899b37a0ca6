/* end.c -- when it is over, and who has won. RG-15.31 to RG-15.35. */
#include "rules/regimental/victory/victory.h"

/* RG-15.32, RG-15.33 */
void rg_judge(lin_play *p)
{
    rg_state *s = p->state;
    const int a = rg_total(&p->view, 0), b = rg_total(&p->view, 1);
    const int most = a > b ? a : b, margin = a > b ? a - b : b - a;
    const lin_side winner = a > b ? LIN_FIRST : LIN_SECOND;

    lin_tell(p, RE_POINTS, 0, a);
    lin_tell(p, RE_POINTS, 1, b);
    if (most == 0 || margin * 10 < most) {
        lin_tell0(p, RE_DRAW);
        lin_end(s, LIN_NOBODY, RG_LEVEL_DRAW);
        return;
    }
    lin_tell(p, RE_OVER, (int32_t)winner, margin * 2 > most ? RG_LEVEL_DECISIVE : RG_LEVEL_VICTORY);
    lin_end(s, winner, margin * 2 > most ? RG_LEVEL_DECISIVE : RG_LEVEL_VICTORY);
}

/* Has it an unbroken troop unit on the table, or one that is still to come? */
static bool has_troops(const rg_field *f, const rg_state *s, int side)
{
    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
        if (rg_is_troops(f, u) &&
            ((rg_stands(s, u) && !rg_is_broken(s, u)) || s->where[u] == RG_TO_COME))
            return true;
    return false;
}

/* RG-15.34, RG-15.35: who has lost at once, whatever the points; LIN_NOBODY: neither. */
lin_side rg_lost_at_once(const lin_view *v)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const bool has[LIN_SIDES] = { has_troops(f, s, 0), has_troops(f, s, 1) };
    const int without = has[0] ? 1 : 0;

    return has[0] == has[1] || s->gone[without] ? LIN_NOBODY : (lin_side)without;
}

/* RG-15.34, RG-15.35 */
void rg_look_for_the_end(lin_play *p)
{
    const rg_field *f = rg_field_of(p->view.field);
    rg_state *s = p->state;
    const lin_side lost = rg_lost_at_once(&p->view);
    const lin_side winner = lost == LIN_FIRST ? LIN_SECOND : LIN_FIRST;

    if (has_troops(f, s, 0) && has_troops(f, s, 1))
        return;
    if (!lin_is_side(lost)) {
        rg_judge(p);
        return;
    }
    lin_tell(p, RE_OVER, (int32_t)winner, RG_LEVEL_DECISIVE);
    lin_end(s, winner, RG_LEVEL_DECISIVE);
}
