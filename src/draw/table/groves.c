/* groves.c -- woods and orchards of a table: a wash up to the outline, trees along its inside
 * and over the rest; an orchard's stand in rows. An open grove, which hinders nobody, has few. A
 * field or rocky ground that the map lists after a wood and lays on it is a clearing: no wash and
 * no trees there.
 */
#include "draw/plan.h"

#include <stdlib.h>

static bool is_grove(const plan_patch *f)
{
    return f->sign == PATCH_WOODS || f->sign == PATCH_ORCHARD;
}

/* ---- clearings ---- */

static bool is_clearing(const plan_patch *f, const plan_patch *wood)
{
    return (f->sign == PATCH_FIELD || f->sign == PATCH_CROPS || f->sign == PATCH_ROUGH) &&
           f->of->closed && f->of > wood->of;
}

static bool is_cleared(const plan *p, const plan_patch *wood, plan_pt at)
{
    for (int i = 0; i < p->patches; i++)
        if (is_clearing(&p->patch[i], wood) && patch_near(&p->patch[i], at, 0) &&
            patch_depth(&p->patch[i], at) > 0)
            return true;
    return false;
}

/* Whatever is painted from now on is painted beside the clearings of that wood. */
static void clip_clearings(plan *p, const plan_patch *wood)
{
    for (int i = 0; i < p->patches; i++)
        if (is_clearing(&p->patch[i], wood)) {
            patch_path(p, &p->patch[i]);
            cairo_rectangle(p->cr, p->x, p->y, p->w, p->h);
            cairo_set_fill_rule(p->cr, CAIRO_FILL_RULE_EVEN_ODD);
            cairo_clip(p->cr);
            cairo_set_fill_rule(p->cr, CAIRO_FILL_RULE_WINDING);
        }
}

void groves_wash(plan *p)
{
    for (int i = 0; i < p->patches; i++) {
        const plan_patch *f = &p->patch[i];

        if (!is_grove(f))
            continue;
        cairo_save(p->cr);
        clip_clearings(p, f);
        ink_set(p->cr, p->ink->woods, f->sparse ? 0.24 : f->sign == PATCH_ORCHARD ? 0.30 : 0.46);
        patch_fill(p, f);
        if (!f->of->closed) {
            cairo_restore(p->cr);
            continue;
        }
        /* The rim that watercolour leaves where it dries: a soft band inside, a line on top. */
        cairo_save(p->cr);
        patch_clip(p, f);
        patch_path(p, f);
        ink_set(p->cr, p->ink->woods, f->sparse ? 0.22 : 0.34);
        cairo_set_line_width(p->cr, p->inch * 0.9);
        cairo_stroke(p->cr);
        cairo_restore(p->cr);
        patch_path(p, f);
        ink_set(p->cr, p->ink->woods_edge, f->sparse ? 0.55 : 0.8);
        cairo_set_line_width(p->cr, fmax(p->inch * 0.045, 0.6));
        cairo_stroke(p->cr);
        cairo_restore(p->cr);
    }
}

/* ---- where trees stand ---- */

typedef struct {
    plan_tree *at;
    int n, cap;
} stand;

static void tree_add(plan *p, stand *s, plan_pt at, double r, uint32_t hash)
{
    if (s->n == s->cap) {
        const int cap = s->cap ? 2 * s->cap : 512;
        plan_tree *more = realloc(s->at, (size_t)cap * sizeof *more);

        if (!more) {
            p->starved = true;
            return;
        }
        s->at = more;
        s->cap = cap;
    }
    s->at[s->n++] = (plan_tree){ at.x, at.y, r, hash };
}

static bool is_free(const plan *p, plan_pt at)
{
    return sheet_holds(p, at) &&
           !quiet_at(p, at, QUIET_LETTER | QUIET_ROAD | QUIET_WATER | QUIET_HOUSE | QUIET_MARK) &&
           !quiet_at(p, pt(at.x, at.y + p->inch * 0.3), QUIET_LETTER | QUIET_ROAD | QUIET_HOUSE);
}

static double crown(const plan *p, uint32_t hash)
{
    return p->u * (0.066 + 0.040 * (hash >> 24) / 255.0);
}

/* A row along the inside of the outline, so that the wood's edge is seen for what it is. */
static void rim_plant(plan *p, const plan_patch *f, stand *s)
{
    const double in = p->u * 0.115, step = p->u * (f->sparse ? 0.62 : 0.215);
    const double length = line_length(&f->line);

    if (!f->of->closed)
        return;
    for (int k = 0; k * step < length; k++) {
        const uint32_t hash = noise_hash(k, f->id, 43);
        plan_pt way;
        const plan_pt on = line_point(&f->line, (k + 0.25 * (hash & 3) / 3) * step, &way);

        for (int side = -1; side <= 1; side += 2) {
            const plan_pt at = pt(on.x - way.y * in * side, on.y + way.x * in * side);

            if (patch_depth(f, at) > in * 0.9 && is_free(p, at) && !is_cleared(p, f, at))
                tree_add(p, s, at, crown(p, hash) * 0.86, hash >> 3);
        }
    }
}

static void woods_plant(plan *p, const plan_patch *f, stand *s)
{
    plan_strew w = {
        .gap = p->u * 0.27, .down = p->u * 0.185, .loose = 0.6, .margin = p->u * 0.25, .salt = 41
    };

    rim_plant(p, f, s);
    while (patch_next(p, f, &w))
        if ((!f->sparse || w.hash % 100 < 30) && is_free(p, w.at) && !is_cleared(p, f, w.at))
            tree_add(p, s, w.at, crown(p, w.hash), w.hash >> 3);
}

/* Rows along the first side. */
static void orchard_plant(plan *p, const plan_patch *f, stand *s)
{
    const plan_pt along = pt_unit(pt_sub(f->line.at[1], f->line.at[0]));
    const plan_pt middle = pt(f->box.x + f->box.w / 2, f->box.y + f->box.h / 2);
    const double gap = p->u * 0.30;
    const int reach = (int)(hypot(f->box.w, f->box.h) / 2 / gap) + 1;

    for (int j = -reach; j <= reach; j++)
        for (int i = -reach; i <= reach; i++) {
            const plan_pt at = pt(middle.x + gap * (along.x * i - along.y * j),
                                  middle.y + gap * (along.y * i + along.x * j));

            if (patch_near(f, at, 0) && patch_depth(f, at) > p->u * 0.1 && is_free(p, at) &&
                !is_cleared(p, f, at))
                tree_add(p, s, at, p->u * 0.075, noise_hash(i, j, 47) & 0xfffffff0u);
        }
}

static int by_north(const void *a, const void *b)
{
    const plan_tree *s = a, *t = b;

    if (s->y != t->y)
        return s->y < t->y ? -1 : 1;
    return s->x < t->x ? -1 : s->x > t->x;
}

/* From the north, a strip at a time: nearer crowns cover farther ones. */
void groves_draw(plan *p)
{
    stand s = { 0 };

    for (int i = 0; i < p->patches; i++)
        if (p->patch[i].sign == PATCH_WOODS)
            woods_plant(p, &p->patch[i], &s);
        else if (p->patch[i].sign == PATCH_ORCHARD)
            orchard_plant(p, &p->patch[i], &s);
    if (s.n)
        qsort(s.at, (size_t)s.n, sizeof *s.at, by_north);
    for (int from = 0, to; from < s.n; from = to) {
        for (to = from; to < s.n && s.at[to].y < s.at[from].y + p->u * 0.2; to++)
            ;
        trees_paint(p, s.at + from, to - from);
    }
    free(s.at);
}
