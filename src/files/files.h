/* files.h -- battles and maps on disk: everything the engine itself knows nothing of.
 *
 * A battle is a folder: battle.yaml (forces, turns, victory, options), the Tiled map it names,
 * notes for people. Readers here check what every rule system needs and leave the rest in
 * the tree, line numbers and all, for the rule system to judge. Whatever is wrong with a
 * file becomes one sentence: which file, which line or object, what would be right. */
#ifndef LIN_FILES_H
#define LIN_FILES_H

#include "linstock.h"

#define LIN_FILE_MOST   (4u << 20) /* bytes of a battle or map */
#define LIN_PATH        4096       /* bytes of a path, its end included */
#define LIN_BATTLE_FILE "battle.yaml"
#define LIN_PLAIN_CHARS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/* ---- slurp.c: whole files -------------------------------------------------------------- */

/* Read a text of at most `most` bytes; a NUL follows the n bytes. "-" is standard input.
 * Refuses what is missing, a folder, too long, or not text. Free *text with lin_free. */
lin_status lin_slurp(const char *path, size_t most, char **text, size_t *n, lin_refusal *why);
/* Write all of it or nothing: a reader sees the old file or the new one, never half. */
lin_status lin_spill(const char *path, const char *text, size_t n, lin_refusal *why);

/* ---- yaml.c: YAML to a tree ------------------------------------------------------------ */

/* Memory of one tree, freed at one blow. Begin with { NULL }. */
typedef struct {
    struct lin_chunk *chunk;
} lin_arena;
void *lin_arena_take(lin_arena *a, size_t n); /* zeroed; NULL: no memory */
void lin_arena_free(lin_arena *a);

/* `file` is the name used in sentences. The root is always a map. */
lin_status lin_yaml_read(const char *text, size_t n, const char *file, lin_arena *arena,
                         const lin_node **root, lin_refusal *why);

/* ---- tiled.c: a Tiled map to a board or a table ---------------------------------------- */

/* Fills the board or the table, as the map says, and empties the other. */
lin_status lin_tiled_read(const char *text, size_t n, const char *file, lin_board *board,
                          lin_table *table, lin_refusal *why);

/* ---- battle.c: a battle from its folder ------------------------------------------------ */

/* path: the folder, or the battle.yaml inside it. */
lin_status lin_battle_load(const char *path, lin_battle **out, lin_refusal *why);
/* The same from a text that would stand in the battle.yaml of that folder. */
lin_status lin_battle_from(const char *folder, const char *text, size_t n, lin_battle **out,
                           lin_refusal *why);
/* That file as it is, freed with lin_free. */
lin_status lin_battle_text(const char *folder, char **text, size_t *n, lin_refusal *why);
void lin_battle_free(lin_battle *b);

/* ---- find.c: where battles are --------------------------------------------------------- */

/* Battles live in the folders of $LINSTOCK_BATTLES (split at ':'), then beside the program
 * (../battles, ../../battles, ../share/linstock/battles), then in `share`/battles (share may be
 * NULL). A name is the name of a folder there; anything with a '/' in it, or ending in .yaml, is a
 * path. Writes the folder's path. */
lin_status lin_battles_find(const char *name, const char *share, char *path, size_t size,
                            lin_refusal *why);
/* The folder that a path names, by itself or by the battle.yaml in it. */
lin_status lin_battle_folder(const char *name, char *path, size_t size, lin_refusal *why);
/* Calls seen() for each battle, by name; where two places hold one name the first counts. */
typedef void (*lin_battle_seen)(void *self, const char *name, const char *path);
lin_status lin_battles_each(const char *share, lin_battle_seen seen, void *self, lin_refusal *why);

/* ---- source.c: fields by name, loaded once --------------------------------------------- */

typedef struct lin_source lin_source;

lin_source *lin_source_new(const char *share); /* NULL: no memory */
void lin_source_free(lin_source *s);           /* and all it gave out */
/* A lin_field_source; self is the lin_source. */
lin_status lin_source_field(void *self, const char *battle, const char *options,
                            const lin_field **out, lin_refusal *why);
/* The battle alone, by name or path. */
lin_status lin_source_battle(lin_source *s, const char *battle, const lin_battle **out,
                             lin_refusal *why);

/* The rest of a lin_script_source: the battle.yaml of that name, and whether a text in its place
 * would make a field. Neither is kept. */
lin_status lin_source_file(void *self, const char *battle, char **text, size_t *n,
                           lin_refusal *why);
lin_status lin_source_judge(void *self, const char *battle, const char *options, const char *text,
                            size_t n, lin_refusal *why);

/* ---- catalogue.c: all battles, as a newcomer should see them ---------------------------- */

/* field is NULL where a battle cannot be loaded; then status and why tell the reason. */
typedef void (*lin_field_seen)(void *self, const char *name, const lin_field *field,
                               lin_status status, const lin_refusal *why);
/* By rule system, then by rank, then by name. */
lin_status lin_source_each(lin_source *s, const char *share, lin_field_seen seen, void *self,
                           lin_refusal *why);

#endif
