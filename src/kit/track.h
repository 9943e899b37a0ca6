/* track.h -- a column that follows its way as a snake of stands.
 *
 * A track is the line that the middle of the head's front edge has gone: the head, the bends behind
 * it, and beyond the last of these straight back. Stand k of the column lies on the chord between
 * the places k and k + 1 stand depths back along it, so each follows where the one ahead has been,
 * and only the head ever comes upon new ground. It is flat, for a book to keep in its state. */
#ifndef KIT_TRACK_H
#define KIT_TRACK_H

#include "table/table.h"

#define KIT_BENDS 10

typedef struct {
    lin_point head;            /* the middle of the head's front edge */
    lin_point bend[KIT_BENDS]; /* from the head backwards; those not used are zero */
    uint16_t facing;           /* of the head */
    uint16_t tail;             /* what one faces who comes up to the last bend */
    uint8_t bends;
    uint8_t spare[3];
} kit_track;

/* Straight back from the head. */
kit_track kit_track_straight(lin_point head, tb_angle facing);
/* The place so far back along it: places on a line are rounded to the nearest unit. */
lin_point kit_track_point(const kit_track *t, int32_t back);
/* How far back the last bend made lies; INT32_MAX: there is none. */
int32_t kit_track_since_bend(const kit_track *t);
/* How far it would turn at the head to go there: clockwise > 0. */
int kit_track_turn(const kit_track *t, lin_point to);
/* The head goes straight there, with a bend where it stood if that is not straight ahead. Bends
 * beyond `length`, but for the first of them, are forgotten. False: it has more bends within
 * `length` than a track can keep, and stays as it was. */
bool kit_track_go(kit_track *t, lin_point to, int32_t length);
/* The tail becomes the head, of a column so long. */
kit_track kit_track_reversed(const kit_track *t, int32_t length);
/* Moved as it lies. */
void kit_track_shift(kit_track *t, lin_point by);
/* Its stands. The hull is the box round them, and the head leads. */
void kit_track_form(const kit_track *t, int stands, int32_t wide, int32_t deep, tb_body *out);

/* ---- Packed, for a state that keeps many ----
 *
 * Head and facing are kept elsewhere; bends as they lie from the one before, those alone that a
 * column so long lies upon: up to 25 inches of it. */
#define KIT_PACKED_BENDS 8

typedef struct {
    int16_t bend[KIT_PACKED_BENDS][2];
    uint16_t tail;
    uint8_t bends, spare;
} kit_packed_track;

/* False: it has more bends than there is room for, and is packed without the last of them. */
bool kit_track_pack(const kit_track *t, int32_t length, kit_packed_track *out);
kit_track kit_track_unpack(const kit_packed_track *p, lin_point head, tb_angle facing);

/* A track laid back along a line from the head, which lies on or near it: the column comes that way
 * who faces `facing` there. length: of the column. False: the line is too far off, or too short,
 * and the track lies straight back. */
bool kit_track_along(const tb_outline *line, int32_t far, lin_point head, tb_angle facing,
                     int32_t length, kit_track *out);

/* The places where one comes by who follows a line from its point nearest to `from`: that point,
 * bends and the end of the way, which is where the line ends or so far along. back: against the
 * order of its points. How many; no more than max. */
int kit_line_path(const tb_outline *line, lin_point from, bool back, int32_t far, lin_point *out,
                  int max);

#endif
