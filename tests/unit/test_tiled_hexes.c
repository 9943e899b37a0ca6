/* test_tiled_hexes.c -- hex maps with all that a map can say: heights, ways by kind, edges that
 * bear several things or have two sides, by name or drawn as lines; and that a save in Tiled keeps
 * it.
 *
 * Tiled itself is not at hand here, so its save is done as it does it: keys in order, those it does
 * not know left out, those it wants added, whole numbers as such, a property whose type nobody gave
 * turned into text. That this is what Tiled does is checked against a map which Tiled 1.8.2 wrote.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "files/files.h"

#define HOLLOW  LIN_SOURCE_DIR "/tests/page/battles/hollow/map.tmj"
#define WHOLE   LIN_SOURCE_DIR "/battles/germantown-1777/map.tmj"
#define PART    LIN_SOURCE_DIR "/battles/germantown-chew-house/map.tmj"
#define HEX     LIN_SOURCE_DIR "/tests/maps/hex.tmj"
#define RESAVED LIN_SOURCE_DIR "/tests/maps/hex-resaved.tmj"

static lin_board board, again;
static lin_table table;

static char *file_of(const char *path)
{
    static char *text;
    size_t n;
    lin_refusal why;

    if (lin_slurp(path, LIN_FILE_MOST, &text, &n, &why) != LIN_OK)
        fail_msg("%s", why.text);
    return text;
}

static void read_map(const char *text, lin_board *out)
{
    lin_refusal why;

    if (lin_tiled_read(text, strlen(text), "map.tmj", NULL, out, &table, &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static void load(const char *path, lin_board *out)
{
    char *text = file_of(path);

    read_map(text, out);
    lin_free(text);
}

static int cell(const char *name)
{
    const int c = lin_cell_parse(&board, name);

    if (c == LIN_NOWHERE)
        fail_msg("there is no cell %s", name);
    return c;
}

/* ---- What is read ---- */

static unsigned bit(const char *kind)
{
    const int k = lin_edge_find(&board, kind);

    if (k < 0)
        fail_msg("there is no edge called %s", kind);
    return 1u << k;
}

static unsigned edge(const char *from, const char *to)
{
    return board.edge[cell(from)][lin_cell_direction(&board, cell(from), cell(to))];
}

static unsigned front(const char *from, const char *to)
{
    return board.front[cell(from)][lin_cell_direction(&board, cell(from), cell(to))];
}

static void heights_apart_from_the_ground(void **state)
{
    (void)state;
    load(HOLLOW, &board);
    assert_int_equal(board.grid, LIN_HEXES);
    assert_int_equal(board.cells, 9 * 12);
    assert_string_equal(board.ground_name[board.ground[cell("0802")]], "light woods");
    assert_int_equal(board.height[cell("0802")], 2);
    assert_string_equal(board.ground_name[board.ground[cell("0702")]], "light woods");
    assert_int_equal(board.height[cell("0702")], 2);
    assert_int_equal(board.height[cell("0101")], 1);
    assert_int_equal(board.height[cell("0505")], 0);
    assert_int_equal(board.areas, 1); /* the layer of heights is none */
    assert_int_equal(board.area[cell("0201")], 1);
}

static void ways_of_three_kinds(void **state)
{
    (void)state;
    load(HOLLOW, &board);
    assert_int_equal(board.way_kinds, 3);
    assert_int_equal(lin_way_find(&board, "road"), 0);
    assert_int_equal(lin_way_find(&board, "lane"), 1);
    assert_int_equal(lin_way_find(&board, "trail"), 2);
    assert_int_equal(board.way[1][cell("0403")], 0);
    assert_int_equal(board.way[2][cell("0403")], 1 << 0); /* N */
    assert_int_equal(board.way[0][cell("0403")],
                     1 << lin_cell_direction(&board, cell("0403"), cell("0303")) |
                         1 << lin_cell_direction(&board, cell("0403"), cell("0504")));
    assert_int_equal(board.road[cell("0403")],
                     board.way[0][cell("0403")] | board.way[2][cell("0403")]);
    assert_int_equal(board.way[1][cell("0705")], 1 << 0 | 1 << 3); /* the lane crosses the road */
}

static void edges_with_several_kinds_and_two_sides(void **state)
{
    (void)state;
    load(HOLLOW, &board);
    /* drawn as a line: the creek; named: the slope and the bridge on the same side */
    assert_int_equal(edge("0706", "0705"), bit("creek") | bit("slope") | bit("bridge"));
    assert_int_equal(edge("0705", "0706"), edge("0706", "0705"));
    assert_int_equal(front("0705", "0706"), edge("0705", "0706")); /* uphill */
    assert_int_equal(front("0706", "0705"), bit("creek") | bit("bridge"));
    assert_int_equal(edge("0504", "0505") & (bit("creek") | bit("ford")),
                     bit("creek") | bit("ford"));
    /* one object of two kinds, on two sides */
    assert_int_equal(edge("0406", "0407") & (bit("stream") | bit("wall")),
                     bit("stream") | bit("wall"));
    assert_int_equal(edge("0407", "0507") & (bit("stream") | bit("wall")),
                     bit("stream") | bit("wall"));
    /* works drawn as a line, their front at its left */
    assert_int_equal(edge("1106", "1107") & bit("works"), bit("works"));
    assert_int_equal(front("1106", "1107") & bit("works"), bit("works"));
    assert_int_equal(front("1107", "1106") & bit("works"), 0);
    assert_int_equal(front("1006", "1107") & bit("works"), bit("works"));
    assert_int_equal(edge("0101", "0102"), 0);
    /* every change of height is a slope that goes up */
    for (int c = 0; c < board.cells; c++)
        for (int d = 0; d < 6; d++) {
            const int to = board.next[c][d];
            const bool river = to == LIN_NOWHERE ||
                               strcmp(board.ground_name[board.ground[c]], "river") == 0 ||
                               strcmp(board.ground_name[board.ground[to]], "river") == 0;

            if (river)
                continue;
            assert_int_equal((board.edge[c][d] & bit("slope")) != 0,
                             board.height[c] != board.height[to]);
            assert_int_equal((board.front[c][d] & bit("slope")) != 0,
                             board.height[c] < board.height[to]);
        }
}

static void a_cell_in_words(void **state)
{
    static const struct {
        const char *cell, *text;
    } told[] = {
        { "0101", "clear, height 1" },
        { "0705", "clear, road and lane; creek S SW; front of slope NE S; bridge S" },
        { "1107", "clear, height 1, road; creek S SW; back of slope S SW NW; back of works N NW" },
        { "0407", "light woods, height 2; back of slope N NE; stream N NE; wall N NE" },
    };

    (void)state;
    load(HOLLOW, &board);
    for (size_t i = 0; i < sizeof told / sizeof *told; i++) {
        char text[200];
        lin_text t = lin_text_in(text, sizeof text);

        lin_cell_text(&board, cell(told[i].cell), &t);
        assert_string_equal(text, told[i].text);
    }
}

/* ---- A small map, and what may be wrong with it ---- */

/* Two columns, two rows of hexes of 32 x 28 with level sides of 16; ' stands for ". */
static const char small_map[] =
    "{'type':'map','orientation':'hexagonal','staggeraxis':'x','staggerindex':'odd','width':3,"
    "'height':2,'tilewidth':32,'tileheight':28,'hexsidelength':16,'infinite':false,'tilesets':[{"
    "'firstgid':1,'tilecount':4,'tiles':[{'id':0,'type':'clear'},{'id':1,'type':'hill',"
    "'properties':[{'name':'height','type':'int','value':2}]},{'id':2,'properties':[{'name':"
    "'height','type':'int','value':-1}]}]}],'layers':[{'name':'ground','type':'tilelayer','data':["
    "1,2,1,1,1,1]},{'name':'edges','type':'objectgroup','objects':[EDGE]}]}";

static char *with_edge(const char *object)
{
    static char text[4096];
    const char *at = strstr(small_map, "EDGE");

    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - small_map), small_map, object, at + 4);
    for (char *p = text; *p; p++)
        if (*p == '\'')
            *p = '"';
    return text;
}

#define BETWEEN(kind, pairs) \
    "{'type':'" kind "','x':1,'y':1,'properties':[{'name':'between','value':'" pairs "'}]}"
#define LINE(kind, more, points) "{'type':'" kind "','x':8,'y':28," more "'polyline':[" points "]}"

/* 0101 has corners (8,0) (24,0) (32,14) (24,28) (8,28) (0,14); 0201 stands at its lower right. */
static void lines_and_pairs_are_the_same(void **state)
{
    static const struct {
        const char *pairs, *line;
    } same[] = {
        { BETWEEN("creek", "0101 0102"), LINE("creek", "", "{'x':0,'y':0},{'x':16,'y':0}") },
        { BETWEEN("creek", "0101 0102, 0101 0201"),
          LINE("creek", "", "{'x':0,'y':0},{'x':16,'y':0},{'x':24,'y':-14}") },
        { BETWEEN("works", "0102>0101"), /* going east, 0101 is at the left */
          LINE("works", "'properties':[{'name':'front','value':'right'}],",
               "{'x':0,'y':0},{'x':16,'y':0}") },
        { BETWEEN("works", "0101 > 0102"),
          LINE("works", "'properties':[{'name':'front','value':'left'}],",
               "{'x':1,'y':-2},{'x':14,'y':3}") }, /* by hand, not quite */
        { BETWEEN("slope, stream", " 0101 0102 ,,0102 0201 "),
          BETWEEN("slope", "0102 0101,0201 0102") "," BETWEEN("stream", "0101 0102,0201 0102") },
    };

    (void)state;
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        read_map(with_edge(same[i].pairs), &board);
        read_map(with_edge(same[i].line), &again);
        assert_memory_equal(&board, &again, sizeof board);
        assert_true(board.edge_kinds > 0);
    }
}

static void ground_may_tell_the_height(void **state)
{
    (void)state;
    read_map(with_edge(""), &board);
    assert_int_equal(board.height[cell("0201")], 2);
    assert_int_equal(board.height[cell("0101")], 0);
}

static void refused(const char *text, const char *say)
{
    lin_refusal why = { 0 };

    if (lin_tiled_read(text, strlen(text), "map.tmj", NULL, &board, &table, &why) != LIN_BAD_FILE)
        fail_msg("this was read: %s", text);
    if (!strstr(why.text, say) || strncmp(why.text, "map.tmj: ", 9) != 0)
        fail_msg("\"%s\", not \"%s\"", why.text, say);
    assert_int_equal(board.cells, 0);
}

static void wrong_edges_are_refused(void **state)
{
    static const struct {
        const char *object, *say;
    } bad[] = {
        { BETWEEN("", "0101 0102"), "needs a type, such as \"creek\"; of several" },
        { BETWEEN(" , ", "0101 0102"), "needs a type" },
        { BETWEEN("a kind with a name far too long", "0101 0102"), "23 characters are the most" },
        { BETWEEN("creek", ""), "is between no cells" },
        { BETWEEN("creek", "0101"), "is between \"0101\"; it should name two cells" },
        { BETWEEN("creek", "0101 0102 0201"), "it should name two cells" },
        { BETWEEN("creek", "0101>"), "it should name two cells" },
        { BETWEEN("creek", "0101 0102, 0101 0999"),
          "is between \"0101 0999\"; there is no cell 0999" },
        { BETWEEN("creek", "0101 010101010101"), "there is no cell 0101010 on the map" },
        { BETWEEN("creek", "0101 0301"), "these two cells are not neighbours" },
        { BETWEEN("creek", "0101 0101"), "these two cells are not neighbours" },
        { "{'id':7,'type':'creek','x':1,'y':1}",
          "object 7, without a name, in the layer \"edges\" needs a string property \"between\"" },
        { "{'name':'Run','type':'creek','properties':[{'name':'between','value':5}]}",
          "the object \"Run\" in the layer \"edges\" needs a string property" },
        { "{'name':'Run','type':'creek','x':8,'y':28,'polyline':[{'x':0,'y':0},{'x':16,'y':0}],"
          "'properties':[{'name':'between','value':'0101 0102'}]}",
          "has both a property \"between\" and a polyline" },
        { LINE("creek", "", "{'x':0,'y':0}"), "has fewer than two points" },
        { LINE("creek", "'rotation':30,", "{'x':0,'y':0},{'x':16,'y':0}"), "is turned" },
        { LINE("creek", "", "{'x':0,'y':0},{'x':16,'y':0},{'x':16,'y':20}"),
          "leaves the sides of cells in stretch 2" },
        { LINE("creek", "", "{'x':0,'y':-28},{'x':16,'y':-28}"),
          "runs along the border of the map in stretch 1" },
        { LINE("works", "'properties':[{'name':'front','value':'north'}],",
               "{'x':0,'y':0},{'x':16,'y':0}"),
          "neither \"left\" nor \"right\"" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        refused(with_edge(bad[i].object), bad[i].say);
}

/* The map with one piece of it replaced. */
static char *swapped(const char *from, const char *to)
{
    static char text[4096];
    char quoted[2][256];
    const char *whole = with_edge("");

    for (int k = 0; k < 2; k++) {
        snprintf(quoted[k], sizeof quoted[k], "%s", k ? to : from);
        for (char *p = quoted[k]; *p; p++)
            if (*p == '\'')
                *p = '"';
    }
    const char *at = strstr(whole, quoted[0]);

    assert_non_null(at);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - whole), whole, quoted[1],
             at + strlen(quoted[0]));
    return text;
}

static void heights_by_layer(void **state)
{
    const char *const layers = "'layers':[";

    (void)state;
    read_map(
        swapped(layers, "'layers':[{'name':'height','type':'tilelayer','data':[0,3,2,0,0,3]},"),
        &board);
    assert_int_equal(board.height[cell("0201")], -1); /* not 2, as its ground has it */
    assert_int_equal(board.height[cell("0301")], 2);
    assert_int_equal(board.height[cell("0101")], 0);
    assert_int_equal(board.areas, 0);
    refused(swapped(layers, "'layers':[{'name':'height','type':'tilelayer','data':[0,1,0,0,0,0]},"),
            "the tile at 0201 in the layer \"height\" has no property \"height\"");
    refused(swapped(layers, "'layers':[{'name':'height','type':'tilelayer','data':[0,0,0,0,0,0]},"
                            "{'name':'height','type':'tilelayer','data':[0,0,0,0,0,0]},"),
            "there are two layers called \"height\"");
    refused(swapped("'value':-1", "'value':100"), "no whole number from -99 to 99");
    refused(swapped("'value':-1", "'value':'high'"), "no whole number");
    refused(swapped("'value':-1", "'value':0.5"), "no whole number");
    refused(swapped("[1,2,1,1,1,1]", "[1,2,1,1,1,3]"), "has no type; give it one");
}

/* ---- A part of a larger map ---- */

static void a_part_keeps_the_names_of_the_whole(void **state)
{
    const char *const infinite = "'infinite':false,";
    char name[8];

    (void)state;
    read_map(swapped(infinite, "'infinite':false,'properties':[{'name':'first','value':'2707'},"
                               "{'name':'north','type':'float','value':322.5}],"),
             &board);
    assert_int_equal(cell("2707"), 0);
    assert_int_equal(cell("2908"), 5);
    assert_int_equal(lin_cell_parse(&board, "0101"), LIN_NOWHERE);
    assert_int_equal(lin_cell_parse(&board, "2706"), LIN_NOWHERE);
    assert_int_equal(lin_cell_parse(&board, "3007"), LIN_NOWHERE);
    lin_cell_name(&board, 4, name);
    assert_string_equal(name, "2808");
    assert_int_equal(board.height[cell("2807")], 2);
    assert_int_equal(board.north, 58709);
    read_map(with_edge(""), &board);
    assert_int_equal(board.north, 0);
    assert_int_equal(cell("0101"), 0);
}

static void edges_of_a_part_have_the_names_of_the_whole(void **state)
{
    (void)state;
    read_map(swapped("'objects':[]}]}",
                     "'objects':[" BETWEEN(
                         "slope", "2707>2708") "]}],"
                                               "'properties':[{'name':'first','value':'2707'}]}"),
             &board);
    assert_int_equal(front("2707", "2708"), bit("slope"));
    assert_int_equal(front("2708", "2707"), 0);
}

static void wrong_parts_are_refused(void **state)
{
    static const char *const bad[][2] = {
        { "'first','value':2707", "should be a text of four figures" },
        { "'first','value':'27'", "should be a text of four figures" },
        { "'first','value':'A707'", "should be a text of four figures" },
        { "'first','value':'2807'", "should be an odd one" },
        { "'first','value':'9907'", "no column or row beyond 99" },
        { "'first','value':'0199'", "no column or row beyond 99" },
        { "'first','value':'0100'", "no column or row beyond 99" },
        { "'north','value':400", "no number of degrees from 0 to 360" },
    };

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char property[120];

        snprintf(property, sizeof property, "'infinite':false,'properties':[{'name':%s}],",
                 bad[i][0]);
        refused(swapped("'infinite':false,", property), bad[i][1]);
    }
}

/* ---- A save in Tiled ---- */

typedef struct {
    bool classes; /* as Tiled 1.9 writes: "class" where others write "type" */
    bool base64;  /* Tile Layer Format: base64, uncompressed */
} save;

static void number_tidied(json_t *of, const char *key)
{
    const json_t *value = json_object_get(of, key);
    const double number = json_number_value(value);

    if (json_is_real(value) && number == (double)(json_int_t)number)
        json_object_set_new(of, key, json_integer((json_int_t)number));
}

static void wanted(json_t *of, const char *key, json_t *value)
{
    if (json_object_get(of, key))
        json_decref(value);
    else
        json_object_set_new(of, key, value);
}

static json_t *text_of(const json_t *value)
{
    char *text = json_dumps(value, JSON_ENCODE_ANY);
    json_t *out = json_is_string(value) ? json_deep_copy(value) : json_string(text);

    free(text);
    return out;
}

static void properties_saved(json_t *of)
{
    json_t *list = json_object_get(of, "properties"), *property;
    size_t i;

    json_array_foreach(list, i, property)
    {
        if (!json_object_get(property, "type"))
            json_object_set_new(property, "value", text_of(json_object_get(property, "value")));
        wanted(property, "type", json_string("string"));
        number_tidied(property, "value");
    }
}

static void class_saved(json_t *of, const save *how)
{
    if (!how->classes || !json_object_get(of, "type"))
        return;
    json_object_set(of, "class", json_object_get(of, "type"));
    json_object_del(of, "type");
}

static void object_saved(json_t *object, int id, const save *how)
{
    static const char *const keys[] = { "x", "y", "width", "height", "rotation" };
    json_t *point;
    size_t i;

    wanted(object, "id", json_integer(id));
    wanted(object, "name", json_string(""));
    wanted(object, "type", json_string(""));
    wanted(object, "visible", json_true());
    for (i = 0; i < sizeof keys / sizeof *keys; i++) {
        wanted(object, keys[i], json_integer(0));
        number_tidied(object, keys[i]);
    }
    json_array_foreach(json_object_get(object, "polyline"), i, point)
    {
        number_tidied(point, "x");
        number_tidied(point, "y");
    }
    json_object_del(object, "remark"); /* what it does not know is gone */
    properties_saved(object);
    class_saved(object, how);
}

static json_t *base64_of(const json_t *data)
{
    static const char digit[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    static char text[LIN_CELLS * 6];
    size_t n = 0, bytes = 4 * json_array_size(data);
    uint8_t byte[3];

    for (size_t i = 0; i < bytes; i += 3) {
        for (size_t k = 0; k < 3; k++) {
            const json_t *gid = json_array_get(data, (i + k) / 4);

            byte[k] = (uint8_t)(i + k < bytes ? json_integer_value(gid) >> (i + k) % 4 * 8 : 0);
        }
        text[n++] = digit[byte[0] >> 2];
        text[n++] = digit[(byte[0] & 3) << 4 | byte[1] >> 4];
        text[n++] = i + 1 < bytes ? digit[(byte[1] & 15) << 2 | byte[2] >> 6] : '=';
        text[n++] = i + 2 < bytes ? digit[byte[2] & 63] : '=';
    }
    text[n] = '\0';
    return json_string(text);
}

static void layer_saved(json_t *layer, int id, const save *how)
{
    json_t *object;
    size_t i;

    wanted(layer, "id", json_integer(id));
    wanted(layer, "opacity", json_integer(1));
    wanted(layer, "visible", json_true());
    wanted(layer, "x", json_integer(0));
    wanted(layer, "y", json_integer(0));
    json_array_foreach(json_object_get(layer, "objects"), i, object)
        object_saved(object, 900 + (int)i, how);
    if (how->base64 && json_object_get(layer, "data")) {
        json_object_set_new(layer, "data", base64_of(json_object_get(layer, "data")));
        json_object_set_new(layer, "encoding", json_string("base64"));
        json_object_set_new(layer, "compression", json_string(""));
    }
    properties_saved(layer);
}

static void map_saved(json_t *map, const save *how)
{
    json_t *of, *tile;
    size_t i, k;

    wanted(map, "compressionlevel", json_integer(-1));
    json_array_foreach(json_object_get(map, "layers"), i, of) layer_saved(of, 90 + (int)i, how);
    json_array_foreach(json_object_get(map, "tilesets"), i, of)
        json_array_foreach(json_object_get(of, "tiles"), k, tile)
    {
        properties_saved(tile);
        class_saved(tile, how);
    }
}

static json_t *json_file(const char *path)
{
    char *text = file_of(path);
    json_t *map = json_loads(text, 0, NULL);

    assert_non_null(map);
    lin_free(text);
    return map;
}

static void a_save_is_done_as_tiled_does_it(void **state)
{
    json_t *map = json_file(HEX), *by_tiled = json_file(RESAVED);

    (void)state;
    map_saved(map, &(save){ 0 });
    assert_true(json_equal(map, by_tiled));
    json_decref(map);
    json_decref(by_tiled);
}

static void saved_every_way(const char *path)
{
    load(path, &board);
    for (int i = 0; i < 8; i++) {
        const save how = { .classes = i & 1, .base64 = i & 2 };
        json_t *map = json_file(path), *tile;
        char *text;
        size_t k;

        if (i & 4) /* written by hand, without the types of properties, and with remarks */
            json_array_foreach(
                json_object_get(json_array_get(json_object_get(map, "tilesets"), 0), "tiles"), k,
                tile)
            {
                json_t *property = json_array_get(json_object_get(tile, "properties"), 0);

                if (property)
                    json_object_del(property, "type");
            }
        map_saved(map, &how);
        text = json_dumps(map, JSON_SORT_KEYS | JSON_INDENT(1));
        read_map(text, &again);
        assert_memory_equal(&board, &again, sizeof board);
        free(text);
        json_decref(map);
    }
}

static void a_save_changes_nothing(void **state)
{
    (void)state;
    saved_every_way(HOLLOW);
    saved_every_way(WHOLE);
    saved_every_way(PART);
}

/* ---- The maps that are played on ---- */

/* What is the same in a part of a map: a hex and all that lies on its sides, but at the border. */
static void same_hex(const lin_board *part, int of_part)
{
    const lin_board *whole = &board;
    char name[8];

    lin_cell_name(part, of_part, name);
    const int of_whole = cell(name);

    assert_string_equal(part->ground_name[part->ground[of_part]],
                        whole->ground_name[whole->ground[of_whole]]);
    assert_int_equal(part->height[of_part], whole->height[of_whole]);
    for (int d = 0; d < 6; d++) {
        if (part->next[of_part][d] == LIN_NOWHERE)
            continue;
        for (int k = 0; k < part->edge_kinds; k++) {
            const int same = lin_edge_find(whole, part->edge_name[k]);

            assert_int_equal(part->front[of_part][d] >> k & 1,
                             whole->front[of_whole][d] >> same & 1);
        }
        for (int k = 0; k < part->way_kinds; k++)
            assert_int_equal(part->way[k][of_part] >> d & 1,
                             whole->way[lin_way_find(whole, part->way_name[k])][of_whole] >> d & 1);
    }
}

static void the_part_is_cut_out_of_the_whole(void **state)
{
    (void)state;
    load(WHOLE, &board);
    load(PART, &again);
    assert_int_equal(board.cells, 54 * 26);
    assert_int_equal(again.cells, 20 * 13);
    assert_int_equal(again.edge_kinds, board.edge_kinds);
    assert_int_equal(again.north, board.north);
    for (int c = 0; c < again.cells; c++)
        same_hex(&again, c);
}

/* The works of the card, and that they have an outside. */
static void works_where_the_card_has_them(void **state)
{
    (void)state;
    load(WHOLE, &board);
    assert_int_equal(front("3624", "3724"), bit("works") | bit("creek") | bit("bridge"));
    assert_int_equal(front("3724", "3624"), bit("creek") | bit("bridge"));
    assert_int_equal(front("3907", "3908"), bit("works"));
    assert_int_equal(edge("3908", "3907"), bit("works"));
    assert_int_equal(front("3908", "3907"), 0);
    for (int c = 0; c < board.cells; c++)
        for (int d = 0; d < 6; d++) {
            const int to = board.next[c][d];

            if (to == LIN_NOWHERE || strcmp(board.ground_name[board.ground[c]], "river") == 0 ||
                strcmp(board.ground_name[board.ground[to]], "river") == 0)
                continue; /* else every change of height is a slope that goes up */
            assert_int_equal((board.front[c][d] & bit("slope")) != 0,
                             board.height[c] < board.height[to]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(heights_apart_from_the_ground),
        cmocka_unit_test(ways_of_three_kinds),
        cmocka_unit_test(edges_with_several_kinds_and_two_sides),
        cmocka_unit_test(a_cell_in_words),
        cmocka_unit_test(lines_and_pairs_are_the_same),
        cmocka_unit_test(ground_may_tell_the_height),
        cmocka_unit_test(wrong_edges_are_refused),
        cmocka_unit_test(heights_by_layer),
        cmocka_unit_test(a_part_keeps_the_names_of_the_whole),
        cmocka_unit_test(edges_of_a_part_have_the_names_of_the_whole),
        cmocka_unit_test(wrong_parts_are_refused),
        cmocka_unit_test(a_save_is_done_as_tiled_does_it),
        cmocka_unit_test(a_save_changes_nothing),
        cmocka_unit_test(the_part_is_cut_out_of_the_whole),
        cmocka_unit_test(works_where_the_card_has_them),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
