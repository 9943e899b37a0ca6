/* report.h -- the after-action report: what a staff officer would write down that evening.
 *
 * The record is walked from its first entry to its last, and told to a writer, who knows the
 * paper: Markdown with pictures beside it, or one HTML page. */
#ifndef LIN_REPORT_H
#define LIN_REPORT_H

#include "linstock.h"

typedef struct {
    void *self;
    void (*title)(void *self, const char *text);
    void (*heading)(void *self, const char *text);
    void (*paragraph)(void *self, const char *text);
    void (*portion)(void *self, const char *text); /* items follow */
    void (*item)(void *self, const char *text, const char *rule);
    void (*picture)(void *self, const lin_game *at, const char *caption);
    void (*order_of_battle)(void *self, lin_side side, const lin_piece *piece,
                            int n); /* orders of battle */
} lin_report;

/* False: there was no memory. */
bool lin_report_write(const lin_session *s, const lin_report *to);

#endif
