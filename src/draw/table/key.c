/* key.c -- the explanation of a table: each kind of scenery that lies on it, drawn by the
 * hand that draws it on the ground, and what the stands and their tags mean. */
#include "draw/sheet/key.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* ---- samples ---- */

/* A small table of its own, with one piece of scenery on it, in place of the real one. */
static void sample_patch(plan *p, const key_entry *e, double x, double y, double s)
{
    const double inch = p->inch;
    const plan_pt corner[5] = { { x - s, y - s * 0.48 },
                                { x + s, y - s * 0.48 },
                                { x + s, y + s * 0.48 },
                                { x - s, y + s * 0.48 },
                                { x - s, y - s * 0.48 } };
    lin_scenery one = { .closed = 1, .points = 4 };
    plan_line l = { 0 };

    for (int i = 0; i < 5; i++)
        line_add(p, &l, corner[i]);
    p->inch = s * 0.85;
    patch_sample(p, &(plan_patch){ .of = &one,
                                   .id = -1,
                                   .sign = (plan_sign)e->value,
                                   .line = l,
                                   .soft = l,
                                   .box = { x - s, y - s * 0.48, 2 * s, s * 0.96 } });
    p->inch = inch;
    line_free(&l);
}

static void sample_orchard(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    cairo_rectangle(p->cr, pen(x - s * 0.9), pen(y - s * 0.5), pen(s * 1.8), pen(s));
    ink_set(p->cr, p->ink->woods, 0.5);
    cairo_fill(p->cr);
    for (int i = 0; i < 8; i++)
        tree_draw(p, x + s * (0.44 * (i % 4) - 0.66), y + s * (i < 4 ? -0.26 : 0.18), s * 0.15, 96);
}

static void sample_obstacle(plan *p, const key_entry *e, double x, double y, double s)
{
    const double inch = p->inch;
    plan_line l = { 0 };

    line_add(p, &l, pt(x - s, y + s * 0.1));
    line_add(p, &l, pt(x + s, y - s * 0.1));
    p->inch = s * 0.85;
    obstacle_line(p, &l, (plan_sign)e->value, false);
    p->inch = inch;
    line_free(&l);
}

static void sample_roof(plan *p, const key_entry *e, double x, double y, double s)
{
    const double inch = p->inch;
    const plan_pt corner[4] = { { x - s * 0.62, y - s * 0.36 },
                                { x + s * 0.62, y - s * 0.36 },
                                { x + s * 0.62, y + s * 0.40 },
                                { x - s * 0.62, y + s * 0.40 } };

    (void)e;
    p->inch = s * 0.6;
    roof_draw(p, corner);
    p->inch = inch;
}

static void sample_crossing(plan *p, const key_entry *e, double x, double y, double s)
{
    const double inch = p->inch;
    lin_scenery one = { .points = 2 };
    plan_line l = { 0 };

    for (int k = 0; k < 2; k++) {
        pen_move(p->cr, x + s * 0.05, y - s * 0.52);
        pen_curve(p->cr, x - s * 0.1, y - s * 0.2, x + s * 0.1, y + s * 0.2, x - s * 0.05,
                  y + s * 0.52);
        ink_set(p->cr, k ? p->ink->water : p->ink->bank, 1);
        cairo_set_line_width(p->cr, s * (k ? 0.42 : 0.50));
        cairo_stroke(p->cr);
    }
    line_add(p, &l, pt(x - s * 0.6, y));
    line_add(p, &l, pt(x + s * 0.6, y));
    p->inch = s * 0.6;
    crossing_draw(
        p, &(plan_patch){ .of = &one, .sign = (plan_sign)e->value, .line = l, .half = s * 0.24 });
    p->inch = inch;
    line_free(&l);
}

static void sample_stand(plan *p, const key_entry *e, double x, double y, double s)
{
    const double inch = p->inch, w = s * 0.86, h = s * (e->value % 8 == LIN_ARM_FOOT ? 0.36 : 0.50);
    const plan_ink side = side_ink(p, e->value / 8);
    const plan_stand one = {
        .corner = { { x - w, y - h }, { x + w, y - h }, { x + w, y + h }, { x - w, y + h } },
        .side = side,
        .coat = side,
        .facings = { 0.95, 0.92, 0.84 },
        .arm = (lin_arm)(e->value % 8),
        .id = 3
    };

    p->inch = s * 0.95;
    if (one.arm == LIN_ARM_OFFICER || one.arm == LIN_ARM_CHIEF)
        commander_draw(p, e->value / 8, one.arm == LIN_ARM_CHIEF, pt(x, y), s * 0.5);
    else
        stand_draw(p, &one);
    if (e->letters[0])
        stand_smoke(p, &one);
    p->inch = inch;
}

static void sample_pips(plan *p, const key_entry *e, double x, double y, double s)
{
    (void)e;
    for (int i = 0; i < 4; i++) {
        cairo_rectangle(p->cr, pen(x + s * (0.36 * i - 0.70)), pen(y - s * 0.13), pen(s * 0.26),
                        pen(s * 0.26));
        ink_set(p->cr, i < 2 ? (plan_ink){ 0.55, 0.07, 0.06 } : (plan_ink){ 0.99, 0.96, 0.88 }, 1);
        cairo_fill_preserve(p->cr);
        ink_set(p->cr, (plan_ink){ 0.12, 0.09, 0.07 }, 1);
        cairo_set_line_width(p->cr, fmax(s * 0.04, 0.5));
        cairo_stroke(p->cr);
    }
}

static void sample_objective(plan *p, const key_entry *e, double x, double y, double s)
{
    const double inch = p->inch;

    (void)e;
    p->inch = s * 0.62;
    objective_draw(p, pt(x - s * 0.2, y + s * 0.34), 0, LIN_NOBODY);
    p->inch = inch;
}

/* ---- which of them ---- */

/* In the order in which the key has them. */
static const struct {
    plan_sign sign;
    key_sample draw;
} entries[] = {
    { PATCH_HILL, sample_hill },         { PATCH_WOODS, sample_woods },
    { PATCH_ORCHARD, sample_orchard },   { PATCH_FALLEN, sample_patch },
    { PATCH_SWAMP, sample_swamp },       { PATCH_WATER, sample_creek },
    { PATCH_STREAM, sample_creek },      { PATCH_CROPS, sample_patch },
    { PATCH_FIELD, sample_patch },       { PATCH_ROUGH, sample_patch },
    { PATCH_DEBRIS, sample_patch },      { PATCH_CAMP, sample_patch },
    { PATCH_GRAVES, sample_patch },      { PATCH_TOWN, sample_village },
    { PATCH_ROAD, sample_road },         { PATCH_TRAIL, sample_lane },
    { PATCH_BRIDGE, sample_crossing },   { PATCH_FORD, sample_crossing },
    { PATCH_BUILDING, sample_roof },     { PATCH_FENCE, sample_obstacle },
    { PATCH_WALL, sample_obstacle },     { PATCH_HEDGE, sample_obstacle },
    { PATCH_WORK, sample_obstacle },     { PATCH_ABATIS, sample_obstacle },
    { PATCH_STOCKADE, sample_obstacle },
};

static void entry_named(key_entry *list, int *n, const lin_look *look, plan_sign sign,
                        key_sample draw)
{
    char text[48];
    lin_text t = lin_text_in(text, sizeof text);

    lin_look_name(look, &t);
    if (t.used && !has_entry(list, *n, text))
        entry_add(list, n, text, draw)->value = (int)sign;
}

/* Works that are laid down in play are called as those of the map. */
static const lin_look *work_look(const plan *p)
{
    static const lin_look usual = { .sign = LIN_SIGN_WORK };

    for (const lin_look *row = p->rules ? p->rules->look : NULL; row && row->word; row++)
        if (row->of == LIN_LOOK_SCENERY && row->sign == LIN_SIGN_WORK)
            return row;
    return &usual;
}

static bool has_work(const plan *p)
{
    for (int k = 0; k < p->o.props; k++)
        if (strcmp(p->o.prop[k].kind, "work") == 0)
            return true;
    return false;
}

int scenery_entries(plan *p, key_entry *list, int n)
{
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        for (int k = 0; k < p->patches; k++)
            if (p->patch[k].sign == entries[i].sign)
                entry_named(list, &n, p->patch[k].look, entries[i].sign, entries[i].draw);
        if (entries[i].sign == PATCH_WORK && has_work(p))
            entry_named(list, &n, work_look(p), PATCH_WORK, sample_obstacle);
    }
    for (int k = 0; k < p->o.props; k++)
        if (strcmp(p->o.prop[k].kind, "objective") == 0 ||
            strncmp(p->o.prop[k].kind, "held-", 5) == 0) {
            entry_add(list, &n, "Objective", sample_objective);
            break;
        }
    return n;
}

static bool is_shown(const plan *p, int i)
{
    return p->piece[i].where == LIN_ON_BOARD && p->o.footprint &&
           (p->o.footprint[i].stands || p->o.footprint[i].radius);
}

/* A word of the battle's with a capital, its dashes gone: "force-commander" is "Force commander".
 */
static void as_entry(const char *word, char out[32])
{
    snprintf(out, 32, "%.31s", word);
    out[0] = (char)toupper((unsigned char)out[0]);
    for (char *c = out; *c; c++)
        *c = *c == '-' ? ' ' : *c;
}

/* Each arm but the foot, as the battle calls the first unit of it. */
static int arms_shown(plan *p, key_entry *list, int n)
{
    char name[LIN_ARMS][32] = { "" };

    for (int i = 0; i < p->pieces; i++)
        if (is_shown(p, i) && p->piece[i].unit >= 0 && !name[p->piece[i].arm][0])
            as_entry(p->battle->unit[p->piece[i].unit].kind, name[p->piece[i].arm]);
    for (int arm = 1; arm < LIN_ARMS; arm++)
        if (name[arm][0])
            entry_add(list, &n, name[arm], sample_stand)->value = arm;
    return n;
}

/* What the book calls a mark that is shown as smoke. */
static void smoke_name(const plan *p, char out[32])
{
    as_entry("smoke", out);
    for (int i = 0; p->rules && i < p->rules->mark_looks; i++)
        if (p->rules->mark_look[i].shape == LIN_MARK_SMOKE)
            as_entry(p->rules->mark_look[i].word, out);
}

/* Each tag that is on the sheet, by the first word that has its letters. */
static int tags_shown(plan *p, key_entry *list, int n)
{
    bool smoke = false, hits = false;

    for (int i = 0; i < p->pieces; i++) {
        plan_mark mark[MARKS];
        int marks;

        if (!is_shown(p, i))
            continue;
        hits = hits || (p->piece[i].pips && p->piece[i].hurt);
        smoke = smoke || has_shape(p, &p->piece[i], LIN_MARK_SMOKE);
        marks = marks_add(p, mark, 0, &p->piece[i]);
        for (int k = 0; k < marks; k++) {
            char *dash = strchr(mark[k].name, '-');

            if (dash && strcmp(dash + 1, mark[k].letters) == 0)
                *dash = '\0'; /* "disorder-2": what follows is a number, and may be another */
            if (has_entry(list, n, mark[k].name))
                continue;
            key_entry *e = entry_add(list, &n, mark[k].name, sample_tag);
            e->value = (int)mark[k].shape;
            snprintf(e->letters, sizeof e->letters, "%.5s", mark[k].letters);
        }
    }
    if (smoke) {
        char name[32];

        smoke_name(p, name);
        entry_add(list, &n, name, sample_stand)->letters[0] = 's';
    }
    if (hits)
        entry_add(list, &n, "Hits", sample_pips);
    return n;
}

int stand_entries(plan *p, key_entry *list, int n)
{
    bool any = false;

    for (int i = 0; i < p->pieces; i++)
        any = any || is_shown(p, i);
    if (!any)
        return n;
    for (int side = 0; side < LIN_SIDES; side++)
        if (*p->battle->side_name[side])
            entry_add(list, &n, p->battle->side_name[side], sample_stand)->value = side * 8;
    n = arms_shown(p, list, n);
    return tags_shown(p, list, n);
}
