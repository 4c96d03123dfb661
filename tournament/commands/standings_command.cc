// hotstone standings: computes the standings, and the least number of players that can leave a tie.
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
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
    const int most = options.most > 0 ? std::min(options.most, MostPlayers(format)) : MostPlayers(format);
    const auto ties = LeastTies(format, systems, most);
    for (size_t i = 0; i < systems.size(); ++i) {
      std::cout << (options.json ? LeastTieJson(format, systems[i], ties[i])
                                 : LeastTieText(format, systems[i], ties[i]));
    }
  }
  return cli::kExitOk;
}

int PrintStandings(const StandingsOptions& options, const std::vector<StandingsSystem>& systems) {
  const auto table = ReadResultsFile(options.results);
  if (!table.ok()) return cli::ReportError(table.status());
  if (options.lines) {
    std::cout << WriteResultLines(*table);
    return cli::kExitOk;
  }
  std::string text;
  for (const StandingsSystem& system : systems) {
    const auto standings = Standings(*table, system);
    if (!standings.ok()) {
      const std::string file = options.results == "-" ? "standard input" : options.results;
      return cli::ReportError(absl::Status(
          standings.status().code(), absl::StrCat(file, ": ", std::string(standings.status().message()))));
    }
    if (!options.json && !text.empty()) text += "\n";
    text += options.json ? StandingsTableJson(*table, system, *standings)
                         : StandingsTableText(*table, system, *standings);
  }
  std::cout << text;
  return cli::kExitOk;
}

// Requires exactly one action, and no option that it does not use.
absl::Status CheckOptions(const StandingsOptions& options) {
  const int asked =
      (options.results.empty() ? 0 : 1) + (options.least_ties ? 1 : 0) + (options.cases.empty() ? 0 : 1);
  if (asked != 1) {
    return absl::InvalidArgumentError(
        "standings need one of: a file of results, --cases FILE, --least-ties (try hotstone standings "
        "--help)");
  }
  if (options.lines && (options.results.empty() || options.json || !options.systems.empty())) {
    return absl::InvalidArgumentError(
        "--lines only writes the results of a file anew; --json and --system do not go with it");
  }
  if (!options.results.empty() && !options.lines && options.systems.empty()) {
    return absl::InvalidArgumentError(
        "standings need --system, for example --system 1991 or --system 1996,tie_break=sjh");
  }
  if (!options.cases.empty() && !options.systems.empty()) {
    return absl::InvalidArgumentError("--system does not go with --cases: each case says its own");
  }
  if (options.most > 0 && !options.least_ties)
    return absl::InvalidArgumentError("--most goes with --least-ties only");
  return absl::OkStatus();
}

int RunStandings(const StandingsOptions& options) {
  if (auto status = CheckOptions(options); !status.ok()) return cli::ReportError(status);
  if (!options.cases.empty()) return CheckStandingsCases(options.cases, options.json);
  std::vector<StandingsSystem> systems;
  for (const std::string& text : options.systems) {
    const auto system = ParseStandingsSystem(text);
    if (!system.ok()) return cli::ReportError(system.status());
    systems.push_back(*system);
  }
  if (!options.least_ties) return PrintStandings(options, systems);
  return PrintLeastTies(options, systems.empty() ? AllStandingsSystems() : systems);
}

}  // namespace

void AddStandingsCommand(cli::Command& app, int& exit_code) {
  cli::Command& command = app.AddCommand("standings", "Rank the players of a tournament as the Ing texts do");
  const auto options = std::make_shared<StandingsOptions>();
  command.AddOption("RESULTS", &options->results,
                    "hotstone.results/1, a table h9, an XML file of OpenGotha; - is standard input");
  command
      .AddOption("--system", &options->systems,
                 "1991 or 1996, with readings after commas; may be given again")
      .GatherOneEach();
  command.AddFlag("--lines", &options->lines, "Write the results as hotstone.results/1 instead");
  command.AddOption("--cases", &options->cases, "Instead: check the standings that a file of cases expects");
  command.AddFlag("--least-ties", &options->least_ties,
                  "Instead: the least number of players with which a tie stays, by format");
  command.AddOption("--most", &options->most, "With --least-ties: no more players than this").Range(2, 16);
  command.AddFlag("--json", &options->json, "One JSON object for each system, case or format");
  command.SetFooter(
      "Readings, the first of each as it starts (docs/reference/tournaments.md):\n"
      "  1996: tie_break=sjh|bjh|sfh|bfh, parts=order|sum|of, secondary=jh|s+b+jh (sfh and bfh)\n"
      "  1991: secondary=a1+a2|a1\n"
      "  both: opponents=each|once, draws=nobody|black, byes=nothing|point\n"
      "Exit codes: 0, also where ties are left; 1 a case fails; 2 bad input.\n"
      "Example:\n"
      "  printf '1 Ada 1d XX Ab 2+ 3+\\n2 Bo 2k XX Ab 1- 0+\\n3 Cy 3k XX Ab 0+ 1-\\n' |\n"
      "    hotstone standings --system 1991 --system 1996,tie_break=bjh -\n"
      "  hotstone standings --least-ties --system 1991");
  command.OnRun([options, &exit_code] { exit_code = RunStandings(*options); });
}

}  // namespace hotstone::tournament
