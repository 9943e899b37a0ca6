/* geos.c -- see geos.h. */
#include "geos.h"

#include <stdio.h>
#include <stdlib.h>

enum { MOST_KEPT = 128 };
static GEOSGeometry *kept[MOST_KEPT];
static int kepts;

/* GEOS says NULL, or 2 for a question, where it fails: no answer is no pass. */
static void fail(const char *what)
{
    fprintf(stderr, "oracle: GEOS cannot %s\n", what);
    exit(2);
}

shape keep(GEOSGeometry *g)
{
    if (!g || kepts == MOST_KEPT)
        fail("make a shape");
    kept[kepts++] = g;
    return g;
}

void forget(void)
{
    while (kepts > 0)
        GEOSGeom_destroy(kept[--kepts]);
}

static GEOSCoordSequence *points_of(const lin_point *p, int n, bool closed)
{
    GEOSCoordSequence *s = GEOSCoordSeq_create((unsigned)(n + closed), 2);

    if (!s)
        fail("make points");
    for (int i = 0; i < n + closed; i++)
        if (!GEOSCoordSeq_setXY(s, (unsigned)i, p[i % n].x, p[i % n].y))
            fail("set a point");
    return s;
}

shape point_shape(double x, double y)
{
    return keep(GEOSGeom_createPointFromXY(x, y));
}

shape line_shape(const lin_point *p, int n)
{
    return keep(GEOSGeom_createLineString(points_of(p, n, false)));
}

shape segment_shape(lin_point a, lin_point b)
{
    const lin_point p[2] = { a, b };

    return line_shape(p, 2);
}

static GEOSGeometry *polygon(const lin_point *p, int n)
{
    return GEOSGeom_createPolygon(GEOSGeom_createLinearRing(points_of(p, n, true)), NULL, 0);
}

shape area_shape(const lin_point *p, int n)
{
    return keep(polygon(p, n));
}

shape quad_shape(const tb_quad *q)
{
    return area_shape(q->p, 4);
}

shape body_shape(const tb_body *b)
{
    GEOSGeometry *stand[TB_STANDS];

    for (int i = 0; i < b->stands; i++)
        stand[i] = polygon(b->stand[i].p, 4);
    return keep(GEOSGeom_createCollection(GEOS_MULTIPOLYGON, stand, b->stands));
}

shape difference_shape(const tb_quad *a, const tb_quad *b)
{
    lin_point way[16];

    for (int i = 0; i < 16; i++)
        way[i] = (lin_point){ b->p[i % 4].x - a->p[i / 4].x, b->p[i % 4].y - a->p[i / 4].y };
    return keep(GEOSConvexHull(line_shape(way, 16)));
}

shape boundary_of(shape s)
{
    return keep(GEOSBoundary(s));
}

shape common_of(shape a, shape b)
{
    return keep(GEOSIntersection(a, b));
}

shape grown(shape s, double by)
{
    return keep(GEOSBufferWithStyle(s, by, 8, GEOSBUF_CAP_FLAT, GEOSBUF_JOIN_MITRE, 100));
}

double gap(shape a, shape b)
{
    double d;

    if (!GEOSDistance(a, b, &d))
        fail("measure a distance");
    return d;
}

double length_of(shape s)
{
    double d;

    if (!GEOSLength(s, &d))
        fail("measure a length");
    return d;
}

bool meets(shape a, shape b)
{
    const char yes = GEOSIntersects(a, b);

    if (yes == 2)
        fail("compare shapes");
    return yes == 1;
}

double depth_of_origin(shape s)
{
    const shape origin = point_shape(0, 0);

    return meets(s, origin) ? gap(boundary_of(s), origin) : -gap(s, origin);
}
