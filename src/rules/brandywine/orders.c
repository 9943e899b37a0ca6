/* orders.c -- the grammar of orders: atoms and macros, one row each. What the macros make of a line
 * stands in macros_*.c. */
#include "rules/brandywine/macros.h"

const lin_verb bw_verbs[V_VERBS] = {
    [V_PICK] = { "pick", "u",
                 "pick UNIT            take this counter in hand, to place or to move it",
                 .words = NULL },
    [V_PLACE] = { "place", "c", "place SQUARE         set the counter in hand up there",
                  .words = NULL, .say = "Place it on {0}" },
    [V_FACE] = { "face", "d",
                 "face DIRECTION       N NE E SE S SW W NW, for the unit just placed, moved or "
                 "advanced",
                 .words = NULL, .say = "Face {0}" },
    [V_DONE] = { "done", "", "done                 finish the set-up, or advance no further",
                 .words = NULL },
    [V_STEP] = { "step", "c", "step SQUARE          move the counter in hand one square",
                 .words = NULL },
    [V_END] = { "end", "", "end                  end its move here", .words = NULL },
    [V_TURN] = { "turn", "ud",
                 "turn UNIT DIRECTION  turn a unit, moved or not, in the movement portion",
                 .words = NULL },
    [V_CLOSE] = { "close", "", "close                close the movement or combat portion",
                  .words = NULL },
    [V_RALLY] = { "rally", "u", "rally UNIT           roll to reorganize this unit",
                  .words = NULL },
    [V_YES] = { "yes", "", "yes                  use or take along the commander", .words = NULL },
    [V_NO] = { "no", "", "no                   do without him", .words = NULL },
    [V_ENGAGE] = { "engage", "u", "engage ENEMY         begin a battle against this unit",
                   .words = NULL },
    [V_JOIN] = { "join", "u",
                 "join UNIT            add a unit of either side to the battle, or a gun to the "
                 "fire",
                 .words = NULL },
    [V_FIGHT] = { "fight", "", "fight                roll the battle as it stands", .words = NULL },
    [V_CANCEL] = { "cancel", "", "cancel               put the battle or bombardment aside again",
                   .words = NULL },
    [V_BOMBARD] = { "bombard", "u",
                    "bombard ENEMY        begin a bombardment of its square, compared with this "
                    "unit",
                    .words = NULL },
    [V_FIRE] = { "fire", "", "fire                 roll the bombardment", .words = NULL },
    [V_CHASE] = { "chase", "u",
                  "chase UNIT           this unit attacks the lone enemy commander in front",
                  .words = NULL },
    [V_LOSE] = { "lose", "u", "lose UNIT            remove this unit as the loss", .words = NULL },
    [V_RETREAT] = { "retreat", "u", "retreat UNIT         this counter retreats next",
                    .words = NULL },
    [V_TO] = { "to", "c", "to SQUARE            it retreats there", .words = NULL },
    [V_ADVANCE] = { "advance", "uc", "advance UNIT SQUARE  this unit goes into the emptied square",
                    .words = NULL },
};

const lin_macro bw_macros[BW_MACROS] = {
    { "deploy",
      "deploy NAME                       a whole set-up of the battle file, as: deploy historical",
      bw_expand_deploy },
    { "lay",
      "lay NAME                          the same set-up laid out, to be changed before it is "
      "finished with done",
      bw_expand_lay },
    { "set",
      "set UNITS SQUARE [DIRECTION]      pick, place and face in one; several, all there and "
      "facing so",
      bw_expand_set },
    { "march",
      "march UNITS to SQUARE [facing D]  units, or a stack by its square (at its slowest pace), as "
      "far as they get",
      bw_expand_march },
    { "wheel", "wheel UNITS DIRECTION             turn several units, or all in a square",
      bw_expand_wheel },
    { "attack",
      "attack ENEMIES [with UNITS]       put a battle together and fight it; without units: with "
      "all who may join",
      bw_expand_attack },
    { "shell",
      "shell ENEMIES [with GUNS]         put a bombardment together and fire; without guns: with "
      "all that can",
      bw_expand_shell },
    { "muster",
      "muster ENEMIES [with UNITS]       put a battle together, or guns, and do not fight it yet; "
      "without units: with all who can",
      bw_expand_muster },
    { "dismiss",
      "dismiss UNITS                     take these out of the battle or bombardment that is put "
      "together",
      bw_expand_dismiss },
    { "withdraw", "withdraw UNITS to SQUARE          these retreat next, and there",
      bw_expand_withdraw },
};
