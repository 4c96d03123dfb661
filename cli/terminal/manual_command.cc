// Two commands that cover all others: `completion` prints a script for a shell, `manual` writes the
// manual pages. Both are generated from the outline of the program (command_outline.h), so no
// option can be missing.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/completion.h"
#include "cli/terminal/manual_page.h"
#include "cli/terminal/report.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

struct ManualOptions {
  std::string out;
  std::string date;
};

// The words of an option, or the presets if it takes rule sets.
std::vector<std::string> WordsWorthOffering(const OptionOutline& option) {
  if (!option.words.empty() || option.names.back() != "--rules") return option.words;
  const bool asks_for_preset = absl::StrContains(option.about, "PRESET") ||
                               absl::StrContains(absl::AsciiStrToLower(option.about), "rule set");
  std::vector<std::string> presets;
  if (asks_for_preset) {
    for (const spec::RuleSet& rules : spec::Presets()) presets.push_back(rules.preset);
  }
  return presets;
}

// Four digits, two, two: the date format of man(7).
absl::Status CheckDate(const std::string& date) {
  const std::string like = "0000-00-00";
  const bool good =
      date.size() == like.size() &&
      std::equal(date.begin(), date.end(), like.begin(), [](char a, char b) {
        return b == '-' ? a == '-' : absl::ascii_isdigit(static_cast<unsigned char>(a));
      });
  return good ? absl::OkStatus()
              : absl::InvalidArgumentError(
                    absl::StrCat("--date: \"", date, "\" is not a date such as 2026-11-23"));
}

absl::Status WriteManual(const CommandOutline& program, const ManualOptions& options) {
  RETURN_IF_ERROR(CheckDate(options.date));
  std::error_code error;
  std::filesystem::create_directories(options.out, error);
  if (error) {
    return absl::InvalidArgumentError(
        absl::StrCat("--out: ", options.out, " cannot be created: ", error.message()));
  }
  const std::string version = absl::StrCat(program.name, " ", std::string(kVersion));
  for (const ManualPage& page : ManualPages(program, version, options.date)) {
    const std::string path = absl::StrCat(options.out, "/", page.name, ".1");
    RETURN_IF_ERROR(WriteWholeFile(path, page.text));
  }
  return absl::OkStatus();
}

}  // namespace

void AddCompletionCommand(Command& app) {
  auto shell = std::make_shared<std::string>();
  Command& command = app.AddCommand("completion", "Print the completion script for a shell");
  command.AddOption("SHELL", shell.get(), "bash, zsh or fish")
      .Required()
      .OneOf({"bash", "zsh", "fish"});
  command.SetFooter(
      "Example:\n"
      "  hotstone completion bash > ~/.local/share/bash-completion/completions/hotstone\n"
      "  hotstone completion zsh > ~/.zfunc/_hotstone     (a folder of fpath)\n"
      "  hotstone completion fish > ~/.config/fish/completions/hotstone.fish");
  command.OnRun([&app, shell] {
    const Shell which = *shell == "bash"  ? Shell::kBash
                        : *shell == "zsh" ? Shell::kZsh
                                          : Shell::kFish;
    std::cout << CompletionScript(which, app.Outline(), WordsWorthOffering);
    return kExitOk;
  });
}

void AddManualCommand(Command& app, bool writes) {
  auto options = std::make_shared<ManualOptions>();
  Command& command = app.AddCommand("manual", "Write the manual pages, one per command");
  command.AddOption("--out", &options->out, "Folder to write them to").Required();
  command.AddOption("--date", &options->date, "Date in their footers, such as 2026-11-23")
      .Required();
  const std::string name = app.Outline().name;
  command.SetFooter(absl::StrCat("Example: ", name,
                                 " manual --out man1 --date 2026-11-23; man -l man1/", name, ".1"));
  command.OnRun([&app, options, writes]() -> absl::StatusOr<int> {
    if (!writes) return kExitOk;
    RETURN_IF_ERROR(WriteManual(app.Outline(), *options));
    return kExitOk;
  });
}

}  // namespace hotstone::cli
