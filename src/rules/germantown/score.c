/* score.c -- the score as it is told, and what it is made of. Points come in halves (GT-20.12 to
 * GT-20.14): the numbers count these (point_parts), and whoever shows them says 1½. */
#include "rules/germantown/germantown.h"

static void put_points(lin_text *out, int halves)
{
    if (halves > 1 || halves == 0)
        lin_put(out, "%d", halves / 2);
    lin_put(out, "%s %s", halves % 2 ? "½" : "", halves == 1 || halves == 2 ? "point" : "points");
}

void gt_score(const lin_view *v, lin_score *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    lin_text t = lin_text_in(out->text, sizeof out->text);

    for (int side = 0; side < LIN_SIDES; side++) {
        out->points[side] = gt_victory_points(f, s, side);
        lin_put(&t, "%s%s: army morale %d (%s), momentum %d", side ? "; " : "",
                v->field->battle->side_name[side], s->morale[side],
                gt_band_name[gt_band(s->morale[side])], s->momentum[side]);
    }
    lin_put(&t, ". Fog: %s.", gt_fog_name[s->fog]);
}

/* ---- what it is made of ---- */

static const struct {
    const char *rule, *one, *several;
} schedule[GT_SCHEDULE] = {
    [GT_FOR_TWO_STEPS] = { "GT-20.8", "enemy unit of two steps eliminated",
                           "enemy units of two steps eliminated" },
    [GT_FOR_ONE_STEP] = { "GT-20.8", "enemy unit of one step eliminated",
                          "enemy units of one step eliminated" },
    [GT_FOR_CAPTURED] = { "GT-20.9", "enemy unit captured", "enemy units captured" },
    [GT_FOR_HOUSE] = { "GT-20.10", "Chew House", "" },
    [GT_FOR_SQUARE] = { "GT-20.11", "Market Square", "" },
    [GT_FOR_REDUCED] = { "GT-20.12", "enemy unit reduced", "enemy units reduced" },
    [GT_FOR_SHATTERED] = { "GT-20.13", "enemy unit shattered", "enemy units shattered" },
    [GT_FOR_LEADERS] = { "GT-20.14", "enemy leader lost", "enemy leaders lost" },
};

static void put_row(lin_score_part *row, const gt_points *points, int i)
{
    lin_text t = lin_text_in(row->text, sizeof row->text);

    if (i != GT_FOR_HOUSE && i != GT_FOR_SQUARE)
        lin_put(&t, "%d ", points->n[i]);
    lin_put(&t, "%s", points->n[i] > 1 ? schedule[i].several : schedule[i].one);
}

/* What decides between the sums: nothing but them after the last turn, else what ended it before.
 */
static void put_reason(const lin_view *v, lin_score_part *row)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    const int level = s->head.over ? s->head.level : GT_LEVEL_MARGINAL;
    const int first = gt_victory_points(f, s, LIN_FIRST),
              second = gt_victory_points(f, s, LIN_SECOND);
    lin_text t = lin_text_in(row->text, sizeof row->text);

    *row = (lin_score_part){ .side = LIN_NOBODY, .rule = "GT-20.7" };
    if (level == GT_LEVEL_SUBSTANTIAL) {
        row->rule = "GT-20.1";
        lin_put(&t, "An army without heart has lost, whatever the points.");
    } else if (level == GT_LEVEL_DECISIVE) {
        row->rule = s->head.winner == f->american ? "GT-20.3" : "GT-20.4";
        lin_put(&t, "A decisive victory goes before all points.");
    } else {
        put_points(&t, first > second ? first : second);
        lin_put(&t, " against ");
        put_points(&t, first > second ? second : first);
        lin_put(&t, first == second ? ": a draw." : ": more points are a marginal victory.");
    }
}

int gt_score_parts(const lin_view *v, lin_score_part *out, int max)
{
    const gt_field *f = gt_field_of(v->field);
    int n = 0;

    for (int side = 0; side < LIN_SIDES; side++) {
        gt_points points;

        gt_count_points(f, v->state, side, &points);
        for (int i = 0; i < GT_SCHEDULE && n < max; i++)
            if (points.n[i]) {
                out[n] = (lin_score_part){ .side = (lin_side)side,
                                           .points = points.halves[i],
                                           .rule = schedule[i].rule };
                put_row(&out[n++], &points, i);
            }
    }
    if (n < max)
        put_reason(v, &out[n++]);
    return n;
}
