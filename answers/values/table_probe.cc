// TableLaw reads the value of a stored situation and computes any other from the situations its
// moves lead to. Values in a table are gains of the mover; lo and hi of the answer are for Black.
// BestMoves lists the moves that keep a value. For the value that the mover has to force it lists
// only moves that make progress by the measure, since others might cycle for ever.
//
// For example, on a table of 3x2 the position X.X/XX. with White to move has lo 6 and hi 6:
// whatever White does, all six points are Black's. The best move for either end is a pass.
#include "answers/values/table_probe.h"

#include <chrono>
#include <set>

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/shown/board_picture.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "spec/rules/situation.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

namespace {

using tables::TableLaw;

// The moves that keep a value of the mover. For `low`, which the mover has to force, the moves that
// make progress are sufficient and safe; an extreme value needs none.
std::vector<std::string> BestMoves(const TableLaw::Answer& answer, bool low, int points) {
  std::vector<std::string> names;
  for (const TableLaw::Move& move : answer.moves) {
    if ((low ? move.values.low : move.values.high) != (low ? answer.low : answer.high)) continue;
    if (low && answer.low > -points && !move.values.low_progress) continue;
    names.push_back(move.at.has_value() ? spec::PointName(*move.at) : "pass");
  }
  return names;
}

}  // namespace

absl::StatusOr<spec::Situation> SituationOn(const tables::Table& table,
                                            const TableProbeOptions& options) {
  return SituationOn(table.size(), table.rules(), options);
}

absl::StatusOr<spec::Situation> SituationOn(const spec::BoardSize& size, const spec::RuleSet& rules,
                                            const TableProbeOptions& options) {
  spec::Position position(size);
  if (!options.position.empty()) {
    ASSIGN_OR_RETURN(auto parsed, ParsePosition(options.position));
    if (parsed.size() != size) {
      return absl::InvalidArgumentError(absl::StrCat("--position has a board of ",
                                                     parsed.size().ToString(), ", ", options.file,
                                                     " is a table for ", size.ToString()));
    }
    position = std::move(parsed);
  }
  return SituationFrom(position, options.circumstances, rules);
}

absl::StatusOr<ProbeAnswer> AskTable(const tables::Table& table, const spec::Situation& situation) {
  TableLaw law(table);
  ASSIGN_OR_RETURN(const auto found, law.Probe(situation));
  const bool black = situation.to_move == spec::Color::kBlack;
  const int points = table.size().points();
  ProbeAnswer answer;
  answer.lo = black ? found.low : -found.high;
  answer.hi = black ? found.high : -found.low;
  answer.best_lo = BestMoves(found, black, points);
  answer.best_hi = BestMoves(found, !black, points);
  answer.stored = found.stored;
  return answer;
}

Shown DescribeProbe(const std::string& file, const tables::Table& table,
                    const spec::Situation& situation, const ProbeAnswer& answer) {
  const std::set<spec::Point>& bans = situation.bans;
  Shown shown = Shown::Result("table probe");
  return shown.Set("file", file)
      .Set("board", table.size().ToString())
      .Set("rules", spec::RuleSetName(table.rules()))
      .Set("rows", situation.position.ToRows())
      .Set("to_move", spec::Letter(situation.to_move))
      .Set("passes", situation.passes)
      .Set("ban", bans.empty() ? ShownValue(std::nullopt) : spec::PointName(*bans.begin()))
      .Set("lo", answer.lo)
      .Set("hi", answer.hi)
      .Set("determined", answer.lo == answer.hi)
      .Set("best_lo", answer.best_lo)
      .Set("best_hi", answer.best_hi)
      .Set("stored", answer.stored);
}

absl::StatusOr<Shown> ProbeTable(const TableProbeOptions& options) {
  const auto opening = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(const auto table, tables::Table::Open(options.file));
  const double open_seconds = SecondsSince(opening);
  ASSIGN_OR_RETURN(const auto situation, SituationOn(*table, options));
  // The value alone, then with the moves that keep it.
  const auto looking = std::chrono::steady_clock::now();
  const auto cell = tables::CellOfSituation(table->index(), situation);
  if (cell.has_value()) {
    tables::TableCursor cursor(*table);
    RETURN_IF_ERROR(cursor.Value(*cell).status());
  }
  const double value_seconds = SecondsSince(looking);
  const auto asking = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(const auto answer, AskTable(*table, situation));
  const double moves_seconds = SecondsSince(asking);
  const bool one_best = answer.lo == answer.hi && answer.best_lo == answer.best_hi;
  formats::DiagramMarks marks;
  marks.banned.assign(situation.bans.begin(), situation.bans.end());
  Shown shown = DescribeProbe(options.file, *table, situation, answer);
  return shown.Set("open_microseconds", 1e6 * open_seconds)
      .Set("value_microseconds",
           cell.has_value() ? ShownValue(1e6 * value_seconds) : ShownValue(std::nullopt))
      .Set("moves_microseconds", 1e6 * moves_seconds)
      .Say("picture", BoardPicture(situation.position, marks))
      .Say("mover", spec::ColorName(situation.to_move))
      .Line("{picture}{mover} to move, {rules}{passes?, passes before: {}}")
      .Line(
          "interval for Black: [{lo}, {hi}], {determined?determined}"
          "{determined!undetermined: the rule about long cycles decides}")
      .Line(one_best ? "best: {best_lo}"
                     : "best if endless play counts for White: {best_lo}\n"
                       "best if endless play counts for Black: {best_hi}")
      .Line(
          "(opened in {open_microseconds:.0} us, "
          "{value_microseconds?value in {value_microseconds:.0} us, }"
          "moves in {moves_microseconds:.0} us)");
}

}  // namespace hotstone::answers
