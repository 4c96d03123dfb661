#include "cli/terminal/command_line.h"

#include <CLI/CLI.hpp>
#include <sstream>

namespace hotstone::cli {

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
  option_->check(CLI::Range(least, most));
  return *this;
}

Option& Option::Range(int64_t least, int64_t most) {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option& Option::Range(uint64_t least, uint64_t most) {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option& Option::Range(double least, double most) {
  option_->check(CLI::Range(least, most));
  return *this;
}

Option& Option::OneOf(const std::vector<std::string>& words) {
  option_->check(CLI::IsMember(words));
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
  option_->expected(1)->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
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
  return Keep(app_->add_option(name, *value, about));
}

Option& Command::AddOption(const std::string& name, int* value, const std::string& about) {
  return Keep(app_->add_option(name, *value, about));
}

Option& Command::AddOption(const std::string& name, int64_t* value, const std::string& about) {
  return Keep(app_->add_option(name, *value, about));
}

Option& Command::AddOption(const std::string& name, uint64_t* value, const std::string& about) {
  return Keep(app_->add_option(name, *value, about));
}

Option& Command::AddOption(const std::string& name, double* value, const std::string& about) {
  return Keep(app_->add_option(name, *value, about));
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

void Command::OnRun(std::function<void()> run) { app_->callback(std::move(run)); }

Program::Program(const std::string& about, const std::string& name)
    : Program(std::make_unique<CLI::App>(about, name)) {}

Program::Program(std::unique_ptr<CLI::App> app) : Command(app.get()), owned_(std::move(app)) {}

Program::~Program() = default;

void Program::SetVersion(const std::string& text) { app_->set_version_flag("--version", text); }

Parsed Program::Parse(int argc, char** argv) {
  try {
    app_->parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      std::ostringstream text;
      app_->exit(error, text, text);
      return {Parsed::Kind::kAsked, text.str(), std::nullopt};
    }
    const std::vector<std::string> unknown = app_->remaining();
    const bool stray = app_->get_subcommands().empty() && !unknown.empty();
    return {Parsed::Kind::kRefused, error.what(), stray ? std::optional(unknown[0]) : std::nullopt};
  }
  return {};
}

}  // namespace hotstone::cli
