// AskConflicts runs the search of solver/conflicts over the readings of nine switches; its judge is
// the table of answers to demands, which a file keeps. Describe shows the minimal sets of demands
// that no reading satisfies, with the positions and lines of each; the maximal sets that some
// reading satisfies; and the readings nearest to the preset of the text that satisfy as many
// demands as any reading does.
#include "answers/captions/conflict_answer.h"

#include <algorithm>
#include <optional>
#include <set>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "answers/captions/demand_file.h"
#include "base/status_macros.h"
#include "base/whole_file.h"

namespace hotstone::answers {
namespace {

using claims::Demand;
using solver::ConflictSearch;
using solver::Demands;
using solver::Setting;

std::string PresetOf(const std::string& text) {
  const auto& texts = claims::DemandTexts();
  const auto found = std::find_if(texts.begin(), texts.end(),
                                  [&](const claims::DemandText& one) { return one.name == text; });
  return found != texts.end() ? found->preset : texts.front().preset;
}

// The demands of contradictory sets: those that no reading satisfies alone, or the others.
Demands Contradictory(const ConflictAnswer& answer, bool alone) {
  Demands demands;
  for (const Demands& set : answer.conflicts.contradictory) {
    if ((set.size() == 1) == alone) demands.insert(set.begin(), set.end());
  }
  return demands;
}

absl::Status Find(ConflictSearch& search, uint64_t most, ConflictAnswer& answer) {
  ASSIGN_OR_RETURN(answer.conflicts, search.Enumerate(most));
  const Setting text = *solver::SettingOf(answer.preset);
  size_t largest = 0;
  for (const auto& reading : answer.conflicts.consistent)
    largest = std::max(largest, reading.kept.size());
  for (const auto& reading : answer.conflicts.consistent) {
    if (reading.kept.size() < largest) continue;
    ASSIGN_OR_RETURN(const auto amendment, search.FindAmendment(text, reading.kept));
    if (!amendment.has_value()) continue;
    Amended amended{reading.kept, amendment->distance, {}};
    for (const Setting& setting : amendment->settings) {
      const auto plays =
          claims::CountForbidden(answer.demands, answer.preset, *solver::RulesOf(setting));
      amended.settings.emplace_back(setting, plays.ok() ? *plays : claims::ForbiddenPlays{});
    }
    std::stable_sort(
        amended.settings.begin(), amended.settings.end(),
        [](const auto& a, const auto& b) { return a.second.forbidden < b.second.forbidden; });
    answer.amendments.push_back(std::move(amended));
  }
  answer.judged = search.judged();
  return absl::OkStatus();
}

std::vector<std::string> Ids(const ConflictAnswer& answer, const Demands& demands) {
  std::vector<std::string> ids;
  for (const size_t d : demands) ids.push_back(answer.demands[d].id);
  return ids;
}

// Sets of demands as sets of captions, each once. Supersets are left out: they say the same about
// other positions.
std::vector<std::set<std::string>> ByCaption(const ConflictAnswer& answer) {
  std::set<std::set<std::string>> sets;
  for (const Demands& set : answer.conflicts.contradictory) {
    std::set<std::string> captions;
    for (const size_t d : set) captions.insert(answer.demands[d].caption);
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

Shown Describe(const spec::Statement& statement) {
  Shown shown;
  return shown.Say("says", statement.says)
      .Say("moves", statement.moves)
      .Say("refused", statement.refused)
      .Line("{says}")
      .Line("{moves}{moves?{refused?, then }}{refused?{} is refused}");
}

// A demand and its source; for a demand that no reading satisfies, why the preset fails.
Shown DescribeDemand(const ConflictAnswer& answer, size_t number) {
  const Demand& demand = answer.demands[number];
  Shown shown;
  shown.Say("id", demand.id);
  if (demand.statements.empty()) return shown.Line("{id}: every play ends (ING96-R5)");
  const spec::Caption& caption = *demand.statements.front().caption;
  shown.Say("clause", caption.clause)
      .Say("title", caption.title)
      .Say("sure", caption.sure)
      .Say("position", absl::StrReplaceAll(std::string(caption.position), {{"/", "\n"}}))
      .Line("{id} ({clause}), {title}, {sure}")
      .Line("    {position}");
  if (const auto failed = answer.failures.find(number); failed != answer.failures.end()) {
    const auto& [played, why, unknown] = failed->second;
    if (!played.has_value()) return shown;
    return shown.Say("preset", answer.preset.preset)
        .Say("says", played->statement->says)
        .Say("why", why)
        .Line("    under {preset}, \"{says}\" fails: {why}");
  }
  std::vector<Shown> statements;
  for (const claims::PlayedStatement& played : demand.statements)
    statements.push_back(Describe(*played.statement));
  return shown.Say("statements", std::move(statements)).Line("    {statements}");
}

std::vector<Shown> DescribeDemands(const ConflictAnswer& answer, bool alone) {
  std::vector<Shown> demands;
  for (const size_t d : Contradictory(answer, alone)) demands.push_back(DescribeDemand(answer, d));
  return demands;
}

std::vector<std::string> GivenUp(const ConflictAnswer& answer, const Demands& kept) {
  Demands others;
  for (size_t d = 0; d < answer.demands.size(); ++d) {
    if (!kept.contains(d)) others.insert(d);
  }
  return Ids(answer, others);
}

Shown DescribeReading(const ConflictAnswer& answer, const Demands& kept, const Setting& setting) {
  Shown shown;
  return shown.Set("kept", Ids(answer, kept))
      .Set("given_up", GivenUp(answer, kept))
      .Set("rules", spec::RuleSetName(*solver::RulesOf(setting)));
}

Shown DescribeConsistent(const ConflictAnswer& answer, const solver::ConsistentReading& reading) {
  return DescribeReading(answer, reading.kept, reading.setting)
      .Say("number", reading.kept.size())
      .Say("of", answer.demands.size())
      .Say("setting", solver::SettingText(reading.setting))
      .Line("keeps {number} of {of}{given_up?, gives up {}}")
      .Line("    {setting}");
}

std::vector<Shown> DescribeSettings(const ConflictAnswer& answer, const Amended& amended) {
  const Setting text = *solver::SettingOf(answer.preset);
  std::vector<Shown> settings;
  for (const auto& [setting, plays] : amended.settings) {
    settings.push_back(DescribeReading(answer, amended.kept, setting)
                           .Set("switches", amended.switches)
                           .Set("plays", plays.games)
                           .Set("plays_forbidden", plays.forbidden)
                           .Say("difference", solver::DifferenceText(setting, text))
                           .Line("{difference}{difference!the unchanged preset}; forbids "
                                 "{plays_forbidden} of {plays} plays that the text permits"));
  }
  return settings;
}

}  // namespace

absl::StatusOr<ConflictAnswer> AskConflicts(const ConflictQuestion& question, Progress* progress) {
  ConflictAnswer answer;
  answer.text = question.text;
  answer.preset = *spec::ParseRuleSet(PresetOf(question.text));
  answer.nodes = question.nodes;
  answer.demands = claims::DemandsOf(question.text, question.nodes > 0);
  answer.not_played = claims::NotPlayed(question.text, question.nodes > 0);
  claims::DemandAnswers known(question.nodes);
  std::optional<WholeFile> written;
  if (!question.answers.empty()) {
    RETURN_IF_ERROR(ReadDemandAnswers(question.answers, &known));
  }
  RETURN_IF_ERROR(CreateIfNamed(question.answers, written));
  ASSIGN_OR_RETURN(std::vector<Setting> settings, solver::ProperSettings(progress));
  answer.readings = settings.size();
  ConflictSearch search(
      std::move(settings), answer.demands.size(),
      [&](size_t demand, const Setting& setting) {
        return known.Holds(answer.demands[demand], *solver::RulesOf(setting));
      },
      progress);
  const absl::Status status = Find(search, question.most, answer);
  answer.unknown = known.Unknown();
  // Judged answers are kept even if the search did not finish.
  if (written.has_value()) {
    RETURN_IF_ERROR(written->FinishWith(DemandAnswersText(known)));
  }
  RETURN_IF_ERROR(status);
  for (const size_t d : Contradictory(answer, true)) {
    ASSIGN_OR_RETURN(answer.failures[d],
                     claims::FirstFailure(answer.demands[d], answer.preset, question.nodes));
  }
  return answer;
}

Shown Describe(const ConflictAnswer& answer) {
  std::vector<std::string> ids, by_caption;
  for (const Demand& demand : answer.demands) ids.push_back(demand.id);
  for (const auto& captions : ByCaption(answer)) {
    by_caption.push_back(
        absl::StrCat(absl::StrJoin(captions, " + "),
                     captions.size() == 1 ? ": no reading keeps all of its positions" : ""));
  }
  Shown unknown;
  for (const auto& [demand, readings] : answer.unknown) unknown.Set(demand, readings);
  std::vector<Shown> contradictory, consistent, amendments, sets;
  for (const Demands& set : answer.conflicts.contradictory) {
    Shown one;
    contradictory.push_back(one.Set("demands", Ids(answer, set)));
  }
  for (const auto& reading : answer.conflicts.consistent)
    consistent.push_back(DescribeConsistent(answer, reading));
  for (const Amended& amended : answer.amendments) {
    const std::vector<Shown> settings = DescribeSettings(answer, amended);
    amendments.insert(amendments.end(), settings.begin(), settings.end());
    Shown set;
    sets.push_back(set.Say("given_up", GivenUp(answer, amended.kept))
                       .Say("switches", amended.switches)
                       .Say("settings", settings)
                       .Line("{given_up!all kept}{given_up?without {}}: "
                             "{switches:#switch|switches} changed")
                       .Line("    {settings}"));
  }
  Shown shown = Shown::Result("conflicts");
  return shown.Set("text", answer.text)
      .Set("preset", answer.preset.preset)
      .Set("readings", answer.readings)
      .Set("demands", std::move(ids))
      .Set("not_played", answer.not_played)
      .Set("unknown", std::move(unknown))
      .Set("nodes", answer.nodes)
      .Set("judged", answer.judged)
      .Set("complete", answer.conflicts.complete)
      .Set("contradictory", std::move(contradictory))
      .Set("consistent", std::move(consistent))
      .Set("amendments", std::move(amendments))
      .Say("number", answer.demands.size())
      .Say("undecided", absl::StrJoin(answer.unknown, ", ", absl::PairFormatter(" ")))
      .Say("sets", answer.conflicts.contradictory.size())
      .Say("by_caption", std::move(by_caption))
      .Say("together", DescribeDemands(answer, false))
      .Say("alone", DescribeDemands(answer, true))
      .Say("maximal", answer.conflicts.consistent.size())
      .Say("amended", std::move(sets))
      .Line("text: {text}, preset {preset}")
      .Line(
          "demands: {number} (the lines that captions play, by position; their statements about "
          "groups; and that every play ends)")
      .Line("readings: {readings}")
      .Line("judged: {judged} pairs of a demand and a reading")
      .Line("{not_played?no demand in: {}}")
      .Line("{undecided?not decided within {nodes} nodes, and assumed to be kept (readings): {}}")
      .Line("\nminimal contradictory sets: {sets}{complete! and more (--most)}; by caption:")
      .Line("{by_caption?  {by_caption:\n  }}")
      .Line("{together?\ndemands that contradict each other:}")
      .Line("  {together}")
      .Line("{alone?\ndemands that no reading keeps:}")
      .Line("  {alone}")
      .Line("\nmaximal consistent readings: {maximal}")
      .Line("  {consistent}")
      .Line("\nweakest amendments of {preset} that keep as many as any reading:")
      .Line("  {amended}")
      .ExitWith(answer.conflicts.complete ? kExitOk : kExitUnknown);
}

}  // namespace hotstone::answers
