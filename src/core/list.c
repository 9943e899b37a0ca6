/* list.c -- the answers to a question, and what there is no room for among them.
 *
 * A list holds LIN_CHOICES orders and LIN_FAMILIES open families of a book's own. What a book adds
 * beyond is not lost, nor written past the end: orders of one verb for which there is no room
 * become one more open family, the *rest*. It keeps the first of them, which is legal as it stands,
 * and the bounds of all of them; check decides on the others, as on those of any family. So whoever
 * plays from the list (a bot, the page, a program on the line) can always give them too. */
#include "core.h"

#include <assert.h>
#include <string.h>

void lin_list_clear(lin_list *l)
{
    assert(l);
    l->orders = l->families = l->rests = 0;
    l->insists = false;
}

void lin_list_copy(lin_list *into, const lin_list *from)
{
    assert(into && from);
    into->orders = from->orders;
    into->families = from->families;
    into->rests = from->rests;
    into->insists = from->insists;
    memcpy(into->order, from->order, (size_t)from->orders * sizeof *from->order);
    memcpy(into->family, from->family, (size_t)from->families * sizeof *from->family);
}

/* A family with all that lies between the bounds of this one and that order. */
static void widen(lin_family *family, const lin_order *o)
{
    for (int i = 0; i < o->nargs && i < LIN_ARGS; i++) {
        if (o->arg[i] < family->low[i])
            family->low[i] = o->arg[i];
        if (o->arg[i] > family->high[i])
            family->high[i] = o->arg[i];
        if (family->low[i] < family->high[i])
            family->open |= 1u << i;
    }
}

static void add_to_rest(lin_list *l, const lin_order *o)
{
    lin_family *rest = &l->family[l->families - l->rests];

    for (int i = 0; i < l->rests; i++)
        if (rest[i].order.verb == o->verb) {
            widen(&rest[i], o);
            return;
        }
    if (l->rests == LIN_RESTS)
        return; /* of so many verbs: they are left out, which a list may do */
    rest[l->rests] = (lin_family){ .order = *o };
    memcpy(rest[l->rests].low, o->arg, sizeof o->arg);
    memcpy(rest[l->rests].high, o->arg, sizeof o->arg);
    l->rests++;
    l->families++;
}

bool lin_list_add_rest(lin_list *l, const lin_order *o)
{
    assert(l && o);
    add_to_rest(l, o);
    return false;
}

int lin_list_find(const lin_list *l, int verb, int first)
{
    assert(l);
    for (int i = 0; i < l->orders; i++)
        if (l->order[i].verb == verb && (first < 0 || l->order[i].arg[0] == first))
            return i;
    return -1;
}

/* Rests stay behind the families that a book has opened. */
bool lin_list_open(lin_list *l, lin_family family)
{
    assert(l);
    const int own = l->families - l->rests;

    if (own >= LIN_FAMILIES)
        return false;
    memmove(&l->family[own + 1], &l->family[own], l->rests * sizeof *l->family);
    l->family[own] = family;
    l->families++;
    return true;
}

bool lin_has_answer(const lin_view *view, const lin_frame *frame)
{
    assert(view && frame);
    const lin_step *row = &view->field->rules->step[frame->step];
    lin_list list;

    if (!row->list)
        return true;
    lin_list_clear(&list);
    row->list(view, frame, &list);
    return list.orders || list.families;
}

/* ---- all members of a small family ---- */

/* Every value of argument i and of those after it. */
static void try_from(const lin_view *view, const lin_frame *frame, const lin_family *family, int i,
                     lin_order *o, lin_list *out)
{
    const lin_step *row = &view->field->rules->step[frame->step];

    while (i < o->nargs && !(family->open & 1u << i))
        i++;
    if (i >= o->nargs) {
        if (lin_order_check(view->field, o, NULL) == LIN_OK &&
            row->check(view, frame, o, NULL) == LIN_OK)
            lin_list_add(out, *o);
        return;
    }
    for (int64_t value = family->low[i]; value <= family->high[i]; value++) {
        o->arg[i] = (int32_t)value;
        try_from(view, frame, family, i + 1, o, out);
    }
}

void lin_list_try(const lin_view *view, const lin_frame *frame, const lin_family *family,
                  lin_list *out)
{
    assert(view && frame && family && out);
    lin_order o = family->order;

    assert(o.nargs <= LIN_ARGS);
    try_from(view, frame, family, 0, &o, out);
}

/* ---- samples ---- */

/* Anything within the bounds that check accepts. */
static bool sample_any(const lin_view *view, const lin_frame *top, const lin_family *family,
                       lin_rng *rng, lin_order *out)
{
    enum { TRIES = 64 };
    const lin_step *row = &view->field->rules->step[top->step];

    for (int tries = 0; family->open && tries < TRIES; tries++) {
        *out = family->order;
        for (int i = 0; i < out->nargs; i++)
            if (family->open & 1u << i)
                out->arg[i] =
                    (int32_t)(family->low[i] +
                              (int64_t)lin_rng_below(rng, (uint32_t)family->high[i] -
                                                              (uint32_t)family->low[i] + 1));
        if (lin_order_check(view->field, out, NULL) == LIN_OK &&
            row->check(view, top, out, NULL) == LIN_OK)
            return true;
    }
    return false;
}

/* Else the first of them. */
static bool sample_rest(const lin_view *view, const lin_frame *top, const lin_family *family,
                        lin_rng *rng, lin_order *out)
{
    if (!sample_any(view, top, family, rng, out))
        *out = family->order;
    return true;
}

bool lin_list_sample(const lin_view *view, const lin_list *l, int i, lin_rng *rng, lin_order *out)
{
    assert(view && l && rng && out);
    const lin_frame *top;
    const lin_step *row;

    if (i < 0 || i >= l->families)
        return false;
    top = lin_top(lin_head_in(view->state));
    row = &view->field->rules->step[top->step];
    if (i >= l->families - l->rests)
        return sample_rest(view, top, &l->family[i], rng, out);
    return (row->sample ? row->sample : sample_any)(view, top, &l->family[i], rng, out);
}
