# Turns the ledgers (docs/rules/*.md) into the table that the library quotes rules from.
# A rule is a line that begins with its id in bold; its basis stands in brackets at the end.
function quoted(s) { gsub(/\\/, "\\\\", s); gsub(/"/, "\\\"", s); return "\"" s "\"" }
BEGIN {
    print "/* Made from docs/rules by tools/ledger.awk. */"
    print "#include \"core/core.h\""
    print "const lin_rule lin_ledger[] = {"
}
/^# / { book = substr($0, 3); sub(/:.*/, "", book); chapter = "" }
/^## / { chapter = substr($0, 4) }
/^\*\*[A-Z][A-Z]-[A-Z0-9.-]+\*\* / {
    id = $1; gsub(/\*/, "", id)
    text = substr($0, length($1) + 2); basis = ""
    if (match(text, / *\[[^]]*\] *$/)) {
        basis = substr(text, RSTART, RLENGTH); text = substr(text, 1, RSTART - 1)
        gsub(/^ *\[|\] *$/, "", basis)
    }
    printf "    { %s, %s,\n      %s, %s, %s },\n", quoted(id), quoted(text), quoted(basis), quoted(book), quoted(chapter)
    n++
}
END {
    print "    { 0, 0, 0, 0, 0 }\n};"
    printf "const int lin_ledger_rules = %d;\n", n
}
