/* position.h -- the words of a position: what its writer, its reader and its settling share. */
#ifndef LOF_POSITION_H
#define LOF_POSITION_H

#include "kit/rows.h"
#include "rules/landofthefree/lof.h"

/* A flag without a row here would be lost in writing. */
extern const kit_flag lf_mark_words[];     /* on a unit; these tables end with word NULL */
extern const kit_flag lf_group_words[];    /* on a group */
extern const kit_flag lf_act_words[];      /* what the active element has done */
extern const char *const lf_where_words[]; /* by lf_where; "": on the table, absent */
extern const char *const lf_level_words[], *const lf_rating_words[], *const lf_phase_words[];
extern const kit_row lf_rows[];

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

/* ---- position.c, position_read.c: the lines with words of their own ---- */
void lf_write_adjusts(const lin_view *view, lin_text *out);
void lf_write_units(const lin_view *view, lin_text *out); /* commanders, too */
void lf_write_groups(const lin_view *view, lin_text *out);
void lf_write_forces(const lin_view *view, lin_text *out);
void lf_write_active(const lin_view *view, lin_text *out);
void lf_write_participants(const lin_view *view, lin_text *out);
void lf_write_pools(const lin_view *view, lin_text *out);
void lf_write_flank_group(const lin_view *view, lin_text *out);
lin_status lf_read_adjusts(kit_reader *r);
lin_status lf_read_unit(kit_reader *r);
lin_status lf_read_group(kit_reader *r);
lin_status lf_read_force(kit_reader *r);
lin_status lf_read_active(kit_reader *r);
lin_status lf_read_participant(kit_reader *r);
lin_status lf_read_pool(kit_reader *r);
lin_status lf_read_flank_group(kit_reader *r);
lin_status lf_read_phase(kit_reader *r);

#endif
