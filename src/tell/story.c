/* story.c -- a battle told afterwards: how it ended and what the score was made of, how score and
 * strength went, what became of every unit, what decided it (swings.c), and the whole as a
 * narrative. */
#include "tell/tell.h"
#include "linstock_rules.h"
#include "tell/swings.h"

#include <stdlib.h>
#include <string.h>

enum { LISTS = 4 };

typedef struct {
    json_writer *j;
    const lin_session *s;
    const lin_field *f;
    lin_game *p;
    lin_account *account;
    tell_swings *swings;
    json_writer losses, turns, paragraphs, remarks;
    /* the action under way */
    size_t first, n;
    /* what may yet be told together with what follows */
    lin_action held;
    bool holds, plain, whole; /* whole: nothing may be put to it */
    size_t held_first, held_last;
    /* turns */
    int turn, told_turn;
    /* what each unit was at the beginning */
    int strength[LIN_PIECES];
} telling;

/* ---- score and strength ---- */

/* What a piece is still worth in the field: its strength, or the boxes not yet struck out. */
static int strength_of(const lin_piece *p)
{
    if (p->where == LIN_LOST)
        return 0;
    return p->strength > 0 ? p->strength : p->pips > p->hurt ? p->pips - p->hurt : 0;
}

static void turn_json(telling *t)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    const int n = lin_pieces(t->p, list, LIN_PIECES);
    int strength[LIN_SIDES] = { 0 };
    lin_score score = { 0 };
    json_writer *j = &t->turns;

    for (int i = 0; i < n; i++)
        if (list[i].side < LIN_SIDES)
            strength[list[i].side] += strength_of(&list[i]);
    lin_score_now(t->p, &score);
    json_open(j, NULL, '{');
    json_put_int(j, "turn", t->turn);
    json_put_text(j, "name", lin_turn_name(t->f->battle, t->turn));
    json_put_int(j, "at", (int64_t)t->n);
    json_open(j, "points", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_real(j, NULL, lin_points(t->f->rules, score.points[side]), 2);
    json_close(j, ']');
    json_open(j, "strength", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_int(j, NULL, strength[side]);
    json_close(j, ']');
    json_close(j, '}');
}

/* What became of every unit that has a strength: with what it began, and what was left of it. */
static void note_strengths(telling *t)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    const int n = lin_pieces(t->p, list, LIN_PIECES);

    for (int i = 0; i < n; i++)
        if (list[i].unit >= 0 && list[i].unit < LIN_PIECES)
            t->strength[list[i].unit] = strength_of(&list[i]);
}

static void units_json(telling *t)
{
    static _Thread_local lin_piece list[LIN_PIECES];
    static const char *const where[] = { "board", "waiting", "unplaced", "lost", "unknown" };
    const int n = lin_pieces(t->p, list, LIN_PIECES);
    json_writer *j = t->j;

    json_open(j, "units", '[');
    for (int i = 0; i < n; i++) {
        if (list[i].unit < 0 || list[i].unit >= LIN_PIECES)
            continue;
        json_open(j, NULL, '{');
        json_put_int(j, "u", list[i].unit);
        json_put_int(j, "side", list[i].side);
        json_put_int(j, "began", t->strength[list[i].unit]);
        json_put_int(j, "left", strength_of(&list[i]));
        json_put_text(j, "at", where[list[i].where]);
        json_put_text(j, "marks", list[i].marks);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* ---- what somebody wrote ---- */

static void remark_json(telling *t)
{
    char text[2100] = "";
    lin_text out = lin_text_in(text, sizeof text);

    lin_session_remark_at(t->s, t->n, &out);
    if (!text[0])
        return;
    json_open(&t->remarks, NULL, '{');
    json_put_int(&t->remarks, "at", (int64_t)t->n);
    json_put_int(&t->remarks, "turn", t->told_turn);
    json_put_text(&t->remarks, "text", text);
    json_close(&t->remarks, '}');
}

/* ---- sentences ---- */

static void sentence_json(telling *t)
{
    json_writer *j = &t->paragraphs;

    if (!t->holds)
        return;
    t->holds = false;
    json_open(j, NULL, '{');
    json_put_text(j, "text", t->held.text);
    json_put_int(j, "side", t->held.side < LIN_SIDES ? (int)t->held.side : -1);
    json_put_bool(j, "loud", t->held.row && t->held.row->loud);
    json_put_bool(j, "plain", t->plain);
    json_put_int(j, "units", t->held.actors);
    json_open(j, "entries", '[');
    json_put_int(j, NULL, (int64_t)t->held_first);
    json_put_int(j, NULL, (int64_t)t->held_last);
    json_close(j, ']');
    json_close(j, '}');
}

static void paragraph_opens(telling *t)
{
    json_open(&t->paragraphs, NULL, '{');
    json_put_int(&t->paragraphs, "turn", t->told_turn);
    json_put_text(&t->paragraphs, "name", lin_turn_name(t->f->battle, t->told_turn));
    json_open(&t->paragraphs, "sentences", '[');
}

static void paragraph_closes(telling *t)
{
    sentence_json(t);
    json_close(&t->paragraphs, ']');
    json_close(&t->paragraphs, '}');
}

static void join_actors(lin_action *to, const lin_action *more)
{
    for (int i = 0; i < more->actors && to->actors < LIN_ACTION_UNITS; i++) {
        bool there = false;

        for (int k = 0; k < to->actors; k++)
            there = there || to->actor[k] == more->actor[i];
        if (!there)
            to->actor[to->actors++] = more->actor[i];
    }
}

/* Nothing in it was decided: a march, and not what came of one. */
static bool is_plain(const telling *t, const lin_action *a)
{
    uint32_t at = 0;
    lin_event e;

    if (a->row && a->row->loud)
        return false;
    while (lin_action_next(a, &at, &e))
        if (t->f->rules->event[e.kind].outcome)
            return false;
    return true;
}

/* Quiet things of one kind in a row are one sentence: whose goals differ are told without them. */
static bool joins_held(telling *t, const lin_action *a)
{
    lin_action plain = *a;

    if (!t->holds || t->whole || !a->row || a->row->loud || t->held.row != a->row ||
        t->held.side != a->side)
        return false;
    lin_action_retell(t->f, &plain);
    if (strcmp(plain.text, a->text) != 0)
        return false; /* something came of it */
    if (a->actors != 1 || t->held.actors != 1 || a->actor[0] != t->held.actor[0]) {
        t->held.has_from = t->held.has_from && a->has_from && a->from.x == t->held.from.x &&
                           a->from.y == t->held.from.y;
        t->held.has_to =
            t->held.has_to && a->has_to && a->to.x == t->held.to.x && a->to.y == t->held.to.y;
        if (strcmp(a->how, t->held.how) != 0)
            t->held.how[0] = '\0';
    } else {
        t->held.to = a->to;
        t->held.has_to = a->has_to;
    }
    join_actors(&t->held, a);
    lin_action_retell(t->f, &t->held);
    t->held_last = t->n;
    t->plain = t->plain && is_plain(t, a);
    return true;
}

static void losses_json(telling *t, const lin_action *a)
{
    json_writer *j = &t->losses;

    for (int i = 0; i < a->losses; i++) {
        json_open(j, NULL, '{');
        json_put_int(j, "u", a->lost[i]);
        json_put_int(j, "side", t->f->battle->unit[a->lost[i]].side);
        json_put_int(j, "turn", t->told_turn);
        json_put_int(j, "at", (int64_t)t->n);
        json_put_text(j, "text", a->text);
        json_close(j, '}');
    }
}

static void action_is_done(void *self, const lin_action *a)
{
    telling *t = self;

    losses_json(t, a);
    tell_swings_done(t->swings, a, t->first ? t->first : t->n, t->n, t->told_turn);
    if (a->text[0] && !joins_held(t, a)) {
        lin_action plain = *a;

        sentence_json(t);
        t->held = *a;
        t->held.words = 0;
        t->held.word = NULL;
        t->held_first = t->first ? t->first : t->n;
        t->held_last = t->n;
        t->holds = true;
        lin_action_retell(t->f, &plain);
        t->plain = is_plain(t, a);
        t->whole = a->row && strcmp(plain.text, a->text) != 0;
    }
    t->first = 0;
}

/* ---- from entry to entry ---- */

/* What the clock says before an entry is when it was given. */
static void turn_goes_on(telling *t)
{
    const int now = lin_waits(t->p) == LIN_IS_OVER ? t->turn : lin_turn(t->p);

    if (now == t->turn)
        return;
    turn_json(t);
    t->turn = now;
}

static void begin_entry(telling *t, const lin_entry *e)
{
    lin_account_before(t->account, t->p);
    turn_goes_on(t);
    if (t->told_turn != t->turn && !lin_account_open(t->p)) {
        paragraph_closes(t);
        t->told_turn = t->turn;
        paragraph_opens(t);
    }
    if (t->first == 0)
        t->first = t->n + 1;
    tell_swings_before(t->swings, t->p, e);
}

static bool walk(telling *t)
{
    lin_entry e;

    tell_line_begin(t->s, t->p);
    t->turn = t->told_turn = lin_turn(t->p);
    turn_json(t);
    note_strengths(t);
    paragraph_opens(t);
    remark_json(t);
    for (t->n = 0; lin_session_get(t->s, t->n, &e);) {
        begin_entry(t, &e);
        if (!tell_entry_play(&e, t->p, NULL, NULL))
            return false;
        t->n++;
        lin_account_after(t->account, t->p);
        remark_json(t);
    }
    lin_account_end(t->account);
    turn_json(t);
    paragraph_closes(t);
    return true;
}

/* ---- how it ended, and why ---- */

static void part_json(json_writer *j, const lin_rules *r, const lin_score_part *part)
{
    json_open(j, NULL, '{');
    json_put_int(j, "side", part->side);
    json_put_real(j, "points", lin_points(r, part->points), 2);
    json_put_text(j, "text", part->text);
    json_put_text(j, "rule", part->rule);
    json_close(j, '}');
}

/* What the score is made of, and, where the rules decided, what decided between the sums. */
static void score_json(telling *t, const lin_score *score)
{
    static _Thread_local lin_score_part part[LIN_SCORE_PARTS];
    const int n = lin_score_parts(t->p, part, LIN_SCORE_PARTS);
    const lin_head *h = lin_state(t->p);
    const lin_score_part *reason = NULL;
    json_writer *j = t->j;

    json_open(j, "score", '{');
    json_open(j, "points", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_real(j, NULL, lin_points(t->f->rules, score->points[side]), 2);
    json_close(j, ']');
    json_open(j, "parts", '[');
    for (int i = 0; i < n; i++)
        if (part[i].side < LIN_SIDES)
            part_json(j, t->f->rules, &part[i]);
        else if (h->over && !h->conceded && !h->agreed)
            reason = &part[i];
    json_close(j, ']');
    json_put_text(j, "reason", reason ? reason->text : NULL);
    json_put_text(j, "rule", reason ? reason->rule : NULL);
    json_close(j, '}');
}

static void verdict_members(telling *t)
{
    char text[300] = "";
    lin_text out = lin_text_in(text, sizeof text);
    lin_score score = { 0 };

    tell_over_json(t->j, "over", t->p);
    if (lin_waits(t->p) == LIN_IS_OVER)
        lin_result_text(t->p, &out);
    json_put_text(t->j, "verdict", text[0] ? text : NULL);
    lin_score_now(t->p, &score);
    json_put_text(t->j, "why", score.text);
    score_json(t, &score);
}

static void story_members(telling *t, const tell_luck *luck)
{
    json_writer *j = t->j;

    verdict_members(t);
    json_put_int(j, "moves", (int64_t)lin_session_moves(t->s));
    json_put_value(j, "turns", t->turns.at, t->turns.used);
    json_put_value(j, "losses", t->losses.at, t->losses.used);
    units_json(t);
    tell_swings_members(j, t->swings);
    json_open(j, "luck", '{');
    tell_luck_members(j, luck);
    json_close(j, '}');
    json_put_value(j, "paragraphs", t->paragraphs.at, t->paragraphs.used);
    json_put_value(j, "remarks", t->remarks.at, t->remarks.used);
    j->failed = j->failed || t->turns.failed || t->losses.failed || t->paragraphs.failed ||
                t->remarks.failed;
}

bool tell_story_members(json_writer *j, const lin_session *s)
{
    telling *t = calloc(1, sizeof *t);
    json_writer *list[LISTS];
    tell_luck luck = { 0 };
    bool told = false;

    if (!t)
        return false;
    list[0] = &t->turns;
    list[1] = &t->losses;
    list[2] = &t->paragraphs;
    list[3] = &t->remarks;
    t->j = j;
    t->s = s;
    t->f = lin_game_field(lin_session_game((lin_session *)s));
    for (int i = 0; i < LISTS; i++)
        json_open(list[i], NULL, '[');
    if (lin_game_new(&t->p, t->f, lin_dice_typed(), NULL) == LIN_OK &&
        lin_account_new(&t->account, t->f, action_is_done, t, NULL) == LIN_OK &&
        (t->swings = tell_swings_new(t->f)) != NULL)
        told = tell_luck_of(s, t->p, &luck, NULL, NULL) == LIN_OK && walk(t);
    for (int i = 0; i < LISTS; i++)
        json_close(list[i], ']');
    if (told)
        story_members(t, &luck);
    for (int i = 0; i < LISTS; i++)
        free(list[i]->at);
    tell_swings_free(t->swings);
    lin_account_free(t->account);
    lin_game_free(t->p);
    free(t);
    return told && !j->failed;
}
