/* keys.c -- what a battle's file has for this book. */
#include "kit/keys.h"
#include "rules/landofthefree/setup/setup.h"

static const kit_keys keys[] = {
    { .in = "",
      .has =
          "points limits types sizes refight attacker edges stands war nations bag setups table" },
    { .in = "edges", .sides = true },
    { .in = "nations", .sides = true },
    { .in = "bag", .has = "incompetent competent skilled highly-skilled" },
    { .in = "setups.*", .has = "title keep", .sides = true },
    { .in = "setups.*.keep", .sides = true },
    { .in = "units.*",
      .rule = "LF-FB-07",
      .has = "group weapon upgrade suggested shots out_of_sphere men",
      .of = "infantry cavalry artillery" },
    { .in = "units.*",
      .rule = "LF-FB-07",
      .has = "rating used division arrives",
      .of = "group-commander force-commander div-commander" },
    { .in = NULL },
};

lin_status lf_check_keys(const lf_field *f, lin_refusal *why)
{
    return kit_check_keys(f->base.battle, keys, why);
}
