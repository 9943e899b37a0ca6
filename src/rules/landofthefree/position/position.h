/* position.h -- the words of a position: what its writer, its reader and its settling share. */
#ifndef LOF_POSITION_H
#define LOF_POSITION_H

#include "rules/landofthefree/lof.h"

/* A flag and the word for it. A flag without a row here would be lost in writing. */
typedef struct {
    const char *word;
    uint16_t bit;
} lf_word;

extern const lf_word lf_mark_words[];      /* on a unit; these tables end with word NULL */
extern const lf_word lf_group_words[];     /* on a group */
extern const lf_word lf_act_words[];       /* what the active element has done */
extern const char *const lf_where_words[]; /* by lf_where; "": on the table, absent */
extern const char *const lf_level_words[], *const lf_rating_words[], *const lf_phase_words[];

/* A line that lists elements, and where their set is in the state. */
typedef struct {
    const char *word;
    size_t at;
    bool commanders; /* else elements */
} lf_set_line;
extern const lf_set_line lf_set_lines[]; /* ends with word NULL */

static inline tb_set *lf_set_in(lf_state *s, const lf_set_line *line)
{
    return (tb_set *)(void *)((char *)s + line->at);
}

static inline const tb_set *lf_set_at(const lf_state *s, const lf_set_line *line)
{
    return (const tb_set *)(const void *)((const char *)s + line->at);
}

/* Not said by any line read so far: what follows is filled in when all are read. */
#define LF_UNSAID 0xfe

/* Who leads where no line says so: whoever the battle has put there, if he is to be had. */
static inline uint8_t lf_usual_leader(const lf_state *s, int first)
{
    return (uint8_t)(s->where[first] == LF_ABSENT || s->where[first] == LF_DESTROYED ? LF_NONE
                                                                                     : first);
}

/* A phase named by hand lies on the agenda as a step that does not exist until it is settled. */
enum { LF_PHASE_SETUP, LF_PHASE_TURN, LF_PHASE_GROUPS, LF_PHASE_CLOSE };
#define LF_PHASE LF_STEPS

/* ---- position_procedures.c ---- */
void lf_blank_participants(lf_state *s);
void lf_write_participants(const lin_view *view, lin_text *out);
lin_status lf_read_participants(const lf_field *f, lf_state *s, char *const *word, int words,
                                lin_refusal *why);

#endif
