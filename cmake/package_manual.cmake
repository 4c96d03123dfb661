# Manual pages and completions. The programs write them themselves (cli/terminal/manual_command.cc),
# so this costs no more than running them; hotstone-certify, which does not use the roof, has a
# hand-written page.
#
# The date at the foot of the pages is the date of configuration, or SOURCE_DATE_EPOCH.
set(HOTSTONE_ZSH_FOLDER ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE
    STRING "Where completions for zsh are installed")
string(TIMESTAMP manual_date "%Y-%m-%d" UTC)
set(manual_folder ${PROJECT_BINARY_DIR}/manual)
configure_file(packaging/hotstone-certify.1.in ${manual_folder}/hotstone-certify.1 @ONLY)

# hotstone_manual(PROGRAM): the output of `PROGRAM manual`. (Ignores MPI's memory leaks and thread
# races.)
set(manual_stamps "")
function(hotstone_manual program)
  set(folder ${manual_folder}/${program})
  add_custom_command(
    OUTPUT ${folder}.stamp
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${folder}
    COMMAND ${CMAKE_COMMAND} -E env ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=exitcode=0
            $<TARGET_FILE:${program}> manual --out ${folder} --date ${manual_date}
    COMMAND ${CMAKE_COMMAND} -E touch ${folder}.stamp
    DEPENDS ${program}
    COMMENT "Manual pages of ${program}"
    VERBATIM)
  set(manual_stamps ${manual_stamps} ${folder}.stamp PARENT_SCOPE)
endfunction()
hotstone_manual(hotstone)
install(DIRECTORY ${manual_folder}/hotstone/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
        COMPONENT programs FILES_MATCHING PATTERN "*.1")
install(FILES ${manual_folder}/hotstone-certify.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
        COMPONENT programs)
if(TARGET hotstone-mpi)
  hotstone_manual(hotstone-mpi)
  install(DIRECTORY ${manual_folder}/hotstone-mpi/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
          COMPONENT mpi FILES_MATCHING PATTERN "*.1")
endif()

foreach(shell IN ITEMS bash zsh fish)
  add_custom_command(
    OUTPUT ${manual_folder}/completion.${shell}
    COMMAND hotstone completion ${shell} > ${manual_folder}/completion.${shell}
    DEPENDS hotstone
    COMMENT "Completion for ${shell}"
    VERBATIM)
  list(APPEND manual_stamps ${manual_folder}/completion.${shell})
endforeach()
install(FILES ${manual_folder}/completion.bash RENAME hotstone COMPONENT programs
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${manual_folder}/completion.zsh RENAME _hotstone COMPONENT programs
        DESTINATION ${HOTSTONE_ZSH_FOLDER})
install(FILES ${manual_folder}/completion.fish RENAME hotstone.fish COMPONENT programs
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
add_custom_target(manual ALL DEPENDS ${manual_stamps})
