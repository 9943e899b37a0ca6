/* lesson.c -- a led first battle: what it is about, and its steps, for whoever shows them. What the
 * other side will do and which dice will fall is not told. */
#include "tell/tell.h"

#include "linstock_rules.h"

void tell_lesson_members(json_writer *j, const lesson *l)
{
    const lin_battle *b = l->field->battle;

    json_put_text(j, "id", b->id);
    json_put_text(j, "battle", b->id);
    json_put_text(j, "battle_title", b->title);
    json_put_text(j, "rules", b->rules);
    json_put_text(j, "rules_name", l->field->rules->name);
    json_put_text(j, "title", l->title);
    json_put_text(j, "about", l->about);
    json_put_int(j, "minutes", l->minutes);
    json_put_text(j, "side", b->side_id[l->side]);
    json_put_text(j, "side_name", b->side_name[l->side]);
    json_put_int(j, "length", l->steps);
}

static void numbers(json_writer *j, const char *key, const int *value, int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        json_put_int(j, NULL, value[i]);
    json_close(j, ']');
}

static void places(json_writer *j, const char *key, const lesson *l, const lin_point *at, int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        tell_points_json(j, NULL, l->field, &at[i], 1);
    json_close(j, ']');
}

static void step(json_writer *j, const lesson *l, const lesson_step *st)
{
    json_open(j, NULL, '{');
    json_put_text(j, "say", st->say);
    json_put_text(j, "mouse", st->mouse);
    json_put_text(j, "touch", st->touch);
    json_put_text(j, "keys", st->keys);
    json_put_text(j, "astray", st->astray);
    json_put_text(j, "awaits", lesson_awaits_name[st->awaits]);
    json_put_int(j, "select", st->select);
    json_put_text(j, "order", st->orders ? st->order[0] : NULL);
    numbers(j, "units", st->unit, st->units);
    numbers(j, "cells", st->cell, st->cells);
    places(j, "places", l, st->at, st->places);
    json_open(j, "answers", '[');
    for (int i = 0; i < st->answers; i++)
        json_put_text(j, NULL, st->answer[i]);
    json_close(j, ']');
    json_put_text(j, "panel", st->panel);
    json_close(j, '}');
}

void tell_lesson_steps_json(json_writer *j, const char *key, const lesson *l)
{
    json_open(j, "look", '{');
    numbers(j, "cells", l->look, l->looks);
    places(j, "places", l, l->look_at, l->look_places);
    json_close(j, '}');
    json_open(j, key, '[');
    for (int i = 0; i < l->steps; i++)
        step(j, l, &l->step[i]);
    json_close(j, ']');
}
