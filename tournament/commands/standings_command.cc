// hotstone standings: computes the standings, and the least number of players that can leave a tie.
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "base/one_line.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
#include "tournament/commands/all_wrong.h"
#include "tournament/commands/case_check.h"
#include "tournament/commands/commands.h"
#include "tournament/commands/standings_cases.h"
#include "tournament/commands/standings_report.h"
#include "tournament/formats/results.h"

namespace hotstone::tournament {
namespace {

struct StandingsOptions {
  std::string results;
  std::vector<std::string> systems;
  std::string cases;
  int most = 0;
  bool least_ties = false;
  bool lines = false;
  bool json = false;
};

// The most players for which enumerating all tournaments of a format takes at most a few seconds.
int MostPlayers(TournamentFormat format) {
  switch (format) {
    case TournamentFormat::kRoundRobin:
    case TournamentFormat::kSwiss:
    case TournamentFormat::kSwissOdd:
      return 6;
    case TournamentFormat::kRoundRobinDraws:
    case TournamentFormat::kDoubleKnockout:
      return 4;
    case TournamentFormat::kKnockout:
      return 8;
    case TournamentFormat::kKnockoutNoByes:
      return 16;
    case TournamentFormat::kTenGameMatch:
      return 2;
  }
  return 0;
}

int PrintLeastTies(const StandingsOptions& options, const std::vector<StandingsSystem>& systems) {
  for (const TournamentFormat format : TournamentFormats()) {
    const int most =
        options.most > 0 ? std::min(options.most, MostPlayers(format)) : MostPlayers(format);
    const auto ties = LeastTies(format, systems, most);
    for (size_t i = 0; i < systems.size(); ++i)
      cli::Show(DescribeLeastTie(format, systems[i], ties[i]), options.json);
  }
  return cli::kExitOk;
}

absl::StatusOr<int> PrintStandings(const StandingsOptions& options,
                                   const std::vector<StandingsSystem>& systems) {
  ASSIGN_OR_RETURN(const auto read, ReadResultsFile(options.results));
  if (!read.note.empty()) std::cerr << "hotstone: note: " << OneLine(read.note) << "\n";
  const Crosstable* const table = &read.table;
  if (options.lines) {
    std::cout << WriteResultLines(*table);
    return cli::kExitOk;
  }
  std::vector<answers::Shown> ranked;
  for (const StandingsSystem& system : systems) {
    const auto standings = Standings(*table, system);
    if (!standings.ok()) {
      const std::string file = options.results == "-" ? "standard input" : options.results;
      return absl::Status(standings.status().code(),
                          absl::StrCat(file, ": ", std::string(standings.status().message())));
    }
    ranked.push_back(DescribeStandings(*table, system, *standings));
  }
  return cli::ShowAll(ranked, options.json);
}

// Requires exactly one action, and no option that it does not use.
absl::Status CheckOptions(const StandingsOptions& options) {
  const int asked = (options.results.empty() ? 0 : 1) + (options.least_ties ? 1 : 0) +
                    (options.cases.empty() ? 0 : 1);
  if (asked != 1) {
    return absl::InvalidArgumentError(
        "standings needs exactly one of a file of results, --cases FILE and --least-ties (try "
        "hotstone "
        "standings --help)");
  }
  if (options.lines && (options.results.empty() || options.json || !options.systems.empty())) {
    return absl::InvalidArgumentError(
        "--lines only rewrites the results of a file; it cannot be combined with --json or "
        "--rules");
  }
  if (!options.cases.empty() && !options.systems.empty()) {
    return absl::InvalidArgumentError(
        "--rules cannot be combined with --cases: each case names its own rules");
  }
  if (options.most > 0 && !options.least_ties)
    return absl::InvalidArgumentError("--most requires --least-ties");
  return absl::OkStatus();
}

absl::StatusOr<int> RunStandings(const StandingsOptions& options) {
  RETURN_IF_ERROR(CheckOptions(options));
  if (!options.cases.empty()) {
    return CheckCases<StandingsCase>("standings", options.cases, options.json, ParseStandingsCases,
                                     StandingsCaseDifference);
  }
  AllWrong wrong;
  const auto systems = wrong.TakeEach(options.systems, ParseStandingsSystem, StandingsSystem());
  RETURN_IF_ERROR(wrong.status());
  if (!options.least_ties) return PrintStandings(options, systems);
  return PrintLeastTies(options, options.systems.empty() ? AllStandingsSystems() : systems);
}

}  // namespace

void AddStandingsCommand(cli::Command& app) {
  cli::Command& command =
      app.AddCommand("standings", "Rank the players of a tournament as the Ing texts do");
  const auto options = std::make_shared<StandingsOptions>();
  command.AddOption("RESULTS", &options->results,
                    "file of results: hotstone.results/1, an h9 table or an OpenGotha XML file; -: "
                    "standard input");
  command
      .AddOption("--rules,--system", &options->systems,
                 "ing-1996 (default) or ing-1991, with readings after commas; may be repeated")
      .GatherOneEach();
  command.AddFlag("--lines", &options->lines, "Instead write the results as hotstone.results/1");
  command.AddOption("--cases", &options->cases,
                    "Instead check the standings that a file of cases expects");
  command.AddFlag(
      "--least-ties", &options->least_ties,
      "Instead find the smallest number of players with which a tie remains, by format");
  command.AddOption("--most", &options->most, "With --least-ties: largest number of players")
      .Range(2, 16);
  command.AddFlag("--json", &options->json, "Print one JSON object per system, case or format");
  command.SetFooter(
      "Readings, each with its default first (docs/reference/tournaments.md):\n"
      "  1996: tie_break=sjh|bjh|sfh|bfh, parts=order|sum|of, secondary=jh|s+b+jh (sfh and bfh)\n"
      "  1991: secondary=a1+a2|a1\n"
      "  both: opponents=each|once, draws=nobody|black, byes=nothing|point\n"
      "Exit codes: 0 success, even if ties remain; 1 a case fails; 2 bad input.\n"
      "Example:\n"
      "  printf '1 Ada 1d XX Ab 2+ 3+\\n2 Bo 2k XX Ab 1- 0+\\n3 Cy 3k XX Ab 0+ 1-\\n' |\n"
      "    hotstone standings --rules ing-1991 --rules ing-1996,tie_break=bjh -\n"
      "  hotstone standings --least-ties --rules ing-1991");
  command.OnRun([options] { return RunStandings(*options); });
}

}  // namespace hotstone::tournament
