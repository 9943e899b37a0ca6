/* outline_parts.c -- an outline cut into shapes without notches, corner by corner: a corner that
 * sticks out, and has no other within it, is cut off. */
#include "kit/window.h"

static bool holds(lin_point a, lin_point b, lin_point c, lin_point p)
{
    return tb_cross(a, b, p) >= 0 && tb_cross(b, c, p) >= 0 && tb_cross(c, a, p) >= 0;
}

static bool is_ear(const lin_point *p, int n, int i)
{
    const lin_point a = p[(i + n - 1) % n], b = p[i], c = p[(i + 1) % n];

    if (tb_cross(a, b, c) <= 0)
        return false;
    for (int k = 0; k < n; k++)
        if (k != i && k != (i + 1) % n && k != (i + n - 1) % n && holds(a, b, c, p[k]))
            return false;
    return true;
}

/* Stands run the other way round than outlines. */
static tb_quad as_stand(lin_point a, lin_point b, lin_point c, lin_point d)
{
    return (tb_quad){ { d, c, b, a } };
}

static bool is_without_notch(const lin_point *p)
{
    for (int i = 0; i < 4; i++)
        if (tb_cross(p[i], p[(i + 1) & 3], p[(i + 2) & 3]) <= 0)
            return false;
    return true;
}

int kit_outline_parts(const lin_point *p, int n, tb_quad *out)
{
    lin_point left[TB_STANDS + 2];
    int parts = 0;

    if (n == 4 && is_without_notch(p)) {
        out[0] = as_stand(p[0], p[1], p[2], p[3]);
        return 1;
    }
    if (n < 3 || n > TB_STANDS + 2)
        return 0;
    for (int i = 0; i < n; i++)
        left[i] = p[i];
    while (n > 3) {
        int i = 0;

        while (i < n && !is_ear(left, n, i))
            i++;
        if (i == n)
            return 0;
        out[parts++] =
            as_stand(left[(i + n - 1) % n], left[i], left[(i + 1) % n], left[(i + 1) % n]);
        for (n--; i < n; i++)
            left[i] = left[i + 1];
    }
    if (tb_cross(left[0], left[1], left[2]) <= 0)
        return 0;
    out[parts++] = as_stand(left[0], left[1], left[2], left[2]);
    return parts;
}
