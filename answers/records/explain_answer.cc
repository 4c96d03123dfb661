// Plan: ChooseLines picks the line of the record, AskExplain replays it, and Describe writes a
// heading, each ply, the cycles, and the count of the last position.
//
// For example the ply "White B2" of a simple ko: legal, removes C2 (ING96-R4), after which Black
// may not play C2 now.
#include "answers/records/explain_answer.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/records/explained_plies.h"
#include "answers/records/score_answer.h"
#include "base/number_text.h"
#include "base/one_line.h"
#include "base/status_macros.h"
#include "base/version.h"
#include "formats/sgf/sgf_charset.h"
#include "spec/ko/ko_class.h"

namespace hotstone::answers {
namespace {

// Game, line, players, board and rules.
void AddHeading(const ExplainAnswer& answer, Shown& shown) {
  const auto& [asked, record, rules, replay, name, line_number, lines, forced] = answer;
  std::vector<std::string> warnings = record.warnings;
  warnings.insert(warnings.end(), rules.warnings.begin(), rules.warnings.end());
  shown.Set("file", asked.source)
      .Set("game", asked.game)
      .Set("games", asked.games)
      .Set("line", name)
      .Set("lines", lines)
      .Set("black", record.black)
      .Set("white", record.white)
      .Set("result", record.result)
      .Set("warnings", warnings)
      .Set("board", record.setup.size().ToString())
      .Set("rules", spec::RuleSetName(rules.rules))
      .Set("rules_from", rules.why)
      .Set("to_move", spec::Letter(record.FirstToMove()))
      .Set("setup", record.setup.ToRows())
      .Set("variations_left_out", record.variations_left_out)
      .Set("games_left_out", asked.games - 1)
      .Say("several_lines", lines > 1)
      .Say("line_number", line_number)
      .Say("black_name", OneLine(formats::PrintableText(record.black)))
      .Say("white_name", OneLine(formats::PrintableText(record.white)))
      .Say("recorded_result", OneLine(formats::PrintableText(record.result)))
      .Say("first", spec::ColorName(record.FirstToMove()))
      .Say("part", asked.from > 1 || asked.to > 0)
      .Say("from", asked.from)
      .Say("to", asked.to)
      .Say("comment", CommentLines(record.comment));
  shown.Line("game: {file}")
      .Line("{games_left_out?games in the file: {games}, this is number {game} (--game N chooses)}")
      .Line(
          "{several_lines?{line_number?line {} of {lines}: {line}}{line_number!variations not "
          "shown: {variations_left_out} (line {line} of {lines} is explained; --all explains all "
          "of them, --line NAME another one)}}")
      .Line("{black?Black: {black_name}}")
      .Line("{white?White: {white_name}}")
      .Line("{result?result in the record: {recorded_result}}")
      .Line("board: {board}, {first} plays first")
      .Line("rules: {rules} ({rules_from})")
      .Line("{part?shown: moves {from} to {to?{}}{to!the end}; all are judged}")
      .Line("{comment}");
}

// The plies that are shown.
std::vector<Shown> Plies(const ExplainAnswer& answer, ExplainedPlies& explained) {
  const auto& [from, to] = std::pair{answer.asked.from, answer.asked.to};
  std::vector<Shown> plies;
  int number = 0;
  for (const ReplayedPly& ply : answer.replay.plies) {
    number = std::max(number, ply.number);
    const int at = ply.number > 0 ? ply.number : number;
    if (ply.refusal.has_value() || (std::max(at, 1) >= from && (to == 0 || at <= to))) {
      plies.push_back(explained.Of(ply));
    } else {
      explained.Skip(ply);
    }
  }
  return plies;
}

// How many completed cycles the cycle layer has classified over all histories of the record, and
// how.
void AddCycles(const Replay& replay, Shown& shown) {
  std::vector<spec::ClassifiedCycle> cycles = replay.classified_before;
  const auto& last = replay.game.classified_cycles();
  cycles.insert(cycles.end(), last.begin(), last.end());
  const auto count = [&](spec::KoClass ko_class) {
    return std::count_if(cycles.begin(), cycles.end(), [&](const spec::ClassifiedCycle& cycle) {
      return (cycle.verdict.has_value() ? cycle.verdict->ko_class : spec::KoClass::kUnclassified) ==
             ko_class;
    });
  };
  shown.Set("completed_cycles", cycles.size())
      .Set("unclassified_cycles", count(spec::KoClass::kUnclassified))
      .Say("fighting_cycles", count(spec::KoClass::kFighting))
      .Say("disturbing_cycles", count(spec::KoClass::kDisturbing));
}

// A summary of the plies, and the count of the last position.
void AddSummary(const ExplainAnswer& answer, Shown& shown) {
  const Replay& replay = answer.replay;
  const spec::Game& game = replay.game;
  shown.Set("illegal", replay.illegal)
      .Set("not_judged", replay.not_judged)
      .Set("state", GameState(game))
      .Set("removed_black", replay.removed_black_before + game.RemovedStones(spec::Color::kBlack))
      .Set("removed_white", replay.removed_white_before + game.RemovedStones(spec::Color::kWhite));
  AddCycles(replay, shown);
  shown.Set("setups", replay.setups)
      .Set("rows", game.position().ToRows())
      .Say("ended", game.ended())
      .Say("paused", game.paused())
      .Say("by_disturber", game.rules().cycle.Has(spec::Cycle::kDisturber))
      .Line(
          "{illegal?illegal: {:#ply|plies}{not_judged?; the replay stops there, {:#later ply is|"
          "later plies are} not judged (--keep-going judges them)}}{illegal!illegal: none}")
      .Line("{setups?setups in play: {}, each with a new history}")
      .Line("state: the game is {ended!{paused?paused, }not }over")
      .Line("removed over the game: {removed_black} black, {removed_white} white")
      .Line(
          "{by_disturber?completed cycles, each entry counted once: {completed_cycles}; fighting "
          "{fighting_cycles}, disturbing {disturbing_cycles}, unclassified {unclassified_cycles}}")
      .Line("\ncount of the {ended?final}{ended!current} position:");
  AddScore(game.position(), answer.rules.rules, {}, shown);
}

}  // namespace

absl::StatusOr<ChosenLines> ChooseLines(const formats::SgfTree& tree, const std::string& name,
                                        bool all) {
  auto lines = formats::SgfLines(tree);
  if (!lines.ok() && all) return lines.status();
  ChosenLines chosen{{}, static_cast<int>(lines.ok() ? lines->size() : tree.nodes.size()), all};
  if (all) {
    chosen.lines = *std::move(lines);
  } else if (!name.empty()) {
    ASSIGN_OR_RETURN(auto named, formats::ParseSgfLine(name));
    chosen.lines.push_back(std::move(named));
  } else {
    chosen.lines.push_back(lines.ok() ? lines->front() : formats::SgfLine());
  }
  return chosen;
}

absl::StatusOr<ExplainAnswer> AskExplain(const formats::SgfTree& tree, const ChosenLines& chosen,
                                         size_t index, const ExplainQuestion& question) {
  const formats::SgfLine& line = chosen.lines[index];
  const std::string& source = question.source;
  ASSIGN_OR_RETURN(auto record, formats::ReadSgfGame(tree, source, {line, question.charset, true}));
  ASSIGN_OR_RETURN(auto rules, RulesOfRecord(record, question.rules, source));
  ASSIGN_OR_RETURN(auto replay, ReplayRecord(record, rules.rules, question.keep_going, source));
  const auto moves = std::count_if(record.plies.begin(), record.plies.end(),
                                   [](const formats::SgfPly& ply) { return ply.move.has_value(); });
  // If all lines are explained, one may end before it.
  if (!chosen.all && question.from > 1 && question.from > moves) {
    return absl::InvalidArgumentError(
        absl::StrCat("--from ", question.from, ": the line has ", Counted(moves, "move")));
  }
  ExplainAnswer answer{
      question,          std::move(record),          std::move(rules),
      std::move(replay), formats::SgfLineName(line), chosen.all ? static_cast<int>(index) + 1 : 0,
      chosen.count};
  if (question.advice != nullptr) {
    const spec::RuleSet& judged_by = answer.rules.rules;
    ASSIGN_OR_RETURN(answer.forced, FindForcedLosses(*question.advice, question.table, judged_by,
                                                     spec::StartOf(judged_by, answer.record.setup,
                                                                   answer.record.FirstToMove()),
                                                     answer.replay));
  }
  return answer;
}

Shown Describe(const ExplainAnswer& answer) {
  Shown shown = Shown::Result("explain");
  AddHeading(answer, shown);
  const spec::RuleSet& rules = answer.rules.rules;
  const spec::Situation start =
      spec::StartOf(rules, answer.record.setup, answer.record.FirstToMove());
  ExplainedPlies explained(rules, start.position, start.to_move, answer.asked.diagrams,
                           answer.asked.link);
  explained.AddStart(start, answer.replay.bans_at_start, answer.asked.from == 1, shown);
  std::vector<Shown> plies = Plies(answer, explained);
  // A board at the end has its own empty line.
  const auto& ends = [](const Shown::Field& field) { return field.key == "picture"; };
  const bool apart = plies.empty() ||
                     std::any_of(plies.back().fields().begin(), plies.back().fields().end(), ends);
  shown.Set("plies", std::move(plies)).Line("{plies}").Line(apart ? "" : "\n");
  AddSummary(answer, shown);
  explained.AddLink(shown);
  shown.Line("{link?the game{setups?, since its last setup}: {link}}");
  shown.ExitWith(answer.replay.illegal > 0 ? kExitFails : kExitOk);
  if (!answer.forced.has_value()) return shown;
  return shown.Set("version", kVersion)
      .Set("forced_values", Describe(*answer.forced))
      .Line("{forced_values}");
}

}  // namespace hotstone::answers
