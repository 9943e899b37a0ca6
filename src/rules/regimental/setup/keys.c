/* keys.c -- what a battle's file has for this book. RG-17.1. */
#include "kit/keys.h"
#include "rules/regimental/setup/setup.h"

#define TROOPS  "infantry cavalry"
#define BODIES  TROOPS " artillery wagon"
#define LEADERS "brigade wing army"

static const kit_keys keys[] = {
    { .in = "",
      .rule = "RG-17.1",
      .has =
          "crown edges exits exit-points wagon-points first sight zones objectives force setups" },
    { .in = "edges", .rule = "RG-17.1", .sides = true },
    { .in = "exits", .rule = "RG-17.1", .sides = true },
    { .in = "exit-points", .rule = "RG-17.1", .sides = true },
    { .in = "objectives.*",
      .rule = "RG-15.27",
      .has = "name points holds majority point spot clear within stands side" },
    { .in = "units.*", .rule = "RG-17.1", .has = "place" },
    { .in = "units.*",
      .rule = "RG-17.1",
      .has = "brigade rating flags formation stands",
      .of = BODIES },
    { .in = "units.*", .rule = "RG-17.1", .has = "label men grade kind weapon", .of = TROOPS },
    { .in = "units.*", .rule = "RG-17.1", .has = "gun", .of = "artillery wagon" },
    { .in = "units.*", .rule = "RG-17.1", .has = "pieces", .of = "artillery" },
    { .in = "units.*", .rule = "RG-17.1", .has = "with wing arrives edge stretch", .of = LEADERS },
    { .in = NULL },
};

lin_status rg_check_keys(const rg_field *f, lin_refusal *why)
{
    return kit_check_keys(f->base.battle, keys, why);
}
