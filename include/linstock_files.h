/* linstock_files.h -- battles and maps from disk, for the engine of linstock.h.
 *
 * A battle is a folder: battle.yaml (forces, turns, victory, options), the Tiled map it names,
 * notes for people. The engine needs only libc; this reader needs libyaml and jansson, and is a
 * library of its own. Whatever is wrong with a file becomes one sentence: which file, which line or
 * object, what would be right. The short way from a name to a game:
 *
 *     lin_source *battles = lin_source_new(NULL);
 *     lin_source_field(battles, "brandywine-1777", NULL, &field, &why);
 *     lin_game_new(&game, field, lin_dice_seeded(1777, 0), &why); */
#ifndef LINSTOCK_FILES_H
#define LINSTOCK_FILES_H

#include "linstock.h"
#include "linstock_muster.h"

#if defined(__GNUC__)
#pragma GCC visibility push(default)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- A battle from its folder ---------------------------------------------------------- */

/* path: the folder, or the battle.yaml inside it. */
lin_status lin_battle_load(const char *path, lin_battle **out, lin_refusal *why);
/* The same from a text that would stand in the battle.yaml of that folder. */
lin_status lin_battle_from(const char *folder, const char *text, size_t n, lin_battle **out,
                           lin_refusal *why);
/* That file as it is, freed with lin_free. */
lin_status lin_battle_text(const char *folder, char **text, size_t *n, lin_refusal *why);
void lin_battle_free(lin_battle *b);

/* ---- A force from its file -------------------------------------------------------------- */

/* As lin_force_yaml writes it. *book: the book it must be of; NULL: it may be of any that is known,
 * and *book is that one. Refused, with the line: what cannot be read, and a force that does not
 * cost what the file says it does; then *out is as it was. */
lin_status lin_force_load(const char *path, const lin_rules **book, lin_force *out,
                          lin_refusal *why);
lin_status lin_force_from(const char *text, size_t n, const lin_rules **book, lin_force *out,
                          lin_refusal *why);

/* ---- Where battles are ----------------------------------------------------------------- */

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

/* ---- Fields by name, loaded once ------------------------------------------------------- */

typedef struct lin_source lin_source;

lin_source *lin_source_new(const char *share); /* NULL: no memory */
void lin_source_free(lin_source *s);           /* and all it gave out */
/* Battles that are found nowhere else are looked for in this folder too, from now on. */
lin_status lin_source_also(lin_source *s, const char *folder, lin_refusal *why);
/* A lin_field_source; self is the lin_source. */
lin_status lin_source_field(void *self, const char *battle, const char *options,
                            const lin_field **out, lin_refusal *why);
/* The battle alone, by name or path. */
lin_status lin_source_battle(lin_source *s, const char *battle, const lin_battle **out,
                             lin_refusal *why);

/* The folder of a battle, by name or path. */
lin_status lin_source_folder(const lin_source *s, const char *battle, char *path, size_t size,
                             lin_refusal *why);

/* The rest of a lin_script_source: the battle.yaml of that name, and whether a text in its place
 * would make a field. Neither is kept. */
lin_status lin_source_file(void *self, const char *battle, char **text, size_t *n,
                           lin_refusal *why);
lin_status lin_source_judge(void *self, const char *battle, const char *options, const char *text,
                            size_t n, lin_refusal *why);

/* ---- All battles, as a newcomer should see them ---------------------------------------- */

/* field is NULL where a battle cannot be loaded; then status and why tell the reason. */
typedef void (*lin_field_seen)(void *self, const char *name, const lin_field *field,
                               lin_status status, const lin_refusal *why);
/* By rule system, then by rank, then by name. */
lin_status lin_source_each(lin_source *s, const char *share, lin_field_seen seen, void *self,
                           lin_refusal *why);

#ifdef __cplusplus
}
#endif

#if defined(__GNUC__)
#pragma GCC visibility pop
#endif
#endif
