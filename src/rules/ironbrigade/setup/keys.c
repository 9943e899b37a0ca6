/* keys.c -- what a battle's file has for this book. */
#include "kit/keys.h"
#include "rules/ironbrigade/setup/setup.h"

static const kit_keys keys[] = {
    { .in = "",
      .rule = "IB-13.1",
      .has = "terms nations edges first zones places points sharpshooters footprints setups" },
    { .in = "terms",
      .rule = "IB-10.7",
      .has = "holds within takes breaks side with limits own-turns" },
    { .in = "nations", .rule = "IB-13.1", .sides = true },
    { .in = "edges", .rule = "IB-13.1", .sides = true },
    { .in = "units.*",
      .rule = "IB-13.1",
      .has = "brigade class troops nation gun formation place division rating order falls-back "
             "arrives stretch" },
    { .in = NULL },
};

lin_status ib_check_keys(const ib_field *f, lin_refusal *why)
{
    return kit_check_keys(f->base.battle, keys, why);
}
