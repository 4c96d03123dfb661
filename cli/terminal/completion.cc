// First the parts common to the three scripts: quoting, every command with its path, and the words
// that may follow an option. Then one function per shell. All three walk along the typed words,
// from command to command, to find the current command, and then choose by it.
//
// For example `hotstone table bu`: the walk ends at "hotstone table", whose commands are offered:
// build. After `hotstone plane --side` the current command is "hotstone plane", the previous word
// is --side: B and W are offered.
#include "cli/terminal/completion.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"

namespace hotstone::cli {
namespace {

using Value = OptionOutline::Value;

// A command and its path: "hotstone table build".
struct Place {
  std::string path;
  const CommandOutline* command;

  std::vector<std::string> CommandNames() const {
    std::vector<std::string> names;
    for (const CommandOutline& sub : command->commands) names.push_back(sub.name);
    return names;
  }
  bool TakesArguments() const {
    return std::any_of(command->options.begin(), command->options.end(),
                       [](const OptionOutline& option) { return option.IsArgument(); });
  }
};

void AddPlaces(const std::string& path, const CommandOutline& command, std::vector<Place>* places) {
  places->push_back({path, &command});
  for (const CommandOutline& sub : command.commands) {
    AddPlaces(absl::StrCat(path, " ", sub.name), sub, places);
  }
}

// The program first.
std::vector<Place> Places(const CommandOutline& program) {
  std::vector<Place> places;
  AddPlaces(program.name, program, &places);
  return places;
}

// The paths of all commands, as alternatives of a pattern. The program itself is left out, since
// every walk begins there.
std::string Paths(const std::vector<Place>& places, const std::string& between) {
  std::vector<std::string> quoted;
  for (size_t i = 1; i < places.size(); ++i)
    quoted.push_back(absl::StrCat("'", places[i].path, "'"));
  return absl::StrJoin(quoted, between);
}

// The accepted words for a command's arguments, if there is such a list.
std::string ArgumentWords(const Place& place) {
  std::vector<std::string> words;
  for (const OptionOutline& option : place.command->options) {
    if (option.IsArgument()) words.insert(words.end(), option.words.begin(), option.words.end());
  }
  return absl::StrJoin(words, " ");
}

// bash and zsh: within these quotes only the quote itself is special. Line breaks become blanks.
std::string Quoted(const std::string& text) {
  return absl::StrCat("'", absl::StrReplaceAll(text, {{"'", "'\\''"}, {"\n", " "}}), "'");
}

// fish: the backslash is special, too.
std::string FishQuoted(const std::string& text) {
  return absl::StrCat("'", absl::StrReplaceAll(text, {{"\\", "\\\\"}, {"'", "\\'"}, {"\n", " "}}),
                      "'");
}

// A script with each placeholder @NAME@ filled in; the inserted text has no placeholders.
std::string Filled(const std::string& script, const std::string& shell,
                   const CommandOutline& program, const std::vector<Place>& places,
                   const std::string& between,
                   const std::vector<std::pair<std::string, std::string>>& gaps) {
  std::vector<std::pair<std::string, std::string>> all = gaps;
  all.emplace_back("@HEADING@",
                   absl::StrCat("Completion for ", program.name, " in ", shell, ", written by `",
                                program.name, " completion ", shell, "`."));
  all.emplace_back("@PROGRAM@", program.name);
  all.emplace_back("@PATHS@", Paths(places, between));
  return absl::StrReplaceAll(script, all);
}

// --- bash

std::string BashPlace(const Place& place) {
  std::vector<std::string> options;
  for (const OptionOutline& option : place.command->options) {
    if (option.IsArgument()) continue;
    options.insert(options.end(), option.names.begin(), option.names.end());
  }
  std::vector<std::string> commands = place.CommandNames();
  if (place.path == place.command->name && !commands.empty()) commands.push_back("help");
  return absl::StrCat(
      "    '", place.path, "')\n      commands=", Quoted(absl::StrJoin(commands, " ")),
      " arguments=", place.TakesArguments() ? 1 : 0, " words=", Quoted(ArgumentWords(place)),
      "\n      options=", Quoted(absl::StrJoin(options, " ")), " ;;\n");
}

// The possible values after the options of a command.
std::string BashValues(const Place& place, const WordsFor& words_for) {
  std::string text;
  for (const OptionOutline& option : place.command->options) {
    if (option.IsArgument() || option.value == Value::kNone) continue;
    std::vector<std::string> patterns;
    for (const std::string& name : option.names)
      patterns.push_back(absl::StrCat("'", place.path, " ", name, "'"));
    const std::vector<std::string> words = words_for(option);
    absl::StrAppend(&text, "    ", absl::StrJoin(patterns, " | "), ") ");
    if (!words.empty()) {
      absl::StrAppend(&text, "value=words words=", Quoted(absl::StrJoin(words, " ")), " ;;\n");
    } else {
      absl::StrAppend(&text, "value=", option.value == Value::kNumber ? "number" : "file", " ;;\n");
    }
  }
  return text;
}

constexpr char kBash[] = R"(_@PROGRAM@() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} at=@PROGRAM@
  local commands='' options='' words='' value='' arguments=0 word i
  # --option=value comes as three words.
  if [[ $cur == = ]]; then
    cur=''
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $word == -* ]] || [[ $i == 1 && $word == help ]]; then continue; fi
    case "$at $word" in
      @PATHS@) at="$at $word" ;;
      *) break ;;
    esac
  done
  case $at in
@PLACES@  esac
  case "$at $prev" in
@VALUES@  esac
  COMPREPLY=()
  # An empty answer makes bash offer files, unless it is told not to.
  case $value in
    words) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
    number) compopt +o default +o bashdefault 2>/dev/null ;;
    file) ;;
    *)
      if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
      elif [[ -n $commands ]]; then
        COMPREPLY=($(compgen -W "$commands" -- "$cur"))
        compopt +o default +o bashdefault 2>/dev/null
      elif [[ -n $words ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$cur"))
      elif [[ $arguments == 0 ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
      fi
      ;;
  esac
  return 0
}
complete -o bashdefault -o default -F _@PROGRAM@ @PROGRAM@
)";

std::string Bash(const CommandOutline& program, const WordsFor& words_for) {
  const std::vector<Place> places = Places(program);
  std::string cases;
  std::string values;
  for (const Place& place : places) {
    absl::StrAppend(&cases, BashPlace(place));
    absl::StrAppend(&values, BashValues(place, words_for));
  }
  return Filled(absl::StrCat("# @HEADING@\n", kBash), "bash", program, places, " | \\\n        ",
                {{"@PLACES@", cases}, {"@VALUES@", values}});
}

// --- zsh

// These are special in brackets and after colons.
std::string ZshText(const std::string& text) {
  return absl::StrReplaceAll(text, {{"\\", "\\\\"}, {"[", "\\["}, {"]", "\\]"}, {":", "\\:"}});
}

std::string ZshValue(const OptionOutline& option, const WordsFor& words_for) {
  const std::vector<std::string> words = words_for(option);
  if (!words.empty()) return absl::StrCat(option.value_name, ":(", absl::StrJoin(words, " "), ")");
  return absl::StrCat(option.value_name, ":", option.value == Value::kNumber ? " " : "_files");
}

// The specification of one option or argument for _arguments, one line per name.
std::string ZshOption(const OptionOutline& option, const WordsFor& words_for) {
  if (option.IsArgument()) {
    const std::string begins = option.repeats ? "*:" : option.required ? ":" : "::";
    const std::string ends =
        option.words.empty() ? "_files" : absl::StrCat("(", absl::StrJoin(option.words, " "), ")");
    return absl::StrCat(" \\\n        ",
                        Quoted(absl::StrCat(begins, option.names.front(), ":", ends)));
  }
  std::string text;
  for (const std::string& name : option.names) {
    std::string line = option.repeats ? "*"
                       : option.names.size() > 1
                           ? absl::StrCat("(", absl::StrJoin(option.names, " "), ")")
                           : "";
    absl::StrAppend(&line, name, option.value == Value::kNone ? "" : "=", "[",
                    ZshText(option.about), "]");
    if (option.value != Value::kNone) absl::StrAppend(&line, ":", ZshValue(option, words_for));
    absl::StrAppend(&text, " \\\n        ", Quoted(line));
  }
  return text;
}

std::string ZshPlace(const Place& place, const WordsFor& words_for) {
  std::string text = absl::StrCat("    ('", place.path, "')\n");
  if (!place.command->commands.empty()) {
    absl::StrAppend(&text, "      commands=(");
    for (const CommandOutline& sub : place.command->commands) {
      absl::StrAppend(&text, "\n        ", Quoted(absl::StrCat(sub.name, ":", ZshText(sub.about))));
    }
    absl::StrAppend(
        &text,
        "\n      )\n"
        "      if [[ $words[CURRENT] != -* ]]; then _describe command commands; return; fi\n");
  }
  absl::StrAppend(&text, "      _arguments");
  for (const OptionOutline& option : place.command->options) {
    absl::StrAppend(&text, ZshOption(option, words_for));
  }
  return absl::StrCat(text, " ;;\n");
}

constexpr char kZsh[] = R"(_@PROGRAM@() {
  local at=@PROGRAM@ word
  local -a commands
  local -i i taken=1
  for ((i = 2; i < CURRENT; i++)); do
    word=$words[i]
    if [[ $word == -* ]]; then continue; fi
    if ((i == 2)) && [[ $word == help ]]; then taken=2; continue; fi
    case "$at $word" in
      (@PATHS@) at="$at $word"; taken=i ;;
      (*) break ;;
    esac
  done
  # What _arguments sees begins with the last command.
  shift $((taken - 1)) words
  ((CURRENT -= taken - 1))
  case $at in
@PLACES@  esac
}
if [[ $funcstack[1] == _@PROGRAM@ ]]; then
  _@PROGRAM@ "$@"
else
  compdef _@PROGRAM@ @PROGRAM@
fi
)";

std::string Zsh(const CommandOutline& program, const WordsFor& words_for) {
  const std::vector<Place> places = Places(program);
  std::string cases;
  for (const Place& place : places) absl::StrAppend(&cases, ZshPlace(place, words_for));
  return Filled(absl::StrCat("#compdef @PROGRAM@\n# @HEADING@\n", kZsh), "zsh", program, places,
                "|", {{"@PLACES@", cases}});
}
// --- fish

std::string FishOption(const std::string& begin, const OptionOutline& option,
                       const WordsFor& words_for) {
  std::string line = begin;
  for (const std::string& name : option.names) {
    const bool is_long = name.size() > 2;
    absl::StrAppend(&line, is_long ? " -l " : " -s ", name.substr(is_long ? 2 : 1));
  }
  if (option.value != Value::kNone) {
    const std::vector<std::string> words = words_for(option);
    const bool files = words.empty() && option.value == Value::kText;
    absl::StrAppend(&line, files ? " -r -F" : " -x");
    if (!words.empty()) absl::StrAppend(&line, " -a ", FishQuoted(absl::StrJoin(words, " ")));
  }
  return absl::StrCat(line, " -d ", FishQuoted(option.about), "\n");
}

std::string FishPlace(const Place& place, const WordsFor& words_for) {
  const CommandOutline& command = *place.command;
  const std::string program = place.path.substr(0, place.path.find(' '));
  const std::string begin =
      absl::StrCat("complete -c ", program, " -n '__", program, "_at ", place.path, "'");
  std::string text;
  const std::string words = ArgumentWords(place);
  if (!words.empty()) absl::StrAppend(&text, begin, " -f -a ", FishQuoted(words), "\n");
  if (!place.TakesArguments()) absl::StrAppend(&text, begin, " -f\n");
  for (const CommandOutline& sub : command.commands) {
    absl::StrAppend(&text, begin, " -a ", sub.name, " -d ", FishQuoted(sub.about), "\n");
  }
  for (const OptionOutline& option : command.options) {
    if (!option.IsArgument()) absl::StrAppend(&text, FishOption(begin, option, words_for));
  }
  return text;
}

constexpr char kFish[] = R"(# True at the command that its words name.
function __@PROGRAM@_at
    set -l at @PROGRAM@
    for word in (commandline -opc)[2..-1]
        switch "$at $word"
            case '@PROGRAM@ help' '* -*'
                continue
            case @PATHS@
                set at "$at $word"
            case '*'
                break
        end
    end
    test "$at" = "$argv"
end
@PLACES@)";

std::string Fish(const CommandOutline& program, const WordsFor& words_for) {
  const std::vector<Place> places = Places(program);
  std::string lines;
  for (const Place& place : places) absl::StrAppend(&lines, FishPlace(place, words_for));
  return Filled(absl::StrCat("# @HEADING@\n", kFish), "fish", program, places, " ",
                {{"@PLACES@", lines}});
}

}  // namespace

std::string CompletionScript(Shell shell, const CommandOutline& program,
                             const WordsFor& words_for) {
  switch (shell) {
    case Shell::kBash:
      return Bash(program, words_for);
    case Shell::kZsh:
      return Zsh(program, words_for);
    case Shell::kFish:
      return Fish(program, words_for);
  }
  return "";
}

}  // namespace hotstone::cli
