/* marches.c -- the ways that an order would lead units, for a hand that has not let go of them yet.
 */
#include "tell/tell.h"

static void numbers_json(json_writer *j, const char *key, const uint16_t *value, int n)
{
    json_open(j, key, '[');
    for (int i = 0; i < n; i++)
        json_put_int(j, NULL, value[i]);
    json_close(j, ']');
}

static void march_json(json_writer *j, const lin_march *m)
{
    int cost = 0;

    for (int i = 0; i < m->cells; i++)
        cost += m->cost[i];
    json_open(j, NULL, '{');
    json_put_int(j, "u", m->unit);
    json_put_int(j, "from", m->from == LIN_NOWHERE ? -1 : m->from);
    numbers_json(j, "cells", m->cell, m->cells);
    numbers_json(j, "costs", m->cost, m->cells);
    json_put_int(j, "cost", cost);
    json_put_int(j, "left", m->left);
    if (m->stop.text[0]) {
        json_open(j, "short", '{');
        json_put_text(j, "text", m->stop.text);
        json_put_text(j, "rule", m->stop.rule);
        json_put_int(j, "met", m->met == LIN_NOWHERE ? -1 : m->met);
        json_close(j, '}');
    }
    json_close(j, '}');
}

void tell_marches_json(json_writer *j, const char *key, const lin_marches *told)
{
    if (told->n == 0)
        return;
    json_open(j, key, '[');
    for (int i = 0; i < told->n; i++)
        march_json(j, &told->march[i]);
    json_close(j, ']');
}
