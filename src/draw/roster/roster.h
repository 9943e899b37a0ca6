/* roster.h -- sheets for a real table: what the files of this room share. All in points of 1/72
 * inch, y downwards, on pages of A4. */
#ifndef LIN_DRAW_ROSTER_H
#define LIN_DRAW_ROSTER_H

#include "draw/plan.h"
#include "linstock_muster.h"

#define PAGE_WIDE   595.28
#define PAGE_HIGH   841.89
#define PAGE_MARGIN 34.0
#define PAGE_IN     46.0 /* from the edge to what is written */
#define PAGES_MOST  24
#define MM          (72.0 / 25.4)

typedef struct {
    plan *p; /* pen, lettering and inks */
    const lin_rules *rules;
    const lin_force *f;
    plan_output how;
    int page, pages; /* the one that is open; how many there are, once they have been counted */
    double y;        /* where the next thing goes */
    bool counting;   /* nothing is kept: only pages are counted */
    const char *foot;
} roster;

/* ---- page.c ---- */
typedef void (*roster_paint)(roster *r);
/* The whole: paint is called twice, to count the pages and to draw them. */
lin_status roster_render(const lin_rules *rules, const lin_force *f, roster_paint paint,
                         const char *foot, const char *format, char **bytes, size_t *n,
                         lin_refusal *why);
void page_next(roster *r);
void page_need(roster *r, double high); /* a new page where so much is not left */
double page_bottom(void);

/* ---- Lettering and lines, in page.c ---- */
double text_wide(roster *r, const char *text, double size, int style);
void text_put(roster *r, const char *text, double size, int style, double x, double y,
              plan_anchor a);
/* Of lines as wide as that, from y on; *y is then below the last. paint false: measured only. */
void text_block(roster *r, const char *text, double size, int style, double x, double wide,
                double *y, bool paint);
void rule_line(roster *r, double x, double y, double wide, double thick, double alpha);
void box_put(roster *r, double x, double y, double side);
void cloth_put(roster *r, int entry, double x, double y, double wide, double high);

/* ---- tables.c ---- */
void tables_put(roster *r);
void skills_put(roster *r);

#endif
