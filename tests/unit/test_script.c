/* test_script.c -- rule scripts: what they can say, and that every failure is a sentence. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "toy.h"

/* ---- Running a script ---- */

static lin_status find_field(void *self, const char *battle, const char *options,
                             const lin_field **out, lin_refusal *why)
{
    (void)self;
    if (strcmp(battle, "toy") != 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no battle \"%s\".", battle);
    *out = toy_field(strcmp(options, "fog=off") != 0);
    return LIN_OK;
}

/* A file of three lines; one with pigs in it is refused at the line where they stand. */
static lin_status find_file(void *self, const char *battle, char **text, size_t *n,
                            lin_refusal *why)
{
    static const char file[] = "battle: toy\nwho: horses\nwhen: noon\n";

    (void)self;
    if (strcmp(battle, "toy") != 0)
        return lin_refuse(why, LIN_BAD_FILE, NULL, "There is no battle \"%s\".", battle);
    *n = sizeof file - 1;
    *text = malloc(sizeof file);
    assert_non_null(*text);
    memcpy(*text, file, sizeof file);
    return LIN_OK;
}

static lin_status judge_file(void *self, const char *battle, const char *options, const char *text,
                             size_t n, lin_refusal *why)
{
    const char *pigs = strstr(text, "pigs");

    (void)self;
    assert_string_equal(battle, "toy");
    assert_int_equal(strlen(text), n);
    if (!pigs || strcmp(options, "fog=off") == 0)
        return LIN_OK;
    lin_refuse(why, LIN_BAD_FILE, "TY-1.1", "Pigs do not fight.");
    why->line = 1;
    for (const char *p = text; p < pigs; p++)
        why->line += *p == '\n';
    return LIN_BAD_FILE;
}

static const lin_script_source toys = { find_field, find_file, judge_file, NULL };

static struct {
    int reports, line;
    char title[200], why[1600];
} last;

static void note(void *self, const char *file, int line, bool passed, const char *title,
                 const char *why)
{
    assert_ptr_equal(self, &last);
    assert_string_equal(file, "test.t");
    last.reports++;
    if (passed)
        return;
    last.line = line;
    snprintf(last.title, sizeof last.title, "%s", title);
    snprintf(last.why, sizeof last.why, "%s", why);
}

static lin_tally run(const char *text, size_t n)
{
    lin_tally tally = { 0, 0 };

    memset(&last, 0, sizeof last);
    assert_int_equal(lin_script_run("test.t", text, n, &toys, note, &last, &tally, NULL), LIN_OK);
    assert_int_equal(last.reports, tally.passed + tally.failed);
    return tally;
}

static void passes(const char *text, int cases)
{
    const lin_tally tally = run(text, strlen(text));

    if (tally.failed || tally.passed != cases)
        fail_msg("%d passed, %d failed: line %d: %s", tally.passed, tally.failed, last.line,
                 last.why);
}

/* One case, which fails at this line with these words. */
static void fails(const char *text, int line, const char *words)
{
    const lin_tally tally = run(text, strlen(text));

    if (tally.failed != 1 || last.line != line || !strstr(last.why, words))
        fail_msg("%d failed; line %d \"%s\", not line %d with \"%s\"", tally.failed, last.line,
                 last.why, line, words);
}

/* ---- What scripts can say ---- */

static const char whole[] =
    "# Everything a script can say, on the toy rules.\n"
    "battle toy\n"
    "\n"
    "% TY-2.1: plans are made before anything else\n"
    "    asks red plan\n"
    "    text \"in secret\"\n"
    "    no text \"dice\"\n"
    "    answers plan storm, plan hold, plan march     # in any order\n"
    "    answer plan hold ; no answer plan none\n"
    "    event turn 1\n"
    "    event arrive R1 A1\n"
    "    event arrive * F8\n"
    "    no event arrive R3\n"
    "    done          refused TY-2.1 \"not among\"\n"
    "    done          refused \"not among\"\n"
    "    blue: plan hold   refused not-yours TY-2.1 \"red side\"\n"
    "    plan sideways     refused unread \"no choice\"\n"
    "    move R1 A2        refused TY-2.1\n"
    "    plan hold\n"
    "    no event plans\n"
    "    blue: plan storm  ok\n"
    "    event plans hold storm\n"
    "    is turn 1 points 0 0 plans hold   storm.\n"
    "    is turn 1 ; is turn 1 points 0 0 plans\n"
    "    is unit R1 at A1.\n"
    "    not unit R1 at A2 ; not turn 2 ; not unit R1 at A1 shaken.\n"
    "    not over\n"
    "\n"
    "% TY-6.1: a shot may be answered, and that again\n"
    "      5 6 7 8\n"
    "  B   . . v .          v  B1\n"
    "  A   . ^ . .          ^  R1\n"
    "                       ^  R2 shaken\n"
    "place turn 1 points 2 3 plans storm storm\n"
    "place phase blue\n"
    "    asks blue act\n"
    "    score red 2 blue 3 ; score blue 3\n"
    "    duty TY-3.5 R2 ; duty TY-3.5 ; no duty TY-3.5 B1 ; no duty TY-9.9\n"
    "    move B1 A7\n"
    "    event seen R1\n"
    "    asks red react\n"
    "    answers fire R1, pass\n"
    "    done           refused unasked TY-6.1 ; fire R2  refused TY-6.1\n"
    "    dice 1 2 3\n"
    "    fire R1\n"
    "    event shot R1 B1 0\n"
    "    asks blue react\n"
    "    fire B1\n"
    "    asks dice ; asks dice 3d6 ; asks dice 3d6 shot\n"
    "    pass           refused dice TY-6.2 \"dice\"\n"
    "    roll 5 5       refused dice TY-6.2 \"3 dice\"\n"
    "    roll 5 5 6\n"
    "    event shot B1 R1 3\n"
    "    is unit R1 at lost shaken seen. ; is unit R1 at lost ; not unit R1 at lost seen\n"
    "\n"
    "% TY-4.2: a charge throws back, stands off, or breaks\n"
    "place unit B1 at C3 seen\n"
    "place unit R1 at C4 seen\n"
    "place turn 1 points 0 0 plans storm storm\n"
    "place phase red\n"
    "    odds \"charge R1 B1\" : thrown-back 15/36, stand-off 11/36, broken 10/36\n"
    "    odds \"charge R1 B1\" : \"charges B1\" 1/1\n"
    "    charge R1 B1\n"
    "    dice 6 6\n"
    "    event charge R1 B1 broken\n"
    "    red: done\n"
    "    asks red plan\n"
    "\n"
    "% TY-1.2: the fourth turn is the last\n"
    "place turn 4 points 2 1 plans hold hold\n"
    "place phase blue\n"
    "    done\n"
    "    over ; over red ; over red \"victory\" ; over \"victory\"\n"
    "    done            refused over\n"
    "\n"
    "% TY-3.4: a macro is refused as a whole\n"
    "battle toy fog=off\n"
    "    plan hold ; plan hold\n"
    "    go R1 A2 A3 F8  refused\n"
    "    is unit R1 at A1\n"
    "    go R1 A2 A3     ok\n"
    "    is options fog=off,scouts=off\n"
    "    red: concede\n"
    "    over blue \"victory\"\n";

static void a_script_says_all_this(void **state)
{
    (void)state;
    passes(whole, 5);
}

/* R1 and R2 are shaken: red can do nothing but pass, and is not asked. */
#define SINGLE                                                                     \
    "% t\nbattle toy\nplace unit R1 at A6 shaken seen\nplace unit B1 at B8 seen\n" \
    "place turn 1 points 0 0 plans storm storm\nplace phase blue\n move B1 B7\n"

static void an_order_taken_by_itself_passes(void **state)
{
    (void)state;
    passes(SINGLE " asks blue act\n", 1);
    passes(SINGLE " pass\n event move B1 B7\n asks blue act\n", 1); /* what happened stays */
    passes(SINGLE " red: pass ok\n done\n", 1);
    fails(SINGLE " blue: pass\n", 8, "\"pass\" should be allowed");
    fails(SINGLE " pass\n pass\n", 9, "\"pass\" should be allowed"); /* it was taken once */
    fails(SINGLE " move B1 C7\n done ; pass\n", 9, "\"pass\" should be allowed");
    fails(SINGLE " fire R1\n", 8, "\"fire R1\" should be allowed");
    passes(SINGLE " red: pass refused not-yours\n", 1); /* said to be refused, it is */
}

#define CORNER                                                  \
    "% given CORNER\nbattle toy fog=off\nplace unit R1 at C4\n" \
    "    3 4\n C  x .   x B1\nplace turn 1 points 0 0 plans storm storm\n"

static void positions_are_given_to_cases(void **state)
{
    (void)state;
    passes(CORNER
           "% a\nbattle toy\n asks red plan\n"
           "% b\ngiven CORNER\nplace phase red\n is options fog=off,scouts=off\n charge R1 B1\n"
           " roll 6 6\n again\n charge R1 B1\n roll 1 1\n",
           2);
    passes(CORNER "% c\nbattle toy fog=on\nplace unit R2 at A1 shaken\ngiven CORNER\n"
                  "place phase red\n is options fog=on,scouts=off ; rest R2\n",
           1); /* a battle of its own, and more to lay out */
    passes(CORNER "% given MORE\nbattle toy\ngiven CORNER\nplace phase red\n"
                  "% d\ngiven MORE\n asks red act\n",
           1);
    fails(CORNER "% b\nbattle toy\n asks red\n", 1, "none takes it: given CORNER");
    fails(CORNER "% b\ngiven CORNER\n asks red\n", 9, "what is to be done next");
    fails(CORNER "% b\ngiven CORNER\nplace unit R1 at A1\nplace phase red\n asks red\n", 9,
          "has a line of its own already");
    fails("% given\n", 1, "under one word");
    fails("% given two words\nbattle toy\nplace unit R1 at A1\n", 1, "under one word");
    fails(CORNER "% given CORNER\n% b\ngiven CORNER\nplace phase red\n asks red\n", 7,
          "given already, on line 1");
    fails("% given A\nbattle toy\n asks red\n", 3, "and nothing more");
    fails("% given A\n% b\nbattle toy\n asks red\n", 1, "says nothing");
    fails("% b\nbattle toy\ngiven A\n", 3, "No position \"A\" is given above");
    fails("% b\nbattle toy\ngiven\n", 3, "No position \"\" is given");
}

static void a_file_is_refused_or_accepted(void **state)
{
    (void)state;
    passes("% t\nfile toy\n change horses => pigs    # not men\n refused\n refused line 2\n"
           " refused TY-1.1 line 2 \"do not fight\"\n refused TY-1.1\n change pigs => men\n"
           " accepted\n",
           1);
    passes("% t\nfile empty toy\n | battle: toy   # all of it\n | with: \"pigs; too\"\n"
           " refused line 2\n change \"pigs; too\" => men\n accepted\n",
           1);
    passes("% t\nfile toy fog=off\n | pigs\n accepted\nfile toy\n | pigs\n refused line 4\n", 1);
    passes("battle toy\n% t\nfile toy\n accepted\n% u\n asks red\n", 2);
    fails("% t\nfile toy\n", 1, "what becomes of the file");
    fails("% t\nfile toy\n accepted\n change horses => pigs\n", 1, "what becomes of the file");
    fails("% t\nfile\n", 2, "names a battle whose file");
    fails("% t\nfile waterloo\n accepted\n", 2, "no battle \"waterloo\"");
    fails("% t\nfile toy\n change goats => pigs\n", 3, "\"goats\" stands nowhere");
    fails("% t\nfile toy\n change o => pigs\n", 3, "more than once");
    fails("% t\nfile toy\n change horses pigs\n", 3, "A change is written");
    fails("% t\nfile toy\n refused\n", 3, "a battle can be fought by it");
    fails("% t\nfile toy\n change horses => pigs\n accepted\n", 4, "refused (TY-1.1) on line 2");
    fails("% t\nfile toy\n change horses => pigs\n refused TY-1.2\n", 4, "but was by TY-1.1");
    fails("% t\nfile toy\n change horses => pigs\n refused line 3\n", 4, "but was on line 2");
    fails("% t\nfile toy\n change horses => pigs\n refused \"cows\"\n", 4,
          "with the words \"cows\"");
    fails("% t\nfile toy\n change horses => pigs\n refused somehow\n", 4, "is written: refused");
    fails("% t\nfile toy\n asks red\n", 3, "A case about a file");
    fails("% t\nbattle toy\nplace unit R1 at A1\nfile toy\n accepted\n", 4,
          "what is to be done next"); /* there it is an order */
}

static void the_last_battle_named_goes_on(void **state)
{
    (void)state;
    passes("% a\nbattle toy fog=off\n asks red\n% b\n is options fog=off,scouts=off\n", 2);
    passes(
        "% drawn alone must at least stand\nbattle toy\n    1 2\n A  x .   x R1\nplace phase red\n",
        1);
    passes("% an order may be named like a word of scripts\nbattle toy\n red: plan hold\n", 1);
    passes("", 0);
    passes("# nothing\n\n", 0);
}

/* ---- Every failure is a sentence ---- */

#define T "% t\nbattle toy\n"

static void failed_orders_say_why(void **state)
{
    (void)state;
    fails(T " done\n asks red\n", 3,
          "\"done\" should be allowed, but was refused (TY-2.1): That is not");
    fails(T " plan hold refused\n", 3, "should be refused, but was allowed");
    fails(T " plan hodl refused\n", 3, "write: refused unread. Asked now: red, step plan");
    fails(T " blue: plan hold refused\n", 3, "write: refused not-yours");
    fails(T " roll 3 refused\n", 3, "write: refused dice");
    fails(T " done refused unread\n", 3, "names what there is not, but TY-2.1 forbids it");
    fails(T " roll 3 refused over\n", 3, "because the battle is over, but was because dice");
    fails(T " done refused never\n", 3, "not \"never\"");
    fails(T " done refused unread dice\n", 3, "not \"dice\"");
    fails(T " done refused \"among\" TY-2.1\n", 3, "Nothing may follow");
    fails(T " plan hold refused TY-1\n", 3, "should be refused by TY-1, but was allowed");
    fails(T " done refused TY-9\n", 3, "should be refused by TY-9, but was by TY-2.1");
    fails(T " done refused TY-2.1 \"pigs\"\n", 3, "with the words \"pigs\"");
    fails(T " green: plan hold\n", 3, "no side \"green\"");
    fails(T " blue: plan hold\n", 3, "red side to answer");
    fails(T " fly\n", 3, "no order of Outposts");
    fails(T " plan hold ; plan hold ; fly\n", 3, "\"fly\"");
    fails(T " roll 3\n", 3, "No dice are called for");
    fails(T " roll x\n", 3, "no face");
    fails(T " dice\n", 3, "stand the faces");
    fails(T " dice -1\n", 3, "no face");
    fails(T " dice 3\n asks red\n", 1, "1 of its dice never thrown");
}

static void failed_expectations_say_what_there_is(void **state)
{
    (void)state;
    fails(T " event move R1\n", 3, "what happened: turn 1 | arrive R1 A1 |");
    fails(T " no event turn\n", 3, "should not have happened");
    fails(T " asks blue\n", 3, "asked is red plan");
    fails(T " asks red act\n", 3, "asked is red plan");
    fails(T " asks dice\n", 3, "asked is red plan");
    fails(T " asks\n", 3, "SIDE or dice");
    fails(T " text \"dice\"\n", 3, "it is: Red: make a plan");
    fails(T " text dice\n", 3, "in quotes");
    fails(T " answer plan none\n", 3, "they are: plan hold, plan march, plan storm");
    fails(T " no answer plan hold\n", 3, "should not be among");
    fails(T " answers plan hold, plan storm\n", 3, "should be 2 answers, but there are 3");
    fails(T " answers none\n", 3, "should be 0 answers");
    fails(T " answers fly\n", 3, "\"fly\" is no order");
    fails(T " is unit R1 at A2\n", 3, "it has \"unit R1 at A1\"");
    fails(T " is unit R9 at A2\n", 3, "nothing like it");
    fails(T " not unit R1 at A1\n", 3, "should not hold");
    fails(T " duty TY-3.5\n", 3, "the duties are: none");
    fails(T " score red 1\n", 3, "red 0, blue 0");
    fails(T " score green 1\n", 3, "A score is written");
    fails(T " score\n", 3, "A score is written");
    fails(T " over red\n", 3, "it is not over");
    fails(T " concede\n not over\n", 4, "it is over blue \"victory\"");
    fails(T " concede\n over red\n", 4, "it is over blue");
    fails(T " concede\n over blue \"draw\"\n", 4, "it is over blue");
    fails(T " odds fight\n", 3, "Odds are written");
    fails(T " odds \"fly\" : x 1/2\n", 3, "no odds of \"fly\"");
    fails(T " odds \"plan hold\" : x\n", 3, "After the colon");
    fails(T "place unit B1 at C3\nplace unit R1 at C4\nplace turn 1 points 0 0 plans storm none\n"
            "place phase red\n odds \"charge R1 B1\" : broken 1/6\n",
          7, "should be 1/6, but are 5/18");
    fails(T "place unit B1 at C3\nplace unit R1 at C4\nplace turn 1 points 0 0 plans storm none\n"
            "place phase red\n odds \"charge R1 B1\" : zorkzork 0/1\n",
          7, "No outcome of any order could be called \"zorkzork\"");
}

/* What is said not to be must be something that there is. */
static void names_that_do_not_exist_fail(void **state)
{
    (void)state;
    fails(T " no event arival\n", 3,
          "Outposts has no event \"arival\"; those with that letter are:");
    fails(T " no event zebra\n", 3, "are: none");
    fails(T " no event arrive X9\n", 3, "never has \"X9\" there");
    fails(T " no event arrive R1 Z9\n", 3, "never has \"Z9\" there");
    fails(T " no event arrive R1 A1 A1\n", 3, "never has \"A1\" there");
    fails(T " no event charge R1 B1 routed\n", 3, "never has \"routed\" there");
    fails(T " no event turn one\n", 3, "never has \"one\" there");
    fails(T " event arival\n", 3, "has no event");
    fails(T " no event\n", 3, "stands its name");
    passes(T " no event charge R1 B1 broken\n no event charge * * broken\n no event move R1\n"
             " no event turn 9\n event * R1\n",
           1);
    fails(T " no duty TX-3.5\n", 3, "Outposts has no rule \"TX-3.5\"");
    fails(T " no duty TY-3.5 R99\n", 3, "no unit \"R99\"");
    fails(T " not unit R99 at A1\n", 3, "No position could hold that line");
    fails(T " not unit R1 at A1 shakn\n", 3, "No position could hold that line");
    fails(T " not trun 1\n", 3, "cannot begin with \"trun\"");
    fails(T " not pending plane red\n", 3, "\"plane\" is none");
    fails(T " not phase red\n", 3, "say who is asked");
    fails(T " no answer fly\n", 3, "\"fly\" is no order");
    fails(T " no shows R99 x\n", 3, "no unit \"R99\"");
}

static void lines_match_by_their_beginning(void **state)
{
    (void)state;
    passes(T " is unit R1 ; is unit R1 at A1. ; is turn 1 points 0 0\n", 1);
    fails(T " is unit R1.\n", 3, "\"unit R1.\"; it has \"unit R1 at A1\"");
    fails(T " is unit R1 a\n", 3, "it has \"unit R1 at A1\""); /* whole words */
    fails(T " not unit R1\n", 3, "should not hold");
    fails(T " is .\n", 3, "a line of the position, or its beginning");
    passes(T " is turn 1.2 within 0.2 ; is turn 0.8 within 0.2 points ; is turn 1 within 0\n", 1);
    passes(T " is turn 1 points 3 4 within 5 plans ; not turn 1 points 3 4 within 4.99\n", 1);
    fails(T " is turn 1.2 within 0.19\n", 3, "it has \"turn 1");
    fails(T " is turn within 1\n", 3, "after a number");
    fails(T " is turn 1 within\n", 3, "how far off");
    fails(T " is turn 1 within -1\n", 3, "how far off");
    fails(T " is turn 1 within 101\n", 3, "how far off");
}

/* The toy has a board and no table. */
static void measures_say_what_there_is(void **state)
{
    (void)state;
    passes(T "place unit R1 at A1\nplace unit B1 at C4\nplace turn 1 points 0 0 plans hold hold\n"
             "place phase red\n distance R1 B1 3 ; distance B1 R1 3.4 within 0.5\n",
           1);
    fails(T " distance R1 B1 3\n", 3, "From R1 to B1 it should be 3.00, but it is");
    fails(T " distance R1 R3 3\n", 3, "R3 does not stand on the board");
    fails(T " distance R1 X1 3\n", 3, "no unit \"X1\"");
    fails(T " distance R1\n", 3, "That is written: distance");
    fails(T " distance R1 B1\n", 3, "That is written: distance");
    fails(T " distance R1 B1 7 off 1\n", 3, "That is written: distance");
    fails(T " sees R1 B1\n", 3, "has no table on which");
    fails(T " no sees R1 B1\n", 3, "has no table on which");
    fails(T " arc R1 B1\n", 3, "has no table on which");
    fails(T " no zone R1 B1\n", 3, "has no table on which");
    fails(T " stand R1 1 at 1 1\n", 3, "does not stand on the table");
}

static void failed_positions_say_where(void **state)
{
    (void)state;
    fails("% t\n asks red\n", 2, "No battle has been named");
    fails("% t\nbattle waterloo\n asks red\n", 3, "no battle \"waterloo\"");
    fails("% t\nbattle\n", 2, "names a battle");
    fails("battle\n", 1, "names a battle");
    fails("asks red\n", 1, "begins with a title");
    fails(T, 1, "says nothing");
    fails(T "place unit R1 at A1\nbattle toy\n", 4, "before the position");
    fails(T "place unit R1 at A1\nplace unit R2 at Z9\n asks red\n", 4, "no square \"Z9\"");
    fails(T "place unit R1 at A1\n asks red\n", 4, "what is to be done next");
    fails(T "   1 2 3\n A . x\n asks red\n", 4, "shows 2 squares, but the header has 3");
    fails(T "   1 9\n A . x\n asks red\n", 4, "no square A9");
    fails(T "   1 2\n A . x\n asks red\n", 4, "symbol x on A2 is not explained");
    fails(T "   1 2\n A . x  y R1\n asks red\n", 4, "symbol y, which is not on the board");
    fails(T "   1 2\n A x x  x R1\n asks red\n", 4, "stands on A1 and on A2");
    fails(T "   1 2\n A x .  x\n asks red\n", 4, "A legend is");
    fails(T "   1 2\n A x .  x R99\n asks red\n", 4, "no piece \"R99\"");
}

static void what_is_no_script_fails(void **state)
{
    char text[2000];
    lin_tally tally;

    (void)state;
    tally = run("% t\0", 4);
    assert_int_equal(tally.failed, 1);
    assert_non_null(strstr(last.why, "0x00"));
    memset(text, 'x', sizeof text);
    memcpy(text, "% t\n", 4);
    text[sizeof text - 1] = '\0';
    fails(text, 2, "longer than");
    fails(T " asks blue\n% u\n asks red\n", 3, "asked is red"); /* the next case runs */
}

/* docs/scripts.md lists what `asks` and `pending` call the questions. */
static void the_document_names_every_step(void **state)
{
    static char text[1 << 18];
    FILE *f = fopen(LIN_SOURCE_DIR "/docs/scripts.md", "r");

    (void)state;
    assert_non_null(f);
    text[fread(text, 1, sizeof text - 1, f)] = '\0';
    fclose(f);
    for (int i = 0; lin_rules_at(i); i++)
        for (int k = 0; k < lin_rules_at(i)->steps; k++) {
            const lin_step *step = &lin_rules_at(i)->step[k];
            char name[80];

            snprintf(name, sizeof name, "`%s`", step->name);
            if ((step->who || step->roll) && !strstr(text, name))
                fail_msg("docs/scripts.md does not name the step %s of %s", step->name,
                         lin_rules_at(i)->name);
        }
}

static void damaged_scripts_do_no_harm(void **state)
{
    static char text[sizeof whole];
    lin_rng rng = 17;

    (void)state;
    for (int i = 0; i < 3000; i++) {
        memcpy(text, whole, sizeof whole);
        for (uint32_t k = 0; k <= lin_rng_below(&rng, 8); k++) {
            const size_t at = lin_rng_below(&rng, sizeof whole - 20),
                         to = lin_rng_below(&rng, sizeof whole - 20);

            if (i % 4 == 0)
                text[at] = (char)lin_rng_below(&rng, 256);
            else
                memcpy(text + at, whole + to, lin_rng_below(&rng, 12));
        }
        run(text, i % 5 ? sizeof whole - 1 : lin_rng_below(&rng, sizeof whole));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_script_says_all_this),
        cmocka_unit_test(an_order_taken_by_itself_passes),
        cmocka_unit_test(positions_are_given_to_cases),
        cmocka_unit_test(a_file_is_refused_or_accepted),
        cmocka_unit_test(the_last_battle_named_goes_on),
        cmocka_unit_test(failed_orders_say_why),
        cmocka_unit_test(failed_expectations_say_what_there_is),
        cmocka_unit_test(names_that_do_not_exist_fail),
        cmocka_unit_test(lines_match_by_their_beginning),
        cmocka_unit_test(measures_say_what_there_is),
        cmocka_unit_test(failed_positions_say_where),
        cmocka_unit_test(what_is_no_script_fails),
        cmocka_unit_test(the_document_names_every_step),
        cmocka_unit_test(damaged_scripts_do_no_harm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
