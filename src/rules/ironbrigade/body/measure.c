/* measure.c -- distances, and the only place that knows one between pieces. Section 12, IB-1.27,
 * IB-4.9, IB-4.62.
 *
 * Nothing is measured before it is declared (IB-12.1): no list, check, sample, overlay or sentence
 * may call ib_distance while measuring is off. What hangs on a distance is found out by a step that
 * runs after the declaration, and told; what was told stands in the log and may be read again
 * (IB-12.4). */
#include "rules/ironbrigade/body/body.h"
#include "rules/ironbrigade/ironbrigade.h"

#include <assert.h>

/* IB-12.12, IB-1.26: from flag to flag, of discs from their centres; the next whole step up, so
 * that "within" is exact. */
int32_t ib_distance(const lin_view *view, int from, int to)
{
    const ib_state *s = view->state;

    return (int32_t)tb_root_up(tb_gap2(s->at[from], s->at[to]));
}

/* IB-1.12; IB-12.9: where odds take something for granted they do not ask what is so. */
bool ib_within(const lin_view *view, int from, int to, int32_t far)
{
    assert(!((const ib_state *)view->state)->assumed);
    return ib_distance(view, from, to) <= far;
}

/* IB-12.10. In copies that odds are reckoned on case by case nothing is. */
void ib_note_measured(lin_play *p)
{
    ib_state *s = p->state;

    if (!s->assumed)
        s->measured++;
}

/* IB-12.3, IB-12.10 */
int32_t ib_measure(lin_play *p, int from, int to)
{
    const int32_t far = ib_distance(&p->view, from, to);
    assert(!((const ib_state *)p->state)->assumed);
    ib_note_measured(p);
    lin_tell(p, IE_MEASURED, from, to, far);
    return far;
}

/* IB-4.9: short, long, or beyond. */
int ib_small_arms_band(int32_t distance)
{
    for (int band = 0; band < IB_SA_BANDS; band++)
        if (distance <= IB_IN(ib_sa_range[band]))
            return band;
    return IB_NO_BAND;
}

/* IB-4.62: of the bands in which this gun has any number. */
int ib_gun_band(int gun, int32_t distance)
{
    for (int band = 0; band < IB_GUN_BANDS; band++)
        if (distance <= IB_IN(ib_gun_range[band]))
            return ib_cannonade[gun].need[band] ? band : IB_NO_BAND;
    return IB_NO_BAND;
}

/* IB-12.2 */
bool ib_may_tell(const lin_view *view)
{
    return ib_option(ib_field_of(view->field), IB_OPT_PREMEASURE);
}

/* ---- IB-12.11: by eye ---- */

/* The same for the same two places, however often it is asked, and within so many parts in 100. */
static int32_t misjudged(const ib_field *f, lin_point from, lin_point to, int32_t far)
{
    const int most = 5 * (int)f->base.option[IB_OPT_AI_EYE];
    const int32_t places[4] = { from.x, from.y, to.x, to.y };
    const uint64_t hash = lin_hash_bytes(places, sizeof places, f->base.hash);
    const int parts = 20 * most + 1; /* tenths of a percent, from -most to most */

    return far + (int32_t)((int64_t)far * ((int)(hash % (uint64_t)parts) - 10 * most) / 1000);
}

int32_t ib_judged_way(const lin_view *view, lin_point from, lin_point to)
{
    const ib_field *f = ib_field_of(view->field);
    const int32_t far = (int32_t)tb_root_up(tb_gap2(from, to));

    return ib_may_tell(view) ? far : misjudged(f, from, to, far);
}

int32_t ib_judged(const lin_view *view, int from, int to)
{
    const ib_state *s = view->state;

    return ib_judged_way(view, s->at[from], s->at[to]);
}
