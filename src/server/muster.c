/* muster.c -- forces that players build, and battles of them.
 *
 * The page holds the force it works on as its line of text; whatever it changes it sends here, and
 * is told what the force costs and what is wrong with it. A battle of two forces is written into
 * the data folder, under a name made of what it is made of, so that the games fought in it are
 * found again; it is asked for and fought like any other, but stands in no list, and is given back
 * where there are too many (loose.c). */
#include "server/server.h"
#include "linstock_rules.h"

#include <jansson.h>
#include <limits.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MUSTERED_MOST 400
#define NAMED         12 /* letters of its name that are of what it is made of */

void mustered_open(server *s, const char *folder)
{
    if (snprintf(s->mustered, sizeof s->mustered, "%s/battles", folder) >=
            (int)sizeof s->mustered ||
        lin_source_also(s->source, s->mustered, NULL) != LIN_OK)
        s->mustered[0] = '\0';
}

const lin_rules *muster_book(request *rq, enum MHD_Result *done)
{
    const char *at = rq->path + strlen("/api/muster/");
    char book[MUSTER_BOOK];
    const lin_rules *r;

    snprintf(book, sizeof book, "%.*s", (int)strcspn(at, "/"), at);
    r = lin_rules_find(book);
    if (lin_rules_muster(r))
        return r;
    *done =
        reply_no(rq, MHD_HTTP_NOT_FOUND, "no-such-thing",
                 r ? "By the rules of that book no forces are built." : "There is no such book.");
    return NULL;
}

enum MHD_Result muster_refuse(request *rq, lin_status status, const lin_refusal *why)
{
    const failure no = { .status = MHD_HTTP_UNPROCESSABLE_CONTENT,
                         .code = tell_status_code(status),
                         .why = *why };

    return reply_failure(rq, &no);
}

/* ---- What can be picked ---- */

enum MHD_Result muster_books(request *rq)
{
    json_writer j = { 0 };

    json_open(&j, NULL, '{');
    json_open(&j, "books", '[');
    for (int i = 0; lin_rules_at(i); i++)
        if (lin_rules_muster(lin_rules_at(i))) {
            json_open(&j, NULL, '{');
            json_put_text(&j, "rules", lin_rules_at(i)->id);
            json_put_text(&j, "rules_name", lin_rules_at(i)->name);
            json_close(&j, '}');
        }
    json_close(&j, ']');
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

enum MHD_Result muster_rows(request *rq)
{
    enum MHD_Result done = MHD_NO;
    const lin_rules *r = muster_book(rq, &done);
    json_writer j = { 0 };

    if (!r)
        return done;
    json_open(&j, NULL, '{');
    tell_muster_members(&j, r);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- A force ---- */

static lin_status suggest(const lin_rules *r, const json_t *body, lin_force *f, lin_refusal *why)
{
    const json_t *points = json_object_get(body, "suggest"), *seed = json_object_get(body, "seed");
    const char *nation = json_string_value(json_object_get(body, "nation")),
               *war = json_string_value(json_object_get(body, "war")),
               *agreed = json_string_value(json_object_get(body, "terms"));
    const json_int_t wanted = json_integer_value(points);
    const int sum = wanted > 0 && wanted <= INT_MAX ? (int)wanted : 0; /* 0 is refused */
    char head[160];
    uint8_t terms;
    lin_status status;

    snprintf(head, sizeof head, "%.40s %.40s %.60s", nation ? nation : "", war ? war : "",
             agreed ? agreed : "");
    if ((war && *war && (status = lin_muster_check_war(r->muster, war, why)) != LIN_OK) ||
        (status = lin_force_read(r, head, f, why)) != LIN_OK)
        return status;
    terms = f->terms;
    status =
        lin_force_suggest(r, f->nation, f->war, sum,
                          json_is_integer(seed) ? (uint64_t)json_integer_value(seed) : 0, f, why);
    f->terms = terms;
    return status;
}

/* "text", "link", "file" or "suggest". */
static lin_status force_in(const lin_rules *r, const json_t *body, lin_force *f, lin_refusal *why)
{
    const char *text = json_string_value(json_object_get(body, "text")),
               *link = json_string_value(json_object_get(body, "link")),
               *file = json_string_value(json_object_get(body, "file"));

    if (json_is_integer(json_object_get(body, "suggest")))
        return suggest(r, body, f, why);
    if (text)
        return lin_force_read(r, text, f, why);
    if (link)
        return lin_force_unlink(r, link, f, why);
    if (file)
        return lin_force_from(file, strlen(file), &r, f, why);
    return lin_refuse(why, LIN_BAD_FILE, NULL,
                      "There should be a force: \"text\", \"link\" or \"file\", or "
                      "\"suggest\" with points and \"nation\".");
}

enum MHD_Result muster_force(request *rq)
{
    enum MHD_Result done = MHD_NO;
    const lin_rules *r = muster_book(rq, &done);
    json_t *body = r ? body_object(rq, &done) : NULL;
    lin_refusal why = { 0 };
    json_writer j = { 0 };
    lin_status status;
    lin_force f;

    if (!body)
        return done;
    status = force_in(r, body, &f, &why);
    json_decref(body);
    if (status != LIN_OK)
        return muster_refuse(rq, status, &why);
    json_open(&j, NULL, '{');
    tell_force_members(&j, r, &f);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_OK, &j);
}

/* ---- A battle of two ---- */

/* With its zero, so that two texts in a row are no other two. */
static void hash_text(crypto_generichash_state *h, const char *text)
{
    crypto_generichash_update(h, (const unsigned char *)text, strlen(text) + 1);
}

/* The same two on the same table are the same battle, and no other two: names in a force are free,
 * so a hash that is only quick would let anybody make forces that take another battle's name. */
static void name_battle(const lin_rules *r, const lin_battle *table,
                        const lin_force force[LIN_SIDES], char id[48])
{
    static const char letters[] = "abcdefghijkmnpqrstuvwxyz23456789"; /* 32: five bits each */
    crypto_generichash_state h;
    uint8_t hash[crypto_generichash_BYTES];
    char name[NAMED + 1] = "";

    crypto_generichash_init(&h, NULL, 0, sizeof hash);
    hash_text(&h, table->id);
    for (int i = 0; i < LIN_SIDES; i++) {
        char text[LIN_FORCE_TEXT];
        lin_text t = lin_text_in(text, sizeof text);

        lin_force_print(r, &force[i], &t);
        hash_text(&h, text);
    }
    crypto_generichash_final(&h, hash, sizeof hash);
    for (int i = 0; i < NAMED; i++)
        name[i] = letters[hash[i] & 31];
    snprintf(id, 48, "mustered-%s", name);
}

static lin_status keep_battle(server *s, const lin_battle *table, const lin_force force[LIN_SIDES],
                              const char *id, lin_refusal *why)
{
    char *text = malloc(LIN_MUSTERED_TEXT), folder[sizeof s->mustered + 64];
    lin_text t = lin_text_in(text, text ? LIN_MUSTERED_TEXT : 0);
    struct stat info;
    lin_status status;

    snprintf(folder, sizeof folder, "%s/%s/" LIN_BATTLE_FILE, s->mustered, id);
    if (stat(folder, &info) == 0) { /* games may be fought in it: it stays as it is */
        free(text);
        return LIN_OK;
    }
    snprintf(folder, sizeof folder, "%s/%s", s->mustered, id);
    if (!text)
        status = lin_refuse(why, LIN_NO_MEMORY, NULL, "There is no memory left for a battle.");
    else if (!s->mustered[0])
        status = lin_refuse(why, LIN_BAD_FILE, NULL,
                            "This server has no disk to keep a battle on. %s", s->trouble);
    else if ((status = lin_force_battle(table, force, NULL, id, &t, why)) == LIN_OK &&
             (status = lin_source_judge(s->source, table->id, "", text, t.used, why)) == LIN_OK) {
        lock_on_worker(s); /* others look for battles meanwhile, and give some back */
        mkdir(s->mustered, 0777);
        if (!mustered_room(s, MUSTERED_MOST))
            status = lin_refuse(why, LIN_BAD_FILE, NULL,
                                "Battles of %d forces that players have built are fought here or "
                                "were asked for just now, and there is room for no more; come "
                                "back in ten minutes, or build it yourself with linstock muster.",
                                MUSTERED_MOST);
        unlock_on_worker(s);
        if (status == LIN_OK) /* without it: the disk may be slow, and the map comes first */
            status = lin_battle_keep(s->source, table, table->id, folder, text, t.used, why);
    }
    free(text);
    return status;
}

static lin_status read_forces(const lin_rules *r, const json_t *list, lin_force force[LIN_SIDES],
                              lin_refusal *why)
{
    lin_status status = LIN_OK;

    if (json_array_size(list) != LIN_SIDES)
        return lin_refuse(why, LIN_BAD_FILE, NULL,
                          "\"forces\" should be two forces, each as its line of text.");
    for (size_t i = 0; i < LIN_SIDES && status == LIN_OK; i++) {
        const char *text = json_string_value(json_array_get(list, i));

        status = lin_force_read(r, text ? text : "", &force[i], why);
    }
    return status;
}

enum MHD_Result muster_battle(request *rq)
{
    enum MHD_Result done = MHD_NO;
    const lin_rules *r = muster_book(rq, &done);
    json_t *body = r ? body_object(rq, &done) : NULL;
    const char *name = json_string_value(json_object_get(body, "table"));
    const lin_field *table;
    lin_force force[LIN_SIDES];
    lin_refusal why = { 0 };
    lin_status status;
    json_writer j = { 0 };
    char id[48];

    if (!body)
        return done;
    lock_on_worker(rq->s);
    table = field_named(rq->s, name ? name : r->muster->table ? r->muster->table : "", "", &why);
    unlock_on_worker(rq->s);
    status = table ? read_forces(r, json_object_get(body, "forces"), force, &why) : LIN_BAD_FILE;
    json_decref(body);
    if (status == LIN_OK && table->rules != r)
        status = lin_refuse(&why, LIN_BAD_FILE, NULL, "%s is not played by the rules of %s.",
                            table->battle->title, r->name);
    if (status == LIN_OK) {
        name_battle(r, table->battle, force, id);
        pthread_mutex_lock(&rq->s->mustering);
        status = keep_battle(rq->s, table->battle, force, id, &why);
        pthread_mutex_unlock(&rq->s->mustering);
    }
    lock_on_worker(rq->s);
    if (status == LIN_OK && !field_named(rq->s, id, "", &why))
        status = LIN_BAD_FILE;
    unlock_on_worker(rq->s);
    if (status != LIN_OK)
        return muster_refuse(rq, status, &why);
    json_open(&j, NULL, '{');
    json_put_text(&j, "battle", id);
    json_close(&j, '}');
    return reply_json(rq, MHD_HTTP_CREATED, &j);
}
