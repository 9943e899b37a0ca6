/* fuzz_yaml.c -- battle files: YAML to a tree, the tree to a battle, the battle to a field.
 *
 * The folder is a real one, Brandywine or a table of Land of the Free, so that a real map is there;
 * only the battle.yaml in it is made up. Both come from memory: the linker puts __wrap_lin_slurp in
 * the place of lin_slurp. A battle that is accepted must be one that can be played. */
#include "fuzz.h"

static const uint8_t *yaml;
static size_t yaml_size;

lin_status __real_lin_slurp(const char *path, size_t most, char **text, size_t *n,
                            lin_refusal *why);
lin_status __wrap_lin_slurp(const char *path, size_t most, char **text, size_t *n,
                            lin_refusal *why);

static int which; /* battle whose folder it is */

static lin_status slurp_map(const char *path, size_t most, char **text, size_t *n, lin_refusal *why)
{
    static char *map[FUZZ_BATTLES];
    static size_t size[FUZZ_BATTLES];

    if (!strstr(path, "/map.tmj"))
        return __real_lin_slurp(path, most, text, n, why);
    if (!map[which] && __real_lin_slurp(path, most, &map[which], &size[which], why) != LIN_OK)
        fuzz_fail("no map", why->text);
    *text = fuzz_text((const uint8_t *)map[which], size[which]);
    *n = size[which];
    return LIN_OK;
}

/* Like the real one it refuses zero bytes. */
lin_status __wrap_lin_slurp(const char *path, size_t most, char **text, size_t *n, lin_refusal *why)
{
    if (!strstr(path, "/" LIN_BATTLE_FILE))
        return slurp_map(path, most, text, n, why);
    if (yaml_size > most || memchr(yaml, 0, yaml_size))
        return lin_refuse(why, LIN_BAD_FILE, NULL, "That is no text.");
    *text = fuzz_text(yaml, yaml_size);
    *n = yaml_size;
    return LIN_OK;
}

/* ---- The tree ---- */

static void check_node(const lin_node *n, bool in_map)
{
    if (in_map != (n->key != NULL) || (n->kind == LIN_NODE_SCALAR) != (n->text != NULL) ||
        n->line < 1)
        fuzz_fail("the tree is wrong", n->key);
    if (n->kind == LIN_NODE_SCALAR && n->child)
        fuzz_fail("a scalar has children", n->text);
    for (const lin_node *c = n->child; c; c = c->next)
        check_node(c, n->kind == LIN_NODE_MAP);
}

static void read_tree(void)
{
    lin_arena arena = { NULL };
    const lin_node *root;
    lin_refusal why = { 0 };

    if (lin_yaml_read((const char *)yaml, yaml_size, LIN_BATTLE_FILE, &arena, &root, &why) ==
        LIN_OK) {
        if (root->kind != LIN_NODE_MAP)
            fuzz_fail("the root is no map", NULL);
        check_node(root, false);
    } else if (!why.text[0]) {
        fuzz_fail("a refusal says nothing", "yaml");
    }
    lin_arena_free(&arena);
}

/* ---- The battle ---- */

static void play_battle(const lin_battle *b)
{
    lin_field *field;
    lin_refusal why = { 0 };
    lin_game *g;

    if (lin_field_new(&field, b, NULL, &why) != LIN_OK) {
        if (!why.text[0])
            fuzz_fail("a refusal says nothing", "field");
        return;
    }
    if (lin_game_new(&g, field, lin_dice_seeded(1, 0), &why) != LIN_OK)
        fuzz_fail("no game", why.text);
    fuzz_unbroken(g);
    fuzz_play(g, 1, 200);
    fuzz_look(g);
    lin_game_free(g);
    lin_field_free(field);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    lin_battle *battle;
    lin_refusal why = { 0 };

    yaml = data;
    yaml_size = size;
    which = size > 0 && data[0] == '#' ? fuzz_named("take-the-field")
                                       : 0; /* a comment first: a table */
    read_tree();
    if (lin_battle_load(fuzz_path(which), &battle, &why) == LIN_OK) {
        play_battle(battle);
        lin_battle_free(battle);
    } else if (!why.text[0]) {
        fuzz_fail("a refusal says nothing", "battle");
    }
    return 0;
}
