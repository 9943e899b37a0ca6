/* counter_looks.c -- what lies on a counter and what is printed on it: a row for each mark and each
 * number, with its meaning and its rule. */
#include "rules/germantown/look.h"

const lin_mark_look gt_mark_looks[GT_MARK_LOOKS] = {
    { "disrupted", "D", LIN_MARK_TORN, 2, "GT-14.5",
      "Disrupted: no zone of control, no fire and no attack; it moves one hex at most, away from "
      "the enemy, and defends with half its strength, rounded up." },
    { "shattered", "S", LIN_MARK_TORN, 3, "GT-6.16",
      "Shattered: it cannot move, fire or attack and defends with one strength point; next to a "
      "steady enemy at the end of a close combat phase it is captured." },
    { "pinned", "PIN", LIN_MARK_LOZENGE, 0, "GT-14.16",
      "Pinned: in its owner's next turn it moves away, for one army morale, or attacks an enemy "
      "that is pinned with it." },
    { "panicked", "P!", LIN_MARK_TORN, 3, "GT-23.19",
      "Panicked: it runs for its own edge of the map, has no zone and does not fight; -1 on its "
      "morale rolls. Rallying ends it." },
    { "reduced", "R", LIN_MARK_SQUARE, 1, "GT-1.8",
      "Reduced: it has lost a step and shows its weaker side; another step is its end." },
    { "owes-attack", "OA", LIN_MARK_LOZENGE, 0, "GT-11.10",
      "An enemy is in its zone of control: it must attack in this phase." },
    { "asleep", "Zz", LIN_MARK_ROUND, 0, "GT-23.26",
      "Not yet roused: in turn 1 it does not move, in turn 2 at half its pace, unless the enemy "
      "comes within three hexes or it is fired at or attacked." },
    { "rode-off", "RO", LIN_MARK_ROUND, 0, "GT-11.34",
      "It rode off before an attack: it neither moves nor attacks before its next rally phase is "
      "over." },
    { "fired", "F", LIN_MARK_ROUND, 0, "GT-10.1", "It has fired in this phase." },
    { "moved", "M", LIN_MARK_ROUND, 0, "GT-6.2", "It has moved in this phase." },
};

static const char leaders[] = "leader";

const lin_counter_row gt_counter[GT_COUNTER_ROWS] = {
    { LIN_PART_LEFT, leaders, "Name", "GT-1.5", "Who he is." },
    { LIN_PART_FIRST, leaders, "Close combat", "GT-12.20",
      "Added to the die of a close combat that he commands, taken from it where he defends." },
    { LIN_PART_SECOND, leaders, "Leadership", "GT-18.3",
      "Added to the morale rolls of units in his hex that he may command." },
    { LIN_PART_LEFT, NULL, "Regiment", "GT-1.5",
      "Number and letters of the unit: LI light infantry, LD light dragoons, pdr guns, and the "
      "states by their usual letters." },
    { LIN_PART_FIRST, NULL, "Strength", "GT-12.1",
      "Its strength points (SP): about a hundred men each, or two guns. A hex holds six of them, "
      "and one gun." },
    { LIN_PART_SECOND, NULL, "Movement", "GT-6.1",
      "Its movement points (MP): so much it can spend on marching in one movement phase." },
    { LIN_PART_RIGHT, NULL, "Morale", "GT-18.1",
      "What it adds to the die when it leads a close combat, checks its morale or rallies; a tired "
      "army takes something away." },
};
