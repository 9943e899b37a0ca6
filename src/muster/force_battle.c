/* force_battle.c -- a battle's file made of two forces and the table of another battle.
 *
 * The file of the table is written out again node by node, but for what hangs on who fights: title
 * and sides are made here, the rest the book supplies, as keys with their values. The reader of
 * battles takes what comes of it like any other. */
#include "muster/muster.h"

#include <stdlib.h>
#include <string.h>

/* ---- A tree as YAML ---- */

static void put_text(const char *text, lin_text *out)
{
    lin_put(out, "\"");
    for (; *text; text++)
        if (*text == '\n')
            lin_put(out, "\\n");
        else
            lin_put(out, *text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    lin_put(out, "\"");
}

static void put_node(const lin_node *n, lin_text *out)
{
    if (n->kind == LIN_NODE_SCALAR) {
        put_text(n->text, out);
        return;
    }
    lin_put(out, n->kind == LIN_NODE_MAP ? "{" : "[");
    for (const lin_node *c = n->child; c; c = c->next) {
        if (n->kind == LIN_NODE_MAP)
            lin_put(out, "%s: ", c->key);
        put_node(c, out);
        lin_put(out, c->next ? ", " : "");
    }
    lin_put(out, n->kind == LIN_NODE_MAP ? "}" : "]");
}

/* Does the book's part have this key? Keys stand at the beginning of a line. */
static bool has_key(const char *yaml, const char *key)
{
    const size_t n = strlen(key);

    for (const char *p = yaml; p; p = strchr(p, '\n')) {
        p += *p == '\n';
        if (strncmp(p, key, n) == 0 && p[n] == ':')
            return true;
    }
    return false;
}

static bool is_among(const char *key, const char *const *list)
{
    for (int i = 0; list && list[i]; i++)
        if (strcmp(list[i], key) == 0)
            return true;
    return false;
}

static bool is_taken_over(const lin_muster *m, const char *key)
{
    static const char *const ours[] = { "battle", "title", "note",   "history", "sides",
                                        "units",  "rank",  "setups", "options", NULL };

    return !is_among(key, ours) && !is_among(key, m->left_behind);
}

/* ---- Options ---- */

typedef struct {
    const char *name, *value;
    size_t n, value_n;
} setting;

#define SETTINGS (2 * LIN_OPTIONS)

typedef struct {
    setting at[SETTINGS];
    int n;
} settings;

/* The last that is said of an option holds. */
static bool set_option(settings *s, setting o)
{
    int i = 0;

    while (i < s->n && (s->at[i].n != o.n || strncmp(s->at[i].name, o.name, o.n) != 0))
        i++;
    if (i == SETTINGS)
        return false;
    s->at[i] = o;
    s->n += i == s->n;
    return true;
}

/* "scenario=by-dice,bag=on" */
static bool set_options(settings *s, const char *text)
{
    while (text && *text) {
        const size_t all = strcspn(text, ","), name = strcspn(text, "=");

        if (name == 0 || name + 1 >= all || strcspn(text, "\"\\{}[]:#\n") < all ||
            !set_option(s, (setting){ text, text + name + 1, name, all - name - 1 }))
            return false;
        text += all + (text[all] == ',');
    }
    return true;
}

static lin_status put_options(const lin_muster *m, const lin_battle *table,
                              const lin_force force[LIN_SIDES], const char *given, lin_text *out,
                              lin_refusal *why)
{
    const lin_node *options = lin_node_get(table->root, "options");
    settings s = { .n = 0 };
    bool fits = true;

    for (const lin_node *n = options ? options->child : NULL; n; n = n->next)
        if (n->kind == LIN_NODE_SCALAR)
            fits &= set_option(&s, (setting){ n->key, n->text, strlen(n->key), strlen(n->text) });
    for (int i = 0; m->term && m->term[i].word; i++)
        if (m->term[i].option && (lin_force_agreed(&force[0], i) || lin_force_agreed(&force[1], i)))
            fits &= set_options(&s, m->term[i].option);
    if (!fits || !set_options(&s, given))
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "\"%.40s\" should be options of the battle, such as "
                          "\"scenario=by-dice,bag=on\".",
                          given ? given : "");
    for (int i = 0; i < s.n; i++)
        lin_put(out, "%s%.*s: %.*s", i ? ", " : "options: {", (int)s.at[i].n, s.at[i].name,
                (int)s.at[i].value_n, s.at[i].value);
    lin_put(out, s.n ? "}\n" : "");
    return LIN_OK;
}

/* ---- Who is who ---- */

static void take_sides(const lin_muster *m, const lin_battle *table,
                       const lin_force force[LIN_SIDES], lin_side side[LIN_SIDES])
{
    const lin_side first = m->side_of ? m->side_of(table, force[0].nation) : LIN_NOBODY,
                   second = m->side_of ? m->side_of(table, force[1].nation) : LIN_NOBODY;

    side[0] = first != LIN_NOBODY && first != second    ? first
              : second != LIN_NOBODY && first != second ? (lin_side)(1 - (int)second)
                                                        : LIN_FIRST;
    side[1] = (lin_side)(1 - (int)side[0]);
}

static void put_sides(const lin_muster *m, const lin_battle *table,
                      const lin_force force[LIN_SIDES], const lin_side side[LIN_SIDES],
                      lin_text *out)
{
    static const char *const which[] = { "First ", "Second " };
    const bool same = force[0].nation == force[1].nation;

    lin_put(out, "sides:\n");
    for (int s = 0; s < LIN_SIDES; s++) {
        const lin_force *f = &force[(int)side[0] == s ? 0 : 1];

        lin_put(out, "  - {id: %s, name: \"%s%s\", colour: %s}\n", table->side_id[s],
                same ? which[s] : "", lin_force_nation(m, f)->name, table->side_colour[s]);
    }
}

static void put_title(const lin_rules *r, const lin_battle *table, const lin_force force[LIN_SIDES],
                      const char *id, lin_text *out)
{
    const lin_muster *m = r->muster;

    lin_put(out, "# Made of two forces on the table of %s. The forces:\n", table->id);
    for (int i = 0; i < LIN_SIDES; i++) {
        lin_put(out, "#   ");
        lin_force_print(r, &force[i], out);
        lin_put(out, "\n");
    }
    lin_put(out, "battle: %s\ntitle: \"%.60s, by points\"\n", id, table->title);
    lin_put(out, "note: \"%s against %s, %d and %d points.\"\n",
            force[0].name[0] ? force[0].name : lin_force_nation(m, &force[0])->name,
            force[1].name[0] ? force[1].name : lin_force_nation(m, &force[1])->name,
            lin_force_cost(r, &force[0]), lin_force_cost(r, &force[1]));
}

/* Forces of one war meet in it, whenever the battle was fought that lends its table. */
static bool put_date(const lin_muster *m, const lin_force force[LIN_SIDES], lin_text *out)
{
    if (!m->war || force[0].war != force[1].war)
        return false;
    lin_put(out, "date: \"%s\"\n", m->war[force[0].war].name);
    return true;
}

/* What the table's battle says that neither the forces nor the book's part do. */
static void put_table(const lin_muster *m, const lin_battle *table, const char *part, bool dated,
                      lin_text *out)
{
    for (const lin_node *n = table->root->child; n; n = n->next)
        if (is_taken_over(m, n->key) && !has_key(part, n->key) &&
            !(dated && strcmp(n->key, "date") == 0)) {
            lin_put(out, "%s: ", n->key);
            put_node(n, out);
            lin_put(out, "\n");
        }
}

static lin_status check_force(const lin_rules *r, const lin_force *f, lin_refusal *why)
{
    lin_breaches b;

    lin_force_check(r, f, &b);
    for (int i = 0; i < b.n; i++)
        if (b.breach[i].grave)
            return lin_refuse(why, LIN_ILLEGAL, b.breach[i].rule,
                              "The %s force is unlawful and goes into no battle: %s",
                              lin_force_nation(r->muster, f)->name, b.breach[i].text);
    return LIN_OK;
}

lin_status lin_force_battle(const lin_battle *table, const lin_force force[LIN_SIDES],
                            const char *options, const char *id, lin_text *out, lin_refusal *why)
{
    const lin_rules *r = lin_rules_find(table->rules);
    const lin_muster *m = lin_rules_muster(r);
    char *part;
    lin_side side[LIN_SIDES];
    lin_text yaml;
    lin_status status = LIN_OK;

    if (!m || !m->battle)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "%s is played by the rules of %s, in which no forces meet that players "
                          "have built.",
                          table->title, r ? r->name : table->rules);
    for (int i = 0; i < LIN_SIDES && status == LIN_OK; i++)
        status = check_force(r, &force[i], why);
    if (status != LIN_OK)
        return status;
    if (!(part = malloc(LIN_MUSTERED_TEXT)))
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a battle.");
    yaml = lin_text_in(part, LIN_MUSTERED_TEXT);
    take_sides(m, table, force, side);
    if ((status = m->battle(table, force, side, &yaml, why)) == LIN_OK) {
        put_title(r, table, force, id, out);
        put_table(m, table, part, put_date(m, force, out), out);
        status = put_options(m, table, force, options, out, why);
        put_sides(m, table, force, side, out);
        lin_put(out, "%s", part);
        if (status == LIN_OK && (yaml.cut || out->cut))
            status = lin_refuse(why, LIN_BAD_FILE, NULL, "The forces are too large for a battle.");
    }
    free(part);
    return status;
}
