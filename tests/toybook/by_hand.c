/* by_hand.c -- Pickets on a page: what a hand may say, what is drawn round a company, what one sees
 * of another. No rule is here; what is measured is left out where nothing may be measured ahead.
 *
 * A hand that carries a company says where to. With measuring free that is how far, too; without it
 * only the direction counts, and the hand says whether the company goes all the way or half. */
#include "pickets.h"

#include "kit/book.h"

#include <stdlib.h>
#include <string.h>

enum { WHOLE = 6, RANGE = 12 }; /* inches */

/* ---- Macros ---- */

/* How far it marches when a hand points there: half inches. */
static int halves_to(const lin_field *f, lin_point from, lin_point to, bool half)
{
    const int64_t far = tb_root(tb_gap2(from, to)) * 2 / LIN_INCH;

    if (lin_field_blind(f) || half)
        return half ? WHOLE : 2 * WHOLE;
    return far < 1 ? 1 : far > 2 * WHOLE ? 2 * WHOLE : (int)far;
}

/* "go R1 12 20", "go R1 33% 55% half": ahead where that is ahead, else it wheels towards it. */
static lin_status expand_go(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    const lin_view *v = lin_view_of(lin_expansion_game(e));
    const int u = words > 1 ? lin_unit_find(v->field, word[1]) : -1;
    const bool half = words == 5 && lin_same_word(word[4], "half");
    lin_point to;
    tb_pose pose;
    int turn, degrees;

    if (u < 0 || (words != 4 && !half) || !kit_book_on_table(v, u) ||
        lin_arg_parse(v->field, 'x', NULL, word[2], &to.x, why) != LIN_OK ||
        lin_arg_parse(v->field, 'x', NULL, word[3], &to.y, why) != LIN_OK)
        return lin_expand_usage("go UNIT X Y [half]", why);
    pose = kit_book_pose(v, u);
    turn = tb_turn(pose.facing, tb_bearing(pose.at, to));
    if (abs(turn) <= TB_EIGHTH) {
        const int n = halves_to(v->field, pose.at, to, half);

        return lin_expand_say(e, why, "march %s %d.%d", word[1], n / 2, n % 2 * 5);
    }
    degrees = kit_wheel_within(kit_frontage(&pose), WHOLE * LIN_INCH) * 360 / TB_CIRCLE;
    if (degrees > abs(turn) * 360 / TB_CIRCLE)
        degrees = abs(turn) * 360 / TB_CIRCLE;
    return lin_expand_say(e, why, "wheel %s %s %d", word[1], turn < 0 ? "left" : "right", degrees);
}

/* "advance R1 R2": all the way, one after another. */
static lin_status expand_advance(lin_expansion *e, char *const *word, int words, lin_refusal *why)
{
    lin_status status = words > 1 ? LIN_OK : lin_expand_usage("advance UNIT UNIT ...", why);

    for (int i = 1; i < words && status == LIN_OK; i++)
        status = lin_expand_say(e, why, "march %s %d", word[i], WHOLE);
    return status;
}

const lin_macro pickets_macros[PICKETS_MACROS] = {
    { "go", "go UNIT X Y [half]         march there, or wheel towards it", expand_go },
    { "advance", "advance UNIT UNIT ...      march, one after another", expand_advance },
};

const lin_gesture pickets_gestures[PICKETS_GESTURES] = {
    { "orders", "carry", "go {units} {x} {y}", "March or wheel" },
    { "orders", "carry", "go {units} {x} {y} half", "Half a march" },
    { "orders", "strike", "fire {units} {enemies}", "Fire" },
};

/* ---- Lines ---- */

const lin_overlay pickets_overlays[1] = { { "range", "where a company can fire", false } };

/* From a corner of the front outwards, so many inches; it may end beyond the table. */
static lin_point out_from(lin_point from, tb_angle way, int inches)
{
    const tb_vector d = tb_direction(way);

    return (lin_point){ from.x + (int32_t)(((int64_t)d.x * inches * LIN_INCH) >> TB_UNIT_BITS),
                        from.y + (int32_t)(((int64_t)d.y * inches * LIN_INCH) >> TB_UNIT_BITS) };
}

/* How far it fires, as a bow in front of it, which is a length; and its arc, which is none. */
int pickets_strokes(const lin_view *v, int overlay, int of, lin_stroke *out, int max)
{
    lin_footprint foot = { 0 };

    (void)overlay;
    if (max < 2 || !kit_book_footprint(v, of, &foot))
        return 0;
    out[0] = (lin_stroke){ .kind = "band", .text = "12 inches", .points = 7 };
    for (int i = 0; i < 7; i++)
        out[0].point[i] =
            out_from(foot.at, (tb_angle)(foot.facing + (i - 3) * TB_EIGHTH / 3), RANGE);
    out[1] = (lin_stroke){ .kind = "arc", .points = 3 };
    out[1].point[0] = out_from(foot.at, (tb_angle)(foot.facing - TB_EIGHTH), 100);
    out[1].point[1] = foot.at;
    out[1].point[2] = out_from(foot.at, (tb_angle)(foot.facing + TB_EIGHTH), 100);
    return 2;
}

bool pickets_relation(const lin_view *v, int from, int to, lin_relation *out)
{
    kit_seen seen;

    if (!kit_book_on_table(v, from) || !kit_book_on_table(v, to))
        return false;
    *out = (lin_relation){ 0 };
    seen = kit_book_see(v, from, to, &out->distance);
    out->stands = kit_book_pose(v, to).stands;
    out->seen = seen.visible;
    out->in_cover = seen.visible > 0 && seen.clear == 0;
    out->in_arc =
        abs(tb_turn(kit_book_pose(v, from).facing,
                    tb_bearing(kit_book_pose(v, from).at, kit_book_pose(v, to).at))) <= TB_EIGHTH;
    return true;
}

int pickets_between(const lin_view *v, int from, int to, lin_stroke *out, int max, lin_text *say)
{
    const lin_battle *b = v->field->battle;
    lin_relation r;

    if (!pickets_relation(v, from, to, &r))
        return 0;
    lin_put(say, "%s %s %s", b->unit[from].id, r.seen ? "sees" : "does not see", b->unit[to].id);
    if (!lin_field_blind(v->field)) {
        lin_put(say, ", ");
        lin_arg_print(v->field, 'x', NULL, r.distance, say);
        lin_put(say, " inches off");
    }
    lin_put(say, "%s.", r.in_cover ? ", in cover" : "");
    if (max < 1)
        return 0;
    out[0] = (lin_stroke){ .points = 2 };
    strcpy(out[0].kind, r.seen ? "sight" : "blocked");
    out[0].point[0] = kit_book_pose(v, from).at;
    out[0].point[1] = kit_book_pose(v, to).at;
    return 1;
}
