/* keys.c -- the keys of a battle's file. One that is misspelt would otherwise go unread, and a
 * battle without its terms, or a brigade without its order, would be fought for the one that was
 * meant. */
#include "kit/roster.h"
#include "rules/ironbrigade/ironbrigade.h"

#include <stdio.h>

/* What this book reads, and then what every book's file has. */
static const char *const of_battle[] = { "terms",      "nations", "edges",      "first",
                                         "zones",      "places",  "points",     "sharpshooters",
                                         "footprints", "turns",   "setups",     "options", /* and */
                                         "battle",     "rules",   "title",      "date",
                                         "note",       "history", "difficulty", "minutes",
                                         "map",        "sides",   "units",      NULL };
static const char *const of_unit[] = { "brigade",    "class",   "troops",   "nation", "gun",
                                       "formation",  "place",   "division", "rating", "order",
                                       "falls-back", "arrives", "stretch", /* and */
                                       "id",         "side",    "name",     "type",   "size",
                                       "called",     "coat",    "facings",  NULL };
static const char *const of_terms[] = { "holds", "within", "takes",     "breaks", "side",
                                        "with",  "limits", "own-turns", NULL };

lin_status ib_check_keys(const ib_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    lin_status status = kit_only_keys(b->root, "The battle", of_battle, "IB-13.1", why);

    if (status == LIN_OK)
        status = kit_only_keys(lin_node_get(b->root, "terms"), "The battle's list of terms",
                               of_terms, "IB-10.7", why);
    for (int u = 0; status == LIN_OK && u < b->units; u++) {
        char whose[64];

        snprintf(whose, sizeof whose, "Unit %s", b->unit[u].id);
        status = kit_only_keys(b->unit[u].data, whose, of_unit, "IB-13.1", why);
    }
    return status;
}
