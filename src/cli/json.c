/* json.c -- JSON on standard output, indented for people: what every --json prints. */
#include "cli/cli.h"

#include <stdlib.h>

json_writer cli_json(void)
{
    return (json_writer){ .indented = true };
}

void cli_json_flush(json_writer *j)
{
    if (j->at)
        fwrite(j->at, 1, j->used, stdout);
    j->used = 0;
}

int cli_json_end(json_writer *j)
{
    const bool failed = j->failed;

    cli_json_flush(j);
    putchar('\n');
    free(j->at);
    *j = (json_writer){ 0 };
    return failed ? cli_bad("there is no memory left.") : CLI_DONE;
}
