/* muster_check.c -- what is wrong with a force besides numbers and points: troops that the class
 * table does not print, horse. IB-2.6 to IB-2.15, IB-9.2. */
#include "rules/ironbrigade/muster/muster.h"

/* IB-2.6 to IB-2.9 are the British classes, IB-2.10 to IB-2.13 the American and French ones. */
static const char *const table_rule[2][IB_CLASSES] = {
    { "IB-2.6", "IB-2.7", "IB-2.8", "IB-2.9" },
    { "IB-2.10", "IB-2.11", "IB-2.12", "IB-2.13" },
};

bool ib_muster_usual(int nation, int war, int kind)
{
    const lin_muster_kind *row = &ib_muster_kinds[kind];

    (void)war;
    return ib_muster_printed(nation, row) >> row->data[IB_KIND_CLASS] & 1;
}

static void put_classes(int printed, lin_text *out)
{
    for (int class = 0; class < IB_CLASSES; class ++)
        if (printed >> class & 1)
            lin_put(out, "%s%s", out->used ? " or " : "", ib_class_name[class]);
}

/* Do they have it, and in that class? That others have it may be agreed upon, IB-2.14. */
static void check_class(int nation, const lin_muster_kind *kind, const int at[3], lin_breaches *out)
{
    const int class = kind->data[IB_KIND_CLASS], printed = ib_muster_printed(nation, kind);
    char classes[40];
    lin_text t = lin_text_in(classes, sizeof classes);

    if (printed >> class & 1)
        return;
    put_classes(printed, &t);
    if (!printed)
        lin_breach_add(out, table_rule[nation != IB_BRITISH][class], true, at,
                       "%s are not among the %s troops of the class table.", kind->name,
                       ib_muster.nation[nation].name);
    else
        lin_breach_add(out, "IB-2.14", false, at,
                       "%s: the class table has them as %s; another class must be agreed upon.",
                       kind->name, classes);
}

static void check_entry(const lin_force *f, int e, lin_breaches *out)
{
    const lin_muster_kind *kind = &ib_muster_kinds[f->entry[e].kind];
    const int group = f->entry[e].group, at[3] = { f->group[group].division, group, e };

    if (kind->arm == IB_HORSE_ARM && kind->data[IB_KIND_CLASS] == IB_RAW)
        lin_breach_add(out, "IB-2.15", true, at,
                       "No mounted unit is raw; inferior is the least there is.");
    else
        check_class(f->nation, kind, at, out);
}

/* IB-9.2: guns go apart as they like, horse if it is agreed. */
static void check_horse(const lin_force *f, int group, lin_breaches *out)
{
    uint16_t arms = 0;

    for (int e = 0; e < f->entries; e++)
        if (f->entry[e].group == group)
            arms |= ib_muster_kinds[f->entry[e].kind].arm;
    if (arms == IB_HORSE_ARM)
        lin_breach_add(out, "IB-9.2", false, (int[]){ f->group[group].division, group, -1 },
                       "Brigade %d is of horse alone, which must be agreed upon.", group + 1);
}

void ib_muster_check(const lin_force *f, lin_breaches *out)
{
    for (int e = 0; e < f->entries; e++)
        check_entry(f, e, out);
    for (int g = 0; g < f->groups; g++)
        check_horse(f, g, out);
}
