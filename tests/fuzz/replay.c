/* replay.c -- kept inputs once more, without libFuzzer.
 *
 *     replay_NAME FOLDER...
 *
 * Calls the target with every file of the folders. A target that finds something aborts, so whoever
 * reads the last line knows that all of them are fine; the file in hand is named first when it is
 * not. */
#include "fuzz.h"

#include <dirent.h>
#include <signal.h>
#include <unistd.h>

static char path[LIN_PATH]; /* in hand */

/* Only what a signal handler may do. */
static void say_where(int sig)
{
    static const char words[] = "replay: it was ";

    if (write(2, words, sizeof words - 1) < 0 || write(2, path, strlen(path)) < 0 ||
        write(2, "\n", 1) < 0)
        _exit(1);
    signal(sig, SIG_DFL);
    raise(sig);
}

static uint8_t *read_file(size_t *n)
{
    FILE *in = fopen(path, "rb");
    uint8_t *data = NULL;
    long size = -1;

    if (in && fseek(in, 0, SEEK_END) == 0 && (size = ftell(in)) >= 0 && fseek(in, 0, SEEK_SET) == 0)
        data = malloc((size_t)size + 1);
    *n = data ? fread(data, 1, (size_t)size, in) : 0;
    if (in)
        fclose(in);
    return data;
}

/* The bytes lie in a block of exactly their size, so that a sanitizer sees a read past their end.
 */
static void replay_file(void)
{
    size_t n;
    uint8_t *data = read_file(&n), *exact = malloc(n ? n : 1);

    if (!data || !exact)
        fuzz_fail("cannot read", path);
    memcpy(exact, data, n);
    free(data);
    LLVMFuzzerTestOneInput(exact, n);
    free(exact);
}

static int replay_folder(const char *folder)
{
    DIR *open = opendir(folder);
    int n = 0;

    if (!open) {
        fprintf(stderr, "replay: there is no folder %s\n", folder);
        exit(2);
    }
    for (const struct dirent *e; (e = readdir(open));) {
        if (e->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        replay_file();
        n++;
    }
    closedir(open);
    return n;
}

int main(int argc, char **argv)
{
    int n = 0;

    signal(SIGABRT, say_where);
    for (int i = 1; i < argc; i++)
        n += replay_folder(argv[i]);
    printf("%d passed, 0 failed\n", n);
    return 0;
}
