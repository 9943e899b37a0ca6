/* declare.c -- close combat is declared whole before any die falls (GT-11.17, GT-11.29): which hex
 * is attacked next, or whether all is declared. make_up.c puts each combat together. */
#include "rules/germantown/declaring.h"

/* ---- the phase ---- */

void gt_run_close_opens(lin_play *p, const lin_frame *frame)
{
    gt_state *s = p->state;

    lin_tell(p, E_PHASE, frame->arg[0], R_CLOSE_PHASE);
    s->combats = s->targets = 0;
    gt_push(p, GT_CLOSE_ENDS, frame->arg[0], 0, 0);
    gt_push(p, GT_RESOLVE, frame->arg[0], 0, 0);
    gt_push(p, GT_DECLARE, frame->arg[0], 0, 0);
}

lin_side gt_who_declare(const lin_view *v, const lin_frame *frame)
{
    return lin_who_is_named(v, frame);
}

/* GT-11.20: the first thing that is still owed, or LIN_OK. */
static lin_status check_nothing_owed(const gt_field *f, const gt_contacts *c, lin_refusal *why)
{
    char name[8];

    if (!gt_is_empty(c->owes))
        return lin_refuse(why, LIN_ILLEGAL, "GT-11.20",
                          "%s owes an attack: declare one with it before you close.",
                          gt_id(f, gt_first(c->owes)));
    for (int i = 0; i < c->hexes; i++)
        if (c->hex[i].engaged && !c->hex[i].attacked && !c->hex[i].diverted) {
            lin_cell_name(f->board, c->hex[i].cell, name);
            return lin_refuse(why, LIN_ILLEGAL, "GT-11.20",
                              "The enemy in %s is engaged: attack him, or make him a diversion, "
                              "before you close.",
                              name);
        }
    return LIN_OK;
}

void gt_list_declare(const lin_view *v, const lin_frame *frame, lin_list *out)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_contacts c;

    (void)frame;
    gt_find_contacts(f, s, &c);
    for (int i = 0; i < c.hexes && s->targets < GT_TARGETS; i++)
        if (!c.hex[i].attacked && !c.hex[i].diverted && !gt_is_empty(c.hex[i].near))
            gt_answer1(out, V_ATTACK, c.hex[i].cell);
    if (check_nothing_owed(f, &c, NULL) == LIN_OK)
        gt_answer0(out, V_CLOSE);
    else
        out->insists = true; /* with whom that hex is attacked is a part of the answer */
}

lin_status gt_check_declare(const lin_view *v, const lin_frame *frame, const lin_order *o,
                            lin_refusal *why)
{
    const gt_field *f = gt_field_of(v->field);
    const gt_state *s = v->state;
    gt_contacts c;

    gt_find_contacts(f, s, &c);
    if (o->verb == V_CLOSE)
        return check_nothing_owed(f, &c, why);
    if (o->verb != V_ATTACK)
        return lin_not_now(v->field, frame, o, why);
    for (int i = 0; i < c.hexes; i++)
        if (c.hex[i].cell == o->arg[0]) {
            if (c.hex[i].attacked)
                return lin_refuse(why, LIN_ILLEGAL, "GT-11.16",
                                  "That hex is attacked already; once in a phase.");
            if (c.hex[i].diverted)
                return lin_refuse(why, LIN_ILLEGAL, "GT-11.25",
                                  "That hex is a diversion and may not be attacked.");
            if (!gt_is_empty(c.hex[i].near) && s->targets < GT_TARGETS)
                return LIN_OK;
        }
    return lin_refuse(
        why, LIN_ILLEGAL, "GT-11.12",
        "Attack a neighbouring hex with enemy combat units, next to a steady unit of yours that "
        "has not attacked.");
}

void gt_take_declare(lin_play *p, const lin_frame *frame, const lin_order *o)
{
    gt_state *s = p->state;

    if (o->verb == V_CLOSE) {
        gt_pop(p);
        return;
    }
    gt_add_target(s, o->arg[0], s->combats + 1, false);
    gt_push(p, GT_MAKE_UP, frame->arg[0], s->combats + 1, 0);
}
