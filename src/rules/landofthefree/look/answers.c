/* answers.c -- what an answer is called in the question it answers.
 *
 * "done" ends a group order's list of participants and a set-up alike; "hold" is said before a
 * charge and in a group order. A player should read what it does here and now. */
#include "rules/landofthefree/move/move.h"

const lin_answer_label lf_answer_labels[LF_ANSWER_LABELS] = {
    { LF_LIE_IN_WAIT, LV_DONE, "These lie in ambush, and no more" },
    { LF_HIDE, LV_NOBODY, "Nobody lies in ambush" },
    { LF_HIDE, LV_AMBUSH, "{0} lies in ambush, unknown to the enemy" },
    { LF_SET_OUT, LV_DONE, "No more Vanguards go ahead" },
    { LF_PLACE, LV_DONE, "The group is set up" },
    { LF_ADJUST, LV_DONE, "Finish: it stays as it stands" },
    { LF_KEEP_BACK, LV_NOBODY, "Keep no group back" },
    { LF_KEEP_BACK, LV_KEEP, "Keep the group of {0} in reserve" },
    { LF_DEPLOY_GROUP, LV_GROUP, "Deploy the group of {0}" },
    { LF_STAND_ALONE, LV_GROUP, "Deploy the group of {0}" },
    { LF_PICK_GROUP, LV_GROUP, "Activate the group of {0}" },
    { LF_EDGE, LV_EDGE, "The {0} edge is ours" },
    { LF_HEAD_FOR, LV_EDGE, "They march for the {0} edge" },
    { LF_FIRST_OR_SECOND, LV_FIRST, "Be active first in this turn" },
    { LF_FIRST_OR_SECOND, LV_SECOND, "Let the enemy be active first" },
    { LF_FORCE_COMES, LV_YES, "He comes on too" },
    { LF_FORCE_COMES, LV_NO, "He waits in reserve" },
    { LF_ENTER, LV_STAY, "The group waits in reserve" },
    { LF_COME_ON, LV_STAY, "It waits in reserve" },
    { LF_RIDE, LV_STAY, "He stays where he is" },
    { LF_GROUP, LV_CLOSE, "The group has its orders" },
    { LF_ORDERS, LV_END, "It does no more in this turn" },
    { LF_LAST, LV_END, "It does no more in this turn" },
    { LF_LEG, LV_CANCEL, "It does not march after all" },
    { LF_LINE_UP, LV_YES, "Line up on it" },
    { LF_LINE_UP, LV_NO, "Stop before it" },
    { LF_ACCIDENT, LV_YES, "Go on, through friends" },
    { LF_ACCIDENT, LV_NO, "Do not move" },
    { LF_REACT, LV_PASS, "Nobody reacts, or nobody else" },
    { LF_WHEEL, LV_YES, "Charge, through friends" },
    { LF_WHEEL, LV_NO, "Do not charge" },
    { LF_REACTION, LV_HOLD, "Receive the charge as it stands" },
    { LF_REFORM, LV_HOLD, "Stay as it is" },
    { LF_REFORM_THROUGH, LV_YES, "Reform, through friends" },
    { LF_REFORM_THROUGH, LV_NO, "Stay as it is" },
    { LF_REFORM_THROUGH, LV_HOLD, "Stay as it is" },
    { LF_FLEE, LV_MOVES, "Go back {0} of its moves" },
    { LF_FRESH, LV_NEXT, "Turn on {0}" },
    { LF_WHICH_FOE, LV_FIGHT, "Fight {0}" },
    { LF_SUPPORT, LV_ENOUGH, "Nobody supports, or nobody else" },
    { LF_HELPERS, LV_DONE, "All have gone back" },
    { LF_MOVE_IN, LV_YES, "Occupy the building" },
    { LF_MOVE_IN, LV_NO, "Stay outside" },
    { LF_JOIN, LV_JOIN, "{0} takes part" },
    { LF_JOIN, LV_DONE, "These take part, and no more" },
    { LF_JOIN, LV_CANCEL, "No group order after all" },
    { LF_GROUP_ORDER, LV_CANCEL, "No group order after all" },
    { LF_GROUP_ORDER, LV_END, "The group order is over" },
    { LF_GROUP_ORDER_NEXT, LV_DONE, "The others hold" },
    { LF_PARTICIPANT, LV_HOLD, "It holds where it is" },
    { LF_REFUGE, LV_JOIN, "He joins {0}" },
    { LF_SHELTER, LV_JOIN, "It goes to {0}" },
    { LF_DEAL_HITS, LV_NEXT, "{0} is next, and bears what is over" },
    { LF_GOES_ON, LV_YES, "Roll for the ball to go on" },
    { LF_GOES_ON, LV_NO, "It stops here" },
    { LF_DISORDERS_FRIENDS, LV_YES, "Fire, and disorder friends" },
    { LF_DISORDERS_FRIENDS, LV_NO, "Do not fire" },
    { LF_OTHER_TARGET, LV_ENOUGH, "All dice at the first target" },
};

static const char *formation_said(const lf_field *f, int u, int formation)
{
    if (f->type[u] == LF_ARTILLERY)
        return formation == LF_COLUMN ? "Limber up" : "Unlimber";
    return formation == LF_COLUMN ? "Form march column"
           : formation == LF_OPEN ? "Form open order"
                                  : "Form battle line";
}

/* A piece of the map by its name, or by its kind and where it is. */
static void put_piece(const lin_view *view, const char *what, int piece, lin_text *out)
{
    lin_put(out, "%s ", what);
    lin_scenery_text(view->field, piece, out);
}

static void put_wind(tb_angle facing, lin_text *out)
{
    static const char *const wind[] = { "north", "north-east", "east", "south-east",
                                        "south", "south-west", "west", "north-west" };
    const int eighth = (tb_angle)(facing + TB_EIGHTH / 2) / TB_EIGHTH;

    lin_put(out, "%s%s", facing % TB_EIGHTH ? "about " : "", wind[eighth % 8]);
}

static const char *formation_named(int formation)
{
    return formation == LF_COLUMN ? "march column"
           : formation == LF_OPEN ? "open order"
                                  : "battle line";
}

/* LF-CM-15: of a test the first die or the second, of a pool one that shows a number. What it costs
 * is his command point, and he attaches himself. */
static void put_reroll(const lin_view *view, const lin_order *o, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const bool test = lin_top(&s->head)->step == LF_TEST_ENCOURAGE;
    const int die = o->arg[1];

    lin_put(out, "%s encourages: ", lf_id(f, o->arg[0]));
    if (test && (die == 1 || die == 2))
        lin_put(out, "the %s die, which shows %d, again", die == 1 ? "first" : "second",
                s->morale_test.die[die - 1]);
    else
        lin_put(out, "a die that shows %d again", die);
}

bool lf_answer(const lin_view *view, const lin_order *o, lin_text *out)
{
    const lf_field *f = lf_field_of(view->field);
    const lf_state *s = view->state;
    const int u = s->element;

    switch (o->verb) {
    case LV_FORM:
        if (u == LF_NONE)
            return false;
        lin_put(out, "%s", formation_said(f, u, o->arg[0]));
        if (o->arg[1] > 0)
            lin_put(out, ", gaps of %d.%02d\"", (int)(o->arg[1] / LIN_INCH),
                    (int)(o->arg[1] % LIN_INCH * 100 / LIN_INCH));
        return true;
    case LV_CROSS:
        put_piece(view, "Cross", o->arg[0], out);
        return true;
    case LV_OCCUPY:
        put_piece(view, "Go into", o->arg[0], out);
        return true;
    case LV_GARRISON:
        lin_put(out, "%s ", lf_id(f, o->arg[0]));
        put_piece(view, "into", o->arg[1], out);
        return true;
    case LV_REROLL:
        put_reroll(view, o, out);
        return true;
    case LV_AS:
        lin_put(out, "Reform in %s, facing ", formation_named(o->arg[0]));
        put_wind((tb_angle)o->arg[1], out);
        return true;
    case LV_LEAVE:
        if (o->arg[0] < LF_FORMATIONS)
            return false; /* no side of a house */
        lin_put(out, "Come out by the %s side in %s, facing ",
                kit_edge_name[o->arg[0] - LF_FORMATIONS], formation_named(o->arg[3]));
        put_wind((tb_angle)o->arg[2], out);
        return true;
    default:
        return false;
    }
}
