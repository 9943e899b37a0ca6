/* labels.c -- names on a table: along waters, roads and walls, inside hills, woods and
 * fields, beside houses and objectives. The most important find room first. */
#include "draw/plan.h"

#include <string.h>

typedef struct {
    double size;
    int style;
    double spacing;
    int rank;
    bool water, within;
} manner;

/* Sizes are inches. */
static manner manner_of(const plan_patch *f)
{
    switch (f->sign) {
    case PATCH_HILL:
        return (manner){ 1.05, TYPE_SMALLCAPS, 0.10, 0, false, true };
    case PATCH_WATER:
        return (manner){ 1.00, TYPE_ITALIC, 0.08, 0, true, true };
    case PATCH_BUILDING:
        return (manner){ 0.95, 0, 0.02, 1, false, false };
    case PATCH_TOWN:
        return (manner){ 1.20, 0, 0.04, 1, false, true };
    case PATCH_WOODS:
    case PATCH_ORCHARD:
    case PATCH_FALLEN:
        return (manner){ 0.80, TYPE_ITALIC, 0.02, 2, false, true };
    case PATCH_SWAMP:
        return (manner){ 0.85, TYPE_ITALIC, 0.04, 2, true, true };
    case PATCH_BRIDGE:
    case PATCH_FORD:
        return (manner){ 0.75, TYPE_ITALIC, 0, 3, true, false };
    default:
        return (manner){ 0.75, TYPE_ITALIC, 0, 3, false, true };
    }
}

static bool is_line(const plan_patch *f)
{
    return f->sign == PATCH_ROAD || f->sign == PATCH_TRAIL || f->sign == PATCH_STREAM ||
           (!f->of->closed && f->sign >= PATCH_FENCE) ||
           (!f->of->closed && f->sign == PATCH_UNKNOWN);
}

/* Does a point belong to another piece rather: higher ground, or a wood, on a hill? */
static bool is_others(const plan *p, const plan_patch *f, plan_pt at)
{
    if (f->sign != PATCH_HILL)
        return false;
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *other = &p->patch[i];

        if (other != f && other->of->closed &&
            (other->sign != PATCH_HILL || other->of->level > f->of->level) &&
            patch_near(other, at, 0) && patch_depth(other, at) > 0)
            return true;
    }
    return false;
}

/* How badly a box lies within an area: 0 where all of it does. */
static double astray(const plan *p, const plan_patch *f, double x, double y, double w, double h)
{
    double out = 0;

    for (int i = 0; i <= 4; i++)
        for (int j = -1; j <= 1; j++) {
            const plan_pt at = pt(x + w * (i / 4.0 - 0.5), y + h * j / 2);

            out += patch_depth(f, at) < 0 || is_others(p, f, at);
        }
    return out / 15;
}

static bool inside_find(plan *p, plan_label *l, const plan_patch *f)
{
    const plan_pt middle = pt(f->box.x + f->box.w / 2, f->box.y + f->box.h / 2);
    const double step = p->inch * 0.4, size = pt_len(pt(f->box.w, f->box.h));
    double w, h, best = 2.2;

    type_size(p, l->text, l->type, &w, &h);
    h *= 0.80;
    for (int j = 0; (j + 0.5) * step < f->box.h; j++)
        for (int i = 0; (i + 0.5) * step < f->box.w; i++) {
            const double x = f->box.x + (i + 0.5) * step, y = f->box.y + (j + 0.5) * step;
            const double depth = patch_depth(f, pt(x, y));

            if (depth < 0)
                continue;
            double lies = label_cost(p, x - w / 2, y - h / 2, w, h);
            if (lies >= 1e8)
                continue;
            if (f->sign == PATCH_WATER) /* a pond's name may lie on the water */
                lies = 0;
            lies += 0.4 * pt_len(pt_sub(pt(x, y), middle)) / size - 0.25 * fmin(depth / h, 1);
            if (lies >= best)
                continue; /* it does not get better */
            const double cost = lies + 2.6 * astray(p, f, x, y, w, h);
            if (cost < best) {
                best = cost;
                l->x = x;
                l->y = y;
            }
        }
    if (best >= 2.2)
        return false;
    quiet_box(p, l->x - w / 2, l->y - h * 0.42, w, h * 0.84, QUIET_LETTER);
    return true;
}

/* A small thing's name would hide it: it stands beside. */
static bool is_small(const plan *p, const plan_patch *f)
{
    const bool trees = f->sign == PATCH_WOODS || f->sign == PATCH_ORCHARD;

    return f->box.w * f->box.h < (trees ? 25 : 45) * p->inch * p->inch ||
           fmin(f->box.w, f->box.h) < 2.5 * p->inch;
}

static void patch_label(plan *p, const plan_patch *f, manner how)
{
    static const double lines[2][3] = { { 40, 9, 6 },
                                        { 9.5, 7, 40 } }; /* widths of a line, in sizes */
    plan_label *l = label_new(p, f->of->name, how.water ? p->ink->letter_water : p->ink->ink);
    const plan_pt middle = pt(f->box.x + f->box.w / 2, f->box.y + f->box.h / 2);
    const bool within = how.within && !is_small(p, f);
    const int lengthy = strlen(f->of->name) > 17;

    for (int attempt = 0; l && attempt < 6; attempt++) {
        const double size = p->inch * how.size * (attempt < 3 ? 1 : 0.82);

        l->type = (plan_type){ size, how.style, how.spacing, size * lines[lengthy][attempt % 3] };
        if (within ? inside_find(p, l, f)
                   : label_spot(p, l, middle,
                                pt(f->box.w / 2 / p->u + 0.06, f->box.h / 2 / p->u + 0.06))) {
            p->labels++;
            return;
        }
    }
}

static void spot_label(plan *p, const lin_spot *s)
{
    plan_label *l = label_new(p, s->name, p->ink->ink);
    const double size = p->inch * 0.72;

    if (!l)
        return;
    l->type = (plan_type){ size, TYPE_ITALIC, 0, size * 8 };
    if (label_spot(p, l, table_point(p, p->table->outline[s->first]), pt(0.16, 0.16)))
        p->labels++;
}

static void lines_label(plan *p, plan_sign first, plan_sign last, double size, double spacing,
                        plan_ink ink)
{
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];
        plan_line even = { 0 };

        if (f->sign < first || f->sign > last || !is_line(f) || !*f->of->name)
            continue;
        for (int k = 0; k * p->u * 0.1 <= line_length(&f->soft); k++)
            line_add(p, &even, line_point(&f->soft, k * p->u * 0.1, NULL));
        label_along(p, f->of->name, &even, p->inch * size, spacing, f->half + p->inch * 0.12, ink);
        line_free(&even);
    }
}

static bool has_spot_name(const plan *p, const char *name)
{
    for (int i = 0; i < p->patches; i++)
        if (strcmp(p->patch[i].of->name, name) == 0)
            return true;
    return false;
}

static void spots_label(plan *p)
{
    for (int i = 0; i < p->table->spots; i++) {
        const lin_spot *s = &p->table->spot[i];

        if (strcmp(s->kind, "objective") == 0 && !has_spot_name(p, s->name))
            spot_label(p, s);
    }
}

/* The flag that may be set up there (props.c) keeps its room. */
static void spots_keep(plan *p)
{
    for (int i = 0; i < p->table->spots; i++) {
        const lin_spot *s = &p->table->spot[i];
        const plan_pt at = table_point(p, p->table->outline[s->first]);

        if (strcmp(s->kind, "objective") == 0)
            quiet_box(p, at.x - p->inch * 0.4, at.y - p->inch * 1.4, p->inch * 1.4, p->inch * 1.8,
                      QUIET_LETTER);
    }
}

void table_labels(plan *p)
{
    if (!p->o.labels || !p->label)
        return;
    spots_keep(p);
    lines_label(p, PATCH_STREAM, PATCH_STREAM, 1.0, 0.10, p->ink->letter_water);
    for (int rank = 0; rank < 4; rank++) {
        for (int i = 0; i < p->patches; i++) {
            const plan_patch *f = &p->patch[i];
            const manner how = manner_of(f);

            if (how.rank == rank && *f->of->name && !is_line(f))
                patch_label(p, f, how);
        }
        if (rank == 1)
            lines_label(p, PATCH_ROAD, PATCH_TRAIL, 0.80, 0.06, p->ink->ink);
    }
    spots_label(p);
    lines_label(p, PATCH_FENCE, PATCH_STOCKADE, 0.62, 0.02, p->ink->faint);
    lines_label(p, PATCH_UNKNOWN, PATCH_UNKNOWN, 0.62, 0.02, p->ink->faint);
}
