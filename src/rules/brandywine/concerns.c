/* concerns.c -- what an answer is about, for whoever thinks of it: who of ours can take part in an
 * attack, or fire. Nothing here decides anything. */
#include "rules/brandywine/brandywine.h"

static void put_set(const bw_field *f, uint64_t units, lin_text *out)
{
    for (uint64_t rest = units; rest; rest &= rest - 1) {
        const uint64_t more = rest & (rest - 1);

        lin_put(out, "%s%s", f->base.battle->unit[bw_first(rest)].id,
                !more               ? ""
                : more & (more - 1) ? ", "
                                    : " and ");
    }
}

static void add_set(uint64_t units, lin_units *out)
{
    for (uint64_t rest = units; rest; rest &= rest - 1)
        out->unit[out->n++] = (uint8_t)bw_first(rest);
}

/* BW-13.3: those who still may attack and have it in front. */
static uint64_t attackers_of(const bw_contacts *c, int target)
{
    uint64_t all = 0;

    for (uint64_t rest = c->able; rest; rest &= rest - 1)
        if (c->front[bw_first(rest)] & bw_bit(target))
            all |= bw_bit(bw_first(rest));
    return all;
}

int bw_concerns(const lin_view *view, const lin_order *o, lin_units *units, lin_stroke *out,
                int max, lin_text *say)
{
    const bw_field *f = bw_field_of(view->field);
    const bw_state *s = view->state;
    const int target = o->arg[0];
    bw_contacts c;
    uint64_t all;

    (void)out, (void)max;
    if (o->verb != V_ENGAGE && o->verb != V_BOMBARD)
        return 0;
    bw_find_contacts(f, s, &c);
    all = o->verb == V_ENGAGE ? attackers_of(&c, target)
                              : bw_guns_free(s, &c, bw_guns_at(f, s, target));
    add_set(bw_bit(target) | all, units);
    if (all == 0)
        return 0;
    put_set(f, all, say);
    lin_put(say, " %s %s in front and may %s.%s", all & (all - 1) ? "have" : "has",
            f->base.battle->unit[target].id,
            o->verb == V_ENGAGE ? "attack it [BW-13.3]" : "fire [BW-18.5]",
            o->verb == V_ENGAGE ? " Each attacks once in a turn [BW-13.8]; who takes part is named "
                                  "next [BW-14.2]."
                                : "");
    return 0;
}
