/* battle.c -- a battle before it is fought: its sides, turns and options; its units, its board or
 * table; the grammar of its orders; what a hand may do on its map. */
#include "tell/tell.h"
#include "linstock_rules.h"

#include "draw/draw.h"

/* ---- in a list ---- */

static void options_json(json_writer *j, const char *key, const lin_field *f)
{
    json_open(j, key, '[');
    for (int i = 0; i < f->rules->options; i++) {
        const lin_option *o = &f->rules->option[i];

        json_open(j, NULL, '{');
        json_put_text(j, "name", o->name);
        json_put_text(j, "rule", o->rule);
        json_put_text(j, "text", o->text);
        if (o->names) {
            json_put_text(j, "value", lin_option_word(o, f->option[i]));
            json_open(j, "values", '[');
            for (int k = 0; o->names[k]; k++)
                json_put_text(j, NULL, o->names[k]);
            json_close(j, ']');
        } else {
            json_put_bool(j, "value", f->option[i] != 0);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void bots_json(json_writer *j, const char *key)
{
    json_open(j, key, '[');
    for (int i = 0; lin_bot_at(i); i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", lin_bot_at(i)->name);
        json_put_text(j, "text", lin_bot_at(i)->text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* Sides are spoken of by index: three lists of the same length. */
static void sides_members(json_writer *j, const lin_battle *b)
{
    json_open(j, "sides", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_text(j, NULL, b->side_id[side]);
    json_close(j, ']');
    json_open(j, "side_names", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_text(j, NULL, lin_side_name(b, (lin_side)side));
    json_close(j, ']');
    json_open(j, "side_colours", '[');
    for (int side = 0; side < LIN_SIDES; side++)
        json_put_text(j, NULL, b->side_colour[side]);
    json_close(j, ']');
}

/* How long it takes two who know it, as the battle says; null: it does not say. */
static void minutes_json(json_writer *j, const char *key, const lin_battle *b)
{
    int minutes = 0;

    if (lin_node_get(b->root, "minutes") &&
        lin_node_int(b->root, "minutes", 5, 6000, &minutes, NULL) == LIN_OK)
        json_put_int(j, key, minutes);
    else
        json_put_null(j, key);
}

/* May it be fought on tables that are made, and is it? */
static void made_members(json_writer *j, const lin_field *f)
{
    const lin_node *root = f->battle->root;
    const char *table = lin_node_text(root, "table", NULL);

    if (!f->rules->make_table || lin_node_get(root, "refight"))
        return;
    json_put_bool(j, "tables", true);
    if (table)
        json_put_text(j, "made_table", table);
}

void tell_battle_members(json_writer *j, const lin_field *f)
{
    const lin_battle *b = f->battle;

    json_put_text(j, "id", b->id);
    json_put_text(j, "rules", b->rules);
    json_put_text(j, "rules_name", f->rules->name);
    json_put_text(j, "title", b->title);
    json_put_text(j, "date", b->date);
    json_put_text(j, "note", b->note);
    json_put_text(j, "history", b->history);
    sides_members(j, b);
    json_put_int(j, "turns", b->turns);
    json_open(j, "turn_names", '[');
    for (int i = 0; i < b->turns; i++)
        json_put_text(j, NULL, b->turn_name[i]);
    json_close(j, ']');
    json_put_int(j, "pieces", b->units);
    json_put_bool(j, "measuring", !lin_field_blind(f));
    if (lin_field_blind(f))
        json_put_text(j, "measuring_rule", lin_field_blind(f));
    json_put_text(j, "difficulty", lin_node_text(b->root, "difficulty", NULL));
    minutes_json(j, "minutes", b);
    made_members(j, f);
    options_json(j, "options", f);
    bots_json(j, "bots");
}

void tell_battle_text(const lin_field *f, lin_text *out)
{
    const lin_battle *b = f->battle;

    lin_put(out, "%s\n  %s%s%s\n", b->id, b->title, b->date[0] ? ", " : "", b->date);
    lin_put(out, "  %s against %s, %d turns, %d pieces; rules: %s\n", lin_side_name(b, LIN_FIRST),
            lin_side_name(b, LIN_SECOND), b->turns, b->units, b->rules);
}

void tell_battle_terms_text(const lin_field *f, lin_text *out)
{
    const lin_battle *b = f->battle;

    if (b->note[0])
        lin_put(out, "  %s\n", b->note);
    if (f->rules->options)
        lin_put(out, "  options (--options name=on,name=off):\n");
    for (int i = 0; i < f->rules->options; i++) {
        const lin_option *o = &f->rules->option[i];

        lin_put(out, "    %s=%s  [%s]  %s\n", o->name, lin_option_word(o, f->option[i]), o->rule,
                o->text);
    }
}

/* ---- in full ---- */

static void units_json(json_writer *j, const char *key, const lin_battle *b)
{
    json_open(j, key, '[');
    for (int i = 0; i < b->units; i++) {
        const lin_unit *u = &b->unit[i];

        json_open(j, NULL, '{');
        json_put_text(j, "id", u->id);
        json_put_text(j, "name", u->name);
        json_put_text(j, "kind", u->kind);
        json_put_text(j, "called", u->called[0] ? u->called : u->id);
        json_put_text(j, "size", u->size);
        if (u->coat[0])
            json_put_text(j, "coat", u->coat);
        if (u->facings[0])
            json_put_text(j, "facings", u->facings);
        json_put_int(j, "side", u->side);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void cells_json(json_writer *j, const char *key, const lin_board *b)
{
    json_open(j, key, '[');
    for (int i = 0; i < b->cells; i++) {
        char name[8], what[200];
        lin_text t = lin_text_in(what, sizeof what);
        double x, y;

        lin_cell_name(b, i, name);
        lin_draw_middle(b, i, &x, &y);
        json_open(j, NULL, '{');
        json_put_text(j, "name", name);
        json_put_real(j, "x", x, 3);
        json_put_real(j, "y", y, 3);
        json_put_text(j, "ground", b->ground_name[b->ground[i]]);
        json_put_bool(j, "road", b->road[i] != 0);
        lin_cell_text(b, i, &t);
        json_put_text(j, "text", what);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void board_json(json_writer *j, const char *key, const lin_board *b)
{
    double width, height;

    lin_draw_extent(b, &width, &height);
    json_open(j, key, '{');
    json_put_text(j, "grid", b->grid == LIN_HEXES ? "hexes" : "squares");
    json_put_int(j, "rows", b->rows);
    json_put_int(j, "cols", b->cols);
    json_put_real(j, "width", width, 3);
    json_put_real(j, "height", height, 3);
    json_open(j, "directions", '[');
    for (int d = 0; d < b->directions; d++)
        json_put_text(j, NULL, lin_direction_name(b, d));
    json_close(j, ']');
    cells_json(j, "cells", b);
    json_open(j, "places", '[');
    for (int i = 0; i < b->places; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", b->place[i].name);
        json_put_text(j, "kind", b->place[i].kind);
        json_put_int(j, "cell", b->place[i].cell);
        json_put_int(j, "value", b->place[i].value);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void words_json(json_writer *j, const char *key, const char *const *words)
{
    json_open(j, key, '[');
    for (int w = 0; words && words[w]; w++)
        json_put_text(j, NULL, words[w]);
    json_close(j, ']');
}

static void grammar_members(json_writer *j, const lin_rules *r)
{
    json_open(j, "verbs", '[');
    for (int i = 0; i < r->verbs; i++) {
        const lin_verb *v = &r->verb[i];

        json_open(j, NULL, '{');
        json_put_text(j, "name", v->name);
        json_put_text(j, "args", v->args);
        json_put_text(j, "help", v->help);
        words_json(j, "words", v->words);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_open(j, "macros", '[');
    for (int i = 0; i < r->macros; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", r->macro[i].name);
        json_put_text(j, "help", r->macro[i].help);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_open(j, "metas", '[');
    for (int i = LIN_NO_META + 1; i < LIN_METAS; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", lin_meta_orders[i].word);
        json_put_text(j, "help", lin_meta_orders[i].help);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* How the words in a piece's marks are shown, and what they mean. */
static void marks_json(json_writer *j, const char *key, const lin_rules *r)
{
    json_open(j, key, '[');
    for (int i = 0; i < r->mark_looks; i++) {
        const lin_mark_look *look = &r->mark_look[i];

        json_open(j, NULL, '{');
        json_put_text(j, "word", look->word);
        json_put_text(j, "letters", look->letters);
        json_put_text(j, "shape", lin_mark_shape_name[look->shape]);
        json_put_int(j, "wear", look->wear);
        json_put_text(j, "rule", look->rule);
        json_put_text(j, "text", look->text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* What the letters and numbers of a counter mean. */
static void counter_json(json_writer *j, const char *key, const lin_rules *r)
{
    json_open(j, key, '[');
    for (int i = 0; i < r->counter_rows; i++) {
        const lin_counter_row *row = &r->counter[i];

        json_open(j, NULL, '{');
        json_put_text(j, "part", lin_counter_part_name[row->part]);
        json_put_text(j, "kinds", row->kinds);
        json_put_text(j, "name", row->name);
        json_put_text(j, "rule", row->rule);
        json_put_text(j, "text", row->text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* How the words of the book's maps are shown. */
static void looks_json(json_writer *j, const char *key, const lin_rules *r)
{
    json_open(j, key, '[');
    for (const lin_look *row = r->look; row && row->word; row++) {
        char name[48] = "";
        lin_text t = lin_text_in(name, sizeof name);

        lin_look_name(row, &t);
        json_open(j, NULL, '{');
        json_put_text(j, "of", lin_look_of_name[row->of]);
        json_put_text(j, "word", row->word);
        json_put_text(j, "sign", lin_sign_name[row->sign]);
        json_put_text(j, "name", name);
        json_put_text(j, "letter", row->letter);
        json_put_int(j, "rise", row->rise);
        json_put_bool(j, "thin", row->thin);
        json_put_bool(j, "numbered", row->numbered);
        json_put_real(j, "width", row->width / 100.0, 2);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void map_members(json_writer *j, const lin_rules *r)
{
    if (r->movement) {
        json_open(j, "movement", '{');
        json_put_text(j, "name", r->movement);
        json_put_int(j, "parts", r->movement_parts);
        json_close(j, '}');
    }
    json_open(j, "gestures", '[');
    for (int i = 0; i < r->gestures; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "step", r->gesture[i].step);
        json_put_text(j, "act", r->gesture[i].act);
        json_put_text(j, "order", r->gesture[i].order);
        json_put_text(j, "text", r->gesture[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_open(j, "overlays", '[');
    for (int i = 0; i < r->overlays; i++) {
        json_open(j, NULL, '{');
        json_put_text(j, "name", r->overlay[i].name);
        json_put_text(j, "of", r->overlay[i].of_side ? "side" : "unit");
        json_put_text(j, "text", r->overlay[i].text);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void tell_whole_battle_members(json_writer *j, const lin_field *f)
{
    tell_battle_members(j, f);
    json_open(j, "levels", '[');
    for (int i = 0; i < f->rules->levels; i++)
        json_put_text(j, NULL, f->rules->level[i]);
    json_close(j, ']');
    units_json(j, "units", f->battle);
    if (f->battle->board.cells)
        board_json(j, "board", &f->battle->board);
    if (tell_has_table(f))
        tell_ground_json(j, "table", f);
    grammar_members(j, f->rules);
    marks_json(j, "marks", f->rules);
    counter_json(j, "counter", f->rules);
    looks_json(j, "looks", f->rules);
    map_members(j, f->rules);
}
