/* joins.c -- who is joined in melee to whom. IB-5.25, IB-5.30, IB-5.31.
 *
 * A pair is made by a charge or a pursuit that arrived, never by mere touching, and holds until one
 * of the two is lost, routs or breaks off, or a push leaves them apart. The list of pairs is kept
 * in the order in which they were made, which is what a push goes by (IB-5.33).
 *
 * Nobody who is engaged charges or pursues, so each pair brings in one who was free: pairs never
 * make a circle, and there is always one fewer of them than units. */
#include "kit/pairs.h"
#include "rules/ironbrigade/melee/melee.h"

static kit_pairs pairs_of(const ib_state *s)
{
    return (kit_pairs){ s->join, s->joins, sizeof *s->join };
}

bool ib_is_engaged(const ib_state *s, int u)
{
    const kit_pairs pairs = pairs_of(s);

    return kit_pairs_have(&pairs, u);
}

bool ib_are_joined(const ib_state *s, int a, int b)
{
    const kit_pairs pairs = pairs_of(s);

    return kit_pairs_find(&pairs, a, b) >= 0;
}

/* ---- Made ---- */

/* Orders are counted anew from 1 when the count has come to its end. */
static int next_order(ib_state *s)
{
    if (s->charges == UINT8_MAX) {
        for (int i = 0; i < s->joins; i++)
            s->join[i].order = (uint8_t)(i + 1);
        s->charges = s->joins;
    }
    return ++s->charges;
}

void ib_join_units(lin_play *p, int charger, int struck, int flags, tb_angle facing)
{
    ib_state *s = p->state;

    if (s->joins == IB_JOINS || ib_are_joined(s, charger, struck))
        return;
    /* IB-5.31: whoever comes in during the melee phase is not of this phase's rounds; nor is the
     * one he strikes, unless that one was fighting before. */
    if (s->phase == IB_PHASE_MELEE) {
        kit_set_put(&s->fought, charger);
        if (!ib_is_engaged(s, struck))
            kit_set_put(&s->fought, struck);
    }
    s->join[s->joins] = (ib_join){ .charger = (uint8_t)charger,
                                   .struck = (uint8_t)struck,
                                   .flags = (uint8_t)(flags | IB_FIRST_ROUND),
                                   .order = (uint8_t)next_order(s),
                                   .facing = facing };
    s->joins++;
    lin_tell(p, IE_JOINED, charger, struck);
}

/* ---- Parted ---- */

static void part(lin_play *p, int i)
{
    ib_state *s = p->state;

    lin_tell(p, IE_PARTED, s->join[i].charger, s->join[i].struck);
    kit_pairs_cut(s->join, &s->joins, sizeof *s->join, i);
    if (!s->joins)
        s->charges = 0;
}

void ib_part(lin_play *p, int u)
{
    const ib_state *s = p->state;

    for (int i = s->joins - 1; i >= 0; i--)
        if (s->join[i].charger == u || s->join[i].struck == u)
            part(p, i);
}

void ib_part_pair(lin_play *p, int a, int b)
{
    const kit_pairs pairs = pairs_of(p->state);
    const int i = kit_pairs_find(&pairs, a, b);

    if (i >= 0)
        part(p, i);
}

/* ---- One melee: IB-5.25 ---- */

tb_set ib_melee_of(const ib_state *s, int u)
{
    const kit_pairs pairs = pairs_of(s);

    return kit_pairs_joined(&pairs, u, NULL);
}

tb_set ib_melee_to_fight(const ib_state *s, int u)
{
    const kit_pairs pairs = pairs_of(s);

    return kit_pairs_joined(&pairs, u, &s->fought);
}

int ib_only_opponent(const ib_state *s, int u)
{
    const kit_pairs pairs = pairs_of(s);
    const tb_set others = kit_pairs_of(&pairs, u);

    return kit_set_count(&others) == 1 ? tb_next(&others, 0) : IB_NONE;
}
