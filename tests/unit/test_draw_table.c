/* test_draw_table.c -- the plan of a table in inches: every kind of scenery has a sign, every
 * mark is seen, the same table is the same bytes, and what cannot be drawn gets a sentence. */
#include "draw/draw.h"
#include "kit/scenery.h"
#include "linstock_rules.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* All that the rules of a table know, and one that nobody does. */
static const char *const kinds[] = {
    "hill",   "woods",        "orchard", "fallen-trees", "swamp",    "debris", "rough",
    "camp",   "cemetery",     "crops",   "field",        "town",     "road",   "trail",
    "bridge", "ford",         "water",   "stream",       "building", "fence",  "wall",
    "hedge",  "entrenchment", "abatis",  "stockade",     "volcano",
};
enum { KINDS = sizeof kinds / sizeof *kinds, WIDE = 40, HIGH = 30 };

static lin_point at(double x, double y)
{
    return (lin_point){ (int32_t)(x * LIN_INCH), (int32_t)(y * LIN_INCH) };
}

static lin_battle *battle_new(void)
{
    lin_battle *b = calloc(1, sizeof *b);

    assert_non_null(b);
    strcpy(b->id, "skirmish");
    strcpy(b->rules, "landofthefree"); /* its rows have every sign of a table */
    strcpy(b->title, "Battle of the Long Table");
    strcpy(b->date, "1777-10-04");
    strcpy(b->side_name[0], "British");
    strcpy(b->side_name[1], "American");
    strcpy(b->side_colour[0], "red");
    strcpy(b->side_colour[1], "blue");
    b->table.width = WIDE * LIN_INCH;
    b->table.height = HIGH * LIN_INCH;
    b->table.north = 0x2000;
    b->units = 4;
    strcpy(b->unit[0].kind, "infantry");
    strcpy(b->unit[0].name, "5th Foot, of the line");
    strcpy(b->unit[1].kind, "cavalry");
    strcpy(b->unit[1].name, "Dragoons");
    strcpy(b->unit[2].kind, "artillery");
    strcpy(b->unit[2].name, "A gun");
    strcpy(b->unit[3].kind, "force-commander");
    strcpy(b->unit[3].name, "General John Smith");
    return b;
}

/* A piece of scenery four inches or so across, its corner at x, y. */
static lin_scenery *scenery_add(lin_battle *b, const char *kind, bool closed, double x, double y)
{
    static const lin_point shape[4] = { { 0, 0 }, { 5, 1 }, { 6, 5 }, { 1, 4 } };
    lin_table *t = &b->table;
    lin_scenery *s = &t->piece[t->pieces++];

    *s = (lin_scenery){
        .first = t->points, .points = 4, .closed = closed, .level = strcmp(kind, "hill") == 0
    };
    snprintf(s->kind, sizeof s->kind, "%s", kind);
    snprintf(s->name, sizeof s->name, "Some %s", kind);
    if (strcmp(kind, "building") == 0)
        strcpy(s->size, "small");
    for (int i = 0; i < 4; i++)
        t->outline[t->points++] = at(x + shape[i].x, y + shape[i].y);
    return s;
}

static void all_add(lin_battle *b)
{
    for (int i = 0; i < KINDS; i++) {
        scenery_add(b, kinds[i], true, 1 + i % 6 * 6, 1 + i / 6 * 5.5);
        scenery_add(b, kinds[i], false, 1 + i % 6 * 6, 2 + i / 6 * 5.5);
    }
    b->table.spots = 2;
    strcpy(b->table.spot[0].name, "The bend");
    strcpy(b->table.spot[0].kind, "objective");
    strcpy(b->table.spot[1].kind, "ground");
    b->table.spot[0].points = b->table.spot[1].points = 1;
}

/* ---- pieces ---- */

enum { PIECES = 5 };

static void foot_set(lin_footprint *f, double x, double y, uint16_t facing, int stands)
{
    *f = (lin_footprint){
        .at = at(x, y), .facing = facing, .stands = (uint8_t)stands, .leader = stands > 1
    };
    f->radius = stands ? 0 : LIN_INCH / 2;
    for (int i = 0; i < stands; i++) {
        f->corner[i][0] = at(x + i * 1.5, y);
        f->corner[i][1] = at(x + i * 1.5 + 1.5, y);
        f->corner[i][2] = at(x + i * 1.5 + 1.5, y - 1);
        f->corner[i][3] = at(x + i * 1.5, y - 1);
    }
}

typedef struct {
    lin_piece piece[PIECES];
    lin_footprint foot[PIECES];
    lin_stroke prop[4];
} men;

static void men_set(men *m, lin_draw_options *o)
{
    static const lin_arm arms[4] = { LIN_ARM_FOOT, LIN_ARM_HORSE, LIN_ARM_GUNS, LIN_ARM_OFFICER };

    memset(m, 0, sizeof *m);
    for (int i = 0; i < PIECES; i++) {
        m->piece[i] = (lin_piece){ .unit = i % 4,
                                   .side = (uint8_t)(i & 1),
                                   .where = LIN_ON_BOARD,
                                   .cell = LIN_NOWHERE,
                                   .facing = -1,
                                   .arm = arms[i % 4],
                                   .pips = 4 };
        foot_set(&m->foot[i], 5 + 6 * i, 12, (uint16_t)(i * 0x3000), i == 3 ? 0 : 3);
    }
    o->footprint = m->foot;
    o->prop = m->prop;
}

static void prop_set(lin_stroke *s, const char *kind, int points)
{
    *s = (lin_stroke){ .points = (uint8_t)points, .closed = points > 2 };
    snprintf(s->kind, sizeof s->kind, "%s", kind);
    for (int i = 0; i < points; i++)
        s->point[i] = at(20 + 3 * (i == 1 || i == 2), 20 + 2 * (i > 1));
}

/* ---- drawing ---- */

/* The SVG as text; free it with lin_free. */
static char *svg(const lin_battle *b, const men *m, const lin_draw_options *o)
{
    lin_refusal why = { 0 };
    char *bytes;
    size_t n;

    if (lin_draw_bytes(b, m ? m->piece : NULL, m ? PIECES : 0, o, "svg", &bytes, &n, &why) !=
        LIN_OK)
        fail_msg("%s", why.text);
    assert_non_null(strstr(bytes, "</svg>"));
    assert_null(strstr(bytes, " nan"));
    return bytes;
}

static bool same(char *a, char *b)
{
    const bool is = strcmp(a, b) == 0;

    lin_free(a);
    lin_free(b);
    return is;
}

static void the_same_table_is_the_same_bytes(void **state)
{
    static const char *const formats[] = { "svg", "png", "pdf" };
    lin_battle *b = battle_new();
    lin_draw_options o = lin_draw_usual();
    men m;

    (void)state;
    all_add(b);
    men_set(&m, &o);
    o.cell_px = 10;
    for (int i = 0; i < 3; i++) {
        char *one, *two;
        size_t n, k;

        assert_int_equal(lin_draw_bytes(b, m.piece, PIECES, &o, formats[i], &one, &n, NULL),
                         LIN_OK);
        assert_int_equal(lin_draw_bytes(b, m.piece, PIECES, &o, formats[i], &two, &k, NULL),
                         LIN_OK);
        assert_int_equal(n, k);
        assert_memory_equal(one, two, n);
        lin_free(one);
        lin_free(two);
    }
    free(b);
}

/* On the ground and in the key, as an area and as a line, at night too. */
static void every_kind_is_seen(void **state)
{
    (void)state;
    for (int k = 0; k < 4; k++) {
        const lin_draw_options o = {
            .cell_px = 12, .bare = k < 2, .legend = k >= 2, .lamp = k & 1
        };
        lin_battle *b = battle_new();
        char *none = svg(b, NULL, &o);

        for (int i = 0; i < KINDS; i++) {
            b->table.pieces = b->table.points = 0;
            scenery_add(b, kinds[i], k & 1, 8, 8);
            char *one = svg(b, NULL, &o);
            if (strcmp(one, none) == 0)
                fail_msg("%s leaves no trace", kinds[i]);
            lin_free(one);
        }
        lin_free(none);
        free(b);
    }
}

static void what_a_map_says_is_seen(void **state)
{
    lin_battle *b = battle_new(), *other = battle_new();
    const lin_draw_options o = { .cell_px = 12, .bare = true };
    lin_scenery *wood = scenery_add(b, "woods", true, 8, 8);

    (void)state;
    scenery_add(other, "woods", true, 8, 8);
    wood->said = KIT_SLOWS | KIT_OBSCURES;
    assert_false(same(svg(b, NULL, &o), svg(other, NULL, &o))); /* an open grove */
    scenery_add(b, "hill", true, 20, 8)->level = 1;
    scenery_add(other, "hill", true, 20, 8)->level = 2;
    wood->said = 0;
    assert_false(same(svg(b, NULL, &o), svg(other, NULL, &o))); /* a higher hill */
    other->table.piece[1].level = 1;
    assert_true(same(svg(b, NULL, &o), svg(other, NULL, &o)));
    scenery_add(b, "road", false, 20, 20)->width = 2 * LIN_INCH;
    scenery_add(other, "road", false, 20, 20);
    assert_false(same(svg(b, NULL, &o), svg(other, NULL, &o))); /* a broad road */
    free(b);
    free(other);
}

static void every_option_draws(void **state)
{
    static const lin_point ringed[] = { { 5000, 5000 }, { 9000, 20000 } };
    static const lin_point corner[2] = { { 30 * LIN_INCH, 4 * LIN_INCH },
                                         { 2 * LIN_INCH, 25 * LIN_INCH } };
    static const char *const word[] = { "here", NULL };

    (void)state;
    for (int bits = 0; bits < 128; bits += 5) {
        lin_battle *b = battle_new();
        men m;
        lin_draw_options o = {
            .cell_px = bits & 1 ? 6 : 30,
            .pieces = bits & 2,
            .labels = bits & 4,
            .grid = bits & 8,
            .legend = bits & 16,
            .lamp = bits & 32,
            .bare = bits & 64,
            .over = bits % 7 == 0,
            .point = ringed,
            .points = bits & 1 ? 2 : 0,
            .caption = word,
            .corner = bits % 3 ? NULL : corner,
            .subtitle = bits & 8 ? "Turn 3" : NULL,
        };

        all_add(b);
        men_set(&m, &o);
        lin_free(svg(b, &m, &o));
        free(b);
    }
}

static void a_bare_table_is_just_its_inches(void **state)
{
    static const lin_point corner[2] = { { 10 * LIN_INCH, 5 * LIN_INCH },
                                         { 2 * LIN_INCH, 25 * LIN_INCH } };
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 16, .bare = true };
    double w, h;
    char *text = svg(b, NULL, &o);

    (void)state;
    assert_non_null(strstr(text, "viewBox=\"0 0 640 480\""));
    lin_free(text);
    o.corner = corner;
    text = svg(b, NULL, &o);
    assert_non_null(strstr(text, "viewBox=\"0 0 128 320\""));
    lin_free(text);
    lin_draw_table_extent(&b->table, &w, &h);
    assert_true(w == WIDE && h == HIGH);
    free(b);
}

/* ---- pieces ---- */

static void every_mark_is_seen(void **state)
{
    static const char *const marks[] = { "unloaded",  "disorder-1", "disorder-3", "shaken",
                                         "exhausted", "shattered",  "stored-m",   "stored-c",
                                         "stored-mc", "locked",     "on-foot",    "lined-up" };
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 20, .bare = true, .pieces = true };
    men m;

    (void)state;
    men_set(&m, &o);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        char *plain = svg(b, &m, &o);

        strcpy(m.piece[1].marks, marks[i]);
        if (same(plain, svg(b, &m, &o)))
            fail_msg("%s is not seen", marks[i]);
        strcpy(m.piece[1].marks, "");
    }
    char *plain = svg(b, &m, &o);
    m.piece[0].hurt = 2, m.piece[0].pips = 4;
    assert_false(same(plain, svg(b, &m, &o)));
    plain = svg(b, &m, &o);
    m.piece[2].pose = LIN_POSTURE_LIMBERED;
    assert_false(same(plain, svg(b, &m, &o)));
    free(b);
}

static void coats_are_seen(void **state)
{
    static const char *const words[] = { "firebrick", "navy", "darkgreen", "white",
                                         "black",     "tan",  "brown",     "gray" };
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 20, .bare = true, .pieces = true };
    men m;

    (void)state;
    men_set(&m, &o);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (int facings = 0; facings < 2; facings++) {
            char *plain = svg(b, &m, &o), *word = facings ? b->unit[0].facings : b->unit[0].coat;

            strcpy(word, words[i]);
            assert_false(same(plain, svg(b, &m, &o)));
            *word = 0;
        }
    char *plain = svg(b, &m, &o);
    strcpy(b->unit[0].coat, "heliotrope"); /* no such cloth: the colour of its side */
    assert_true(same(plain, svg(b, &m, &o)));
    free(b);
}

static void every_prop_is_seen(void **state)
{
    static const char *const words[] = { "objective", "held-0",  "held-1",  "work", "deploy",
                                         "reach",     "arc",     "band",    "zone", "sphere",
                                         "sight",     "blocked", "whatever" };
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 20, .bare = true, .pieces = true };
    men m;

    (void)state;
    men_set(&m, &o);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        o.props = 0;
        char *plain = svg(b, &m, &o);

        prop_set(&m.prop[0], words[i], i < 3 ? 1 : i == 3 || i == 10 || i == 11 ? 2 : 4);
        o.props = 1;
        if (same(plain, svg(b, &m, &o)))
            fail_msg("%s is not seen", words[i]);
    }
    free(b);
}

static void what_is_shown_is_seen_with_its_words(void **state)
{
    static const char *const words[] = { "reach",  "arc",   "band",   "zone",
                                         "sphere", "sight", "blocked" };
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 20, .bare = true, .pieces = true };
    lin_stroke shown;
    men m;

    (void)state;
    men_set(&m, &o);
    o.shown = &shown;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        o.shows = 0;
        char *plain = svg(b, &m, &o);

        prop_set(&shown, words[i], i == 5 || i == 6 ? 2 : 4);
        shown.text[0] = 0;
        o.shows = 1;
        if (same(plain, svg(b, &m, &o)))
            fail_msg("%s is not seen", words[i]);
        plain = svg(b, &m, &o);
        strcpy(shown.text, "twelve");
        if (same(plain, svg(b, &m, &o)))
            fail_msg("%s has no words", words[i]);
    }
    free(b);
}

static void who_stands_nowhere_is_not_drawn(void **state)
{
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 20, .bare = true, .pieces = true };
    men m;

    (void)state;
    men_set(&m, &o);
    char *with = svg(b, &m, &o);
    m.piece[0].where = LIN_LOST;
    char *lost = svg(b, &m, &o);
    m.piece[0].where = LIN_ON_BOARD;
    m.foot[0] = (lin_footprint){ 0 };
    char *nowhere = svg(b, &m, &o);
    assert_string_not_equal(with, lost);
    assert_string_equal(lost, nowhere);
    lin_free(with);
    lin_free(lost);
    lin_free(nowhere);
    free(b);
}

/* The sixteenth stand of a large unit is drawn as the first is. */
static void all_stands_are_drawn(void **state)
{
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 20, .bare = true, .pieces = true };
    men m;
    char *as_it_is;

    (void)state;
    men_set(&m, &o);
    foot_set(&m.foot[0], 5, 12, 0, LIN_STANDS);
    as_it_is = svg(b, &m, &o);
    for (int c = 0; c < 4; c++)
        m.foot[0].corner[LIN_STANDS - 1][c].y -= LIN_INCH / 4;
    assert_false(same(as_it_is, svg(b, &m, &o)));
    free(b);
}

/* ---- refusals ---- */

static void refused(const lin_battle *b, const lin_piece *piece, int pieces,
                    const lin_draw_options *o, const char *says)
{
    lin_refusal why = { 0 };
    char *bytes;
    size_t n;

    assert_int_not_equal(lin_draw_bytes(b, piece, pieces, o, "svg", &bytes, &n, &why), LIN_OK);
    assert_null(bytes);
    if (!strstr(why.text, says))
        fail_msg("\"%s\" does not say \"%s\"", why.text, says);
}

static void bad_options_get_a_sentence(void **state)
{
    static const uint16_t cells[2] = { 0, 1 };
    static const lin_point off = { -1, 0 }, corner[2] = { { 0, 0 }, { 0, LIN_INCH } };
    lin_battle *b = battle_new();
    lin_draw_options o = { .cell_px = 3 };

    (void)state;
    refused(b, NULL, 0, &o, "give 4 to 128");
    o = (lin_draw_options){ .window = cells };
    refused(b, NULL, 0, &o, "no cells");
    o = (lin_draw_options){ .highlight = cells, .highlights = 2 };
    refused(b, NULL, 0, &o, "no cells");
    o = (lin_draw_options){ .corner = corner };
    refused(b, NULL, 0, &o, "40 by 30 inches");
    o = (lin_draw_options){ .points = 1 };
    refused(b, NULL, 0, &o, "none are given");
    o = (lin_draw_options){ .point = &off, .points = 1 };
    refused(b, NULL, 0, &o, "off the table");
    o = (lin_draw_options){ .props = 2 };
    refused(b, NULL, 0, &o, "none are given");
    o = (lin_draw_options){ .shows = 2 };
    refused(b, NULL, 0, &o, "none are given");
    free(b);
}

static void bad_pieces_get_a_sentence(void **state)
{
    lin_battle *b = battle_new();
    lin_draw_options o = lin_draw_usual();
    men m;

    (void)state;
    o.cell_px = 0;
    men_set(&m, &o);
    m.foot[1].stands = LIN_STANDS + 1;
    refused(b, m.piece, PIECES, &o, "17 stands");
    men_set(&m, &o);
    m.foot[1].leader = 3;
    refused(b, m.piece, PIECES, &o, "led from stand 3");
    men_set(&m, &o);
    m.piece[0].unit = 4;
    refused(b, m.piece, PIECES, &o, "unit 4");
    men_set(&m, &o);
    o.props = 1;
    refused(b, m.piece, PIECES, &o, "0 points");
    free(b);
}

static void bad_tables_get_a_sentence(void **state)
{
    lin_battle *b = battle_new();

    (void)state;
    scenery_add(b, "woods", true, 5, 5)->points = 5;
    refused(b, NULL, 0, NULL, "5 points from 0 on");
    b->table.piece[0].points = 0;
    refused(b, NULL, 0, NULL, "0 points");
    b->table.piece[0].points = 4;
    b->table.pieces = LIN_SCENERY + 1;
    refused(b, NULL, 0, NULL, "pieces of scenery");
    b->table.pieces = 1;
    b->table.height = 0;
    refused(b, NULL, 0, NULL, "needs both");
    b->table.height = b->table.width = 144 * LIN_INCH;
    const lin_draw_options o = { .cell_px = 128, .bare = true };
    lin_refusal why = { 0 };
    char *bytes;
    size_t n;
    assert_int_not_equal(lin_draw_bytes(b, NULL, 0, &o, "png", &bytes, &n, &why), LIN_OK);
    assert_non_null(strstr(why.text, "too large"));
    free(b);
}

/* fontconfig forgets 288 bytes, once, while it reads its own settings. */
const char *__lsan_default_suppressions(void);
const char *__lsan_default_suppressions(void)
{
    return "leak:libfontconfig";
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_table_is_the_same_bytes),
        cmocka_unit_test(every_kind_is_seen),
        cmocka_unit_test(what_a_map_says_is_seen),
        cmocka_unit_test(every_option_draws),
        cmocka_unit_test(a_bare_table_is_just_its_inches),
        cmocka_unit_test(every_mark_is_seen),
        cmocka_unit_test(coats_are_seen),
        cmocka_unit_test(every_prop_is_seen),
        cmocka_unit_test(what_is_shown_is_seen_with_its_words),
        cmocka_unit_test(who_stands_nowhere_is_not_drawn),
        cmocka_unit_test(all_stands_are_drawn),
        cmocka_unit_test(bad_options_get_a_sentence),
        cmocka_unit_test(bad_pieces_get_a_sentence),
        cmocka_unit_test(bad_tables_get_a_sentence),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
