/* read.c -- a lesson from the lesson.yaml beside a battle.yaml. Whatever is wrong with it becomes
 * one sentence with its line; a word that no step has is wrong too, since a lesson that silently
 * lacks something is found out by a newcomer. */
#include "lessons/lessons.h"

#include "core/core.h"
#include "files/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

const char *const lesson_awaits_name[] = { "read", "select", "odds", "so", NULL };

/* A lesson and the memory its texts lie in. */
typedef struct {
    lesson lesson; /* first: callers hold a pointer to it */
    lin_arena arena;
    lin_game *game; /* at its position, while it is read */
} loaded;

#define SAY_MOST 420 /* bytes of a sentence: a card holds no more */

#define refuse_at(at, why, ...) lin_refuse_at(LESSON_FILE, at, why, __VA_ARGS__)

/* ---- Small pieces ---- */

/* One text, or a list of texts; what is not there is an empty list. */
static lin_status read_texts(const lin_node *map, const char *key, const char **into, int most,
                             int *n, lin_refusal *why)
{
    const lin_node *node = lin_node_get(map, key);

    if (!node)
        return LIN_OK;
    if (node->kind == LIN_NODE_SCALAR) {
        into[(*n)++] = node->text;
        return LIN_OK;
    }
    for (const lin_node *item = node->child; item; item = item->next) {
        if (item->kind != LIN_NODE_SCALAR || item->key)
            return refuse_at(item, why, "\"%s\" should be a text, or a list of texts.", key);
        if (*n == most)
            return refuse_at(item, why, "\"%s\" has more than %d lines; part the step.", key, most);
        into[(*n)++] = item->text;
    }
    return LIN_OK;
}

static lin_status read_line(const lin_node *map, const char *key, const char **into,
                            lin_refusal *why)
{
    const lin_node *node = lin_node_get(map, key);

    if (!node)
        return LIN_OK;
    if (node->kind != LIN_NODE_SCALAR || !*node->text || strlen(node->text) > SAY_MOST)
        return refuse_at(node, why, "\"%s\" should be a sentence of at most %d bytes.", key,
                         SAY_MOST);
    *into = node->text;
    return LIN_OK;
}

static lin_status read_dice(const lin_node *map, lesson_step *st, lin_refusal *why)
{
    const char *text = lin_node_text(map, "dice", "");
    const lin_node *node = lin_node_get(map, "dice");

    while (*text) {
        char *end;
        const long face = strtol(text, &end, 10);

        if (end == text || face < 0 || face > 20 || st->n_dice == LESSON_DICE)
            return refuse_at(node, why, "\"dice\" should be faces in a row, such as 2 4.");
        st->dice[st->n_dice++] = (uint8_t)face;
        text = end + strspn(end, " ");
    }
    return LIN_OK;
}

/* ---- What lights up ---- */

static lin_status read_units(const loaded *l, const lin_node *map, lesson_step *st,
                             lin_refusal *why)
{
    const char *id[LESSON_LIGHTS];
    int n = 0;
    const lin_status status = read_texts(map, "units", id, LESSON_LIGHTS, &n, why);

    if (status != LIN_OK)
        return status;
    for (int i = 0; i < n; i++) {
        st->unit[st->units] = lin_unit_find(l->lesson.field, id[i]);
        if (st->unit[st->units++] < 0)
            return refuse_at(lin_node_get(map, "units"), why, "there is no unit \"%.40s\".", id[i]);
    }
    return LIN_OK;
}

/* Cells of a board ("L24"), or places of a table ("40 13.5"). */
static lin_status read_places(const loaded *l, const lin_node *map, const char *key, int *cell,
                              int *cells, lin_point *at, int *places, lin_refusal *why)
{
    const lin_battle *b = l->lesson.field->battle;
    const char *text[LESSON_LIGHTS];
    int n = 0;
    const lin_status status = read_texts(map, key, text, LESSON_LIGHTS, &n, why);

    if (status != LIN_OK)
        return status;
    for (int i = 0; i < n; i++) {
        char *mid, *end;
        const double x = strtod(text[i], &mid), y = strtod(mid, &end);

        if (b->board.cells > 0 && lin_cell_parse(&b->board, text[i]) != LIN_NOWHERE) {
            cell[(*cells)++] = lin_cell_parse(&b->board, text[i]);
        } else if (b->board.cells == 0 && end > mid && mid > text[i] && !*end && x >= 0 && y >= 0 &&
                   x < 200 && y < 200) {
            at[*places].x = (int32_t)(x * LIN_INCH);
            at[(*places)++].y = (int32_t)(y * LIN_INCH);
        } else {
            return refuse_at(lin_node_get(map, key), why,
                             "\"%.40s\" is no place here; \"%s\" wants %s.", text[i], key,
                             b->board.cells > 0 ? "cells such as C4"
                                                : "inches of the table such as \"24 10.5\"");
        }
    }
    return LIN_OK;
}

/* ---- Steps ---- */

static lin_status read_so(loaded *l, const lin_node *map, lesson_step *st, lin_refusal *why)
{
    lin_refusal inner = { 0 };

    for (int i = 0; i < st->sos; i++)
        if (lin_is_so(l->game, st->so[i], &inner) == LIN_SYNTAX)
            return refuse_at(lin_node_get(map, "await"), why, "%s", inner.text);
    if (st->orders == 0)
        return refuse_at(lin_node_get(map, "await"), why,
                         "the step awaits something and has no \"do\": the orders by which it "
                         "comes about.");
    return LIN_OK;
}

static lin_status read_await(loaded *l, const lin_node *map, lesson_step *st, lin_refusal *why)
{
    const lin_status status = read_texts(map, "await", st->so, LESSON_LIGHTS, &st->sos, why);
    const char *first = st->sos > 0 ? st->so[0] : "read";

    if (status != LIN_OK)
        return status;
    st->select = -1;
    if (strcmp(first, "read") == 0) {
        st->awaits = LESSON_READ;
    } else if (strncmp(first, "select ", 7) == 0) {
        st->awaits = LESSON_SELECT;
        st->select = lin_unit_find(l->lesson.field, first + 7);
        if (st->select < 0)
            return refuse_at(lin_node_get(map, "await"), why, "there is no unit \"%.40s\".",
                             first + 7);
    } else if (strcmp(first, "odds") == 0) {
        st->awaits = LESSON_ODDS;
        if (st->orders == 0)
            return refuse_at(map, why, "the step awaits odds and has no \"do\": the order.");
    } else {
        st->awaits = LESSON_SO;
        return read_so(l, map, st, why);
    }
    st->sos = 0;
    return LIN_OK;
}

static lin_status check_keys(const lin_node *map, lin_refusal *why)
{
    static const char *const known[] = { "say",   "mouse",  "touch",  "keys", "astray",
                                         "await", "do",     "theirs", "dice", "units",
                                         "cells", "answer", "panel" };

    for (const lin_node *n = map->child; n; n = n->next) {
        size_t i = 0;

        while (i < sizeof known / sizeof *known && strcmp(n->key, known[i]) != 0)
            i++;
        if (i == sizeof known / sizeof *known)
            return refuse_at(n, why,
                             "a step has no \"%.30s\"; it has say, mouse, touch, keys, astray, "
                             "await, do, theirs, dice, units, cells, answer and panel.",
                             n->key);
    }
    return LIN_OK;
}

static lin_status read_step(loaded *l, const lin_node *map, lin_refusal *why)
{
    lesson_step *st = &l->lesson.step[l->lesson.steps];
    lin_status status;

    if (map->kind != LIN_NODE_MAP)
        return refuse_at(map, why, "a step should be a map with say, await, do ...");
    st->line = map->line;
    if ((status = check_keys(map, why)) != LIN_OK ||
        (status = read_line(map, "say", &st->say, why)) != LIN_OK ||
        (status = read_line(map, "mouse", &st->mouse, why)) != LIN_OK ||
        (status = read_line(map, "touch", &st->touch, why)) != LIN_OK ||
        (status = read_line(map, "keys", &st->keys, why)) != LIN_OK ||
        (status = read_line(map, "astray", &st->astray, why)) != LIN_OK ||
        (status = read_texts(map, "answer", st->answer, LESSON_ORDERS, &st->answers, why)) !=
            LIN_OK ||
        (status = read_line(map, "panel", &st->panel, why)) != LIN_OK ||
        (status = read_texts(map, "do", st->order, LESSON_ORDERS, &st->orders, why)) != LIN_OK ||
        (status = read_texts(map, "theirs", st->theirs, LESSON_ORDERS, &st->their_orders, why)) !=
            LIN_OK ||
        (status = read_dice(map, st, why)) != LIN_OK ||
        (status = read_await(l, map, st, why)) != LIN_OK ||
        (status = read_units(l, map, st, why)) != LIN_OK)
        return status;
    if (!st->say)
        return refuse_at(map, why, "the step says nothing; it needs a sentence under \"say\".");
    l->lesson.steps++;
    return read_places(l, map, "cells", st->cell, &st->cells, st->at, &st->places, why);
}

static lin_status read_steps(loaded *l, const lin_node *root, lin_refusal *why)
{
    const lin_node *list = lin_node_get(root, "steps");
    lin_status status = LIN_OK;

    if (!list || list->kind != LIN_NODE_LIST || !list->child)
        return refuse_at(list ? list : root, why, "\"steps\" should be a list of steps.");
    for (const lin_node *n = list->child; n && status == LIN_OK; n = n->next)
        status = l->lesson.steps == LESSON_STEPS
                     ? refuse_at(n, why, "a lesson has at most %d steps.", LESSON_STEPS)
                     : read_step(l, n, why);
    return status;
}

/* ---- The position ---- */

static lin_status read_position(loaded *l, const lin_node *root, lin_refusal *why)
{
    static const char head[] = "position %s\noptions %s\n%s";
    const lin_node *node = lin_node_get(root, "position");
    lesson *it = &l->lesson;
    const char *options = it->options[0] ? it->options : NULL;
    lin_status status;
    size_t size;

    if (!node || node->kind != LIN_NODE_SCALAR)
        return refuse_at(node ? node : root, why,
                         "\"position\" should be the lines of a position (docs/positions.md), "
                         "after a |.");
    size = sizeof head + strlen(node->text) + strlen(it->options) + LIN_ID;
    it->position = malloc(size);
    if (!it->position)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a lesson.");
    if (options)
        snprintf(it->position, size, head, it->field->battle->id, options, node->text);
    else
        snprintf(it->position, size, "position %s\n%s", it->field->battle->id, node->text);
    status = lin_position_read(&l->game, it->field, it->position, strlen(it->position),
                               lin_dice_typed(), why);
    if (status == LIN_BAD_FILE && why) /* its lines begin below the key */
        why->line = node->line + (why->line > 0 ? why->line - (options ? 2 : 1) : 0);
    if (status == LIN_OK &&
        (lin_waits(l->game) != LIN_ASKS_SIDE || lin_to_answer(l->game) != it->side))
        return refuse_at(node, why, "the position should ask the learner's side something.");
    return status;
}

/* ---- All of it ---- */

static lin_status lesson_path(lin_source *s, const char *battle, char *path, size_t size,
                              lin_refusal *why)
{
    char folder[LIN_PATH];
    const lin_status status = lin_source_folder(s, battle, folder, sizeof folder, why);

    if (status != LIN_OK)
        return status;
    if ((size_t)snprintf(path, size, "%s/" LESSON_FILE, folder) >= size)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "The path to the lesson is too long.");
    return LIN_OK;
}

bool lesson_is_there(lin_source *s, const char *battle)
{
    char path[LIN_PATH];
    struct stat info;

    return lesson_path(s, battle, path, sizeof path, NULL) == LIN_OK && stat(path, &info) == 0 &&
           S_ISREG(info.st_mode);
}

static lin_status read_root(loaded *l, lin_source *s, const char *battle, const lin_node *root,
                            lin_refusal *why)
{
    lesson *it = &l->lesson;
    const char *side = lin_node_text(root, "side", "");
    lin_status status;

    it->options = lin_node_text(root, "options", "");
    if ((status = lin_source_field(s, battle, it->options, &it->field, why)) != LIN_OK ||
        (status = read_line(root, "title", &it->title, why)) != LIN_OK ||
        (status = read_line(root, "about", &it->about, why)) != LIN_OK ||
        (status = lin_node_int(root, "minutes", 1, 60, &it->minutes, why)) != LIN_OK)
        return status;
    if (!it->title || !it->about)
        return refuse_at(root, why, "the lesson needs a \"title\", and \"about\" in a sentence.");
    for (it->side = LIN_FIRST; it->side < LIN_SIDES; it->side++)
        if (strcmp(side, it->field->battle->side_id[it->side]) == 0)
            break;
    if (it->side >= LIN_SIDES)
        return refuse_at(lin_node_get(root, "side") ? lin_node_get(root, "side") : root, why,
                         "\"side\" is the learner's: %s or %s.", it->field->battle->side_id[0],
                         it->field->battle->side_id[1]);
    if ((status = read_position(l, root, why)) != LIN_OK)
        return status;
    status = read_places(l, root, "look", it->look, &it->looks, it->look_at, &it->look_places, why);
    return status == LIN_OK ? read_steps(l, root, why) : status;
}

lin_status lesson_load(lin_source *s, const char *battle, lesson **out, lin_refusal *why)
{
    loaded *l = calloc(1, sizeof *l);
    char path[LIN_PATH], *text = NULL;
    const lin_node *root;
    size_t n;
    lin_status status;

    *out = NULL;
    if (!l)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a lesson.");
    if ((status = lesson_path(s, battle, path, sizeof path, why)) == LIN_OK &&
        (status = lin_slurp(path, LIN_FILE_MOST, &text, &n, why)) == LIN_OK &&
        (status = lin_yaml_read(text, n, LESSON_FILE, &l->arena, &root, why)) == LIN_OK)
        status = read_root(l, s, battle, root, why);
    lin_free(text);
    lin_game_free(l->game);
    l->game = NULL;
    if (status == LIN_OK)
        *out = &l->lesson;
    else
        lesson_free(&l->lesson);
    return status;
}

void lesson_free(lesson *l)
{
    loaded *whole = (loaded *)l;

    if (!l)
        return;
    free(l->position);
    lin_arena_free(&whole->arena);
    free(whole);
}
