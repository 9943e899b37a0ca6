/* field.h -- what the files lend each other that make a field of a battle's files. */
#ifndef GT_FIELD_H
#define GT_FIELD_H

#include "rules/germantown/germantown.h"

/* What is wrong, with the line of the file. */
lin_status gt_wrong_at(lin_refusal *why, const lin_node *n, const char *rule, const char *what);
/* field_counters.c */
lin_status gt_build_counters(gt_field *f, lin_refusal *why);

#endif
