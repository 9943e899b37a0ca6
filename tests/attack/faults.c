/* faults.c -- a disk that is slow or fails, clocks that are set or run ahead: laid before a program
 * with LD_PRELOAD. The file that $FAULTS names says what is the matter, one word and a number a
 * line:
 *
 *   sync-ms 300    every sync takes so long
 *   sync-fails 1   every sync fails with EIO
 *   read-fails 3   the third read of a file fails with EIO
 *   drowsy-ms 300  whoever is called a worker takes so long to come for a lock
 *   clock -3600    the wall clock is so many seconds off
 *   leap 1800      so many seconds have gone by of which the machine knows nothing: on all clocks
 *   hurry 20       what is done every so often is done so many times as often; and the bytes that
 *                  the program has of its heap stand in $FAULTS.heap
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { SYNC_MS, SYNC_FAILS, READ_FAILS, DROWSY_MS, CLOCK, LEAP, HURRY, FAULTS };
static const char *const names[FAULTS] = { "sync-ms", "sync-fails", "read-fails", "drowsy-ms",
                                           "clock",   "leap",       "hurry" };

/* Read again by each thread when the file is another than it was. Without a byte of the heap: an
 * allocator that looks at the clock may be the one who asks. */
static long fault(int which)
{
    static __thread long value[FAULTS];
    static __thread struct timespec read_at;
    static __thread long long read_size = -1;
    const char *path = getenv("FAULTS");
    struct stat info;
    char text[400];
    ssize_t n;
    int fd;

    if (!path || stat(path, &info) != 0)
        return 0;
    if (info.st_size == read_size && info.st_mtim.tv_sec == read_at.tv_sec &&
        info.st_mtim.tv_nsec == read_at.tv_nsec)
        return value[which];
    memset(value, 0, sizeof value);
    read_at = info.st_mtim;
    read_size = info.st_size;
    fd = open(path, O_RDONLY | O_CLOEXEC);
    n = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
    text[n > 0 ? n : 0] = '\0';
    if (fd >= 0)
        close(fd);
    for (const char *at = text; *at; at += strcspn(at, "\n") + (at[strcspn(at, "\n")] == '\n'))
        for (int i = 0; i < FAULTS; i++)
            if (strncmp(at, names[i], strlen(names[i])) == 0 && at[strlen(names[i])] == ' ')
                value[i] = strtol(at + strlen(names[i]), NULL, 10);
    return value[which];
}

/* ---- the disk ---- */

static int synced(int fd, const char *call)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, call);
    const long ms = fault(SYNC_MS);
    const struct timespec nap = { ms / 1000, ms % 1000 * 1000000 };

    if (ms > 0)
        nanosleep(&nap, NULL);
    if (fault(SYNC_FAILS)) {
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

/* Counted anew with each other number. */
ssize_t pread64(int fd, void *to, size_t n, off64_t at)
{
    static ssize_t (*real)(int, void *, size_t, off64_t);
    static _Atomic long last, reads;
    const long first = fault(READ_FAILS);

    if (!real)
        real = (ssize_t(*)(int, void *, size_t, off64_t))dlsym(RTLD_NEXT, "pread64");
    if (first != last) {
        last = first;
        reads = 0;
    }
    if (first > 0 && ++reads == first) {
        errno = EIO;
        return -1;
    }
    return real(fd, to, n, at);
}

/* ---- workers ---- */

int pthread_mutex_lock(pthread_mutex_t *m)
{
    static int (*real)(pthread_mutex_t *);
    const long ms = fault(DROWSY_MS);
    const struct timespec nap = { ms / 1000, ms % 1000 * 1000000 };
    char name[16] = "";

    if (!real)
        real = (int (*)(pthread_mutex_t *))dlsym(RTLD_NEXT, "pthread_mutex_lock");
    if (ms > 0 && prctl(PR_GET_NAME, name) == 0 && strcmp(name, "worker") == 0)
        nanosleep(&nap, NULL);
    return real(m);
}

/* ---- clocks ---- */

int clock_gettime(clockid_t id, struct timespec *t)
{
    static int (*real)(clockid_t, struct timespec *);
    int code;

    if (!real)
        real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    code = real(id, t);
    if (id == CLOCK_REALTIME)
        t->tv_sec += fault(CLOCK) + fault(LEAP);
    else if (id == CLOCK_MONOTONIC || id == CLOCK_MONOTONIC_COARSE)
        t->tv_sec += fault(LEAP);
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

/* Whoever waits until a time of ours waits until that of the machine. */
int pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *until)
{
    static int (*real)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    struct timespec t = *until;

    if (!real) {
        void *at = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2"); /* not the oldest */

        real = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))(
            at ? at : dlsym(RTLD_NEXT, "pthread_cond_timedwait"));
    }
    t.tv_sec -= fault(LEAP);
    if (t.tv_sec < 0)
        t.tv_sec = 0;
    return real(c, m, &t);
}

static void tell_heap(void)
{
    const struct mallinfo2 m = mallinfo2();
    char path[1000], other[1010];
    FILE *f;

    snprintf(path, sizeof path, "%s.heap", getenv("FAULTS"));
    snprintf(other, sizeof other, "%s.new", path);
    f = fopen(other, "w");
    if (!f)
        return;
    fprintf(f, "%zu\n", m.uordblks + m.hblkhd);
    fclose(f);
    rename(other, path);
}

int sigtimedwait(const sigset_t *set, siginfo_t *info, const struct timespec *timeout)
{
    int (*real)(const sigset_t *, siginfo_t *, const struct timespec *) =
        (int (*)(const sigset_t *, siginfo_t *, const struct timespec *))dlsym(RTLD_NEXT,
                                                                               "sigtimedwait");
    const long hurry = fault(HURRY);
    struct timespec t = *timeout;

    if (hurry > 0) {
        const long long ns = (t.tv_sec * 1000000000LL + t.tv_nsec) / hurry;

        t = (struct timespec){ (time_t)(ns / 1000000000), (long)(ns % 1000000000) };
        tell_heap();
    }
    return real(set, info, &t);
}
