/* panel.c -- what stands beside the ground: title, compass, explanation, scale, small print.
 *
 * Each part says how high it is. Where they are too high together the type gets smaller;
 * what is left over is shared out between them. */
#include "draw/plan.h"

typedef struct {
    double title, rose, key, scale, note;
} heights;

static plan_type small_print(const plan *p)
{
    return (plan_type){ p->m * 0.78, TYPE_ITALIC, 0, p->panel_w - 2 * p->m };
}

static heights heights_now(plan *p)
{
    heights h = { .title = p->m * (p->o.subtitle && *p->o.subtitle ? 20.6 : 18.8),
                  .rose = p->m * 11.2,
                  .key = key_height(p),
                  .scale = plan_has_scale(p) ? p->m * 2.8 : 0 };
    double wide;

    if (p->o.note && *p->o.note)
        type_size(p, p->o.note, small_print(p), &wide, &h.note);
    return h;
}

static double heights_sum(const heights *h)
{
    return h->title + h->rose + h->key + h->scale + h->note;
}

static heights heights_fit(plan *p)
{
    heights h = heights_now(p);

    for (int i = 0; i < 8 && heights_sum(&h) > p->panel_h - 2.2 * p->m; i++) {
        p->m *= 0.96 * fmax(0.7, (p->panel_h - 2.2 * p->m) / heights_sum(&h));
        h = heights_now(p);
    }
    return h;
}

void panel_draw(plan *p)
{
    if (!p->o.legend || p->o.bare)
        return;
    const heights h = heights_fit(p);
    const double w = p->panel_w - 2 * p->m, x = p->panel_x + p->m;
    const int parts = 3 + (h.scale > 0) + (h.note > 0);
    const double gap = fmin((p->panel_h - heights_sum(&h)) / (parts + 1), p->m * 2.2);
    double y = p->panel_y + fmax(gap, (p->panel_h - heights_sum(&h) - gap * (parts - 1)) / 2);

    cartouche_draw(p, x, y, w, h.title);
    y += h.title + gap;
    rose_draw(p, x + w / 2, y + h.rose * 0.53, h.rose * 0.44);
    y += h.rose + gap;
    key_draw(p, x, y, w);
    y += h.key + gap;
    if (h.scale > 0)
        scale_draw(p, x, y + p->m * 0.5, w);
    y += h.scale + gap;
    if (h.note > 0) {
        ink_set(p->cr, p->ink->faint, 1);
        type_draw(p, p->o.note, small_print(p), x + w / 2, y + h.note / 2, AT_CENTRE);
    }
}
