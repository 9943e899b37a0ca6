/* position.h -- words that positions are written in and read by. */
#ifndef GERMANTOWN_POSITION_H
#define GERMANTOWN_POSITION_H

#include "rules/germantown/germantown.h"

typedef struct {
    const char *name;
    uint16_t value;
} gt_word;

enum { GT_MARK_WORDS = 16, GT_PLACE_WORDS = 5, GT_ONCE_WORDS = 3 };
extern const gt_word gt_mark_words[GT_MARK_WORDS];   /* bits of mark */
extern const gt_word gt_place_words[GT_PLACE_WORDS]; /* places that are no hex */
extern const char *const gt_once_words[GT_ONCE_WORDS];

#endif
