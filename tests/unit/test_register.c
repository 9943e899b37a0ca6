/* test_register.c -- bots and books that a program brings along. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "linstock_muster.h"
#include "toy.h"

#include <pthread.h>

#define MADE(bot, words, by) ((lin_bot){ .name = (bot), .text = (words), .choose = (by) })
#define SAME(name)           MADE((name), "Answers at random.", choose)

static bool choose(lin_game *view, lin_rng *rng, lin_order *out)
{
    return lin_random_order(view, rng, out);
}

static bool first_answer(lin_game *view, lin_rng *rng, lin_order *out)
{
    const lin_list *list = lin_answers(view);

    (void)rng;
    if (list->orders == 0)
        return lin_random_order(view, rng, out);
    *out = list->order[0];
    return true;
}

static void refused(lin_status status, const lin_refusal *why, const char *words)
{
    assert_int_not_equal(status, LIN_OK);
    if (!strstr(why->text, words))
        fail_msg("\"%s\" does not say \"%s\"", why->text, words);
}

/* ---- version ---- */

static void the_version_is_that_of_the_header(void **unused)
{
    char text[32];

    (void)unused;
    snprintf(text, sizeof text, "%d.%d.%d", LIN_VERSION_MAJOR, LIN_VERSION_MINOR,
             LIN_VERSION_PATCH);
    assert_string_equal(text, LIN_VERSION);
    assert_string_equal(lin_version(), LIN_VERSION);
    assert_int_equal(lin_abi(), LIN_ABI);
}

/* ---- bots ---- */

static void a_bot_is_found(void **unused)
{
    static const lin_bot bot = { .name = "first",
                                 .text = "Takes the first answer.",
                                 .choose = first_answer };
    lin_refusal why;
    int n = 0;

    (void)unused;
    assert_null(lin_bot_find("first"));
    while (lin_bot_at(n))
        n++;
    assert_int_equal(lin_bot_register(LIN_ABI, &bot, &why), LIN_OK);
    assert_ptr_equal(lin_bot_find("FIRST"), &bot);
    assert_ptr_equal(lin_bot_at(n), &bot);
    assert_null(lin_bot_at(n + 1));
    assert_null(lin_bot_at(-1));
}

static void a_bot_is_refused(void **unused)
{
    const lin_bot twice = MADE("Random", "x", choose), comma = MADE("a,b", "x", choose),
                  nameless = MADE(NULL, "x", choose), mute = MADE("mute", NULL, choose),
                  idle = MADE("idle", "x", NULL);
    lin_refusal why;

    (void)unused;
    refused(lin_bot_register(LIN_ABI + 1, &twice, &why), &why, "LIN_ABI");
    refused(lin_bot_register(LIN_ABI, &twice, &why), &why, "already");
    refused(lin_bot_register(LIN_ABI, &comma, &why), &why, "letters");
    refused(lin_bot_register(LIN_ABI, &nameless, &why), &why, "letters");
    refused(lin_bot_register(LIN_ABI, &mute, &why), &why, "text");
    refused(lin_bot_register(LIN_ABI, &idle, &why), &why, "choose");
    assert_null(lin_bot_find("idle"));
    assert_int_not_equal(lin_bot_register(LIN_ABI, &idle, NULL), LIN_OK);
}

/* ---- books ---- */

/* The bot registered above and a built-in one, to the end, by a book that came from outside. */
static void plays_to_its_end(const lin_field *f)
{
    lin_rng rng = 7;
    lin_game *g;
    lin_refusal why;
    int orders = 0;

    assert_int_equal(lin_game_new(&g, f, lin_dice_seeded(1, 1), &why), LIN_OK);
    for (lin_order o; lin_waits(g) == LIN_ASKS_SIDE && orders < 100000; orders++) {
        assert_true(lin_bot_find(orders % 2 ? "first" : "random")->choose(g, &rng, &o));
        assert_int_equal(lin_give(g, lin_to_answer(g), &o, &why), LIN_OK);
    }
    assert_int_equal(lin_waits(g), LIN_IS_OVER);
    lin_game_free(g);
}

static void a_book_is_found_and_played(void **unused)
{
    static const lin_rule ledger[] = {
        { "TY-1.1", "A turn has two halves.", "", "Outposts", "1. Turns" },
        { .id = NULL },
    };
    static lin_rules book;
    static lin_battle battle;
    lin_field *f = NULL;
    lin_refusal why;
    int rules = 0;

    (void)unused;
    battle = *toy_field(false)->battle;
    snprintf(battle.rules, sizeof battle.rules, "toy");
    assert_int_equal(lin_field_new(&f, &battle, NULL, &why), LIN_BAD_FILE);
    assert_non_null(strstr(why.text, "There is no rule system \"toy\""));
    book = toy_rules;
    book.ledger = ledger;
    while (lin_rule_at(rules))
        rules++;
    assert_int_equal(lin_rules_register(LIN_ABI, &book, &why), LIN_OK);
    assert_ptr_equal(lin_rules_find("Toy"), &book);
    assert_ptr_equal(lin_rule_find("ty-1.1"), ledger);
    assert_ptr_equal(lin_rule_at(rules), ledger);
    assert_null(lin_rule_at(rules + 1));
    assert_int_equal(lin_field_new(&f, &battle, "fog=off", &why), LIN_OK);
    plays_to_its_end(f);
    lin_field_free(f);
}

static void books_built_in_would_be_taken(void **unused)
{
    static lin_rules copy[2];
    lin_refusal why;

    (void)unused;
    for (int i = 0; i < 2; i++) {
        copy[i] = *lin_rules_at(i);
        copy[i].id = i ? "another" : "one-more";
        if (lin_rules_register(LIN_ABI, &copy[i], &why) != LIN_OK)
            fail_msg("%s", why.text);
    }
}

static lin_rules made; /* toy_rules, with something changed */
static lin_step step[T_STEPS];
static lin_verb verb[V_VERBS];

static void make(void)
{
    made = toy_rules;
    made.id = "made";
    memcpy(step, toy_steps, sizeof step);
    memcpy(verb, toy_verbs, sizeof verb);
    made.step = step;
    made.verb = verb;
}

#define WRONG(change, words)                                              \
    do {                                                                  \
        lin_refusal why_;                                                 \
                                                                          \
        make();                                                           \
        change;                                                           \
        refused(lin_rules_register(LIN_ABI, &made, &why_), &why_, words); \
        assert_null(lin_rules_find("made"));                              \
    } while (0)

static void a_book_is_refused(void **unused)
{
    static const lin_muster_word nation[] = { { "red", "Red" }, { NULL, NULL } };
    static const lin_muster_kind kind[] = { { .word = "I", .name = "Infantry", .type = "infantry" },
                                            { .word = NULL } };
    static const lin_muster_choice choice[] = { { .word = "good", .name = "good", .set = 8 },
                                                { .word = NULL } };
    static const lin_muster no_nation = { .division = "division" },
                            no_set = { .division = "division",
                                       .group = "brigade",
                                       .entry = "unit",
                                       .nation = nation,
                                       .kind = kind,
                                       .choice = choice,
                                       .points = 100 };
    static const lin_muster_term term[] = { { .word = "waived", .name = "waived" },
                                            { .word = NULL } };
    static const lin_roster bare = { .column = NULL };
    static const lin_muster no_rule = { .division = "division",
                                        .group = "brigade",
                                        .entry = "unit",
                                        .nation = nation,
                                        .kind = kind,
                                        .term = term,
                                        .points = 100 },
                            no_columns = { .division = "division",
                                           .group = "brigade",
                                           .entry = "unit",
                                           .nation = nation,
                                           .kind = kind,
                                           .roster = &bare,
                                           .points = 100 };
    lin_refusal why;
    int asks = 0, runs = 0;
    const char *const nine[] = { "a", "b", "c", "d", "e", "f", "g", "h", "i", NULL };
    const lin_look strange[] = { { LIN_LOOK_CELL, "bog", LIN_SIGNS, .name = NULL },
                                 { .word = NULL } };
    const lin_rule textless[] = { { "TT-1", NULL, NULL, "Toy", "1" }, { .id = NULL } };
    const lin_mark_look shapeless[] = {
        { "odd", "O", LIN_MARK_SHAPES, 0, NULL, "It is odd." },
    };
    const lin_overlay nameless[] = { { NULL, "x", false } };
    const lin_gesture idle[] = { { "move", "carry", NULL, "x" } };
    const lin_action_row untold[] = { { "march", NULL, false, NULL } };
    const lin_event_row unkind[] = { { .name = "odd", .args = "q", .text = "" } };
    const lin_event_row unnamed[] = { { .name = "odd", .args = "r", .text = "" } };
    const lin_look nowhere[] = { { LIN_LOOKS, "bog", LIN_SIGN_SWAMP, .name = NULL },
                                 { .word = NULL } };

    (void)unused;
    make();
    refused(lin_rules_register(LIN_ABI - 1, &made, &why), &why, "LIN_ABI");
    while (!step[asks].list)
        asks++;
    while (!step[runs].run)
        runs++;
    WRONG(made.id = "brandywine", "already");
    WRONG(made.id = "Not An Id", "small letters");
    WRONG(made.id = NULL, "small letters");
    WRONG(made.id = "a-name-longer-than-battles-have-room-for", "small letters");
    WRONG(made.code = NULL, "code");
    WRONG(made.version = 0, "version");
    WRONG(made.field_size = 8, "field_size");
    WRONG(made.state_size = 8, "state_size");
    WRONG(made.state_size += 4, "multiple of 8");
    WRONG(made.build = NULL, "build");
    WRONG(made.start = NULL, "start");
    WRONG(made.broken = NULL, "broken");
    WRONG(made.write = NULL, "write");
    WRONG(made.blank = NULL, "blank");
    WRONG(made.read = NULL, "read");
    WRONG(made.step = NULL, "table step");
    WRONG(made.steps = 0, "table step");
    WRONG(made.options = LIN_OPTIONS + 1, "table option");
    WRONG(made.gesture = NULL, "table gesture");
    WRONG(made.concede_level = 7, "concede_level");
    WRONG(step[asks].check = NULL, "who, list, check, take");
    WRONG(step[asks].run = step[runs].run, "must either run");
    WRONG(step[runs].run = NULL, "must either run");
    WRONG(step[runs].name = NULL, "no name");
    WRONG(step[asks].text = NULL, "no question");
    WRONG(verb[V_MOVE].args = NULL, "verb");
    WRONG(verb[V_MOVE].args = "uuuuuuu", "more than");
    WRONG(verb[V_PLAN].words = NULL, "no words");
    WRONG(verb[V_MOVE].args = "uz", "there are u, c, d");
    WRONG(verb[V_MOVE].args = "Uu", "U as the last");
    WRONG(verb[V_PLAN].name = verb[V_MOVE].name, "two verbs");
    WRONG(made.ledger = textless, "of its ledger");
    WRONG((made.mark_look = shapeless, made.mark_looks = 1), "mark_look 0");
    WRONG((made.overlay = nameless, made.overlays = 1), "overlay 0");
    WRONG((made.gesture = idle, made.gestures = 1), "gesture 0");
    WRONG((made.action = untold, made.actions = 1), "action 0");
    WRONG((made.event = unkind, made.events = 1), "event odd");
    WRONG((made.event = unnamed, made.events = 1), "r without names");
    WRONG(made.scenery_flag = nine, "more than 8");
    WRONG(made.look = strange, "the look of bog");
    WRONG(made.look = nowhere, "the look of bog");
    WRONG(made.muster = &no_nation, "its muster has no word for division");
    WRONG(made.muster = &no_set, "choice 0 of its muster");
    WRONG(made.muster = &no_rule, "term 0 of its muster");
    WRONG(made.muster = &no_columns, "its roster lacks");
}

/* ---- many at once, and too many ---- */

static char name[4][LIN_REGISTERED][LIN_BOT_NAME];
static lin_bot crowd[4][LIN_REGISTERED];
static int taken[4];

static void *register_some(void *self)
{
    const int k = (int)(size_t)self;

    for (int i = 0; i < LIN_REGISTERED; i++) {
        snprintf(name[k][i], sizeof name[k][i], "crowd-%d-%d", k, i);
        crowd[k][i] = SAME(name[k][i]);
        taken[k] += lin_bot_register(LIN_ABI, &crowd[k][i], NULL) == LIN_OK;
        for (int j = 0; lin_bot_at(j); j++)
            if (!lin_bot_at(j)->name)
                return NULL;
    }
    return self;
}

static void several_threads_register_till_it_is_full(void **unused)
{
    pthread_t thread[4];
    lin_refusal why;
    int before = 0, n = 0, sum = 0;

    (void)unused;
    while (lin_bot_at(before))
        before++;
    for (size_t k = 0; k < 4; k++)
        assert_int_equal(pthread_create(&thread[k], NULL, register_some, (void *)k), 0);
    for (size_t k = 0; k < 4; k++) {
        void *back = NULL;

        assert_int_equal(pthread_join(thread[k], &back), 0);
        assert_ptr_equal(back, (void *)k);
        sum += taken[k];
    }
    while (lin_bot_at(n))
        n++;
    assert_int_equal(n, before + sum);
    assert_int_equal(n, 2 + LIN_REGISTERED);
    refused(lin_bot_register(LIN_ABI, &SAME("late"), &why), &why, "room for 32");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_version_is_that_of_the_header),
        cmocka_unit_test(a_bot_is_found),
        cmocka_unit_test(a_bot_is_refused),
        cmocka_unit_test(a_book_is_found_and_played),
        cmocka_unit_test(books_built_in_would_be_taken),
        cmocka_unit_test(a_book_is_refused),
        cmocka_unit_test(several_threads_register_till_it_is_full),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
