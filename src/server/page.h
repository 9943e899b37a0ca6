/* page.h -- the files of the page inside the program, made by tools/embed from web/, and the
 * guides with their pictures, by tools/embed_guide from docs/. */
#ifndef LIN_PAGE_H
#define LIN_PAGE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    const char *path, *type, *etag;
    bool gzipped;
    const unsigned char *bytes;
    size_t size;
} page_entry;

extern const page_entry page_entries[], guide_entries[]; /* each ends with path NULL */

#endif
