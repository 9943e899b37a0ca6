/* body.h -- where units stand, what lies between them, and what is seen: lent to all chapters. */
#ifndef IB_BODY_H
#define IB_BODY_H

#include "rules/ironbrigade/ironbrigade.h"

/* ---- bodies.c: IB-1.15 to IB-1.29 ---- */

void ib_open_window(const lin_view *view, kit_window *out);
static inline const kit_window *ib_window(const lin_view *view)
{
    return kit_window_of(view, ib_open_window);
}
tb_pose ib_pose(const lin_view *view, int u);
tb_pose ib_pose_in(const ib_field *f, int u, int formation, lin_point flag, tb_angle facing);
const tb_body *ib_body(const lin_view *view, int u);
lin_point ib_centre(const lin_view *view, int u); /* of its footprint, or disc */
int32_t ib_disc_radius(const ib_field *f, int u);
bool ib_disc_touches(const lin_view *view, int disc, int u); /* base contact, IB-1.28 */
bool ib_in_piece(const lin_view *view, int u, int piece);    /* by its flag, IB-1.29 */
/* It stands so from now on; carried commanders come along, discs make way, IB-7.11, IB-7.13. */
void ib_put(lin_play *p, int u, const tb_pose *pose);
/* It leaves the table for good: joins end, commanders without units go, and those whom only an
 * enemy touches now take refuge. IB-2.17, IB-7.13, IB-7.14. */
void ib_remove(lin_play *p, int u, ib_where where);
/* The first unit that this footprint would overlap, or touch as a new enemy; IB_NONE. */
int ib_in_the_way(const lin_view *view, int u, const tb_body *b, bool touching_counts);
/* The same of those who are near (kit_others_near), for whoever tries several footprints at one
 * place. */
int ib_in_the_way_among(const lin_view *view, const tb_set *near, int u, const tb_quad *hull,
                        bool touching_counts);

/* ---- measure.c: section 12, and the only place that knows a distance between pieces ---- */

/* How far, exactly. Rules use it once something is declared; odds by cases never (ib_cases). */
int32_t ib_distance(const lin_view *view, int from, int to);
bool ib_within(const lin_view *view, int from, int to, int32_t far);
/* Something is measured now, whatever it may be: nobody goes back over it. */
void ib_note_measured(lin_play *p);
/* The same, told: IE_MEASURED, and undo stops here. */
int32_t ib_measure(lin_play *p, int from, int to);
int ib_small_arms_band(int32_t distance); /* or IB_NO_BAND */
int ib_gun_band(int gun, int32_t distance);
/* May a sentence, a stroke or a list say a distance? Only with measuring on. */
bool ib_may_tell(const lin_view *view);
/* cases.c: the cases that an order's odds fall into while nothing is measured (lin_rules.cases). */
bool ib_cases(const lin_view *view, const lin_order *o, int i, void *state, lin_text *name);
bool ib_measures_here(const lin_view *view, const lin_order *o); /* lin_rules.measures_here */
/* IB-12.11: what a machine player takes the distance for: the same for the same pair and places. */
int32_t ib_judged(const lin_view *view, int from, int to);
int32_t ib_judged_way(const lin_view *view, lin_point from, lin_point to);

/* ---- arcs.c, sight.c: IB-2.26 to IB-2.31, IB-4.22 to IB-4.29 ---- */

typedef enum { IB_FRONT, IB_FLANK, IB_REAR } ib_quarter;
bool ib_in_arc(const lin_view *view, int from, int target);
tb_set ib_units_in_arc(const lin_view *view, int from, const tb_set *of); /* on the table */
bool ib_point_in_arc(const lin_view *view, int from, lin_point p);
ib_quarter ib_quarter_of(const lin_view *view, int u, lin_point p);

typedef enum { IB_NO_COVER, IB_SOFT_COVER, IB_HARD_COVER } ib_cover;
/* through: the units of this melee hide nobody, IB-4.86; IB_NONE. */
kit_ray_end ib_see(const lin_view *view, int from, int to, int through);
ib_cover ib_cover_of(const lin_view *view, int from, int target);
ib_cover ib_cover_on_line(const lin_view *view, lin_point a, lin_point flag, int target);
int ib_level(const lin_view *view, lin_point p);

#endif
