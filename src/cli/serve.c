/* serve.c -- `linstock serve`: the same server that `play` starts, for many, without a browser.
 *
 * Everything that can be set stands in rows (server/settings.c): a file names what is other than
 * usual, a flag counts for more than the file. */
#include "cli/cli.h"

#include "server/serve.h"

#include <string.h>

enum { TEXTS = 7, OPTIONS = LIMITS + TEXTS + 2 };

static const struct {
    const char *name, *value, *help;
} texts[TEXTS] = {
    { "listen", "ADDRESS", "the address to listen on; 127.0.0.1 unless told" },
    { "port", "N", "the port; 1777 or the next that is free unless told" },
    { "data", "DIR", "where games are kept" },
    { "public", "URL", "https://games.example.org: what it is called through a proxy with TLS" },
    { "proxy", "ADDRESS", "a proxy whose word is taken for who asks" },
    { "host", "NAME", "a name by which it may be called besides its address" },
    { "log", "HOW", "text, json or off" },
};

static void up(void *self, const char *address)
{
    const serve_settings *set = self;

    printf("Linstock is at %s\n", set->public_address[0] ? set->public_address : address);
    fflush(stdout);
}

static int serve(serve_settings *set)
{
    const char *host[HOSTS_MOST];
    serve_options want = { .share = LIN_SHARE_DIR,
                           .listen = set->listen[0] ? set->listen : NULL,
                           .host = host,
                           .hosts = set->hosts,
                           .port = (int)set->port,
                           .data = set->data[0] ? set->data : NULL,
                           .limits = set->limits,
                           .public_address = set->public_address[0] ? set->public_address : NULL,
                           .proxy = set->proxy,
                           .proxies = set->proxies,
                           .log = set->log,
                           .warm = true,
                           .up = up,
                           .self = set };
    char trouble[400] = "";
    int code;

    for (int i = 0; i < set->hosts; i++)
        host[i] = set->host[i];
    code = lin_serve(&want, trouble, sizeof trouble);
    if (code == 0)
        return CLI_DONE;
    cli_bad("%s", trouble);
    return code == LIN_SERVE_LOST ? CLI_NO : CLI_BAD;
}

/* "connections_per_address" as a flag. */
static void flag_name(const char *name, char *out)
{
    do
        *out++ = *name == '_' ? '-' : *name;
    while (*name++);
}

int cli_serve(int argc, char **argv)
{
    static serve_settings set; /* too large for a stack, and good until the end */
    static char flag[LIMITS][40];
    const char *config = NULL, *given[LIMITS + TEXTS] = { NULL };
    cli_option options[OPTIONS] = {
        { .name = "config", .value = "FILE", .text = &config, .help = "a file of settings" }
    };
    const cli_usage usage = {
        .usage = "serve [--config FILE] [options]",
        .about = "Serves games for many, until it is told to stop. Every option can stand in a "
                 "file of lines such as \"port = 1777\"; an option given here counts for more. "
                 "docs/serving.md tells how to run it behind a proxy.",
        .example = "  linstock serve --config /etc/linstock.conf",
        .most = 0,
        .option = options,
    };
    char why[400] = "";
    cli_words w;
    int code;

    for (int i = 0; i < TEXTS; i++)
        options[1 + i] = (cli_option){
            .name = texts[i].name, .value = texts[i].value, .text = &given[i], .help = texts[i].help
        };
    for (int i = 0; i < LIMITS; i++) {
        flag_name(limit_rows[i].name, flag[i]);
        options[1 + TEXTS + i] = (cli_option){
            .name = flag[i], .value = "N", .text = &given[TEXTS + i], .help = limit_rows[i].help
        };
    }
    code = cli_parse(&usage, argc, argv, &w);
    if (code != CLI_GO_ON)
        return code;
    settings_usual(&set);
    if (config && !settings_read(&set, config, why, sizeof why))
        return cli_bad("%s", why);
    for (int i = 0; i < LIMITS + TEXTS; i++)
        if (given[i] && !settings_set(&set, options[1 + i].name, given[i], why, sizeof why))
            return cli_bad("%s", why);
    return serve(&set);
}
