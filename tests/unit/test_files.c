/* test_files.c -- battles and maps on disk: what is read, and what is refused in which words.
 *
 * A small battle and two small maps are spelt out here. Each bad case is one of them with
 * one piece of text exchanged, and names a part of the sentence that must come of it. Then
 * Brandywine itself: its board must hold together as ground, and Tiled must be able to save
 * it again without changing it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "files/files.h"
#include "core/core.h"

#define BATTLES    LIN_SOURCE_DIR "/battles"
#define BRANDYWINE BATTLES "/brandywine-1777"
#define MAPS       LIN_SOURCE_DIR "/tests/maps"

/* ---- Tools ---- */

/* A copy of text with the first `from` in it changed to `to`. */
static char *swap(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    char *copy = malloc(strlen(text) + strlen(to) + 1);

    assert_non_null(copy);
    if (!at)
        fail_msg("the text does not hold: %s", from);
    sprintf(copy, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
    return copy;
}

static void says(const lin_refusal *why, const char *part)
{
    if (!strstr(why->text, part))
        fail_msg("the sentence is \"%s\"; it should say \"%s\"", why->text, part);
}

static char scratch[64]; /* a folder of our own */

static int make_scratch(void **state)
{
    (void)state;
    strcpy(scratch, "/tmp/linstock-test-XXXXXX");
    return mkdtemp(scratch) ? 0 : -1;
}

static int drop_scratch(void **state)
{
    DIR *d = opendir(scratch);
    char path[400];

    (void)state;
    for (const struct dirent *e; d && (e = readdir(d));) {
        snprintf(path, sizeof path, "%s/%s", scratch, e->d_name);
        unlink(path);
        rmdir(path);
    }
    if (d)
        closedir(d);
    return rmdir(scratch);
}

static const char *in_scratch(const char *name)
{
    static char path[4][128];
    static int turn;

    turn = (turn + 1) % 4;
    snprintf(path[turn], sizeof path[0], "%s/%s", scratch, name);
    return path[turn];
}

static void put_file(const char *name, const char *text, size_t n)
{
    FILE *f = fopen(in_scratch(name), "wb");

    assert_non_null(f);
    assert_int_equal(fwrite(text, 1, n, f), n);
    assert_int_equal(fclose(f), 0);
}

/* ---- Whole files ---- */

static void slurp_refuses_what_is_no_text(void **state)
{
    lin_refusal why;
    char *text;
    size_t n;

    (void)state;
    assert_int_equal(lin_slurp(in_scratch("none"), 100, &text, &n, &why), LIN_BAD_FILE);
    says(&why, "There is no file ");
    assert_null(text);
    assert_int_equal(lin_slurp(scratch, 100, &text, &n, &why), LIN_BAD_FILE);
    says(&why, "is a folder, not a file.");
    put_file("bytes", "ab\0cd", 5);
    assert_int_equal(lin_slurp(in_scratch("bytes"), 100, &text, &n, &why), LIN_BAD_FILE);
    says(&why, "is not a text file: there are zero bytes in it.");
    put_file("long", "0123456789", 10);
    assert_int_equal(lin_slurp(in_scratch("long"), 9, &text, &n, &why), LIN_BAD_FILE);
    says(&why, "is longer than 9 bytes");
    assert_int_equal(lin_slurp("/dev/zero", 1000, &text, &n, &why), LIN_BAD_FILE);
    says(&why, "is longer than 1000 bytes");
    assert_int_equal(lin_slurp(in_scratch("long"), 10, &text, &n, &why), LIN_OK);
    assert_string_equal(text, "0123456789");
    lin_free(text);
    put_file("empty", "", 0);
    assert_int_equal(lin_slurp(in_scratch("empty"), 10, &text, &n, &why), LIN_OK);
    assert_int_equal(n, 0);
    assert_string_equal(text, "");
    lin_free(text);
}

static int files_in_scratch(void)
{
    DIR *d = opendir(scratch);
    int n = 0;

    assert_non_null(d);
    while (readdir(d))
        n++;
    closedir(d);
    return n - 2;
}

static void spill_writes_all_or_nothing(void **state)
{
    lin_refusal why;
    struct stat info;
    char *text;
    size_t n;
    int before;

    (void)state;
    assert_int_equal(lin_spill(in_scratch("out"), "one\n", 4, &why), LIN_OK);
    before = files_in_scratch();
    assert_int_equal(chmod(in_scratch("out"), 0640), 0);
    assert_int_equal(lin_spill(in_scratch("out"), "two\nlines\n", 10, &why), LIN_OK);
    assert_int_equal(lin_slurp(in_scratch("out"), 100, &text, &n, &why), LIN_OK);
    assert_string_equal(text, "two\nlines\n");
    lin_free(text);
    assert_int_equal(stat(in_scratch("out"), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0640); /* kept */
    assert_int_equal(symlink("out", in_scratch("link")), 0);
    assert_int_equal(lin_spill(in_scratch("link"), "three\n", 6, &why), LIN_OK);
    assert_int_equal(lstat(in_scratch("link"), &info), 0);
    assert_true(S_ISLNK(info.st_mode)); /* still a link */
    assert_int_equal(lin_spill(scratch, "x", 1, &why), LIN_BAD_FILE);
    says(&why, "is a folder; name a file to write.");
    assert_int_equal(lin_spill(in_scratch("no/such/x"), "x", 1, &why), LIN_BAD_FILE);
    says(&why, "cannot be written: No such file or directory.");
    assert_int_equal(lin_spill("/dev/null", "x", 1, &why), LIN_OK);
    assert_int_equal(files_in_scratch(), before + 1); /* nothing left over */
}

/* ---- YAML ---- */

static lin_status yaml(const char *text, size_t n, lin_refusal *why)
{
    lin_arena arena = { NULL };
    const lin_node *root = NULL;
    const lin_status st = lin_yaml_read(text, n, "x.yaml", &arena, &root, why);

    lin_arena_free(&arena);
    return st;
}

static void yaml_becomes_a_tree_with_lines(void **state)
{
    static const char text[] = "\xef\xbb\xbf# comment\na: on\nlist: [1, two, {deep: 'x'}]\n"
                               "map:\n  k: |\n    lines\n    more\nempty:\n";
    lin_arena arena = { NULL };
    const lin_node *root = NULL, *list;
    lin_refusal why;

    (void)state;
    assert_int_equal(lin_yaml_read(text, sizeof text - 1, "x.yaml", &arena, &root, &why), LIN_OK);
    assert_string_equal(lin_node_text(root, "a", ""), "on");
    assert_int_equal(lin_node_get(root, "a")->line, 2);
    list = lin_node_get(root, "list");
    assert_int_equal(list->kind, LIN_NODE_LIST);
    assert_string_equal(list->child->text, "1");
    assert_string_equal(list->child->next->text, "two");
    assert_string_equal(lin_node_text(list->child->next->next, "deep", ""), "x");
    assert_string_equal(lin_node_text(lin_node_get(root, "map"), "k", ""), "lines\nmore\n");
    assert_int_equal(lin_node_get(lin_node_get(root, "map"), "k")->line, 5);
    assert_string_equal(lin_node_text(root, "empty", "?"), "");
    lin_arena_free(&arena);
}

static void yaml_refuses_what_battles_do_not_use(void **state)
{
    static const struct {
        const char *text, *say;
        int line;
    } bad[] = {
        { "", "the file says nothing", 1 },
        { "# only a comment\n", "the file says nothing", 1 },
        { "---\n", "the file says nothing", 1 },
        { "just text\n",
          "should be a map of keys, beginning with \"battle: NAME\" or \"force: NAME\", not a "
          "single",
          1 },
        { "- a\n- b\n", "not a list", 1 },
        { "a: 1\nb: &x 2\n", "anchors (&name) and aliases (*name) are not used", 2 },
        { "a: 1\nb: *x\n", "anchors (&name) and aliases", 2 },
        { "a: &x [1]\n", "anchors (&name) and aliases", 1 },
        { "a: !!int 3\n", "tags (!name) are not used", 1 },
        { "a: 1\n---\nb: 2\n", "a second document begins here", 2 },
        { "a: 1\nb: 2\na: 3\n", "the key \"a\" is here a second time (first on line 1)", 3 },
        { "a: {b: 1, b: 2}\n", "the key \"b\" is here a second time", 1 },
        { "[1, 2]: x\n", "a key must be plain text", 1 },
        { "a: \"x\\0y\"\n", "may not hold the character number 0", 1 },
        { "a: [1, 2\nb: 3\n", "this does not read as YAML", 2 },
        { "a: 'open\n", "this does not read as YAML", 1 },
        { "a: 1\n\tb: 2\n", "this does not read as YAML", 2 },
        { "a: 1\n  b: 2\n", "this does not read as YAML", 2 },
        { "a: \xff\xfe\n", "save the file as plain text in UTF-8", 1 },
        { "a: 1\nb: \x01\n", "save the file as plain text in UTF-8", 2 },
        { "{", "this does not read as YAML", 1 },
    };
    lin_refusal why;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        memset(&why, 0, sizeof why);
        if (yaml(bad[i].text, strlen(bad[i].text), &why) != LIN_BAD_FILE)
            fail_msg("this was read: %s", bad[i].text);
        says(&why, bad[i].say);
        says(&why, "x.yaml: ");
        if (why.line != bad[i].line)
            fail_msg("line %d, not %d: %s", why.line, bad[i].line, why.text);
    }
    assert_int_equal(yaml("a: 1\nb: \0\n", 10, &why), LIN_BAD_FILE);
    says(&why, "this is not a text file (there is a zero byte in it)");
    assert_int_equal(why.line, 2);
    assert_int_equal(yaml("*", 1, NULL), LIN_BAD_FILE); /* the reason may be NULL */
}

static void yaml_is_bounded(void **state)
{
    char *text = malloc(LIN_FILE_MOST + 2);
    lin_refusal why;
    size_t n = 0;

    (void)state;
    assert_non_null(text);
    memset(text, ' ', LIN_FILE_MOST + 1);
    assert_int_equal(yaml(text, LIN_FILE_MOST + 1, &why), LIN_BAD_FILE);
    says(&why, "the file is longer than 4194304 bytes");

    memcpy(text, "a: ", 3);
    memset(text + 3, '[', 100000);
    assert_int_equal(yaml(text, 100003, &why), LIN_BAD_FILE);
    says(&why, "more than 32 deep");

    for (n = 0; n < 200000; n += 3)
        memcpy(text + n, "- \n", 3);
    memcpy(text, "a:\n", 3);
    assert_int_equal(yaml(text, n, &why), LIN_BAD_FILE);
    says(&why, "more than 65536 values");

    n = 0;
    for (int i = 0; i < 1001; i++)
        n += (size_t)sprintf(text + n, "k%d: 1\n", i);
    assert_int_equal(yaml(text, n, &why), LIN_BAD_FILE);
    says(&why, "at most 1000 keys");
    free(text);
}

/* ---- A small battle ---- */

/* Maps are spelt here with ' for ". */
static char *json_of(const char *text, size_t n)
{
    char *json = malloc(n + 1);

    assert_non_null(json);
    for (size_t i = 0; i < n; i++)
        json[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    json[n] = '\0';
    return json;
}

static const char small_map[] =
    "{'type':'map','orientation':'orthogonal','infinite':false,\n"
    "'width':3,'height':2,'tilewidth':10,'tileheight':10,\n"
    "'tilesets':[{'firstgid':1,'tilecount':4,'tiles':[{'id':0,'type':'open'},\n"
    " {'id':1,'class':'woods'},{'id':2,'type':'swamp'}]}],\n"
    "'layers':[\n"
    " {'type':'tilelayer','name':'ground','data':[1,1,2, 2,1,1]},\n"
    " {'type':'tilelayer','name':'left','data':[4,0,0, 4,0,0]},\n"
    " {'type':'objectgroup','name':'roads','objects':[\n"
    "  {'id':1,'name':'Long Road','type':'road','x':5,'y':15,'rotation':0,\n"
    "   'polyline':[{'x':0,'y':0},{'x':2,'y':1},{'x':10,'y':-10},{'x':20,'y':-10}]}]},\n"
    " {'type':'objectgroup','name':'places','objects':[\n"
    "  {'id':2,'name':'Mill','type':'victory','x':25,'y':5,'point':true,\n"
    "   'properties':[{'name':'points','type':'int','value':7}]}]},\n"
    " {'type':'objectgroup','name':'edges','objects':[\n"
    "  {'id':3,'name':'','type':'wall','x':0,'y':0,\n"
    "   'properties':[{'name':'between','type':'string','value':'A1 A2'}]}]},\n"
    " {'type':'objectgroup','name':'notes','objects':[{'text':'anything'}]}\n"
    "]}\n";

static const char small_battle[] =
    "battle: small\n" /*  1 */
    "rules: brandywine\n"
    "title: A small battle\n"
    "date: 1777\n"
    "map: map.tmj\n" /*  5 */
    "turns: [one, two]\n"
    "sides:\n"
    "  - {id: red, name: Reds, colour: red}\n"
    "  - {id: blue, name: Blues, colour: blue}\n"
    "units:\n" /* 10 */
    "  - {id: R-1, side: red, name: First, type: infantry, size: brigade, cf: 4}\n"
    "  - {id: B-1, side: blue, name: Second, type: infantry, size: brigade}\n";

static lin_status load_small(const char *text, const char *map, lin_battle **out, lin_refusal *why)
{
    char *json = json_of(map, strlen(map));

    put_file("battle.yaml", text, strlen(text));
    put_file("map.tmj", json, strlen(json));
    free(json);
    return lin_battle_load(scratch, out, why);
}

static void a_battle_is_read(void **state)
{
    lin_battle *b;
    lin_refusal why;

    (void)state;
    if (load_small(small_battle, small_map, &b, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_string_equal(b->id, "small");
    assert_string_equal(b->rules, "brandywine");
    assert_string_equal(b->note, "");
    assert_string_equal(b->history, "");
    assert_int_equal(b->turns, 2);
    assert_string_equal(b->turn_name[1], "two");
    assert_string_equal(b->side_id[1], "blue");
    assert_string_equal(b->side_colour[0], "red");
    assert_int_equal(b->units, 2);
    assert_string_equal(b->unit[0].id, "R-1");
    assert_int_equal(b->unit[1].side, 1);
    assert_string_equal(lin_node_text(b->unit[0].data, "cf", ""), "4");
    assert_int_equal(b->board.cells, 6);
    lin_battle_free(b);
    assert_int_equal(lin_battle_load(in_scratch("battle.yaml"), &b, &why), LIN_OK);
    lin_battle_free(b);
    lin_battle_free(NULL);
}

static void a_battle_may_have_no_map(void **state)
{
    char *text = swap(small_battle, "map: map.tmj\n", "");
    lin_battle *b;

    (void)state;
    assert_int_equal(load_small(text, "", &b, NULL), LIN_OK);
    assert_int_equal(b->board.cells, 0);
    lin_battle_free(b);
    free(text);
}

static void wrong_battles_are_refused(void **state)
{
    static const struct {
        const char *from, *to, *say;
        int line;
    } bad[] = {
        { "battle: small\n", "", "the battle has no \"battle\"; add \"battle: ...\"", 1 },
        { "small", "sm all", "\"battle\" of the battle is \"sm all\"; an id is made of", 1 },
        { "rules: brandywine\n", "", "the battle has no \"rules\"", 1 },
        { "rules: brandywine", "rules: [a]", "\"rules\" of the battle should be a text", 2 },
        { "title: A small battle", "title: ''", "\"title\" of the battle should be a text", 3 },
        { "A small battle", "\"two\\nlines\"", "\"title\" of the battle should be one line", 3 },
        { "date: 1777", "date: the eleventh of September 1777",
          "\"date\" of the battle is too long; 23 characters are the most", 4 },
        { "date: 1777", "date: 1777\nhistory: [a]", "\"history\" should be a paragraph", 5 },
        { "map.tmj", "../map.tmj", "should be the plain name of a file in the same folder", 5 },
        { "map.tmj", "/etc/passwd", "should be the plain name of a file in the same folder", 5 },
        { "map.tmj", ".hidden", "should be the plain name of a file in the same folder", 5 },
        { "map.tmj", "other.tmj", "There is no file ", 5 },
        { "turns: [one, two]\n", "", "the battle has no \"turns\"; add a list of", 1 },
        { "[one, two]", "13", "\"turns\" should be a list of the names of the turns", 6 },
        { "[one, two]", "[]", "\"turns\" should be a list of", 6 },
        { "[one, two]", "[one, [two]]", "turn 2 should be a name, such as \"9 AM\"", 6 },
        { "[one, two]", "[one, a very long turn name]", "the name of turn 2 is too long", 6 },
        { "  - {id: blue, name: Blues, colour: blue}\n", "",
          "there are 1 sides; a battle has "
          "exactly two",
          8 },
        { "sides:\n", "sides:\n  - {id: gold, name: Golds, colour: gold}\n", "there are 3 sides",
          8 },
        { "id: blue", "id: RED", "both sides have the id \"red\"", 8 },
        { "colour: blue", "color: blue", "the second side has no \"colour\"", 9 },
        { "{id: red, name: Reds, colour: red}", "red", "the first side should be a map", 8 },
        { "units:", "unit:", "the battle has no \"units\"; add a list of units", 1 },
        { "id: R-1, ", "", "unit number 1 has no \"id\"", 11 },
        { "id: R-1", "id: R_1", "is \"R_1\"; an id is made of the letters A to Z", 11 },
        { "id: R-1", "id: \"R-1\xc3\xa9\"", "an id is made of the letters A to Z", 11 },
        { "id: R-1", "id: R-123456789012345", "\"id\" of unit number 1 is too long; 15", 11 },
        { "id: B-1", "id: r-1", "two units have the id \"r-1\" (the other is on line 11)", 12 },
        { "side: blue", "side: green",
          "unit B-1 is of the side \"green\", which is none; it "
          "should be red or blue",
          12 },
        { "side: blue, ", "", "unit B-1 has no \"side\"", 12 },
        { "name: Second, ", "", "unit B-1 has no \"name\"", 12 },
        { "type: infantry, size: brigade}", "type: [a], size: brigade}",
          "\"type\" of unit B-1 should be a text", 12 },
        { ", size: brigade}", "}", "unit B-1 has no \"size\"", 12 },
        { "  - {id: B-1", "  - B-1\n  - {id: B-2", "unit number 2 should be a map with id", 12 },
        { "battle: small\n", "", "no \"battle\"", 1 },
    };
    lin_battle *b;
    lin_refusal why;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char *text = swap(small_battle, bad[i].from, bad[i].to);

        memset(&why, 0, sizeof why);
        if (load_small(text, small_map, &b, &why) != LIN_BAD_FILE)
            fail_msg("this was read: %s", text);
        assert_null(b);
        says(&why, bad[i].say);
        if (why.line != bad[i].line)
            fail_msg("line %d, not %d: %s", why.line, bad[i].line, why.text);
        free(text);
    }
}

static void too_many_units_and_turns_are_refused(void **state)
{
    char *text = malloc(100000);
    size_t n;
    lin_battle *b;
    lin_refusal why;

    (void)state;
    assert_non_null(text);
    n = (size_t)sprintf(text, "%s", small_battle);
    for (int i = 2; i < LIN_PIECES; i++)
        n += (size_t)sprintf(text + n, "  - {id: U-%d, side: red, name: n, type: t, size: s}\n", i);
    assert_int_equal(load_small(text, small_map, &b, &why), LIN_OK);
    assert_int_equal(b->units, LIN_PIECES);
    lin_battle_free(b);
    sprintf(text + n, "  - {id: LAST, side: red, name: n, type: t, size: s}\n");
    assert_int_equal(load_small(text, small_map, &b, &why), LIN_BAD_FILE);
    says(&why, "there are more than 224 units");
    assert_int_equal(why.line, 10 + LIN_PIECES + 1);
    free(text);

#define EIGHT "t, t, t, t, t, t, t, t, "
    text = swap(small_battle, "one, ", EIGHT EIGHT EIGHT EIGHT EIGHT EIGHT EIGHT EIGHT);
#undef EIGHT
    assert_int_equal(load_small(text, small_map, &b, &why), LIN_BAD_FILE);
    says(&why, "there are more than 64 turns");
    free(text);
}

static void what_is_no_battle_is_refused(void **state)
{
    lin_battle *b;
    lin_refusal why;

    (void)state;
    assert_int_equal(lin_battle_load(in_scratch("nowhere"), &b, &why), LIN_BAD_FILE);
    says(&why, "There is no battle at ");
    put_file("map.tmj", "", 0);
    assert_int_equal(lin_battle_load(in_scratch("map.tmj"), &b, &why), LIN_BAD_FILE);
    says(&why, "is not a battle; name a folder with a battle.yaml in it.");
    assert_int_equal(lin_battle_load("/usr", &b, &why), LIN_BAD_FILE);
    says(&why, "There is no file /usr/battle.yaml");
    assert_int_equal(lin_battle_load("", &b, &why), LIN_BAD_FILE);
    says(&why, "There is no battle at ");
}

/* Whatever becomes of a file, reading it ends, in a battle or in a sentence. */
static void damaged_battles_end_in_a_sentence(void **state)
{
    const int damages = getenv("FULL") ? 10000 : 1000;
    lin_rng rng = 1777;
    char text[sizeof small_battle];

    (void)state;
    for (size_t n = 0; n < sizeof small_battle - 1; n++) {
        lin_refusal why = { 0 };

        if (yaml(small_battle, n, &why) != LIN_OK)
            assert_true(why.text[0] && why.line > 0);
    }
    for (int i = 0; i < damages; i++) {
        lin_refusal why = { 0 };
        lin_battle *b;

        memcpy(text, small_battle, sizeof text);
        for (int k = 0; k < 1 + i % 3; k++)
            text[lin_rng_below(&rng, sizeof text - 1)] =
                i % 2 ? (char)(1 + lin_rng_below(&rng, 255)) : "-:{}[]&*!|>'\"#%@, \n"[i % 19];
        if (load_small(text, small_map, &b, &why) == LIN_OK)
            lin_battle_free(b);
        else
            assert_true(why.text[0] != '\0');
    }
}

/* ---- Tiled ---- */

static lin_board board;
static lin_table table; /* test_tiled_table.c is about those */

static lin_status tiled(const char *text, size_t n, lin_refusal *why)
{
    char *json = json_of(text, n);
    const lin_status st = lin_tiled_read(json, n, "map.tmj", NULL, &board, &table, why);

    free(json);
    return st;
}

static lin_status tiled_text(const char *text, lin_refusal *why)
{
    return tiled(text, strlen(text), why);
}

static int cell(const char *name)
{
    const int c = lin_cell_parse(&board, name);

    if (c == LIN_NOWHERE)
        fail_msg("there is no cell %s", name);
    return c;
}

static const char *ground_at(const char *name)
{
    return board.ground_name[board.ground[cell(name)]];
}

static void a_map_is_read(void **state)
{
    lin_refusal why;

    (void)state;
    if (tiled_text(small_map, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_int_equal(board.rows, 2);
    assert_int_equal(board.cols, 3);
    assert_int_equal(board.grounds, 2);            /* swamp is not used */
    assert_string_equal(ground_at("A1"), "woods"); /* the lower row is A */
    assert_string_equal(ground_at("B1"), "open");
    assert_string_equal(ground_at("B3"), "woods");
    assert_int_equal(lin_area_find(&board, "left"), 0);
    assert_int_equal(board.area[cell("A1")], 1);
    assert_int_equal(board.area[cell("A2")], 0);
    assert_int_equal(board.chains, 1);
    assert_int_equal(board.chain[0].n, 3); /* two points in A1 */
    assert_int_equal(board.chain[0].cell[1], cell("B2"));
    assert_int_equal(board.road[cell("A1")], 1 << 1);
    assert_int_equal(board.places, 1);
    assert_int_equal(board.place[0].cell, cell("B3"));
    assert_int_equal(board.place[0].value, 7);
    assert_int_equal(board.edge_kinds, 1);
    assert_int_equal(board.edge[cell("A1")][2], 1);
    assert_int_equal(board.edge[cell("A2")][6], 1);
    assert_string_equal(board.edge_name[0], "wall");
}

static void base64_and_turned_tiles_read_the_same(void **state)
{
    /* 1 1 2 2 1 1; then the same with the bits set that turn a picture */
    static const char *const same[] = {
        "'encoding':'base64','data':'AQAAAAEAAAACAAAAAgAAAAEAAAABAAAA'",
        "'encoding':'base64','compression':'','data':'AQAAgAEAAEACAAAgAgAA4AEAAAABAAAA'",
        "'data':[2147483649,1073741825,536870914,3758096386,1,1]",
        "'encoding':'csv','data':[1,1,2,2,1,1]",
    };
    lin_board first;

    (void)state;
    assert_int_equal(tiled_text(small_map, NULL), LIN_OK);
    first = board;
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
        char *text = swap(small_map, "'data':[1,1,2, 2,1,1]", same[i]);
        lin_refusal why;

        if (tiled_text(text, &why) != LIN_OK)
            fail_msg("%s", why.text);
        assert_memory_equal(&board, &first, sizeof board);
        free(text);
    }
}

static void wrong_maps_are_refused(void **state)
{
    static const struct {
        const char *from, *to, *say;
    } bad[] = {
        { "'type':'map'", "'type':'tileset'", "this is JSON, but not a Tiled map" },
        { "orthogonal", "isometric", "the orientation is \"isometric\"; it should be orthogonal" },
        { "orthogonal", "hexagonal", "set Stagger Axis to X" },
        { "'orthogonal'", "'hexagonal','staggeraxis':'x','staggerindex':'even'",
          "set Stagger Index to Odd" },
        { "'orthogonal'", "'hexagonal','staggeraxis':'x','staggerindex':'odd'",
          "\"hexsidelength\" is missing" },
        { "false", "true", "the map is infinite; switch Infinite off" },
        { "'width':3", "'width':0", "\"width\" is 0; it should be a whole number from 1 to" },
        { "'width':3", "'width':1000000", "\"width\" is 1000000; it should be" },
        { "'width':3", "'width':'3'", "\"width\" is not a whole number" },
        { "'width':3,", "", "\"width\" is missing" },
        { "'height':2", "'height':-2", "\"height\" is -2" },
        { "'width':3", "'width':4", "the layer \"ground\" has 6 tiles; the map has 8" },
        { "'tileheight':10", "'tileheight':0", "\"tileheight\" is 0" },
        { "'tilesets':[{", "'tilesets':[],'x':[{", "it has no \"tilesets\"" },
        { "'firstgid':1,", "'firstgid':1,'source':'a.tsx',", "choose Embed Tileset" },
        { "'firstgid':1,", "", "a tileset: \"firstgid\" is missing" },
        { "'id':1,'class'", "'id':9,'class'", "a tile of a tileset: \"id\" is 9" },
        { "'type':'open'", "'type':'open-and-very-very-long-name'",
          "the type of tile \"open-and-very-very-long-name\" is too long; 23" },
        { "'type':'open'", "'type':'op\\nen'", "holds a control character" },
        { "'layers'", "'Layers'", "it has no \"layers\"" },
        { "'name':'ground'", "'name':'grund'", "there is no tile layer called \"ground\"" },
        { "'name':'left'", "'name':'ground'", "there are two layers called \"ground\"" },
        { "'name':'left','data':[4,0,0, 4,0,0]},",
          "'name':'left','data':[4,0,0, 4,0,0]},{'type':'tilelayer','name':'left',"
          "'data':[4,0,0, 4,0,0]},",
          "there are two layers called \"left\"" },
        { "'name':'left'", "'name':''", "a layer has no name" },
        { "'name':'left'", "'name':'an area with a name longer than that'", "too long; 31" },
        { "'name':'left'", "'offsetx':5,'name':'left'", "the layer \"left\" is shifted" },
        { "'type':'tilelayer'", "'type':'group'", "is of the type \"group\"" },
        { "[1,1,2, 2,1,1]", "[1,1,2, 2,1]", "has 5 tiles; the map has 6" },
        { "[1,1,2, 2,1,1]", "[1,1,2, 2,1,9]", "has tile number 9 at A3, which no tileset" },
        { "[1,1,2, 2,1,1]", "[1,1,2, 2,0,1]", "has no tile at A2; every cell needs one" },
        { "[1,1,2, 2,1,1]", "[1,4,2, 2,1,1]",
          "the tile at B2 in the layer \"ground\" has no type" },
        { "[1,1,2, 2,1,1]", "[1,1,2, 2,1,-1]", "entry 6 of its data is no tile number" },
        { "[1,1,2, 2,1,1]", "[1,1,2, 2,1,1.5]", "entry 6 of its data is no tile number" },
        { "[1,1,2, 2,1,1]", "[1,1,2, 2,1,99999999999]", "entry 6 of its data is no tile number" },
        { "[1,1,2, 2,1,1]", "7", "has no list of tiles as its \"data\"" },
        { "'data':[1,1,2, 2,1,1]", "'encoding':'base64','data':'AQ*A'", "is not base64" },
        { "'data':[1,1,2, 2,1,1]", "'encoding':'base64','data':'AQAA'", "has 0 tiles" },
        { "'data':[1,1,2, 2,1,1]", "'encoding':'base64','data':[1]", "is not base64" },
        { "'data':[1,1,2, 2,1,1]", "'encoding':'base64','compression':'zstd','data':'AQAA'",
          "is packed (zstd); set Tile Layer Format to CSV" },
        { "'name':'roads'", "'name':'raods'", "the object layer \"raods\" is not one that" },
        { "'polyline'", "'polygon'", "\"Long Road\" in the layer \"roads\" should be a polyline" },
        { "'rotation':0", "'rotation':90", "is turned; set its rotation to 0" },
        { "{'x':10,'y':-10},", "", "\"Long Road\" in the layer \"roads\" jumps from A1 to B3" },
        { "{'x':20,'y':-10}", "{'x':30,'y':-10}", "a point at 35, 5, which lies off the map" },
        { "{'x':20,'y':-10}", "{'x':20,'y':-1e300}", "which lies off the map" },
        { "{'x':20,'y':-10}", "{'x':20}", "has a point without \"x\" and \"y\"" },
        { "{'x':20,'y':-10}", "5", "has a point without \"x\" and \"y\"" },
        { ",{'x':10,'y':-10},{'x':20,'y':-10}", "", "stays in one cell" },
        { "'Long Road','type':'road'", "'Long Road','type':''", "needs a type" },
        { "'Long Road'", "''", "object 1, without a name, in the layer \"roads\" needs a name" },
        { "'point':true,", "", "the object \"Mill\" in the layer \"places\" should be a point" },
        { "'value':7", "'value':'7.5'", "has \"points\" that are not a whole number" },
        { "'x':25", "'x':'25'", "has a point without \"x\" and \"y\"" },
        { "'value':'A1 A2'", "'value':5", "needs a string property \"between\"" },
        { "'A1 A2'", "'A1'", "is between \"A1\"; it should name two cells" },
        { "'A1 A2'", "'A1 A9'", "there is no cell A9 on the map" },
        { "'A1 A2'", "'A1 A3'", "these two cells are not neighbours" },
        { "'type':'wall'", "'type':''", "needs a type, such as \"creek\"" },
        { "'height':2", "'height':2,'height':3", "this does not read as JSON" },
        { "'layers':[", "'layers':[7,", "one of its \"layers\" is not an object" },
    };
    lin_refusal why;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char *text = swap(small_map, bad[i].from, bad[i].to);

        memset(&why, 0, sizeof why);
        if (tiled_text(text, &why) != LIN_BAD_FILE)
            fail_msg("this was read: %s", bad[i].to);
        says(&why, bad[i].say);
        says(&why, "map.tmj: ");
        assert_int_equal(board.cells, 0);
        free(text);
    }
}

static void what_is_no_map_is_refused(void **state)
{
    static char deep[100000];
    lin_refusal why;

    (void)state;
    assert_int_equal(tiled_text("", &why), LIN_BAD_FILE);
    says(&why, "map.tmj: the file is empty");
    assert_int_equal(tiled_text("<?xml version=\"1.0\"?><map/>", &why), LIN_BAD_FILE);
    says(&why, "save the map from Tiled as JSON (.tmj), not as .tmx");
    assert_int_equal(why.line, 1);
    assert_int_equal(tiled_text("{\"type\":\"map\",\n\n\"width\":}", &why), LIN_BAD_FILE);
    assert_int_equal(why.line, 3);
    assert_int_equal(tiled_text("[1, 2]", &why), LIN_BAD_FILE);
    says(&why, "not a Tiled map");
    assert_int_equal(tiled_text("\xff\xfe\x01", &why), LIN_BAD_FILE);
    says(&why, "this does not read as JSON");
    assert_int_equal(lin_tiled_read("{\0}", 3, "m", NULL, &board, &table, &why), LIN_BAD_FILE);
    memset(deep, '[', sizeof deep - 1);
    assert_int_equal(tiled_text(deep, &why), LIN_BAD_FILE);
    says(&why, "this does not read as JSON");
    assert_int_equal(lin_tiled_read(deep, LIN_FILE_MOST + 1, "m", NULL, &board, &table, &why),
                     LIN_BAD_FILE);
    says(&why, "the file is longer than 4194304 bytes");
}

static void damaged_maps_end_in_a_sentence(void **state)
{
    lin_rng rng = 1777;
    char text[sizeof small_map];

    (void)state;
    for (size_t n = 0; n < sizeof small_map - 2; n++) {
        lin_refusal why = { 0 };

        assert_int_equal(tiled(small_map, n, &why), LIN_BAD_FILE);
        assert_true(why.text[0] != '\0');
    }
    for (int i = 0; i < 5000; i++) {
        lin_refusal why = { 0 };

        memcpy(text, small_map, sizeof text);
        for (int k = 0; k < 1 + i % 3; k++)
            text[lin_rng_below(&rng, sizeof text - 1)] =
                i % 2 ? (char)(1 + lin_rng_below(&rng, 255)) : "0123456789-.e'[]{},"[i % 19];
        if (tiled_text(text, &why) != LIN_OK)
            assert_true(why.text[0] != '\0');
    }
}

/* ---- Maps from Tiled ---- */

static void load_map(const char *path, lin_board *out)
{
    char *text;
    size_t n;
    lin_refusal why;

    if (lin_slurp(path, LIN_FILE_MOST, &text, &n, &why) != LIN_OK ||
        lin_tiled_read(text, n, "map", NULL, out, &table, &why) != LIN_OK)
        fail_msg("%s: %s", path, why.text);
    lin_free(text);
}

static void hex_maps_are_read(void **state)
{
    (void)state;
    load_map(MAPS "/hex.tmj", &board);
    assert_int_equal(board.grid, LIN_HEXES);
    assert_int_equal(board.rows, 5);
    assert_int_equal(board.cols, 6);
    assert_string_equal(ground_at("0101"), "clear");
    assert_string_equal(ground_at("0301"), "woods");
    assert_string_equal(ground_at("0202"), "hill");
    assert_string_equal(ground_at("0105"), "woods");
    assert_int_equal(board.chains, 2);
    assert_string_equal(board.chain[1].kind, "lane");
    assert_int_equal(board.chain[0].n, 6);
    assert_int_equal(board.chain[0].cell[1], cell("0202"));
    assert_int_equal(board.chain[0].cell[5], cell("0603"));
    assert_int_equal(board.road[cell("0103")], 1 << 1); /* NE to 0202 */
    assert_int_equal(board.edge_kinds, 3);
    assert_int_equal(board.edge[cell("0202")][0], 1);
    assert_int_equal(board.edge[cell("0201")][3], 1);
    assert_int_equal(board.edge[cell("0303")][1], 1 << lin_edge_find(&board, "bridge"));
    assert_int_equal(board.edge[cell("0402")][4], 1 << lin_edge_find(&board, "bridge"));
    assert_int_equal(board.place[1].value, 4);
    assert_int_equal(board.place[1].cell, cell("0402"));
    assert_int_equal(board.area[cell("0205")], 1);
    assert_int_equal(board.area[cell("0305")], 0);
}

/* resaved.tmj and hex-resaved.tmj were written by Tiled 1.8.2 from the maps as committed. */
static void tiled_saves_maps_without_changing_them(void **state)
{
    static lin_board again;

    (void)state;
    load_map(BRANDYWINE "/map.tmj", &board);
    load_map(MAPS "/resaved.tmj", &again);
    assert_memory_equal(&board, &again, sizeof board);
    load_map(MAPS "/hex.tmj", &board);
    load_map(MAPS "/hex-resaved.tmj", &again);
    assert_memory_equal(&board, &again, sizeof board);
}

/* ---- Finding battles ---- */

static void battles_are_found_by_name_and_path(void **state)
{
    char path[LIN_PATH];
    lin_refusal why;

    (void)state;
    setenv("LINSTOCK_BATTLES", "/nowhere:" BATTLES, 1);
    assert_int_equal(lin_battles_find("brandywine-1777", NULL, path, sizeof path, &why), LIN_OK);
    assert_string_equal(path, BRANDYWINE);
    assert_int_equal(lin_battles_find(BRANDYWINE, NULL, path, sizeof path, &why), LIN_OK);
    assert_string_equal(path, BRANDYWINE);
    assert_int_equal(lin_battles_find(BRANDYWINE "/battle.yaml", NULL, path, sizeof path, &why),
                     LIN_OK);
    assert_string_equal(path, BRANDYWINE);
    assert_int_equal(lin_battles_find("agincourt", NULL, path, sizeof path, &why), LIN_BAD_FILE);
    says(&why, "There is no battle called \"agincourt\"; there are: ");
    says(&why, "brandywine-1777");
    assert_int_equal(lin_battles_find("", NULL, path, sizeof path, &why), LIN_BAD_FILE);
    assert_int_equal(lin_battles_find("..", NULL, path, sizeof path, &why), LIN_OK);
    assert_int_equal(lin_battles_find("a/b", NULL, path, sizeof path, &why), LIN_BAD_FILE);
    says(&why, "There is no battle at a/b");
    assert_int_equal(lin_battles_find("brandywine-1777", NULL, path, 10, &why), LIN_BAD_FILE);
    setenv("LINSTOCK_BATTLES", "/nowhere", 1);
    assert_int_equal(lin_battles_find("brandywine-1777", LIN_SOURCE_DIR, path, sizeof path, &why),
                     LIN_OK);
    unsetenv("LINSTOCK_BATTLES");
}

static void note_battle(void *self, const char *name, const char *path)
{
    int *seen = self;

    if (strcmp(name, "brandywine-1777") == 0) {
        assert_string_equal(path, BRANDYWINE);
        ++*seen;
    }
}

static void every_battle_is_seen_once(void **state)
{
    int seen = 0;

    (void)state;
    setenv("LINSTOCK_BATTLES", BATTLES ":" BATTLES, 1);
    assert_int_equal(lin_battles_each(LIN_SOURCE_DIR, note_battle, &seen, NULL), LIN_OK);
    assert_int_equal(seen, 1);
    unsetenv("LINSTOCK_BATTLES");
}

static void a_source_loads_once(void **state)
{
    lin_source *s = lin_source_new(LIN_SOURCE_DIR);
    const lin_battle *one, *two;
    const lin_field *f, *g;
    lin_refusal why;

    (void)state;
    assert_non_null(s);
    setenv("LINSTOCK_BATTLES", "", 1);
    assert_int_equal(lin_source_battle(s, BRANDYWINE, &one, &why), LIN_OK);
    assert_int_equal(lin_source_battle(s, BRANDYWINE, &two, &why), LIN_OK);
    assert_ptr_equal(one, two);
    assert_int_equal(lin_source_battle(s, "agincourt", &two, &why), LIN_BAD_FILE);
    if (lin_source_field(s, BRANDYWINE, NULL, &f, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_int_equal(lin_source_field(s, BRANDYWINE, "", &g, &why), LIN_OK);
    assert_ptr_equal(f, g);
    assert_int_equal(lin_source_field(s, BRANDYWINE, "bombardment=off", &g, &why), LIN_OK);
    assert_ptr_not_equal(f, g);
    assert_int_equal(lin_source_field(s, BRANDYWINE, "catapults=on", &g, &why), LIN_BAD_FILE);
    assert_int_equal(lin_source_field(s, BRANDYWINE, NULL, &g, &why), LIN_OK);
    assert_ptr_equal(f, g);
    lin_source_free(s);
    lin_source_free(NULL);
    unsetenv("LINSTOCK_BATTLES");
}

/* ---- Brandywine: does the ground hold together? ---- */

static lin_battle *brandywine;
static int piece[LIN_CELLS]; /* of land, from 1; 0: creek */

static bool ground_is(int c, const char *name)
{
    return strcmp(board.ground_name[board.ground[c]], name) == 0;
}

static bool is_creek(int c)
{
    return ground_is(c, "creek") || ground_is(c, "creek-woods");
}

static bool is_tributary(int c)
{
    return ground_is(c, "tributary") || ground_is(c, "tributary-woods");
}

static bool is_level_two(int c)
{
    return ground_is(c, "slope") || ground_is(c, "woods-slope") || ground_is(c, "buildings-slope");
}

static void flood(int c, int number)
{
    piece[c] = number;
    for (int d = 0; d < 8; d++) {
        const int to = board.next[c][d];

        if (to != LIN_NOWHERE && !is_creek(to) && !piece[to])
            flood(to, number);
    }
}

/* Pieces of land when nobody may set foot in the creek. */
static int land_pieces(void)
{
    int n = 0;

    memset(piece, 0, sizeof piece);
    for (int c = 0; c < board.cells; c++)
        if (!is_creek(c) && !piece[c])
            flood(c, ++n);
    return n;
}

static int load_brandywine(void **state)
{
    lin_refusal why;

    (void)state;
    if (lin_battle_load(BRANDYWINE, &brandywine, &why) != LIN_OK) {
        fprintf(stderr, "line %d: %s\n", why.line, why.text);
        return -1;
    }
    board = brandywine->board;
    return 0;
}

static int free_brandywine(void **state)
{
    (void)state;
    lin_battle_free(brandywine);
    return 0;
}

static void its_ground_is_as_counted(void **state)
{
    static const struct {
        const char *name;
        int n;
    } want[] = { { "open", 271 },         { "slope", 88 },       { "crest", 17 },
                 { "woods", 80 },         { "woods-slope", 20 }, { "creek", 51 },
                 { "creek-woods", 5 },    { "tributary", 50 },   { "tributary-woods", 8 },
                 { "swamp", 9 },          { "village", 5 },      { "buildings", 11 },
                 { "buildings-slope", 1 } };

    (void)state;
    assert_int_equal(board.rows, 22);
    assert_int_equal(board.cols, 28);
    assert_int_equal(board.grounds, 13);
    for (size_t i = 0; i < 13; i++) {
        int n = 0;

        for (int c = 0; c < board.cells; c++)
            n += ground_is(c, want[i].name);
        assert_int_equal(n, want[i].n);
    }
    assert_string_equal(ground_at("A5"), "village");
    assert_string_equal(ground_at("V1"), "woods");
    assert_string_equal(ground_at("S28"), "crest");
}

static const lin_chain *chain_named(const char *name)
{
    for (int i = 0; i < board.chains; i++)
        if (strcmp(board.chain[i].name, name) == 0)
            return &board.chain[i];
    fail_msg("there is no chain %s", name);
    return NULL;
}

static int last_of(const lin_chain *chain)
{
    return chain->cell[chain->n - 1];
}

/* Water squares are exactly those of the chains, and no diagonal step slips across. */
static void its_water_runs_in_chains(void **state)
{
    static bool creek[LIN_CELLS], tributary[LIN_CELLS];
    int creeks = 0, tributaries = 0;

    (void)state;
    for (int i = 0; i < board.chains; i++) {
        const lin_chain *chain = &board.chain[i];
        const bool is_a_creek = strcmp(chain->kind, "creek") == 0;

        if (strcmp(chain->kind, "road") == 0)
            continue;
        creeks += is_a_creek;
        tributaries += !is_a_creek;
        for (int k = 0; k < chain->n; k++) {
            (is_a_creek ? creek : tributary)[chain->cell[k]] = true;
            if (k > 0)
                assert_int_equal(lin_cell_direction(&board, chain->cell[k - 1], chain->cell[k]) % 2,
                                 0);
        }
        if (!is_a_creek && strcmp(chain->name, "Red Clay Creek") != 0) {
            bool joins = false;

            for (int d = 0; d < 8; d++)
                joins |= board.next[last_of(chain)][d] != LIN_NOWHERE &&
                         is_creek(board.next[last_of(chain)][d]);
            assert_true(joins);
        }
    }
    assert_int_equal(creeks, 3);
    assert_int_equal(tributaries, 8);
    for (int c = 0; c < board.cells; c++) {
        assert_int_equal(is_creek(c), creek[c]);
        assert_int_equal(is_tributary(c), tributary[c]);
    }
    assert_int_equal(lin_cell_row(&board, last_of(chain_named("Brandywine Creek"))), 0);
    assert_int_equal(lin_cell_row(&board, last_of(chain_named("East Branch"))), 21);
    assert_int_equal(lin_cell_col(&board, last_of(chain_named("West Branch"))), 0);
}

static void its_creek_parts_three_lands(void **state)
{
    int area = 0;

    (void)state;
    assert_int_equal(land_pieces(), 3);
    assert_int_equal(lin_area_find(&board, "american set-up"), 0);
    for (int c = 0; c < board.cells; c++) {
        const bool east = piece[c] == piece[cell("V28")];

        assert_int_equal(board.area[c] & 1, east);
        area += east;
    }
    assert_int_equal(area, 187);
    assert_int_not_equal(piece[cell("A5")], piece[cell("V28")]);
    assert_int_not_equal(piece[cell("A5")], piece[cell("V10")]);
}

static void follow_roads(int c, bool *seen)
{
    seen[c] = true;
    for (int d = 0; d < 8; d++)
        if ((board.road[c] >> d & 1) && !seen[board.next[c][d]])
            follow_roads(board.next[c][d], seen);
}

static void its_roads_are_one_network(void **state)
{
    static bool seen[LIN_CELLS];
    int roads = 0, chains = 0;

    (void)state;
    follow_roads(cell("A5"), seen);
    for (int c = 0; c < board.cells; c++) {
        roads += board.road[c] != 0;
        assert_int_equal(seen[c], board.road[c] != 0);
    }
    assert_int_equal(roads, 149);
    for (int i = 0; i < board.chains; i++)
        chains += strcmp(board.chain[i].kind, "road") == 0;
    assert_int_equal(chains, 15);
    assert_int_equal(lin_cell_row(&board, cell("A5")), 0);
}

/* A ford is where a road meets the creek; it leads from one bank to another. */
static void its_fords_join_two_banks(void **state)
{
    static bool ford[LIN_CELLS];
    int fords = 0;

    (void)state;
    land_pieces();
    for (int i = 0; i < board.places; i++)
        if (strcmp(board.place[i].kind, "ford") == 0) {
            ford[board.place[i].cell] = true;
            fords++;
        }
    assert_int_equal(fords, 9);
    for (int c = 0; c < board.cells; c++) {
        int bank[8], banks = 0;

        assert_int_equal(ford[c], is_creek(c) && board.road[c]);
        for (int d = 0; ford[c] && d < 8; d++)
            if (board.road[c] >> d & 1)
                bank[banks++] = piece[board.next[c][d]];
        if (!ford[c])
            continue;
        assert_int_equal(banks, 2);
        assert_int_not_equal(bank[0], bank[1]);
    }
    assert_true(ford[cell("F23")] && ford[cell("T15")] && ford[cell("C25")]);
}

static void its_victory_squares_lie_east_on_roads(void **state)
{
    int total = 0;

    (void)state;
    land_pieces();
    for (int i = 0; i < board.places; i++) {
        const lin_place *p = &board.place[i];
        char name[8];
        int points = 0;

        if (strcmp(p->kind, "victory") != 0)
            continue;
        lin_cell_name(&board, p->cell, name);
        assert_true(board.road[p->cell] != 0);
        assert_int_equal(piece[p->cell], piece[cell("V28")]);
        assert_int_equal(
            lin_node_int(lin_node_get(brandywine->root, "victory"), name, 1, 99, &points, NULL),
            LIN_OK);
        assert_int_equal(points, p->value);
        total += p->value;
    }
    assert_int_equal(total, 36);
}

static void its_crests_stand_on_slopes(void **state)
{
    (void)state;
    for (int c = 0; c < board.cells; c++) {
        int slopes = 0;

        for (int d = 0; ground_is(c, "crest") && d < 8; d++)
            slopes += board.next[c][d] != LIN_NOWHERE && is_level_two(board.next[c][d]);
        assert_true(!ground_is(c, "crest") || slopes >= 2);
    }
}

static int road_step(const void *of, int from, int direction, int to, bool *stop)
{
    (void)to;
    (void)stop;
    return ((const lin_board *)of)->road[from] >> direction & 1 ? 1 : -1;
}

/* Coming on costs four quarters, a step by road one. Foot (16 a turn) reach the fords and the
 * victory squares on the second turn and no sooner; guns (12 a turn) need a third for those. */
static void its_roads_are_as_long_as_a_morning(void **state)
{
    static const char *const fords[] = { "F23", "I22", "K20", "L19", "N17", "C25", "R10" };
    static lin_reach reach;

    (void)state;
    lin_reach_from(&board, cell("A5"), 1000, road_step, &board, &reach);
    for (size_t i = 0; i < sizeof fords / sizeof fords[0]; i++)
        assert_in_range(reach.cost[cell(fords[i])], 12 + 1, 12 + 16);
    for (int i = 0; i < board.places; i++)
        if (strcmp(board.place[i].kind, "victory") == 0) {
            assert_in_range(reach.cost[board.place[i].cell], 12 + 1, 12 + 16);
            assert_in_range(reach.cost[board.place[i].cell], 8 + 12 + 1, 8 + 12 + 12);
        }
}

static void its_armies_are_as_counted(void **state)
{
    static const int counters[2] = { 28, 22 }, factors[2] = { 90, 78 };
    int n[2] = { 0, 0 }, sum[2] = { 0, 0 };

    (void)state;
    assert_string_equal(brandywine->side_id[0], "british");
    assert_string_equal(brandywine->side_id[1], "american");
    assert_int_equal(brandywine->turns, 13);
    assert_string_equal(brandywine->turn_name[12], "9 PM");
    for (int u = 0; u < brandywine->units; u++) {
        const lin_unit *unit = &brandywine->unit[u];
        int cf = -1, mf = -1;

        assert_int_equal(lin_node_int(unit->data, "cf", 0, 15, &cf, NULL), LIN_OK);
        assert_int_equal(lin_node_int(unit->data, "mf", 3, 6, &mf, NULL), LIN_OK);
        assert_non_null(lin_node_text(unit->data, "left", NULL));
        assert_non_null(lin_node_text(unit->data, "right", NULL));
        n[unit->side]++;
        sum[unit->side] += cf;
    }
    assert_memory_equal(n, counters, sizeof n);
    assert_memory_equal(sum, factors, sizeof sum);
}

/* One ready-made set-up: every American once, on legal ground, fifteen factors a square. */
static void check_setup(const lin_node *setup)
{
    static int stack[LIN_CELLS];
    const lin_node *units = lin_node_get(setup, "units");
    int placed = 0;

    memset(stack, 0, sizeof stack);
    assert_string_equal(lin_node_text(setup, "side", ""), "american");
    assert_true(*lin_node_text(setup, "title", ""));
    assert_non_null(units);
    for (int u = 0; u < brandywine->units; u++) {
        const lin_unit *unit = &brandywine->unit[u];
        const char *text = lin_node_text(units, unit->id, NULL);
        const bool leads = strcmp(unit->kind, "commander") == 0;
        char copy[32], *word[3];
        int cf = 0;

        if (unit->side == 0)
            assert_null(text);
        if (unit->side == 0)
            continue;
        if (!text)
            fail_msg("%s: %s stands nowhere", setup->key, unit->id);
        snprintf(copy, sizeof copy, "%s", text);
        assert_int_equal(lin_words(copy, word, 3), leads ? 1 : 2);
        assert_int_equal(board.area[cell(word[0])] & 1, 1);
        if (!leads)
            assert_in_range(lin_direction_parse(&board, word[1]), 0, 7);
        assert_int_equal(lin_node_int(unit->data, "cf", 0, 15, &cf, NULL), LIN_OK);
        stack[cell(word[0])] += cf;
        assert_in_range(stack[cell(word[0])], 0, 15);
        placed++;
    }
    for (const lin_node *n = units->child; n; n = n->next)
        placed--;
    assert_int_equal(placed, 0); /* and nobody else */
}

static void its_set_ups_are_legal(void **state)
{
    const lin_node *setups = lin_node_get(brandywine->root, "setups");
    int n = 0;

    (void)state;
    assert_non_null(setups);
    assert_non_null(lin_node_get(setups, "historical"));
    for (const lin_node *s = setups->child; s; s = s->next, n++)
        check_setup(s);
    assert_int_equal(n, 2);
}

int main(void)
{
    const struct CMUnitTest readers[] = {
        cmocka_unit_test(slurp_refuses_what_is_no_text),
        cmocka_unit_test(spill_writes_all_or_nothing),
        cmocka_unit_test(yaml_becomes_a_tree_with_lines),
        cmocka_unit_test(yaml_refuses_what_battles_do_not_use),
        cmocka_unit_test(yaml_is_bounded),
        cmocka_unit_test(a_battle_is_read),
        cmocka_unit_test(a_battle_may_have_no_map),
        cmocka_unit_test(wrong_battles_are_refused),
        cmocka_unit_test(too_many_units_and_turns_are_refused),
        cmocka_unit_test(what_is_no_battle_is_refused),
        cmocka_unit_test(damaged_battles_end_in_a_sentence),
        cmocka_unit_test(a_map_is_read),
        cmocka_unit_test(base64_and_turned_tiles_read_the_same),
        cmocka_unit_test(wrong_maps_are_refused),
        cmocka_unit_test(what_is_no_map_is_refused),
        cmocka_unit_test(damaged_maps_end_in_a_sentence),
        cmocka_unit_test(hex_maps_are_read),
        cmocka_unit_test(tiled_saves_maps_without_changing_them),
        cmocka_unit_test(battles_are_found_by_name_and_path),
        cmocka_unit_test(every_battle_is_seen_once),
        cmocka_unit_test(a_source_loads_once),
    };
    const struct CMUnitTest ground[] = {
        cmocka_unit_test(its_ground_is_as_counted),
        cmocka_unit_test(its_water_runs_in_chains),
        cmocka_unit_test(its_creek_parts_three_lands),
        cmocka_unit_test(its_roads_are_one_network),
        cmocka_unit_test(its_fords_join_two_banks),
        cmocka_unit_test(its_victory_squares_lie_east_on_roads),
        cmocka_unit_test(its_crests_stand_on_slopes),
        cmocka_unit_test(its_roads_are_as_long_as_a_morning),
        cmocka_unit_test(its_armies_are_as_counted),
        cmocka_unit_test(its_set_ups_are_legal),
    };
    const int failed = cmocka_run_group_tests_name("files", readers, make_scratch, drop_scratch);

    return failed +
           cmocka_run_group_tests_name("brandywine-1777", ground, load_brandywine, free_brandywine);
}
