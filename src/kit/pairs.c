/* pairs.c -- who is joined to whom through others. */
#include "kit/pairs.h"

tb_set kit_pairs_joined(const kit_pairs *all, int u, const tb_set *without)
{
    const tb_set nobody = { { 0 } }, *out = without ? without : &nobody;
    tb_set joined = nobody;
    bool more = !kit_set_has(out, u) && kit_pairs_have(all, u);

    if (more)
        kit_set_put(&joined, u);
    while (more) {
        more = false;
        for (int i = 0; i < all->n; i++) {
            const int a = kit_pair(all, i)[0], b = kit_pair(all, i)[1];

            if (kit_set_has(&joined, a) == kit_set_has(&joined, b) || kit_set_has(out, a) ||
                kit_set_has(out, b))
                continue;
            kit_set_put(&joined, a);
            kit_set_put(&joined, b);
            more = true;
        }
    }
    return joined;
}
