/* Lines of sight on ground: touching is not running through, from whichever side. */
#include "kit/scenery.h"
#include "table_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>

#define STEP 100 /* of a coarse grid: corners often lie right upon a line */

static lin_point any_knot(lin_rng *r)
{
    const lin_point p = point_in(r, 0, 8, 0, 8);

    return (lin_point){ p.x * STEP, p.y * STEP };
}

/* covers: LF-AT-14 */
static void whoever_runs_inside_runs_through(void **state)
{
    lin_rng r = 5;
    int through = 0, outside = 0;

    (void)state;
    while (through < 50000 || outside < 50000) {
        lin_point corner[4];
        const int n = between(&r, 3, 4);
        const lin_point a = any_knot(&r);
        const lin_point b = any_knot(&r);
        kit_piece p = { .kind = KIT_AREA };
        bool runs;

        for (int i = 0; i < n; i++)
            corner[i] = any_knot(&r);
        if (lin_outline_check(corner, n, true, NULL) != LIN_OK || (a.x == b.x && a.y == b.y))
            continue;
        p.shape = tb_outline_of(corner, n, true);
        runs = tb_area_run(&p.shape, a, b, NULL) > 0;
        assert_int_equal(kit_piece_runs_through(&p, a, b), runs);
        assert_int_equal(kit_piece_runs_through(&p, b, a), runs);
        through += runs;
        outside += !runs;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_runs_inside_runs_through),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
