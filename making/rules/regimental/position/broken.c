/* broken.c -- what could not have come about: of a position written by hand, and, in the tests, of
 * a state that play has led to. */
#include "rules/regimental/position/position.h"
#include "kit/room.h"

static const char *broken_leader(const rg_field *f, const rg_state *s, int u)
{
    const tb_box table = kit_box_of_table(f->scenery.size);
    const int with = s->with[u];

    if (with != RG_NONE && (!rg_stands(s, u) || with >= f->units || rg_is_leader(f, with) ||
                            f->side[with] != f->side[u] || !rg_stands(s, with)))
        return "he is attached to nobody of his side on the table";
    for (int c = 0; with != RG_NONE && c < u; c++)
        if (rg_is_leader(f, c) && s->with[c] == with)
            return "he is attached to a unit that has a leader"; /* RG-4.19 */
    return rg_stands(s, u) && with == RG_NONE && !kit_box_holds(&table, s->at[u])
               ? "he stands off the table"
               : NULL;
}

static const char *broken_body(const rg_field *f, const rg_state *s, int u)
{
    const bool on_foot = s->mark[u] & RG_ON_FOOT;

    if (s->stands[u] > f->stands[u])
        return "it has more stands than it began with";
    if (!rg_stands(s, u))
        return s->where[u] == RG_LOST && s->stands[u] ? "it is lost and has stands" : NULL;
    if (s->stands[u] == 0)
        return "it has no stands";
    if (on_foot && f->type[u] != RG_CAVALRY)
        return "it is no cavalry that could dismount";
    if (!rg_may_form(f, u, s->formation[u], on_foot))
        return "it stands in a formation that it may never take";
    if (rg_is_guns(f, u) && __builtin_popcount(s->gun[u] & 15) != s->stands[u])
        return "its gun stands are not as many as it has";
    if (rg_is_guns(f, u) && rg_is_disordered(s, u))
        return "it is guns, which are never disordered";
    if (rg_is_broken(s, u) && rg_is_disordered(s, u))
        return "it is broken and disordered";
    if ((s->formation[u] == RG_GARRISON) != (s->in[u] != 0))
        return "it is a garrison without a building, or in a building and no garrison";
    return s->in[u] && (s->in[u] > f->scenery.pieces || !f->capacity[s->in[u] - 1])
               ? "it is in what holds no garrison"
               : NULL;
}

static const char *broken_units(const lin_view *v, int *unit)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = 0; u < f->units; u++) {
        const char *what = rg_is_leader(f, u) ? broken_leader(f, s, u) : broken_body(f, s, u);

        *unit = u;
        if (what && s->where[u] != RG_ABSENT)
            return what;
    }
    *unit = -1;
    return NULL;
}

/* Nobody over an edge or on another, but for those who share a building. */
static const char *misplaced(const lin_view *v, int *unit)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    for (int u = 0; u < f->units; u++) {
        const tb_body *b;

        if (rg_is_leader(f, u) || !rg_stands(s, u))
            continue;
        *unit = u;
        b = rg_body(v, u);
        if (!kit_on_table(&f->scenery, b))
            return "it reaches over the table's edge";
        for (int w = 0; w < u; w++)
            if (!rg_is_leader(f, w) && rg_stands(s, w) && !(s->in[u] && s->in[u] == s->in[w]) &&
                tb_bodies_overlap(b, rg_body(v, w)))
                return "it lies on another";
    }
    *unit = -1;
    return NULL;
}

static const char *broken_agenda(const lin_view *v)
{
    const rg_state *s = v->state;

    for (int i = 0; i < s->head.depth; i++) {
        const lin_frame *frame = &s->head.frame[i];
        const char *what = lin_frame_broken(v->field, frame);

        if (what)
            return what;
        if (rg_steps[frame->step].args[0] == 's' && frame->arg[0] != 0 && frame->arg[0] != 1)
            return "a step is pending for no side";
    }
    return NULL;
}

const char *rg_broken(const lin_view *v, int *unit)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const char *what = rg_rows_broken(v);

    if (!what)
        what = broken_units(v, unit);
    if (!what && (s->turn > f->turns || s->phase > RG_PHASE_CHARGE || s->side > 1 || s->first > 1))
        what = "there is no such turn, phase or side";
    if (!what)
        what = broken_agenda(v);
    return what ? what : misplaced(v, unit);
}
