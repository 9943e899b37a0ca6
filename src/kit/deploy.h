/* deploy.h -- a unit is set up: wholly in its zone, within reach of whoever leads it, and wherever
 * else the book lets it stand; near where a hand points, or anywhere.
 *
 *     kit_deploy d = { .zone = zone, .within = -1, .may = may_stand, .self = &wish };
 *
 *     kit_deploy_form(&d, &pose);
 *     found = kit_deploy_near(&d, to, LIN_INCH / 2, 6 * LIN_INCH, &at); */
#ifndef KIT_DEPLOY_H
#define KIT_DEPLOY_H

#include "kit/search.h"

typedef struct {
    tb_box zone;        /* holds all of it */
    lin_point leader;   /* its leading stand is to be so near to this place */
    int32_t within;     /* -1: wherever */
    kit_place_test may; /* is asked of places that zone and leader allow: all that the rules say */
    const void *self;
    tb_body body; /* kit_deploy_form: as it would stand at the table's corner */
} kit_deploy;

/* How it stands, wherever that is. */
void kit_deploy_form(kit_deploy *d, const tb_pose *pose);

/* May it stand there? Quickly first, by zone and leader: a body moved by whole units is the same
 * body. For a search, of a kit_deploy. */
static inline bool kit_deploy_may(const void *deploy, lin_point p)
{
    const kit_deploy *d = deploy;
    const tb_body *b = &d->body;
    const tb_box box = { b->box.west + p.x, b->box.south + p.y, b->box.east + p.x,
                         b->box.north + p.y };
    const lin_point back = { d->leader.x - p.x, d->leader.y - p.y };

    return kit_box_holds_box(&d->zone, &box) &&
           (d->within < 0 || tb_point_within(&b->stand[b->leader], back, d->within)) &&
           d->may(d->self, p);
}

/* The place nearest to the one a hand points at, on points so far apart, and no more than `most`
 * off the place where the hand is first followed into zone and reach. */
bool kit_deploy_near(const kit_deploy *d, lin_point to, int32_t step, int32_t most, lin_point *out);

/* The first place of a lattice over the box, by rows from its south-west corner. */
static inline bool kit_deploy_anywhere(const kit_deploy *d, const tb_box *in, int32_t step,
                                       lin_point *out)
{
    return kit_find_in_box(in, step, kit_deploy_may, d, out);
}

/* What of the zone lies within reach of its leader, with so much more: nowhere else could it be. */
tb_box kit_deploy_box(const kit_deploy *d, int32_t more);

#endif
