/* key.h -- the entries of the explanation, between key.c and samples.c. */
#ifndef LIN_KEY_H
#define LIN_KEY_H

#include "draw/plan.h"

struct key_entry;
typedef void (*key_sample)(plan *p, const struct key_entry *e, double x, double y, double s);

typedef struct key_entry {
    key_sample draw;
    char text[48];
    int value;       /* points, a side, the shape of a tag: as draw likes */
    char letters[6]; /* of a tag */
    bool thin;       /* of woods: few trees */
} key_entry;

enum { KEY_ENTRIES = 48 };

/* One more entry of a list, to be filled in; where the list is full, its last. */
key_entry *entry_add(key_entry *list, int *n, const char *text, key_sample draw);
bool has_entry(const key_entry *list, int n, const char *text);

/* draw/table/key.c: what a table shows, added to a list; how many it then has. */
int scenery_entries(plan *p, key_entry *list, int n);
int stand_entries(plan *p, key_entry *list, int n);

void sample_hill(plan *p, const key_entry *e, double x, double y, double s);
void sample_woods(plan *p, const key_entry *e, double x, double y, double s);
void sample_creek(plan *p, const key_entry *e, double x, double y, double s);
void sample_stream(plan *p, const key_entry *e, double x, double y, double s);
void sample_road(plan *p, const key_entry *e, double x, double y, double s);
void sample_lane(plan *p, const key_entry *e, double x, double y, double s);
void sample_byway(plan *p, const key_entry *e, double x, double y, double s);
void sample_trail(plan *p, const key_entry *e, double x, double y, double s);
void sample_edge(plan *p, const key_entry *e, double x, double y, double s);
void sample_ford(plan *p, const key_entry *e, double x, double y, double s);
void sample_swamp(plan *p, const key_entry *e, double x, double y, double s);
void sample_village(plan *p, const key_entry *e, double x, double y, double s);
void sample_houses(plan *p, const key_entry *e, double x, double y, double s);
void sample_victory(plan *p, const key_entry *e, double x, double y, double s);
void sample_tag(plan *p, const key_entry *e, double x, double y, double s);
void sample_counter(plan *p, const key_entry *e, double x, double y, double s);
void sample_arm(plan *p, const key_entry *e, double x, double y, double s);
void sample_badge(plan *p, const key_entry *e, double x, double y, double s);

#endif
