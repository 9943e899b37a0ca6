/* odds_summary.h -- odds at a glance, as a sentence, as lines and as JSON. */
#ifndef LIN_ODDS_SUMMARY_H
#define LIN_ODDS_SUMMARY_H

#include "linstock.h"
#include "tell/json_writer.h"

#include <stdio.h>

void tell_fraction(uint64_t num_high, uint64_t num_low, uint64_t den_high, uint64_t den_low,
                   lin_text *out);
/* "Won 62 %, nothing 20 %, lost 18 %. LEGION: 2.4 hits on average, is Shaken 31 %." */
void tell_summary_text(const lin_field *f, const lin_odds *odds, lin_text *out);
void tell_summary_json(json_writer *j, const char *key, const lin_field *f, const lin_odds *odds);
void tell_summary_lines(const lin_field *f, const lin_odds *odds, FILE *to);

#endif
