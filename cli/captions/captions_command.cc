// hotstone captions: decides the captions of the texts under a rule set.
//
// Each caption has a board of its own, so there is no --board. Its statements are decided one after
// another: lines of play by playing them, statements about groups by a search for strategies, which
// the certificate checker accepts or refuses before anything is printed. With --certificates the
// strategies are written, for hotstone-certify. --table prints the table of
// docs/explanation/captions.md instead.
//
// For example hotstone captions --rules ing-1996 --only Q5 shows the double-ko seki, and reports
// that the answer in the other ko is legal, that Black, if he starts, is refused in the second
// round, and that both groups are kept no matter who begins, with the sizes of four strategies.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "answers/captions/caption_answer.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/strategy.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "search/decide/caption_judge.h"
#include "search/plays/board_plays.h"
#include "spec/captions/caption.h"

namespace hotstone::cli {
namespace {

using spec::Caption;

struct CaptionsOptions {
  std::vector<std::string> rules;
  std::vector<std::string> only;
  std::string certificates;
  uint64_t nodes = search::SearchLimits{}.nodes;
  std::string link;
  bool table = false;
  bool json = false;
};

// "HISTORY-3, G308 to G312, ...": each once, in the order of the texts, numbers in a row together.
std::string KnownIds() {
  struct Run {
    std::string first;
    std::string last;
    std::string next;  // the id that would continue it
  };
  std::vector<Run> runs;
  for (const Caption& caption : spec::Captions()) {
    const std::string id(caption.id);
    if (!runs.empty() && runs.back().last == id) continue;
    const size_t letters = id.find_last_not_of("0123456789") + 1;
    int number = 0;
    const bool numbered = absl::SimpleAtoi(id.substr(letters), &number);
    const std::string next = numbered ? absl::StrCat(id.substr(0, letters), number + 1) : "";
    if (!runs.empty() && runs.back().next == id) {
      runs.back() = {runs.back().first, id, next};
    } else {
      runs.push_back({id, id, next});
    }
  }
  return absl::StrJoin(runs, ", ", [](std::string* out, const Run& run) {
    absl::StrAppend(out, run.first, run.first == run.last ? "" : " to " + run.last);
  });
}

absl::StatusOr<std::vector<const Caption*>> WantedCaptions(const std::vector<std::string>& only) {
  std::vector<const Caption*> wanted;
  for (const Caption& caption : spec::Captions()) {
    if (only.empty() || std::find(only.begin(), only.end(), caption.id) != only.end()) {
      wanted.push_back(&caption);
    }
  }
  for (const std::string& id : only) {
    const bool known = std::any_of(wanted.begin(), wanted.end(),
                                   [&](const Caption* caption) { return caption->id == id; });
    if (known) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("caption \"", id, "\" is unknown; known ids: ", KnownIds()));
  }
  return wanted;
}

absl::StatusOr<answers::CaptionVerdicts> DecideCaption(const spec::RuleSet& rules,
                                                       const Caption& caption, uint64_t nodes,
                                                       answers::TerminalProgress& progress) {
  answers::CaptionVerdicts found{&caption, {}, 0};
  if (caption.position.empty()) return found;
  const auto began = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(auto judge, search::CaptionJudge::Create(rules, caption, {nodes}, &progress));
  for (const spec::Statement& statement : caption.statements) {
    ASSIGN_OR_RETURN(auto verdict, judge.Decide(statement));
    found.verdicts.push_back(std::move(verdict));
  }
  found.seconds = SecondsSince(began);
  return found;
}

absl::Status WriteStrategies(const std::string& folder, const spec::RuleSet& rules,
                             const answers::CaptionVerdicts& found) {
  for (size_t i = 0; i < found.verdicts.size(); ++i) {
    for (const search::ShownStrategy& shown : found.verdicts[i].strategies) {
      const auto path = std::filesystem::path(folder) /
                        answers::StrategyFileName(rules, *found.caption, i + 1, *shown.strategy);
      RETURN_IF_ERROR(certify::WriteStrategy(path.string(), *shown.strategy));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<int> Captions(const CaptionsOptions& options) {
  ASSIGN_OR_RETURN(const auto rule_sets, answers::CollectRuleSets(options.rules));
  // Checked before the first rule set is decided, so that a later one cannot waste that work.
  for (const spec::RuleSet& rules : rule_sets) {
    RETURN_IF_ERROR(search::BoardPlays::Admits(rules));
  }
  ASSIGN_OR_RETURN(const auto wanted, WantedCaptions(options.only));
  RETURN_IF_ERROR(PrepareFolder("--certificates", options.certificates));
  answers::TerminalProgress progress;
  answers::CaptionTotals totals;
  std::vector<std::vector<answers::CaptionVerdicts>> by_rules;
  for (const spec::RuleSet& rules : rule_sets) {
    if (!options.table && !options.json) std::cout << spec::RuleSetName(rules) << "\n";
    by_rules.emplace_back();
    for (const Caption* caption : wanted) {
      // A table shows every text; a list only what counts for the rule set, unless it is named.
      if (!options.table && options.only.empty() && !spec::IsOfItsText(*caption, rules.preset))
        continue;
      ASSIGN_OR_RETURN(auto found, DecideCaption(rules, *caption, options.nodes, progress));
      totals.Add(found);
      progress.Clear();
      if (!options.table) {
        for (const answers::Shown& one : Describe(found, rules, options.link))
          Show(one, options.json);
      }
      if (!options.certificates.empty()) {
        RETURN_IF_ERROR(WriteStrategies(options.certificates, rules, found));
      }
      if (options.table) by_rules.back().push_back(std::move(found));
    }
    if (!options.table && !options.json) std::cout << "\n";
  }
  if (options.table) {
    std::cout << answers::CaptionTable(rule_sets, by_rules);
  } else {
    Show(Describe(totals), options.json);
  }
  if (answers::TerminalProgress::Interrupted())
    std::cerr << "hotstone: interrupted; the remaining statements are unknown\n";
  return Describe(totals).exit_code();
}

}  // namespace

void AddCaptionsCommand(Command& app) {
  Command& command = app.AddCommand(
      "captions", "Decide what the captions of the Ing texts claim, with strategies");
  const auto options = std::make_shared<CaptionsOptions>();
  command
      .AddOption("--rules", &options->rules, "rule sets, separated by semicolons; may be repeated")
      .Required()
      .GatherOneEach();
  command.AddOption("--only", &options->only, "id of a caption, such as Q5; may be repeated")
      .GatherOneEach();
  command
      .AddOption("--nodes", &options->nodes,
                 "limit of each search for a strategy; beyond it the statement is unknown")
      .Range(uint64_t{1}, uint64_t{1'000'000'000})
      .ShowDefault();
  command.AddOption("--certificates", &options->certificates,
                    "write the strategies to this folder, for hotstone-certify");
  AddLinkOption(command, &options->link);
  const auto& json =
      command.AddFlag("--json", &options->json, "print one JSON object per statement");
  command
      .AddFlag("--table", &options->table,
               "print a Markdown table: one row per statement, one column per rule set")
      .Excludes(json);
  AddProgressOption(command);
  command.SetFooter(
      "In brackets: the clause that says it, if it is another one, and the readings that it adds.\n"
      "docs/explanation/captions.md explains them and the statements.\n"
      "Exit codes: 0 all hold, 1 at least one fails, 2 bad input, 3 none fails but at least one is "
      "unknown.\n"
      "Example:\n"
      "  hotstone captions --rules ing-1996 --only Q5\n"
      "  hotstone captions --rules 'ing-1996;ing-1991' --table");
  command.OnRun([options] { return Captions(*options); });
}

}  // namespace hotstone::cli
