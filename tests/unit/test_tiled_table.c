/* test_tiled_table.c -- maps whose ground is inches: what becomes of pixels, what is refused in
 * which words, and the tables of the battles themselves.
 *
 * A small table is spelt out here. Each bad case is that table with one piece of text
 * exchanged, and names a part of the sentence that must come of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "files/files.h"
#include "kit/scenery.h"
#include "core/core.h"
#include "table/table.h"

#define BATTLES LIN_SOURCE_DIR "/battles"
#define MAPS    LIN_SOURCE_DIR "/tests/maps"

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

static lin_board board;
static lin_table table;
static const lin_rules *book; /* whose words maps are read by; NULL: Land of the Free's */

static const lin_rules *rules_now(void)
{
    return book ? book : lin_rules_find("landofthefree");
}

/* Maps are spelt here with ' for ". */
static lin_status read_text(const char *text, size_t n, lin_refusal *why)
{
    char *json = malloc(n + 1);
    lin_status st;

    assert_non_null(json);
    for (size_t i = 0; i < n; i++)
        json[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    st = lin_tiled_read(json, n, "map.tmj", rules_now(), &board, &table, why);
    free(json);
    return st;
}

static void must_read(const char *text)
{
    lin_refusal why;

    if (read_text(text, strlen(text), &why) != LIN_OK)
        fail_msg("%s", why.text);
}

static void must_read_with(const char *text, const char *from, const char *to)
{
    char *other = swap(text, from, to);

    must_read(other);
    free(other);
}

static void load_map(const char *path, lin_table *out)
{
    char *text;
    size_t n;
    lin_refusal why;

    if (lin_slurp(path, LIN_FILE_MOST, &text, &n, &why) != LIN_OK ||
        lin_tiled_read(text, n, "map", rules_now(), &board, out, &why) != LIN_OK)
        fail_msg("%s: %s", path, why.text);
    lin_free(text);
}

/* Point i of a list lies at so many tenths of an inch. */
static void lies_at(int first, int i, double x, double y)
{
    const lin_point *p = &table.outline[first + i];

    if (p->x != (int32_t)(x * 127) || p->y != (int32_t)(y * 127))
        fail_msg("point %d lies at %g, %g tenths, not %g, %g", i, p->x / 127.0, p->y / 127.0, x, y);
}

/* ---- A small table ---- */

/* Ten pixels to the inch; 36 by 24 inches. */
static const char small_table[] =
    "{'type':'map','orientation':'orthogonal','infinite':false,\n"
    "'width':36,'height':24,'tilewidth':10,'tileheight':10,\n"
    "'properties':[{'name':'ground','type':'string','value':'inches'},\n"
    " {'name':'north','type':'float','value':45}],\n"
    "'tilesets':[],'layers':[\n"
    " {'type':'objectgroup','name':'woods','objects':[\n"
    "  {'id':1,'name':'Oak Wood','type':'woods','x':10,'y':20,'rotation':0,\n"
    "   'properties':[{'name':'slows','type':'bool','value':false},\n"
    "    {'name':'tall','type':'bool','value':true}],\n"
    "   'polygon':[{'x':0,'y':0},{'x':50,'y':0},{'x':40,'y':30},{'x':0,'y':30}]}]},\n"
    " {'type':'objectgroup','name':'hills','objects':[\n"
    "  {'id':2,'name':'The Rise','class':'hill','x':100,'y':100,'width':40,'height':20,\n"
    "   'rotation':90,'properties':[{'name':'level','type':'int','value':2}]}]},\n"
    " {'type':'objectgroup','name':'anything','objects':[\n"
    "  {'id':3,'name':'','type':'fence','x':0,'y':0,'width':0,'height':0,\n"
    "   'properties':[{'name':'width','type':'float','value':0.5}],\n"
    "   'polyline':[{'x':0,'y':240},{'x':360,'y':0}]},\n"
    "  {'id':4,'name':'Mill','type':'building','x':200,'y':30,'width':60,'height':50,\n"
    "   'properties':[{'name':'size','type':'string','value':'small'}]}]},\n"
    " {'type':'objectgroup','name':'objectives','objects':[\n"
    "  {'id':5,'name':'Crossroads','type':'','point':true,'x':180,'y':90}]},\n"
    " {'type':'objectgroup','name':'grounds','objects':[\n"
    "  {'id':6,'name':'First Brigade','type':'','x':120,'y':200,'width':100,'height':40,\n"
    "   'properties':[{'name':'facing','type':'float','value':270},\n"
    "    {'name':'side','type':'string','value':'red'}]}]},\n"
    " {'type':'objectgroup','name':'notes','objects':[{'text':'anything'}]},\n"
    " {'type':'imagelayer','name':''}\n"
    "]}\n";

static void a_table_is_read(void **state)
{
    (void)state;
    must_read(small_table);
    assert_int_equal(board.cells, 0);
    assert_int_equal(table.width, 36 * LIN_INCH);
    assert_int_equal(table.height, 24 * LIN_INCH);
    assert_int_equal(table.north, TB_EIGHTH);
    assert_int_equal(table.pieces, 4);
    assert_int_equal(table.spots, 2);
    assert_int_equal(table.points, 4 + 4 + 2 + 4 + 1 + 4);
}

static void scenery_says_what_it_is(void **state)
{
    const lin_scenery *wood = &table.piece[0], *hill = &table.piece[1], *fence = &table.piece[2],
                      *mill = &table.piece[3];

    (void)state;
    must_read(small_table);
    assert_string_equal(wood->name, "Oak Wood");
    assert_string_equal(wood->kind, "woods");
    assert_int_equal(wood->said, KIT_SLOWS | KIT_TALL);
    assert_int_equal(wood->flags, KIT_TALL);
    assert_true(wood->closed);
    assert_string_equal(hill->kind, "hill"); /* "class" of Tiled 1.9 */
    assert_int_equal(hill->level, 2);
    assert_int_equal(hill->said, 0);
    assert_string_equal(fence->name, "");
    assert_false(fence->closed);
    assert_int_equal(fence->width, LIN_INCH / 2);
    assert_int_equal(fence->points, 2);
    assert_string_equal(mill->size, "small");
    assert_int_equal(mill->width, 0);
    must_read_with(small_table, "'slows','type':'bool','value':false",
                   "'impassable','type':'bool','value':true");
    assert_int_equal(table.piece[0].flags, KIT_IMPASSABLE | KIT_TALL);
    must_read_with(small_table, "'slows'", "'wooded'");
    assert_int_equal(table.piece[0].said, KIT_WOODED | KIT_TALL);
    must_read_with(small_table, "'slows'", "'obscures'");
    assert_int_equal(table.piece[0].said, KIT_OBSCURES | KIT_TALL);
}

static void spots_say_whose_they_are(void **state)
{
    const lin_spot *crossroads = &table.spot[0], *brigade = &table.spot[1];

    (void)state;
    must_read(small_table);
    assert_string_equal(crossroads->name, "Crossroads");
    assert_string_equal(crossroads->kind, "objective");
    assert_int_equal(crossroads->points, 1);
    lies_at(crossroads->first, 0, 180, 150);
    assert_string_equal(brigade->name, "First Brigade");
    assert_string_equal(brigade->kind, "ground");
    assert_string_equal(brigade->side, "red");
    assert_int_equal(brigade->facing, 3 * TB_QUARTER);
    assert_int_equal(brigade->points, 4);
}

/* ---- Pixels to the table ---- */

static void y_runs_north_and_areas_counter_clockwise(void **state)
{
    (void)state;
    must_read(small_table);
    lies_at(table.piece[0].first, 0, 10, 220); /* drawn clockwise */
    lies_at(table.piece[0].first, 1, 10, 190);
    lies_at(table.piece[0].first, 2, 50, 190);
    lies_at(table.piece[0].first, 3, 60, 220);
    must_read_with(small_table, "{'x':0,'y':0},{'x':50,'y':0},{'x':40,'y':30},{'x':0,'y':30}",
                   "{'x':0,'y':0},{'x':0,'y':30},{'x':40,'y':30},{'x':50,'y':0}");
    lies_at(table.piece[0].first, 1, 10, 190); /* drawn the other way */
    lies_at(table.piece[0].first, 3, 60, 220);
    lies_at(table.piece[2].first, 0, 0, 0); /* a line runs as drawn */
    lies_at(table.piece[2].first, 1, 360, 240);
    lies_at(table.piece[3].first, 0, 200, 210); /* a rectangle, as it lies */
    lies_at(table.piece[3].first, 1, 200, 160);
    lies_at(table.piece[3].first, 2, 260, 160);
    lies_at(table.piece[3].first, 3, 260, 210);
}

static void objects_may_be_turned(void **state)
{
    const int first = 4; /* the hill, after the wood */

    (void)state;
    must_read(small_table);
    lies_at(first, 0, 100, 140);
    lies_at(first, 1, 80, 140);
    lies_at(first, 2, 80, 100);
    lies_at(first, 3, 100, 100);
    must_read_with(small_table, "'rotation':90", "'rotation':-270");
    lies_at(first, 2, 80, 100);
    must_read_with(small_table, "'rotation':90", "'rotation':30");
    assert_int_equal(table.outline[first + 3].x, 12700 + 4399);     /* 40 pixels, cosine 0.866 */
    assert_int_equal(table.outline[first + 3].y, 14 * 1270 - 2540); /* sine a half */
    must_read_with(small_table, "'rotation':0", "'rotation':-15");  /* a polygon too */
    lies_at(0, 0, 10, 220);
    assert_int_equal(table.outline[3].x, 7404);
    assert_int_equal(table.outline[3].y, 24 * 1270 - 896);
}

/* 32 pixels to the inch: a pixel is 39.6875 units. */
static void every_coordinate_is_rounded_once(void **state)
{
    static const struct {
        const char *pixels;
        int32_t units;
    } sample[] = {
        { "0", 0 },         { "1", 40 },          { "2", 79 },     { "8", 318 }, /* 317.5 */
        { "16", 635 },      { "32", 1270 },       { "0.0125", 0 }, { "0.0127", 1 },
        { "12.5984", 500 }, { "768", 30480 },     { "-0.01", 0 },  { "768.01", 30480 },
        { "1e2", 3969 },    { "4.7243e1", 1875 },
    };
    char *fine =
        swap(small_table, "'tilewidth':10,'tileheight':10", "'tilewidth':32,'tileheight':32");

    (void)state;
    for (size_t i = 0; i < sizeof sample / sizeof sample[0]; i++) {
        const lin_point *p;
        char to[80];

        snprintf(to, sizeof to, "'x':%s,'y':%s", sample[i].pixels, sample[i].pixels);
        must_read_with(fine, "'x':180,'y':90", to);
        p = &table.outline[table.spot[0].first];
        if (p->x != sample[i].units || p->y != table.height - sample[i].units)
            fail_msg("%s pixels become %d, %d", sample[i].pixels, p->x, p->y);
    }
    free(fine);
}

static void degrees_become_parts_of_a_circle(void **state)
{
    static const struct {
        const char *degrees;
        uint16_t angle;
    } sample[] = {
        { "0", 0 },     { "90", 0x4000 }, { "180.0", 0x8000 }, { "360", 0 },
        { "28", 5097 }, { "250", 45511 }, { "359.999", 0 },    { "0.0028", 1 },
    };
    char to[40];

    (void)state;
    for (size_t i = 0; i < sizeof sample / sizeof sample[0]; i++) {
        snprintf(to, sizeof to, "'value':%s", sample[i].degrees);
        must_read_with(small_table, "'value':270", to);
        assert_int_equal(table.spot[1].facing, sample[i].angle);
        must_read_with(small_table, "'value':45", to);
        assert_int_equal(table.north, sample[i].angle);
    }
}

/* ---- Refusals ---- */

#define WOOD    "the object \"Oak Wood\" in the layer \"woods\" "
#define HILL    "the object \"The Rise\" in the layer \"hills\" "
#define FENCE   "object 3, without a name, in the layer \"anything\" "
#define MILL    "the object \"Mill\" in the layer \"anything\" "
#define CROSS   "the object \"Crossroads\" in the layer \"objectives\" "
#define FIRST   "the object \"First Brigade\" in the layer \"grounds\" "
#define CORNERS "{'x':0,'y':0},{'x':50,'y':0},{'x':40,'y':30},{'x':0,'y':30}"

static const struct {
    const char *from, *to, *say;
} bad[] = {
    /* the map */
    { "'inches'", "'feet'",
      "its property \"ground\" is \"feet\"; it should be the text \"inches\"" },
    { "'inches'", "7", "its property \"ground\" is \"no text\"" },
    { "orthogonal", "hexagonal",
      "the orientation is \"hexagonal\"; that of a table should be "
      "orthogonal" },
    { "false", "true", "the map is infinite; switch Infinite off" },
    { "'tileheight':10", "'tileheight':12",
      "a tile is 10 by 12 pixels; that of a table is a square" },
    { "'tilewidth':10", "'tilewidth':1", "\"tilewidth\" is 1; it should be" },
    { "'width':36", "'width':23",
      "the table (in inches): \"width\" is 23; it should be a whole "
      "number from 24 to 144" },
    { "'width':36", "'width':145", "\"width\" is 145" },
    { "'height':24", "'height':121",
      "the table (in inches): \"height\" is 121; it should be a "
      "whole number from 24 to 120" },
    { "'height':24", "'height':23", "\"height\" is 23" },
    { "'value':45", "'value':'NE'",
      "the map has \"north\" that is no number of degrees from 0 to "
      "360" },
    { "'value':45", "'value':361", "the map has \"north\" that is no number of degrees" },
    /* its layers */
    { "'layers'", "'Layers'", "it has no \"layers\"" },
    { "'name':'woods'", "'name':''",
      "a layer has no name; name it by what it holds: scenery such "
      "as woods" },
    { "'name':'woods'", "'offsety':1,'name':'woods'", "the layer \"woods\" is shifted" },
    { "'objectgroup','name':'woods'", "'tilelayer','name':'Tile Layer 1'",
      "the layer \"Tile Layer 1\" is for tiles, which a table does not have; remove it, or call it "
      "\"notes\"" },
    { "'objectgroup','name':'woods'", "'group','name':'woods'",
      "the layer \"woods\" is of the type "
      "\"group\"; it should be an object layer, and not inside a group" },
    { "'name':'woods','objects'", "'name':'woods','things'",
      "the object layer \"woods\" has no \"objects\"" },
    /* shapes */
    { "'rotation':0", "'point':true", WOOD "is a point; draw an area or a line" },
    { "'rotation':0", "'ellipse':true", WOOD "is an ellipse; draw it as a polygon" },
    { "'rotation':0", "'capsule':true", WOOD "is a capsule; draw it as a polygon" },
    { "'rotation':0", "'text':{}", WOOD "is a text; put it into the layer \"notes\"" },
    { "'rotation':0", "'gid':7",
      WOOD "is a tile; draw it as a polygon, a rectangle or a polyline" },
    { "'rotation':0", "'template':'w.tj'", WOOD "comes from a template; detach it" },
    { "'rotation':0", "'rotation':'much'", WOOD "has \"rotation\" that is missing, no number, or" },
    { "'rotation':0", "'rotation':1e9", WOOD "has \"rotation\" that is missing, no number, or" },
    { "'rotation':0", "'rotation':45",
      WOOD "has a point at -11.2132, 41.2132, which lies off the "
           "table (360 by 240 pixels)" },
    { "'x':10,'y':20,", "'x':10,", WOOD "has \"y\" that is missing, no number, or" },
    { "'x':10,'y':20,", "'x':true,'y':20,", WOOD "has \"x\" that is missing, no number, or" },
    { "{'x':40,'y':30}", "{'x':40}", WOOD "has \"y\" that is missing, no number, or" },
    { "{'x':40,'y':30}", "7", WOOD "has \"x\" that is missing, no number, or" },
    { "{'x':40,'y':30}", "{'x':40,'y':220.1}", WOOD "has a point at 50, 240.1, which lies off" },
    { "{'x':40,'y':30}", "{'x':-10.1,'y':30}", WOOD "has a point at -0.1, 50, which lies off" },
    { "{'x':40,'y':30}", "{'x':1e300,'y':30}", WOOD "has \"x\" that is missing, no number, or" },
    { CORNERS, "{'x':0,'y':0},{'x':50,'y':0}",
      WOOD "cannot stay as it is drawn. An area needs three "
           "points" },
    { "'polygon':[" CORNERS "]", "'polygon':7", WOOD "cannot stay as it is drawn. An area needs" },
    { CORNERS, "{'x':0,'y':0},{'x':50,'y':30},{'x':50,'y':0},{'x':5,'y':20}",
      WOOD "cannot stay as it is drawn. Its edges 1 and 3 cross" },
    { CORNERS, "{'x':0,'y':0},{'x':20,'y':0},{'x':20,'y':20},{'x':10,'y':-9},{'x':0,'y':20}",
      WOOD "cannot stay as it is drawn. Its edges 1 and 3 cross" }, /* clockwise all the same */
    { CORNERS, "{'x':0,'y':20},{'x':10,'y':-9},{'x':20,'y':20},{'x':20,'y':0},{'x':0,'y':0}",
      WOOD "cannot stay as it is drawn. Its edges 1 and 4 cross" }, /* counter-clockwise */
    { CORNERS, "{'x':0,'y':0},{'x':50,'y':0},{'x':50,'y':0.001},{'x':0,'y':30}",
      WOOD "cannot stay as it is drawn. Its points 2 and 3 are the same" },
    { CORNERS, "{'x':0,'y':0},{'x':50,'y':0},{'x':40,'y':30},{'x':0,'y':0}",
      WOOD "cannot stay as it is drawn. Its points 1 and 4 are the same" },
    { CORNERS, "{'x':0,'y':0},{'x':50,'y':0},{'x':20,'y':0}",
      WOOD "cannot stay as it is drawn. It "
           "covers no ground" },
    { CORNERS, "{'x':0,'y':0},{'x':50,'y':0},{'x':20,'y':0},{'x':0,'y':30}",
      WOOD "cannot stay as it is drawn. Its edges 1 and 2 run back over each other" },
    { "'width':40,'height':20", "'width':40,'height':0", HILL "has no size; draw it as" },
    { "'width':40,'height':20", "'width':-4,'height':20", HILL "has no size; draw it as" },
    { "'width':40,'height':20", "'width':40",
      HILL "has \"height\" that is missing, no number, or" },
    { "'width':40,'height':20", "'width':0.001,'height':20",
      HILL "cannot stay as it is "
           "drawn. Its points 2 and 3 are the same" },
    { ",{'x':360,'y':0}", "", FENCE "cannot stay as it is drawn. A line needs two points" },
    { "'x':360,'y':0", "'x':0,'y':240",
      FENCE "cannot stay as it is drawn. Its points 1 and 2 are" },
    { "{'x':360,'y':0}", "{'x':9,'y':0},{'x':9,'y':99},{'x':0,'y':9}",
      FENCE "cannot stay as it is "
            "drawn. Its edges 1 and 3 cross" },
    /* scenery */
    { "'Oak Wood','type':'woods'", "'Oak Wood','type':''",
      WOOD "needs a type, such as \"woods\" or "
           "\"fence\"" },
    { "'type':'woods'", "'type':'a very great wood'",
      "the type of object \"a very great wood\" is "
      "too long; 15" },
    { "'Oak Wood'", "'A name with a great many words in it, so many that nobody will ever say it'",
      "is too long; 63" },
    { "'Oak Wood'", "'Oak\\nWood'", "holds a control character" },
    { "'slows','type':'bool','value':false", "'slows','type':'string','value':'no'",
      WOOD "has \"slows\" that is not of the type bool; it should be true or false" },
    { "'tall','type':'bool','value':true", "'tall','type':'int','value':1",
      WOOD "has \"tall\" that "
           "is not of the type bool" },
    { "'value':2", "'value':4",
      HILL "needs its \"level\": a property of the type int, from 1 to 3" },
    { "'value':2", "'value':0", HILL "needs its \"level\"" },
    { "'value':2", "'value':1.5", HILL "needs its \"level\"" },
    { "'level'", "'Level'", HILL "needs its \"level\"" },
    { "'class':'hill'", "'class':'field'", HILL "has a \"level\"; only a hill has one" },
    { "'name':'','type':'fence'", "'name':'','type':'hill'",
      FENCE "is a line; a hill should be a "
            "polygon or a rectangle" },
    { "'name':'','type':'fence'", "'name':'','type':'building'",
      FENCE "is a line; a building should "
            "be a polygon or a rectangle" },
    { "'small'", "'huge'", MILL "needs its \"size\": the text tiny, small, medium or large" },
    { "'small'", "3", MILL "needs its \"size\"" },
    { "'name':'size'", "'name':'sise'", MILL "needs its \"size\"" },
    { "'type':'building'", "'type':'camp'", MILL "has a \"size\"; only a building has one" },
    { "'value':0.5", "'value':0",
      FENCE "has \"width\" that is no number of inches from 0.01 to 24" },
    { "'value':0.5", "'value':25", FENCE "has \"width\" that is no number of inches" },
    { "'value':0.5", "'value':'wide'", FENCE "has \"width\" that is no number of inches" },
    { "'slows','type':'bool','value':false", "'width','type':'float','value':2",
      WOOD "has a \"width\"; only a line has one" },
    /* objectives and grounds */
    { "'point':true,", "", CROSS "should be a point" },
    { "'Crossroads'", "''", "object 5, without a name, in the layer \"objectives\" needs a name" },
    { "'x':180,'y':90", "'x':361,'y':90",
      CROSS "has a point at 361, 90, which lies off the table" },
    { "'x':180,'y':90", "'x':180", CROSS "has \"y\" that is missing, no number, or" },
    { "'First Brigade'", "''", "object 6, without a name, in the layer \"grounds\" needs a name" },
    { "'width':100,'height':40", "'polyline':[{'x':0,'y':0},{'x':9,'y':9}]",
      FIRST "is a line; a "
            "ground should be a polygon or a rectangle" },
    { "'name':'side'", "'name':'sides'", FIRST "needs its \"side\": the text that is the id" },
    { "'red'", "''", FIRST "needs its \"side\"" },
    { "'red'", "5", FIRST "needs its \"side\"" },
    { "'red'", "'the-reds-of-the-north'",
      "the side of ground \"the-reds-of-the-north\" is too long" },
    { "'facing'", "'faces'", FIRST "needs its \"facing\": degrees clockwise, 0 is up" },
    { "'value':270", "'value':-90",
      FIRST "has \"facing\" that is no number of degrees from 0 to "
            "360, clockwise from the top" },
    { "'value':270", "'value':'W'", FIRST "has \"facing\" that is no number of degrees" },
    { "'layers':[", "'layers':[7,", "one of its \"layers\" is not an object" },
    { "'objects':[", "'objects':[7,",
      "object 0, without a name, in the layer \"woods\" needs a type" },
};

static void wrong_tables_are_refused(void **state)
{
    lin_refusal why;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char *text = swap(small_table, bad[i].from, bad[i].to);

        memset(&why, 0, sizeof why);
        if (read_text(text, strlen(text), &why) != LIN_BAD_FILE)
            fail_msg("this was read: %s", bad[i].to);
        says(&why, bad[i].say);
        says(&why, "map.tmj: ");
        assert_int_equal(table.width, 0);
        assert_int_equal(table.points, 0);
        free(text);
    }
    assert_int_equal(read_text("{'type':'map'}", 14, NULL),
                     LIN_BAD_FILE); /* the reason may be NULL */
}

/* The same object n times over, in the place of the first of a layer. */
static void many(const char *layer, const char *object, int n, const char *say)
{
    const size_t room = strlen(object) + 1;
    char *list = malloc((size_t)n * room + 100), *text;
    char from[60];
    size_t used;
    lin_refusal why = { 0 };

    assert_non_null(list);
    snprintf(from, sizeof from, "'name':'%s','objects':[", layer);
    used = (size_t)sprintf(list, "%s", from);
    for (int i = 0; i < n; i++)
        used += (size_t)sprintf(list + used, "%s,", object);
    text = swap(small_table, from, list);
    if (!say)
        must_read(text);
    else if (read_text(text, strlen(text), &why) != LIN_BAD_FILE)
        fail_msg("this was read %d times: %s", n, object);
    else
        says(&why, say);
    free(text);
    free(list);
}

static void a_table_is_bounded(void **state)
{
    static const char fence[] = "{'id':9,'type':'fence','x':0,'y':0,"
                                "'polyline':[{'x':0,'y':0},{'x':9,'y':9}]}";
    static const char goal[] = "{'id':9,'name':'Hill','point':true,'x':0,'y':0}";
    char saw[8000];
    size_t n = (size_t)sprintf(saw, "{'id':9,'name':'Saw','type':'fence','x':0,'y':0,'polyline':[");

    (void)state;
    many("woods", fence, LIN_SCENERY - 4, NULL);
    assert_int_equal(table.pieces, LIN_SCENERY);
    many("woods", fence, LIN_SCENERY + 1, "is one too many: 96 pieces of scenery are the most");
    many("objectives", goal, LIN_SPOTS - 2, NULL);
    assert_int_equal(table.spots, LIN_SPOTS);
    many("objectives", goal, LIN_SPOTS + 1,
         "is one too many: 64 objectives and grounds are the most");
    for (int i = 0; i < TB_POINTS; i++)
        n += (size_t)sprintf(saw + n, "{'x':%d,'y':%d},", i, i % 2);
    strcpy(saw + n - 1, "]}");
    many("woods", saw, (LIN_OUTLINE - 19) / TB_POINTS, NULL);
    many("woods", saw, (LIN_OUTLINE - 19) / TB_POINTS + 1,
         "has one point too many: all objects "
         "together may have 4096; draw with fewer");
    strcpy(saw + n - 1, ",{'x':300,'y':0}]}");
    many("woods", saw, 1,
         "\"Saw\" in the layer \"woods\" cannot stay as it is drawn. It has 201 "
         "points");
}

static void damaged_tables_end_in_a_sentence(void **state)
{
    lin_rng rng = 1781;
    char text[sizeof small_table];

    (void)state;
    for (size_t n = 0; n < sizeof small_table - 2; n++) {
        lin_refusal why = { 0 };

        assert_int_equal(read_text(small_table, n, &why), LIN_BAD_FILE);
        assert_true(why.text[0] != '\0');
    }
    for (int i = 0; i < 5000; i++) {
        lin_refusal why = { 0 };

        memcpy(text, small_table, sizeof text);
        for (int k = 0; k < 1 + i % 3; k++)
            text[lin_rng_below(&rng, sizeof text - 1)] =
                i % 2 ? (char)(1 + lin_rng_below(&rng, 255)) : "0123456789-.e'[]{},"[i % 19];
        if (read_text(text, strlen(text), &why) != LIN_OK)
            assert_true(why.text[0] != '\0');
    }
}

/* ---- A battle on a table ---- */

static lin_status load_battle(const char *map, lin_battle **out, lin_refusal *why)
{
    static const char yaml[] =
        "battle: small\nrules: none\ntitle: A small battle\ndate: 1781\nmap: map.tmj\n"
        "turns: [one]\nsides:\n  - {id: red, name: Reds, colour: red}\n"
        "  - {id: blue, name: Blues, colour: blue}\n"
        "units:\n  - {id: R-1, side: red, name: First, type: infantry, size: small}\n";
    char folder[] = "/tmp/linstock-table-XXXXXX", path[64], json[sizeof small_table + 100];
    lin_status st;

    assert_non_null(mkdtemp(folder));
    strcpy(json, map);
    for (char *p = json; *p; p++)
        if (*p == '\'')
            *p = '"';
    snprintf(path, sizeof path, "%s/map.tmj", folder);
    assert_int_equal(lin_spill(path, json, strlen(json), why), LIN_OK);
    snprintf(path, sizeof path, "%s/battle.yaml", folder);
    assert_int_equal(lin_spill(path, yaml, sizeof yaml - 1, why), LIN_OK);
    st = lin_battle_load(folder, out, why);
    unlink(path);
    snprintf(path, sizeof path, "%s/map.tmj", folder);
    unlink(path);
    rmdir(folder);
    return st;
}

static void a_battle_has_a_board_or_a_table(void **state)
{
    lin_battle *b;
    lin_refusal why;
    char *text = swap(small_table, "'red'", "'green'");

    (void)state;
    if (load_battle(small_table, &b, &why) != LIN_OK)
        fail_msg("%s", why.text);
    assert_int_equal(b->board.cells, 0);
    assert_int_equal(b->table.pieces, 4);
    lin_battle_free(b);
    assert_int_equal(load_battle(text, &b, &why), LIN_BAD_FILE);
    says(&why, "map.tmj: the ground \"First Brigade\" is of the side \"green\", which is none; it "
               "should be red or blue");
    free(text);
}

static uint64_t hash_with(lin_battle *b, const char *from, const char *to)
{
    lin_field *f;
    lin_refusal why;
    uint64_t hash;

    must_read_with(small_table, from, to);
    b->table = table;
    if (lin_field_new(&f, b, NULL, &why) != LIN_OK)
        fail_msg("%s", why.text);
    hash = f->hash;
    lin_field_free(f);
    return hash;
}

/* Any battle will do to be given a table besides. */
static void what_decides_play_is_hashed(void **state)
{
    static const struct {
        const char *from, *to;
    } decides[] = {
        { "'width':36", "'width':37" },
        { "'height':24", "'height':25" },
        { "'type':'woods'", "'type':'swamp'" },
        { "'x':50,'y':0", "'x':50.1,'y':0" },
        { "'slows'", "'obscures'" },
        { "'value':false", "'value':true" },
        { "'value':2", "'value':3" },
        { "'small'", "'large'" },
        { "'value':0.5", "'value':0.6" },
        { "'x':180,'y':90", "'x':180,'y':91" },
        { "'value':270", "'value':271" },
        { "'red'", "'blue'" },
        { "'First Brigade'", "'Second Brigade'" },
    };
    lin_battle *b;
    lin_refusal why;
    uint64_t usual;

    (void)state;
    if (lin_battle_load(LIN_SOURCE_DIR "/battles/brandywine-1777", &b, &why) != LIN_OK)
        fail_msg("%s", why.text);
    usual = hash_with(b, "", "");
    for (size_t i = 0; i < sizeof decides / sizeof decides[0]; i++)
        if (hash_with(b, decides[i].from, decides[i].to) == usual)
            fail_msg("%s makes no difference", decides[i].to);
    assert_true(hash_with(b, "'value':45", "'value':46") == usual); /* the compass */
    assert_true(hash_with(b, "'Oak Wood'", "'Elm Wood'") == usual);
    lin_battle_free(b);
}

/* ---- Tables from Tiled ---- */

/* table-resaved.tmj was written by Tiled 1.8.2 from table.tmj. */
static void tiled_saves_tables_without_changing_them(void **state)
{
    static lin_table again;

    (void)state;
    load_map(MAPS "/table.tmj", &table);
    load_map(MAPS "/table-resaved.tmj", &again);
    assert_memory_equal(&table, &again, sizeof table);
    assert_int_equal(table.pieces, 8);
    assert_int_equal(table.spots, 3);
}

static const lin_point *points_of(const lin_scenery *s)
{
    return table.outline + s->first;
}

/* Is every point of b the half turn of a point of a? */
static bool is_half_turn(const lin_scenery *a, const lin_scenery *b)
{
    if (strcmp(a->kind, b->kind) != 0 || strcmp(a->size, b->size) != 0 || a->points != b->points ||
        a->closed != b->closed || a->said != b->said || a->flags != b->flags ||
        a->level != b->level || a->width != b->width)
        return false;
    for (int i = 0; i < a->points; i++) {
        bool found = false;

        for (int k = 0; k < b->points; k++)
            found |= points_of(a)[i].x + points_of(b)[k].x == table.width &&
                     points_of(a)[i].y + points_of(b)[k].y == table.height;
        if (!found)
            return false;
    }
    return true;
}

static void take_the_field_favours_nobody(void **state)
{
    (void)state;
    load_map(BATTLES "/take-the-field/map.tmj", &table);
    assert_int_equal(table.width, 72 * LIN_INCH);
    assert_int_equal(table.height, 48 * LIN_INCH);
    assert_int_equal(table.spots, 0);
    for (int i = 0; i < table.pieces; i++) {
        int twins = 0;

        for (int k = 0; k < table.pieces; k++)
            twins += is_half_turn(&table.piece[i], &table.piece[k]);
        if (twins != 1)
            fail_msg("%s has %d twins", table.piece[i].name, twins);
    }
}

/* The table of a refight: as large as history wants, and a ground for every group. */
static void check_refight(const char *path, int wide, int high, int british, int american,
                          int goals)
{
    int of[3] = { 0, 0, 0 };

    load_map(path, &table);
    assert_int_equal(table.width, wide * LIN_INCH);
    assert_int_equal(table.height, high * LIN_INCH);
    for (int i = 0; i < table.spots; i++) {
        const lin_spot *s = &table.spot[i];

        of[strcmp(s->side, "british") == 0 ? 0 : strcmp(s->side, "american") == 0 ? 1 : 2]++;
        assert_int_equal(s->points == 1, strcmp(s->kind, "objective") == 0);
    }
    assert_int_equal(of[0], british);
    assert_int_equal(of[1], american);
    assert_int_equal(of[2], goals);
}

static void refights_have_a_ground_for_every_group(void **state)
{
    (void)state;
    check_refight(BATTLES "/cowpens-1781/map.tmj", 96, 72, 5, 6, 4);
    check_refight(BATTLES "/brandywine-1777-wing/map.tmj", 96, 48, 4, 6, 3);
}

/* Which words a map may say, what is a hill and what a building, and which sizes there are, is the
 * book's to tell. */
static void words_are_those_of_the_book(void **state)
{
    static const char *const flags[] = { "tall", "slows", NULL }, *const sizes[] = { "small",
                                                                                     NULL };
    static const lin_look knoll[] = { { LIN_LOOK_SCENERY, "hill", LIN_SIGN_ROUGH, .letter = "r" },
                                      { .word = NULL } };
    const lin_rules other = { .id = "other", .scenery_flag = flags, .scenery_size = sizes },
                    none = { .id = "none" }, flat = { .id = "flat", .look = knoll };
    lin_refusal why;
    char *text;

    (void)state;
    book = &other; /* it has no rows: everything may have a level and a size */
    must_read(small_table);
    for (int i = 0; i < table.pieces; i++)
        if (table.piece[i].said)
            assert_int_equal(table.piece[i].said, 3);
    must_read_with(small_table, "'type':'building'", "'type':'camp'");
    text = swap(small_table, "'small'", "'large'");
    assert_int_equal(read_text(text, strlen(text), &why), LIN_BAD_FILE);
    says(&why, "the text small.");
    book = &none;
    must_read(text);
    free(text);
    for (int i = 0; i < table.pieces; i++)
        assert_int_equal(table.piece[i].said, 0);
    book = &flat;
    assert_int_equal(read_text(small_table, strlen(small_table), &why), LIN_BAD_FILE);
    says(&why, "only a hill has one");
    book = NULL;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_are_those_of_the_book),
        cmocka_unit_test(a_table_is_read),
        cmocka_unit_test(scenery_says_what_it_is),
        cmocka_unit_test(spots_say_whose_they_are),
        cmocka_unit_test(y_runs_north_and_areas_counter_clockwise),
        cmocka_unit_test(objects_may_be_turned),
        cmocka_unit_test(every_coordinate_is_rounded_once),
        cmocka_unit_test(degrees_become_parts_of_a_circle),
        cmocka_unit_test(wrong_tables_are_refused),
        cmocka_unit_test(a_table_is_bounded),
        cmocka_unit_test(damaged_tables_end_in_a_sentence),
        cmocka_unit_test(a_battle_has_a_board_or_a_table),
        cmocka_unit_test(what_decides_play_is_hashed),
        cmocka_unit_test(tiled_saves_tables_without_changing_them),
        cmocka_unit_test(take_the_field_favours_nobody),
        cmocka_unit_test(refights_have_a_ground_for_every_group),
    };

    return cmocka_run_group_tests_name("tables of inches", tests, NULL, NULL);
}
