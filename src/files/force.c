/* force.c -- a force from its file.
 *
 *     force: "Grey's division"
 *     rules: ironbrigade
 *     nation: british
 *     points: 150
 *     cost: 148                        what it adds up to; may be left out
 *     divisions:
 *       - commander: {name: "Charles Grey", chosen: "good"}
 *         groups:
 *           - commander: {chosen: "good"}
 *             entries:
 *               - {kind: GRE, name: "Grenadier battalion"}
 *               - {kind: RGL, times: 2}
 *
 * The tree is put as the force's line of text, each node on a line of its own, and the reader of
 * that line judges it. Which line of the file each of those came from is noted, so that whatever it
 * finds is told where it stands. */
#include "files/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINES (8 + LIN_FORCE_DIVISIONS + LIN_FORCE_GROUPS + LIN_FORCE_ENTRIES)

typedef struct {
    const char *file;
    lin_refusal *why;
    lin_text out;
    int lines, from[LINES + 1]; /* line i of the text is of this line of the file */
    char text[2 * LIN_FORCE_TEXT];
} writer;

#define REFUSE(w, at, ...) lin_refuse_at((w)->file, at, (w)->why, __VA_ARGS__)

/* ---- Texts ---- */

static lin_status begin_line(writer *w, const lin_node *n)
{
    if (w->lines == LINES)
        return REFUSE(w, n, "there is more in the file than a force has room for.");
    lin_put(&w->out, w->lines ? "\n" : "");
    w->from[++w->lines] = n->line;
    return LIN_OK;
}

/* Words of a force: none of the signs that part them. */
static lin_status put_words(writer *w, const lin_node *n)
{
    if (n->kind != LIN_NODE_SCALAR || !*n->text || strpbrk(n->text, ";:/,\"\n"))
        return REFUSE(w, n, "\"%s\" should be plain words, without any of ; : / , and quotes.",
                      n->key ? n->key : "this");
    lin_put(&w->out, " %s", n->text);
    return LIN_OK;
}

static lin_status put_name(writer *w, const lin_node *n)
{
    if (n->kind != LIN_NODE_SCALAR || strpbrk(n->text, "\"\n"))
        return REFUSE(w, n, "\"%s\" should be a name on one line, without quotes in it.", n->key);
    if (*n->text)
        lin_put(&w->out, " \"%s\"", n->text);
    return LIN_OK;
}

/* Every key of the map is one of these. */
static lin_status only_keys(writer *w, const lin_node *map, const char *whose,
                            const char *const *key)
{
    char known[120];
    lin_text t = lin_text_in(known, sizeof known);

    if (map->kind != LIN_NODE_MAP)
        return REFUSE(w, map, "%s should be a map.", whose);
    for (int i = 0; key[i]; i++)
        lin_put(&t, "%s%s", i ? ", " : "", key[i]);
    for (const lin_node *n = map->child; n; n = n->next) {
        int i = 0;

        while (key[i] && strcmp(key[i], n->key) != 0)
            i++;
        if (!key[i])
            return REFUSE(w, n, "%s has a key \"%.20s\", which there is not; there are: %s.", whose,
                          n->key, known);
    }
    return LIN_OK;
}

static lin_status list_in(writer *w, const lin_node *map, const char *key, const lin_node **out)
{
    const lin_node *n = lin_node_get(map, key);

    *out = n;
    if (!n || n->kind != LIN_NODE_LIST)
        return REFUSE(w, n ? n : map, "there should be a list \"%s\" here.", key);
    return LIN_OK;
}

/* ---- From the top down ---- */

/* A word that is no war would be read as points. */
static lin_status check_war(writer *w, const lin_node *root, const lin_rules *r)
{
    const lin_node *n = lin_node_get(root, "war");
    lin_status st = LIN_OK;

    if (n && n->kind == LIN_NODE_SCALAR && lin_rules_muster(r) &&
        (st = lin_muster_check_war(r->muster, n->text, w->why)) != LIN_OK && w->why)
        w->why->line = n->line;
    return st;
}

/* The head of the line: nation, war, points, name. */
static lin_status put_head(writer *w, const lin_node *root)
{
    static const char *const key[] = { "nation", "war", "points", "terms", NULL };
    const lin_node *name = lin_node_get(root, "force");
    lin_status st = LIN_OK;

    if (!lin_node_get(root, "nation"))
        return REFUSE(w, root, "the force has no \"nation\"; add \"nation: ...\" to it.");
    for (int i = 0; key[i] && st == LIN_OK; i++) {
        const lin_node *n = lin_node_get(root, key[i]);

        if (n && (st = begin_line(w, n)) == LIN_OK)
            st = put_words(w, n);
    }
    if (st == LIN_OK && name && (st = begin_line(w, name)) == LIN_OK)
        st = put_name(w, name);
    return st;
}

static lin_status put_leader(writer *w, const lin_node *of)
{
    static const char *const keys[] = { "name", "chosen", NULL };
    const lin_node *n = lin_node_get(of, "commander");
    lin_status st;

    if ((st = begin_line(w, n ? n : of)) != LIN_OK)
        return st;
    if (n && (st = only_keys(w, n, "a commander", keys)) == LIN_OK) {
        const lin_node *chosen = lin_node_get(n, "chosen"), *name = lin_node_get(n, "name");

        if (chosen && st == LIN_OK)
            st = put_words(w, chosen);
        if (name && st == LIN_OK)
            st = put_name(w, name);
    }
    lin_put(&w->out, ":");
    return st;
}

/* kind, times, chosen and name; any other key is something that is counted. */
static lin_status put_entry(writer *w, const lin_node *e)
{
    const lin_node *kind = lin_node_get(e, "kind"), *times = lin_node_get(e, "times");
    lin_status st;

    if (e->kind != LIN_NODE_MAP || !kind)
        return REFUSE(w, e, "an entry should be a map with a \"kind\".");
    if ((st = begin_line(w, e)) != LIN_OK)
        return st;
    if (times && (st = put_words(w, times)) == LIN_OK)
        lin_put(&w->out, "x");
    if (st == LIN_OK)
        st = put_words(w, kind);
    for (const lin_node *n = e->child; n && st == LIN_OK; n = n->next) {
        if (n == kind || n == times)
            continue;
        if (strcmp(n->key, "name") == 0)
            st = put_name(w, n);
        else if (strcmp(n->key, "coat") == 0 || strcmp(n->key, "facings") == 0)
            lin_put(&w->out, n->key[0] == 'c' ? " in" : " faced"), st = put_words(w, n);
        else if ((st = put_words(w, n)) == LIN_OK && strcmp(n->key, "chosen") != 0)
            lin_put(&w->out, " %s", n->key); /* "stands: 8" is "8 stands" */
    }
    return st;
}

static lin_status put_group(writer *w, const lin_node *g)
{
    static const char *const keys[] = { "commander", "entries", NULL };
    const lin_node *list;
    lin_status st;

    if ((st = only_keys(w, g, "a group", keys)) != LIN_OK ||
        (st = list_in(w, g, "entries", &list)) != LIN_OK || (st = put_leader(w, g)) != LIN_OK)
        return st;
    for (const lin_node *e = list->child; e && st == LIN_OK; e = e->next) {
        st = put_entry(w, e);
        lin_put(&w->out, e->next ? "," : "");
    }
    return st;
}

static lin_status put_division(writer *w, const lin_node *d)
{
    static const char *const keys[] = { "commander", "groups", NULL };
    const lin_node *list;
    lin_status st;

    lin_put(&w->out, ";");
    if ((st = only_keys(w, d, "a division", keys)) != LIN_OK ||
        (st = list_in(w, d, "groups", &list)) != LIN_OK || (st = put_leader(w, d)) != LIN_OK)
        return st;
    if (!list->child)
        lin_put(&w->out, ":"); /* its one group has nothing yet */
    for (const lin_node *g = list->child; g && st == LIN_OK; g = g->next) {
        st = put_group(w, g);
        lin_put(&w->out, g->next ? " /" : "");
    }
    return st;
}

static lin_status put_force(writer *w, const lin_node *root)
{
    static const char *const keys[] = { "force", "rules", "nation",    "war", "points",
                                        "terms", "cost",  "divisions", NULL };
    const lin_node *list;
    lin_status st;

    if ((st = only_keys(w, root, "the force", keys)) != LIN_OK ||
        (st = list_in(w, root, "divisions", &list)) != LIN_OK || (st = put_head(w, root)) != LIN_OK)
        return st;
    for (const lin_node *d = list->child; d && st == LIN_OK; d = d->next)
        st = put_division(w, d);
    return st == LIN_OK && w->out.cut ? REFUSE(w, root, "the file is too long for a force.") : st;
}

/* ---- The whole ---- */

static lin_status find_book(writer *w, const lin_node *root, const lin_rules **book)
{
    const char *id = lin_node_text(root, "rules", NULL);
    const lin_rules *r = !id                                     ? NULL
                         : *book && strcmp((*book)->id, id) == 0 ? *book
                                                                 : lin_rules_find(id);

    if (!r)
        return REFUSE(w, root, "the force should say by which book it was built, as \"rules: %s\".",
                      *book ? (*book)->id : "brandywine");
    if (*book && *book != r)
        return REFUSE(w, lin_node_get(root, "rules"), "this force is of %s, not of %s.", r->name,
                      (*book)->name);
    *book = r;
    return LIN_OK;
}

static lin_status check_cost(writer *w, const lin_node *root, const lin_rules *r,
                             const lin_force *f)
{
    const int cost = lin_force_cost(r, f);
    int said = cost;
    lin_status st;

    if (!lin_node_get(root, "cost"))
        return LIN_OK;
    if ((st = lin_node_int(root, "cost", 0, 1000000, &said, w->why)) != LIN_OK || said == cost)
        return st;
    st = REFUSE(w, lin_node_get(root, "cost"),
                "the points do not add up: the file says that the force costs %d, and what stands "
                "in it costs %d.",
                said, cost);
    if (w->why)
        w->why->rule = r->muster->points_rule;
    return st;
}

static lin_status read_tree(writer *w, const lin_node *root, const lin_rules **book, lin_force *out)
{
    const lin_rules *r = *book;
    lin_force f;
    lin_status st;

    if ((st = find_book(w, root, &r)) != LIN_OK || (st = put_force(w, root)) != LIN_OK ||
        (st = check_war(w, root, r)) != LIN_OK)
        return st;
    st = lin_force_read(r, w->text, &f, w->why);
    if (st != LIN_OK && w->why && w->why->line > 0 && w->why->line <= w->lines)
        w->why->line = w->from[w->why->line];
    if (st == LIN_OK)
        st = check_cost(w, root, r, &f);
    if (st == LIN_OK) {
        *book = r;
        *out = f;
    }
    return st;
}

static lin_status force_in(const char *file, const char *text, size_t n, const lin_rules **book,
                           lin_force *out, lin_refusal *why)
{
    lin_arena arena = { NULL };
    const lin_node *root;
    writer *w = calloc(1, sizeof *w);
    lin_status st;

    if (!w)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a force.");
    w->file = file;
    w->why = why;
    w->out = lin_text_in(w->text, sizeof w->text);
    st = lin_yaml_read(text, n, file, &arena, &root, why);
    if (st == LIN_OK)
        st = read_tree(w, root, book, out);
    lin_arena_free(&arena);
    free(w);
    return st;
}

lin_status lin_force_from(const char *text, size_t n, const lin_rules **book, lin_force *out,
                          lin_refusal *why)
{
    return force_in("The file of the force", text, n, book, out, why);
}

lin_status lin_force_load(const char *path, const lin_rules **book, lin_force *out,
                          lin_refusal *why)
{
    const char *slash = strrchr(path, '/');
    char *text;
    size_t n;
    lin_status st = lin_slurp(path, LIN_FILE_MOST, &text, &n, why);

    if (st != LIN_OK)
        return st;
    st = force_in(slash ? slash + 1 : path, text, n, book, out, why);
    lin_free(text);
    return st;
}
