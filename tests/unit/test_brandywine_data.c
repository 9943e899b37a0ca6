/* test_brandywine_data.c -- Brandywine as data: the board, the counters, the dice table.
 *
 * The board is drawn here a second time, square by square, and compared with the map that is
 * played on; the roads are listed a second time as well. What the map cannot show, because no
 * such square is on it (a village without a road), is tried on a board changed for the purpose.
 * The dice table is read out of the ledger, where players read it, and compared with the code. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "files/files.h"
#include "rules/brandywine/brandywine.h"

#define BRANDYWINE LIN_SOURCE_DIR "/battles/brandywine-1777"
#define LEDGER     LIN_SOURCE_DIR "/docs/rules/brandywine.md"

/* ---- What the board should be ---- */

#define ROWS 22
#define COLS 28

/* Row V, the north, comes first. */
static const char *const picture[ROWS] = {
    "wwws.t..wV..s~.wws...t.W..ww", /* V */
    "w.scsTt.w..ss~~wWcs.ttsc...w", /* U */
    "..ss..t.w...wb~...VttwsW...s", /* T */
    ".~~~.k~~..bssw~wss.t.sWww.sc", /* S */
    "~~.~~~.~~~scs.~m...tscs..s.W", /* R */
    "...w...w.~ssW.~m.Tttscstts.b", /* Q */
    "..ww...w.~~.~~~.tt.wsttt....", /* P */
    ".......w..~k~m~~t.wttt..ws..", /* O */
    "...www.m...Wss.~~wtT....ww..", /* N */
    "...ww....wscsss.~~t.wsBssw.s", /* M */
    "......ss.w.sWwttt~~w.scsWW.s", /* L */
    "..w..scs.w.ttTt...~~.Wcs...s", /* K */
    "..ww..Ws.ttt...wss.~~ssww.V.", /* J */
    "..www...b...ww..sssW~~ssbWs.", /* I */
    "....w...w.scs.w.wmsc.~scsTt.", /* H */
    "........wssss.www.ssW~~tttw.", /* G */
    "..........b....wwb..s.~Vsww.", /* F */
    "..ss..t.........btTtTt~mbb..", /* E */
    ".scs..t......sssW.m.sW~~mw.b", /* D */
    ".ss...t...w...scWmww...~~sW.", /* C */
    "......t...ww...s..wwtTttkkc.", /* B */
    "....V.t....ww......wt.ww.kW.", /* A */
};

/* The key of the drawing: kinds of ground, and what the rules make of each. */
static const struct key {
    char symbol;
    const char *name;
    int level, price, road_price; /* to enter across country, in quarters */
    int cover;                    /* of a defender, in halves */
    bool halts, creek;
} key[] = {
    { '.', "open", 1, 4, 4, 2, false, false },
    { 's', "slope", 2, 8, 8, 4, false, false },
    { 'c', "crest", 3, 8, 8, 4, false, false },
    { 'w', "woods", 1, 8, 4, 4, false, false },
    { 'W', "woods-slope", 2, 8, 8, 4, false, false },
    { '~', "creek", 1, 8, 8, 2, false, true },
    { 'k', "creek-woods", 1, 8, 8, 4, false, true },
    { 't', "tributary", 1, 8, 4, 2, false, false },
    { 'T', "tributary-woods", 1, 8, 4, 4, false, false },
    { 'm', "swamp", 1, 8, 8, 1, true, false },
    { 'V', "village", 1, 4, 4, 4, false, false },
    { 'b', "buildings", 1, 4, 4, 2, false, false },
    { 'B', "buildings-slope", 2, 8, 8, 4, false, false },
};

static const char *const roads[] = {
    "A5 B6 C7 D8 E9 F10 F11 F12 F13 F14 E15 E16 E17 F18 F19 F20 F21 F22 F23 F24 E25 E26 D27 D28",
    "A5 B5 C5 D6 E6 F7 G7 H8 I9 J9 K9 L9 M9 N9 O9 P9 Q9 R10 S11 T12",
    "T12 T13 T14 T15 T16 T17 T18 T19",
    "S11 T11 U10 V10",
    "F1 F2 F3 G4 G5 G6 H7 H8 I9 I10 I11 I12 J13 J14 J15 K16 K17 K18 L19",
    "L19 M20 N21 N22 O23 O24 P25 P26 Q27 Q28",
    "F14 G14 H14 I15 J15 K16 L16 M16 N17 O18 P19 Q19 R20",
    "T12 S13 R14 R15 R16 R17 R18 R19 R20",
    "T19 S19 R20 Q21 P21 O22 N22 M23 L24 K25 K26 J27",
    "T19 U20 V21",
    "K18 J19 K20 L21 L22 M23",
    "F19 G20 H21 I22 I23 I24 I25 J26 J27",
    "F24 G25 H25 I25",
    "E17 D18 D19 D20 C21 C22 C23 B24 C25 C26 D27",
    "V25 U25 T26 S26 R27 Q28 P27 O27 N27 M27 L27 K27 J27 I28 H28 G28 F28 E28 D28 C28 B28 A28",
    "J27 J28",
};

/* ---- Tools ---- */

static lin_battle *battle;
static lin_field *field;

static int load(void **state)
{
    lin_refusal why = { 0 };

    (void)state;
    if (lin_battle_load(BRANDYWINE, &battle, &why) != LIN_OK ||
        lin_field_new(&field, battle, NULL, &why) != LIN_OK) {
        print_error("%s\n", why.text);
        return -1;
    }
    return 0;
}

static int unload(void **state)
{
    (void)state;
    lin_field_free(field);
    lin_battle_free(battle);
    return 0;
}

static const bw_field *rules(void)
{
    return bw_field_of(field);
}

static int cell(const char *name)
{
    const int c = lin_cell_parse(&battle->board, name);

    if (c == LIN_NOWHERE)
        fail_msg("there is no square %s", name);
    return c;
}

static const struct key *key_at(int c)
{
    const char symbol = picture[ROWS - 1 - c / COLS][c % COLS];

    for (size_t i = 0; i < sizeof key / sizeof *key; i++)
        if (key[i].symbol == symbol)
            return &key[i];
    fail_msg("the key does not explain %c", symbol);
    return NULL;
}

static void name_of(int c, char name[8])
{
    lin_cell_name(&battle->board, c, name);
}

/* ---- BW 1.0 the board ---- */

/* covers: BW-1.1 */
static void board_is_22_by_28(void **state)
{
    char first[8], last[8];

    (void)state;
    assert_int_equal(battle->board.grid, LIN_SQUARES);
    assert_int_equal(battle->board.rows, ROWS);
    assert_int_equal(battle->board.cols, COLS);
    name_of(0, first);
    name_of(ROWS * COLS - 1, last);
    assert_string_equal(first, "A1");
    assert_string_equal(last, "V28");
    assert_int_equal(battle->board.next[cell("D12")][0], cell("E12")); /* north */
    assert_int_equal(battle->board.next[cell("D12")][2], cell("D13")); /* east */
}

/* covers: BW-1.3 */
static void ground_is_as_drawn(void **state)
{
    const lin_board *b = &battle->board;

    (void)state;
    for (int c = 0; c < b->cells; c++) {
        char name[8];

        name_of(c, name);
        if (strcmp(b->ground_name[b->ground[c]], key_at(c)->name) != 0)
            fail_msg("%s is %s, drawn is %s", name, b->ground_name[b->ground[c]], key_at(c)->name);
    }
}

/* covers: BW-1.2 */
static void levels_follow_the_ground(void **state)
{
    (void)state;
    for (int c = 0; c < battle->board.cells; c++)
        assert_int_equal(rules()->level[c], key_at(c)->level);
}

/* covers: BW-9.1, BW-9.3, BW-9.5, BW-9.6, BW-9.7, BW-9.9, BW-9.11, BW-9.13 */
static void prices_follow_the_ground(void **state)
{
    (void)state;
    for (int c = 0; c < battle->board.cells; c++) {
        const struct key *k = key_at(c);
        const int price = battle->board.road[c] ? k->road_price : k->price;
        char name[8];

        name_of(c, name);
        if (rules()->price[c] != price || rules()->halts[c] != k->halts ||
            rules()->cover[c] != k->cover)
            fail_msg("%s, %s: price %d, halts %d, cover %d", name, k->name, rules()->price[c],
                     rules()->halts[c], rules()->cover[c]);
    }
}

/* Bit d of links[c]: a road listed above joins c to its neighbour that way. */
static void links_listed(uint8_t links[LIN_CELLS])
{
    memset(links, 0, LIN_CELLS);
    for (size_t i = 0; i < sizeof roads / sizeof *roads; i++) {
        char line[200], *word[40];
        int n;

        snprintf(line, sizeof line, "%s", roads[i]);
        n = lin_words(line, word, 40);
        for (int k = 1; k < n; k++) {
            const int a = cell(word[k - 1]), b = cell(word[k]);
            const int d = lin_cell_direction(&battle->board, a, b);

            assert_true(d >= 0);
            links[a] |= (uint8_t)(1 << d);
            links[b] |= (uint8_t)(1 << (d + 4) % 8);
        }
    }
}

/* covers: BW-1.4, BW-9.4 */
static void roads_are_as_listed(void **state)
{
    uint8_t links[LIN_CELLS];

    (void)state;
    links_listed(links);
    for (int c = 0; c < battle->board.cells; c++) {
        char name[8];

        name_of(c, name);
        if (battle->board.road[c] != links[c])
            fail_msg("the roads through %s are %02x, listed are %02x", name, battle->board.road[c],
                     links[c]);
    }
}

/* A ford is a creek square with a road; the board has these nine and no other.
 * covers: BW-1.4 */
static void there_are_nine_fords(void **state)
{
    static const char *const ford[] = { "R10", "T15", "R15", "N17", "L19",
                                        "K20", "I22", "F23", "C25" };
    int found = 0;

    (void)state;
    for (int c = 0; c < battle->board.cells; c++)
        found += key_at(c)->creek && battle->board.road[c];
    assert_int_equal(found, 9);
    for (size_t i = 0; i < sizeof ford / sizeof *ford; i++) {
        const int c = cell(ford[i]);

        assert_true(key_at(c)->creek && battle->board.road[c]);
    }
}

/* No single house and no village of the map lies off a road; here they do.
 * covers: BW-1.5, BW-9.8 */
static void houses_off_the_road(void **state)
{
    lin_board *b = &battle->board;
    const int at = cell("D11"), house = lin_ground_find(b, "buildings"),
              village = lin_ground_find(b, "village");
    const uint8_t before = b->ground[at];
    lin_refusal why = { 0 };
    lin_field *changed;

    (void)state;
    assert_true(house >= 0 && village >= 0 && b->road[at] == 0);
    b->ground[at] = (uint8_t)house;
    assert_int_equal(lin_field_new(&changed, battle, NULL, &why), LIN_OK);
    assert_int_equal(bw_field_of(changed)->price[at], 4);
    assert_int_equal(bw_field_of(changed)->cover[at], 2);
    lin_field_free(changed);
    b->ground[at] = (uint8_t)village;
    assert_int_equal(lin_field_new(&changed, battle, NULL, &why), LIN_OK);
    assert_int_equal(bw_field_of(changed)->price[at], 4);
    assert_int_equal(bw_field_of(changed)->cover[at], 4);
    lin_field_free(changed);
    b->ground[at] = before;
}

/* ---- BW 4.0 set-up ---- */

/* The land that can be walked from V28 without entering the creek.
 * covers: BW-4.2 */
static void set_up_is_the_eastern_land(void **state)
{
    const lin_board *b = &battle->board;
    uint8_t seen[LIN_CELLS] = { 0 };
    uint16_t queue[LIN_CELLS];
    int head = 0, tail = 0, squares = 0;

    (void)state;
    seen[queue[tail++] = (uint16_t)cell("V28")] = 1;
    while (head < tail) {
        const int at = queue[head++];

        for (int d = 0; d < 8; d++) {
            const int to = b->next[at][d];

            if (to != LIN_NOWHERE && !seen[to] && !key_at(to)->creek)
                seen[queue[tail++] = (uint16_t)to] = 1;
        }
    }
    for (int c = 0; c < b->cells; c++) {
        char name[8];

        name_of(c, name);
        squares += rules()->may_set_up[c];
        if (rules()->may_set_up[c] != seen[c])
            fail_msg("%s is %s for set-up", name, rules()->may_set_up[c] ? "open" : "closed");
    }
    assert_int_equal(squares, 187);
}

/* Even a map whose layer covers the creek leaves the creek and its fords closed.
 * covers: BW-4.3 */
static void no_set_up_on_the_creek(void **state)
{
    lin_board *b = &battle->board;
    uint16_t before[LIN_CELLS];
    lin_refusal why = { 0 };
    lin_field *changed;

    (void)state;
    memcpy(before, b->area, sizeof before);
    for (int c = 0; c < b->cells; c++)
        b->area[c] = 0xffff;
    assert_int_equal(lin_field_new(&changed, battle, NULL, &why), LIN_OK);
    for (int c = 0; c < b->cells; c++)
        assert_int_equal(bw_field_of(changed)->may_set_up[c], !key_at(c)->creek);
    lin_field_free(changed);
    memcpy(b->area, before, sizeof before);
}

/* covers: BW-4.4 */
static void the_british_enter_at_a5(void **state)
{
    (void)state;
    assert_int_equal(rules()->entry, cell("A5"));
    assert_string_equal(battle->side_id[rules()->entry_side], "british");
    assert_string_equal(battle->side_id[rules()->setup_side], "american");
}

/* ---- BW 2.0, 3.0, 21.0 counters ---- */

static bool is_one_of(const char *word, const char *list)
{
    char copy[200], *part[40];
    int n;

    snprintf(copy, sizeof copy, "%s", list);
    n = lin_words(copy, part, 40);
    for (int i = 0; i < n; i++)
        if (strcmp(part[i], word) == 0)
            return true;
    return false;
}

static bool is_numeral(const char *word)
{
    return *word && strspn(word, "0123456789") == strlen(word);
}

/* covers: BW-2.2 */
static void counters_have_type_and_size(void **state)
{
    (void)state;
    for (int u = 0; u < battle->units; u++) {
        const lin_unit *unit = &battle->unit[u];
        const bool leads = strcmp(unit->kind, "commander") == 0;

        if (!is_one_of(unit->kind, "infantry cavalry artillery commander") ||
            !is_one_of(unit->size, leads ? "army" : "company battalion regiment brigade"))
            fail_msg("%s is %s, %s", unit->id, unit->kind, unit->size);
        assert_true(unit->name[0] != '\0');
    }
}

/* covers: BW-2.3 */
static void factors_are_within_reason(void **state)
{
    (void)state;
    for (int u = 0; u < battle->units; u++) {
        const bool leads = rules()->type[u] == BW_COMMANDER;

        if (leads) {
            assert_int_equal(rules()->cf[u], 0);
            assert_int_equal(rules()->mf[u], 6);
        } else {
            assert_in_range(rules()->cf[u], 1, BW_STACK);
            assert_in_range(rules()->mf[u], 3, 6);
        }
    }
}

/* Letters come out of two lists, one for each army; the right-hand ones may be two.
 * covers: BW-3.1, BW-3.2 */
static void letters_come_from_the_lists(void **state)
{
    static const char *const left[] = { "L R", "A G W S ST SL U" };
    static const char *const right[] = { "FG H G J QR RC LT", "V MD NC PEN M LT" };

    (void)state;
    for (int u = 0; u < battle->units; u++) {
        const lin_unit *unit = &battle->unit[u];
        const int army = strcmp(battle->side_id[unit->side], "american") == 0;
        char letters[40], *word[4];
        int n;

        if (rules()->type[u] == BW_COMMANDER)
            continue;
        if (!is_one_of(lin_node_text(unit->data, "left", ""), left[army]))
            fail_msg("%s carries %s on the left", unit->id, lin_node_text(unit->data, "left", ""));
        snprintf(letters, sizeof letters, "%s", lin_node_text(unit->data, "right", ""));
        n = lin_words(letters, word, 4);
        for (int i = 0; i < n; i++)
            if (!is_one_of(word[i], right[army]) && (army || !is_numeral(word[i])))
                fail_msg("%s carries %s on the right", unit->id, word[i]);
    }
}

typedef struct {
    int infantry, cavalry, artillery, commander, factors;
} muster;

static muster count(const char *side)
{
    muster m = { 0 };

    for (int u = 0; u < battle->units; u++) {
        if (strcmp(battle->side_id[battle->unit[u].side], side) != 0)
            continue;
        m.infantry += rules()->type[u] == BW_INFANTRY;
        m.cavalry += rules()->type[u] == BW_CAVALRY;
        m.artillery += rules()->type[u] == BW_ARTILLERY;
        m.commander += rules()->type[u] == BW_COMMANDER;
        m.factors += rules()->cf[u];
    }
    return m;
}

/* covers: BW-21.1, BW-17.1 */
static void american_order_of_battle(void **state)
{
    const muster m = count("american");

    (void)state;
    assert_int_equal(m.infantry, 14);
    assert_int_equal(m.cavalry, 3);
    assert_int_equal(m.artillery, 4);
    assert_int_equal(m.commander, 1);
    assert_int_equal(m.factors, 78);
    assert_string_equal(battle->unit[rules()->commander[rules()->setup_side]].id, "WASH");
}

/* covers: BW-21.2, BW-17.1 */
static void british_order_of_battle(void **state)
{
    const muster m = count("british");

    (void)state;
    assert_int_equal(m.infantry, 21);
    assert_int_equal(m.cavalry, 3);
    assert_int_equal(m.artillery, 3);
    assert_int_equal(m.commander, 1);
    assert_int_equal(m.factors, 90);
    assert_string_equal(battle->unit[rules()->commander[rules()->entry_side]].id, "HOWE");
}

/* covers: BW-17.1 */
static void a_second_commander_is_refused(void **state)
{
    lin_unit *unit = &battle->unit[1];
    char before[sizeof unit->kind];
    const lin_node *data = unit->data;
    lin_refusal why = { 0 };
    lin_field *changed;

    (void)state;
    memcpy(before, unit->kind, sizeof before);
    strcpy(unit->kind, "commander");
    unit->data = battle->unit[0].data; /* his factors, 0 and 6 */
    assert_int_equal(lin_field_new(&changed, battle, NULL, &why), LIN_BAD_FILE);
    assert_string_equal(why.rule, "BW-17.1");
    memcpy(unit->kind, before, sizeof before);
    unit->data = data;
}

/* ---- BW 6.0, 7.0 ---- */

/* covers: BW-6.5, BW-6.6 */
static void five_victory_squares(void **state)
{
    static const struct {
        const char *name;
        int points;
    } square[] = { { "D28", 15 }, { "J27", 10 }, { "Q28", 5 }, { "M23", 3 }, { "T19", 3 } };

    (void)state;
    assert_int_equal(rules()->victories, 5);
    for (int i = 0; i < 5; i++) {
        int at = 0;

        while (at < 5 && rules()->victory[at] != cell(square[i].name))
            at++;
        assert_in_range(at, 0, 4);
        assert_int_equal(rules()->points[at], square[i].points);
    }
    assert_int_equal(rules()->first_owner, rules()->setup_side);
}

/* covers: BW-7.1 */
static void thirteen_hours_from_9_to_9(void **state)
{
    (void)state;
    assert_int_equal(rules()->turns, 13);
    assert_string_equal(battle->turn_name[0], "9 AM");
    assert_string_equal(battle->turn_name[3], "12 noon");
    assert_string_equal(battle->turn_name[12], "9 PM");
}

/* ---- BW 19.0 the dice table, as the ledger prints it ---- */

static int result_named(const char *name)
{
    for (int i = 0; i < BW_RESULTS; i++)
        if (strcmp(bw_result_name[i], name) == 0)
            return i;
    return -1;
}

/* "| 2 | DCA | DH | ... |" into a roll and its results; false: the line is no such row. */
static bool row_read(const char *line, int *roll, char cell_text[BW_COLUMNS][8])
{
    int n = 0, at = 0;

    if (sscanf(line, "| %d |%n", roll, &at) != 1 || at == 0)
        return false;
    for (line += at; n < BW_COLUMNS; n++) {
        char *to = cell_text[n];
        const char *end = strchr(line, '|');

        if (!end)
            return false;
        for (; line < end; line++)
            if (*line != ' ' && *line != '\\' && to < cell_text[n] + 7)
                *to++ = *line;
        *to = '\0';
        line = end + 1;
    }
    return true;
}

/* covers: BW-19.2 */
static void dice_table_is_as_printed(void **state)
{
    lin_refusal why = { 0 };
    char *text, *line;
    size_t n;
    int rows = 0;

    (void)state;
    assert_int_equal(lin_slurp(LEDGER, LIN_FILE_MOST, &text, &n, &why), LIN_OK);
    for (line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        char cell_text[BW_COLUMNS][8];
        int roll;

        if (!row_read(line, &roll, cell_text))
            continue;
        assert_int_equal(roll, 2 + rows);
        for (int i = 0; i < BW_COLUMNS; i++)
            if (bw_combat_results[roll - 2][i] != result_named(cell_text[i]))
                fail_msg("a roll of %d at %s is %s, printed is %s", roll, bw_column_name[i],
                         bw_result_name[bw_combat_results[roll - 2][i]], cell_text[i]);
        rows++;
    }
    assert_int_equal(rows, 11);
    lin_free(text);
}

/* Results are numbered from the best for the attacker to the worst. A higher roll is never
 * better for him, better odds never worse, and the column 1-n at a roll is the reverse of n-1
 * at fourteen less the roll: the table favours neither side.
 * covers: BW-19.2 */
static void dice_table_favours_nobody(void **state)
{
    (void)state;
    for (int r = 0; r < 11; r++)
        for (int c = 0; c < BW_COLUMNS; c++) {
            const int result = bw_combat_results[r][c];

            if (r > 0)
                assert_true(bw_combat_results[r - 1][c] <= result);
            if (c > 0)
                assert_true(bw_combat_results[r][c - 1] >= result);
            assert_int_equal(result + bw_combat_results[10 - r][10 - c], BW_RESULTS - 1);
        }
}

/* Every ground that a map may hold can be shown. */
static void every_ground_has_a_look(void **state)
{
    int grounds = 0, rows = 0;

    (void)state;
    for (; bw_ground_word(grounds); grounds++)
        if (!lin_look_find(&lin_book_brandywine, LIN_LOOK_CELL, bw_ground_word(grounds)))
            fail_msg("no row for %s", bw_ground_word(grounds));
    for (const lin_look *row = bw_looks; row->word; row++)
        rows += row->of == LIN_LOOK_CELL;
    assert_int_equal(rows, grounds);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_ground_has_a_look),
        cmocka_unit_test(board_is_22_by_28),
        cmocka_unit_test(ground_is_as_drawn),
        cmocka_unit_test(levels_follow_the_ground),
        cmocka_unit_test(prices_follow_the_ground),
        cmocka_unit_test(roads_are_as_listed),
        cmocka_unit_test(there_are_nine_fords),
        cmocka_unit_test(houses_off_the_road),
        cmocka_unit_test(set_up_is_the_eastern_land),
        cmocka_unit_test(no_set_up_on_the_creek),
        cmocka_unit_test(the_british_enter_at_a5),
        cmocka_unit_test(counters_have_type_and_size),
        cmocka_unit_test(factors_are_within_reason),
        cmocka_unit_test(letters_come_from_the_lists),
        cmocka_unit_test(american_order_of_battle),
        cmocka_unit_test(british_order_of_battle),
        cmocka_unit_test(a_second_commander_is_refused),
        cmocka_unit_test(five_victory_squares),
        cmocka_unit_test(thirteen_hours_from_9_to_9),
        cmocka_unit_test(dice_table_is_as_printed),
        cmocka_unit_test(dice_table_favours_nobody),
    };

    return cmocka_run_group_tests(tests, load, unload);
}
