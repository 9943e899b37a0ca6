/* facts.c -- what those who play and watch may know of a battle, its map, its book and its answers,
 * without seeing how these are laid out. */
#include "core.h"

#include <assert.h>

/* ---- books ---- */

const char *lin_rules_id(const lin_rules *r)
{
    assert(r);
    return r->id;
}

const char *lin_rules_name(const lin_rules *r)
{
    assert(r);
    return r->name;
}

int lin_rules_version(const lin_rules *r)
{
    assert(r);
    return r->version;
}

const lin_option *lin_rules_option(const lin_rules *r, int i)
{
    assert(r);
    return i >= 0 && i < r->options ? &r->option[i] : NULL;
}

/* A verb's help begins with how it is written. */
const char *lin_rules_help(const lin_rules *r, int i)
{
    assert(r);
    return i < 0                      ? NULL
           : i < r->verbs             ? r->verb[i].help
           : i - r->verbs < r->macros ? r->macro[i - r->verbs].help
                                      : NULL;
}

/* ---- battles and fields ---- */

const lin_rules *lin_field_rules(const lin_field *f)
{
    assert(f);
    return f->rules;
}

const lin_battle *lin_field_battle(const lin_field *f)
{
    assert(f);
    return f->battle;
}

uint64_t lin_field_hash(const lin_field *f)
{
    assert(f);
    return f->hash;
}

int32_t lin_field_option(const lin_field *f, int i)
{
    assert(f);
    return i >= 0 && i < f->rules->options ? f->option[i] : 0;
}

size_t lin_state_size(const lin_field *f)
{
    assert(f);
    return f->rules->state_size;
}

const char *lin_battle_id(const lin_battle *b)
{
    assert(b);
    return b->id;
}

const char *lin_battle_rules(const lin_battle *b)
{
    assert(b);
    return b->rules;
}

const char *lin_battle_title(const lin_battle *b)
{
    assert(b);
    return b->title;
}

const char *lin_battle_date(const lin_battle *b)
{
    assert(b);
    return b->date;
}

const char *lin_battle_note(const lin_battle *b)
{
    assert(b);
    return b->note;
}

const char *lin_battle_history(const lin_battle *b)
{
    assert(b);
    return b->history ? b->history : "";
}

const char *lin_side_id(const lin_battle *b, lin_side side)
{
    assert(b);
    return lin_is_side(side) ? b->side_id[side] : "nobody";
}

const char *lin_side_colour(const lin_battle *b, lin_side side)
{
    assert(b);
    return lin_is_side(side) ? b->side_colour[side] : "";
}

int lin_battle_units(const lin_battle *b)
{
    assert(b);
    return b->units;
}

const lin_unit *lin_battle_unit(const lin_battle *b, int i)
{
    assert(b);
    return i >= 0 && i < b->units ? &b->unit[i] : NULL;
}

int lin_battle_turns(const lin_battle *b)
{
    assert(b);
    return b->turns;
}

const char *lin_turn_name(const lin_battle *b, int i)
{
    assert(b);
    return i >= 0 && i < b->turns ? b->turn_name[i] : NULL;
}

const lin_board *lin_battle_board(const lin_battle *b)
{
    assert(b);
    return b->board.cells ? &b->board : NULL;
}

const lin_table *lin_battle_table(const lin_battle *b)
{
    assert(b);
    return b->table.width ? &b->table : NULL;
}

/* ---- boards and tables ---- */

static bool is_cell(const lin_board *b, int cell)
{
    return cell >= 0 && cell < b->cells;
}

lin_grid lin_board_grid(const lin_board *b)
{
    assert(b);
    return b->grid;
}

int lin_board_rows(const lin_board *b)
{
    assert(b);
    return b->rows;
}

int lin_board_cols(const lin_board *b)
{
    assert(b);
    return b->cols;
}

int lin_cell_next(const lin_board *b, int cell, int direction)
{
    assert(b);
    return is_cell(b, cell) && direction >= 0 && direction < b->directions
               ? b->next[cell][direction]
               : LIN_NOWHERE;
}

const char *lin_cell_ground(const lin_board *b, int cell)
{
    assert(b);
    return is_cell(b, cell) ? b->ground_name[b->ground[cell]] : NULL;
}

int lin_cell_height(const lin_board *b, int cell)
{
    assert(b);
    return is_cell(b, cell) ? b->height[cell] : 0;
}

lin_point lin_table_size(const lin_table *t)
{
    assert(t);
    return (lin_point){ t->width, t->height };
}

const char *lin_table_piece(const lin_table *t, int i, const lin_point **point, int *points,
                            bool *closed)
{
    assert(t && point && points && closed);
    if (i < 0 || i >= t->pieces)
        return NULL;
    *point = t->outline + t->piece[i].first;
    *points = t->piece[i].points;
    *closed = t->piece[i].closed;
    return t->piece[i].kind;
}

/* ---- answers ---- */

int lin_list_orders(const lin_list *l)
{
    assert(l);
    return l->orders;
}

const lin_order *lin_list_order(const lin_list *l, int i)
{
    assert(l);
    return i >= 0 && i < l->orders ? &l->order[i] : NULL;
}

int lin_list_families(const lin_list *l)
{
    assert(l);
    return l->families;
}

const lin_family *lin_list_family(const lin_list *l, int i)
{
    assert(l);
    return i >= 0 && i < l->families ? &l->family[i] : NULL;
}
