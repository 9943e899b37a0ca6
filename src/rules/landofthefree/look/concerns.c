/* concerns.c -- what an answer is about, for whoever thinks of it: the members of a group and who
 * of them is within reach of orders, the spheres of those who give them, and what it costs. Nothing
 * here decides anything. */
#include "rules/landofthefree/command/command.h"
#include "rules/landofthefree/look/look.h"
#include "rules/landofthefree/turn/turn.h"

typedef struct {
    const lin_view *view;
    lin_units *units;
    lin_stroke *stroke;
    int strokes, max;
    lin_text *say;
} concern;

static void add_unit(concern *c, int u)
{
    for (int i = 0; i < c->units->n; i++)
        if (c->units->unit[i] == u)
            return;
    if (c->units->n < LIN_PIECES)
        c->units->unit[c->units->n++] = (uint8_t)u;
}

/* He and the circle in which his orders count, if he is there. */
static void add_commander(concern *c, int commander)
{
    const lf_state *s = c->view->state;

    if (commander == LF_NONE || s->where[commander] != LF_ON_TABLE)
        return;
    add_unit(c, commander);
    if (c->strokes == c->max)
        return;
    c->strokes +=
        lf_strokes(c->view, LF_SHOW_SPHERE, commander, c->stroke + c->strokes, c->max - c->strokes);
}

/* ---- Lists of elements: "R1, R2 and R3" ---- */

typedef bool (*chooser)(const lin_view *view, int u, int by);

static int count_chosen(const lin_view *view, int g, chooser is, int by)
{
    const tb_set *members = &lf_field_of(view->field)->members[g];
    int n = 0;

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        n += is(view, u, by);
    return n;
}

static void put_chosen(const lin_view *view, int g, chooser is, int by, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[g];
    int left = count_chosen(view, g, is, by);

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (is(view, u, by)) {
            left--;
            lin_put(out, "%s%s", lf_id(f, u), left > 1 ? ", " : left == 1 ? " and " : "");
        }
}

/* Still in the battle: on the table, or to come. */
static bool is_with_group(const lin_view *view, int u, int by)
{
    const lf_state *s = view->state;

    (void)by;
    return s->where[u] == LF_ON_TABLE || s->where[u] == LF_RESERVE || s->where[u] == LF_HIDDEN ||
           s->where[u] == LF_UNPLACED;
}

static bool is_to_come(const lin_view *view, int u, int by)
{
    const lf_state *s = view->state;

    (void)by;
    return s->where[u] == LF_RESERVE;
}

static bool is_out_of_reach(const lin_view *view, int u, int by)
{
    const lf_state *s = view->state;

    return s->where[u] == LF_ON_TABLE && !lf_in_reach(view, u, by);
}

static bool may_join(const lin_view *view, int u, int by)
{
    return lf_may_join_group_order(view, lf_field_of(view->field)->group[u], u, by);
}

static void add_chosen(concern *c, int g, chooser is, int by)
{
    const tb_set *members = &lf_field_of(c->view->field)->members[g];

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        if (is(c->view, u, by))
            add_unit(c, u);
}

/* ---- Commanders ---- */

static void put_points(const lf_state *s, int c, lin_text *out)
{
    if (s->points[c] == 0)
        lin_put(out, "no command point");
    else
        lin_put(out, "%d command point%s", s->points[c], s->points[c] == 1 ? "" : "s");
}

/* LF-CM-04: "the better of two d3: 1 to 3". */
static void put_points_dice(const lf_command *c, lin_text *out)
{
    const int least = 1 + c->added > 0 ? 1 + c->added : 0;

    if (c->dice > 1)
        lin_put(out, "the better of two d3: ");
    else if (c->added)
        lin_put(out, "a d3 %s one: ", c->added > 0 ? "and" : "less");
    else
        lin_put(out, "a d3: ");
    lin_put(out, "%d to %d", least, 3 + c->added);
}

/* LF-CM-03, LF-OR-11: whom his orders do not reach where they stand now. */
static void put_reach(const lin_view *view, int g, int c, lin_text *out)
{
    const lf_state *s = view->state;
    const int beyond = count_chosen(view, g, is_out_of_reach, c);

    lin_put(out, " His orders reach %d inches", (int)(lf_commands[s->rating[c]].sphere / LIN_INCH));
    if (beyond) {
        lin_put(out, "; ");
        put_chosen(view, g, is_out_of_reach, c, out);
        lin_put(out, " %s beyond them", beyond == 1 ? "stands" : "stand");
    }
    lin_put(out, " [LF-OR-11].");
}

/* LF-OR-04, LF-RF-11: another who may give this group orders. */
static void put_superior(const lin_view *view, int c, lin_text *out)
{
    const lf_state *s = view->state;

    if (c == LF_NONE || s->where[c] != LF_ON_TABLE)
        return;
    lin_put(out, " %s may give orders too, within %d inches; he has ",
            lf_id(lf_field_of(view->field), c), (int)(lf_commands[s->rating[c]].sphere / LIN_INCH));
    put_points(s, c, out);
    lin_put(out, " [LF-OR-04].");
}

/* ---- Answers ---- */

/* LF-GT-11 to LF-GT-13: what it takes to activate the group. */
static void pick_group(concern *c, int g)
{
    const lin_view *view = c->view;
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int leader = s->commander[g], came = count_chosen(view, g, is_to_come, LF_NONE);

    add_chosen(c, g, is_with_group, LF_NONE);
    add_commander(c, leader);
    add_commander(c, f->division[g]);
    add_commander(c, s->force[f->group_side[g]]);
    lin_put(c->say, "The group of %s: ", lf_id(f, f->group_commander[g]));
    put_chosen(view, g, is_with_group, LF_NONE, c->say);
    lin_put(c->say,
            ". Activating it costs no command point, and is done once in a turn [LF-GT-11].");
    if (came) {
        lin_put(c->say, " ");
        put_chosen(view, g, is_to_come, LF_NONE, c->say);
        lin_put(c->say, " %s on from the edge [LF-SC-14].", came == 1 ? "comes" : "come");
    }
    if (leader == LF_NONE) {
        lin_put(c->say, " It has no commander, and so no command points of its own.");
    } else {
        lin_put(c->say, " %s, %s, throws for his command points, ", lf_id(f, leader),
                lf_rating_name[s->rating[leader]]);
        put_points_dice(&lf_commands[s->rating[leader]], c->say);
        lin_put(c->say, " [LF-CM-04].");
        if (s->where[leader] == LF_ON_TABLE)
            put_reach(view, g, leader, c->say);
    }
    put_superior(view, f->division[g], c->say);
    put_superior(view, s->force[f->group_side[g]], c->say);
}

/* Before the battle: who is in it. */
static void set_up_group(concern *c, int g)
{
    const lin_view *view = c->view;
    const lf_field *f = lf_field_of(view->field);
    const tb_set *members = &f->members[g];
    int points = 0;

    for (int u = tb_next(members, 0); u >= 0; u = tb_next(members, u + 1))
        points += is_with_group(view, u, LF_NONE) ? f->cost[u] : 0;
    add_chosen(c, g, is_with_group, LF_NONE);
    add_unit(c, f->group_commander[g]);
    lin_put(c->say, "The group of %s: ", lf_id(f, f->group_commander[g]));
    put_chosen(view, g, is_with_group, LF_NONE, c->say);
    lin_put(c->say, ", %d points.", points);
}

/* LF-OR-08: the orders it will have, and who gives them. */
static void activate(concern *c, int u, int who)
{
    const lin_view *view = c->view;
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int by = lf_issuer_of(view, f->group[u], who);
    uint8_t m, combat;

    add_unit(c, u);
    add_commander(c, by);
    lf_count_orders(view, u, &m, &combat);
    lin_put(c->say,
            "%s will have %d Maneuver and %d Combat Order%s [LF-OR-08]; activating it costs no "
            "command point.",
            lf_id(f, u), m, combat, combat == 1 ? "" : "s");
    if (s->disorder[u])
        lin_put(c->say, " Its disorder takes the first of its Maneuver Orders [LF-OR-15].");
    if (by == LF_NONE || s->where[by] != LF_ON_TABLE)
        return;
    lin_put(c->say, " %s gives them and has ", lf_id(f, by));
    put_points(s, by, c->say);
    lin_put(c->say, " for it [LF-CM-08].");
}

/* LF-CM-30 to LF-CM-35 */
static void rally(concern *c, int u, int who)
{
    const lf_field *f = lf_field_of(c->view->field);
    const lf_state *s = c->view->state;
    const int by = lf_issuer_of(c->view, f->group[u], who);

    add_unit(c, u);
    add_commander(c, by);
    lin_put(c->say, "It costs one of ");
    put_points(s, by, c->say);
    lin_put(c->say,
            " of %s, who attaches himself to %s [LF-CM-30]. Passed or failed, it is then activated "
            "with one Maneuver and one Combat Order [LF-CM-35].",
            lf_id(f, by), lf_id(f, u));
}

/* LF-GO-01 to LF-GO-09 */
static void together(concern *c, int g, int who)
{
    const lf_field *f = lf_field_of(c->view->field);
    const int by = lf_issuer_of(c->view, g, who);

    add_chosen(c, g, may_join, by);
    add_commander(c, by);
    lin_put(c->say,
            "A group order costs no command point and is given once in a turn [LF-GO-01]. ");
    put_chosen(c->view, g, may_join, by, c->say);
    lin_put(c->say,
            " may take part and then get no orders of their own [LF-GO-04]; each must begin and "
            "end its actions in the reach of %s [LF-GO-09].",
            lf_id(f, by));
}

int lf_concerns(const lin_view *view, const lin_order *o, lin_units *units, lin_stroke *out,
                int max, lin_text *say)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const lin_frame *top = lin_top(&s->head);
    concern c = { view, units, out, 0, max, say };

    if (top->step == LF_PICK_GROUP && o->verb == LV_GROUP)
        pick_group(&c, f->group[o->arg[0]]);
    else if (o->verb == LV_GROUP || o->verb == LV_KEEP)
        set_up_group(&c, f->group[o->arg[0]]);
    else if (o->verb == LV_ACTIVATE)
        activate(&c, o->arg[0], o->arg[1]);
    else if (o->verb == LV_RALLY)
        rally(&c, o->arg[0], o->arg[1]);
    else if (o->verb == LV_TOGETHER)
        together(&c, top->arg[0], o->arg[0]);
    return c.strokes;
}
