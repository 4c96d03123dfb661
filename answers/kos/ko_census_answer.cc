#include "answers/kos/ko_census_answer.h"

#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/asked/other_command.h"
#include "answers/asked/situation_words.h"
#include "answers/shown/judge_link.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"

namespace hotstone::answers {
namespace {

using enumerate::Tally;

// The player to move is the one who makes the play, or Black if there is none.
void AddLink(Shown& shown, const Tally& tally, const KoCensusAnswer& answer) {
  const auto position = ParsePosition(tally.rows);
  if (!position.ok()) return;  // nothing was counted
  const bool white = !tally.move.empty() && tally.move.front() == 'W';
  AddJudgeLink(shown, answer.link, answer.rules, *position,
               white ? spec::Color::kWhite : spec::Color::kBlack, {});
}

Shown DescribeTally(const std::string& name, const Tally& tally, const KoCensusAnswer& answer) {
  Shown shown;
  shown.Set("count", tally.count);
  shown.Set("first", tally.rows.empty() ? ShownValue(std::nullopt) : tally.rows);
  if (!tally.move.empty()) shown.Set("play", tally.move);
  AddLink(shown, tally, answer);
  return shown.Say("name", name)
      .Line("  {name:<42} {count:>9}{first?  first {}}{play? {}}")
      .Line("{link?    {}}");
}

std::string RaceName(const std::optional<spec::NoRace>& reason) {
  return reason.has_value() ? std::string(spec::NoRaceName(*reason)) : "race";
}

std::string StepName(const std::pair<spec::RaceMove, spec::RaceStep>& step, const char* between) {
  return absl::StrCat(std::string(spec::RaceMoveName(step.first)), between,
                      std::string(spec::RaceStepName(step.second)));
}

}  // namespace

absl::StatusOr<KoCensusAnswer> AskKoCensus(const std::string& board, const KoWords& words,
                                           bool races, const std::string& link) {
  ASSIGN_OR_RETURN(const auto rules, KoRulesFrom(words, false));
  const spec::CycleReading reading = rules.ReadingOfCycles();
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(board));
  if (size.points() > enumerate::kMostCensusPoints) {
    const auto smaller = *LargestThatFits(size.cols(), size.rows(), [](int cols, int rows) {
      return cols * rows <= enumerate::kMostCensusPoints;
    });
    return absl::InvalidArgumentError(
        absl::StrCat("kos counts positions on boards of up to ", enumerate::kMostCensusPoints,
                     " points, ", size.ToString(), " has ", size.points(),
                     "; --position takes any board; a smaller one: hotstone kos --board ",
                     smaller.first, "x", smaller.second, words.Options(), races ? " --races" : ""));
  }
  RETURN_IF_ERROR(spec::ClassesInReach(size, reading.class_by));
  const auto began = std::chrono::steady_clock::now();
  KoCensusAnswer answer{size, rules, races, link,
                        enumerate::CountKos(size, reading.OfKos(), races)};
  answer.seconds = SecondsSince(began);
  return answer;
}

Shown Describe(const KoCensusAnswer& answer) {
  const enumerate::KoCensus& census = answer.census;
  Shown classes;
  for (const auto& [name, tally] : census.verdicts)
    classes.Set(name, DescribeTally(name, tally, answer));
  Shown shown = Shown::Result("kos");
  shown.Set("board", answer.size.ToString())
      .Set("legal", census.legal)
      .Set("with_ko", census.with_ko)
      .Set("ko_positions", census.ko_positions)
      .Set("classes", std::move(classes))
      .Set("fighting_only",
           DescribeTally("open, not balanced: fighting", census.open_unbalanced, answer))
      .Set("disturbing_only",
           DescribeTally("settled, balanced: disturbing", census.settled_balanced, answer))
      .Set("both", DescribeTally("settled, not balanced: both", census.settled_unbalanced, answer))
      .Set("neither", DescribeTally("open, balanced: neither", census.open_balanced, answer))
      .Set("unclassified", DescribeTally("unclassified", census.unclassified, answer));
  shown.Line("board: {board}")
      .Line("legal positions: {legal}")
      .Line("with a ko: {with_ko}")
      .Line("ko positions: {ko_positions}")
      .Line("\nclass:")
      .Line("{classes}")
      .Line("\nlife and death settled (ING96-G515), breaths balanced (ING96-G507):")
      .Line("{fighting_only}")
      .Line("{disturbing_only}")
      .Line("{both}")
      .Line("{neither}")
      .Line("{unclassified}");
  if (!census.by_breath_and_removal.empty()) {
    std::vector<Shown> rows;
    for (const auto& [both, tally] : census.by_breath_and_removal) {
      Shown row;
      row.Set("by_breath", both.first)
          .Set("by_removal", both.second)
          .Set("count", tally.count)
          .Set("first", tally.rows);
      AddLink(row, tally, answer);
      row.Line("  {by_breath:<32} {by_removal:<30} {count:>9}  first {first}")
          .Line("{link?    {}}");
      rows.push_back(std::move(row));
    }
    shown.Set("by_breath_and_removal", std::move(rows))
        .Line("\nclass by breath, class by removal:")
        .Line("{by_breath_and_removal}");
  }
  if (answer.races) {
    Shown races;
    for (const auto& [reason, tally] : census.races) {
      races.Set(RaceName(reason), DescribeTally(RaceName(reason), tally, answer));
    }
    Shown plays;
    for (const auto& [step, tally] : census.steps) {
      plays.Set(StepName(step, ":"), DescribeTally(StepName(step, ": "), tally, answer));
    }
    shown.Set("races", std::move(races)).Set("race_plays", std::move(plays));
    shown.Line("\nko races (with the reason if a ko position is not one):")
        .Line("{races}")
        .Line("\nplays in races, and their effect on the race:")
        .Line("{race_plays}");
  }
  return shown.Set("seconds", answer.seconds).Line("({seconds:.2} s)");
}

}  // namespace hotstone::answers
