// hotstone conflicts: which examples and promises of the texts contradict each other, and the
// weakest amendment (answers/captions/conflict_answer.h).
//
// For example, hotstone conflicts --text 1996 finds that HISTORY-3 (a ko may be retaken after a
// pass, and passes never run out) and the promise that every play ends contradict each other, and
// prints the line that shows it.
#include <memory>
#include <string>
#include <vector>

#include "answers/captions/conflict_answer.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"

namespace hotstone::cli {
namespace {

struct ConflictsOptions : answers::ConflictQuestion {
  bool json = false;
};

absl::StatusOr<int> RunConflicts(const ConflictsOptions& options) {
  return ShowLong([&](Progress* progress) { return answers::AskConflicts(options, progress); },
                  options.json);
}

}  // namespace

void AddConflictsCommand(Command& app) {
  Command& command = app.AddCommand("conflicts",
                                    "Find which examples and promises of the texts contradict each "
                                    "other, and the smallest repairs");
  const auto options = std::make_shared<ConflictsOptions>();
  std::vector<std::string> texts;
  for (const claims::DemandText& text : claims::DemandTexts()) texts.push_back(text.name);
  texts.push_back(claims::kAllTexts);
  command
      .AddOption("--text", &options->text,
                 "text whose captions are used: 1996 (default), 1991, zh or all")
      .OneOf(texts);
  command.AddOption("--answers", &options->answers,
                    "file of earlier answers: read if it exists, written at the end or on Ctrl-C");
  command.AddOption("--most", &options->most, "limit on the sets of either kind; default: 1000")
      .Range(uint64_t{1}, uint64_t{1'000'000});
  command
      .AddOption(
          "--nodes", &options->nodes,
          "nodes in each search for a strategy that keeps or takes a group; default: 400; 0: skip "
          "these demands")
      .Range(uint64_t{0}, uint64_t{1'000'000'000});
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "docs/explanation/captions.md explains demands and results. A statement about groups that is "
      "not "
      "decided\n"
      "counts as kept.\n"
      "Exit codes: 0 all sets were found, 2 bad input, 3 more than --most, or interrupted.\n"
      "Example:\n"
      "  hotstone conflicts --text 1996\n"
      "  hotstone conflicts --text all --answers answers.tsv --json");
  command.OnRun([options] { return RunConflicts(*options); });
}

}  // namespace hotstone::cli
