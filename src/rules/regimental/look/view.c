/* view.c -- what everybody may see: pieces, footprints, score, clock. Nothing is hidden (RG-1.11).
 */
#include "kit/pieces.h"
#include "rules/regimental/command/command.h"
#include "rules/regimental/look/look.h"
#include "rules/regimental/victory/victory.h"

#include <stdio.h>
#include <string.h>

#define LEADERS "brigade wing army"

const lin_counter_row rg_counter[RG_COUNTER_ROWS] = {
    { LIN_PART_FIRST, NULL, "Stands left", "RG-2.2", "Each is 40 men, or two guns." },
    { LIN_PART_SECOND, NULL, "Worn at, spent at", "RG-2.2",
      "With so many stands left, or fewer, it is worn, and spent; a dash: never." },
    { LIN_PART_LEFT, NULL, "Rating", "RG-2.1",
      "Elite, veteran, trained or raw; guns: their kind." },
    { LIN_PART_RIGHT, NULL, "Formation", "RG-8.1", "How its stands lie." },
    { LIN_PART_LEFT, LEADERS, "Leader", "RG-4.1", "Of a brigade, a wing or the army." },
};

const lin_mark_look rg_mark_looks[RG_MARK_LOOKS] = {
    { "broken", "B", LIN_MARK_TORN, 3, "RG-2.15", "It is broken." },
    { "disordered", "D", LIN_MARK_TORN, 2, "RG-2.14", "It is disordered." },
    { "worn", "W", LIN_MARK_ROUND, 0, "RG-2.4", "It is worn." },
    { "spent", "S", LIN_MARK_ROUND, 1, "RG-2.5", "It is spent." },
    { "low", "A", LIN_MARK_ROUND, 1, "RG-2.22", "It is low on ammunition." },
    { "silenced-", NULL, LIN_MARK_SQUARE, 2, "RG-2.17", "So many of its gun stands are silenced." },
    { "damaged-", NULL, LIN_MARK_TORN, 1, "RG-2.19", "So many of its gun stands are damaged." },
    { "fired", "F", LIN_MARK_SMOKE, 0, "RG-11.2", "It has fired in this fire step." },
    { "charging", "C", LIN_MARK_SWORDS, 0, "RG-2.49", "It is charging." },
    { "cold", "X", LIN_MARK_LOZENGE, 0, "RG-12.9", "It charges with cold steel." },
    { "quick", "Q", LIN_MARK_LOZENGE, 0, "RG-5.32", "It may move at the double quick." },
    { "well", "M", LIN_MARK_LOZENGE, 0, "RG-5.33", "It is well handled and may move." },
    { "tardy", "T", LIN_MARK_LOZENGE, 0, "RG-5.34", "It is tardy: half a move, or little else." },
    { "by-flank", "fl", LIN_MARK_ROUND, 0, "RG-2.47", "It marched by the flank." },
    { "about", "ab", LIN_MARK_ROUND, 0, "RG-2.47", "It faced about." },
    { "passed", "pl", LIN_MARK_ROUND, 0, "RG-2.47", "It took part in a passage of lines." },
    { "on-foot", "ft", LIN_MARK_ROUND, 0, "RG-8.24", "Dismounted; a leader: his horse is down." },
    { "colonel", "+", LIN_MARK_LOZENGE, 0, "RG-4.26", "It has a brave colonel." },
    { "thrown", "t", LIN_MARK_FADED, 0, "RG-3.16", "It has thrown in this player turn." },
    { "led", "l", LIN_MARK_FADED, 0, "RG-3.17", "He has led a throw in this phase." },
    { "with-", NULL, LIN_MARK_SAID, 0, "RG-4.19", "A leader is attached to it; or he is." },
    { "wounded", "w", LIN_MARK_ROUND, 0, "RG-14.5", "He has a flesh wound." },
};

static int where_of(const rg_state *s, int u)
{
    switch (s->where[u]) {
    case RG_ON_TABLE:
        return LIN_ON_BOARD;
    case RG_TO_COME:
    case RG_OUT:
        return LIN_WAITING;
    default:
        return LIN_LOST;
    }
}

static lin_arm arm_of(const rg_field *f, int u)
{
    switch (f->type[u]) {
    case RG_INFANTRY:
        return LIN_ARM_FOOT;
    case RG_CAVALRY:
        return LIN_ARM_HORSE;
    case RG_ARTILLERY:
        return LIN_ARM_GUNS;
    case RG_WAGON:
        return LIN_ARM_TRAIN;
    case RG_ARMY:
        return LIN_ARM_CHIEF;
    default:
        return LIN_ARM_OFFICER;
    }
}

static lin_posture pose_of(const rg_state *s, int u)
{
    static const lin_posture poses[RG_FORMATIONS] = {
        [RG_LINE] = LIN_POSTURE_CLOSE,          [RG_EXTENDED] = LIN_POSTURE_OPEN,
        [RG_FIELD_COLUMN] = LIN_POSTURE_COLUMN, [RG_MARCH_COLUMN] = LIN_POSTURE_COLUMN,
        [RG_MASS] = LIN_POSTURE_CLOSE,          [RG_GARRISON] = LIN_POSTURE_INSIDE,
        [RG_BROKEN] = LIN_POSTURE_OPEN,         [RG_UNLIMBERED] = LIN_POSTURE_UNLIMBERED,
        [RG_LIMBERED] = LIN_POSTURE_LIMBERED
    };

    return poses[s->formation[u]];
}

/* What lasts. */
static void put_condition(const rg_field *f, const rg_state *s, int u, lin_text *t)
{
    const int silent = __builtin_popcount(s->gun[u] >> RG_GUN_SILENCED & 15),
              damaged = __builtin_popcount(s->gun[u] >> RG_GUN_DAMAGED & 15);

    if (rg_is_broken(s, u))
        lin_put(t, "broken ");
    if (rg_is_disordered(s, u))
        lin_put(t, "disordered ");
    if (rg_is_troops(f, u) && rg_wear_of(f, s, u) != RG_FRESH)
        lin_put(t, "%s ", rg_wear_name[rg_wear_of(f, s, u)]);
    if (s->mark[u] & RG_LOW || s->gun[u] >> RG_GUN_LOW)
        lin_put(t, "low ");
    if (silent)
        lin_put(t, "silenced-%d ", silent);
    if (damaged)
        lin_put(t, "damaged-%d ", damaged);
    if (s->mark[u] & RG_ON_FOOT)
        lin_put(t, "on-foot ");
    if (s->mark[u] & RG_COLONEL && !(s->mark[u] & RG_COLONEL_DOWN))
        lin_put(t, "colonel ");
}

/* What is so in this player turn. */
static void put_doings(const rg_state *s, int u, lin_text *t)
{
    static const char *const menus[RG_MENUS] = { "", "tardy", "well", "quick" };
    const bool acts = kit_set_has(&s->acting, u) && s->menu[u] < RG_MENUS;

    if (s->done[u] & RG_CHARGING)
        lin_put(t, "charging ");
    if (s->done[u] & RG_COLD)
        lin_put(t, "cold ");
    if (s->done[u] & RG_BY_FLANK)
        lin_put(t, "by-flank ");
    if (s->done[u] & RG_FACED_ABOUT)
        lin_put(t, "about ");
    if (s->done[u] & RG_PASSED_LINES)
        lin_put(t, "passed ");
    if (s->fired[u])
        lin_put(t, "fired ");
    if (acts && s->menu[u])
        lin_put(t, "%s ", menus[s->menu[u]]);
    else if (s->done[u] & RG_THROWN && s->phase == RG_PHASE_MANEUVER)
        lin_put(t, "thrown ");
}

static void put_marks(const lin_view *v, int u, lin_text *t)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    const int leader = rg_attached_to(f, s, u);

    if (!rg_stands(s, u))
        return;
    put_condition(f, s, u, t);
    put_doings(s, u, t);
    if (leader != RG_NONE)
        lin_put(t, "with-%s ", rg_id(f, leader));
}

/* The label with its three figures: stands left, worn at, spent at. RG-2.2, RG-2.6 */
static void put_label(const rg_field *f, const rg_state *s, int u, char *out, size_t size)
{
    const uint8_t figure[] = { f->worn[u], f->spent[u] };
    lin_text t = lin_text_in(out, size);

    lin_put(&t, "%d", s->stands[u]);
    for (int i = 0; i < 2 && rg_is_troops(f, u); i++)
        if (figure[i])
            lin_put(&t, "/%d", figure[i]);
        else
            lin_put(&t, "/-");
}

static void show_unit(const lin_view *v, int u, lin_piece *p, lin_text *marks)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    p->pips = f->stands[u];
    p->hurt = (uint8_t)(f->stands[u] - s->stands[u]);
    p->strength = s->stands[u];
    p->pose = pose_of(s, u);
    put_label(f, s, u, p->label, sizeof p->label);
    snprintf(p->left, sizeof p->left, "%s",
             f->type[u] == RG_ARTILLERY ? rg_gun_name[f->gun[u]] : rg_rating_name[f->rating[u]]);
    if (rg_stands(s, u))
        snprintf(p->right, sizeof p->right, "%s", rg_formation_name[s->formation[u]]);
    put_marks(v, u, marks);
}

static bool show(const lin_view *v, int u, lin_piece *p, lin_text *marks)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (s->where[u] == RG_ABSENT)
        return false;
    p->where = (uint8_t)where_of(s, u);
    p->arm = arm_of(f, u);
    if (!rg_is_leader(f, u)) {
        show_unit(v, u, p, marks);
        return true;
    }
    snprintf(p->left, sizeof p->left, "%s", rg_type_name[f->type[u]]);
    if (s->mark[u] & RG_WOUNDED)
        lin_put(marks, "wounded ");
    if (s->mark[u] & RG_ON_FOOT)
        lin_put(marks, "on-foot ");
    if (s->done[u] & RG_LED && s->phase == RG_PHASE_MANEUVER)
        lin_put(marks, "led ");
    if (s->with[u] != RG_NONE)
        lin_put(marks, "with-%s ", rg_id(f, s->with[u]));
    return true;
}

int rg_pieces(const lin_view *v, lin_piece *out, int max)
{
    return kit_pieces(v, show, out, max);
}

bool rg_footprint(const lin_view *v, int u, lin_footprint *out)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (!rg_stands(s, u))
        return false;
    if (rg_is_leader(f, u))
        kit_footprint_disc(rg_leader_at(v, u), rg_radius(f, u), s->facing[u], out);
    else
        kit_footprint(rg_body(v, u), s->at[u], s->facing[u], out);
    return true;
}

/* ---- Clock and score ---- */

void rg_clock(const lin_view *v, lin_text *out)
{
    static const char *const phases[] = { "setting up", "maneuver", "musketry and cannonade",
                                          "charge" };
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;

    if (s->turn == 0) {
        lin_put(out, "Setting up");
        return;
    }
    lin_put(out, "Turn %d", s->turn);
    if (s->head.over)
        return;
    lin_put(out, ", %s: %s", v->field->battle->side_name[s->side], phases[s->phase]);
    if (s->turn <= RG_TURNS && f->sight[s->turn]) /* RG-10.40: fog, or twilight */
        lin_put(out, "; sight %d\"", f->sight[s->turn]);
}

int rg_turn_index(const lin_view *v)
{
    const rg_state *s = v->state;

    return s->turn ? s->turn - 1 : 0;
}

/* Nobody guesses what is counted: RG-15.22, RG-15.25, RG-15.28. */
static void put_what_counts(const rg_field *f, lin_text *out)
{
    lin_put(out, " Counted are enemy stands removed, leaders killed and taken");
    if (f->exit_points[0] || f->exit_points[1])
        lin_put(out, ", units that leave by their exit");
    for (int i = 0; i < f->objectives; i++)
        lin_put(out, "%s %s (%d)", i ? "," : "; in this battle also", f->objective[i].name,
                f->objective[i].points);
    lin_put(out, ".");
}

void rg_score(const lin_view *v, lin_score *out)
{
    const lin_battle *b = v->field->battle;
    lin_text t = lin_text_in(out->text, sizeof out->text);

    for (int side = 0; side < LIN_SIDES; side++) {
        out->points[side] = rg_total(v, side);
        lin_put(&t, "%s%s %d", side ? ", " : "", b->side_name[side], out->points[side]);
    }
    lin_put(&t, ".");
    put_what_counts(rg_field_of(v->field), &t);
}

static void put_part(lin_score_part *out, int side, int points, const char *rule, const char *text)
{
    lin_text t = lin_text_in(out->text, sizeof out->text);

    *out = (lin_score_part){ .side = (lin_side)side, .points = points, .rule = rule };
    lin_put(&t, "%s", text);
}

/* RG-15.32 to RG-15.34: what decides, and between the sums. */
static void put_verdict(const lin_view *v, lin_score_part *out)
{
    const rg_state *s = v->state;
    const int a = rg_total(v, 0), b = rg_total(v, 1), most = a > b ? a : b,
              margin = a > b ? a - b : b - a;

    if (s->head.over && s->head.conceded)
        put_part(out, LIN_NOBODY, 0, "RG-15.33", "The other side has given up.");
    else if (s->head.over && lin_is_side(rg_lost_at_once(v)))
        put_part(out, LIN_NOBODY, 0, "RG-15.34",
                 "The other side has no unbroken unit left: a decisive victory.");
    else if (most == 0 || margin * 10 < most)
        put_part(out, LIN_NOBODY, 0, "RG-15.32",
                 "Less than a tenth of the larger sum lies between them: a draw.");
    else if (margin * 2 > most)
        put_part(out, LIN_NOBODY, 0, "RG-15.33",
                 "More than half of the larger sum lies between them: a decisive victory.");
    else
        put_part(out, LIN_NOBODY, 0, "RG-15.33",
                 "Up to half of the larger sum lies between them: a victory.");
}

int rg_score_parts(const lin_view *v, lin_score_part *out, int max)
{
    const rg_field *f = rg_field_of(v->field);
    const rg_state *s = v->state;
    int n = 0;

    for (int side = 0; side < LIN_SIDES; side++) {
        if (n < max)
            put_part(&out[n++], side, rg_points_for(v, side), "RG-15.22",
                     "enemy stands removed, leaders killed and taken");
        if (n < max && f->exit_points[side])
            put_part(&out[n++], side, s->exited[side] * f->exit_points[side], "RG-15.25",
                     "units that have left by the exit");
        for (int i = 0; i < f->objectives && n < max; i++)
            if (rg_objective_of(v, &f->objective[i]) == (lin_side)side)
                put_part(&out[n++], side, f->objective[i].points, "RG-15.28", f->objective[i].name);
    }
    if (n < max)
        put_verdict(v, &out[n++]);
    return n;
}
