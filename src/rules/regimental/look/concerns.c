/* concerns.c -- what an answer is about, for whoever thinks of it: who shares a throw, who has not
 * thrown, moved or fired when a phase is ended, how a charge would strike; what is owed before
 * that; and orders made ready for a button. Nothing here decides anything. */
#include "kit/strokes.h"
#include "rules/regimental/charge/charge.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/fire/fire.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/maneuver/maneuver.h"
#include "rules/regimental/march/march.h"
#include "rules/regimental/steps.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    const lin_view *view;
    lin_units *units;
    kit_strokes all;
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

static void put_names(const concern *c, lin_text *out)
{
    const rg_field *f = rg_field_of(c->view->field);
    const int n = c->units->n;

    for (int i = 0; i < n; i++)
        lin_put(out, "%s%s", rg_id(f, c->units->unit[i]),
                i + 2 < n    ? ", "
                : i + 2 == n ? " and "
                             : "");
}

/* ---- Throws ---- */

/* May it share a throw that this leader would lead? */
static bool would_share(const lin_view *v, int leader, int u)
{
    const lin_frame gather = { .step = RG_GATHER, .arg = { (int16_t)leader, 0, 0 } };
    const lin_order with = { .verb = RV_WITH, .nargs = 1, .arg = { u } };

    return rg_check_gather(v, &gather, &with, NULL) == LIN_OK;
}

static void of_leader(concern *c, int leader)
{
    const rg_field *f = rg_field_of(c->view->field);
    const tb_set *own = &f->bodies[f->side[leader]];

    add_unit(c, leader);
    for (int u = tb_next(own, 0); u >= 0; u = tb_next(own, u + 1))
        if (would_share(c->view, leader, u))
            add_unit(c, u);
    kit_stroke_circle(kit_stroke(&c->all, "sphere", "", true), rg_leader_at(c->view, leader),
                      rg_radius(f, leader) + RG_RADIUS, 72);
    lin_put(c->say, "One throw for those of them whom you pick, each with its own sum; he leads no "
                    "other in this phase [RG-3.17].");
}

/* ---- The end of a phase ---- */

static void of_end(concern *c, int side)
{
    const rg_field *f = rg_field_of(c->view->field);
    const rg_state *s = c->view->state;
    const int step = lin_top(&s->head)->step;
    const char *what = NULL;

    for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1)) {
        bool left = false;

        if (!rg_stands(s, u))
            continue;
        if (step == RG_THROWS) {
            left = !(s->done[u] & RG_THROWN);
            what = "will not move in this player turn [RG-3.15]";
        } else if (step == RG_ACT) {
            left = kit_set_has(&s->acting, u);
            what = "will hold [RG-3.27]";
        } else {
            const tb_set *enemies = &f->bodies[1 - side];

            what = "could still fire";
            for (int t = tb_next(enemies, 0); t >= 0 && !left; t = tb_next(enemies, t + 1))
                left = rg_stands(s, t) && !(s->done[t] & RG_WAS_TARGET) &&
                       rg_stands_that_bear(c->view, u, t, side == s->side);
        }
        if (left)
            add_unit(c, u);
    }
    if (c->units->n == 0)
        return;
    put_names(c, c->say);
    lin_put(c->say, " %s.", what);
}

/* ---- Charges ---- */

/* The sums in one run of sentences. */
static void put_sums(concern *c, const lin_order *o)
{
    char sums[1600] = "";
    lin_text t = lin_text_in(sums, sizeof sums);

    if (!rg_explain_charge(c->view, o, &t))
        return;
    for (const char *line = sums; *line;) {
        const size_t from = strspn(line, " "), to = strcspn(line, "\n");

        lin_put(c->say, "%s%c%.*s.", c->say->used ? " " : "", toupper((unsigned char)line[from]),
                (int)(to - from - 1), line + from + 1);
        line += to + (line[to] == '\n');
    }
}

static void of_charge(concern *c, const lin_order *o)
{
    const rg_state *s = c->view->state;
    const int64_t limit =
        o->verb == RV_CHARGE_HALF || o->verb == RV_BREAK ? RG_WHOLE / 2 : RG_WHOLE;
    rg_reach reach;
    tb_body b;

    add_unit(c, o->arg[0]);
    add_unit(c, o->arg[1]);
    rg_plan_charge(c->view, o->arg[0], o->arg[1], o->arg[2] == 0 ? -o->arg[3] : o->arg[3],
                   o->verb == RV_BREAK || rg_is_quick(s, o->arg[0]), limit, &reach);
    if (!reach.reaches)
        return;
    tb_form(&reach.contact, &b);
    kit_stroke_quad(kit_stroke(&c->all, "task", "", true), &b.hull);
    kit_stroke_line(kit_stroke(&c->all, "task", "", false), s->at[o->arg[0]], reach.contact.at);
    if (reach.bad)
        lin_put(c->say, "Over bad ground or a fence: it ends disordered if it wins [RG-13.65].");
    if (o->verb == RV_CHARGE && s->menu[o->arg[0]] == RG_TARDY)
        lin_put(c->say, " A tardy unit's full move disorders it [RG-6.12].");
    put_sums(c, o);
}

int rg_concerns(const lin_view *v, const lin_order *o, lin_units *units, lin_stroke *out, int max,
                lin_text *say)
{
    const rg_state *s = v->state;
    concern c = { v, units, { out, 0, max }, say };

    switch (o->verb) {
    case RV_LEAD:
        of_leader(&c, o->arg[0]);
        break;
    case RV_ROLL:
        for (int u = tb_next(&s->throwing, 0); u >= 0; u = tb_next(&s->throwing, u + 1))
            add_unit(&c, u);
        break;
    case RV_CHARGE:
    case RV_CHARGE_HALF:
    case RV_BREAK:
        of_charge(&c, o);
        break;
    case RV_END:
        of_end(&c, lin_top(&s->head)->arg[0]);
        break;
    default:
        break;
    }
    return c.all.n;
}

/* ---- What is owed: RG-3.11 ---- */

int rg_duties(const lin_view *v, lin_duty *out, int max)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;
    int n = 0;

    for (int u = 0; top && top->step == RG_THROWS && u < f->units && n < max; u++)
        if (f->side[u] == top->arg[0] && !rg_is_leader(f, u) && rg_must_throw(v, u)) {
            out[n].rule = "RG-3.11";
            out[n].unit = u;
            snprintf(out[n].text, sizeof out[n].text, "%s is %s and has to throw", rg_id(f, u),
                     rg_is_broken(s, u) ? "broken" : "disordered");
            n++;
        }
    return n;
}

/* ---- Orders made ready ---- */

static void put_ready(lin_ready *out, const char *order, const char *text)
{
    snprintf(out->order, sizeof out->order, "%s", order);
    snprintf(out->text, sizeof out->text, "%s", text);
}

/* A throw for all who may share it. */
static int ready_throws(const lin_view *v, int side, lin_ready *out, int max)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int n = 0;

    for (int c = tb_next(&f->leaders[side], 0); c >= 0 && n < max;
         c = tb_next(&f->leaders[side], c + 1)) {
        char order[96], text[96];
        lin_text t = lin_text_in(text, sizeof text);
        int sharing = 0;

        if (!rg_stands(s, c) || s->done[c] & RG_LED)
            continue;
        lin_put(&t, "%s throws for ", rg_id(f, c));
        for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
            if (would_share(v, c, u))
                lin_put(&t, "%s%s", sharing++ ? ", " : "", rg_id(f, u));
        if (sharing < 2)
            continue;
        snprintf(order, sizeof order, "throw-for %s all", rg_id(f, c));
        put_ready(&out[n++], order, text);
    }
    return n;
}

/* All who bear at one target, as far as there is room for targets. */
static int ready_volleys(const lin_view *v, int side, lin_ready *out, int max)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const tb_set *enemies = &f->bodies[1 - side];
    int n = 0;

    for (int t = tb_next(enemies, 0); t >= 0 && n < max; t = tb_next(enemies, t + 1)) {
        char order[96], text[96];
        lin_text say = lin_text_in(text, sizeof text);
        int shooters = 0;

        if (!rg_stands(s, t) || s->done[t] & RG_WAS_TARGET)
            continue;
        lin_put(&say, "Fire at %s with ", rg_id(f, t));
        for (int u = tb_next(&f->bodies[side], 0); u >= 0; u = tb_next(&f->bodies[side], u + 1))
            if (rg_stands(s, u) && rg_stands_that_bear(v, u, t, side == s->side))
                lin_put(&say, "%s%s", shooters++ ? ", " : "", rg_id(f, u));
        if (shooters == 0)
            continue;
        snprintf(order, sizeof order, "volley %s", rg_id(f, t));
        put_ready(&out[n++], order, text);
    }
    return n;
}

int rg_ready(const lin_view *v, lin_ready *out, int max)
{
    const rg_state *s = v->state;
    const lin_frame *top = s->head.depth ? lin_top(&s->head) : NULL;

    if (top && top->step == RG_THROWS)
        return ready_throws(v, top->arg[0], out, max);
    if (top && top->step == RG_FIRE)
        return ready_volleys(v, top->arg[0], out, max);
    return 0;
}

/* ---- A volley that is being put together ---- */

bool rg_making(const lin_view *v, lin_making *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const lin_frame *top = lin_top(&s->head);

    if (top->step != RG_AIM)
        return false;
    for (int u = 0; u < f->units; u++)
        if (s->aims[u])
            out->with_unit[out->with++] = (uint8_t)u;
    out->against_unit[out->against++] = s->shot.target;
    rg_check_aim(v, top, &(lin_order){ .verb = RV_FIRE }, &out->why);
    return true;
}
