/* broken.c -- what must hold in every state, whatever has happened. */
#include "lof.h"

static const char *element_broken(const lf_field *f, const lf_state *s, int u)
{
    const tb_body *b = lf_body(f, s, u);
    bool enemy = false;
    int other;

    if (s->formation[u] >= LF_FORMATIONS || !lf_may_form(f, u, s->formation[u]))
        return "an element stands in a formation that it cannot take";
    if (s->level[u] >= LF_SHATTERED)
        return "a shattered element is on the table";
    if (!lf_on_table(f, b) && !(s->mark[u] & LF_ENTERING))
        return "an element hangs over the edge of the table";
    if (s->hits[u] >= lf_stats[f->type[u]].discipline[f->size[u]])
        return "an element bears hits that should have been tested";
    other = lf_element_in_the_way(f, s, u, b, &enemy);
    if (other != LF_NONE && !enemy)
        return "two elements overlap";
    if (lf_check_ground(f, s, u, b, NULL) != LIN_OK && !(s->mark[u] & LF_INSIDE))
        return "an element lies on ground where nobody can";
    return NULL;
}

const char *lf_broken(const lin_field *field, const void *state)
{
    const lf_field *f = lf_field_of(field);
    const lf_state *s = state;

    for (int u = 0; u < f->units; u++) {
        const char *what = lf_is_element(f, u) && s->where[u] == LF_ON_TABLE ? element_broken(f, s, u) : NULL;

        if (what)
            return what;
        if (!lf_is_element(f, u) && s->rating[u] >= LF_RATINGS)
            return "a commander has no rating";
    }
    if (s->m > 8 || s->c > 8)
        return "an element has orders that nobody gave it";
    return NULL;
}
