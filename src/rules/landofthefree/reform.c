/* reform.c -- turns, formation changes, mounting: the leader stays, the others are placed anew. LF-MV-15 to LF-MV-32, LF-IP. */
#include "lof.h"

static const char *id_of(const lf_field *f, int u)
{
    return f->base.battle->unit[u].id;
}

static lin_status cannot(lin_refusal *why, const char *rule, const lf_field *f, int u, const char *what)
{
    return lin_refuse(why, LIN_ILLEGAL, rule, "%s %s.", id_of(f, u), what);
}

/* What it will be: the pose, and the friends it goes through by accident. */
typedef struct {
    tb_pose pose;
    uint8_t formation;
    uint16_t gap;
    tb_set through;
} reformed;

static void shape(const lf_field *f, int u, int formation, int gap, reformed *r)
{
    r->formation = (uint8_t)formation;
    r->gap = (uint16_t)gap;
    r->pose.gap = formation == LF_OPEN ? (uint16_t)gap : (uint16_t)0;
    r->pose.files = (uint8_t)(formation == LF_COLUMN ? 1 : f->stands[u]);
    r->pose.leader = (uint8_t)lf_leader_of(f->stands[u], formation);
}

/* ---- LF-IP: by accident, onto friends ---- */

/* How far it must slide that way until it lies on no friend; the friends are noted. */
static int32_t slide(const lf_field *f, const lf_state *s, int u, const reformed *r, tb_angle way, tb_set *through)
{
    tb_pose pose = r->pose;
    int32_t far = 0;

    for (int tries = 0; tries < 32; tries++) {
        bool enemy = false;
        tb_body b;
        int friend;

        tb_form(&pose, &b);
        friend = lf_element_in_the_way(f, s, u, &b, &enemy);
        if (friend == LF_NONE || enemy)
            return far;
        lf_put(through, friend);
        far += tb_push(&b.hull, way, &lf_body(f, s, friend)->hull) + 1;
        pose.at = tb_go(r->pose.at, way, far, 0);
    }
    return far;
}

/* Along its facing, the shorter way, to the rear on a tie. */
static void slide_clear(const lf_field *f, const lf_state *s, int u, reformed *r)
{
    const tb_angle back = (tb_angle)(r->pose.facing + TB_CIRCLE / 2);
    tb_set ahead = { 0 }, behind = { 0 };
    const int32_t to_front = slide(f, s, u, r, r->pose.facing, &ahead), to_rear = slide(f, s, u, r, back, &behind);
    const bool rear = to_rear <= to_front;

    r->through = rear ? behind : ahead;
    if (!lf_is_empty(&r->through))
        r->pose.at = tb_go(r->pose.at, rear ? back : r->pose.facing, rear ? to_rear : to_front, 0);
}

/* LF-MV-23, LF-MV-24 */
static lin_status fit(const lf_field *f, const lf_state *s, int u, reformed *r, lin_refusal *why)
{
    tb_body b;
    tb_convex hull;
    int piece;

    slide_clear(f, s, u, r);
    tb_form(&r->pose, &b);
    hull = tb_convex_of(&b.hull);
    piece = lf_impassable_on(f, &hull);
    if (piece != LF_NONE)
        return lin_refuse(why, LIN_ILLEGAL, "LF-MV-23", "%s would touch the %s.", id_of(f, u), lf_piece_name(f, piece));
    return lf_check_space(f, s, u, &b, why);
}

static void settle(lin_play *p, int u, const reformed *r)
{
    lf_state *s = p->state;

    s->at[u] = r->pose.at;
    s->facing[u] = r->pose.facing;
    s->formation[u] = r->formation;
    s->gap[u] = r->gap;
    s->mark[u] &= (uint16_t)~LF_LINED_UP;
    s->ground[u] = LF_NONE;
    for (int v = tb_next(&r->through, 0); v >= 0; v = tb_next(&r->through, v + 1))
        lf_disorder(p, v, LF_WHY_ACCIDENT);
    if (!lf_is_empty(&r->through))
        lf_disorder(p, u, LF_WHY_ACCIDENT);
    lf_push_discs(p, u);
}

/* ---- LF-MV-15 to LF-MV-21: turns ---- */

enum { LEFT, RIGHT, ABOUT };

/* LF-FO-05 */
static lin_status check_gap(int formation, int32_t gap, lin_refusal *why)
{
    if (formation == LF_OPEN && (gap * 4 < LIN_INCH || gap > LIN_INCH))
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05", "The gap of an open order is 0.25 to 1 inch.");
    if (formation != LF_OPEN && gap != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05", "Only an open order has a gap; give 0.");
    return LIN_OK;
}

/* LF-MV-17 to LF-MV-20: a column opens to a line, or with a gap to an open order. */
static int formation_after(const lf_field *f, const lf_state *s, int u, int way, int32_t gap)
{
    if (way == ABOUT || f->stands[u] == 1)
        return s->formation[u];
    if (s->formation[u] != LF_COLUMN)
        return LF_COLUMN;
    return gap ? LF_OPEN : LF_LINE;
}

static lin_status plan_turn(const lf_field *f, const lf_state *s, int u, const lin_order *o, reformed *r, lin_refusal *why)
{
    static const int32_t by[] = { -TB_QUARTER, TB_QUARTER, TB_CIRCLE / 2 };
    const int way = o->arg[0];
    const int formation = formation_after(f, s, u, way, o->arg[1]);
    const bool keeps = formation == s->formation[u];
    const tb_pose now = lf_pose(f, s, u);
    lin_status status;

    if (f->type[u] == LF_ARTILLERY || s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-MV-15", f, u, "does not turn; it is moved by hand, limbered or let out");
    if (keeps && o->arg[1] != 0)
        return lin_refuse(why, LIN_ILLEGAL, "LF-FO-05", "It keeps its formation in this turn; give 0 for the gap.");
    if (!keeps && (status = check_gap(formation, o->arg[1], why)) != LIN_OK)
        return status;
    *r = (reformed){ .pose = tb_pivot(&now, (tb_angle)(s->facing[u] + by[way])) };
    shape(f, u, formation, keeps ? s->gap[u] : o->arg[1], r);
    return fit(f, s, u, r, why);
}

lin_status lf_check_turn(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why)
{
    reformed r;

    return plan_turn(f, s, u, o, &r, why);
}

void lf_list_turn(const lf_field *f, const lf_state *s, int u, lin_list *out)
{
    for (int way = LEFT; way <= ABOUT; way++)
        for (int gap = 0; gap <= (s->formation[u] == LF_COLUMN && way != ABOUT && f->stands[u] > 1); gap++) {
            const lin_order o = { .verb = LV_TURN, .nargs = 2, .arg = { way, gap * LIN_INCH } };
            reformed r;

            if (plan_turn(f, s, u, &o, &r, NULL) == LIN_OK)
                out->order[out->orders++] = o;
        }
}

void lf_take_turn(lin_play *p, int u, const lin_order *o)
{
    reformed r;

    plan_turn(lf_field_of(p->field), p->state, u, o, &r, NULL);
    settle(p, u, &r);
    lin_tell(p, LE_TURNED, u, r.pose.facing, r.formation);
}

/* ---- LF-MV-22 to LF-MV-25: formation changes ---- */

static lin_status plan_form(const lf_field *f, const lf_state *s, int u, const lin_order *o, reformed *r, lin_refusal *why)
{
    const int formation = o->arg[0];
    lin_status status;

    if (s->mark[u] & LF_INSIDE)
        return cannot(why, "LF-BU-06", f, u, "is in a building and has no formation to change");
    if (!lf_may_form(f, u, formation))
        return cannot(why, f->type[u] == LF_ARTILLERY ? "LF-FO-02" : "LF-FO-12", f, u, "can take no battle line");
    if ((status = check_gap(formation, o->arg[1], why)) != LIN_OK)
        return status;
    if (formation == s->formation[u] && (formation != LF_OPEN || o->arg[1] == s->gap[u]))
        return cannot(why, "LF-MV-22", f, u, "stands so already");
    *r = (reformed){ .pose = lf_pose(f, s, u) };
    shape(f, u, formation, o->arg[1], r);
    return fit(f, s, u, r, why);
}

lin_status lf_check_form(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why)
{
    reformed r;

    return plan_form(f, s, u, o, &r, why);
}

void lf_list_form(const lf_field *f, const lf_state *s, int u, lin_list *out)
{
    for (int formation = LF_LINE; formation < LF_FORMATIONS; formation++) {
        const lin_order o = { .verb = LV_FORM, .nargs = 2, .arg = { formation, formation == LF_OPEN ? LIN_INCH : 0 } };
        reformed r;

        if (formation != s->formation[u] && plan_form(f, s, u, &o, &r, NULL) == LIN_OK)
            out->order[out->orders++] = o;
    }
}

void lf_take_form(lin_play *p, int u, const lin_order *o)
{
    reformed r;

    plan_form(lf_field_of(p->field), p->state, u, o, &r, NULL);
    settle(p, u, &r);
    lin_tell(p, LE_FORMED, u, r.formation);
}

/* ---- LF-MV-28 to LF-MV-35: horses ---- */

static lin_status plan_horses(const lf_field *f, const lf_state *s, int u, bool mount, reformed *r, lin_refusal *why)
{
    const bool on_foot = s->mark[u] & LF_ON_FOOT;

    if (f->type[u] != LF_CAVALRY || mount != on_foot || s->mark[u] & LF_INSIDE)
        return cannot(why, f->type[u] == LF_CAVALRY ? "LF-MV-28" : "LF-MV-35", f, u,
                      mount ? "has no horses waiting to be mounted" : "is not mounted");
    if (s->act & (mount ? LF_ACT_DISMOUNTED : LF_ACT_MOUNTED))
        return cannot(why, "LF-MV-29", f, u, mount ? "dismounted in this activation" : "mounted in this activation");
    *r = (reformed){ .pose = lf_pose(f, s, u) };
    r->pose.deep = lf_bases[mount ? LF_CAVALRY : LF_INFANTRY].deep;        /* LF-MV-31: the change falls to the rear */
    shape(f, u, s->formation[u], s->gap[u], r);
    return fit(f, s, u, r, why);
}

lin_status lf_check_mount(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why)
{
    reformed r;

    (void)o;
    return plan_horses(f, s, u, true, &r, why);
}

lin_status lf_check_dismount(const lf_field *f, const lf_state *s, int u, const lin_order *o, lin_refusal *why)
{
    reformed r;

    (void)o;
    return plan_horses(f, s, u, false, &r, why);
}

void lf_list_mount(const lf_field *f, const lf_state *s, int u, lin_list *out)
{
    if (lf_check_mount(f, s, u, NULL, NULL) == LIN_OK)
        lf_answer0(out, LV_MOUNT);
}

void lf_list_dismount(const lf_field *f, const lf_state *s, int u, lin_list *out)
{
    if (lf_check_dismount(f, s, u, NULL, NULL) == LIN_OK)
        lf_answer0(out, LV_DISMOUNT);
}

static void take_horses(lin_play *p, int u, bool mount)
{
    lf_state *s = p->state;
    reformed r;

    plan_horses(lf_field_of(p->field), s, u, mount, &r, NULL);
    if (mount)
        s->mark[u] &= (uint16_t)~LF_ON_FOOT;
    else
        s->mark[u] |= LF_ON_FOOT;
    s->act |= mount ? LF_ACT_MOUNTED : LF_ACT_DISMOUNTED;
    settle(p, u, &r);
    lin_tell(p, mount ? LE_MOUNTED : LE_ON_FOOT, u);
}

void lf_take_mount(lin_play *p, int u, const lin_order *o)
{
    (void)o;
    take_horses(p, u, true);
}

void lf_take_dismount(lin_play *p, int u, const lin_order *o)
{
    (void)o;
    take_horses(p, u, false);
}
