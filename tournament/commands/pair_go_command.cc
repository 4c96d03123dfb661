// hotstone pair-go: applies the pair go regulations to each event of a game.
#include <algorithm>
#include <memory>

#include "absl/strings/str_cat.h"
#include "base/read_input.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
#include "tournament/commands/all_wrong.h"
#include "tournament/commands/case_check.h"
#include "tournament/commands/commands.h"
#include "tournament/commands/pair_go_cases.h"
#include "tournament/commands/pair_go_report.h"

namespace hotstone::tournament {
namespace {

constexpr int kNoCourses = -1;

struct PairGoOptions {
  std::string events;
  std::vector<std::string> rules;
  std::string cases;
  int courses = kNoCourses;
  bool passes = false;
  bool json = false;
};

// Requires exactly one action, and no option that it does not use.
absl::Status CheckOptions(const PairGoOptions& options) {
  const bool courses = options.courses != kNoCourses;
  const int asked =
      (options.events.empty() ? 0 : 1) + (options.cases.empty() ? 0 : 1) + (courses ? 1 : 0);
  if (asked != 1) {
    return absl::InvalidArgumentError(
        "pair-go needs exactly one of a file of events, --cases FILE and --courses N (try hotstone "
        "pair-go --help)");
  }
  if (!options.cases.empty() && !options.rules.empty()) {
    return absl::InvalidArgumentError(
        "--rules cannot be combined with --cases: each case names its own rules");
  }
  if (options.passes && !courses) return absl::InvalidArgumentError("--passes requires --courses");
  return absl::OkStatus();
}

absl::StatusOr<int> PrintGame(const PairGoOptions& options, const std::vector<PairGoRules>& rules) {
  ASSIGN_OR_RETURN(const auto input,
                   ReadInput(options.events, kMaxPairGoBytes, "; no game needs more"));
  ASSIGN_OR_RETURN(const auto record, ParsePairGoRecord(input.text, input.name));
  std::vector<answers::Shown> judged;
  for (const PairGoRules& one : rules) {
    ASSIGN_OR_RETURN(const auto played, PlayPairGo(record, input.name, one));
    judged.push_back(DescribePairGo(record, played));
  }
  return cli::ShowAll(judged, options.json);
}

int PrintCourses(const PairGoOptions& options, const std::vector<PairGoRules>& rules) {
  int exit_code = cli::kExitOk;
  for (const PairGoRules& one : rules) {
    const auto courses = AllPairGoCourses(one, options.courses, options.passes);
    const int code = cli::Show(DescribePairGoCourses(one, options.courses, courses), options.json);
    exit_code = std::max(exit_code, code);
  }
  return exit_code;
}

absl::StatusOr<int> RunPairGo(const PairGoOptions& options) {
  RETURN_IF_ERROR(CheckOptions(options));
  if (!options.cases.empty()) {
    return CheckCases<PairGoCase>("pair-go", options.cases, options.json, ParsePairGoCases,
                                  PairGoCaseDifference);
  }
  AllWrong wrong;
  const auto rules = wrong.TakeEach(options.rules, ParsePairGoRules, PairGoRules());
  RETURN_IF_ERROR(wrong.status());
  return options.courses != kNoCourses ? PrintCourses(options, rules) : PrintGame(options, rules);
}

}  // namespace

void AddPairGoCommand(cli::Command& app) {
  cli::Command& command = app.AddCommand(
      "pair-go", "Judge a game of pair go: whose turn it is, errors of rotation, penalties");
  const auto options = std::make_shared<PairGoOptions>();
  command.AddOption(
      "EVENTS", &options->events,
      "file of events, hotstone.pair-go/1, one JSON object per line; -: standard input");
  command
      .AddOption("--rules", &options->rules,
                 "wmsg-2008 (default), with readings after commas; may be repeated")
      .GatherOneEach();
  command.AddOption("--cases", &options->cases, "Check a file of cases, hotstone.pair-go-case/1");
  command
      .AddOption(
          "--courses", &options->courses,
          "Enumerate all courses of up to this many moves and claims: is the rotation restored?")
      .Range(0, kMostPairGoLetters);
  command.AddFlag("--passes", &options->passes, "With --courses: allow passes");
  command.AddFlag("--json", &options->json,
                  "Print one JSON object per rule set, or per failed case");
  command.SetFooter(
      "Seats: BF, WF, BM, WM (side, then female or male). Readings "
      "(docs/reference/tournaments.md): "
      "rotation=number,\n"
      "last, pairs; preceding=before, own; claimed=in, out; first=penalty, free; passes=turn, "
      "aside;\n"
      "claimant=anyone, opponents; repeated=played, claimed; tally=points, stones.\n"
      "Exit codes: 0 success, all cases hold, the rotation is restored; 1 otherwise; 2 bad input.\n"
      "Example:\n"
      "  printf '%s\\n' '{\"schema\":\"hotstone.pair-go/1\"}' '{\"move\":\"BF\"}' "
      "'{\"move\":\"WM\"}' "
      "'{\"claim\":\"B\"}' |\n"
      "    hotstone pair-go -");
  command.OnRun([options] { return RunPairGo(*options); });
}

}  // namespace hotstone::tournament
