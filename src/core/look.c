/* look.c -- what can be seen of a game, asked of its rule system: pieces, duties, score, lines on
 * the table. A rule system that has no such thing answers with nothing. */
#include "core.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

static bool is_unit(const lin_game *g, int unit)
{
    return unit >= 0 && unit < g->field->battle->units;
}

/* An overlay that there is, of a unit or side that there is. */
static bool is_overlay(const lin_game *g, int overlay, int of)
{
    const lin_rules *r = g->field->rules;

    return overlay >= 0 && overlay < r->overlays &&
           (r->overlay[overlay].of_side ? of >= 0 && of < LIN_SIDES : is_unit(g, of));
}

/* A list that is cut at max, which may be nothing. */
static int cut(int n, int max)
{
    return n < max ? n : max > 0 ? max : 0;
}

const lin_view *lin_view_of(const lin_game *g)
{
    assert(g);
    return &g->view;
}

int lin_pieces(const lin_game *g, lin_piece *out, int max)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->pieces && max > 0 ? cut(r->pieces(&g->view, out, max), max) : 0;
}

int lin_duties(const lin_game *g, lin_duty *out, int max)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->duties && max > 0 ? cut(r->duties(&g->view, out, max), max) : 0;
}

void lin_score_now(const lin_game *g, lin_score *out)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    memset(out, 0, sizeof *out);
    if (r->score)
        r->score(&g->view, out);
}

int lin_tracks(const lin_game *g, lin_track *out, int max)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    return r->tracks && max > 0 ? r->tracks(&g->view, out, max) : 0;
}

int lin_haze(const lin_game *g)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->haze ? r->haze(&g->view) : 0;
}

double lin_points(const lin_rules *rules, int32_t parts)
{
    assert(rules);
    return rules->point_parts > 1 ? (double)parts / rules->point_parts : parts;
}

void lin_points_text(const lin_rules *rules, int32_t parts, lin_text *out)
{
    assert(rules && out);
    const int32_t of = rules->point_parts > 1 ? rules->point_parts : 1;
    const int32_t rest = parts < 0 ? -(parts % of) : parts % of;

    if (rest == 0)
        lin_put(out, "%d", parts / of);
    else if (rest * 2 != of)
        lin_put(out, "%.2f", lin_points(rules, parts));
    else
        lin_put(out, parts / of ? "%s%d½" : "%s½", parts < 0 ? "-" : "",
                parts < 0 ? -(parts / of) : parts / of);
}

int lin_score_parts(const lin_game *g, lin_score_part *out, int max)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    return r->score_parts && max > 0 ? cut(r->score_parts(&g->view, out, max), max) : 0;
}

void lin_clock(const lin_game *g, lin_text *out)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    if (r->clock)
        r->clock(&g->view, out);
}

int lin_turn(const lin_game *g)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->turn ? r->turn(&g->view) : 0;
}

/* What stands for an argument in a sentence: the word that is spoken for it, if there is one. */
static void put_argument(const lin_field *f, const lin_verb *verb, const lin_order *o, int i,
                         lin_text *out)
{
    if (verb->args[i] == 'w' && verb->spoken) {
        lin_put(out, "%s", verb->spoken[o->arg[i]]);
        return;
    }
    if (verb->args[i] == 'U')
        lin_units_print(f, o, i, out);
    else if (lin_place_part(verb->args, o->nargs, i) && lin_field_blind(f))
        lin_hundredths_print(f, o->arg[i], true, out);
    else
        lin_arg_print(f, verb->args[i], verb->words, o->arg[i], out);
}

static void fill(const lin_field *f, const lin_verb *verb, const lin_order *o, const char *text,
                 lin_text *out)
{
    for (; *text; text++)
        if (text[0] == '{' && text[1] >= '0' && text[1] < '0' + o->nargs && text[2] == '}' &&
            (size_t)(text[1] - '0') < strlen(verb->args)) {
            put_argument(f, verb, o, text[1] - '0', out);
            text += 2;
        } else {
            lin_put(out, "%c", *text);
        }
}

/* "end                end the activation": what follows the grammar; "" where nothing does. */
static const char *meaning_of(const lin_verb *verb)
{
    const char *gap = strstr(verb->help, "  ");

    return gap ? gap + strspn(gap, " ") : "";
}

void lin_answer_text(const lin_game *g, const lin_order *o, lin_text *out)
{
    assert(g && o && out);
    const lin_rules *r = g->field->rules;
    const lin_head *h = lin_head_in(g->state);
    const lin_verb *verb = &r->verb[o->verb < r->verbs ? o->verb : 0];

    if (lin_order_check(g->field, o, NULL) != LIN_OK) {
        lin_print(g->field, o, out);
        return;
    }
    if (!h->over && r->answer && r->answer(&g->view, o, out))
        return;
    for (int i = 0; !h->over && i < r->answer_labels; i++)
        if (r->answer_label[i].step == lin_top(h)->step && r->answer_label[i].verb == o->verb) {
            fill(g->field, verb, o, r->answer_label[i].text, out);
            return;
        }
    if (verb->say) {
        fill(g->field, verb, o, verb->say, out);
    } else if (o->nargs == 0 && *meaning_of(verb)) {
        lin_put(out, "%c%s", toupper((unsigned char)*meaning_of(verb)), meaning_of(verb) + 1);
    } else {
        lin_print(g->field, o, out);
    }
}

int lin_ready_orders(const lin_game *g, lin_ready *out, int max)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->ready && max > 0 ? cut(r->ready(&g->view, out, max), max) : 0;
}

bool lin_making_now(const lin_game *g, lin_making *out)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    memset(out, 0, sizeof *out);
    return r->making && !lin_head_in(lin_state(g))->over && r->making(&g->view, out);
}

int lin_marks(const lin_game *g, int overlay, int of, lin_mark *out, int max)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->marks && max > 0 && is_overlay(g, overlay, of)
               ? cut(r->marks(&g->view, overlay, of, out, max), max)
               : 0;
}

bool lin_footprint_of(const lin_game *g, int unit, lin_footprint *out)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    memset(out, 0, sizeof *out);
    return r->footprint && is_unit(g, unit) && r->footprint(&g->view, unit, out);
}

int lin_props(const lin_game *g, lin_stroke *out, int max)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->props && max > 0 ? lin_unmeasured(g, out, cut(r->props(&g->view, out, max), max)) : 0;
}

int lin_strokes(const lin_game *g, int overlay, int of, lin_stroke *out, int max)
{
    assert(g);
    const lin_rules *r = g->field->rules;

    return r->strokes && max > 0 && is_overlay(g, overlay, of)
               ? lin_unmeasured(g, out, cut(r->strokes(&g->view, overlay, of, out, max), max))
               : 0;
}

int lin_between(const lin_game *g, int from, int to, lin_stroke *out, int max, lin_text *say)
{
    assert(g && say);
    const lin_rules *r = g->field->rules;

    return r->between && is_unit(g, from) && is_unit(g, to)
               ? lin_unmeasured(
                     g, out, cut(r->between(&g->view, from, to, out, max > 0 ? max : 0, say), max))
               : 0;
}

bool lin_ghost_of(const lin_game *g, const lin_game *then, const char *order,
                  const lin_refusal *why, lin_ghost *out)
{
    assert(g && order && out);
    const lin_rules *r = g->field->rules;
    char line[LIN_ORDER_TEXT], *word[16];
    lin_text t = lin_text_in(line, sizeof line);
    int words;

    *out = (lin_ghost){ .unit = -1, .by_unit = -1, .by_piece = -1 };
    lin_put(&t, "%s", order);
    words = lin_words(line, word, 16);
    if (!r->ghost || words == 0 || t.cut ||
        !r->ghost(&g->view, then ? &then->view : NULL, word, words, why, out))
        return false;
    out->strokes = lin_unmeasured(g, out->stroke, out->strokes);
    return true;
}

bool lin_relation_of(const lin_game *g, int from, int to, lin_relation *out)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    if (!r->relation || !is_unit(g, from) || !is_unit(g, to) ||
        !r->relation(&g->view, from, to, out))
        return false;
    if (lin_blind(g))
        out->distance = -1;
    return true;
}

void lin_about(const lin_game *g, int unit, lin_text *out)
{
    assert(g && out);
    const lin_rules *r = g->field->rules;

    if (r->about && is_unit(g, unit))
        r->about(&g->view, unit, out);
}

bool lin_is_legal_now(const lin_game *g, const lin_order *o, lin_order *plain)
{
    const lin_head *h = lin_head_in(g->state);

    *plain = lin_order_plain(o);
    return lin_waits(g) == LIN_ASKS_SIDE && lin_order_check(g->field, o, NULL) == LIN_OK &&
           lin_row(g->field, h)->check(&g->view, lin_top(h), plain, NULL) == LIN_OK;
}

/* Only what could be ordered now has sums behind it, */
bool lin_explain(const lin_game *g, const lin_order *o, lin_text *out)
{
    assert(g && o && out);
    const lin_rules *r = g->field->rules;
    lin_order plain;

    return r->explain && lin_is_legal_now(g, o, &plain) && r->explain(&g->view, &plain, out);
}

/* and concerns anybody. */
int lin_concerns(const lin_game *g, const lin_order *o, lin_units *units, lin_stroke *out, int max,
                 lin_text *say)
{
    assert(g && o && units && say);
    const lin_rules *r = g->field->rules;
    lin_order plain;

    *units = (lin_units){ 0 };
    return r->concerns && lin_is_legal_now(g, o, &plain)
               ? lin_unmeasured(
                     g, out,
                     cut(r->concerns(&g->view, &plain, units, out, max > 0 ? max : 0, say), max))
               : 0;
}

bool lin_hears(const lin_game *g, const lin_event *e, lin_side who)
{
    assert(g && e);
    const lin_rules *r = g->field->rules;

    if (!r->hears)
        return true;
    if (lin_is_side(who))
        return r->hears(&g->view, e, who);
    return r->hears(&g->view, e, LIN_FIRST) && r->hears(&g->view, e, LIN_SECOND);
}

/* ---- the end in words ---- */

const char *lin_side_name(const lin_battle *b, lin_side side)
{
    assert(b);
    if (side != LIN_FIRST && side != LIN_SECOND)
        return "nobody";
    return b->side_name[side][0] ? b->side_name[side] : b->side_id[side];
}

const char *lin_level_name(const lin_game *g)
{
    assert(g);
    const lin_rules *r = g->field->rules;
    const lin_head *h = lin_head_in(lin_state(g));

    if (h->agreed)
        return "draw";
    return h->level < r->levels ? r->level[h->level] : "";
}

/* ", 6:2" where the book scores its levels, winner first. */
static void put_level_score(const lin_game *g, lin_text *out)
{
    const lin_rules *r = g->field->rules;
    const lin_head *h = lin_head_in(lin_state(g));

    if (r->level_score && h->level < r->levels)
        lin_put(out, ", %s", r->level_score[h->level]);
}

void lin_result_text(const lin_game *g, lin_text *out)
{
    assert(g && out);
    const lin_battle *b = g->field->battle;
    const lin_head *h = lin_head_in(lin_state(g));

    if (!h->over) {
        lin_put(out, "The battle is not over.");
        return;
    }
    if (h->winner >= LIN_SIDES)
        lin_put(out, h->agreed ? "A draw by agreement" : "A draw");
    else
        lin_put(out, "%s %s", lin_side_name(b, (lin_side)h->winner), lin_level_name(g));
    put_level_score(g, out);
    if (h->winner < LIN_SIDES && h->conceded)
        lin_put(out, ": the %s side conceded", lin_side_name(b, (lin_side)(h->conceded - 1)));
    lin_put(out, ".");
}

void lin_score_text(const lin_game *g, lin_text *out)
{
    assert(g && out);
    const lin_battle *b = g->field->battle;
    lin_score score;

    lin_score_now(g, &score);
    for (int side = 0; side < LIN_SIDES; side++) {
        lin_put(out, "%s%s ", side ? ", " : "", lin_side_name(b, (lin_side)side));
        lin_points_text(g->field->rules, score.points[side], out);
    }
    lin_put(out, ".");
    if (score.text[0])
        lin_put(out, " %s", score.text);
}
