/* files.h -- the readers behind linstock_files.h: whole files, YAML trees, Tiled maps.
 *
 * A battle is a folder: battle.yaml (forces, turns, victory, options), the Tiled map it names,
 * notes for people. Readers here check what every rule system needs and leave the rest in
 * the tree, line numbers and all, for the rule system to judge. Whatever is wrong with a
 * file becomes one sentence: which file, which line or object, what would be right. */
#ifndef LIN_FILES_H
#define LIN_FILES_H

#include "linstock_files.h"
#include "linstock_rules.h"


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

/* Memory of one tree, freed all together. Begin with { NULL }. */
typedef struct {
    struct lin_chunk *chunk;
} lin_arena;
void *lin_arena_take(lin_arena *a, size_t n); /* zeroed; NULL: no memory */
void lin_arena_free(lin_arena *a);

/* `file` is the name used in sentences. The root is always a map. */
lin_status lin_yaml_read(const char *text, size_t n, const char *file, lin_arena *arena,
                         const lin_node **root, lin_refusal *why);
/* LIN_BAD_FILE, "battle.yaml: ..." with the line of that node. */
lin_status lin_refuse_at(const char *file, const lin_node *at, lin_refusal *why, const char *format,
                         ...) __attribute__((format(printf, 4, 5)));

/* ---- battle.c: a battle as its files were when it was read ----------------------------- */

typedef struct {
    const char *yaml, *map; /* map: NULL where the battle names none */
    size_t yaml_size, map_size;
} lin_battle_files;

/* Of a battle that was loaded; they are the battle's own. */
lin_battle_files lin_files_of_battle(const lin_battle *b);
/* The same battle out of them, whatever has become of its folder. */
lin_status lin_battle_of_files(const lin_battle_files *f, lin_battle **out, lin_refusal *why);

/* ---- keep_battle.c: a battle made here, as a folder of its own ------------------------- */

/* Writes `text` as the battle.yaml of that folder, which is made if need be, and the map of the
 * battle b, which is asked for as `table` and on whose ground it is fought, beside it. Refuses the
 * table's own folder, and one that has another map. Looks at nothing in the source that changes. */
lin_status lin_battle_keep(const lin_source *s, const lin_battle *b, const char *table,
                           const char *folder, const char *text, size_t n, lin_refusal *why);

/* ---- made.c: tables made by chance, by name -------------------------------------------- */

/* "made:7-8x6-mirrored", and back. */
lin_status lin_made_read(const char *name, lin_made_table *out, lin_refusal *why);
void lin_made_name(const lin_made_table *t, char *out, size_t size);
/* "take-the-field-on-made-7" is a battle and its table; join makes that of "take-the-field" and
 * "made:7". */
bool lin_made_split(const char *battle, char *base, size_t size, lin_made_table *t);
lin_status lin_made_join(const char *battle, const char *table, char *out, size_t size,
                         lin_refusal *why);
/* The map as text, freed with lin_free. */
lin_status lin_made_map(const lin_rules *rules, const lin_made_table *t, char **text, size_t *n,
                        lin_refusal *why);
/* A battle on such a table in place of its own. */
lin_status lin_made_battle(const lin_battle *base, const lin_made_table *t, lin_battle **out,
                           lin_refusal *why);
/* How many battles on made tables the source keeps; -1: this one is none, or is among them. */
int lin_source_made(const lin_source *s, const char *name);
/* What it keeps of a battle, field by field; and nothing of it any more. Nobody may look at them
 * afterwards. */
void lin_source_fields(const lin_source *s, const lin_battle *battle,
                       void (*seen)(void *self, const lin_field *f), void *self);
void lin_source_drop(lin_source *s, const lin_battle *battle);
/* How many battles and fields it keeps. */
int lin_source_battles(const lin_source *s);
int lin_source_field_count(const lin_source *s);
/* Is its usual field there, so that asking for it costs nothing? */
bool lin_source_has(const lin_source *s, const char *name);
/* A battle that was built elsewhere, and its usual field: they are the source's from now on, also
 * where it refuses. */
lin_status lin_source_adopt(lin_source *s, lin_battle *battle, lin_field *usual, lin_refusal *why);

/* ---- tiled.c: a Tiled map to a board or a table ---------------------------------------- */

/* Fills the board or the table, as the map says, and empties the other. What a map may say of its
 * scenery is the book's to know; rules may be NULL: nothing but level and size. */
lin_status lin_tiled_read(const char *text, size_t n, const char *file, const lin_rules *rules,
                          lin_board *board, lin_table *table, lin_refusal *why);

#endif
