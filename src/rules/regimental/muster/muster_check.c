/* muster_check.c -- what is wrong with a force besides men and numbers: troops of another army,
 * ratings that are not usual, labels that were given by hand, formations that such troops never
 * take, leaders attached twice. */
#include "rules/regimental/muster/muster.h"

bool rg_muster_usual(int nation, int war, int kind)
{
    (void)war;
    return rg_muster_rows[kind].armies >> nation & 1;
}

/* "8/5/3 veteran, reliable", "2 gun stands, trained". */
void rg_muster_shown(const lin_force *f, int entry, lin_text *out)
{
    const lin_force_entry *e = &f->entry[entry];
    const int stands = rg_muster_stands(e);

    if (rg_muster_kinds[e->kind].arm == RG_WAGON_ARM)
        return;
    if (rg_muster_kinds[e->kind].arm == RG_GUN_ARM) {
        lin_put(out, "%d gun stand%s, %s", stands, stands == 1 ? "" : "s",
                rg_rating_name[rg_muster_rating(e)]);
        return;
    }
    rg_muster_put_label(stands, rg_muster_label(e), out);
    lin_put(out, " %s, %s", rg_rating_name[rg_muster_rating(e)], rg_grade_name[rg_muster_grade(e)]);
}

/* ---- Formations ---- */

/* By what they are; the year is the table's, and is looked at there. RG-8.14 to RG-8.23 */
bool rg_muster_may_form(const rg_muster_row *row, int formation, const char **rule)
{
    static const struct {
        uint8_t row;
        const char *rule;
    } of[RG_KINDS] = {
        [RG_REGULARS] = { RG_STAND_REGULARS, "RG-8.14" },
        [RG_PROVINCIALS] = { RG_STAND_REGULARS, "RG-8.14" },
        [RG_FRENCH] = { RG_STAND_REGULARS, "RG-8.14" },
        [RG_HESSIANS] = { RG_STAND_HESSIANS, "RG-8.15" },
        [RG_JAEGERS] = { RG_STAND_JAEGERS, "RG-8.16" },
        [RG_CONTINENTALS] = { RG_STAND_CONTINENTALS, "RG-8.18" },
        [RG_MILITIA] = { RG_STAND_MILITIA, "RG-8.19" },
        [RG_INDIANS] = { RG_STAND_INDIANS, "RG-8.21" },
    };
    int stands = of[row->kind].row;
    const char *by = of[row->kind].rule;

    if (row->type == RG_CAVALRY) {
        stands = RG_STAND_MOUNTED;
        by = "RG-8.23";
    } else if (row->kind == RG_MILITIA && row->weapon == RG_RIFLE) {
        stands = RG_STAND_RIFLES;
        by = "RG-8.20";
    }
    if (rule)
        *rule = by;
    if (row->type == RG_ARTILLERY || row->type == RG_WAGON)
        return formation == RG_LIMBERED || formation == RG_UNLIMBERED;
    return formation <= RG_GARRISON && rg_may_stand[stands][formation];
}

static void check_formation(const lin_force_entry *e, const int at[3], lin_breaches *out)
{
    const rg_muster_row *row = &rg_muster_rows[e->kind];
    const int formation = rg_muster_formation(e);
    const char *rule;

    if (rg_muster_may_form(row, formation, &rule) || row->type > RG_CAVALRY)
        return;
    lin_breach_add(out, rule, true, at, "%s never stand in %s; leave it out, or say another.",
                   rg_muster_kinds[e->kind].name, rg_formation_name[formation]);
}

/* ---- Labels given by hand ---- */

static void check_label(const lin_force_entry *e, const int at[3], lin_breaches *out)
{
    const int n = rg_muster_stands(e), worn = e->number[RG_WORN_NUMBER],
              spent = e->number[RG_SPENT_NUMBER];
    const char *name = rg_muster_kinds[e->kind].name;
    char room[24] = "";
    lin_text label = lin_text_in(room, sizeof room);

    if (!worn && !spent)
        return;
    rg_muster_put_label(n, (rg_label){ (uint8_t)worn, (uint8_t)spent }, &label);
    if ((worn && worn >= n) || spent >= n || (worn && spent >= worn)) {
        lin_breach_add(out, "RG-2.2", true, at,
                       "%s: the label %s does not fall from figure to figure; a unit is worn at "
                       "fewer stands than it begins with, and spent at fewer still.",
                       name, room);
        return;
    }
    for (int g = 0; g < RG_GRADES; g++) {
        const rg_label l = rg_label_of(n, (rg_grade)g);

        if (l.worn == worn && l.spent == spent)
            return;
    }
    lin_breach_add(out, "RG-2.12", true, at,
                   "%s: no spirit makes the label %s; leave worn and spent out, and it follows "
                   "from men and spirit.",
                   name, room);
}

/* ---- Entries ---- */

static void check_entry(const lin_force *f, int e, lin_breaches *out)
{
    const lin_force_entry *entry = &f->entry[e];
    const lin_muster_kind *kind = &rg_muster_kinds[entry->kind];
    const rg_muster_row *row = &rg_muster_rows[entry->kind];
    const int group = entry->group, at[3] = { f->group[group].division, group, e };

    if (!(row->armies >> f->nation & 1))
        lin_breach_add(out, "RG-16.1", true, at, "%s are not of the %s army.", kind->name,
                       rg_muster.nation[f->nation].name);
    if (!(row->ratings >> rg_muster_rating(entry) & 1))
        lin_breach_add(out, "RG-2.1", false, at,
                       "%s that are %s are in none of the printed battles; that must be agreed "
                       "upon.",
                       kind->name, rg_rating_name[rg_muster_rating(entry)]);
    if (kind->arm & (RG_FOOT_ARM | RG_HORSE_ARM)) {
        check_label(entry, at, out);
        check_formation(entry, at, out);
    }
    if (row->flags[0] == 'b' && rg_muster_stands(entry) != 1) /* a battalion gun */
        lin_breach_add(out, "RG-2.37", true, at,
                       "Battalion guns are a single stand of two; make another unit.");
}

/* A brigade has one leader, and he is with one unit. */
static void check_leader(const lin_force *f, int group, lin_breaches *out)
{
    int n = 0;

    for (int e = 0; e < f->entries; e++)
        if (f->entry[e].group == group && rg_muster_has(&f->entry[e], RG_LED_SET) && ++n == 2)
            lin_breach_add(out, "RG-4.19", true, (int[]){ f->group[group].division, group, e },
                           "The leader of brigade %d is attached twice; he is with one unit.",
                           group + 1);
}

void rg_muster_check(const lin_force *f, lin_breaches *out)
{
    for (int e = 0; e < f->entries; e++)
        check_entry(f, e, out);
    for (int g = 0; g < f->groups; g++)
        check_leader(f, g, out);
}
