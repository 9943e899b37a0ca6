/* image.h -- a battle as it lies in memory, in a file: what dump.c writes on one machine, golden.c
 * reads on another.
 *
 * Numbers are of 32 bits, texts have their length before them (-1: NULL), nodes of the tree are
 * numbered. Boards and tables hold no pointers and lie everywhere in the same way; their sizes are
 * written too, and whoever has others refuses. */
#ifndef M32_IMAGE_H
#define M32_IMAGE_H

#include "linstock_rules.h"

#define IMAGE_MAGIC 0x314e494c /* LIN1 */
#define IMAGE_NODES 20000

#define IMAGE_TEXTS(X) \
    X(id) X(rules) X(title) X(date) X(note) X(side_id) X(side_name) X(side_colour) X(turn_name)
#define IMAGE_UNIT_TEXTS(X) X(id) X(name) X(kind) X(size) X(coat) X(facings)

lin_battle *image_read(const char *file); /* NULL: it says why on stderr */

#endif
