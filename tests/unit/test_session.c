/* test_session.c -- sessions: orders with their dice, meta-orders, taking back, looking back;
 * and, on the toy rules, what the machine under them must be able to do. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "toy.h"
#include "core/session.h"

/* ---- Saying things ---- */

static lin_session *begin(bool fog, lin_dice dice)
{
    lin_session *s;

    assert_int_equal(lin_session_new(&s, toy_field(fog), dice, NULL), LIN_OK);
    return s;
}

static void say(lin_session *s, lin_side who, const char *text)
{
    lin_refusal why = { 0 };

    if (lin_say(s, who, text, &why) != LIN_OK)
        fail_msg("%s %s was refused: %s", who ? "blue" : "red", text, why.text);
    assert_null(lin_broken(lin_session_game(s)));
}

/* Refused, with these words in the sentence, and nothing has changed. */
static void no(lin_session *s, lin_side who, const char *text, lin_status status, const char *words)
{
    const uint64_t hash = lin_hash(lin_session_game(s));
    const size_t moves = lin_session_moves(s);
    lin_refusal why = { 0 };

    assert_int_equal(lin_say(s, who, text, &why), status);
    if (!strstr(why.text, words))
        fail_msg("\"%s\" does not say \"%s\"", why.text, words);
    assert_true(lin_hash(lin_session_game(s)) == hash);
    assert_int_equal(lin_session_moves(s), moves);
}

static lin_session *after_plans(bool fog, lin_dice dice, const char *first, const char *second)
{
    lin_session *s = begin(fog, dice);

    say(s, LIN_FIRST, first);
    say(s, LIN_SECOND, second);
    return s;
}

static uint64_t hash_of(lin_session *s)
{
    return lin_hash(lin_session_game(s));
}

static void entry_is(lin_session *s, size_t i, const char *want)
{
    char line[256];
    lin_text t = lin_text_in(line, sizeof line);

    lin_session_entry(s, i, &t);
    assert_string_equal(line, want);
}

/* Red goes along the south edge until it stands before blue, who came down the east edge. */
static lin_session *face_to_face(bool fog, lin_dice dice)
{
    lin_session *s = after_plans(fog, dice, "plan storm", "plan storm");

    say(s, LIN_FIRST, "go R1 A2 A3 A4 A5 A6");
    say(s, LIN_FIRST, "done");
    say(s, LIN_SECOND, "go B1 E8 D8 C8 B8 A8");
    return s;
}

/* ---- The machine, on the toy rules ---- */

static void secret_plans_are_hidden_from_the_other_side(void **state)
{
    lin_session *s = begin(true, lin_dice_typed());
    lin_game *view;

    (void)state;
    assert_int_equal(lin_game_new(&view, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    say(s, LIN_FIRST, "plan storm");
    lin_seen_by(lin_session_game(s), LIN_FIRST, view);
    assert_int_equal(((const toy_state *)lin_state(view))->plan[0], TOY_STORM);
    lin_seen_by(lin_session_game(s), LIN_SECOND, view);
    assert_int_equal(((const toy_state *)lin_state(view))->plan[0], TOY_SECRET);
    assert_int_equal(lin_to_answer(lin_session_game(s)), LIN_SECOND);
    say(s, LIN_SECOND, "plan hold");
    lin_seen_by(lin_session_game(s), LIN_SECOND, view);
    assert_int_equal(((const toy_state *)lin_state(view))->plan[0], TOY_STORM);
    lin_game_free(view);
    lin_session_free(s);
}

static void what_was_shown_lies_open(void **state)
{
    lin_session *s = begin(false, lin_dice_typed()), *foggy = begin(true, lin_dice_typed());
    lin_game *room;

    (void)state;
    assert_int_equal(lin_game_new(&room, toy_field(false), lin_dice_typed(), NULL), LIN_OK);
    assert_false(lin_hides(lin_session_game(s), LIN_NOBODY));
    say(s, LIN_FIRST, "plan storm");
    assert_false(lin_hides(lin_session_game(s), LIN_FIRST));
    assert_true(lin_hides(lin_session_game(s), LIN_SECOND));
    assert_true(lin_hides(lin_session_game(s), LIN_NOBODY));
    assert_int_equal(lin_session_open(s, LIN_FIRST, room), 1);
    assert_int_equal(lin_session_open(s, LIN_SECOND, room), 0);
    assert_int_equal(lin_session_open(s, LIN_NOBODY, room), 0);
    say(s, LIN_SECOND, "plan hold");
    assert_false(lin_hides(lin_session_game(s), LIN_NOBODY));
    assert_int_equal(lin_session_open(s, LIN_SECOND, room), 2);
    lin_game_free(room);
    /* In fog something is hidden all the time, and nothing once it is over. */
    assert_int_equal(lin_game_new(&room, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    say(foggy, LIN_FIRST, "plan storm");
    assert_int_equal(lin_session_open(foggy, LIN_FIRST, room), 0);
    say(foggy, LIN_SECOND, "concede");
    assert_int_equal(lin_session_open(foggy, LIN_FIRST, room), 2);
    lin_game_free(room);
    lin_session_free(s);
    lin_session_free(foggy);
}

static void unseen_pieces_are_hidden_and_guessed(void **state)
{
    lin_session *s = after_plans(true, lin_dice_typed(), "plan hold", "plan hold");
    lin_game *view;
    lin_rng rng = 7;

    (void)state;
    assert_int_equal(lin_game_new(&view, toy_field(true), lin_dice_typed(), NULL), LIN_OK);
    lin_seen_by(lin_session_game(s), LIN_FIRST, view);
    assert_int_equal(((const toy_state *)lin_state(view))->at[TOY_HALF], TOY_UNKNOWN);
    assert_int_equal(((const toy_state *)lin_state(view))->at[0], 0);
    toy_complete(toy_field(true), (void *)(uintptr_t)lin_state(view), LIN_FIRST, &rng);
    assert_null(lin_broken(view));
    lin_game_free(view);
    lin_session_free(s);
}

static void reactions_lie_inside_reactions(void **state)
{
    const uint8_t misses[] = { 1, 2, 3, 1, 2, 3, 4, 4, 4 };
    lin_session *s = face_to_face(false, lin_dice_scripted(misses, sizeof misses));
    lin_question q;

    (void)state;
    say(s, LIN_SECOND, "move B1 A7");
    for (int i = 0; i < 3; i++) {
        lin_ask(lin_session_game(s), &q);
        assert_string_equal(q.step, "react");
        assert_int_equal(q.side, i % 2 ? LIN_SECOND : LIN_FIRST);
        say(s, q.side, i % 2 ? "fire B1" : "fire R1");
    }
    lin_ask(lin_session_game(s), &q);
    assert_string_equal(q.step, "act");
    entry_is(s, lin_session_moves(s) - 1, "red   fire R1             = 4 4 4");
    lin_session_free(s);
}

static void open_answers_are_sampled_and_checked(void **state)
{
    lin_session *s = after_plans(true, lin_dice_typed(), "plan hold", "plan hold");
    lin_game *g = lin_session_game(s);
    lin_rng rng = 3;
    int aims = 0;

    (void)state;
    for (int i = 0; i < 300; i++) {
        lin_order o;

        assert_true(lin_random_order(g, &rng, &o));
        assert_int_equal(lin_check(g, LIN_FIRST, &o, NULL), LIN_OK);
        aims += o.verb == V_AIM;
    }
    assert_true(aims > 10);
    no(s, LIN_FIRST, "aim 1 2", LIN_ILLEGAL, "even");
    no(s, LIN_FIRST, "aim 101 1", LIN_ILLEGAL, "1 to 100");
    say(s, LIN_FIRST, "aim 99 1");
    lin_session_free(s);
}

static void reinforcements_arrive(void **state)
{
    lin_session *s = after_plans(true, lin_dice_typed(), "plan hold", "plan hold");

    (void)state;
    assert_int_equal(((const toy_state *)lin_state(lin_session_game(s)))->at[2], TOY_WAITING);
    say(s, LIN_FIRST, "done");
    say(s, LIN_SECOND, "done");
    assert_int_equal(((const toy_state *)lin_state(lin_session_game(s)))->at[2], 0);
    assert_int_equal(((const toy_state *)lin_state(lin_session_game(s)))->turn, 2);
    lin_session_free(s);
}

/* ---- Orders ---- */

static void refuses_what_is_not_to_be_said_now(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan storm", "plan storm");

    (void)state;
    no(s, LIN_SECOND, "done", LIN_NOT_YOURS, "red");
    no(s, LIN_SECOND, "go B1 A1", LIN_NOT_YOURS, "red");
    no(s, LIN_FIRST, "plan hold", LIN_ILLEGAL, "not among");
    no(s, LIN_FIRST, "fly R1", LIN_SYNTAX, "no order");
    no(s, LIN_FIRST, "", LIN_SYNTAX, "empty");
    no(s, LIN_NOBODY, "done", LIN_NOT_YOURS, "two sides");
    lin_session_free(s);
}

static void a_macro_is_done_as_a_whole_or_not_at_all(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan hold", "plan hold");

    (void)state;
    no(s, LIN_FIRST, "go R1 A2 A3 F8", LIN_ILLEGAL, "not among");
    say(s, LIN_FIRST, "go R1 A2 B3");
    assert_int_equal(lin_session_moves(s), 4);
    entry_is(s, 3, "red   move R1 B3");
    lin_session_free(s);
}

static void a_macro_ends_where_dice_fall(void **state)
{
    const uint8_t face[] = { 6, 6 };
    lin_session *s = face_to_face(false, lin_dice_scripted(face, 2));
    size_t moves;

    (void)state;
    say(s, LIN_SECOND, "move B1 A7");
    say(s, LIN_FIRST, "pass");
    moves = lin_session_moves(s);
    say(s, LIN_SECOND, "rush B1 R1");
    assert_int_equal(lin_session_moves(s), moves + 2);
    entry_is(s, moves + 1, "blue  charge B1 R1        = 6 6");
    lin_session_free(s);
}

static void dice_rolled_by_hand_belong_to_what_was_said_last(void **state)
{
    lin_session *s = face_to_face(false, lin_dice_typed());
    const uint8_t bad[] = { 1, 7, 1 }, shot[] = { 5, 5, 1 };
    lin_refusal why;

    (void)state;
    say(s, LIN_SECOND, "move B1 A7");
    assert_int_equal(lin_session_roll(s, shot, 3, &why), LIN_ILLEGAL);
    say(s, LIN_FIRST, "fire R1");
    assert_int_equal(lin_waits(lin_session_game(s)), LIN_ASKS_DICE);
    no(s, LIN_SECOND, "pass", LIN_NEED_DICE, "dice");
    say(s, LIN_SECOND, "draw"); /* a meta-order comes in between */
    assert_int_equal(lin_session_roll(s, bad, 3, &why), LIN_SYNTAX);
    assert_int_equal(lin_session_roll(s, shot, 2, &why), LIN_SYNTAX);
    assert_int_equal(lin_session_roll(s, shot, 3, &why), LIN_OK);
    entry_is(s, lin_session_moves(s) - 2, "red   fire R1");
    entry_is(s, lin_session_moves(s) - 1, "blue  draw                = 5 5 1");
    say(s, LIN_FIRST, "undo"); /* dice have fallen since: he has to ask */
    assert_int_equal(lin_session_offer(s, NULL), LIN_UNDO_ASKED);
    lin_session_free(s);
}

/* ---- Meta-orders ---- */

static void conceding_ends_the_battle(void **state)
{
    lin_session *s = begin(false, lin_dice_typed());
    const lin_head *h = lin_head_in(lin_state(lin_session_game(s)));

    (void)state;
    say(s, LIN_SECOND, " Concede ");
    assert_int_equal(lin_waits(lin_session_game(s)), LIN_IS_OVER);
    assert_int_equal(h->winner, LIN_FIRST);
    assert_int_equal(h->conceded, 1 + LIN_SECOND);
    no(s, LIN_FIRST, "plan hold", LIN_OVER, "over");
    no(s, LIN_FIRST, "draw", LIN_OVER, "over");
    no(s, LIN_SECOND, "undo", LIN_OVER, "over");
    lin_session_free(s);
}

static void a_draw_is_offered_and_accepted(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan hold", "plan hold");
    lin_side by;

    (void)state;
    no(s, LIN_FIRST, "accept", LIN_ILLEGAL, "no draw");
    no(s, LIN_FIRST, "decline", LIN_ILLEGAL, "no offer");
    say(s, LIN_FIRST, "draw");
    no(s, LIN_FIRST, "draw", LIN_ILLEGAL, "already");
    no(s, LIN_FIRST, "accept", LIN_ILLEGAL, "no draw");
    no(s, LIN_SECOND, "agree", LIN_ILLEGAL, "accept or decline");
    say(s, LIN_SECOND, "decline");
    assert_int_equal(lin_session_offer(s, &by), LIN_NOTHING);
    say(s, LIN_FIRST, "draw");
    say(s, LIN_FIRST, "move R1 A2"); /* one's own order lets it stand */
    assert_int_equal(lin_session_offer(s, &by), LIN_DRAW_OFFERED);
    assert_int_equal(by, LIN_FIRST);
    say(s, LIN_FIRST, "done");
    say(s, LIN_SECOND, "move B1 F7"); /* the other's declines it */
    assert_int_equal(lin_session_offer(s, &by), LIN_NOTHING);
    say(s, LIN_SECOND, "draw");
    say(s, LIN_FIRST, "draw"); /* both want it */
    entry_is(s, lin_session_moves(s) - 1, "red   accept");
    assert_int_equal(lin_waits(lin_session_game(s)), LIN_IS_OVER);
    assert_int_equal(lin_head_in(lin_state(lin_session_game(s)))->agreed, 1);
    lin_session_free(s);
}

/* ---- Taking back ---- */

static void ones_own_order_is_taken_back_freely(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan hold", "plan hold");
    const uint64_t before = hash_of(s);

    (void)state;
    say(s, LIN_FIRST, "go R1 A2 A3");
    say(s, LIN_FIRST, "undo");
    say(s, LIN_FIRST, "undo");
    assert_true(hash_of(s) == before);
    assert_int_equal(lin_session_moves(s), 2);
    say(s, LIN_FIRST, "done"); /* it ends his turn: nobody has answered */
    say(s, LIN_FIRST, "undo");
    assert_true(hash_of(s) == before);
    lin_session_free(s);
}

static void beyond_the_others_order_he_is_asked(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan hold", "plan hold");
    const uint64_t before = hash_of(s);
    uint64_t now;
    lin_side by;

    (void)state;
    no(s, LIN_SECOND, "agree", LIN_ILLEGAL, "not asked");
    say(s, LIN_FIRST, "done");
    say(s, LIN_SECOND, "move B1 F7");
    now = hash_of(s);
    say(s, LIN_FIRST, "undo");
    assert_true(hash_of(s) == now);
    assert_int_equal(lin_session_offer(s, &by), LIN_UNDO_ASKED);
    assert_int_equal(by, LIN_FIRST);
    no(s, LIN_FIRST, "undo", LIN_ILLEGAL, "already");
    no(s, LIN_FIRST, "agree", LIN_ILLEGAL, "not asked");
    no(s, LIN_SECOND, "accept", LIN_ILLEGAL, "agree");
    say(s, LIN_SECOND, "decline");
    say(s, LIN_FIRST, "undo");
    say(s, LIN_SECOND, "move B2 F7"); /* playing on drops it */
    assert_int_equal(lin_session_offer(s, &by), LIN_NOTHING);
    say(s, LIN_FIRST, "undo");
    say(s, LIN_SECOND, "agree");
    assert_true(hash_of(s) == before);
    assert_int_equal(lin_session_moves(s), 2);
    assert_int_equal(lin_session_offer(s, &by), LIN_NOTHING);
    lin_session_free(s);
}

static void dice_are_a_barrier_and_never_come_again(void **state)
{
    lin_session *s = face_to_face(false, lin_dice_seeded(1, 1));
    char first[80], second[80];
    lin_text t = lin_text_in(first, sizeof first);
    uint64_t before;
    int different = 0;

    (void)state;
    say(s, LIN_SECOND, "move B1 A7");
    before = hash_of(s);
    say(s, LIN_FIRST, "fire R1");
    lin_session_entry(s, lin_session_moves(s) - 1, &t);
    say(s, LIN_FIRST, "undo");
    assert_int_equal(lin_session_offer(s, NULL), LIN_UNDO_ASKED);
    say(s, LIN_SECOND, "agree");
    assert_true(hash_of(s) == before);
    for (int i = 0; i < 5; i++) {
        say(s, LIN_FIRST, "fire R1");
        t = lin_text_in(second, sizeof second);
        lin_session_entry(s, lin_session_moves(s) - 1, &t);
        different += strcmp(first, second) != 0;
        assert_int_equal(lin_undo(s, LIN_FIRST, true, NULL), LIN_OK);
        assert_true(hash_of(s) == before);
    }
    assert_true(different > 0);
    lin_session_free(s);
}

static void what_answers_a_secret_is_a_barrier(void **state)
{
    lin_session *s = begin(true, lin_dice_typed());

    (void)state;
    say(s, LIN_FIRST, "plan storm");
    say(s, LIN_FIRST, "undo"); /* nobody has seen it */
    assert_int_equal(lin_session_moves(s), 0);
    say(s, LIN_FIRST, "plan storm");
    assert_false(lin_secrets_shown_since(s, 0)); /* it is there, but not shown */
    say(s, LIN_SECOND, "plan hold");             /* now blue knows */
    assert_true(lin_secrets_shown_since(s, 0));
    assert_true(lin_secrets_shown_since(s, 1));
    assert_false(lin_secrets_shown_since(s, 2));
    say(s, LIN_SECOND, "undo");
    assert_int_equal(lin_session_offer(s, NULL), LIN_UNDO_ASKED);
    lin_session_free(s);
}

static void what_comes_to_light_is_a_barrier(void **state)
{
    lin_session *foggy = face_to_face(true, lin_dice_typed());
    lin_session *clear = face_to_face(false, lin_dice_typed());

    (void)state;
    say(foggy, LIN_SECOND, "move B1 B7"); /* finds R1, unseen before */
    assert_true(lin_secrets_shown_since(foggy, lin_session_moves(foggy) - 1));
    say(foggy, LIN_SECOND, "undo");
    assert_int_equal(lin_session_offer(foggy, NULL), LIN_UNDO_ASKED);
    say(clear, LIN_SECOND, "move B1 B7"); /* everybody knew of it */
    assert_false(lin_secrets_shown_since(clear, lin_session_moves(clear) - 1));
    say(clear, LIN_SECOND, "undo");
    assert_int_equal(lin_session_offer(clear, NULL), LIN_NOTHING);
    lin_session_free(foggy);
    lin_session_free(clear);
}

static void a_hot_seat_takes_back_anything(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan hold", "plan hold");
    const uint64_t before = hash_of(s);
    lin_refusal why;

    (void)state;
    say(s, LIN_FIRST, "done");
    say(s, LIN_FIRST, "concede");
    assert_int_equal(lin_undo(s, LIN_NOBODY, false, &why), LIN_NOT_YOURS);
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, NULL), LIN_OK);
    assert_int_equal(lin_waits(lin_session_game(s)), LIN_ASKS_SIDE);
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, NULL), LIN_OK);
    assert_true(hash_of(s) == before);
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, NULL), LIN_OK);
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, NULL), LIN_OK);
    assert_int_equal(lin_undo(s, LIN_NOBODY, true, &why), LIN_ILLEGAL);
    lin_session_free(s);
}

/* ---- Looking back ---- */

static int depth_of(const lin_session *s)
{
    int depth = 0, deepest = 0;

    for (size_t i = 0; i < s->items; i++) {
        depth += (s->item[i].kind == LIN_ITEM_OPEN) - (s->item[i].kind == LIN_ITEM_CLOSE);
        if (depth > deepest)
            deepest = depth;
    }
    assert_int_equal(depth, 0);
    return deepest;
}

static void every_moment_of_a_battle_can_be_seen_again(void **state)
{
    static uint64_t hash[20000];
    lin_game *g;

    (void)state;
    assert_int_equal(lin_game_new(&g, toy_field(true), lin_dice_seeded(9, 9), NULL), LIN_OK);
    for (uint64_t seed = 1; seed <= 3; seed++) {
        lin_session *s = begin(true, lin_dice_seeded(seed, 0));
        lin_rng rng = seed;
        size_t n;

        hash[0] = hash_of(s);
        for (n = 0; n < 2000 && lin_waits(lin_session_game(s)) == LIN_ASKS_SIDE; n++) {
            lin_order o;

            assert_true(lin_random_order(lin_session_game(s), &rng, &o));
            assert_int_equal(lin_session_give(s, lin_to_answer(lin_session_game(s)), &o, NULL),
                             LIN_OK);
            assert_null(lin_broken(lin_session_game(s)));
            hash[n + 1] = hash_of(s);
        }
        assert_int_equal(lin_session_moves(s), n);
        for (size_t i = 0; i <= n; i += 1 + i % 7) {
            assert_int_equal(lin_session_at(s, i, g, NULL), LIN_OK);
            assert_true(lin_hash(g) == hash[i]);
        }
        assert_int_equal(lin_session_at(s, n + 1, g, NULL), LIN_ILLEGAL);
        for (size_t i = n; i > n - n / 2; i--) { /* and taken back, all in one line */
            assert_int_equal(lin_undo(s, LIN_NOBODY, true, NULL), LIN_OK);
            assert_true(hash_of(s) == hash[i - 1]);
        }
        assert_int_equal(depth_of(s), 1);
        lin_session_free(s);
    }
    lin_game_free(g);
}

static void looking_back_tells_the_events_of_the_last_entry(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan hold", "plan hold");
    uint32_t at = 0;
    lin_event e;
    lin_game *g;

    (void)state;
    say(s, LIN_FIRST, "go R1 A2 A3");
    assert_int_equal(lin_game_new(&g, toy_field(false), lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_session_at(s, 4, g, NULL), LIN_OK);
    assert_true(lin_events_next(g, &at, &e));
    assert_int_equal(e.kind, E_MOVE);
    assert_int_equal(e.arg[1], 2);
    assert_false(lin_events_next(g, &at, &e));
    lin_game_free(g);
    lin_session_free(s);
}

static void a_run_of_events_is_told_as_one(void **state)
{
    lin_session *s = begin(false, lin_dice_typed());
    lin_game *g = lin_session_game(s);
    const int32_t shot[][3] = { { 1, 4, 2 }, { 1, 4, 3 }, { 2, 4, 1 } }, seen[] = { 4 };
    int32_t room[LIN_JOINED];
    uint32_t at = 0;
    lin_event e;

    (void)state;
    lin_events_clear(g);
    lin_log_add(&g->own_log, E_SHOT, 3, shot[0]);
    lin_log_add(&g->own_log, E_SHOT, 3, shot[1]);
    lin_log_add(&g->own_log, E_SEEN, 1, seen);
    lin_log_add(&g->own_log, E_SHOT, 3, shot[2]);
    assert_true(lin_events_brief(g, &at, &e, room));
    assert_int_equal(e.kind, E_SHOT);
    assert_int_equal(e.arg[0], 1);
    assert_int_equal(e.arg[2], 5); /* the hits of both */
    assert_true(lin_events_brief(g, &at, &e, room));
    assert_int_equal(e.kind, E_SHOT); /* that he is seen goes without saying */
    assert_int_equal(e.arg[0], 2);
    assert_int_equal(e.arg[2], 1);
    assert_false(lin_events_brief(g, &at, &e, room));
    lin_session_free(s);
}

static void ten_thousand_entries_are_no_burden(void **state)
{
    lin_session *s = after_plans(true, lin_dice_typed(), "plan hold", "plan hold");
    const uint64_t before = hash_of(s);

    (void)state;
    for (int i = 0; i < 10000; i++)
        say(s, LIN_FIRST, i % 2 ? "aim 7 7" : "aim 7 9");
    assert_int_equal(lin_session_moves(s), 10002);
    for (int i = 0; i < 10000; i++)
        say(s, LIN_FIRST, "undo");
    assert_true(hash_of(s) == before);
    assert_int_equal(depth_of(s), 1);
    lin_session_free(s);
}

/* Whoever keeps going back a little further each time nests deeper each time. */
static void variations_nest_only_so_deep(void **state)
{
    lin_session *s = after_plans(true, lin_dice_typed(), "plan hold", "plan hold");

    int deepest = 0;

    (void)state;
    for (int i = 0; i < 100; i++)
        say(s, LIN_FIRST, "aim 1 3");
    for (int i = 0; i < 90; i++) {
        say(s, LIN_FIRST, "aim 1 5");
        say(s, LIN_FIRST, "undo");
        say(s, LIN_FIRST, "aim 1 7");
        say(s, LIN_FIRST, "undo");
        say(s, LIN_FIRST, "undo");
        deepest = depth_of(s) > deepest ? depth_of(s) : deepest;
    }
    assert_int_equal(deepest, LIN_NEST);
    lin_session_free(s);
}

/* ---- Remarks and headers ---- */

/* Remarks may come long after the entry they belong to, and go again; the game is untouched. */
static void a_remark_is_set_at_any_moment(void **state)
{
    lin_session *s = after_plans(false, lin_dice_typed(), "plan march", "plan hold"), *again;
    char text[80], *before, *after;
    lin_text t;
    lin_entry e;

    (void)state;
    say(s, LIN_FIRST, "go R1 A2");
    say(s, LIN_FIRST, "undo");
    say(s, LIN_FIRST, "go R1 B1");
    assert_int_equal(lin_record_write(s, &before, NULL), LIN_OK);
    assert_int_equal(lin_session_set_remark(s, 2, "both are bold\nor so they say", NULL), LIN_OK);
    assert_int_equal(lin_session_set_remark(s, 0, "a fine morning", NULL), LIN_OK);
    assert_int_equal(lin_session_set_remark(s, 2, "neither is", NULL), LIN_OK);
    assert_int_equal(lin_session_set_remark(s, 99, "nowhere", NULL), LIN_ILLEGAL);
    t = lin_text_in(text, sizeof text);
    lin_session_remark_at(s, 2, &t);
    assert_string_equal(text, "neither is");
    t = lin_text_in(text, sizeof text);
    lin_session_remark_at(s, 0, &t);
    assert_string_equal(text, "a fine morning");
    assert_int_equal(lin_record_write(s, &after, NULL), LIN_OK);
    assert_int_equal(
        lin_record_read(&again, s->field, after, strlen(after), lin_dice_typed(), NULL), LIN_OK);
    assert_int_equal(lin_hash(lin_session_game(again)), lin_hash(lin_session_game(s)));
    lin_session_free(again);
    lin_free(after);
    assert_int_equal(lin_session_set_remark(s, 2, "", NULL), LIN_OK);
    assert_int_equal(lin_session_set_remark(s, 0, "", NULL), LIN_OK);
    assert_int_equal(lin_record_write(s, &after, NULL), LIN_OK);
    assert_string_equal(before, after);
    assert_true(lin_session_get(s, 0, &e));
    assert_true(e.hidden && !e.meta && e.side == LIN_FIRST);
    assert_false(lin_session_get(s, lin_session_moves(s), &e));
    lin_free(before);
    lin_free(after);
    lin_session_free(s);
}

static void remarks_and_headers_are_kept(void **state)
{
    lin_session *s = begin(true, lin_dice_typed());
    lin_refusal why;
    char *longer = calloc(1, 6000);

    (void)state;
    assert_int_equal(lin_session_remark(s, "one\r\ntwo  ", NULL), LIN_OK);
    assert_int_equal(lin_session_remark(s, "bell \a", &why), LIN_BAD_FILE);
    memset(longer, 'x', 5999);
    assert_int_equal(lin_session_remark(s, longer, &why), LIN_BAD_FILE);
    assert_int_equal(s->items, 2);
    assert_string_equal(s->words + s->item[1].at, "two");
    lin_session_header(s, "Red", "Sir \"Billy\"\n\xff\xc3\xa9");
    assert_string_equal(lin_session_header_get(s, "red"), "Sir \"Billy\"  \xc3\xa9");
    lin_session_header(s, "Red", longer);
    assert_int_equal(strlen(lin_session_header_get(s, "Red")), 511);
    lin_session_header(s, "Battle", "another");
    assert_string_equal(lin_session_header_get(s, "Battle"), "toy");
    lin_session_header(s, "two words", "x");
    assert_null(lin_session_header_get(s, "two words"));
    for (int i = 0; i < 100; i++) {
        char key[16];

        snprintf(key, sizeof key, "K%d", i);
        lin_session_header(s, key, "x");
    }
    assert_null(lin_session_header_get(s, "K99"));
    free(longer);
    lin_session_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(secret_plans_are_hidden_from_the_other_side),
        cmocka_unit_test(what_was_shown_lies_open),
        cmocka_unit_test(unseen_pieces_are_hidden_and_guessed),
        cmocka_unit_test(reactions_lie_inside_reactions),
        cmocka_unit_test(open_answers_are_sampled_and_checked),
        cmocka_unit_test(reinforcements_arrive),
        cmocka_unit_test(refuses_what_is_not_to_be_said_now),
        cmocka_unit_test(a_macro_is_done_as_a_whole_or_not_at_all),
        cmocka_unit_test(a_macro_ends_where_dice_fall),
        cmocka_unit_test(dice_rolled_by_hand_belong_to_what_was_said_last),
        cmocka_unit_test(conceding_ends_the_battle),
        cmocka_unit_test(a_draw_is_offered_and_accepted),
        cmocka_unit_test(ones_own_order_is_taken_back_freely),
        cmocka_unit_test(beyond_the_others_order_he_is_asked),
        cmocka_unit_test(dice_are_a_barrier_and_never_come_again),
        cmocka_unit_test(what_answers_a_secret_is_a_barrier),
        cmocka_unit_test(what_comes_to_light_is_a_barrier),
        cmocka_unit_test(a_hot_seat_takes_back_anything),
        cmocka_unit_test(every_moment_of_a_battle_can_be_seen_again),
        cmocka_unit_test(looking_back_tells_the_events_of_the_last_entry),
        cmocka_unit_test(a_run_of_events_is_told_as_one),
        cmocka_unit_test(ten_thousand_entries_are_no_burden),
        cmocka_unit_test(variations_nest_only_so_deep),
        cmocka_unit_test(a_remark_is_set_at_any_moment),
        cmocka_unit_test(remarks_and_headers_are_kept),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
