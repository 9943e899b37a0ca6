/* analyzer.h -- what clang's analyzer (tools/lint) cannot see, since it looks at one file at a
 * time: a refusal is never LIN_OK, and a script that fails says false. Taken in before every file
 * that it reads, and by nothing else. The two functions are defined with their names in brackets
 * for it. */
#include "core/script.h"
#include "linstock.h"

#define lin_refuse(why, status, ...) ((void)lin_refuse((why), (status), __VA_ARGS__), (status))
#define lin_script_fail(...)         ((void)lin_script_fail(__VA_ARGS__), false)
