/* yaml.c -- YAML to a tree of nodes with line numbers.
 *
 * Battle files use a small part of YAML: maps with plain keys, lists, scalars, which all stay
 * text (`on` is "on", 4 is "4") until somebody who knows what they mean asks for a number.
 * What is left out is left out loudly: anchors and aliases (a short file could unfold to a
 * huge tree), tags, several documents, two equal keys in a map. Size, depth and number of
 * nodes are bounded, so that no file can make the reader run long or deep. */
#include "files/files.h"
#include "core/core.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <yaml.h>

#define DEPTH_MOST 32
#define NODES_MOST 65536
#define KEYS_MOST  1000 /* in one map: equal keys are looked for in turn */

typedef struct {
    yaml_parser_t parser;
    yaml_event_t event; /* the one being looked at */
    bool held;          /* event is to be given back to libyaml */
    const char *file, *text;
    size_t length;
    lin_arena *arena;
    int nodes;
    lin_refusal *why;
} reader;

/* ---- Refusals ---- */

static int line_of_offset(const reader *r, size_t offset)
{
    int line = 1;

    for (size_t i = 0; i < offset && i < r->length; i++)
        line += r->text[i] == '\n';
    return line;
}

/* What is missing at the end of the file is missed on its last line, not after it. */
static lin_status at_line(reader *r, int line)
{
    const int last = line_of_offset(r, r->length ? r->length - 1 : 0);

    if (r->why)
        r->why->line = line < last ? line : last;
    return LIN_BAD_FILE;
}

static int event_line(const reader *r)
{
    return (int)r->event.start_mark.line + 1;
}

static lin_status no_memory(reader *r)
{
    return lin_refuse(r->why, LIN_NO_MEMORY, NULL, "There is no memory left to read %s.", r->file);
}

static lin_status refuse_syntax(reader *r)
{
    const yaml_parser_t *p = &r->parser;
    const char *problem = p->problem ? p->problem : "it cannot be understood";

    if (p->error == YAML_MEMORY_ERROR)
        return no_memory(r);
    if (p->error == YAML_READER_ERROR) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s: %s; save the file as plain text in UTF-8.",
                   r->file, problem);
        return at_line(r, line_of_offset(r, p->problem_offset));
    }
    lin_refuse(r->why, LIN_BAD_FILE, NULL,
               "%s: this does not read as YAML (%s%s%s); look at indentation, colons and "
               "quotes here and on the lines above.",
               r->file, p->context ? p->context : "", p->context ? ", " : "", problem);
    return at_line(r, (int)p->problem_mark.line + 1);
}

/* ---- Events ---- */

static lin_status next_event(reader *r)
{
    if (r->held)
        yaml_event_delete(&r->event);
    r->held = false;
    if (!yaml_parser_parse(&r->parser, &r->event))
        return refuse_syntax(r);
    r->held = true;
    return LIN_OK;
}

static bool has_anchor(const yaml_event_t *e)
{
    return (e->type == YAML_SCALAR_EVENT && e->data.scalar.anchor) ||
           (e->type == YAML_SEQUENCE_START_EVENT && e->data.sequence_start.anchor) ||
           (e->type == YAML_MAPPING_START_EVENT && e->data.mapping_start.anchor);
}

static bool has_tag(const yaml_event_t *e)
{
    return (e->type == YAML_SCALAR_EVENT && e->data.scalar.tag) ||
           (e->type == YAML_SEQUENCE_START_EVENT && e->data.sequence_start.tag) ||
           (e->type == YAML_MAPPING_START_EVENT && e->data.mapping_start.tag);
}

/* What the file format leaves out of YAML. */
static lin_status check_plain(reader *r)
{
    if (r->event.type == YAML_ALIAS_EVENT || has_anchor(&r->event)) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: anchors (&name) and aliases (*name) are not used here; write the value "
                   "out, or put it in quotes if it is text.",
                   r->file);
        return at_line(r, event_line(r));
    }
    if (has_tag(&r->event)) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: tags (!name) are not used here; write the value alone, or put it in "
                   "quotes if it is text.",
                   r->file);
        return at_line(r, event_line(r));
    }
    return LIN_OK;
}

/* ---- Nodes ---- */

static lin_node *node_new(reader *r, lin_node_kind kind)
{
    lin_node *n = lin_arena_take(r->arena, sizeof *n);

    if (n) {
        n->kind = kind;
        n->line = event_line(r);
    }
    return n;
}

/* The text of the scalar now looked at. */
static lin_status take_text(reader *r, const char **out)
{
    const size_t n = r->event.data.scalar.length;
    char *copy;

    if (memchr(r->event.data.scalar.value, 0, n)) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: a text may not hold the character number 0; leave \\0 out.", r->file);
        return at_line(r, event_line(r));
    }
    copy = lin_arena_take(r->arena, n + 1);
    if (!copy)
        return no_memory(r);
    memcpy(copy, r->event.data.scalar.value, n);
    *out = copy;
    return LIN_OK;
}

static lin_status read_node(reader *r, int depth, lin_node **out);

static lin_status read_list(reader *r, int depth, lin_node *list)
{
    const lin_node **end = &list->child;
    lin_status st;

    for (;;) {
        lin_node *n = NULL;

        if ((st = next_event(r)) != LIN_OK)
            return st;
        if (r->event.type == YAML_SEQUENCE_END_EVENT)
            return LIN_OK;
        if ((st = read_node(r, depth + 1, &n)) != LIN_OK || !n)
            return st;
        *end = n;
        end = &n->next;
    }
}

/* A key: plain text, and not one that the map has already. */
static lin_status read_key(reader *r, const lin_node *map, int keys, const char **key)
{
    const lin_node *twin;
    const int line = event_line(r);
    char quote[48];
    lin_status st;

    if (r->event.type != YAML_SCALAR_EVENT) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: a key must be plain text, like \"name:\", not a list or a map.", r->file);
        return at_line(r, line);
    }
    if (keys >= KEYS_MOST) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL, "%s: a map holds at most %d keys.", r->file,
                   KEYS_MOST);
        return at_line(r, line);
    }
    if ((st = check_plain(r)) != LIN_OK || (st = take_text(r, key)) != LIN_OK)
        return st;
    twin = lin_node_get(map, *key);
    if (twin) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: the key \"%s\" is here a second time (first on line %d); keep one.",
                   r->file, lin_quoted(*key, quote, sizeof quote), twin->line);
        return at_line(r, line);
    }
    return LIN_OK;
}

static lin_status read_map(reader *r, int depth, lin_node *map)
{
    const lin_node **end = &map->child;
    lin_status st;

    for (int keys = 0;; keys++) {
        const char *key = NULL;
        lin_node *n = NULL;

        if ((st = next_event(r)) != LIN_OK)
            return st;
        if (r->event.type == YAML_MAPPING_END_EVENT)
            return LIN_OK;
        if ((st = read_key(r, map, keys, &key)) != LIN_OK)
            return st;
        if ((st = next_event(r)) != LIN_OK || (st = read_node(r, depth + 1, &n)) != LIN_OK || !n)
            return st;
        n->key = key;
        *end = n;
        end = &n->next;
    }
}

static lin_status check_room(reader *r, int depth)
{
    if (depth > DEPTH_MOST) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: lists and maps lie more than %d deep in each other; no battle needs "
                   "that.",
                   r->file, DEPTH_MOST);
        return at_line(r, event_line(r));
    }
    if (++r->nodes > NODES_MOST) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: there are more than %d values in it; no battle needs that.", r->file,
                   NODES_MOST);
        return at_line(r, event_line(r));
    }
    return LIN_OK;
}

static lin_status read_node(reader *r, int depth, lin_node **out)
{
    const yaml_event_type_t type = r->event.type;
    lin_node *n;
    lin_status st;

    if ((st = check_plain(r)) != LIN_OK || (st = check_room(r, depth)) != LIN_OK)
        return st;
    n = node_new(r, type == YAML_SCALAR_EVENT           ? LIN_NODE_SCALAR
                    : type == YAML_SEQUENCE_START_EVENT ? LIN_NODE_LIST
                                                        : LIN_NODE_MAP);
    if (!n)
        return no_memory(r);
    *out = n;
    if (type == YAML_SCALAR_EVENT)
        return take_text(r, &n->text);
    return type == YAML_SEQUENCE_START_EVENT ? read_list(r, depth, n) : read_map(r, depth, n);
}

/* ---- The document ---- */

static lin_status refuse_empty(reader *r)
{
    lin_refuse(r->why, LIN_BAD_FILE, NULL,
               "%s: the file says nothing; it should be a map of keys, beginning with "
               "\"battle: NAME\" or \"force: NAME\".",
               r->file);
    return at_line(r, 1);
}

static lin_status read_document(reader *r, const lin_node **root)
{
    lin_node *n = NULL;
    lin_status st;

    if ((st = next_event(r)) != LIN_OK) /* stream */
        return st;
    if ((st = next_event(r)) != LIN_OK) /* document */
        return st;
    if (r->event.type == YAML_STREAM_END_EVENT)
        return refuse_empty(r);
    if ((st = next_event(r)) != LIN_OK)
        return st;
    if (r->event.type == YAML_SCALAR_EVENT && r->event.data.scalar.length == 0)
        return refuse_empty(r);
    if ((st = read_node(r, 1, &n)) != LIN_OK || !n)
        return st;
    if (n->kind != LIN_NODE_MAP) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: the file should be a map of keys, beginning with \"battle: NAME\" or "
                   "\"force: NAME\", not "
                   "a %s.",
                   r->file, n->kind == LIN_NODE_LIST ? "list" : "single text");
        return at_line(r, n->line);
    }
    if ((st = next_event(r)) != LIN_OK) /* end of the document */
        return st;
    if ((st = next_event(r)) != LIN_OK) /* end of the stream */
        return st;
    if (r->event.type != YAML_STREAM_END_EVENT) {
        lin_refuse(r->why, LIN_BAD_FILE, NULL,
                   "%s: a second document begins here; a file holds one, so take the line "
                   "--- out.",
                   r->file);
        return at_line(r, event_line(r));
    }
    *root = n;
    return LIN_OK;
}

/* Before libyaml sees it: length, and bytes that no text has. */
static lin_status check_bytes(reader *r)
{
    const char *nul = memchr(r->text, 0, r->length);

    if (r->length > LIN_FILE_MOST)
        return lin_refuse(r->why, LIN_BAD_FILE, NULL,
                          "%s: the file is longer than %u bytes; no battle needs that.", r->file,
                          LIN_FILE_MOST);
    if (!nul)
        return LIN_OK;
    lin_refuse(r->why, LIN_BAD_FILE, NULL,
               "%s: this is not a text file (there is a zero byte in it); save it as plain "
               "text in UTF-8.",
               r->file);
    return at_line(r, line_of_offset(r, (size_t)(nul - r->text)));
}

lin_status lin_yaml_read(const char *text, size_t n, const char *file, lin_arena *arena,
                         const lin_node **root, lin_refusal *why)
{
    reader r = { .file = file, .text = text, .length = n, .arena = arena, .why = why };
    lin_status st;

    if ((st = check_bytes(&r)) != LIN_OK)
        return st;
    if (!yaml_parser_initialize(&r.parser))
        return no_memory(&r);
    yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&r.parser, (const unsigned char *)text, n);
    st = read_document(&r, root);
    if (r.held)
        yaml_event_delete(&r.event);
    yaml_parser_delete(&r.parser);
    return st;
}

/* ---- Refusals of whoever reads the tree ---- */

lin_status lin_refuse_at(const char *file, const lin_node *at, lin_refusal *why, const char *format,
                         ...)
{
    char text[280];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    lin_refuse(why, LIN_BAD_FILE, NULL, "%s: %s", file, text);
    if (why)
        why->line = at->line;
    return LIN_BAD_FILE;
}
