/* output.c -- from a drawing to a file: SVG, PNG or PDF.
 *
 * Everything is first made in memory. The file is then written beside its place and renamed:
 * it appears whole, or not at all. */
#include "draw/plan.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool same_word(const char *a, const char *b)
{
    while (*a && tolower((unsigned char)*a) == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

plan_output output_format(const char *name)
{
    name += *name == '.';
    return same_word(name, "svg")   ? OUTPUT_SVG
           : same_word(name, "png") ? OUTPUT_PNG
           : same_word(name, "pdf") ? OUTPUT_PDF
                                    : OUTPUT_NONE;
}

/* ---- bytes in memory ---- */

cairo_status_t bytes_add(void *self, const unsigned char *data, unsigned int n)
{
    plan_bytes *b = self;

    if (b->n + n + 1 > b->cap) {
        const size_t cap = (b->n + n + 1) * 2 + 65536;
        char *more = realloc(b->at, cap);

        if (!more) {
            b->starved = true;
            return CAIRO_STATUS_NO_MEMORY;
        }
        b->at = more;
        b->cap = cap;
    }
    memcpy(b->at + b->n, data, n);
    b->n += n;
    b->at[b->n] = 0;
    return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *output_open(plan_output how, double w, double h, plan_bytes *out)
{
    cairo_surface_t *s;

    if (how == OUTPUT_PNG)
        return cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)w, (int)h);
    if (how == OUTPUT_SVG) {
        s = cairo_svg_surface_create_for_stream(bytes_add, out, w, h);
        cairo_svg_surface_set_document_unit(s, CAIRO_SVG_UNIT_PX);
        return s;
    }
    s = cairo_pdf_surface_create_for_stream(bytes_add, out, w, h);
    cairo_pdf_surface_set_metadata(s, CAIRO_PDF_METADATA_CREATE_DATE, "");
    return s;
}

/* ---- the end of a drawing ---- */

cairo_status_t output_close(plan_output how, cairo_surface_t *s, plan_bytes *out)
{
    cairo_status_t status = cairo_surface_status(s);

    if (how == OUTPUT_PNG && !status)
        status = cairo_surface_write_to_png_stream(s, bytes_add, out);
    cairo_surface_finish(s);
    if (!status)
        status = cairo_surface_status(s);
    cairo_surface_destroy(s);
    if (how == OUTPUT_SVG && !status && out->at && !svg_settle(out))
        status = CAIRO_STATUS_NO_MEMORY;
    return status;
}

/* ---- the file ---- */

static bool write_all(int file, const char *at, size_t n)
{
    while (n) {
        const ssize_t done = write(file, at, n);

        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        at += done;
        n -= (size_t)done;
    }
    return true;
}

lin_status output_save(const plan_bytes *b, const char *path, lin_refusal *why)
{
    const size_t size = strlen(path) + 32;
    char *beside = malloc(size);

    if (!beside)
        return lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left to save the picture.");
    snprintf(beside, size, "%s.%ld.part", path, (long)getpid());
    const int file = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    bool fine = file >= 0 && write_all(file, b->at, b->n);
    int wrong = errno;

    if (file >= 0 && close(file) != 0 && fine) {
        fine = false;
        wrong = errno;
    }
    if (fine && rename(beside, path) != 0) {
        fine = false;
        wrong = errno;
    }
    if (!fine && file >= 0)
        unlink(beside);
    free(beside);
    if (fine)
        return LIN_OK;
    return lin_refuse(why, LIN_BAD_FILE, NULL,
                      "The picture cannot be written to %.150s: %s. Give a file in a folder "
                      "that exists and may be written.",
                      path, strerror(wrong));
}
