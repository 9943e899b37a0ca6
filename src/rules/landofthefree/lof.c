/* lof.c -- the rule system, and the game at a glance.
 *
 * Read the step table from top to bottom and you have read the sequence of play: setting up, the turn, a
 * group, an element and its orders. */
#include "lof.h"

#include <string.h>

#define ASKS(name)  .who = lf_who_##name, .list = lf_list_##name, .check = lf_check_##name, .take = lf_take_##name
#define ROLLS(name) .roll = lf_roll_##name, .land = lf_land_##name

const lin_step lf_steps[LF_STEPS] = {
    /* LF-SC: before the first turn */
    [LF_WHICH]        = { "which", "LF-SC-01", "", "Which scenario?", .run = lf_run_which },
    [LF_WHICH_DICE]   = { "which-dice", "LF-SC-02", "", "Two dice choose the scenario.", ROLLS(which) },
    [LF_ROLES]        = { "roles", "LF-SC-05", "", "Who attacks?", .run = lf_run_roles },
    [LF_ROLES_DICE]   = { "roles-dice", "LF-SC-05", "s", "{0}: a die for the set-up.", ROLLS(roles) },
    [LF_RATE]         = { "rate", "LF-GT-02", "", "Commanders are rated.", .run = lf_run_rate },
    [LF_RATE_DICE]    = { "rate-dice", "LF-CM-01", "s", "{0}: a die for each commander.", ROLLS(rate) },
    [LF_EDGE]         = { "edge", "LF-SC-06", "", "Which edge of the table is yours?", ASKS(edge) },
    [LF_SCENARIO]     = { "scenario", "LF-SC-01", "", "The scenario is laid out.", .run = lf_run_scenario },
    [LF_OBJECTIVE]    = { "objective", "LF-SC-12", "s", "{0}: place an objective.", ASKS(objective), .sample = lf_sample_objective },
    [LF_KEEP_BACK]    = { "keep-back", "LF-SC-41", "s", "{0}: which group is kept back?", ASKS(keep_back) },
    [LF_STAND_ALONE]  = { "stand-alone", "LF-SC-47", "s", "{0}: which group is deployed?", ASKS(stand_alone) },
    [LF_LIE_IN_WAIT]  = { "lie-in-wait", "LF-SC-52", "s", "{0}: who lies in ambush?", ASKS(lie_in_wait) },
    [LF_HEAD_FOR]     = { "head-for", "LF-SC-53", "s", "{0}: towards which edge do the columns march?", ASKS(head_for) },
    [LF_DEPLOY]       = { "deploy", "LF-SC-09", "si", "{0} deploys.", .run = lf_run_deploy },
    [LF_DEPLOY_GROUP] = { "deploy-group", "LF-SC-09", "s", "{0}: which group is deployed next?", ASKS(deploy_group) },
    [LF_POST]         = { "post", "LF-SC-11", "u", "{0}: where does he stand?", ASKS(post), .sample = lf_sample_post },
    [LF_PLACE]        = { "place", "LF-SC-10", "i", "Place the elements of the group.", ASKS(place), .stays = true, .insists = true,
                          .sample = lf_sample_place },

    /* LF-GT: the turn */
    [LF_TURN]            = { "turn", "LF-GT-05", "", "A turn begins.", .run = lf_run_turn },
    [LF_POINTS_DICE]     = { "points-dice", "LF-CM-04", "u", "{0}: dice for his command points.", ROLLS(points) },
    [LF_INITIATIVE]      = { "initiative", "LF-GT-06", "", "Initiative.", .run = lf_run_initiative },
    [LF_INITIATIVE_DICE] = { "initiative-dice", "LF-GT-06", "s", "{0}: a die for initiative.", ROLLS(initiative) },
    [LF_FIRST_OR_SECOND] = { "first-or-second", "LF-GT-10", "s", "{0} has the initiative: be active first or second?", ASKS(first_or_second) },
    [LF_ALTERNATE]       = { "alternate", "LF-GT-11", "s", "The sides activate groups by turns.", .run = lf_run_alternate },
    [LF_PICK_GROUP]      = { "pick-group", "LF-GT-11", "s", "{0}: which group is activated?", ASKS(pick_group) },
    [LF_ENTER]           = { "enter", "LF-SC-14", "u", "{0} comes on with his group: where?", ASKS(enter), .sample = lf_sample_enter },
    [LF_FORCE_COMES]     = { "force-comes", "LF-SC-16", "uu", "Does {0} come on with {1}?", ASKS(force_comes) },
    [LF_BROKEN]          = { "broken", "LF-DM-49", "i", "Is the group broken?", .run = lf_run_broken },
    [LF_GROUP]           = { "group", "LF-OR-01", "i", "Activate an element, or close the group.", ASKS(group), .stays = true },

    /* LF-OR, LF-MV: an element */
    [LF_COME_ON] = { "come-on", "LF-SC-15", "u", "{0} comes on: where, facing which way, in which formation?", ASKS(come_on), .sample = lf_sample_come_on },
    [LF_TIDY]    = { "tidy", "LF-OR-15", "u", "{0} removes its disorder markers.", .run = lf_run_tidy },
    [LF_ORDERS]  = { "orders", "LF-OR-10", "u", "{0}: what does it do?", ASKS(orders), .stays = true, .sample = lf_sample_orders },
    [LF_LEG]     = { "leg", "LF-MV-12", "uii", "{0} is on the march: a leg, or halt.", ASKS(leg), .insists = true, .sample = lf_sample_leg },
    [LF_REACT]   = { "react", "LF-SO-07", "u", "Does anybody react to {0}?", .run = lf_run_react },

    /* the end of a group and of a turn */
    [LF_GROUP_ENDS]  = { "group-ends", "LF-GT-13", "i", "The group has finished.", .run = lf_run_group_ends },
    [LF_RIDE]        = { "ride", "LF-CM-66", "u", "{0}: where does he ride?", ASKS(ride), .sample = lf_sample_ride },
    [LF_WALK_ON]     = { "walk-on", "LF-SC-37", "u", "{0} walks on: where to?", ASKS(walk_on), .sample = lf_sample_walk_on },
    [LF_FORCE_MOVES] = { "force-moves", "LF-GT-15", "", "The force commanders move.", .run = lf_run_force_moves },
    [LF_TURN_ENDS]   = { "turn-ends", "LF-CM-07", "", "The turn ends.", .run = lf_run_turn_ends },
};

/* ---- The battle ---- */

static lin_status read_roles(lf_field *f, lin_refusal *why)
{
    const lin_battle *b = f->base.battle;
    const char *attacker = lin_node_text(b->root, "attacker", NULL);

    for (int side = 0; attacker && side < LIN_SIDES; side++)
        if (strcmp(b->side_id[side], attacker) == 0)
            f->roles_fixed = (uint8_t)(side + 1);
    if (attacker && !f->roles_fixed)
        return lin_refuse(why, LIN_BAD_FILE, "LF-RF-01", "\"attacker\" should be %s or %s.", b->side_id[0], b->side_id[1]);
    return LIN_OK;
}

static lin_status lf_build(lin_field *field, lin_refusal *why)
{
    lf_field *f = (lf_field *)(void *)field;
    lin_status status;

    if ((status = lf_build_ground(f, why)) != LIN_OK || (status = lf_build_forces(f, why)) != LIN_OK)
        return status;
    if (f->width < LF_IN(48) || f->height < LF_IN(48))
        return lin_refuse(why, LIN_BAD_FILE, "LF-SC-04", "The table should be at least 48 by 48 inches.");
    return read_roles(f, why);
}

/* LF-GT-03, LF-GT-04 */
static void lf_start(const lin_field *field, void *state)
{
    const lf_field *f = lf_field_of(field);
    lf_state *s = state;

    memset(s->with, LF_NONE, sizeof s->with);
    memset(s->ground, LF_NONE, sizeof s->ground);
    memset(s->commander, LF_NONE, sizeof s->commander);
    s->group = s->element = s->issuer = s->flank_group = LF_NONE;
    for (int u = 0; u < f->units; u++)
        s->where[u] = LF_UNPLACED;
    for (int g = 0; g < f->groups; g++)
        s->commander[g] = f->group_commander[g];
    for (int side = 0; side < LIN_SIDES; side++)
        s->force[side] = f->force_commander[side];
    lin_push(s, LF_TURN, 0, 0, 0);
    lin_push(s, LF_SCENARIO, 0, 0, 0);
    lin_push(s, LF_EDGE, 0, 0, 0);
    lin_push(s, LF_RATE, 0, 0, 0);
    lin_push(s, LF_ROLES, 0, 0, 0);
    lin_push(s, LF_WHICH, 0, 0, 0);
}

static const lin_option lf_options[LF_OPT_COUNT] = {
    [LF_OPT_SCENARIO] = { "scenario", "LF-SC-01", "The scenario that is played; by-dice lets the table of scenarios decide.",
                          .usual = LF_TAKE_THE_FIELD, .names = lf_scenario_name },
    [LF_OPT_SNAP_PRIORITY] = { "snap_priority", "LF-SO-10", "Snap Fire goes to the nearest enemy, as every other volley does.", .usual = 0 },
    [LF_OPT_CHARGE_CLOSEST] = { "charge_closest_only", "LF-ML-05", "Only the nearest enemy of all may be charged.", .usual = 0 },
    [LF_OPT_SUPPORT_PLAIN] = { "support_plain", "LF-ML-75", "Supporters without contact add no dice for their line or the enemy's flank.", .usual = 0 },
};

static const char *const lf_levels[] = { "tie", "marginal victory", "minor victory", "major victory" };

const lin_rules lf_rules = {
    .id = "landofthefree", .code = "LF", .name = "Land of the Free", .version = 1,
    .field_size = sizeof(lf_field), .state_size = sizeof(lf_state), .beside_size = sizeof(lf_beside),
    .step = lf_steps, .steps = LF_STEPS,
    .verb = lf_verbs, .verbs = LV_VERBS,
    .event = lf_events, .events = LE_EVENTS,
    .reason = lf_reasons, .reasons = LF_REASONS,
    .option = lf_options, .options = LF_OPT_COUNT,
    .level = lf_levels, .levels = 4, .concede_level = LF_MAJOR,          /* LF-GT-17 */
    .build = lf_build, .start = lf_start, .broken = lf_broken,
    .pieces = lf_pieces, .score = lf_score, .clock = lf_clock, .turn = lf_turn_index,
};
