/* is_so.c -- one line of a rule script, asked of a game that is being played.
 *
 * Whoever waits for something to come about (a lesson for what its learner is to do) says it in the
 * language of scripts, and needs none of his own. */
#include "script.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

static void note(void *self, const char *file, int line, bool passed, const char *title,
                 const char *why)
{
    lin_refusal *no = self;

    (void)file;
    (void)line;
    (void)title;
    if (no && !passed)
        lin_refuse(no, LIN_ILLEGAL, NULL, "%.*s", (int)sizeof no->text - 1, why);
}

lin_status lin_is_so(lin_game *g, const char *line, lin_refusal *why)
{
    assert(g && line);
    lin_script *t = calloc(1, sizeof *t);
    char copy[LIN_SCRIPT_LINE + 1];
    lin_tally tally = { 0 };
    lin_status status = LIN_SYNTAX;

    if (!t)
        return lin_no_memory(why);
    snprintf(copy, sizeof copy, "%s", line);
    t->game = g;
    t->tally = &tally;
    t->report = note;
    t->report_self = why;
    t->open = true;
    if (lin_expect(t, lin_trim(copy)))
        status = t->failed ? LIN_ILLEGAL : LIN_OK;
    else
        lin_refuse(why, LIN_SYNTAX, NULL,
                   "\"%.80s\" says nothing that could be so; it should be a line such as \"is unit "
                   "L-G1 at B3\", \"event ...\" or \"over\" (docs/scripts.md).",
                   line);
    free(t);
    return status;
}
