/* score.c -- how the battle stands: losses of each contingent against its limit, and what the terms
 * of the battle say of it. IB-10.1 to IB-10.8.
 *
 * A side's points are what its enemy has lost, counted as the limits are: in units, or in marks by
 * the option. Losses are open to both (IB-1.50). */
#include "rules/ironbrigade/command/victory.h"

#include <stdio.h>

static const char *counted_in(const ib_field *f, int n)
{
    if (ib_option(f, IB_OPT_LOSS_BY_MARKS))
        return n == 1 ? "mark" : "marks";
    return n == 1 ? "unit" : "units";
}

/* Is it of several nations, so that each is named? */
static bool is_mixed(const ib_field *f, int side)
{
    int n = 0;

    for (int i = 0; i < IB_NATIONS; i++)
        n += f->force[side][i] > 0;
    return n > 1;
}

static const char *const people[IB_NATIONS] = { "British", "American", "French" };

static int points_of(const lin_view *view, int side)
{
    const ib_field *f = ib_field_of(view->field);
    int sum = 0;

    for (int n = 0; n < IB_NATIONS; n++)
        if (f->force[1 - side][n])
            sum += ib_lost(view, 1 - side, n);
    return sum;
}

/* "2 of 12 units lost, withdraws at 5" */
static void put_losses(const lin_view *view, int side, int nation, lin_text *out)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const int force = ib_force(f, side, nation);

    lin_put(out, "%d of %d %s lost", ib_lost(view, side, nation), force, counted_in(f, force));
    if (s->withdrawn[side] >> nation & 1)
        lin_put(out, ", has withdrawn");
    else if (!f->terms.no_limits)
        lin_put(out, ", withdraws at %d", ib_limit_of(f, side, nation));
}

void ib_score(const lin_view *view, lin_score *out)
{
    const ib_field *f = ib_field_of(view->field);
    lin_text t = lin_text_in(out->text, sizeof out->text);

    for (int side = 0; side < LIN_SIDES; side++) {
        out->points[side] = points_of(view, side);
        for (int n = 0; n < IB_NATIONS; n++)
            if (f->force[side][n]) {
                lin_put(&t, "%s%s", t.used ? "; " : "", f->base.battle->side_name[side]);
                if (is_mixed(f, side))
                    lin_put(&t, ", %s", people[n]);
                lin_put(&t, ": ");
                put_losses(view, side, n, &t);
            }
    }
    lin_put(&t, ".");
}

/* ---- What it is made of ---- */

static const char *const limit_rule[IB_NATIONS] = { "IB-10.1", "IB-10.2", "IB-10.3" };

static void put_part(const lin_view *view, int side, int nation, lin_score_part *out)
{
    const ib_field *f = ib_field_of(view->field);
    const int lost = ib_lost(view, 1 - side, nation);
    lin_text t = lin_text_in(out->text, sizeof out->text);

    *out = (lin_score_part){ .side = (lin_side)side, .points = lost, .rule = limit_rule[nation] };
    lin_put(&t, "%d of %d %s %s lost", lost, ib_force(f, 1 - side, nation), people[nation],
            counted_in(f, ib_force(f, 1 - side, nation)));
}

/* IB-10.7: which of them were met, or were not in time. */
static void put_terms(const lin_view *view, lin_text *t)
{
    const ib_terms *terms = &ib_field_of(view->field)->terms;
    const lin_battle *b = view->field->battle;
    const int winner = ((const ib_state *)view->state)->head.winner;

    if (terms->kind == IB_TERMS_TAKES)
        lin_put(t, winner == terms->side ? "%s has been taken." : "%s was not taken in time.",
                b->table.piece[terms->piece].name);
    else if (terms->kind == IB_TERMS_BREAKS)
        lin_put(t, "The last turn is over, and %s has not broken the enemy.",
                b->side_name[terms->side]);
    else
        lin_put(t, "The last turn is over: %s alone is where the battle was to be decided.",
                b->side_name[winner]);
}

static void put_end(const lin_view *view, lin_score_part *out)
{
    const ib_state *s = view->state;
    const lin_battle *b = view->field->battle;
    const bool by_units = ib_field_of(view->field)->terms.kind == IB_TERMS_HOLDS; /* IB-14.6 */
    const char *by = by_units ? "IB-14.6" : "IB-10.10";
    lin_text t = lin_text_in(out->text, sizeof out->text);

    *out = (lin_score_part){ .side = LIN_NOBODY };
    if (!s->head.over || s->head.conceded || s->head.agreed) {
        out->rule = "IB-10.6";
        lin_put(&t, "Losses are held against the limits after each player turn.");
    } else if (s->head.winner == LIN_NOBODY) {
        out->rule = s->withdrawn[0] ? "IB-10.9" : by;
        lin_put(&t, s->withdrawn[0] ? "Both sides went in the same player turn: a draw."
                    : by_units      ? "Both sides lost as many units: a draw."
                                    : "Both sides lost the same share of their units: a draw.");
    } else if (s->head.level == IB_BY_RUIN) {
        out->rule = "IB-10.8";
        lin_put(&t, "%s has withdrawn, or has no unit left.", b->side_name[1 - s->head.winner]);
    } else if (s->head.level == IB_BY_TERMS) {
        out->rule = "IB-10.7";
        put_terms(view, &t);
    } else {
        out->rule = by;
        lin_put(&t,
                by_units ? "The last turn is over: %s lost fewer units."
                         : "The last turn is over: %s lost the smaller share of its units.",
                b->side_name[s->head.winner]);
    }
}

int ib_score_parts(const lin_view *view, lin_score_part *out, int max)
{
    const ib_field *f = ib_field_of(view->field);
    int n = 0;

    for (int side = 0; side < LIN_SIDES; side++)
        for (int nation = 0; nation < IB_NATIONS && n < max; nation++)
            if (f->force[1 - side][nation])
                put_part(view, side, nation, &out[n++]);
    if (n < max)
        put_end(view, &out[n++]);
    return n;
}

/* ---- Tracks: losses of each contingent, up to its limit ---- */

int ib_tracks(const lin_view *view, lin_track *out, int max)
{
    const ib_field *f = ib_field_of(view->field);
    const ib_state *s = view->state;
    const bool mixed = is_mixed(f, 0) || is_mixed(f, 1);
    int k = 0;

    for (int side = 0; side < LIN_SIDES && !f->terms.no_limits; side++)
        for (int n = 0; n < IB_NATIONS && k < max; n++) {
            const int limit = ib_limit_of(f, side, n), lost = ib_lost(view, side, n);

            if (!f->force[side][n])
                continue;
            out[k] = (lin_track){ .side = (lin_side)side,
                                  .low = 0,
                                  .high = (int16_t)limit,
                                  .value = (int16_t)(lost < limit ? lost : limit),
                                  .rule = limit_rule[n] };
            snprintf(out[k].name, sizeof out[k].name, "%s%s", mixed ? people[n] : "",
                     mixed ? " losses" : "Losses");
            if (s->withdrawn[side] >> n & 1)
                snprintf(out[k].text, sizeof out[k].text, "has withdrawn");
            k++;
        }
    return k;
}
