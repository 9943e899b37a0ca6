/* maneuver.h -- how a formation goes: ahead, aslant, back, wheeling about an end, in column along
 * its way.
 *
 * Each is cut short where the book's policy lets something stop it (kit_sweep) or at the table's
 * edge; the pose or track it ends in is given, and what stopped it. What it costs is the book's
 * matter: of a wheel the path of the outer end is measured exactly. */
#ifndef KIT_MANEUVER_H
#define KIT_MANEUVER_H

#include "kit/sweep.h"

/* ---- Straight: facing is kept ---- */

/* So far in the direction `off` its facing: 0 ahead, an eighth of a circle aslant to the right,
 * half a circle back. Where neither unit nor piece stopped it short, the table's edge did. */
kit_run kit_go_straight(const kit_window *w, int u, tb_pose *pose, tb_angle off, int32_t far);

/* ---- Wheels ---- */

typedef enum { KIT_LEFT_END, KIT_RIGHT_END } kit_end; /* of its front rank */
extern const char *const kit_end_words[];             /* "left", "right"; ends with NULL */

/* The front corner of the whole formation at that end. */
lin_point kit_front_corner(const tb_pose *pose, kit_end end);
/* Its whole frontage. */
int32_t kit_frontage(const tb_pose *pose);
/* Turned about that corner: clockwise > 0. It goes forward to the left about its left end, to the
 * right about its right. */
tb_pose kit_wheel(const tb_pose *pose, kit_end about, int turn);
/* The path of the outer end on a turn either way, up to the next unit: an arc, with 355/113 for the
 * circle's number; and the most turn whose path is not longer than that, at most half a circle. */
int32_t kit_wheel_path(int32_t frontage, int turn);
int kit_wheel_within(int32_t frontage, int32_t far);

/* How much of a turn is free, and what ends it: at each `every` of it, and at its end, the body
 * must have room (room.h). every as large as the turn: only where it ends. */
typedef struct {
    int turn;
    int unit, piece; /* or KIT_NONE */
    bool edge;       /* of the table */
} kit_turned;

kit_turned kit_wheel_free(const kit_window *w, int u, const tb_pose *pose, kit_end about, int turn,
                          int every);

/* ---- In column ---- */

/* The head of a column goes straight there, as far as nothing stops its first stand; the others
 * follow. length: of the whole column. *bent: false if there was no room for one more bend, and
 * nothing was done. */
kit_run kit_column_go(const kit_window *w, int u, kit_track *t, lin_point to, int32_t wide,
                      int32_t deep, int32_t length, bool *bent);

#endif
