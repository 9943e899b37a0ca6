/* keys.c -- the keys of a battle's file, looked at by a book's rows. */
#include "kit/keys.h"
#include "core/core.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* What every battle has, whatever its rules. */
static const kit_keys of_every_battle[] = {
    { .in = "",
      .has =
          "battle rules title date note history difficulty minutes rank map yards_per_cell turns "
          "options sides units" },
    { .in = "sides.*", .has = "id name colour" },
    { .in = "units.*", .has = "id side name type size called coat facings" },
    { .in = NULL },
};

enum {
    KEY = 32, /* of a key that could be meant */
    SLIPS = 2 /* letters too many, too few, wrong or the wrong way round, for a slip of the pen */
};

/* Where we are: a map of the file, and what its keys are judged by. */
typedef struct {
    const lin_battle *battle;
    const kit_keys *table[2]; /* the book's, and those of every battle */
    const char *in, *rest;    /* the path, and what of it is still to go */
    const lin_unit *unit;     /* NULL: not in one */
    lin_refusal *why;
} place;

/* The next word of a list with blanks; NULL: that was the last. */
static const char *next_word(const char **list, size_t *n)
{
    const char *word = *list + strspn(*list, " ");

    *n = strcspn(word, " ");
    *list = word + *n;
    return *n ? word : NULL;
}

static bool has_word(const char *list, const char *word)
{
    size_t n;

    for (const char *w; (w = next_word(&list, &n));)
        if (strlen(word) == n && strncmp(w, word, n) == 0)
            return true;
    return false;
}

/* Does any row name this unit's type? Of one that none does the book says what is wrong with it. */
static bool has_type(const place *p)
{
    for (const kit_keys *row = p->table[0]; row && row->in; row++)
        if (row->of && strcmp(row->in, p->in) == 0 && has_word(row->of, p->unit->kind))
            return true;
    return false;
}

static bool holds(const place *p, const kit_keys *row)
{
    return strcmp(row->in, p->in) == 0 &&
           (!row->of || !p->unit || has_word(row->of, p->unit->kind) || !has_type(p));
}

/* ---- One after the other ---- */

/* Calls `one` with each key that this map may have, until it says true. */
static bool each_key(const place *p, bool (*one)(const char *key, void *to), void *to)
{
    for (int t = 0; t < 2; t++)
        for (const kit_keys *row = p->table[t]; row && row->in; row++) {
            const char *list = row->has ? row->has : "";
            size_t n;

            if (!holds(p, row))
                continue;
            for (const char *w; (w = next_word(&list, &n));) {
                char key[KEY];

                snprintf(key, sizeof key, "%.*s", (int)n, w);
                if (one(key, to))
                    return true;
            }
            for (int side = 0; row->sides && side < LIN_SIDES; side++)
                if (one(p->battle->side_id[side], to))
                    return true;
        }
    return false;
}

static bool is_it(const char *key, void *to)
{
    return strcmp(key, *(const char *const *)to) == 0;
}

static bool list_it(const char *key, void *to)
{
    lin_text *t = to;
    const bool full = t->used + strlen(key) > 100; /* as many as a sentence has room for */

    lin_put(t, "%s%s", t->used ? ", " : "", full ? "and others" : key);
    return full;
}

/* ---- What was meant ---- */

/* How many slips lie between two words: a letter left out, put in, changed, or two that have
 * changed places; KEY: too long to say. */
static int slips(const char *a, const char *b)
{
    const size_t m = strlen(a), n = strlen(b);
    int d[KEY + 1][KEY + 1];

    if (m > KEY || n > KEY)
        return KEY;
    for (size_t i = 0; i <= m; i++)
        for (size_t j = 0; j <= n; j++) {
            int least;

            if (!i || !j) {
                d[i][j] = (int)(i + j);
                continue;
            }
            least = d[i - 1][j - 1] + (tolower((unsigned char)a[i - 1]) != b[j - 1]);
            least = d[i - 1][j] + 1 < least ? d[i - 1][j] + 1 : least;
            least = d[i][j - 1] + 1 < least ? d[i][j - 1] + 1 : least;
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
                d[i - 2][j - 2] + 1 < least)
                least = d[i - 2][j - 2] + 1;
            d[i][j] = least;
        }
    return d[m][n];
}

typedef struct {
    const char *written;
    char meant[KEY];
    int slips;
} guess;

static bool take_nearer(const char *key, void *to)
{
    guess *g = to;
    const int far = slips(g->written, key);

    if (far < g->slips && far < (int)strlen(key)) {
        snprintf(g->meant, sizeof g->meant, "%s", key);
        g->slips = far;
    }
    return false;
}

/* ---- Refusing ---- */

static const char *rule_of(const place *p)
{
    for (const kit_keys *row = p->table[0]; row && row->in; row++)
        if (holds(p, row))
            return row->rule;
    return NULL;
}

static bool depends_on_type(const place *p)
{
    for (const kit_keys *row = p->table[0]; p->unit && row && row->in; row++)
        if (strcmp(row->in, p->in) == 0 && row->of)
            return true;
    return false;
}

static lin_status refuse_key(const place *p, const lin_node *n, const char *whose)
{
    guess g = { .written = n->key, .slips = SLIPS + 1 };
    char known[140], quote[KEY], meant[64] = "";
    lin_text t = lin_text_in(known, sizeof known);

    each_key(p, list_it, &t);
    each_key(p, take_nearer, &g);
    if (g.slips <= SLIPS)
        snprintf(meant, sizeof meant, "did you mean `%s`? It may have", g.meant);
    lin_refuse(p->why, LIN_BAD_FILE, rule_of(p), "%c%s has `%s`, which means nothing %s%s; %s %s.",
               toupper((unsigned char)*whose), whose + 1, lin_quoted(n->key, quote, sizeof quote),
               depends_on_type(p) ? "for " : "here", depends_on_type(p) ? p->unit->kind : "",
               *meant ? meant : "it may have", known);
    if (p->why)
        p->why->line = n->line;
    return LIN_BAD_FILE;
}

/* ---- Along a path ---- */

static lin_status check_map(const place *p, const lin_node *map, const char *whose)
{
    for (const lin_node *n = map->child; n; n = n->next) {
        const char *key = n->key;

        if (key && !each_key(p, is_it, &key))
            return refuse_key(p, n, whose);
    }
    return LIN_OK;
}

/* What sentences call a map: "unit R-1", "`full` of unit R-1", "`terms`". Above it is the file. */
static void name_map(const place *p, const lin_node *n, int number, const char *above, char *out,
                     size_t size)
{
    const char *of = *above ? " of " : "";
    char quote[KEY];

    if (p->unit && p->unit->data == n)
        snprintf(out, size, "unit %s", p->unit->id);
    else if (n->key)
        snprintf(out, size, "`%s`%s%s", lin_quoted(n->key, quote, sizeof quote), of, above);
    else
        snprintf(out, size, "number %d%s%s", number, of, above);
}

static lin_status walk(place p, const lin_node *at, const char *whose)
{
    const size_t n = strcspn(p.rest, ".");
    const bool all = n == 1 && *p.rest == '*';
    const char *word = p.rest;
    int number = 0;

    if (!*p.rest)
        return at->kind == LIN_NODE_MAP ? check_map(&p, at, *whose ? whose : "the battle") : LIN_OK;
    p.rest += n + (p.rest[n] == '.');
    for (const lin_node *child = at->kind == LIN_NODE_SCALAR ? NULL : at->child; child;
         child = child->next) {
        char name[96];
        lin_status status;

        number++;
        if (!all && (!child->key || strlen(child->key) != n || strncmp(child->key, word, n) != 0))
            continue;
        for (int u = 0; all && u < p.battle->units; u++)
            if (p.battle->unit[u].data == child)
                p.unit = &p.battle->unit[u];
        name_map(&p, child, number, whose, name, sizeof name);
        if ((status = walk(p, child, name)) != LIN_OK)
            return status;
    }
    return LIN_OK;
}

lin_status kit_check_keys(const lin_battle *b, const kit_keys *keys, lin_refusal *why)
{
    place p = { b, { keys, of_every_battle }, "", "", NULL, why };

    for (int t = 0; b->root && t < 2; t++)
        for (const kit_keys *row = p.table[t]; row->in; row++) {
            lin_status status;

            p.in = p.rest = row->in;
            if ((status = walk(p, b->root, "")) != LIN_OK)
                return status;
        }
    return LIN_OK;
}
