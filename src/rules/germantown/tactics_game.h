/* tactics_game.h -- tactics as a game between two who choose unseen: for doctrine, odds and the
 * table that players are shown. */
#ifndef GERMANTOWN_TACTICS_GAME_H
#define GERMANTOWN_TACTICS_GAME_H

#include "rules/germantown/germantown.h"

/* ---- any game of two players up to 8 by 8, in which one wins what the other loses ---- */

/* So that every number on the way fits into 63 bits: payoffs, and the greatest less the least. */
#define GT_PAY_MOST 120

typedef struct {
    int rows, columns;
    int16_t pay[GT_TACTICS][GT_TACTICS]; /* to the player of the rows */
} gt_payoffs;

/* How often each plays what, in parts of `all`; what the player of the rows wins on average is
 * value / value_of. All exact. */
typedef struct {
    int64_t row[GT_TACTICS], column[GT_TACTICS], all;
    int64_t value, value_of;
} gt_mix;
void gt_solve(const gt_payoffs *g, gt_mix *out);

/* ---- the tactics of one close combat ---- */

#define GT_FACES 10
#define GT_WORTH 12 /* the most that one roll can be worth */

/* A pair of tactics: so many of ten faces win, change nothing and lose, seen by the attacker. */
typedef struct {
    int8_t by; /* number of the matrix, or GT_NO_COMBAT */
    uint8_t won, none, lost;
    int16_t worth; /* of all ten faces together, to the attacker */
} gt_pair;

typedef struct {
    int attackers, defenders;                           /* tactics that each may play */
    uint8_t attacker[GT_TACTICS], defender[GT_TACTICS]; /* which */
    gt_pair pair[GT_TACTICS][GT_TACTICS];               /* [attacker's][defender's] */
    gt_mix mix;                                         /* rows: the attacker */
} gt_tactics_game;

/* What each result costs a side of this fight, 0 to GT_WORTH. exact: the roll is that row. */
int gt_result_cost(const gt_field *f, const gt_state *s, const gt_fight *w, int side, gt_result r,
                   bool exact);
/* The ten faces with that much added: how many win, change nothing and lose, and their worth. */
/* What one throw is worth to the attacker that comes to so much with everything. */
int gt_face_worth(const gt_field *f, const gt_state *s, const gt_fight *w, int modified);
gt_pair gt_throw(const gt_field *f, const gt_state *s, const gt_fight *w, int by);
/* Of a fight with its leads. What has been chosen is not looked at. */
void gt_find_tactics_game(const gt_field *f, const gt_state *s, const gt_fight *w,
                          gt_tactics_game *out);

/* ---- explain.c, usual.c ---- */

int gt_likely_lead(const gt_field *f, const gt_state *s, gt_set who); /* or GT_NOBODY */
int gt_usual_first(const lin_view *v, const lin_frame *frame, const lin_list *list);
int gt_usual_last(const lin_view *v, const lin_frame *frame, const lin_list *list);
int gt_usual_lead(const lin_view *v, const lin_frame *frame, const lin_list *list);
int gt_usual_lose(const lin_view *v, const lin_frame *frame, const lin_list *list);
bool gt_what_if(const lin_view *v, const lin_order *o, lin_what_if *out);

#endif
