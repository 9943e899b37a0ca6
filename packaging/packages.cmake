# packages.cmake -- Debian packages by CPack: what goes into which, and what each says of itself. Built by tools/package.
#
# A file goes into a package by the component of its install rule:
#     runtime        linstock: program, battles, manual, desktop entry, icon
#     library        liblinstockN: the shared libraries; N is LIN_ABI
#     development    liblinstock-dev: static libraries, headers, pkg-config
# This file is included after all install rules, so that it sees which components there are.

set(LIN_MAINTAINER "Linstock maintainers <maintainers@linstock.invalid>" CACHE STRING "who answers for the packages")

# ---- what Debian wants besides: compressed manual and changelogs, copyright ----
function(lin_gzip from to)
    execute_process(COMMAND gzip -9nc ${from} OUTPUT_FILE ${to} COMMAND_ERROR_IS_FATAL ANY)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${from})
endfunction()

function(lin_doc component package)
    set(folder ${CMAKE_INSTALL_DATADIR}/doc/${package})
    install(FILES packaging/copyright ${CMAKE_BINARY_DIR}/deb/changelog.gz ${CMAKE_BINARY_DIR}/deb/changelog.Debian.gz
        DESTINATION ${folder} COMPONENT ${component})
endfunction()

get_cmake_property(LIN_COMPONENTS COMPONENTS)
if(LIN_DEB)
    file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/deb)
    # the date of the last release, so that the same tree gives the same packages
    file(STRINGS CHANGELOG.md LIN_RELEASES REGEX "^## [0-9].* - [0-9-]+$")
    list(GET LIN_RELEASES 0 LIN_RELEASE)
    string(REGEX REPLACE ".* - " "" LIN_RELEASE_DAY "${LIN_RELEASE}")
    execute_process(COMMAND date -u -R -d ${LIN_RELEASE_DAY} OUTPUT_VARIABLE LIN_DEB_DATE OUTPUT_STRIP_TRAILING_WHITESPACE
        COMMAND_ERROR_IS_FATAL ANY)
    configure_file(packaging/changelog.Debian.in deb/changelog.Debian @ONLY)
    lin_gzip(${CMAKE_BINARY_DIR}/deb/changelog.Debian ${CMAKE_BINARY_DIR}/deb/changelog.Debian.gz)
    lin_gzip(${CMAKE_SOURCE_DIR}/CHANGELOG.md ${CMAKE_BINARY_DIR}/deb/changelog.gz)
    lin_gzip(${CMAKE_SOURCE_DIR}/docs/linstock.6 ${CMAKE_BINARY_DIR}/deb/linstock.6.gz)
    install(FILES ${CMAKE_BINARY_DIR}/deb/linstock.6.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6 COMPONENT runtime)
    lin_doc(runtime linstock)
    lin_doc(development liblinstock-dev)
    if(library IN_LIST LIN_COMPONENTS)
        lin_doc(library liblinstock${LIN_ABI})
    endif()
endif()

# ---- all packages ----
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME linstock)
set(CPACK_PACKAGE_CONTACT "${LIN_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE
    WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL runtime development)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(LIN_EXACTLY "(= ${PROJECT_VERSION}-1)")

# ---- linstock ----
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME linstock)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION games)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_RECOMMENDS "fonts-ebgaramond, xdg-utils | www-browser")
set(CPACK_COMPONENT_RUNTIME_DESCRIPTION "historical wargames, played by the book
Battles of 1754 to 1815 with every rule of a published set enforced: a referee
who knows the whole book, an opponent who plays to win, exact odds before
you commit, and dice that can be proven.
.
The game is played in the browser, served by the program itself, or in the
terminal; alone, at one table, by link or by mail.")

# ---- liblinstock-dev ----
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME liblinstock-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS linstock)
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "rules-enforced historical wargames: files to build with
The engine of Linstock as a library: games, records, positions, odds and
bots for rule sets that are pure machines, orders and dice in, events out.
.
Libraries to link with, headers, and files for pkg-config.")

# ---- liblinstockN ----
if(library IN_LIST LIN_COMPONENTS)
    list(APPEND CPACK_COMPONENTS_ALL library)
    set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME liblinstock${LIN_ABI})
    set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
    set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/packaging/liblinstock/triggers)
    set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
        "liblinstock${LIN_ABI} ${LIN_EXACTLY}, libyaml-dev, libjansson-dev") # what linstock-files.pc asks for
    set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "rules-enforced historical wargames: the engine
The engine of Linstock as a shared library: games, records, positions, odds
and bots for rule sets that are pure machines, orders and dice in, events
out; and the reader of battles and maps.")
endif()

include(CPack)
