/* book.h -- what the book is asked besides its steps: victory, positions, hidden choices, views. */
#ifndef GERMANTOWN_BOOK_H
#define GERMANTOWN_BOOK_H

#include "rules/germantown/units.h"

/* ---- victory.c ---- */

/* The rows of the schedule of points, in the order of the card. */
typedef enum {
    GT_FOR_TWO_STEPS,
    GT_FOR_ONE_STEP,
    GT_FOR_CAPTURED,
    GT_FOR_HOUSE,
    GT_FOR_SQUARE,
    GT_FOR_REDUCED,
    GT_FOR_SHATTERED,
    GT_FOR_LEADERS,
    GT_SCHEDULE
} gt_schedule;
typedef struct {
    int n[GT_SCHEDULE], halves[GT_SCHEDULE]; /* how many there are, what they are worth */
} gt_points;
void gt_count_points(const gt_field *f, const gt_state *s, int side, gt_points *out);
int gt_victory_points(const gt_field *f, const gt_state *s, int side); /* halves */
void gt_judge_morale(lin_play *p);                                     /* has an army lost heart? */
void gt_judge(lin_play *p);                                            /* after the last turn */
void gt_judge_turn(lin_play *p);                                       /* at the end of each */
void gt_end(lin_play *p, int winner, int level, gt_reason how);

/* ---- looking ---- */

lin_status gt_build(lin_field *f, lin_refusal *why);
void gt_start(const lin_field *f, void *state);
const char *gt_broken(const lin_view *v, int *unit);
const char *gt_broken_agenda(const gt_field *f, const gt_state *s);
void gt_redact(const lin_field *f, void *state, lin_side who);
bool gt_hides(const lin_field *f, const void *state, lin_side who);
void gt_complete(const lin_field *f, void *state, lin_side who, lin_rng *rng);
bool gt_hears(const lin_view *v, const lin_event *e, lin_side who);
void gt_write(const lin_view *v, lin_text *out);
void gt_blank(const lin_field *f, void *state);
lin_status gt_read(lin_play *p, char *const *word, int words, lin_refusal *why);
lin_status gt_settle(lin_play *p, lin_refusal *why);
int gt_pieces(const lin_view *v, lin_piece *out, int max);
int gt_duties(const lin_view *v, lin_duty *out, int max);
void gt_score(const lin_view *v, lin_score *out);
int gt_score_parts(const lin_view *v, lin_score_part *out, int max);
int gt_tracks(const lin_view *v, lin_track *out, int max);
int gt_haze(const lin_view *v);
void gt_clock(const lin_view *v, lin_text *out);
int gt_turn(const lin_view *v);
bool gt_explain(const lin_view *v, const lin_order *o, lin_text *out);
void gt_about(const lin_view *v, int unit, lin_text *out);
int gt_marks(const lin_view *v, int overlay, int of, lin_mark *out, int max);
int gt_doctrine(const lin_view *v, const lin_list *list, lin_rng *rng, lin_order *out);
bool gt_purpose(const lin_view *v, const lin_order *o, lin_text *out);

#endif
