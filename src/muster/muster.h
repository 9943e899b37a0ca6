/* muster.h -- what the files of this room share: words of rows found, words of a force chosen. */
#ifndef LIN_MUSTER_INSIDE_H
#define LIN_MUSTER_INSIDE_H

#include "linstock_muster.h"
#include "linstock_rules.h"

#include <string.h>

/* "a" or "an". */
static inline const char *muster_a(const char *word)
{
    return strchr("aeiou", word[0]) ? "an" : "a";
}

/* Rows of each table; a table may be NULL. */
int muster_kinds(const lin_muster *m);
int muster_choices(const lin_muster *m);
int muster_numbers(const lin_muster *m);
bool muster_counts(const lin_muster *m, int kind, int number); /* of entries of that kind */

/* Each an index, or -1: by its word, whatever the case. */
int muster_kind_named(const lin_muster *m, const char *word);
int muster_term_named(const lin_muster *m, const char *word);
int muster_number_named(const lin_muster *m, const char *word);

/* An entry as a force begins to have it: its numbers are the usual ones. */
lin_force_entry muster_entry(const lin_muster *m, int kind, int group);
/* A force of nothing, with the limit of the usual game. */
lin_force muster_nothing(const lin_muster *m, int nation);

/* Choose what this word says; refused: no such choice of that (one of LIN_OF_...; of an entry, of
 * which kind, else -1), or another of its set is chosen already. */
lin_status muster_choose(const lin_muster *m, lin_force_leader *l, int of, int kind,
                         const char *word, lin_refusal *why);
/* LIN_BAD_FILE, unless it is a name that fits and can be quoted. */
lin_status muster_name(char into[LIN_FORCE_NAME], const char *text, size_t n, lin_refusal *why);
/* LIN_BAD_FILE, unless it is a colour of cloth, or was said before. */
lin_status muster_cloth(char into[LIN_CLOTH], const char *word, lin_refusal *why);
/* LIN_BAD_FILE, with the words that there are. */
lin_status muster_no_nation(const lin_muster *m, const char *word, lin_refusal *why);
lin_status muster_no_kind(const lin_muster *m, const char *word, lin_refusal *why);
/* Room for one more? */
lin_status muster_add_division(const lin_muster *m, lin_force *f, lin_refusal *why);
lin_status muster_add_group(const lin_muster *m, lin_force *f, lin_refusal *why);
lin_status muster_add_entry(const lin_muster *m, lin_force *f, const lin_force_entry *e,
                            lin_refusal *why);

/* All arms of the entries of a group; 0: it has none. */
uint16_t muster_arms(const lin_muster *m, const lin_force *f, int group);
/* Is every entry of the group of one of these arms? Not where it has none. */
bool muster_apart(const lin_muster *m, const lin_force *f, int group, uint16_t arms);
bool muster_usual(const lin_muster *m, int nation, int war, int kind);

#endif
