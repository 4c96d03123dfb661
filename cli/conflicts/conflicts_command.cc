// hotstone conflicts: which examples and promises of the texts contradict each other, and the
// weakest amendment.
//
// The demands of a text (demands.h) go to the search of solver/conflicts, which covers the readings
// of nine switches. The output has the minimal sets of demands that no reading satisfies, with the
// positions and lines of each; the maximal sets that some reading satisfies; and the readings
// nearest to the preset of the text that satisfy as many demands as any reading does.
//
// For example, hotstone conflicts --text 1996 finds that HISTORY-3 (a ko may be retaken after a
// pass, and passes never run out) and the promise that every play ends contradict each other, and
// prints the line that shows it.
#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "answers/captions/demand_file.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "claims/demands/demands.h"
#include "claims/demands/forbidden_plays.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/report.h"
#include "formats/json_line.h"
#include "solver/conflicts/conflict_search.h"

namespace hotstone::cli {
namespace {

using formats::JsonLine;
using solver::Conflicts;
using solver::ConflictSearch;
using solver::Demands;
using solver::Setting;

struct ConflictsOptions {
  std::string text = "1996";
  std::string answers;
  uint64_t most = 1'000;
  uint64_t nodes = claims::kDemandNodes;
  bool json = false;
};

struct Findings {
  std::string text;
  spec::RuleSet preset;
  std::vector<claims::Demand> demands;
  std::vector<std::string> not_played;
  size_t readings = 0;
  uint64_t judged = 0;  // pairs of a demand and a reading
  Conflicts conflicts;
  // The largest sets of demands that can be satisfied, and the readings nearest to the preset that
  // satisfy each.
  std::vector<std::pair<Demands, solver::Amendment>> amendments;
  std::map<std::string, int> unknown;  // readings by demand
  uint64_t nodes = 0;
};

claims::ForbiddenPlays ForbiddenBy(const Findings& findings, const Setting& setting) {
  const auto count =
      claims::CountForbidden(findings.demands, findings.preset, *solver::RulesOf(setting));
  return count.ok() ? *count : claims::ForbiddenPlays{};
}

// Among readings equally many switches away, those that forbid the fewest plays come first.
void SortByForbidden(const Findings& findings, std::vector<Setting>& settings) {
  std::stable_sort(settings.begin(), settings.end(), [&](const Setting& a, const Setting& b) {
    return ForbiddenBy(findings, a).forbidden < ForbiddenBy(findings, b).forbidden;
  });
}

std::vector<std::string> Ids(const Findings& findings, const Demands& demands) {
  std::vector<std::string> ids;
  for (const size_t d : demands) ids.push_back(findings.demands[d].id);
  return ids;
}

Demands Others(const Findings& findings, const Demands& kept) {
  Demands others;
  for (size_t d = 0; d < findings.demands.size(); ++d) {
    if (!kept.contains(d)) others.insert(d);
  }
  return others;
}

absl::Status Find(ConflictSearch& search, const ConflictsOptions& options, Findings& findings) {
  ASSIGN_OR_RETURN(auto conflicts, search.Enumerate(options.most));
  findings.conflicts = std::move(conflicts);
  const auto text = solver::SettingOf(findings.preset);
  size_t largest = 0;
  for (const auto& reading : findings.conflicts.consistent)
    largest = std::max(largest, reading.kept.size());
  for (const auto& reading : findings.conflicts.consistent) {
    if (reading.kept.size() < largest) continue;
    ASSIGN_OR_RETURN(auto amendment, search.FindAmendment(*text, reading.kept));
    if (!amendment.has_value()) continue;
    SortByForbidden(findings, amendment->settings);
    findings.amendments.emplace_back(reading.kept, *amendment);
  }
  findings.judged = search.judged();
  return absl::OkStatus();
}

// Prints a demand and its source; for a demand that no reading satisfies, also why the preset
// fails.
absl::Status PrintDemand(const claims::Demand& demand, const spec::RuleSet* preset,
                         uint64_t nodes) {
  if (demand.statements.empty()) {
    std::cout << "  " << demand.id << ": every play ends (ING96-R5)\n";
    return absl::OkStatus();
  }
  const spec::Caption& caption = *demand.statements.front().caption;
  std::cout << "  " << demand.id << " (" << std::string(caption.clause) << "), "
            << std::string(caption.title) << ", " << std::string(caption.sure) << "\n";
  std::cout << "      " << absl::StrReplaceAll(std::string(caption.position), {{"/", "\n      "}})
            << "\n";
  if (preset != nullptr) {
    ASSIGN_OR_RETURN(const auto failed, claims::FirstFailure(demand, *preset, nodes));
    if (failed.played.has_value()) {
      std::cout << "      under " << preset->preset << ", \""
                << std::string(failed.played->statement->says) << "\" fails: " << failed.why
                << "\n";
    }
    return absl::OkStatus();
  }
  for (const claims::PlayedStatement& played : demand.statements) {
    std::cout << "      " << std::string(played.statement->says) << "\n";
    if (!played.statement->moves.empty()) {
      std::cout << "      " << std::string(played.statement->moves);
      if (!played.statement->refused.empty()) {
        std::cout << ", then " << std::string(played.statement->refused) << " is refused";
      }
      std::cout << "\n";
    } else if (!played.statement->refused.empty()) {
      std::cout << "      " << std::string(played.statement->refused) << " is refused\n";
    }
  }
  return absl::OkStatus();
}

// Sets of demands as sets of captions, each once. Supersets are left out: they say the same about
// other positions.
std::vector<std::set<std::string>> ByCaption(const Findings& findings) {
  std::set<std::set<std::string>> sets;
  for (const Demands& set : findings.conflicts.contradictory) {
    std::set<std::string> captions;
    for (const size_t d : set) captions.insert(findings.demands[d].caption);
    sets.insert(std::move(captions));
  }
  std::vector<std::set<std::string>> least;
  for (const auto& set : sets) {
    if (std::none_of(sets.begin(), sets.end(), [&](const auto& other) {
          return other != set && std::includes(set.begin(), set.end(), other.begin(), other.end());
        })) {
      least.push_back(set);
    }
  }
  std::stable_sort(least.begin(), least.end(),
                   [](const auto& a, const auto& b) { return a.size() < b.size(); });
  return least;
}

absl::Status Print(const Findings& findings) {
  std::cout << "text: " << findings.text << ", preset " << findings.preset.preset
            << "\ndemands: " << findings.demands.size()
            << " (the lines that captions play, by position; their statements about groups; and "
               "that every play "
               "ends)\n"
            << "readings: " << findings.readings << "\njudged: " << findings.judged
            << " pairs of a demand and a reading\n";
  if (!findings.not_played.empty()) {
    std::cout << "no demand in: " << absl::StrJoin(findings.not_played, " ") << "\n";
  }
  if (!findings.unknown.empty()) {
    std::cout << "not decided within " << findings.nodes
              << " nodes, and assumed to be kept (readings): "
              << absl::StrJoin(findings.unknown, ", ", absl::PairFormatter(" ")) << "\n";
  }
  std::cout << "\nminimal contradictory sets: " << findings.conflicts.contradictory.size()
            << (findings.conflicts.complete ? "" : " and more (--most)") << "; by caption:\n";
  for (const auto& captions : ByCaption(findings)) {
    std::cout << "  " << absl::StrJoin(captions, " + ")
              << (captions.size() == 1 ? ": no reading keeps all of its positions\n" : "\n");
  }
  Demands alone;
  Demands together;
  for (const Demands& set : findings.conflicts.contradictory) {
    (set.size() == 1 ? alone : together).insert(set.begin(), set.end());
  }
  if (!together.empty()) std::cout << "\ndemands that contradict each other:\n";
  for (const size_t d : together) {
    RETURN_IF_ERROR(PrintDemand(findings.demands[d], nullptr, findings.nodes));
  }
  if (!alone.empty()) std::cout << "\ndemands that no reading keeps:\n";
  for (const size_t d : alone) {
    RETURN_IF_ERROR(PrintDemand(findings.demands[d], &findings.preset, findings.nodes));
  }
  std::cout << "\nmaximal consistent readings: " << findings.conflicts.consistent.size() << "\n";
  for (const auto& reading : findings.conflicts.consistent) {
    const Demands lost = Others(findings, reading.kept);
    std::cout << "  keeps " << reading.kept.size() << " of " << findings.demands.size()
              << (lost.empty() ? "" : ", gives up " + absl::StrJoin(Ids(findings, lost), " "))
              << "\n      " << solver::SettingText(reading.setting) << "\n";
  }
  const Setting text = *solver::SettingOf(findings.preset);
  std::cout << "\nweakest amendments of " << findings.preset.preset
            << " that keep as many as any reading:\n";
  for (const auto& [kept, amendment] : findings.amendments) {
    const Demands lost = Others(findings, kept);
    std::cout << "  "
              << (lost.empty() ? "all kept" : "without " + absl::StrJoin(Ids(findings, lost), " "))
              << ": " << amendment.distance
              << (amendment.distance == 1 ? " switch changed\n" : " switches changed\n");
    for (const Setting& setting : amendment.settings) {
      const std::string difference = solver::DifferenceText(setting, text);
      const claims::ForbiddenPlays plays = ForbiddenBy(findings, setting);
      std::cout << "      " << (difference.empty() ? "the unchanged preset" : difference)
                << "; forbids " << plays.forbidden << " of " << plays.games
                << " plays that the text permits\n";
    }
  }
  return absl::OkStatus();
}

JsonLine ReadingJson(const Findings& findings, const Demands& kept, const Setting& setting) {
  JsonLine json;
  json.Set("kept", Ids(findings, kept))
      .Set("given_up", Ids(findings, Others(findings, kept)))
      .Set("rules", spec::RuleSetName(*solver::RulesOf(setting)));
  return json;
}

void PrintJson(const Findings& findings) {
  JsonLine line;
  line.Set("schema", "hotstone.result/1").Set("command", "conflicts").Set("text", findings.text);
  line.Set("preset", findings.preset.preset).Set("readings", uint64_t{findings.readings});
  Demands all;
  for (size_t d = 0; d < findings.demands.size(); ++d) all.insert(d);
  line.Set("demands", Ids(findings, all)).Set("not_played", findings.not_played);
  JsonLine unknown;
  for (const auto& [demand, readings] : findings.unknown) unknown.Set(demand, readings);
  line.Set("unknown", unknown).Set("nodes", findings.nodes);
  line.Set("judged", findings.judged).Set("complete", findings.conflicts.complete);
  std::vector<JsonLine> sets;
  for (const Demands& set : findings.conflicts.contradictory) {
    sets.emplace_back();
    sets.back().Set("demands", Ids(findings, set));
  }
  line.Set("contradictory", sets);
  std::vector<JsonLine> readings;
  for (const auto& reading : findings.conflicts.consistent) {
    readings.push_back(ReadingJson(findings, reading.kept, reading.setting));
  }
  line.Set("consistent", readings);
  std::vector<JsonLine> amendments;
  for (const auto& [kept, amendment] : findings.amendments) {
    for (const Setting& setting : amendment.settings) {
      amendments.push_back(ReadingJson(findings, kept, setting));
      const claims::ForbiddenPlays plays = ForbiddenBy(findings, setting);
      amendments.back().Set("switches", uint64_t{amendment.distance});
      amendments.back().Set("plays", plays.games).Set("plays_forbidden", plays.forbidden);
    }
  }
  line.Set("amendments", amendments).Set("version", kVersion);
  std::cout << line.ToString() << "\n";
}

std::string PresetOf(const std::string& text) {
  const auto& texts = claims::DemandTexts();
  const auto found = std::find_if(texts.begin(), texts.end(),
                                  [&](const claims::DemandText& one) { return one.name == text; });
  return found != texts.end() ? found->preset : texts.front().preset;
}

int RunConflicts(const ConflictsOptions& options) {
  Findings findings;
  findings.text = options.text;
  findings.preset = *spec::ParseRuleSet(PresetOf(options.text));
  findings.demands = claims::DemandsOf(options.text, options.nodes > 0);
  findings.not_played = claims::NotPlayed(options.text, options.nodes > 0);
  findings.nodes = options.nodes;
  claims::DemandAnswers answers(options.nodes);
  std::optional<WholeFile> written;
  if (!options.answers.empty()) {
    if (const auto status = answers::ReadDemandAnswers(options.answers, &answers); !status.ok())
      return ReportError(status);
  }
  if (const auto status = CreateIfNamed(options.answers, written); !status.ok())
    return ReportError(status);
  std::vector<Setting> settings = solver::ProperSettings();
  findings.readings = settings.size();
  answers::TerminalProgress progress;
  ConflictSearch search(
      std::move(settings), findings.demands.size(),
      [&](size_t demand, const Setting& setting) {
        return answers.Holds(findings.demands[demand], *solver::RulesOf(setting));
      },
      &progress);
  const absl::Status status = Find(search, options, findings);
  progress.Clear();
  findings.unknown = answers.Unknown();
  // Judged answers are kept even if the search did not finish.
  if (written.has_value()) {
    if (const auto kept = written->FinishWith(answers::DemandAnswersText(answers)); !kept.ok())
      return ReportError(kept);
  }
  if (!status.ok()) return ReportError(status);
  if (options.json) {
    PrintJson(findings);
  } else if (const auto printed = Print(findings); !printed.ok()) {
    return ReportError(printed);
  }
  return findings.conflicts.complete ? kExitOk : kExitUnknown;
}

}  // namespace

void AddConflictsCommand(Command& app, int& exit_code) {
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
  command.OnRun([options, &exit_code] { exit_code = RunConflicts(*options); });
}

}  // namespace hotstone::cli
