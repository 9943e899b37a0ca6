/* test_books.c -- what rule systems say of themselves: marks, answers, outcomes. Every book that
 * can be played is walked through at random, and whatever shows up must be described. */
#include "core/core.h"
#include "core/outcome_name.h"
#include "files/files.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct {
    const char *battle, *options;
} walks[] = {
    { "battles/germantown-chew-house", NULL },
    { "battles/germantown-1777", NULL },
    { "battles/brandywine-1777", NULL },
    { "tests/battles/scrum", NULL },
    { "battles/take-the-field", NULL },
    { "battles/take-the-field", "scenario=ambush" },
    { "battles/take-the-field", "scenario=flank-attack" },
    { "battles/take-the-field", "scenario=meeting-engagement" },
    { "battles/cowpens-1781", NULL },
    { "battles/hedgerow-hill", NULL },
    { "battles/two-roads", "premeasure=on" },
    { "battles/gatehouse-lane", NULL },
    { "battles/meadow-fences", "free_setup=on" },
    { "battles/ravine-road", NULL },
};

typedef void (*watcher)(lin_game *g);

/* Random games, and a look at every question. */
static void walk(watcher at, int games)
{
    for (size_t w = 0; w < sizeof walks / sizeof *walks; w++) {
        char folder[300];
        lin_refusal why = { 0 };
        lin_battle *battle;
        lin_field *field;

        snprintf(folder, sizeof folder, "%s/%s", LIN_SOURCE_DIR, walks[w].battle);
        if (lin_battle_load(folder, &battle, &why) != LIN_OK ||
            lin_field_new(&field, battle, walks[w].options, &why) != LIN_OK)
            fail_msg("%s: %s", walks[w].battle, why.text);
        for (int i = 0; i < games; i++) {
            lin_rng rng = (lin_rng)i + 1;
            lin_order o;
            lin_game *g;

            assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(5, (uint64_t)i), &why),
                             LIN_OK);
            while (lin_waits(g) == LIN_ASKS_SIDE) {
                lin_events_clear(g);
                at(g);
                assert_true(lin_random_order(g, &rng, &o));
                assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
            }
            lin_game_free(g);
        }
        lin_field_free(field);
        lin_battle_free(battle);
    }
}

/* ---- marks ---- */

static void rows_of_marks_cite_rules(void **state)
{
    const lin_rules *r;

    (void)state;
    for (int b = 0; (r = lin_rules_at(b)); b++)
        for (int i = 0; i < r->mark_looks; i++) {
            const lin_mark_look *m = &r->mark_look[i];

            if (!lin_rule_find(m->rule))
                fail_msg("%s: %s is no rule", m->word, m->rule);
            assert_non_null(m->text);
            assert_true(m->letters || m->word[strlen(m->word) - 1] == '-');
        }
}

/* Whoever looks at a counter for the first time can ask what its numbers mean. */
static void rows_of_counters_cite_rules(void **state)
{
    const lin_rules *r;

    (void)state;
    for (int b = 0; (r = lin_rules_at(b)); b++) {
        bool numbers = false;

        for (int i = 0; i < r->counter_rows; i++) {
            const lin_counter_row *row = &r->counter[i];

            numbers = numbers || row->part == LIN_PART_FIRST;
            if (!lin_rule_find(row->rule))
                fail_msg("%s: %s is no rule", row->name, row->rule);
        }
        assert_true(numbers);
    }
}

static void see_marks(lin_game *g)
{
    static lin_piece piece[LIN_PIECES];
    const int n = lin_pieces(g, piece, LIN_PIECES);

    for (int i = 0; i < n; i++) {
        char word[32], letters[8];

        for (size_t at = 0; lin_mark_next(piece[i].marks, &at, word);)
            if (!lin_mark_find(lin_game_field(g)->rules, word, letters))
                fail_msg("no row for the mark %s", word);
    }
}

static void every_mark_has_a_row(void **state)
{
    (void)state;
    walk(see_marks, 1);
}

/* ---- what the score is made of ---- */

static void see_score(lin_game *g)
{
    static lin_score_part part[LIN_SCORE_PARTS];
    const int n = lin_score_parts(g, part, LIN_SCORE_PARTS);
    int32_t sum[LIN_SIDES + 1] = { 0 };
    lin_score score;
    int reasons = 0;

    lin_score_now(g, &score);
    for (int i = 0; i < n; i++) {
        assert_true(part[i].text[0] != '\0');
        sum[part[i].side < LIN_SIDES ? part[i].side : LIN_SIDES] += part[i].points;
        reasons += part[i].side >= LIN_SIDES;
    }
    assert_int_equal(sum[0], score.points[0]);
    assert_int_equal(sum[1], score.points[1]);
    assert_int_equal(sum[LIN_SIDES], 0);
    assert_int_equal(reasons, 1);
    assert_int_equal(lin_score_parts(g, part, 1), 1); /* cut, and nothing written behind */
}

static void parts_of_a_score_sum_to_it(void **state)
{
    (void)state;
    walk(see_score, 2);
}

static void words_and_prefixes(void **state)
{
    static const lin_mark_look look[] = { { "held", "H", LIN_MARK_ROUND, 0, NULL, NULL },
                                          { "with-", NULL, LIN_MARK_SAID, 0, NULL, NULL } };
    const lin_rules r = { .mark_look = look, .mark_looks = 2 };
    char letters[8], word[32];
    size_t at = 0;

    (void)state;
    assert_ptr_equal(lin_mark_find(&r, "held", letters), &look[0]);
    assert_string_equal(letters, "H");
    assert_ptr_equal(lin_mark_find(&r, "with-GATES", letters), &look[1]);
    assert_string_equal(letters, "GATES");
    assert_null(lin_mark_find(&r, "with-", letters));
    assert_null(lin_mark_find(&r, "held-2", letters));
    assert_string_equal(letters, "");
    assert_true(lin_mark_next(" held  with-X", &at, word));
    assert_string_equal(word, "held");
    assert_true(lin_mark_next(" held  with-X", &at, word));
    assert_string_equal(word, "with-X");
    assert_false(lin_mark_next(" held  with-X", &at, word));
}

/* ---- looks ---- */

static void rows_of_looks_are_whole(void **state)
{
    const lin_rules *r;

    (void)state;
    for (int b = 0; (r = lin_rules_at(b)); b++) {
        assert_non_null(r->look);
        for (const lin_look *row = r->look; row->word; row++) {
            const bool lettered = row->of == LIN_LOOK_CELL || row->of == LIN_LOOK_SCENERY;
            char name[48] = "";
            lin_text t = lin_text_in(name, sizeof name);

            assert_true(row->of < LIN_LOOKS && row->sign > LIN_SIGN_NONE && row->sign < LIN_SIGNS);
            lin_look_name(row, &t);
            if (t.used == 0 || t.cut || (name[0] >= 'a' && name[0] <= 'z'))
                fail_msg("%s: a key would call it \"%s\"", row->word, name);
            if (lettered && !row->letter)
                fail_msg("%s has no letter for the terminal", row->word);
            if (row->letter &&
                (strlen(row->letter) != 1 || row->letter[0] <= ' ' || row->letter[0] > '~'))
                fail_msg("%s: its letter is \"%s\"", row->word, row->letter);
            if (lin_look_find(r, row->of, row->word) != row)
                fail_msg("%s stands there twice", row->word);
        }
    }
}

static void need_row(const lin_battle *b, lin_look_of of, const char *word)
{
    if (!lin_look_find(lin_rules_find(b->rules), of, word))
        fail_msg("%s: no row for the %s %s", b->id, lin_look_of_name[of], word);
}

static void see_map(const lin_battle *b)
{
    for (int i = 0; i < b->board.grounds; i++)
        need_row(b, LIN_LOOK_CELL, b->board.ground_name[i]);
    for (int i = 0; i < b->board.edge_kinds; i++)
        need_row(b, LIN_LOOK_EDGE, b->board.edge_name[i]);
    for (int i = 0; i < b->board.chains; i++)
        need_row(b, LIN_LOOK_CHAIN, b->board.chain[i].kind);
    for (int i = 0; i < b->board.places; i++)
        need_row(b, LIN_LOOK_PLACE, b->board.place[i].kind);
    for (int i = 0; i < b->table.pieces; i++)
        need_row(b, LIN_LOOK_SCENERY, b->table.piece[i].kind);
}

static void see_battle(void *self, const char *name, const char *path)
{
    lin_refusal why = { 0 };
    lin_battle *battle;

    (void)name;
    if (lin_battle_load(path, &battle, &why) != LIN_OK)
        fail_msg("%s: %s", path, why.text);
    see_map(battle);
    ++*(int *)self;
    lin_battle_free(battle);
}

/* Every word of every map that we have. */
static void every_word_of_a_map_has_a_row(void **state)
{
    int battles = 0;
    lin_refusal why = { 0 };

    (void)state;
    setenv("LINSTOCK_BATTLES", LIN_SOURCE_DIR "/battles:" LIN_SOURCE_DIR "/tests/battles", 1);
    if (lin_battles_each(NULL, see_battle, &battles, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_true(battles >= 13);
}

static void a_row_names_itself_or_its_sign(void **state)
{
    static const lin_look look[] = {
        { LIN_LOOK_SCENERY, "slash", LIN_SIGN_FALLEN, .thin_without = 6 },
        { LIN_LOOK_CELL, "slash", LIN_SIGN_ROUGH, .name = "Slash", .thin = true },
        { .word = NULL },
    };
    const lin_rules r = { .look = look };
    const lin_scenery as_usual = { .said = 0 }, half = { .said = 6, .flags = 2 },
                      little = { .said = 2 }, none = { .said = 6 };
    char name[48];
    lin_text t = lin_text_in(name, sizeof name);

    (void)state;
    assert_ptr_equal(lin_look_find(&r, LIN_LOOK_SCENERY, "slash"), &look[0]);
    assert_ptr_equal(lin_look_find(&r, LIN_LOOK_CELL, "slash"), &look[1]);
    assert_null(lin_look_find(&r, LIN_LOOK_EDGE, "slash"));
    assert_null(lin_look_find(&r, LIN_LOOK_CELL, "slas"));
    assert_null(lin_look_find(NULL, LIN_LOOK_CELL, "slash"));
    lin_look_name(&look[0], &t);
    lin_put(&t, " ");
    lin_look_name(&look[1], &t);
    lin_look_name(NULL, &t);
    assert_string_equal(name, "Fallen trees Slash");
    assert_false(lin_scenery_thin(&look[0], &as_usual));
    assert_false(lin_scenery_thin(&look[0], &half));
    assert_false(lin_scenery_thin(&look[0], &little));
    assert_true(lin_scenery_thin(&look[0], &none));
    assert_true(lin_scenery_thin(&look[1], &as_usual));
    assert_false(lin_scenery_thin(NULL, &none));
}

/* ---- answers ---- */

static void rows_of_answers_fit(void **state)
{
    const lin_rules *r;

    (void)state;
    for (int b = 0; (r = lin_rules_at(b)); b++)
        for (int i = 0; i < r->answer_labels; i++) {
            const lin_answer_label *s = &r->answer_label[i];
            const int args = (int)strlen(r->verb[s->verb].args);

            assert_true(s->step >= 0 && s->step < r->steps && r->step[s->step].list);
            assert_true(s->verb >= 0 && s->verb < r->verbs);
            for (const char *p = s->text; (p = strchr(p, '{')); p++)
                if (p[1] - '0' >= args)
                    fail_msg("\"%s\" speaks of more than %s has", s->text, r->verb[s->verb].name);
            for (int k = 0; k < i; k++)
                if (r->answer_label[k].step == s->step && r->answer_label[k].verb == s->verb)
                    fail_msg("\"%s\" stands there twice", s->text);
        }
}

/* A verb without arguments that answers more than one question of its book. */
static bool serves_many(const lin_rules *r, int verb)
{
    int rows = 0;

    for (int i = 0; i < r->answer_labels; i++)
        rows += r->answer_label[i].verb == verb;
    return rows > 1;
}

static void see_answers(lin_game *g)
{
    const lin_rules *r = lin_game_field(g)->rules;
    const lin_list *list = lin_answers(g);
    const int step = lin_top(lin_head_in(lin_state(g)))->step;

    for (int i = 0; i < list->orders; i++) {
        const lin_order *o = &list->order[i];
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);
        bool row = o->nargs > 0 || !serves_many(r, o->verb);

        lin_answer_text(g, o, &t);
        assert_true(t.used > 0 && !t.cut);
        assert_null(strchr(text, '{'));
        for (int k = 0; !row && k < r->answer_labels; k++)
            row = r->answer_label[k].step == step && r->answer_label[k].verb == o->verb;
        if (!row)
            fail_msg("%s: \"%s\" is called \"%s\", which is not of this question",
                     r->step[step].name, r->verb[o->verb].name, text);
    }
}

static void every_answer_is_called_by_its_question(void **state)
{
    (void)state;
    walk(see_answers, 2);
}

/* What does not fit becomes a family of its verb, and nothing is written past the end. */
static void lists_are_bounded(void **state)
{
    static struct {
        lin_list list;
        lin_order after;
    } l;
    const lin_order o = { .verb = 7, .nargs = 1, .arg = { 3 } };

    (void)state;
    for (int i = 0; i < LIN_CHOICES; i++)
        assert_true(lin_list_add(&l.list, o));
    for (int i = 0; i < LIN_FAMILIES; i++)
        assert_true(lin_list_open(&l.list, (lin_family){ .order = o }));
    for (int verb = 20; verb < 20 + LIN_RESTS + 3; verb++)
        for (int i = 0; i < 5; i++)
            assert_false(lin_list_add(
                &l.list, (lin_order){ .verb = (uint8_t)verb, .nargs = 2, .arg = { 4 - i, 9 } }));
    assert_false(lin_list_open(&l.list, (lin_family){ .order = o }));
    assert_int_equal(l.list.orders, LIN_CHOICES);
    assert_int_equal(l.list.families, LIN_FAMILIES + LIN_RESTS);
    assert_int_equal(l.list.rests, LIN_RESTS);
    for (int i = 0; i < LIN_RESTS; i++) {
        const lin_family *rest = &l.list.family[LIN_FAMILIES + i];

        assert_int_equal(rest->order.verb, 20 + i);
        assert_int_equal(rest->order.arg[0], 4); /* the first that did not fit */
        assert_int_equal(rest->open, 1);
        assert_int_equal(rest->low[0], 0);
        assert_int_equal(rest->high[0], 4);
    }
    assert_int_equal(l.after.verb, 0);
    lin_list_clear(&l.list);
    assert_int_equal(l.list.orders + l.list.families + l.list.rests, 0);
}

/* A book may open families after orders were left over: the rests stay behind its own. */
static void rests_stay_last(void **state)
{
    static lin_list l;
    const lin_order o = { .verb = 7, .nargs = 1, .arg = { 3 } };

    (void)state;
    for (int i = 0; i <= LIN_CHOICES; i++)
        lin_list_add(&l, o);
    assert_true(lin_list_open(&l, (lin_family){ .order = { .verb = 8 } }));
    assert_int_equal(l.families, 2);
    assert_int_equal(l.family[0].order.verb, 8);
    assert_int_equal(l.family[1].order.verb, 7);
}

/* 48 elements and 45 houses: 2,160 answers, more than a list holds. All of them can be given, and
 * are sampled. */
static void what_does_not_fit_can_be_given(void **state)
{
    static const char *const opening[] = { "objective 10 24", "objective 60 24", "objective 26 24",
                                           "objective 43 24", "post B1 36 6.5" };
    bool house[96] = { false }, who[LIN_PIECES] = { false };
    lin_refusal why = { 0 };
    lin_rng rng = 5;
    lin_battle *battle;
    lin_field *field;
    lin_game *g;
    lin_order o;
    int rest, houses = 0, elements = 0;

    (void)state;
    assert_int_equal(lin_battle_load(LIN_SOURCE_DIR "/tests/battles/lof-crowded", &battle, &why),
                     LIN_OK);
    assert_int_equal(lin_field_new(&field, battle, NULL, &why), LIN_OK);
    assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(1, 1), NULL), LIN_OK);
    for (size_t i = 0; i < sizeof opening / sizeof *opening; i++) {
        assert_int_equal(lin_parse(g, opening[i], &o, &why), LIN_OK);
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    }
    assert_int_equal(lin_answers(g)->orders, LIN_CHOICES);
    assert_int_equal(lin_answers(g)->rests, 1);
    rest = lin_answers(g)->families - 1;
    assert_string_equal(field->rules->verb[lin_answers(g)->family[rest].order.verb].name,
                        "garrison");
    for (int i = 0; i < 400; i++) {
        assert_true(lin_sample(g, rest, &rng, &o));
        assert_int_equal(lin_check(g, lin_to_answer(g), &o, &why), LIN_OK);
        elements += !who[o.arg[0]];
        houses += !house[o.arg[1]];
        who[o.arg[0]] = house[o.arg[1]] = true;
    }
    assert_int_equal(houses, 45);
    assert_in_range(elements, 2, 3);
    for (int i = 0; i < 48 * 45; i++) { /* those that are listed and those that are not */
        o.arg[0] = 2 + i / 45;
        o.arg[1] = i % 45;
        if (lin_check(g, lin_to_answer(g), &o, &why) != LIN_OK)
            fail_msg("%s %d: %s", battle->unit[o.arg[0]].id, o.arg[1], why.text);
    }
    lin_game_free(g);
    lin_field_free(field);
    lin_battle_free(battle);
}

/* ---- outcomes ---- */

/* Two grenadier brigades against one at even odds: the groups are those of the results. */
static void outcomes_are_grouped_for_who_ordered(void **state)
{
    static const char position[] = "position brandywine-1777\nturn 3\n"
                                   "unit L-G1 at E10 facing N\nunit L-G2 at E10 facing N\n"
                                   "unit G-V1 at F10 facing S\nphase british combat\n";
    static const struct {
        const char *result;
        lin_group group;
    } told[] = { { "(DE", LIN_WIN },  { "(D2", LIN_WIN },        { "(D1", LIN_WIN },
                 { "(DH", LIN_WIN },  { "(A1", LIN_LOSS },       { "(A2", LIN_LOSS },
                 { "(AE", LIN_LOSS }, { "(DCA", LIN_NO_CHANGE }, { "(EXC", LIN_NO_CHANGE } };
    lin_odds *odds = lin_odds_new();
    lin_refusal why = { 0 };
    lin_battle *battle;
    lin_field *field;
    lin_game *g;
    int seen = 0;

    (void)state;
    if (lin_battle_load(LIN_SOURCE_DIR "/battles/brandywine-1777", &battle, &why) != LIN_OK ||
        lin_field_new(&field, battle, NULL, &why) != LIN_OK ||
        lin_position_read(&g, field, position, strlen(position), lin_dice_typed(), &why) !=
            LIN_OK ||
        lin_odds_of(g, "attack G-V1 with L-G1 L-G2", NULL, odds, &why) != LIN_OK)
        fail_msg("%s", why.text);
    for (int i = 0; i < lin_odds_outcomes(odds); i++)
        for (size_t k = 0; k < sizeof told / sizeof *told; k++)
            if (strstr(lin_odds_outcome(odds, i)->text, told[k].result)) {
                if (lin_odds_outcome(odds, i)->group != told[k].group)
                    fail_msg("%s: %s", lin_odds_outcome(odds, i)->text,
                             lin_group_name[lin_odds_outcome(odds, i)->group]);
                seen++;
            }
    assert_int_equal(seen, lin_odds_outcomes(odds));
    lin_odds_free(odds);
    lin_game_free(g);
    lin_field_free(field);
    lin_battle_free(battle);
}

/* What an event is worth may hang on what it says of a unit, and is its side's. */
static void gains_go_by_the_result(void **state)
{
    static const int8_t gains[] = { 1, -1, -3 };
    const lin_event_row by_result = { .args = "ur", .gain = 7, .gains = gains },
                        plain = { .args = "un", .gain = -2 };

    (void)state;
    for (int32_t i = 0; i < 3; i++)
        assert_int_equal(lin_event_gain(&by_result, &(lin_event){ 0, 2, (int32_t[]){ 4, i } }),
                         gains[i]);
    assert_int_equal(lin_event_gain(&plain, &(lin_event){ 0, 2, (int32_t[]){ 4, 1 } }), -2);
}

/* ---- actions ---- */

static struct {
    int actions, named, loud, battles;
    uint32_t words;
    char last[400];
} counted;

static void count_action(void *self, const lin_action *a)
{
    uint32_t at = 0;
    lin_event e;

    (void)self;
    while (lin_action_next(a, &at, &e))
        counted.words += 1 + (uint32_t)e.n;
    counted.actions++;
    counted.named += a->row != NULL;
    counted.loud += a->row && a->row->loud;
    if (a->row && strcmp(a->row->name, "battle") == 0) {
        assert_true(a->actors > 0 && a->targets > 0 && a->dice >= 2);
        counted.battles++;
    }
    assert_null(strpbrk(a->text, "{}[]"));
    snprintf(counted.last, sizeof counted.last, "%s", a->text);
}

/* Every event of a game belongs to one action, and none is told twice. */
static void actions_hold_every_event(void **state)
{
    (void)state;
    for (size_t w = 0; w < sizeof walks / sizeof *walks; w++) {
        char folder[300];
        lin_refusal why = { 0 };
        lin_battle *battle;
        lin_field *field;
        lin_account *account;
        lin_game *g;
        lin_rng rng = 7;
        lin_order o;
        uint32_t words = 0;

        memset(&counted, 0, sizeof counted);
        snprintf(folder, sizeof folder, "%s/%s", LIN_SOURCE_DIR, walks[w].battle);
        assert_int_equal(lin_battle_load(folder, &battle, &why), LIN_OK);
        assert_int_equal(lin_field_new(&field, battle, walks[w].options, &why), LIN_OK);
        assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(9, 1), &why), LIN_OK);
        assert_int_equal(lin_account_new(&account, field, count_action, NULL, &why), LIN_OK);
        while (lin_waits(g) == LIN_ASKS_SIDE) {
            lin_events_clear(g);
            lin_account_before(account, g);
            assert_true(lin_random_order(g, &rng, &o));
            assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
            words += g->own_log.used;
            lin_account_after(account, g);
        }
        lin_account_end(account);
        assert_int_equal(counted.words, words);
        assert_true(counted.actions > 20 && counted.named > 10);
        lin_account_free(account);
        lin_game_free(g);
        lin_field_free(field);
        lin_battle_free(battle);
    }
}

/* ---- no bare numbers ---- */

/* Does a text call something by its number in the map's or the program's list? */
static const char *bare_number(const char *text)
{
    static const char *const word[] = { "piece ", "obstacle ", "building ", "house ",
                                        "unit ",  "scenery ",  "square ",   "cell " };

    for (size_t i = 0; i < sizeof word / sizeof *word; i++)
        for (const char *at = strstr(text, word[i]); at; at = strstr(at + 1, word[i]))
            if (at[strlen(word[i])] >= '0' && at[strlen(word[i])] <= '9')
                return at;
    return strpbrk(text, "{}");
}

static void note_bare(void *self, const lin_action *a)
{
    (void)self;
    if (bare_number(a->text))
        fail_msg("an action: %s", a->text);
}

/* Events, questions, answers, actions, scores and what is known of units, at every step of random
 * games: nothing is called by a number that only the program knows. */
static void nothing_is_called_by_a_bare_number(void **state)
{
    (void)state;
    for (size_t w = 0; w < sizeof walks / sizeof *walks; w++) {
        char folder[300], text[4000];
        lin_refusal why = { 0 };
        lin_battle *battle;
        lin_field *field;
        lin_account *account;
        lin_game *g;
        lin_rng rng = 11;
        lin_order o;

        snprintf(folder, sizeof folder, "%s/%s", LIN_SOURCE_DIR, walks[w].battle);
        assert_int_equal(lin_battle_load(folder, &battle, &why), LIN_OK);
        assert_int_equal(lin_field_new(&field, battle, walks[w].options, &why), LIN_OK);
        assert_int_equal(lin_game_new(&g, field, lin_dice_seeded(3, 1), &why), LIN_OK);
        assert_int_equal(lin_account_new(&account, field, note_bare, NULL, &why), LIN_OK);
        for (int n = 0; lin_waits(g) == LIN_ASKS_SIDE; n++) {
            lin_question q;
            lin_score score;
            uint32_t at = 0;
            lin_event e;
            lin_text t = lin_text_in(text, sizeof text);

            lin_ask(g, &q);
            if (bare_number(q.text))
                fail_msg("a question: %s", q.text);
            lin_score_now(g, &score);
            if (bare_number(score.text))
                fail_msg("a score: %s", score.text);
            if (n % 16 == 0 && battle->units) {
                lin_about(g, n / 16 % battle->units, &t);
                if (bare_number(text))
                    fail_msg("about %s: %s", battle->unit[n / 16 % battle->units].id, text);
            }
            assert_true(lin_random_order(g, &rng, &o));
            t = lin_text_in(text, sizeof text);
            lin_answer_text(g, &o, &t);
            if (bare_number(text))
                fail_msg("an answer: %s", text);
            lin_events_clear(g);
            lin_account_before(account, g);
            assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
            lin_account_after(account, g);
            while (lin_events_next(g, &at, &e)) {
                t = lin_text_in(text, sizeof text);
                lin_event_text(field, &e, &t);
                if (bare_number(text))
                    fail_msg("an event: %s", text);
            }
        }
        lin_account_end(account);
        lin_account_free(account);
        lin_game_free(g);
        lin_field_free(field);
        lin_battle_free(battle);
    }
}

/* One battle, with its dice and what came of it, in a sentence. */
static void a_battle_is_one_action(void **state)
{
    static const char position[] = "position brandywine-1777\nturn 3\n"
                                   "unit L-G1 at E10 facing N\nunit L-G2 at E10 facing N\n"
                                   "unit G-V1 at F10 facing S\nphase british combat\n";
    static const uint8_t faces[] = { 1, 1 };
    lin_refusal why = { 0 };
    lin_order atom[LIN_ATOMS];
    lin_battle *battle;
    lin_field *field;
    lin_account *account;
    lin_game *g;
    int n = 0;

    (void)state;
    memset(&counted, 0, sizeof counted);
    assert_int_equal(lin_battle_load(LIN_SOURCE_DIR "/battles/brandywine-1777", &battle, &why),
                     LIN_OK);
    assert_int_equal(lin_field_new(&field, battle, NULL, &why), LIN_OK);
    assert_int_equal(
        lin_position_read(&g, field, position, strlen(position), lin_dice_scripted(faces, 2), &why),
        LIN_OK);
    assert_int_equal(lin_account_new(&account, field, count_action, NULL, &why), LIN_OK);
    assert_int_equal(lin_expand(g, "attack G-V1 with L-G1 L-G2", atom, LIN_ATOMS, &n, &why),
                     LIN_OK);
    for (int i = 0; i < n; i++) {
        lin_events_clear(g);
        lin_account_before(account, g);
        assert_int_equal(lin_give(g, lin_to_answer(g), &atom[i], &why), LIN_OK);
        lin_account_after(account, g);
    }
    lin_account_end(account);
    assert_int_equal(counted.battles, 1);
    assert_string_equal(counted.last,
                        "The 1st Grenadiers and the 2nd Grenadiers drove Muhlenberg's "
                        "brigade in disorder from F10 near Welch's Tavern at odds of 1 to 1.");
    lin_account_free(account);
    lin_game_free(g);
    lin_field_free(field);
    lin_battle_free(battle);
}

/* ---- what a book in hexes brought: results that are two, half points, stacks ---- */

static void points_may_be_halves(void **state)
{
    static const struct {
        int parts;
        int32_t n;
        const char *text;
    } rows[] = { { 0, 7, "7" },  { 2, 0, "0" },   { 2, 1, "½" },    { 2, 4, "2" },
                 { 2, 5, "2½" }, { 2, -1, "-½" }, { 2, -3, "-1½" }, { 4, 1, "0.25" } };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const lin_rules r = { .point_parts = rows[i].parts };
        char text[16] = "";
        lin_text t = lin_text_in(text, sizeof text);

        lin_points_text(&r, rows[i].n, &t);
        assert_string_equal(text, rows[i].text);
    }
    assert_true(lin_points(&(lin_rules){ .point_parts = 2 }, 5) == 2.5);
    assert_true(lin_points(&(lin_rules){ .point_parts = 0 }, 5) == 5.0);
}

/* A game of Germantown from a position. */
static void at_chew_house(const char *position, const uint8_t *faces, size_t n, lin_battle **battle,
                          lin_field **field, lin_game **g)
{
    lin_refusal why = { 0 };

    assert_int_equal(lin_battle_load(LIN_SOURCE_DIR "/battles/germantown-chew-house", battle, &why),
                     LIN_OK);
    assert_int_equal(lin_field_new(field, *battle, NULL, &why), LIN_OK);
    if (lin_position_read(g, *field, position, strlen(position), lin_dice_scripted(faces, n),
                          &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static void let_go(lin_battle *battle, lin_field *field, lin_game *g)
{
    lin_game_free(g);
    lin_field_free(field);
    lin_battle_free(battle);
}

/* Step by step the events of two units alternate; what is told is a march for each. */
static void a_stack_marches_once(void **state)
{
    static const char position[] = "position germantown-chew-house\nturn 2\nunit A25 at 3012\n"
                                   "unit A27 at 3012\nunit B14 at 4019\nphase american movement\n";
    lin_order atom[LIN_ATOMS];
    int32_t room[LIN_JOINED];
    lin_refusal why = { 0 };
    uint32_t at = 0;
    lin_battle *battle;
    lin_field *field;
    lin_event e;
    lin_game *g;
    int n = 0, marches = 0;

    (void)state;
    at_chew_house(position, NULL, 0, &battle, &field, &g);
    assert_int_equal(lin_expand(g, "march 3012 to 3212", atom, LIN_ATOMS, &n, &why), LIN_OK);
    lin_events_clear(g);
    for (int i = 0; i < n; i++)
        assert_int_equal(lin_give(g, lin_to_answer(g), &atom[i], &why), LIN_OK);
    while (lin_events_brief(g, &at, &e, room)) {
        char text[100] = "";
        lin_text t = lin_text_in(text, sizeof text);

        lin_event_text(field, &e, &t);
        if (strstr(text, "marches")) {
            assert_non_null(strstr(text, "from 3012 to 3212"));
            marches++;
        }
    }
    assert_int_equal(marches, 2);
    let_go(battle, field, g);
}

/* The sentence goes by both results of a fight, the attacker's and the defender's. */
static void a_result_of_two_is_told(void **state)
{
    static const char position[] =
        "position germantown-chew-house\nturn 4\nmorale american 12\nmorale british 9\n"
        "unit WAYNE at 4013\nunit A16 at 4013\nunit A17 at 4013\nunit A22 at 4113\n"
        "unit B01 at 4114 reduced\nphase american close\n";
    static const char *const orders[] = { "attack 4114 with all",
                                          "lead A16",
                                          "play frontal",
                                          "play skirmish",
                                          "to 4315",
                                          "to 4415",
                                          "yes" };
    static const uint8_t faces[] = { 3 };
    lin_refusal why = { 0 };
    lin_order atom[LIN_ATOMS];
    lin_battle *battle;
    lin_field *field;
    lin_account *account;
    lin_game *g;

    (void)state;
    memset(&counted, 0, sizeof counted);
    at_chew_house(position, faces, 1, &battle, &field, &g);
    assert_int_equal(lin_account_new(&account, field, count_action, NULL, &why), LIN_OK);
    for (size_t k = 0; k < sizeof orders / sizeof *orders; k++) {
        int n = 0;

        if (lin_expand(g, orders[k], atom, LIN_ATOMS, &n, &why) != LIN_OK)
            fail_msg("%s: %s", orders[k], why.text);
        for (int i = 0; i < n; i++) {
            lin_events_clear(g);
            lin_account_before(account, g);
            assert_int_equal(lin_give(g, lin_to_answer(g), &atom[i], &why), LIN_OK);
            lin_account_after(account, g);
        }
    }
    lin_account_end(account);
    assert_string_equal(counted.last,
                        "The 1st Pennsylvania, the 2nd Pennsylvania and the 5th Pennsylvania "
                        "attacked the 2nd Light Infantry at 4114 near Market Square at odds of 2 "
                        "to 1 and threw them into disorder (Frontal Assault against Skirmish); "
                        "the 2nd Light Infantry was disrupted; the 1st Pennsylvania advanced.");
    lin_account_free(account);
    let_go(battle, field, g);
}

/* What is offered ready for a button is never refused when the button is pressed. */
static void look_at_ready(lin_game *g)
{
    lin_ready ready[8];
    const int n = lin_ready_orders(g, ready, 8);

    for (int i = 0; i < n; i++) {
        lin_order atom[LIN_ATOMS];
        lin_refusal why = { 0 };
        int atoms = 0;

        if (lin_expand(g, ready[i].order, atom, LIN_ATOMS, &atoms, &why) != LIN_OK)
            fail_msg("\"%s\" is offered and refused: %s (%s)", ready[i].order, why.text,
                     why.rule ? why.rule : "");
    }
}

static void what_is_ready_is_accepted(void **state)
{
    (void)state;
    walk(look_at_ready, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_ready_is_accepted),
        cmocka_unit_test(rows_of_marks_cite_rules),
        cmocka_unit_test(rows_of_counters_cite_rules),
        cmocka_unit_test(every_mark_has_a_row),
        cmocka_unit_test(parts_of_a_score_sum_to_it),
        cmocka_unit_test(words_and_prefixes),
        cmocka_unit_test(rows_of_looks_are_whole),
        cmocka_unit_test(every_word_of_a_map_has_a_row),
        cmocka_unit_test(a_row_names_itself_or_its_sign),
        cmocka_unit_test(rows_of_answers_fit),
        cmocka_unit_test(every_answer_is_called_by_its_question),
        cmocka_unit_test(lists_are_bounded),
        cmocka_unit_test(rests_stay_last),
        cmocka_unit_test(what_does_not_fit_can_be_given),
        cmocka_unit_test(outcomes_are_grouped_for_who_ordered),
        cmocka_unit_test(gains_go_by_the_result),
        cmocka_unit_test(actions_hold_every_event),
        cmocka_unit_test(a_battle_is_one_action),
        cmocka_unit_test(nothing_is_called_by_a_bare_number),
        cmocka_unit_test(points_may_be_halves),
        cmocka_unit_test(a_stack_marches_once),
        cmocka_unit_test(a_result_of_two_is_told),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
