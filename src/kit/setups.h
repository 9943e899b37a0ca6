/* setups.h -- the ready deployments of a battle file: where each unit of a side stands.
 *
 *     setups:
 *       historical:
 *         title: "As they stood at sunrise"
 *         british:
 *           HOWE: "48 40"                   a disc: inches from the south-west corner
 *           GUARDS-1: "40 38 180 line"      a unit: where, facing, formation, and what the book
 *           JAEGER: "30 44 180 open 0.5"    wants to know besides
 *
 * They are read where somebody deploys one, and checked by the book when the battle is loaded. */
#ifndef KIT_SETUPS_H
#define KIT_SETUPS_H

#include "core/core.h"

/* The deployments, each a child of this; NULL where there are none. */
const lin_node *kit_setups(const lin_battle *b);
/* Deployment i of the battle, from 1, if it says anything of that side; else NULL. */
const lin_node *kit_setup_numbered(const lin_battle *b, int i, int side);
/* Its number by its name; 0: there is none. names: all of them with commas between. */
int kit_setup_named(const lin_battle *b, const char *name, lin_text *names);
/* The line of a unit in a deployment, or NULL. */
const lin_node *kit_setup_line(const lin_battle *b, const lin_node *setup, int u);

#define KIT_POST_WORDS 8
typedef struct {
    int unit;
    lin_point at;
    int32_t facing, formation; /* once they are read */
    int words;                 /* what follows */
    char *word[KIT_POST_WORDS];
    char line[64]; /* they point into this */
} kit_post;

/* The place that a line tells; LIN_BAD_FILE where it does not read so, and *what says what would be
 * right. Then facing and formation, which follow it. */
lin_status kit_post_read(const lin_field *f, const lin_node *line, kit_post *out,
                         const char **what);
lin_status kit_post_read_formation(const lin_field *f, const char *const *formations,
                                   kit_post *out);
/* What a deployment says of unit u: its place, and words that follow. False: nothing that reads. */
bool kit_setup_post(const lin_field *f, const lin_node *setup, int u, kit_post *out);

/* Every line of a deployment for a side: it reads (else refused under the rule), is of a unit of
 * that side (else under the other), and the book finds nothing wrong with the rest of it. */
typedef lin_status (*kit_post_check)(const lin_field *f, const lin_node *line, kit_post *post,
                                     void *self, lin_refusal *why);
lin_status kit_setup_check(const lin_field *f, const lin_node *setup, int side, const char *rule,
                           const char *whose, kit_post_check check, void *self, lin_refusal *why);

/* "Set-up of GUARDS-1: ...", with the line of the file. */
lin_status kit_setup_wrong(lin_refusal *why, const lin_node *n, const char *rule, const char *what);

/* Orders made ready: "VERB NAME" for each that says something of the side, with its title and
 * `after` it. How many. */
int kit_ready_setups(const lin_battle *b, int side, const char *verb, const char *after,
                     lin_ready *out, int max);

#endif
