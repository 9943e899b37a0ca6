/* bodies.h -- where every unit's stands are, and who is near: derived, and remembered. */
#ifndef KIT_BODIES_H
#define KIT_BODIES_H

#include "kit/window.h"

/* Compares what the bodies follow from with what it was: kit_refresh's. */
kit_memory *kit_look(const kit_window *w);

/* Every unit on the table is where the state says, and the index knows it. The bodies of those on
 * the table may be read from what this returns until the state changes. */
static inline kit_memory *kit_refresh(const kit_window *w)
{
    kit_memory *m = w->memory;

    return m->held && m->looked ? m : kit_look(w);
}

/* Whoever only looks at a state, and looks often, holds it meanwhile: until he lets go it does not
 * change, and it is compared once. He gives back what holding it has answered, so that one who
 * holds may call another who does. */
static inline bool kit_hold(const kit_window *w)
{
    kit_memory *m = kit_refresh(w);
    const bool was = m->held;

    m->held = true;
    return was;
}

static inline void kit_let_go(const kit_window *w, bool was)
{
    w->memory->held = w->memory->held && was;
}

/* Is its body known to be as the state has it, without asking for its key? */
static inline bool kit_is_held(const kit_window *w, int u)
{
    const kit_memory *m = w->memory;

    return m->held && m->looked && m->key[u].shape;
}

/* Has nobody come into that box, gone from it or changed in it since there were so many changes? So
 * what follows from those in it alone still holds. False too where that is no longer known. */
bool kit_is_as_it_was(const kit_memory *m, const tb_box *box, uint32_t changes);

/* What is remembered, for a copy of the state: only what there is of it. `to` need not have been
 * cleared. */
void kit_beside_copy(kit_beside *to, const kit_beside *from);

/* A body that is not as the key has it: made so. */
const tb_body *kit_derive(const kit_window *w, int u, kit_key key);

/* The body of one unit, by the key that its book has made for it. */
static inline const tb_body *kit_body_by(const kit_window *w, int u, kit_key key)
{
    const kit_memory *m = w->memory;

    return m->key[u].shape == key.shape && m->key[u].place == key.place ? &m->body[u]
                                                                        : kit_derive(w, u, key);
}

/* The body of one unit on the table. */
const tb_body *kit_body(const kit_window *w, int u);

/* The units of a side on the table that may lie so near: a few too many, never too few. */
tb_set kit_near(const kit_window *w, int side, const tb_box *box, int32_t far);

/* Everybody but u whose box comes so near to that one. m: as kit_refresh has it. */
tb_set kit_others_near(const kit_memory *m, int u, const tb_box *box, int32_t far);

/* The first unit of a set (of all, where it is NULL) with a stand within that distance of a point,
 * or of a body; KIT_NONE. m: as kit_refresh has it. */
int kit_within_point(const kit_memory *m, const tb_set *of, lin_point p, int32_t far);
int kit_within_body(const kit_memory *m, const tb_set *of, const tb_body *b, int32_t far);

/* From stand to stand. */
int32_t kit_between(const tb_body *a, const tb_body *b);

/* In which pieces it lies, in which deep, and how high its stands are: kit_memory's lies, deep and
 * level of u are known, if its body is. */
void kit_know_ground(const kit_window *w, int u);

/* For whoever draws it: a body, or a man by himself as a disc. */
void kit_footprint(const tb_body *b, lin_point at, tb_angle facing, lin_footprint *out);
void kit_footprint_disc(lin_point at, int32_t radius, tb_angle facing, lin_footprint *out);

#endif
