/* shown.c -- what somebody looks at on a table: reach, arcs, Threat Zones, lines of sight. They are
 * drawn under the men, and their words over them. */
#include "draw/plan.h"

#include <string.h>

void shown_draw(plan *p)
{
    for (int i = 0; i < p->o.shows; i++) {
        plan_line l = { 0 };

        stroke_line(p, &p->o.shown[i], &l);
        if (l.n > 1)
            stroke_draw(p, &p->o.shown[i], &l);
        line_free(&l);
    }
}

static bool in_view(const plan *p, plan_pt at)
{
    return at.x > p->view.x && at.y > p->view.y && at.x < p->view.x + p->view.w &&
           at.y < p->view.y + p->view.h;
}

/* A circle has its commander in the middle, so its words stand where it is highest in the picture;
 * what is reached begins under the men, so they stand at its far side; other areas have them in the
 * middle, lines half-way along. */
static plan_pt words_at(const plan *p, const lin_stroke *s, const plan_line *l)
{
    plan_pt at = l->at[0];
    const int n = s->closed ? l->n - 1 : l->n;

    if (strcmp(s->kind, "sphere") == 0) {
        bool found = false;

        for (int i = 0; i < n; i++)
            if (in_view(p, l->at[i]) && (!found || l->at[i].y < at.y)) {
                at = l->at[i];
                found = true;
            }
        return at;
    }
    if (strncmp(s->kind, "reach", 5) == 0)
        return l->at[n / 2];
    if (!s->closed)
        return pt_mul(pt_add(l->at[(n - 1) / 2], l->at[n / 2]), 0.5);
    at = (plan_pt){ 0, 0 };
    for (int i = 0; i < n; i++)
        at = pt_add(at, pt_mul(l->at[i], 1.0 / n));
    return at;
}

void shown_words(plan *p)
{
    for (int i = 0; i < p->o.shows; i++) {
        const lin_stroke *s = &p->o.shown[i];
        plan_line l = { 0 };

        stroke_line(p, s, &l);
        if (s->text[0] && l.n) {
            const plan_pt at = words_at(p, s, &l);

            slip_draw(p, s->text, (plan_type){ fmax(p->inch * 0.6, 9), TYPE_LINING, 0, 0 }, at.x,
                      at.y);
        }
        line_free(&l);
    }
}
