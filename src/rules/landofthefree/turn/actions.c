/* actions.c -- everything an active element can be ordered to do, one row each. LF-MV, LF-CO. */
#include "rules/landofthefree/lof.h"

const lf_action lf_actions[] = {
    /* verb        costs             price locked brings on  check             list             take             sample */
    { LV_MOVE,     LF_COSTS_M,       1, false, true,  lf_check_move,     lf_list_move,     lf_take_move,     lf_sample_move },
    { LV_BACK,     LF_COSTS_M,       1, false, false, lf_check_back,     lf_list_back,     lf_take_back,     lf_sample_back },
    { LV_MARCH,    LF_COSTS_M,       1, false, true,  lf_check_march,    lf_list_march,    lf_take_march,    NULL },
    { LV_PROLONG,  LF_COSTS_M,       1, false, true,  lf_check_prolong,  lf_list_prolong,  lf_take_prolong,  lf_sample_prolong },
    { LV_TURN,     LF_COSTS_M,       1, false, false, lf_check_turn,     lf_list_turn,     lf_take_turn,     lf_sample_turn },
    { LV_FORM,     LF_COSTS_M,       1, false, false, lf_check_form,     lf_list_form,     lf_take_form,     lf_sample_form },
    { LV_RELOAD,   LF_COSTS_M,       1, false, false, lf_check_reload,   lf_list_reload,   lf_take_reload,   NULL },
    { LV_MOUNT,    LF_COSTS_M,       1, false, false, lf_check_mount,    lf_list_mount,    lf_take_mount,    NULL },
    { LV_DISMOUNT, LF_COSTS_M,       1, false, false, lf_check_dismount, lf_list_dismount, lf_take_dismount, NULL },
    { LV_CROSS,    LF_COSTS_M,       1, false, false, lf_check_cross,    lf_list_cross,    lf_take_cross,    NULL },
    { LV_THROUGH,  LF_COSTS_M,       1, false, false, lf_check_through,  lf_list_through,  lf_take_through,  NULL },
    { LV_OCCUPY,   LF_COSTS_M,       1, false, false, lf_check_occupy,   lf_list_occupy,   lf_take_occupy,   NULL },
    { LV_LEAVE,    LF_COSTS_M,       1, false, false, lf_check_leave,    lf_list_leave,    lf_take_leave,    lf_sample_leave },
    { LV_DRESS,    LF_COSTS_M,       1, false, false, lf_check_dress,    lf_list_dress,    lf_take_dress,    NULL },
    { LV_CHARGE,   LF_COSTS_NOTHING, 0, false, false, lf_check_charge,   lf_list_charge,   lf_take_charge,   NULL },
    { LV_INSPIRE,  LF_COSTS_NOTHING, 0, false, false, lf_check_inspire,  lf_list_inspire,  lf_take_inspire,  NULL },
    { LV_FIGHT,    LF_COSTS_C,       1, true,  false, lf_check_fight,    lf_list_fight,    lf_take_fight,    NULL },
    { LV_FIRE,     LF_COSTS_C,       1, false, false, lf_check_fire,     lf_list_fire,     lf_take_fire,     NULL },
    { LV_FIRE_OUT, LF_COSTS_C,       1, false, false, lf_check_fire_out, lf_list_fire_out, lf_take_fire_out, NULL },
    { LV_VOLLEY,   LF_COSTS_C,       1, false, false, lf_check_volley,   lf_list_volley,   lf_take_volley,   NULL },
    { LV_FORCE,    LF_COSTS_NOTHING, 0, false, false, lf_check_force,    lf_list_force,    lf_take_force,    NULL },
    { LV_PROMOTE,  LF_COSTS_NOTHING, 0, false, false, lf_check_promote_now, lf_list_promote_now, lf_take_promote_now, NULL },
    { LV_STORE,    LF_COSTS_NOTHING, 0, false, false, lf_check_store,    lf_list_store,    lf_take_store,    NULL },
    { LV_WAIT,     LF_COSTS_NOTHING, 0, false, false, lf_check_wait,     lf_list_wait,     lf_take_wait,     NULL },
    { LV_END,      LF_COSTS_NOTHING, 0, false, false, lf_check_end_act,  lf_list_end_act,  lf_take_end_act,  NULL },
    { .list = NULL },
};
