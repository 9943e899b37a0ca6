/* scene.h -- battles made for measuring: so many elements and pieces of scenery on a table of such
 * a size. */
#ifndef BENCH_SCENE_H
#define BENCH_SCENE_H

#include <stdbool.h>

typedef struct {
    const char *name;
    int elements, pieces, wide, high;
} scene; /* inches */

/* A folder for battles, empty; where LINSTOCK_BATTLES finds them. NULL: the disk will not have it.
 */
const char *scene_folder(void);
/* Half of the elements on each side, five to a group; woods, crops, hills, walls, fences,
 * stockades, houses. */
bool scene_write(const scene *s);
void scene_remove(const scene *s, int n); /* the battles, then the folder */

#endif
