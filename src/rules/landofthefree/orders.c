/* orders.c -- the grammar of orders, one row each. */
#include "lof.h"

static const char *const issuers[] = { "gc", "fc", NULL };
static const char *const obliques[] = { "straight", "left-first", "right-first", "left-last", "right-last", NULL };
static const char *const turns[] = { "left", "right", "about", NULL };
static const char *const stores[] = { "m", "c", "both", NULL };

const lin_verb lf_verbs[LV_VERBS] = {
    /* setting up */
    [LV_EDGE]      = { "edge",      "w",  "edge SIDE                      north, east, south or west, as your own edge or the way you march", lf_edge_name },
    [LV_OBJECTIVE] = { "objective", "xx", "objective X Y                  place an objective, in inches from the south-west corner", NULL },
    [LV_KEEP]      = { "keep",      "u",  "keep UNIT                      keep this group, or an element without room, in reserve", NULL },
    [LV_NOBODY]    = { "nobody",    "",   "nobody                         keep no group back", NULL },
    [LV_AMBUSH]    = { "ambush",    "u",  "ambush ELEMENT                 this element lies in wait", NULL },
    [LV_GROUP]     = { "group",     "u",  "group COMMANDER                deploy or activate his group", NULL },
    [LV_POST]      = { "post",      "uxx", "post COMMANDER X Y             place or move a commander there", NULL },
    [LV_PLACE]     = { "place",     "uxxawx", "place ELEMENT X Y FACING FORMATION GAP   X Y: the middle of its leader's front; FACING in degrees; line, open or column", lf_formation_name },
    [LV_GARRISON]  = { "garrison",  "ui", "garrison ELEMENT N             set it up in building N of the map", NULL },
    [LV_ON_FOOT]   = { "on-foot",   "u",  "on-foot ELEMENT                this cavalry begins dismounted", NULL },
    [LV_DONE]      = { "done",      "",   "done                           finish", NULL },
    /* the turn */
    [LV_FIRST]     = { "first",     "",   "first                          be active first in this turn", NULL },
    [LV_SECOND]    = { "second",    "",   "second                         let the other side be active first", NULL },
    [LV_YES]       = { "yes",       "",   "yes", NULL },
    [LV_NO]        = { "no",        "",   "no", NULL },
    [LV_STAY]      = { "stay",      "",   "stay                           the commander stays where he is; the reserve waits", NULL },
    [LV_ACTIVATE]  = { "activate",  "uw", "activate ELEMENT gc|fc         give it orders, by its group commander or the force commander", issuers },
    [LV_CLOSE]     = { "close",     "",   "close                          the group has its orders", NULL },
    [LV_COME]      = { "come",      "xxawx", "come X Y FACING FORMATION GAP  come on there, the leader's front on the table edge", lf_formation_name },
    /* maneuvers */
    [LV_MOVE]      = { "move",      "xxaw", "move X Y FACING OBLIQUE        forward; straight, left-first, right-first, left-last or right-last", obliques },
    [LV_BACK]      = { "back",      "xxa", "back X Y FACING                backwards", NULL },
    [LV_MARCH]     = { "march",     "",   "march                          a column marches: legs, then halt", NULL },
    [LV_LEG]       = { "leg",       "xx", "leg X Y                        one straight part of the march", NULL },
    [LV_HALT]      = { "halt",      "a",  "halt FACING                    the march ends", NULL },
    [LV_CANCEL]    = { "cancel",    "",   "cancel                         do not march after all", NULL },
    [LV_PROLONG]   = { "prolong",   "xxa", "prolong X Y FACING             unlimbered guns are moved by hand", NULL },
    [LV_TURN]      = { "turn",      "wx", "turn left|right|about GAP      GAP 0, or that of an open order out of a column", turns },
    [LV_FORM]      = { "form",      "wx", "form FORMATION GAP             line 0, open 0.25 to 1, column 0; limbering and unlimbering too", lf_formation_name },
    [LV_RELOAD]    = { "reload",    "",   "reload", NULL },
    [LV_MOUNT]     = { "mount",     "",   "mount", NULL },
    [LV_DISMOUNT]  = { "dismount",  "",   "dismount", NULL },
    [LV_DRESS]     = { "dress",     "",   "dress                          remove a disorder marker", NULL },
    [LV_STORE]     = { "store",     "w",  "store m|c|both                 keep orders for the enemy's turn, and end the activation", stores },
    [LV_END]       = { "end",       "",   "end                            end the activation", NULL },
};
