/* refusal.c -- refusals as text and JSON: the same words whoever asked. */
#include "tell/tell.h"

const char *tell_status_code(lin_status status)
{
    switch (status) {
    case LIN_NOT_YOURS:
        return "not-yours";
    case LIN_SYNTAX:
        return "syntax";
    case LIN_NEED_DICE:
        return "need-dice";
    case LIN_OVER:
        return "over";
    case LIN_BAD_FILE:
        return "bad-file";
    case LIN_NO_MEMORY:
        return "busy";
    default:
        return "illegal";
    }
}

/* A library that ran out of memory may have had none for a sentence either. */
static const char *sentence(const lin_refusal *why)
{
    return why->text[0] ? why->text : "It was refused without a reason.";
}

void tell_refusal_members(json_writer *j, const char *code, const lin_refusal *why)
{
    json_put_text(j, "error", sentence(why));
    json_put_text(j, "code", code);
    if (why->rule)
        json_put_text(j, "rule", why->rule);
    if (why->line > 0)
        json_put_int(j, "line", why->line);
}

void tell_refusal_text(const lin_refusal *why, lin_text *out)
{
    lin_put(out, "%s", sentence(why));
    if (why->rule)
        lin_put(out, "  [%s]", why->rule);
}
