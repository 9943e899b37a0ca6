/* hand.h -- where a hand points: the order that brings a unit there, or as near as the rules allow.
 *
 * A hand that drags a unit says where it should stand, not which maneuver that is. A book lays out
 * every order that could bring it nearer, each cut to what the unit may do; the legal one that ends
 * nearest is given. */
#ifndef KIT_HAND_H
#define KIT_HAND_H

#include "core/core.h"
#include "kit/sweep.h"

/* What the hand said: go UNIT X Y, or go UNIT here; then a facing in degrees and a formation. */
typedef struct {
    int unit;
    lin_point to;
    bool here, faces; /* "here" in place of X Y; a facing was given */
    tb_angle facing;
    int formation; /* -1: none was named */
} kit_wish;

/* at: where each unit stands, by the book's state. formations: their names, then NULL. usage: how
 * to say it, for one who said it otherwise. */
lin_status kit_wish_read(const lin_field *f, char *const *word, int words, const lin_point *at,
                         const char *const *formations, const char *usage, kit_wish *out,
                         lin_refusal *why);

/* The macro's copy of the game: what anyone may see of it, what is pending on top, and whether the
 * side is asked that step about that unit (or whatever its first argument is). */
const lin_view *kit_hand_view(lin_expansion *e);
const lin_frame *kit_hand_top(lin_expansion *e);
bool kit_hand_is_asked(lin_expansion *e, int step, int first);

/* Orders laid out, with the place to which each would bring the unit. */
#define KIT_OFFERS 64
typedef struct {
    int n;
    struct {
        lin_order order;
        lin_point end;
    } offer[KIT_OFFERS];
} kit_offers; /* empty: all zero */

/* Those laid out first are plainer and win a tie. What has no room left is left out. */
void kit_offer(kit_offers *all, const lin_order *o, lin_point end);
/* The legal one that ends nearest; one laid out later must end more than an inch (squared: its
 * units) nearer. Where none is legal, why not the first. */
lin_status kit_offer_best(lin_game *g, const kit_offers *all, lin_point to, lin_order *out,
                          lin_refusal *why);
/* That one, given to the macro's copy of the game. */
lin_status kit_offer_give(lin_expansion *e, const kit_offers *all, lin_point to, lin_refusal *why);

/* On the way from one place to another, not further than that. */
lin_point kit_not_beyond(lin_point from, lin_point to, int32_t far);
/* The nearest place to `to` not more than 45 degrees off the way ahead, and not further than that.
 */
lin_point kit_not_beyond_ahead(lin_point from, tb_angle ahead, lin_point to, int32_t far);

#endif
