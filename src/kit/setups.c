/* setups.c -- the ready deployments of a battle file. */
#include "kit/setups.h"

#include <string.h>

const lin_node *kit_setups(const lin_battle *b)
{
    return lin_node_get(b->root, "setups");
}

const lin_node *kit_setup_numbered(const lin_battle *b, int i, int side)
{
    const lin_node *setups = kit_setups(b), *n = setups && i > 0 ? setups->child : NULL;

    while (n && --i > 0)
        n = n->next;
    return n && lin_node_get(n, b->side_id[side]) ? n : NULL;
}

int kit_setup_named(const lin_battle *b, const char *name, lin_text *names)
{
    const lin_node *setups = kit_setups(b);
    int i = 1, found = 0;

    for (const lin_node *n = setups ? setups->child : NULL; n; n = n->next, i++) {
        lin_put(names, "%s%s", i == 1 ? "" : ", ", n->key ? n->key : "?");
        if (n->key && lin_same_word(n->key, name))
            found = i;
    }
    return found;
}

const lin_node *kit_setup_line(const lin_battle *b, const lin_node *setup, int u)
{
    const lin_node *side = lin_node_get(setup, b->side_id[b->unit[u].side]);

    for (const lin_node *n = side ? side->child : NULL; n; n = n->next)
        if (n->key && lin_same_word(n->key, b->unit[u].id))
            return n;
    return NULL;
}

static lin_status wrong(const char **what, const char *text)
{
    *what = text;
    return LIN_BAD_FILE;
}

static void drop_words(kit_post *p, int n)
{
    p->words -= n;
    memmove(p->word, p->word + n, (size_t)p->words * sizeof *p->word);
}

lin_status kit_post_read(const lin_field *f, const lin_node *n, kit_post *out, const char **what)
{
    out->unit = n->key ? lin_unit_find(f, n->key) : -1;
    if (out->unit < 0)
        return wrong(what, "there is no such unit.");
    if (!n->text || strlen(n->text) >= sizeof out->line)
        return wrong(what, "write its place as one line of text.");
    strcpy(out->line, n->text);
    out->words = lin_words(out->line, out->word, KIT_POST_WORDS);
    if (out->words < 2 || lin_arg_parse(f, 'x', NULL, out->word[0], &out->at.x, NULL) != LIN_OK ||
        lin_arg_parse(f, 'x', NULL, out->word[1], &out->at.y, NULL) != LIN_OK)
        return wrong(what, "write inches from the south-west corner, as 24 10.5.");
    drop_words(out, 2);
    return LIN_OK;
}

lin_status kit_post_read_formation(const lin_field *f, const char *const *formations, kit_post *out)
{
    if (out->words < 2 || lin_arg_parse(f, 'a', NULL, out->word[0], &out->facing, NULL) != LIN_OK ||
        lin_arg_parse(f, 'w', formations, out->word[1], &out->formation, NULL) != LIN_OK)
        return LIN_BAD_FILE;
    drop_words(out, 2);
    return LIN_OK;
}

lin_status kit_setup_wrong(lin_refusal *why, const lin_node *n, const char *rule, const char *what)
{
    lin_refuse(why, LIN_BAD_FILE, rule, "Set-up of %s: %s", n->key ? n->key : "?", what);
    if (why)
        why->line = n->line;
    return LIN_BAD_FILE;
}

bool kit_setup_post(const lin_field *f, const lin_node *setup, int u, kit_post *out)
{
    const lin_node *line = kit_setup_line(f->battle, setup, u);
    const char *what;

    return line && kit_post_read(f, line, out, &what) == LIN_OK;
}

lin_status kit_setup_check(const lin_field *f, const lin_node *setup, int side, const char *rule,
                           const char *whose, kit_post_check check, void *self, lin_refusal *why)
{
    const lin_node *lines = lin_node_get(setup, f->battle->side_id[side]);

    for (const lin_node *line = lines ? lines->child : NULL; line; line = line->next) {
        const char *what;
        kit_post post = { 0 };

        if (kit_post_read(f, line, &post, &what) != LIN_OK)
            return kit_setup_wrong(why, line, rule, what);
        if (f->battle->unit[post.unit].side != side)
            return kit_setup_wrong(why, line, whose, "that unit is of the other side.");
        if (check(f, line, &post, self, why) != LIN_OK)
            return LIN_BAD_FILE;
    }
    return LIN_OK;
}

int kit_ready_setups(const lin_battle *b, int side, const char *verb, const char *after,
                     lin_ready *out, int max)
{
    const lin_node *setups = kit_setups(b);
    int n = 0;

    for (const lin_node *setup = setups ? setups->child : NULL; setup && n < max;
         setup = setup->next) {
        lin_text order = lin_text_in(out[n].order, sizeof out[n].order),
                 text = lin_text_in(out[n].text, sizeof out[n].text);

        if (!setup->key || !lin_node_get(setup, b->side_id[side]))
            continue;
        lin_put(&order, "%s %s", verb, setup->key);
        lin_put(&text, "%s%s", lin_node_text(setup, "title", setup->key), after);
        n += !order.cut;
    }
    return n;
}
