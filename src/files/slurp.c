/* slurp.c -- whole files in and out.
 *
 * Reading is bounded: a file longer than its reader could use is refused before it fills
 * the memory. Writing goes to a new file beside the old one, which then takes its name in one
 * step: whoever looks sees the old file or the new one, and a full disk loses nothing. */
#define _XOPEN_SOURCE 700 /* realpath */

#include "files/files.h"
#include "core/core.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The name of a file as a sentence shows it. */
typedef struct {
    char text[160];
} shown;

/* Long paths keep their end: that is where the file's name is. */
static shown show(const char *path)
{
    const size_t n = strlen(path);
    shown s = { "" };

    if (strcmp(path, "-") == 0)
        path = "standard input";
    lin_quoted(n > 150 ? path + (n - 150) : path, s.text, sizeof s.text);
    return s;
}

static lin_status refuse_errno(const char *path, const char *done, lin_refusal *why)
{
    return lin_refuse(why, LIN_BAD_FILE, NULL, "%s cannot be %s: %s.", show(path).text, done,
                      strerror(errno));
}

/* ---- Reading ---- */

static lin_status refuse_open(const char *path, lin_refusal *why)
{
    if (errno == ENOENT || errno == ENOTDIR)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no file %s.", show(path).text);
    return refuse_errno(path, "read", why);
}

/* Fill *text, growing it; a NUL is kept room for. Reads one byte past `most` to know. */
static lin_status read_all(int fd, const char *path, size_t most, char **text, size_t *n,
                           lin_refusal *why)
{
    size_t size = 0;

    *text = NULL;
    for (*n = 0;;) {
        ssize_t got;

        if (*n + 1 >= size) {
            char *more = realloc(*text, size = size ? size * 2 : 16384);

            if (!more)
                return lin_refuse(why, LIN_NO_MEMORY, NULL,
                                  "There is no memory left to read "
                                  "%s.",
                                  show(path).text);
            *text = more;
        }
        got = read(fd, *text + *n, size - *n - 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return refuse_errno(path, "read", why);
        if (got == 0)
            break;
        *n += (size_t)got;
        if (*n > most)
            return lin_refuse(why, LIN_BAD_FILE, NULL,
                              "%s is longer than %zu bytes, which is "
                              "more than such a file can need.",
                              show(path).text, most);
    }
    (*text)[*n] = '\0';
    return LIN_OK;
}

static lin_status check_text(const char *path, const char *text, size_t n, lin_refusal *why)
{
    if (!memchr(text, 0, n))
        return LIN_OK;
    return lin_refuse(why, LIN_BAD_FILE, NULL, "%s is not a text file: there are zero bytes in it.",
                      show(path).text);
}

static lin_status read_open(int fd, const char *path, size_t most, char **text, size_t *n,
                            lin_refusal *why)
{
    struct stat info;
    lin_status st;

    if (fstat(fd, &info) != 0)
        return refuse_errno(path, "read", why);
    if (S_ISDIR(info.st_mode))
        return lin_refuse(why, LIN_BAD_FILE, NULL, "%s is a folder, not a file.", show(path).text);
    st = read_all(fd, path, most, text, n, why);
    if (st == LIN_OK && *text)
        st = check_text(path, *text, *n, why);
    if (st != LIN_OK) {
        free(*text);
        *text = NULL;
        *n = 0;
    }
    return st;
}

lin_status lin_slurp(const char *path, size_t most, char **text, size_t *n, lin_refusal *why)
{
    int fd;
    lin_status st;

    *text = NULL;
    *n = 0;
    if (strcmp(path, "-") == 0)
        return read_open(STDIN_FILENO, path, most, text, n, why);
    do {
        fd = open(path, O_RDONLY | O_CLOEXEC);
    } while (fd < 0 && errno == EINTR);
    if (fd < 0)
        return refuse_open(path, why);
    st = read_open(fd, path, most, text, n, why);
    close(fd);
    return st;
}

/* ---- Writing ---- */

static bool write_all(int fd, const char *text, size_t n)
{
    while (n > 0) {
        const ssize_t put = write(fd, text, n);

        if (put < 0 && errno == EINTR)
            continue;
        if (put < 0)
            return false;
        text += put;
        n -= (size_t)put;
    }
    return true;
}

/* A pipe or a terminal has no name to take: write straight into it. */
static lin_status write_straight(const char *path, const char *text, size_t n, lin_refusal *why)
{
    const int fd = open(path, O_WRONLY | O_CLOEXEC);
    bool done;

    if (fd < 0)
        return refuse_errno(path, "written", why);
    done = write_all(fd, text, n);
    if (close(fd) != 0 || !done)
        return refuse_errno(path, "written", why);
    return LIN_OK;
}

/* A new file beside `path`, named after it and this process. */
static int open_beside(const char *path, char *name, size_t size)
{
    for (int i = 0; i < 100; i++) {
        int fd;

        if ((size_t)snprintf(name, size, "%s.%ld-%d", path, (long)getpid(), i) >= size) {
            errno = ENAMETOOLONG;
            return -1;
        }
        fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

static lin_status write_beside(const char *path, const mode_t *mode, const char *text, size_t n,
                               lin_refusal *why)
{
    char name[LIN_PATH];
    const int fd = open_beside(path, name, sizeof name);
    bool done;
    int error;

    if (fd < 0)
        return refuse_errno(path, "written", why);
    done = write_all(fd, text, n) && (!mode || fchmod(fd, *mode) == 0) && fsync(fd) == 0;
    error = done ? 0 : errno;
    if (close(fd) != 0 && done)
        error = errno;
    if (!error && rename(name, path) != 0)
        error = errno;
    if (!error)
        return LIN_OK;
    unlink(name);
    errno = error;
    return refuse_errno(path, "written", why);
}

lin_status lin_spill(const char *path, const char *text, size_t n, lin_refusal *why)
{
    struct stat info;
    lin_status st;
    char *real;
    mode_t mode;

    if (stat(path, &info) != 0)
        return write_beside(path, NULL, text, n, why);
    if (S_ISDIR(info.st_mode))
        return lin_refuse(why, LIN_BAD_FILE, NULL, "%s is a folder; name a file to write.",
                          show(path).text);
    if (!S_ISREG(info.st_mode))
        return write_straight(path, text, n, why);
    real = realpath(path, NULL); /* a link stays a link */
    mode = info.st_mode & 07777;
    st = write_beside(real ? real : path, &mode, text, n, why);
    free(real);
    return st;
}
