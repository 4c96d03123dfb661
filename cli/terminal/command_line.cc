// The one file that includes the command-line library.
//
// In order: the description of errors (the command they belong to, a word in the wrong place), the
// conversion of the library's data into an outline, the checks of Option, each a few library calls,
// then Command, and finally Program::Understand, which turns everything the library throws into one
// sentence.
//
// For example `hotstone rules --nonsense`: LastNamed finds the command `rules`, StrayWord the word,
// and Understand gives the sentence that it is not an option of hotstone rules.
#include "cli/terminal/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <iostream>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "answers/asked/situation_words.h"
#include "base/out_of_memory.h"
#include "cli/terminal/plain_number.h"
#include "cli/terminal/report.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"
#include "spec/words/nearest_word.h"

namespace hotstone::cli {
namespace {

// The program and the commands named on the line so far: hotstone table build.
std::string PathOf(const CLI::App& app) {
  return app.get_parent() == nullptr ? app.get_name()
                                     : PathOf(*app.get_parent()) + " " + app.get_name();
}

// The last command named on the line, or the program.
const CLI::App& LastNamed(const CLI::App& app) {
  const std::vector<const CLI::App*> named =
      app.get_subcommands([](const CLI::App* sub) { return sub->parsed(); });
  return named.empty() ? app : LastNamed(*named.back());
}

// The word that was probably meant, as a question to append to an error; empty if none is near.
std::string Meant(const CLI::App& app, const std::string& typed) {
  std::vector<std::string> good;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) good.push_back("--" + name);
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    good.push_back(command->get_name());
  }
  return DidYouMean(typed.substr(0, typed.find('=')), good);
}

// For a bare word that looks like the value of an option: a board, a rule set, the rows of a
// position.
std::string WithItsOption(const CLI::App& app, const std::string& word) {
  const auto meant = [&](const char* option) {
    return app.get_option_no_throw(option) == nullptr
               ? std::string()
               : "; did you mean " + std::string(option) + " " + word + "?";
  };
  if (spec::ParseBoardSize(word).ok()) return meant("--board");
  if (spec::ParseRuleSet(word).ok()) return meant("--rules");
  return app.get_option_no_throw("--position") == nullptr ? "" : answers::PositionMeant(word);
}

// Those of the command's options that control its memory use.
std::string WhatNeedsLess(const CLI::App& app) {
  std::vector<std::string> found;
  for (const auto& [option, words] :
       {std::pair("--memory", "a smaller --memory"), std::pair("--threads", "fewer --threads"),
        std::pair("--board", "a smaller --board")}) {
    if (app.get_option_no_throw(option) != nullptr) found.push_back(words);
  }
  std::string text;
  for (size_t i = 0; i < found.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == found.size() ? " or " : ", ") + found[i];
  }
  return text;
}

// The commands to choose from when one is missing: all of them if they are few, the first of many.
std::string OneOfItsCommands(const CLI::App& app) {
  constexpr size_t kAFew = 8;
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  const bool few = commands.size() <= kAFew;
  std::string text =
      PathOf(app) + (few ? " needs one of its commands: " : " needs a command, for example ");
  for (size_t i = 0; i < (few ? commands.size() : 3); ++i) {
    text += (i == 0 ? "" : ", ") + commands[i]->get_name();
  }
  return text;
}

// The first unrecognised word, in a sentence; empty if all were recognised. The library reports a
// missing command before an unknown word, but the word is the better hint.
std::optional<std::string> StrayWord(const CLI::App& app) {
  const std::vector<std::string> words = app.remaining();
  if (words.empty()) return std::nullopt;
  const std::string word = "\"" + words.front() + "\"";
  const bool option = words.front().starts_with('-');
  if (!app.get_subcommands([](const CLI::App*) { return true; }).empty()) {
    return word + " is not a command or an option of " + PathOf(app) + Meant(app, words.front());
  }
  return word + (option ? " is not an option of " : " is an unexpected argument for ") +
         PathOf(app) + (option ? Meant(app, words.front()) : WithItsOption(app, words.front()));
}

// Rephrases the library's messages about a missing or malformed value, "--board: 1 required TEXT
// missing" and "Could not convert: --at-least = many", about a missing command, and about options
// that are repeated or exclude each other. All other messages are unchanged.
std::string InPlainWords(const CLI::App& app, const std::string& said) {
  if (said.rfind("A subcommand is required", 0) == 0) return OneOfItsCommands(app);
  const size_t missing = said.find(": 1 required ");
  if (missing != std::string::npos) return said.substr(0, missing) + ": the value is missing";
  constexpr std::string_view kReceived = " required but received ";
  const size_t received = said.find(kReceived);
  if (const size_t most = said.find(": At Most 1");
      most != std::string::npos && received != std::string::npos) {
    return said.substr(0, most) + ": may be given only once, not " +
           said.substr(received + kReceived.size()) + " times";
  }
  constexpr std::string_view kExcludes = " excludes ";
  if (const size_t excludes = said.find(kExcludes); excludes != std::string::npos) {
    return said.substr(0, excludes) + " cannot be combined with " +
           said.substr(excludes + kExcludes.size());
  }
  constexpr std::string_view kNotConverted = "Could not convert: ";
  const size_t equals = said.find(" = ");
  if (said.rfind(kNotConverted, 0) != 0 || equals == std::string::npos) return said;
  const std::string name = said.substr(kNotConverted.size(), equals - kNotConverted.size());
  const CLI::Option* option = app.get_option_no_throw(name);
  if (option != nullptr && option->get_expected_max() == 0)
    return name + ": this flag takes no value";
  return name + ": \"" + said.substr(equals + 3) + "\" is not a valid number";
}

// Splits the library's description of an option's values, TEXT:{B,W} or INT:INT in [1 - 64]: first
// the type, then one part per check. A check of synonyms, {black->B,white->W}, adds nothing to the
// words.
void ReadValues(const std::string& type_name, OptionOutline* outline) {
  std::stringstream parts(type_name);
  std::getline(parts, outline->value_name, ':');
  outline->value =
      outline->value_name == "TEXT" ? OptionOutline::Value::kText : OptionOutline::Value::kNumber;
  std::string part;
  while (std::getline(parts, part, ':')) {
    const size_t open = part.find(" in [");
    const size_t dash = part.find(" - ");
    if (open != std::string::npos && dash != std::string::npos && part.back() == ']') {
      outline->least = part.substr(open + 5, dash - open - 5);
      outline->most = part.substr(dash + 3, part.size() - dash - 4);
    } else if (part.front() == '{' && part.back() == '}' && part.find("->") == std::string::npos) {
      std::stringstream words(part.substr(1, part.size() - 2));
      std::string word;
      while (std::getline(words, word, ',')) outline->words.push_back(word);
    }
  }
}

OptionOutline OutlineOf(const CLI::Option& option) {
  OptionOutline outline;
  for (const std::string& name : option.get_snames()) outline.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) outline.names.push_back("--" + name);
  if (outline.names.empty()) outline.names.push_back(option.get_name(true));
  if (option.get_expected_max() != 0) ReadValues(option.get_type_name(), &outline);
  outline.default_value = option.get_default_str();
  outline.required = option.get_required();
  outline.repeats = option.get_expected_max() > 1;
  for (const CLI::Option* other : option.get_excludes())
    outline.excludes.push_back(other->get_name());
  std::sort(outline.excludes.begin(), outline.excludes.end());  // the library orders them by
                                                                // address
  outline.about = option.get_description();
  return outline;
}

CommandOutline OutlineOf(const CLI::App& app) {
  CommandOutline outline{app.get_name(), app.get_description(), app.get_footer(), {}, {}};
  for (const CLI::Option* option : app.get_options()) outline.options.push_back(OutlineOf(*option));
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    outline.commands.push_back(OutlineOf(*command));
  }
  return outline;
}

// The check of a number, which Range replaces by one that names the accepted range.
constexpr const char* kNumber = "number";

// The error for a whole number that is not plain, or does not fit its variable.
template <typename Number>
std::function<std::string(const std::string&)> WholeNumber(Number least, Number most) {
  return [least, most](const std::string& text) -> std::string {
    Number number = 0;
    if (ReadPlainWhole(text, &number)) return "";
    return "\"" + text + "\" is not a whole number from " + std::to_string(least) + " to " +
           std::to_string(most) + AboutZerosInFront(text);
  };
}

template <typename Number>
CLI::Option* WithWholeNumbers(CLI::Option* option) {
  using Limits = std::numeric_limits<Number>;
  return option->check(WholeNumber<Number>(Limits::min(), Limits::max()), "", kNumber);
}

// CLI::Range would call 1.5 and "six" out of range.
template <typename Number>
void Restrict(CLI::Option* option, Number least, Number most) {
  option->get_validator(kNumber)->active(false);  // it names the range of the type
  option->check(WholeNumber(least, most));
  option->check(CLI::Range(least, most));
}

}  // namespace

Option& Option::Required() {
  option_->required();
  return *this;
}

Option& Option::ShowDefault() {
  option_->capture_default_str();
  return *this;
}

Option& Option::ShowDefault(const std::string& text) {
  option_->default_str(text);
  return *this;
}

Option& Option::Default(int value) {
  option_->default_val(value);
  return *this;
}

Option& Option::Range(int least, int most) {
  Restrict(option_, least, most);
  return *this;
}

Option& Option::Range(int64_t least, int64_t most) {
  Restrict(option_, least, most);
  return *this;
}

Option& Option::Range(uint64_t least, uint64_t most) {
  Restrict(option_, least, most);
  return *this;
}

Option& Option::Range(double least, double most) {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option& Option::OneOf(const std::vector<std::string>& words) {
  option_->check([words](const std::string& text) -> std::string {
    if (std::find(words.begin(), words.end(), text) != words.end()) return "";
    std::string good;
    for (const std::string& word : words) good += (good.empty() ? "" : ", ") + word;
    return "\"" + text + "\" is not one of " + good + DidYouMean(text, words);
  });
  option_->check(CLI::IsMember(words));  // so that the help shows the words
  return *this;
}

Option& Option::Check(std::function<std::string(const std::string& text)> wrong) {
  option_->check(std::move(wrong));
  return *this;
}

Option& Option::Synonyms(const std::vector<std::pair<std::string, std::string>>& words) {
  option_->transform(CLI::Transformer(words, CLI::ignore_case));
  return *this;
}

Option& Option::SplitAt(char letter) {
  option_->delimiter(letter);
  return *this;
}

Option& Option::GatherOneEach() {
  // Without allow_extra_args(false), words after the value would be taken as more values, even a
  // positional argument.
  option_->expected(1)->allow_extra_args(false)->multi_option_policy(
      CLI::MultiOptionPolicy::TakeAll);
  return *this;
}

Option& Option::Excludes(const Option& other) {
  option_->excludes(other.option_);
  return *this;
}

bool Option::Given() const { return option_->count() > 0; }

Command& Command::RequireCommand() {
  app_->require_subcommand(1);
  return *this;
}

Command& Command::AddCommand(const std::string& name, const std::string& about) {
  return commands_.emplace_back(app_->add_subcommand(name, about));
}

Option& Command::AddOption(const std::string& name, std::string* value, const std::string& about) {
  return Keep(app_->add_option(name, *value, about)->check([](const std::string& text) {
    return std::string(text.empty() ? "the value is empty" : "");
  }));
}

Option& Command::AddOption(const std::string& name, int* value, const std::string& about) {
  return Keep(WithWholeNumbers<int>(app_->add_option(name, *value, about)));
}

Option& Command::AddOption(const std::string& name, int64_t* value, const std::string& about) {
  return Keep(WithWholeNumbers<int64_t>(app_->add_option(name, *value, about)));
}

Option& Command::AddOption(const std::string& name, uint64_t* value, const std::string& about) {
  return Keep(WithWholeNumbers<uint64_t>(app_->add_option(name, *value, about)));
}

Option& Command::AddOption(const std::string& name, double* value, const std::string& about) {
  return Keep(app_->add_option(name, *value, about)->check([](const std::string& text) {
    if (IsPlainNumber(text)) return std::string();
    return "\"" + text + "\" is not a number such as 2 or 0.5" + AboutZerosInFront(text);
  }));
}

Option& Command::AddOption(const std::string& name, std::vector<std::string>* values,
                           const std::string& about) {
  return Keep(app_->add_option(name, *values, about));
}

Option& Command::AddFlag(const std::string& name, bool* value, const std::string& about) {
  return Keep(app_->add_flag(name, *value, about));
}

void Command::TakeAnyWords() { app_->allow_extras(); }

void Command::SetFooter(const std::string& text) { app_->footer(text); }

void Command::OnRun(std::function<absl::StatusOr<int>()> run) { run_ = std::move(run); }

int Command::RunNamed() const {
  for (const Command& command : commands_) {
    if (command.app_->parsed()) return command.RunNamed();
  }
  if (!run_) return kExitOk;
  SayWhatNeedsLess(WhatNeedsLess(*app_));
  const absl::StatusOr<int> exit_code = run_();
  return exit_code.ok() ? *exit_code : ReportError(exit_code.status());
}

CommandOutline Command::Outline() const { return OutlineOf(*app_); }

Program::Program(const std::string& about, const std::string& name)
    : Program(std::make_unique<CLI::App>(about, name)) {}

Program::Program(std::unique_ptr<CLI::App> app) : Command(app.get()), owned_(std::move(app)) {}

Program::~Program() = default;

void Program::SetVersion(const std::string& text) { app_->set_version_flag("-V,--version", text); }

int Program::Run(int argc, char** argv, bool prints) {
  const Parsed parsed = Parse(argc, argv);
  if (parsed.kind == Parsed::Kind::kRefused) {
    return prints ? ReportError(absl::InvalidArgumentError(parsed.text)) : kExitBadInput;
  }
  if (prints) std::cout << parsed.text;
  // A full disk must not look like success.
  std::cout.flush();
  if (!std::cout) return ReportError(absl::UnavailableError("cannot write to standard output"));
  return parsed.exit_code;
}

Parsed Program::Parse(int argc, char** argv) {
  Parsed parsed = Understand(argc, argv);
  if (parsed.kind == Parsed::Kind::kRan) parsed.exit_code = RunNamed();
  return parsed;
}

Parsed Program::Understand(int argc, char** argv) {
  // "hotstone help verify" is another way to say "hotstone verify --help".
  std::vector<const char*> words(argv, argv + argc);
  if (words.size() > 1 && std::string_view(words[1]) == "help") {
    words.erase(words.begin() + 1);
    words.push_back("--help");
  }
  // The library would read --help=no as no --help.
  for (size_t i = 1; i < words.size() && std::string_view(words[i]) != "--"; ++i) {
    for (const std::string name : {"--help", "--version"}) {
      if (std::string_view(words[i]).rfind(name + "=", 0) == 0 && (i == 1 || name == "--help")) {
        return {Parsed::Kind::kRefused,
                name + ": this flag takes no value (try " + PathOf(*app_) + " --help)"};
      }
    }
  }
  try {
    app_->parse(static_cast<int>(words.size()), words.data());
  } catch (const CLI::ParseError& error) {
    // No help for a command that does not exist.
    const CLI::App& at = LastNamed(*app_);
    const bool names_a_command = at.get_subcommands([](const CLI::App*) { return true; }).empty();
    if (error.get_exit_code() == 0 && (names_a_command || at.remaining().empty())) {
      std::ostringstream text;
      app_->exit(error, text, text);
      return {Parsed::Kind::kAsked, text.str()};
    }
    return {Parsed::Kind::kRefused, StrayWord(at).value_or(InPlainWords(at, error.what())) +
                                        " (try " + PathOf(at) + " --help)"};
  }
  return {};
}

}  // namespace hotstone::cli
