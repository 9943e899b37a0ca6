/* company.h -- who else is at the server while orders are timed: clients that ask for odds without
 * a pause, others that ask for reports, battles that bots fight among themselves. */
#ifndef BENCH_COMPANY_H
#define BENCH_COMPANY_H

typedef struct {
    int odds, reports, bots;
} company;

/* Of games there are: id and key of game i, as the caller has them. */
typedef void (*company_game)(int i, const char **id, const char **key);

void company_come(const company *who, int games, company_game of); /* and begin to ask */
void company_tell(double seconds);                                 /* what they were given */

#endif
