/* actions.c -- everything an active element can be ordered to do, one row each. LF-MV, LF-CO. */
#include "lof.h"

const lf_action lf_actions[] = {
    /* verb        costs             price locked brings on  check             list             take             sample */
    { LV_MOVE,     LF_COSTS_M,       1, false, true,  lf_check_move,     lf_list_move,     lf_take_move,     lf_sample_move },
    { LV_BACK,     LF_COSTS_M,       1, false, false, lf_check_back,     lf_list_back,     lf_take_back,     lf_sample_back },
    { LV_MARCH,    LF_COSTS_M,       1, false, true,  lf_check_march,    lf_list_march,    lf_take_march,    NULL },
    { LV_PROLONG,  LF_COSTS_M,       1, false, true,  lf_check_prolong,  lf_list_prolong,  lf_take_prolong,  lf_sample_prolong },
    { LV_TURN,     LF_COSTS_M,       1, false, false, lf_check_turn,     lf_list_turn,     lf_take_turn,     NULL },
    { LV_FORM,     LF_COSTS_M,       1, false, false, lf_check_form,     lf_list_form,     lf_take_form,     NULL },
    { LV_RELOAD,   LF_COSTS_M,       1, false, false, lf_check_reload,   lf_list_reload,   lf_take_reload,   NULL },
    { LV_MOUNT,    LF_COSTS_M,       1, false, false, lf_check_mount,    lf_list_mount,    lf_take_mount,    NULL },
    { LV_DISMOUNT, LF_COSTS_M,       1, false, false, lf_check_dismount, lf_list_dismount, lf_take_dismount, NULL },
    { LV_DRESS,    LF_COSTS_M,       1, false, false, lf_check_dress,    lf_list_dress,    lf_take_dress,    NULL },
    { LV_STORE,    LF_COSTS_NOTHING, 0, false, false, lf_check_store,    lf_list_store,    lf_take_store,    NULL },
    { LV_END,      LF_COSTS_NOTHING, 0, false, false, lf_check_end_act,  lf_list_end_act,  lf_take_end_act,  NULL },
    { .list = NULL },
};
