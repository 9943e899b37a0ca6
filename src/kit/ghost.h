/* ghost.h -- what a hand that carries a unit is shown before its order is given: how the unit would
 * stand, what keeps it from that, where it stops instead, and distances that count.
 *
 * Nothing here decides anything: the rules have said already whether it may, and where it comes to.
 * A book makes a kit_ghost of what the hand said, lets it be formed, and says why it stops. */
#ifndef KIT_GHOST_H
#define KIT_GHOST_H

#include "kit/edges.h"
#include "kit/hand.h"
#include "kit/strokes.h"

typedef struct {
    const lin_view *now, *then; /* then: after the order; NULL where it was refused */
    kit_wish wish;
    bool sets_up; /* it is set down there, not moved */
    tb_body body; /* of a unit, as the hand would have it */
    kit_strokes all;
    lin_ghost *out;
} kit_ghost;

kit_ghost kit_ghost_of(const lin_view *now, const lin_view *then, lin_ghost *out);

/* ---- How it would stand ---- */

void kit_ghost_form(kit_ghost *g, const tb_pose *pose);
void kit_ghost_form_disc(kit_ghost *g, int32_t radius);

/* ---- What it meets ---- */

/* Is the rule one of those, with blanks between them? */
bool kit_rule_is(const char *rule, const char *list);
/* The table's edges that its body is over: strokes "met". */
void kit_ghost_meets_edge(kit_ghost *g, kit_size table);
/* Who or what is in its way; KIT_NONE: nobody, nothing. */
void kit_ghost_meets(kit_ghost *g, int unit, int piece);

/* ---- Why it stops ---- */

/* Is that as good as where the hand pointed? */
bool kit_ghost_is_there(const kit_ghost *g, lin_point end);
/* How far it came of how far it was asked to go. */
void kit_ghost_goes(kit_ghost *g, lin_point from, lin_point end);
/* "R1 stops after 2.0 of 6.0 inches: WHY", or WHY alone where it was not to go. */
void kit_ghost_stops(kit_ghost *g, const char *rule, const char *why);
/* Is somebody or something right before it where it has come to, on that way? Then it is met. */
bool kit_ghost_is_met(kit_ghost *g, const kit_window *then, lin_point way);

/* ---- Distances that count ---- */

/* A stroke "gap": "4.2" from WHAT"; most: "4.2" of 6" from WHAT". 0: whatever it is. */
void kit_ghost_gap(kit_ghost *g, lin_point from, lin_point to, int32_t most, const char *what);
/* The gap from the nearest stand of the set; b: the unit there, NULL: a mere point. m: as
 * kit_refresh has it. */
void kit_ghost_gap_to_nearest(kit_ghost *g, const kit_memory *m, const tb_set *of, const tb_body *b,
                              lin_point at);

#endif
