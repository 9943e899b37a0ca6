/* lessons.h -- led first battles: a battle's lesson.yaml, read, checked and played.
 *
 * A lesson is data: a position, and steps that each say one thing and wait for one. What is
 * awaited is said in the language of rule scripts, what the learner could do in that of orders; the
 * rules that judge him are the real ones. Whoever drives a lesson (the server, the terminal, the
 * rehearsal that tests it) keeps where it stands and asks here what comes next:
 *
 *     the step is done?          lesson_met, after every order and every throw
 *     dice are awaited           lesson_faces: those of the step, then chance
 *     the other side is asked    lesson_lawful(.. theirs ..), else whoever plays it otherwise
 *     "do it for me"             lesson_lawful(.. order ..)
 *
 * docs/lessons.md is for those who write one. */
#ifndef LIN_LESSONS_H
#define LIN_LESSONS_H

#include "linstock_files.h"

#define LESSON_FILE   "lesson.yaml"
#define LESSON_STEPS  64
#define LESSON_ORDERS 12 /* of either side in a step */
#define LESSON_DICE   64
#define LESSON_LIGHTS 12

typedef enum {
    LESSON_READ,   /* nothing: it is read */
    LESSON_SELECT, /* a unit is taken in hand */
    LESSON_ODDS,   /* the odds of the step's order are looked at */
    LESSON_SO      /* something comes about */
} lesson_awaits;
extern const char *const lesson_awaits_name[]; /* "read", "select", "odds", "so" */

typedef struct {
    int line;
    const char *say;                  /* the sentence */
    const char *mouse, *touch, *keys; /* how it is done by each of them; or NULL */
    const char *astray;               /* said when it can no longer be done; or NULL */
    lesson_awaits awaits;
    int select; /* that unit */
    const char *so[LESSON_LIGHTS];
    int sos; /* all of these lines are so */
    const char *order[LESSON_ORDERS], *theirs[LESSON_ORDERS];
    int orders, their_orders;
    uint8_t dice[LESSON_DICE];
    int n_dice;
    /* what lights up */
    int unit[LESSON_LIGHTS], units, cell[LESSON_LIGHTS], cells;
    lin_point at[LESSON_LIGHTS];
    int places;
    const char *answer[LESSON_ORDERS]; /* answers of the question, by their orders */
    int answers;
    const char *panel; /* a part of the page */
} lesson_step;

typedef struct {
    const lin_field *field;
    const char *title, *about;
    int minutes;
    lin_side side;
    const char *options;
    char *position;                 /* whole, as docs/positions.md has it */
    int look[LESSON_LIGHTS], looks; /* cells to be shown at first */
    lin_point look_at[LESSON_LIGHTS];
    int look_places;
    int steps;
    lesson_step step[LESSON_STEPS];
} lesson;

/* ---- read.c ---- */

/* The lesson of a battle, by its name. LIN_BAD_FILE with no line: there is none. The source must
 * outlive it. */
lin_status lesson_load(lin_source *s, const char *battle, lesson **out, lin_refusal *why);
bool lesson_is_there(lin_source *s, const char *battle);
void lesson_free(lesson *l);

/* ---- play.c ---- */

/* A record that begins with the lesson's position and holds nothing else yet. Free it with
 * lin_free. */
lin_status lesson_record(const lesson *l, char **text, lin_refusal *why);
/* Is what the step awaits so? events: those of the game count as well. */
bool lesson_met(const lesson_step *st, lin_game *g, bool events);
/* The first of these orders that the side may give now; -1: none. used: those not to be tried. */
int lesson_lawful(lin_game *g, lin_side side, const char *const *order, int n, uint32_t used);
/* Faces for the dice that the game waits for: those of the step from number `used` on as long as
 * they fit, then chance. How many dice it is. */
int lesson_faces(const lesson_step *st, size_t used, lin_game *g, lin_rng *rng, uint8_t *face);

/* ---- rehearse.c ---- */

/* Play it to its end, each step by its own orders and its own dice, with nothing left to chance or
 * to a bot. Refuses with the line of the step that does not do what it says. */
lin_status lesson_rehearse(const lesson *l, lin_refusal *why);

#endif
