/* window.h -- what the kit sees of a book: pointers to its arrays, and a policy.
 *
 * The kit stores nothing of a game. A book keeps its flat state; through a window the kit sees
 * where its units stand, and a policy, a small struct of functions, says what differs between
 * books: how a unit's stands lie, whom it must keep clear of, what it may see.
 *
 * What follows from a state and is dear to work out (bodies, who is near, who lies in what) is kept
 * in a kit_memory beside it, with the numbers it was derived from; whoever asks compares these
 * first, so that copies, undo and replays need not know of it. kit_beside is both, for a book whose
 * memory holds nothing else: .beside_size = sizeof(kit_beside).
 *
 *     static void open(const lin_view *view, kit_window *w) { ... }
 *     const tb_body *b = kit_body(kit_window_of(view, open), u); */
#ifndef KIT_WINDOW_H
#define KIT_WINDOW_H

#include "kit/scenery.h"
#include "kit/track.h"

#define KIT_UNITS LIN_PIECES

/* ---- How a unit stands ---- */

typedef enum {
    KIT_STRAIGHT, /* in ranks and files, as its pose says */
    KIT_ALONG,    /* side by side along a line, as it bends: a wall, a bank */
    KIT_OUTLINE,  /* where an outline is, in a building: as one stand where that has four corners
                     and no notch, else as so many as it takes */
    KIT_SNAKE     /* in column, each stand where the one ahead of it has been */
} kit_how;

typedef struct {
    kit_how how;
    tb_pose pose;           /* straight, along */
    int points;             /* along, outline */
    const lin_point *point; /* into the table, or room */
    lin_point room[2];      /* for a line that is stored nowhere */
    const kit_track *track; /* snake; of the pose: stands, wide, deep */
    kit_track held;         /* for a track that is stored nowhere as such */
} kit_stance;

void kit_form(const kit_stance *s, tb_body *out);
/* An outline, counter-clockwise, cut into shapes without notches: how many; 0: it takes more than
 * a body has stands, or crosses itself. */
int kit_outline_parts(const lin_point *p, int n, tb_quad *out);

/* All that a body is derived from, as two numbers. A unit whose shape is the same and whose place
 * is not has only moved. shape 0: it is not on the table. */
typedef struct {
    uint64_t place, shape;
} kit_key;

static inline uint64_t kit_key_of_point(lin_point p)
{
    return (uint64_t)(uint32_t)p.x << 32 | (uint32_t)p.y;
}

/* How a body lies in an area. */
typedef enum { KIT_OUTSIDE, KIT_AT_EDGE, KIT_DEEP } kit_lie;

/* What of a piece a body must keep clear of. */
typedef enum {
    KIT_KEEPS_OFF_NOTHING,
    KIT_KEEPS_OFF_LINE,  /* nobody lies astride it */
    KIT_KEEPS_OFF_AREA,  /* nobody lies in it */
    KIT_KEEPS_OFF_BARRED /* nor in what bars, off its crossings: kit_scenery_bars */
} kit_keeps_off;

/* ---- What differs between books ---- */

typedef struct {
    kit_key (*key)(const lin_view *view, int u);
    void (*stance)(const lin_view *view, int u, kit_stance *out);
    /* How a body lies in a piece, of those that it is worth remembering for; NULL: of none. */
    kit_lie (*lie)(const lin_view *view, const tb_body *b, int piece);
    /* How far u must keep from the other where it ends a move: 0: it may touch him, but not lie on
     * him; n: no stand of his within n; -1: he is not in its way. most_apart: the most of it. */
    int32_t (*apart)(const lin_view *view, int u, int other);
    int32_t most_apart;
    /* How deep blocks may bite into each other and still have room; 0: TB_SLACK. */
    int32_t slack;
    /* NULL: off the line of an obstacle, out of buildings, off what bars. */
    kit_keeps_off (*keeps_off)(const lin_view *view, int piece);
    /* Does the piece end a straight move of u where it touches it? Laid lines do. NULL: obstacles,
     * buildings and impassable ground do. */
    bool (*stops)(const lin_view *view, int u, int piece);
    /* What of the moving shape meets that piece or laid line; NULL: all of it. */
    tb_quad (*meets)(const lin_view *view, int u, const tb_quad *shape, int piece,
                     const tb_outline *line);
    /* Line i of those laid down in play: its points may lie in room. NULL: there never are any. */
    tb_outline (*laid)(const lin_view *view, int i, lin_point room[2]);
} kit_policy;

/* ---- The memory ---- */

#define KIT_SEEN  6144 /* bytes of all watched arrays */
#define KIT_MOVED 64   /* changes whose places are remembered */

typedef struct {
    uint32_t changes;             /* of any body: what follows from all of them holds so long */
    tb_box moved[KIT_MOVED];      /* where the last of them were: a body before it and after */
    bool looked;                  /* since then every body is as `seen` has it */
    bool held;                    /* the state does not change meanwhile: kit_hold */
    uint8_t seen[KIT_SEEN];       /* the watched arrays, as they were when somebody last looked */
    kit_key key[KIT_UNITS];       /* what a body was derived from; shape 0: there is none */
    bool ground_known[KIT_UNITS]; /* of its body: the next three */
    tb_set lies[KIT_UNITS], deep[KIT_UNITS];
    uint8_t level[KIT_UNITS][TB_STANDS]; /* how high the ground is under each stand */
    tb_body body[KIT_UNITS];
    tb_index index; /* of the bodies */
} kit_memory;       /* empty: all zero */

/* ---- The window ---- */

/* An array of the state that bodies follow from. One that has a count of its own comes after that
 * count, which is watched too. */
typedef struct {
    const void *from;
    size_t each;          /* bytes of one of them */
    const uint8_t *count; /* how many; NULL: one for each unit */
} kit_watch;

#define KIT_WATCHED 12
typedef struct {
    lin_view view; /* the book's own */
    const kit_policy *policy;
    const kit_scenery *scenery;
    kit_memory *memory;
    int units;
    const uint8_t *side;  /* of each unit */
    const tb_set *bodies; /* by side: units that have a body when they are on the table */
    const uint8_t *laid;  /* how many lines are laid down in play; NULL: none ever */
    int watched;
    kit_watch watch[KIT_WATCHED];
    size_t bytes[KIT_WATCHED]; /* of each, where it has no count of its own: kit_window_of's */
} kit_window;

typedef struct {
    kit_window window;
    kit_memory memory;
} kit_beside;

/* The window of a view whose memory is a kit_beside. It is made anew, by the book, only where the
 * memory has served another state before. */
static inline const kit_window *kit_window_of(const lin_view *view,
                                              void (*open)(const lin_view *view, kit_window *out))
{
    kit_beside *b = view->beside;

    if (b->window.view.state != view->state || b->window.memory != &b->memory) {
        b->window.view = *view;
        b->window.memory = &b->memory;
        b->memory.held = false;
        open(view, &b->window);
        for (int i = 0; i < b->window.watched; i++)
            b->window.bytes[i] = b->window.watch[i].each * (size_t)b->window.units;
    }
    return &b->window;
}

#endif
