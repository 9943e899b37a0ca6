/* faults.c -- a disk that is slow or fails, and a wall clock that is set: laid before a program
 * with LD_PRELOAD. The file that $FAULTS names says what is the matter, one word and a number a
 * line: sync-ms 300      every sync takes so long sync-fails 1     every sync fails with EIO clock
 * -3600      the wall clock is so many seconds off */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long fault(const char *name)
{
    const char *path = getenv("FAULTS");
    FILE *f = path ? fopen(path, "r") : NULL;
    char word[40];
    long value, found = 0;

    while (f && fscanf(f, "%39s %ld", word, &value) == 2)
        if (strcmp(word, name) == 0)
            found = value;
    if (f)
        fclose(f);
    return found;
}

static int synced(int fd, const char *call)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    const long ms = fault("sync-ms");
    const struct timespec nap = { ms / 1000, ms % 1000 * 1000000 };

    if (ms > 0)
        nanosleep(&nap, NULL);
    if (fault("sync-fails")) {
        errno = EIO;
        return -1;
    }
    return real(fd);
}

int fsync(int fd)
{
    return synced(fd, "fsync");
}

int fdatasync(int fd)
{
    return synced(fd, "fdatasync");
}

int clock_gettime(clockid_t id, struct timespec *t)
{
    int (*real)(clockid_t, struct timespec *) =
        (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    const int code = real(id, t);

    if (id == CLOCK_REALTIME)
        t->tv_sec += fault("clock");
    return code;
}

time_t time(time_t *out)
{
    struct timespec t;

    clock_gettime(CLOCK_REALTIME, &t);
    if (out)
        *out = t.tv_sec;
    return t.tv_sec;
}
