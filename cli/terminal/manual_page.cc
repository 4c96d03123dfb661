// Manual pages in troff, generated from the outline of the commands (command_outline.h).
//
// First the formatting of names, options and sentences, then one function for each section of a
// page, in page order: synopsis, options and arguments, commands, and the footer of the help, split
// into notes, examples and exit codes. AddPages combines the sections of a command and recurses
// into its subcommands; RoffText keeps typed text from being read as a troff request.
//
// For example the option --board of `hotstone perft`, with a value, becomes
//
//   .TP
//   \fB\-\-board\fR \fITEXT\fR
//
// followed by its sentence, "Required." and its other conditions (Entry, Conditions).
#include "cli/terminal/manual_page.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace hotstone::cli {
namespace {

using Value = OptionOutline::Value;

std::string Bold(const std::string& text) { return absl::StrCat("\\fB", RoffText(text), "\\fR"); }
std::string Italic(const std::string& text) { return absl::StrCat("\\fI", RoffText(text), "\\fR"); }

// A sentence with its full stop.
std::string Sentence(const std::string& text) {
  const bool ends =
      absl::EndsWith(text, ".") || absl::EndsWith(text, "?") || absl::EndsWith(text, "!");
  return absl::StrCat(text, ends || text.empty() ? "" : ".");
}

// --board TEXT, as it is typed.
std::string Typed(const OptionOutline& option, const std::string& name) {
  if (option.value == Value::kNone) return Bold(name);
  return absl::StrCat(Bold(name), " ", Italic(option.value_name));
}

// The argument in the synopsis: FILE, [FILE], FILE...
std::string ArgumentInSynopsis(const OptionOutline& argument) {
  const std::string name =
      absl::StrCat(Italic(argument.names.front()), argument.repeats ? "..." : "");
  return argument.required ? name : absl::StrCat("[", name, "]");
}

std::string Synopsis(const std::string& path, const CommandOutline& command) {
  std::string line = Bold(path);
  for (const OptionOutline& option : command.options) {
    if (!option.IsArgument() && option.required) {
      absl::StrAppend(&line, " ", Typed(option, option.names.back()));
    }
  }
  absl::StrAppend(&line, " [", Italic("OPTIONS"), "]");
  if (!command.commands.empty()) absl::StrAppend(&line, " ", Italic("COMMAND"), " ...");
  for (const OptionOutline& option : command.options) {
    if (option.IsArgument()) absl::StrAppend(&line, " ", ArgumentInSynopsis(option));
  }
  return absl::StrCat(".SH SYNOPSIS\n", line, "\n");
}

// The text after an option's own sentence.
std::string Conditions(const OptionOutline& option) {
  std::string text;
  const auto say = [&text](const std::string& sentence) {
    absl::StrAppend(&text, "\n", RoffText(sentence));
  };
  if (option.required) say("Required.");
  if (option.repeats) say("Takes several values.");
  if (!option.words.empty()) say(absl::StrCat("One of: ", absl::StrJoin(option.words, ", "), "."));
  if (!option.least.empty()) say(absl::StrCat("From ", option.least, " to ", option.most, "."));
  if (!option.default_value.empty()) say(absl::StrCat("Default: ", option.default_value, "."));
  if (!option.excludes.empty()) {
    say(absl::StrCat("Cannot be combined with ", absl::StrJoin(option.excludes, ", "), "."));
  }
  return text;
}

std::string Entry(const OptionOutline& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.names) {
    names.push_back(option.IsArgument() ? Italic(name) : Typed(option, name));
  }
  return absl::StrCat(".TP\n", absl::StrJoin(names, ", "), "\n", RoffText(Sentence(option.about)),
                      Conditions(option), "\n");
}

// One section of options or of arguments, or nothing.
std::string Entries(const CommandOutline& command, const std::string& heading, bool arguments) {
  std::string text;
  for (const OptionOutline& option : command.options) {
    if (option.IsArgument() == arguments) absl::StrAppend(&text, Entry(option));
  }
  return text.empty() ? "" : absl::StrCat(".SH ", heading, "\n", text);
}

std::string Commands(const std::string& page, const CommandOutline& command) {
  if (command.commands.empty()) return "";
  std::string text = ".SH COMMANDS\n";
  for (const CommandOutline& sub : command.commands) {
    absl::StrAppend(&text, ".TP\n", Bold(sub.name), "\n", RoffText(Sentence(sub.about)), "\n",
                    RoffText(absl::StrCat("See ", page, "-", sub.name, "(1).")), "\n");
  }
  return text;
}

// Lines verbatim, less their common left margin.
std::string AsTheyStand(const std::vector<std::string>& lines) {
  std::string text;
  size_t margin = std::string::npos;
  for (const std::string& line : lines) margin = std::min(margin, line.find_first_not_of(' '));
  for (const std::string& line : lines) {
    absl::StrAppend(&text, RoffText(line.substr(std::min(margin, line.size()))), "\n");
  }
  return absl::StrCat(".nf\n", text, ".fi\n");
}

// Filled text; an empty line begins a new paragraph.
std::string Notes(std::vector<std::string> lines) {
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  if (lines.empty()) return "";
  std::string text = ".SH NOTES\n";
  for (auto line = lines.begin(); line != lines.end();) {
    const auto is_inset = [](const std::string& l) { return absl::StartsWith(l, " "); };
    const bool inset = is_inset(*line);
    const auto end =
        std::find_if(line, lines.end(), [&](const auto& l) { return is_inset(l) != inset; });
    if (inset) {
      absl::StrAppend(&text, AsTheyStand({line, end}));
    } else {
      std::for_each(line, end, [&text](const std::string& l) {
        absl::StrAppend(&text, l.empty() ? ".PP" : RoffText(l), "\n");
      });
    }
    line = end;
  }
  return text;
}

// The footer of the help: notes, then examples.
std::string Footer(const CommandOutline& command) {
  std::vector<std::string> notes;
  std::vector<std::string> examples;
  bool at_examples = false;
  const std::string footer(absl::StripTrailingAsciiWhitespace(command.footer));
  if (footer.empty()) return "";
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(footer, '\n'))) {
    if (!at_examples && absl::StartsWith(line, "Example")) {
      at_examples = true;
      const size_t colon = std::min(line.find(':'), line.size() - 1);
      // The rest of the line is the first example; it keeps its column, as the following lines are
      // aligned with it.
      const std::string rest = line.substr(colon + 1);
      if (!rest.empty()) examples.push_back(std::string(colon + 1, ' ') + rest);
    } else {
      (at_examples ? examples : notes).push_back(line);
    }
  }
  std::string text = Notes(notes);
  if (!examples.empty()) absl::StrAppend(&text, ".SH EXAMPLES\n", AsTheyStand(examples));
  return text;
}

constexpr char kExitStatus[] =
    ".SH EXIT STATUS\n"
    ".TP\n"
    "0\n"
    "Success: everything that was claimed or expected holds.\n"
    ".TP\n"
    "1\n"
    "Something that was claimed or expected does not hold.\n"
    ".TP\n"
    "2\n"
    "Bad input or usage.\n"
    ".TP\n"
    "3\n"
    "Unknown: a limit was hit, or the run was stopped.\n";

std::string SeeAlso(const std::vector<std::string>& pages) {
  std::vector<std::string> names;
  for (const std::string& page : pages) names.push_back(absl::StrCat(Bold(page), "(1)"));
  return absl::StrCat(".SH SEE ALSO\n", absl::StrJoin(names, ", "),
                      ".\n"
                      ".PP\n"
                      "Pages cited above as docs/.../NAME.md are installed in ",
                      Italic("doc/hotstone/docs"), " of the installation.\n");
}

std::vector<std::string> Related(const std::vector<std::string>& path,
                                 const CommandOutline& command) {
  std::vector<std::string> pages;
  for (size_t i = 1; i < path.size(); ++i) {
    pages.push_back(absl::StrJoin(path.begin(), path.begin() + static_cast<ptrdiff_t>(i), "-"));
  }
  if (path.size() == 1) pages.push_back("hotstone-certify");
  for (const CommandOutline& sub : command.commands) {
    pages.push_back(absl::StrCat(absl::StrJoin(path, "-"), "-", sub.name));
  }
  return pages;
}

void AddPages(std::vector<std::string> path, const CommandOutline& command,
              const std::string& version, const std::string& date, std::vector<ManualPage>* pages) {
  path.push_back(command.name);
  const std::string page = absl::StrJoin(path, "-");
  pages->push_back(
      {page, absl::StrCat(".TH ", RoffText(absl::AsciiStrToUpper(page)), " 1 \"", date, "\" \"",
                          RoffText(version), "\" \"Hotstone\"\n.ad l\n.SH NAME\n", RoffText(page),
                          " \\- ", RoffText(command.about), "\n",
                          Synopsis(absl::StrJoin(path, " "), command), ".SH DESCRIPTION\n",
                          RoffText(Sentence(command.about)), "\n", Commands(page, command),
                          Entries(command, "ARGUMENTS", true), Entries(command, "OPTIONS", false),
                          Footer(command), kExitStatus, SeeAlso(Related(path, command)))});
  for (const CommandOutline& sub : command.commands) AddPages(path, sub, version, date, pages);
}

}  // namespace

std::string RoffText(const std::string& text) {
  static const std::vector<std::pair<char, std::string>> escapes = {
      {'\\', "\\e"},  {'-', "\\-"},   {'\'', "\\(aq"}, {'`', "\\(ga"},
      {'^', "\\(ha"}, {'~', "\\(ti"}, {'"', "\\(dq"}};
  std::string out;
  bool at_start = true;
  for (size_t i = 0; i < text.size(); ++i) {
    const char letter = text[i];
    const auto escape = std::find_if(escapes.begin(), escapes.end(),
                                     [&](const auto& e) { return e.first == letter; });
    if (at_start && letter == '.') out += "\\&";
    if (escape == escapes.end()) {
      out += letter;
    } else {
      out += escape->second;
    }
    // A list without blanks may be broken after its commas.
    if (letter == ',' && i + 1 < text.size() &&
        !absl::ascii_isspace(static_cast<unsigned char>(text[i + 1]))) {
      out += "\\:";
    }
    at_start = letter == '\n';
  }
  return out;
}

std::vector<ManualPage> ManualPages(const CommandOutline& program, const std::string& version,
                                    const std::string& date) {
  std::vector<ManualPage> pages;
  AddPages({}, program, version, date, &pages);
  return pages;
}

}  // namespace hotstone::cli
