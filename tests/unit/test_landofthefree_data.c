/* test_landofthefree_data.c -- Land of the Free as data: what a battle may be, told with its rule
 * where it may not, and the two refights against their lists. */
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
#include "rules/landofthefree/scenery/scenery.h"
#include "rules/landofthefree/setup/setup.h"
#include "rules/landofthefree/steps.h"

#ifndef LOF_BATTLES
#define LOF_BATTLES LIN_SOURCE_DIR "/battles"
#define LOF_DRILL   LIN_SOURCE_DIR "/tests/battles/lof-drill"
#endif

/* ---- A battle made for the purpose ---- */

static const char head[] =
    "battle: trial\nrules: landofthefree\ntitle: Trial\ndate: \"1780\"\nmap: map.tmj\nturns: "
    "[\"1\", \"2\", \"3\", \"4\", \"5\", \"6\"]\n"
    "sides:\n  - {id: red, name: Red, colour: red}\n  - {id: blue, name: Blue, colour: blue}\n";
static const char commanders[] =
    "units:\n"
    "  - {id: RF, side: red, name: R, type: force-commander, size: general}\n"
    "  - {id: R1, side: red, name: R1, type: group-commander, size: colonel}\n"
    "  - {id: R2, side: red, name: R2, type: group-commander, size: colonel}\n"
    "  - {id: BF, side: blue, name: B, type: force-commander, size: general}\n"
    "  - {id: B1, side: blue, name: B1, type: group-commander, size: colonel}\n"
    "  - {id: B2, side: blue, name: B2, type: group-commander, size: colonel}\n";
static const char blue[] =
    "  - {id: B1a, side: blue, group: B1, name: b, type: infantry, size: small}\n"
    "  - {id: B1b, side: blue, group: B1, name: b, type: infantry, size: small}\n"
    "  - {id: B2a, side: blue, group: B2, name: b, type: infantry, size: small}\n"
    "  - {id: B2b, side: blue, group: B2, name: b, type: infantry, size: small}\n";
static const char red[] =
    "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: small}\n"
    "  - {id: R1b, side: red, group: R1, name: r, type: infantry, size: small}\n"
    "  - {id: R2a, side: red, group: R2, name: r, type: infantry, size: small}\n"
    "  - {id: R2b, side: red, group: R2, name: r, type: infantry, size: small}\n";

static char folder[64];

static int make_folder(void **state)
{
    char link[128];

    (void)state;
    strcpy(folder, "/tmp/linstock-test-XXXXXX");
    if (!mkdtemp(folder))
        return -1;
    snprintf(link, sizeof link, "%s/map.tmj", folder);
    return symlink(LOF_DRILL "/map.tmj", link);
}

static int drop_folder(void **state)
{
    char path[128];

    (void)state;
    snprintf(path, sizeof path, "%s/map.tmj", folder);
    unlink(path);
    snprintf(path, sizeof path, "%s/battle.yaml", folder);
    unlink(path);
    return rmdir(folder);
}

/* Loads the battle; the rule it was refused under, "" where it was not. */
static const char *loads_whole(const char *keys, const char *units, const char *more,
                               lin_refusal *why)
{
    lin_source *source = lin_source_new(NULL);
    const lin_field *f;
    char path[128];
    FILE *file;
    const char *rule = "";

    snprintf(path, sizeof path, "%s/battle.yaml", folder);
    file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file, "%s%s%s%s", head, keys, units, more);
    fclose(file);
    *why = (lin_refusal){ 0 };
    if (lin_source_field(source, folder, NULL, &f, why) != LIN_OK)
        rule = why->rule ? why->rule : why->text;
    lin_source_free(source);
    return rule;
}

static const char *loads(const char *keys, const char *units, lin_refusal *why)
{
    char all[6000];

    snprintf(all, sizeof all, "%s%s", commanders, units);
    return loads_whole(keys, all, blue, why);
}

static void is_refused(const char *keys, const char *units, const char *rule, const char *words)
{
    lin_refusal why;
    const char *got = loads(keys, units, &why);

    if (strcmp(got, rule) != 0 || !strstr(why.text, words))
        fail_msg("expected %s \"%s\"; got %s \"%s\"", rule, words, got, why.text);
}

/* ---- LF-FB: forces ---- */

static void a_good_force_is_read(void **state)
{
    lin_refusal why;

    (void)state;
    assert_string_equal(loads("points: 200\n", red, &why), "");
}

/* covers: LF-FB-02 */
static void a_force_has_one_force_commander(void **state)
{
    (void)state;
    is_refused("points: 200\n",
               "  - {id: RX, side: red, name: r, type: force-commander, size: general}\n",
               "LF-FB-02", "second");
}

/* covers: LF-FB-03, LF-FB-04 */
static void a_force_has_two_to_six_groups_of_two_to_six(void **state)
{
    (void)state;
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: small}\n",
               "LF-FB-04", "two to six");
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: small}\n"
               "  - {id: R1b, side: red, group: R1, name: r, type: infantry, size: small}\n",
               "LF-FB-04", "R2");
}

/* covers: LF-FB-03 */
static void more_than_six_groups_are_refused(void **state)
{
    char units[4000] = "";
    size_t n = (size_t)snprintf(units, sizeof units, "%s", red);

    (void)state;
    for (int g = 3; g <= 7; g++)
        n += (size_t)snprintf(
            units + n, sizeof units - n,
            "  - {id: R%d, side: red, name: r, type: group-commander, size: colonel}\n"
            "  - {id: R%da, side: red, group: R%d, name: r, type: infantry, size: tiny}\n"
            "  - {id: R%db, side: red, group: R%d, name: r, type: infantry, size: tiny}\n",
            g, g, g, g, g);
    is_refused("points: 400\n", units, "LF-FB-03", "has 7 groups; it should have two to six");
    units[0] = '\0';
    n = (size_t)snprintf(units, sizeof units, "%s", red);
    for (int i = 0; i < 5; i++)
        n += (size_t)snprintf(
            units + n, sizeof units - n,
            "  - {id: R1%d, side: red, group: R1, name: r, type: infantry, size: tiny}\n", i);
    is_refused("points: 400\n", units, "LF-FB-04",
               "leads a group of 7 elements; it should have two to six");
}

/* covers: LF-FB-03 */
static void one_group_is_too_few(void **state)
{
    lin_refusal why;
    const char *got;

    (void)state;
    got = loads_whole("points: 400\n",
                      "units:\n"
                      "  - {id: RF, side: red, name: R, type: force-commander, size: general}\n"
                      "  - {id: R1, side: red, name: R1, type: group-commander, size: colonel}\n"
                      "  - {id: BF, side: blue, name: B, type: force-commander, size: general}\n"
                      "  - {id: B1, side: blue, name: B1, type: group-commander, size: colonel}\n"
                      "  - {id: B2, side: blue, name: B2, type: group-commander, size: colonel}\n"
                      "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: small}\n"
                      "  - {id: R1b, side: red, group: R1, name: r, type: infantry, size: small}\n",
                      blue, &why);
    assert_string_equal(got, "LF-FB-03");
    assert_non_null(strstr(why.text, "has 1 group; it should have two to six"));
}

/* covers: LF-FB-06 */
static void a_force_without_elements_or_commander_is_none(void **state)
{
    lin_refusal why;

    (void)state;
    is_refused("points: 400\n", "", "LF-FB-04",
               "leads a group without an element; give it two to six");
    assert_string_equal(
        loads_whole("points: 400\n",
                    "units:\n"
                    "  - {id: R1, side: red, name: R1, type: group-commander, size: colonel}\n"
                    "  - {id: BF, side: blue, name: B, type: force-commander, size: general}\n"
                    "  - {id: B1, side: blue, name: B1, type: group-commander, size: colonel}\n"
                    "  - {id: B2, side: blue, name: B2, type: group-commander, size: colonel}\n",
                    blue, &why),
        "LF-FB-02");
    assert_non_null(strstr(why.text, "has no force commander; give it one"));
}

/* covers: LF-FB-05 */
static void points_may_equal_the_limit_and_not_exceed_it(void **state)
{
    lin_refusal why;

    (void)state;
    assert_string_equal(loads("points: 60\n", red, &why), "");
    is_refused("points: 59\n", red, "LF-FB-05", "costs 60 points; the limit is 59");
}

/* covers: LF-FB-07, LF-FB-08, LF-FB-15, LF-FB-17, LF-FB-18 */
static void types_sizes_and_weapons_are_those_of_the_book(void **state)
{
    (void)state;
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: R1, name: r, type: elephants, size: small}\n",
               "LF-FB-07", "elephants");
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: huge}\n",
               "LF-FB-07", "huge");
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: B1, name: r, type: infantry, size: small}\n",
               "LF-FB-07", "no group");
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: R1, name: r, type: artillery, size: tiny}\n",
               "LF-FB-08", "tiny artillery");
    is_refused(
        "points: 200\n",
        "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: small, weapon: bows}\n",
        "LF-FB-15", "weapon");
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: R1, name: r, type: cavalry, size: small, weapon: "
               "rifled}\n",
               "LF-FB-17", "mixed");
    is_refused("points: 200\n",
               "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: small, weapon: "
               "mortar}\n",
               "LF-FB-18", "cannot have");
}

/* covers: LF-FB-19 */
static void rockets_are_for_the_war_of_1812(void **state)
{
    static const char rockets[] =
        "  - {id: R1a, side: red, group: R1, name: r, type: artillery, size: small, weapon: "
        "rocket}\n"
        "  - {id: R1b, side: red, group: R1, name: r, type: infantry, size: small}\n"
        "  - {id: R2a, side: red, group: R2, name: r, type: infantry, size: small}\n"
        "  - {id: R2b, side: red, group: R2, name: r, type: infantry, size: small}\n";
    lin_refusal why;

    (void)state;
    is_refused("points: 200\n", rockets, "LF-FB-19", "1812");
    assert_string_equal(loads("points: 200\nwar: \"1812\"\n", rockets, &why), "");
}

/* A force with that gun in it. */
static const char *gun(const char *weapon)
{
    static char units[600];

    snprintf(units, sizeof units,
             "  - {id: R1a, side: red, group: R1, name: r, type: artillery, size: small, weapon: "
             "\"%s\"}\n"
             "  - {id: R1b, side: red, group: R1, name: r, type: infantry, size: small}\n"
             "  - {id: R2a, side: red, group: R2, name: r, type: infantry, size: small}\n"
             "  - {id: R2b, side: red, group: R2, name: r, type: infantry, size: small}\n",
             weapon);
    return units;
}

static int class_of(const char *weapon)
{
    lin_source *source = lin_source_new(NULL);
    const lin_field *f;
    lin_refusal why;
    int class;

    assert_string_equal(loads("points: 200\n", gun(weapon), &why), "");
    assert_int_equal(lin_source_field(source, folder, NULL, &f, &why), LIN_OK);
    class = lf_field_of(f)->weapon[lin_unit_find(f, "R1a")];
    lin_source_free(source);
    return class;
}

/* covers: LF-FB-18, LF-FB-21 */
static void guns_have_a_class_by_shot_or_bore(void **state)
{
    (void)state;
    assert_int_equal(class_of("3 lb"), LF_LIGHT_CANNON);
    assert_int_equal(class_of("12 lb"), LF_LIGHT_CANNON);
    assert_int_equal(class_of("12.5 lb"), LF_HEAVY_CANNON);
    assert_int_equal(class_of("24 lb"), LF_HEAVY_CANNON);
    assert_int_equal(class_of("5.5 in howitzer"), LF_LIGHT_CANNON);
    assert_int_equal(class_of("8 in howitzer"), LF_HEAVY_CANNON);
    assert_int_equal(class_of("8 in mortar"), LF_MORTAR);
    is_refused("points: 200\n", gun("7 in howitzer"), "LF-FB-15", "name the gun");
    is_refused("points: 200\n", gun("-3 lb"), "LF-FB-15", "weapon");
    is_refused("points: 200\n", gun("6 lbs"), "LF-FB-15", "weapon");
}

/* ---- LF-RF: keys of a refight ---- */

/* covers: LF-FB-01 */
static void without_another_word_the_limit_is_200_points(void **state)
{
    static const char cheap[] =
        "  - {id: R1a, side: red, group: R1, name: r, type: cavalry, size: large}\n"
        "  - {id: R1b, side: red, group: R1, name: r, type: cavalry, size: large}\n"
        "  - {id: R1c, side: red, group: R1, name: r, type: cavalry, size: large}\n"
        "  - {id: R2a, side: red, group: R2, name: r, type: infantry, size: large}\n"
        "  - {id: R2b, side: red, group: R2, name: r, type: cavalry, size: medium}\n";
    char more[900];
    lin_refusal why;

    (void)state;
    assert_string_equal(loads("", cheap, &why), ""); /* 200 just */
    snprintf(more, sizeof more, "%s%s", cheap,
             "  - {id: R2c, side: red, group: R2, name: r, type: infantry, size: tiny}\n");
    is_refused("", more, "LF-FB-05", "costs 210 points; the limit is 200");
    is_refused("points: 4\n", red, "LF-FB-01", "from 5 to 2000");
    is_refused("points: many\n", red, "LF-FB-01", "whole number");
}

/* covers: LF-RF-06 */
static void sizes_stand_for_men(void **state)
{
    static const struct {
        int men;
        const char *size;
    } row[] = {
        { 1, "tiny" },     { 49, "tiny" },    { 50, "small" },  { 99, "small" },
        { 100, "medium" }, { 199, "medium" }, { 200, "large" }, { 900, "large" },
    };
    static const char *const sizes[] = { "tiny", "small", "medium", "large" };
    lin_refusal why;

    (void)state;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        for (int k = 0; k < 4; k++) {
            char units[600];

            snprintf(
                units, sizeof units,
                "  - {id: R1a, side: red, group: R1, men: %d, name: r, type: infantry, size: %s}\n"
                "  - {id: R2a, side: red, group: R2, name: r, type: infantry, size: small}\n",
                row[i].men, sizes[k]);
            assert_string_equal(loads("refight: yes\n", units, &why),
                                strcmp(sizes[k], row[i].size) == 0 ? "" : "LF-RF-06");
        }
}

/* covers: LF-RF-04 */
static void a_refight_says_that_its_table_is_our_own(void **state)
{
    static const char *const battle[] = { LOF_BATTLES "/cowpens-1781",
                                          LOF_BATTLES "/brandywine-1777-wing" };

    (void)state;
    for (int i = 0; i < 2; i++) {
        lin_source *source = lin_source_new(NULL);
        lin_refusal why = { 0 };
        const lin_battle *b;

        assert_int_equal(lin_source_battle(source, battle[i], &b, &why), LIN_OK);
        assert_non_null(strstr(lin_node_text(b->root, "note", ""), "reconstructed"));
        lin_source_free(source);
    }
}

/* covers: LF-RF-05 */
static void a_refight_knows_no_limits(void **state)
{
    lin_refusal why;

    (void)state;
    assert_string_equal(
        loads("refight: yes\n",
              "  - {id: R1a, side: red, group: R1, name: r, type: infantry, size: large}\n"
              "  - {id: R2a, side: red, group: R2, name: r, type: infantry, size: large}\n",
              &why),
        "");
}

static void roles_edges_and_deployments_must_make_sense(void **state)
{
    lin_refusal why;

    (void)state;
    is_refused("points: 200\nattacker: green\n", red, "LF-RF-01", "red or blue");
    is_refused("points: 200\nedges: {red: south, blue: east}\n", red, "LF-RF-14", "opposite");
    is_refused("points: 200\nedges: {red: south}\n", red, "LF-RF-14", "opposite");
    assert_string_equal(
        loads("points: 200\nattacker: red\nedges: {red: west, blue: east}\n", red, &why), "");
    is_refused("points: 200\nsetups: {x: {red: {R9: \"1 1\"}}}\n", red, "LF-SC-10", "no such unit");
    is_refused("points: 200\nsetups: {x: {red: {R1: \"1 1 0 line\"}}}\n", red, "LF-FO-16",
               "nothing more");
    is_refused("points: 200\nsetups: {x: {red: {R1a: \"1 1\"}}}\n", red, "LF-SC-10", "formation");
    is_refused("points: 200\nsetups: {x: {red: {B1a: \"1 1 0 line\"}}}\n", red, "LF-SC-09",
               "other side");
    is_refused("points: 200\nsetups: {x: {keep: {red: B1}, red: {R1: \"1 1\"}}}\n", red, "LF-SC-41",
               "keep");
}

/* ---- LF-RF-18 to LF-RF-27: the lists ---- */

typedef struct {
    const char *commander, *elements;
} group_row;

/* Elements as letters: I C A by size T S M L, "IL" a large infantry; in the order of the file. */
static void elements_of(const lf_field *f, int g, char *out)
{
    for (int u = tb_next(&f->members[g], 0); u >= 0; u = tb_next(&f->members[g], u + 1))
        out += sprintf(out, "%s%c%c", out[-1] ? " " : "", "ICA"[f->type[u]], "TSML"[f->size[u]]);
}

static void check_list(const char *battle, const group_row *row, int rows, int first, int second,
                       int points, bool compact)
{
    lin_source *source = lin_source_new(NULL);
    lin_refusal why = { 0 };
    const lin_field *field;
    const lf_field *f;

    if (lin_source_field(source, battle, NULL, &field, &why) != LIN_OK)
        fail_msg("%s", why.text);
    f = lf_field_of(field);
    assert_int_equal(f->groups, rows);
    for (int g = 0; g < rows; g++) {
        char got[120] = { 0 };

        elements_of(f, g, got + 1);
        assert_string_equal(field->battle->unit[f->group_commander[g]].id, row[g].commander);
        assert_string_equal(got + 1, row[g].elements);
    }
    assert_int_equal(lf_force_points(f, 0), first);
    assert_int_equal(lf_force_points(f, 1), second);
    assert_int_equal(f->points, points);
    assert_int_equal(f->roles_fixed, 1);
    for (int u = 0; u < f->units; u++)
        if (lf_is_element(f, u) && f->type[u] == LF_INFANTRY && f->size[u] == LF_LARGE)
            assert_int_equal(f->stands[u], compact ? 5 : 7);
    lin_source_free(source);
}

/* covers: LF-RF-18, LF-RF-19, LF-RF-21 */
static void cowpens_is_as_listed(void **state)
{
    static const group_row rows[] = {
        { "MCDONALD", "IS IS IS" },   { "STEWART", "IL AS AS" },      { "NEWMARSH", "IM IL" },
        { "GILDART", "CS CS" },       { "OGILVIE", "CM CM" },         { "MCDOWELL", "IS IL" },
        { "PICKENS", "IM IM IL IL" }, { "HOWARD", "IS IS IS IS IS" }, { "LAWSON", "IS IS IS" },
        { "TRIPLETT", "IM IS IS" },   { "WASHINGTON", "CS CS CS" },
    };

    (void)state;
    check_list(LOF_BATTLES "/cowpens-1781", rows, 11, 280, 405, 405, false);
}

/* covers: LF-RF-23, LF-RF-24, LF-RF-27 */
static void brandywine_is_as_listed(void **state)
{
    static const group_row rows[] = {
        { "MATTHEW", "IL IL IL IL IL IL" }, { "GREY", "IL IL IL IL AM CL" },
        { "AGNEW", "IL IL IL IL AM" },      { "DONOP", "IL IL IL IL IL AM" },
        { "SMALLWOOD", "IM IM IM IL" },     { "DE-BORRE", "IM IM IM IL" },
        { "WOODFORD", "IM IM IM IM" },      { "SCOTT", "IM IM IM IM IM" },
        { "MAXWELL", "IM IM IM IM" },       { "CONWAY", "IM IM IM IM IM" },
    };

    (void)state;
    check_list(LOF_BATTLES "/brandywine-1777-wing", rows, 10, 785, 670, 785, true);
}

/* Every ground on the map is that of a group commander of its side. */
static void grounds_have_their_groups(void **state)
{
    static const char *const battle[] = { LOF_BATTLES "/cowpens-1781",
                                          LOF_BATTLES "/brandywine-1777-wing" };

    (void)state;
    for (int i = 0; i < 2; i++) {
        lin_source *source = lin_source_new(NULL);
        lin_refusal why = { 0 };
        const lin_battle *b;

        assert_int_equal(lin_source_battle(source, battle[i], &b, &why), LIN_OK);
        for (int k = 0; k < b->table.spots; k++) {
            const lin_spot *spot = &b->table.spot[k];
            bool found = strcmp(spot->kind, "ground") != 0;

            for (int u = 0; u < b->units && !found; u++)
                found = strcmp(b->unit[u].name, spot->name) == 0 &&
                        strcmp(b->unit[u].kind, "group-commander") == 0 &&
                        strcmp(b->side_id[b->unit[u].side], spot->side) == 0;
            if (!found)
                fail_msg("no commander for the ground \"%s\"", spot->name);
        }
        lin_source_free(source);
    }
}

/* ---- The usual answer ---- */

static const char *usually_kept_back(const char *battle, int side)
{
    static char id[LIN_ID];
    lin_source *source = lin_source_new(NULL);
    const lin_frame frame = { .step = LF_KEEP_BACK, .arg = { (int16_t)side } };
    const lin_field *f;
    static lin_list list;
    lin_refusal why;
    lin_view view;
    lf_state *s;

    assert_int_equal(lin_source_field(source, battle, "scenario=flank-attack", &f, &why), LIN_OK);
    s = calloc(1, sizeof *s);
    s->scenario = LF_FLANK_ATTACK;
    view = (lin_view){ f, s, NULL };
    lin_list_clear(&list);
    lf_list_keep_back(&view, &frame, &list);
    snprintf(id, sizeof id, "%s",
             f->battle->unit[list.order[lf_usual_keep_back(&view, &frame, &list)].arg[0]].id);
    free(s);
    lin_source_free(source);
    return id;
}

/* covers: LF-SC-41 */
static void the_flanking_group_is_usually_the_largest(void **state)
{
    (void)state;
    assert_string_equal(usually_kept_back(LOF_DRILL, 0), "B2"); /* horse: 110 points */
    assert_string_equal(usually_kept_back(LOF_BATTLES "/cowpens-1781", 1), "PICKENS");
    assert_string_equal(usually_kept_back(LOF_BATTLES "/brandywine-1777-wing", 0),
                        "AGNEW"); /* the battle says so */
}

/* ---- Positions that cannot stand ---- */

/* Reads a position of the drill ground with these lines in it; what it was refused with, "" where
 * it was not. */
static const char *reads(const char *lines, lin_refusal *why)
{
    lin_source *source = lin_source_new(NULL);
    const lin_field *f;
    lin_game *g = NULL;
    char text[1200];

    *why = (lin_refusal){ 0 };
    assert_int_equal(lin_source_field(source, LOF_DRILL, NULL, &f, why), LIN_OK);
    snprintf(text, sizeof text,
             "position lof-drill\ncommander B1 at 24 6\nunit B1d at 60 4 facing 0 open\n%sactive "
             "group B1\n",
             lines);
    if (lin_position_read(&g, f, text, strlen(text), lin_dice_typed(), why) == LIN_OK) {
        lin_game_free(g);
        why->text[0] = '\0';
    }
    lin_source_free(source);
    return why->text;
}

static void positions_that_cannot_stand_are_refused(void **state)
{
    static const struct {
        const char *lines, *words;
    } row[] = {
        { "unit B1b at 24 10 facing 0 line\nunit B1c at 25 10 facing 0 line\n",
          ", at B1b: two elements overlap (LF-ME-13)" },
        { "unit B1b at 24 10 facing 0 line\nunit A1c at 25 9.5 facing 180 line\n",
          "two elements overlap (LF-ME-13)" },
        { "unit B1b at 100 10 facing 0 line\n", "outside it (LF-MV-37)" },
        { "unit B1b at 1 10 facing 0 line\n", "hangs over the edge of the table (LF-MV-37)" },
        { "unit B1b at 24 0.5 facing 0 line\n", "hangs over the edge of the table (LF-MV-37)" },
        { "unit B1b at 24 10 facing 400 line\n", "degrees from 0 (north) clockwise to 360" },
        { "unit B1b at 1000000000 10 facing 0 line\n", "1000 at most" },
        { "unit B1b at 1000 10 facing 0 line\n", "far off the table (LF-ST-10)" },
        { "unit B1b at 24 10 facing 0 open 5\n", "a gap that it cannot have (LF-FO-05)" },
        { "unit B1b at 24 10 facing 0 line gap 1\n", "a gap that it cannot have (LF-FO-05)" },
        { "unit B3a at 24 10 facing 0 line\n", "a formation that it cannot take (LF-FO-12)" },
        { "unit B1b at 36 30.5 facing 0 line\n", "astride an obstacle (LF-LO-02)" },
        { "unit B1b at 61 7 facing 0 line\n", "over a building without being in it (LF-BU-05)" },
        { "unit B1b at 66 20 facing 0 line\n", "on impassable ground (LF-ME-17)" },
        { "unit B1b at 24 10 facing 0 line lined-up 2\n",
          "lined up on something that is no obstacle (LF-LO-01)" },
        { "unit B1b at 24 10 facing 0 line inside 4\n", "in a building that is none (LF-BU-01)" },
        { "unit B1b at 24 10 facing 0 line hits 99\n",
          "hits that should have been tested (LF-DM-12)" },
        { "unit B3a at 24 10 facing 0 open gun mortar\n", "was not listed with (LF-FB-22)" },
        { "unit B9 at 24 10 facing 0 line\n", "There is no unit" },
    };
    lin_refusal why;

    (void)state;
    assert_string_equal(reads("unit B1b at 24 10 facing 0 line\n", &why), "");
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (!strstr(reads(row[i].lines, &why), row[i].words))
            fail_msg("%sexpected \"%s\"; got \"%s\"", row[i].lines, row[i].words, why.text);
}

/* ---- Maps that cannot be ---- */

/* The drill ground with one more piece on it. */
static const char *loads_map(const char *piece, lin_refusal *why)
{
    char path[128];
    const char *rule;
    FILE *file;

    snprintf(path, sizeof path, "%s/map.tmj", folder);
    unlink(path);
    file = fopen(path, "w");
    assert_non_null(file);
    fprintf(file,
            "{\"type\": \"map\", \"version\": \"1.8\", \"orientation\": \"orthogonal\", "
            "\"infinite\": false, \"width\": 72, \"height\": 48,"
            "\"tilewidth\": 20, \"tileheight\": 20, \"properties\": [{\"name\": \"ground\", "
            "\"type\": \"string\", \"value\": \"inches\"}], \"tilesets\": [],"
            "\"layers\": [{\"id\": 1, \"name\": \"ground\", \"type\": \"objectgroup\", \"x\": 0, "
            "\"y\": 0, \"opacity\": 1, \"visible\": true, \"objects\": [%s]}]}",
            piece);
    fclose(file);
    rule = loads("points: 200\n", red, why);
    unlink(path);
    assert_int_equal(symlink(LOF_DRILL "/map.tmj", path), 0);
    return rule;
}

static void is_refused_map(const char *kind, const char *shape, const char *rule, const char *words)
{
    char piece[700];
    lin_refusal why;
    const char *got;

    snprintf(piece, sizeof piece,
             "{\"id\": 1, \"name\": \"It\", \"type\": \"%s\", \"x\": 200, \"y\": 200, \"width\": "
             "0, \"height\": 0, \"rotation\": 0,"
             "\"visible\": true, %s}",
             kind, shape);
    got = loads_map(piece, &why);
    if ((*rule && strcmp(got, rule) != 0) || !strstr(why.text, words))
        fail_msg("%s %s: expected %s \"%s\"; got %s \"%s\"", kind, shape, rule, words, got,
                 why.text);
}

#define BOW                                                                                  \
    "\"polygon\": [{\"x\": 0, \"y\": 0}, {\"x\": 100, \"y\": 100}, {\"x\": 140, \"y\": 0}, " \
    "{\"x\": 0, \"y\": 60}]"
#define SQUARE                                                                               \
    "\"polygon\": [{\"x\": 0, \"y\": 0}, {\"x\": 0, \"y\": 100}, {\"x\": 100, \"y\": 100}, " \
    "{\"x\": 100, \"y\": 0}]"
#define FIVE                                                                               \
    "\"properties\": [{\"name\": \"size\", \"type\": \"string\", \"value\": \"small\"}], " \
    "\"polygon\": [{\"x\": 0, \"y\": 0}, {\"x\": 0, \"y\": 100},"                          \
    "{\"x\": 50, \"y\": 130}, {\"x\": 100, \"y\": 100}, {\"x\": 100, \"y\": 0}]"
#define LINE "\"polyline\": [{\"x\": 0, \"y\": 0}, {\"x\": 100, \"y\": 0}]"

/* covers: LF-AT-01, LF-BU-01 */
static void maps_that_cannot_be_are_refused(void **state)
{
    (void)state;
    is_refused_map("woods", BOW, "", "cross");
    is_refused_map("hill", BOW, "", "cross");
    is_refused_map("jungle", SQUARE, "LF-AT-01", "of no kind that these rules know");
    is_refused_map("wall", SQUARE, "LF-LO-01", "a line, not an outline");
    is_refused_map("hill", LINE, "", "a hill should be a polygon");
    is_refused_map("bridge", SQUARE, "LF-AT-05", "a line with a width");
    is_refused_map("building", SQUARE, "", "needs its \"size\"");
    is_refused_map("building", FIVE, "LF-BU-01", "four corners");
}

/* Every kind of scenery that a map may hold can be shown. */
static void every_kind_has_a_look(void **state)
{
    (void)state;
    for (int i = 0; lf_kinds[i].name; i++)
        if (!lin_look_find(&lin_book_landofthefree, LIN_LOOK_SCENERY, lf_kinds[i].name))
            fail_msg("no row for %s", lf_kinds[i].name);
    for (const lin_look *row = lf_looks; row->word; row++) {
        int i = 0;

        while (lf_kinds[i].name && strcmp(lf_kinds[i].name, row->word) != 0)
            i++;
        if (!lf_kinds[i].name)
            fail_msg("%s is no kind of scenery", row->word);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_has_a_look),
        cmocka_unit_test(a_good_force_is_read),
        cmocka_unit_test(a_force_has_one_force_commander),
        cmocka_unit_test(a_force_has_two_to_six_groups_of_two_to_six),
        cmocka_unit_test(points_may_equal_the_limit_and_not_exceed_it),
        cmocka_unit_test(types_sizes_and_weapons_are_those_of_the_book),
        cmocka_unit_test(rockets_are_for_the_war_of_1812),
        cmocka_unit_test(more_than_six_groups_are_refused),
        cmocka_unit_test(one_group_is_too_few),
        cmocka_unit_test(a_force_without_elements_or_commander_is_none),
        cmocka_unit_test(guns_have_a_class_by_shot_or_bore),
        cmocka_unit_test(without_another_word_the_limit_is_200_points),
        cmocka_unit_test(sizes_stand_for_men),
        cmocka_unit_test(a_refight_says_that_its_table_is_our_own),
        cmocka_unit_test(a_refight_knows_no_limits),
        cmocka_unit_test(roles_edges_and_deployments_must_make_sense),
        cmocka_unit_test(cowpens_is_as_listed),
        cmocka_unit_test(brandywine_is_as_listed),
        cmocka_unit_test(grounds_have_their_groups),
        cmocka_unit_test(the_flanking_group_is_usually_the_largest),
        cmocka_unit_test(positions_that_cannot_stand_are_refused),
        cmocka_unit_test(maps_that_cannot_be_are_refused),
    };

    return cmocka_run_group_tests(tests, make_folder, drop_folder);
}
