/* geos.h -- shapes of the table as GEOS knows them. What is made lives until forget(). */
#ifndef LIN_TABLE_GEOS_H
#define LIN_TABLE_GEOS_H

#include "table/table.h"

#include <geos_c.h>

typedef const GEOSGeometry *shape;

shape keep(GEOSGeometry *g);
void forget(void);

shape point_shape(double x, double y);
shape line_shape(const lin_point *p, int n);
shape segment_shape(lin_point a, lin_point b);
shape area_shape(const lin_point *p, int n);
shape quad_shape(const tb_quad *q);
shape body_shape(const tb_body *b); /* all stands */
/* All vectors from a point of the first quad to one of the second. They overlap by as much as the
 * origin lies inside, and are as far apart as it lies outside. */
shape difference_shape(const tb_quad *a, const tb_quad *b);
shape boundary_of(shape s);
shape common_of(shape a, shape b);
shape grown(shape s, double by); /* or shrunk */

double gap(shape a, shape b);
double length_of(shape s);
bool meets(shape a, shape b);
/* How far the origin lies inside of the shape; negative outside. */
double depth_of_origin(shape s);

#endif
