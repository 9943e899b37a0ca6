/* table_strokes.c -- lines and spots drawn over the ground: objectives, works, overlays, sight. */
#include "cli/map/table_plan.h"

#include <string.h>

typedef struct {
    const char *kind, *sign, *fine, *text;
    int ink;
} stroke_style;

static const stroke_style styles[] = {
    { "reach", "+", "•", "as far as it can get", 26 },
    { "arc", "'", "∙", "its front arc", 130 },
    { "band", "-", "╌", "a range", 130 },
    { "zone", "z", "×", "a zone", 160 },
    { "sphere", "o", "∘", "a command sphere", 90 },
    { "sight", ".", "·", "a line of sight", 28 },
    { "blocked", "x", "x", "what is in the way", 160 },
    { "deploy", ":", "┊", "where to set up", 90 },
    { "work", "X", "X", "a breastwork", 52 },
    { "objective", "*", "★", "an objective", 130 },
    { "held-0", "*", "★", "an objective", 160 },
    { "held-1", "*", "★", "an objective", 25 },
};

static const stroke_style unknown = { "", "?", "?", "a mark", 236 };

static const stroke_style *style_of(const lin_stroke *s)
{
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
        if (strcmp(styles[i].kind, s->kind) == 0)
            return &styles[i];
    return &unknown;
}

static const char *sign_of(const cli_look *look, const stroke_style *style)
{
    return look->utf8 ? style->fine : style->sign;
}

static void draw_place(table_plan *p, int x, int y, void *self)
{
    const stroke_style *style = self;

    sheet_letter(&p->s, x, y, sign_of(p->look, style), style->ink, TINT_NONE, true);
    *plan_taken(p, x, y) = PLAN_LINE;
}

void plan_strokes(table_plan *p, const lin_stroke *list, int n)
{
    for (int i = 0; i < n; i++) {
        const lin_stroke *s = &list[i];
        const stroke_style *style = style_of(s);

        for (int k = 0; k + 1 < s->points; k++)
            plan_line(p, s->point[k], s->point[k + 1], draw_place, (void *)style);
        if (s->closed && s->points > 2)
            plan_line(p, s->point[s->points - 1], s->point[0], draw_place, (void *)style);
    }
}

/* ---- spots ----------------------------------------------------------------------------- */

void plan_keep_spots(table_plan *p, const lin_stroke *list, int n)
{
    int x, y;

    for (int i = 0; i < n; i++)
        if (list[i].points == 1 && plan_place(p, list[i].point[0], &x, &y)) {
            *plan_taken(p, x, y) = PLAN_SPOT;
            if (x + 1 < p->s.wide)
                *plan_taken(p, x + 1, y) = PLAN_SPOT;
        }
}

/* With its number among those like it; beside the id of whoever stands on it. */
static void draw_spot(table_plan *p, const lin_stroke *s, int number)
{
    const stroke_style *style = style_of(s);
    char figure[12];
    int x, y;

    if (!plan_place(p, s->point[0], &x, &y))
        return;
    while (*plan_taken(p, x, y) == PLAN_LETTER && x + 1 < p->s.wide)
        x++;
    draw_place(p, x, y, (void *)style);
    snprintf(figure, sizeof figure, "%d", number);
    if (x + 1 < p->s.wide && *plan_taken(p, x + 1, y) != PLAN_LETTER)
        sheet_text(&p->s, x + 1, y, figure, 1, style->ink, TINT_NONE, true);
}

void plan_spots(table_plan *p, const lin_stroke *list, int n)
{
    int spots = 0;

    for (int i = 0; i < n; i++)
        if (list[i].points == 1)
            draw_spot(p, &list[i], ++spots);
}

void plan_strokes_key(const cli_look *look, const lin_stroke *list, int n, lin_text *out)
{
    for (int i = 0; i < n; i++) {
        const stroke_style *style = style_of(&list[i]);
        bool seen = false;

        for (int k = 0; k < i && !seen; k++)
            seen = strcmp(style_of(&list[k])->text, style->text) == 0;
        if (!seen)
            lin_put(out, "; %s %s", sign_of(look, style), style->text);
    }
}
