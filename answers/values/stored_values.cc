// Answer finds the table by board and rule set (Find), parses the situation with the same checks as
// hotstone value (SituationOf), looks its interval up, and adds each move with its interval
// (MovesJson) and a line for each end (LineOf).
//
// For example, ?board=3x3&rules=basic-only&position=.../.X./...&to_move=W returns lo and hi 9, with
// White's eight plays and his pass, each worth 9 as well.
#include "answers/values/stored_values.h"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "answers/kos/ko_positions.h"
#include "answers/shown/shown.h"
#include "answers/values/table_probe.h"
#include "answers/values/value_answer.h"
#include "base/status_macros.h"
#include "spec/counting/area.h"
#include "spec/rules/situation.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

struct StoredValues::Stored {
  std::string file;
  std::unique_ptr<tables::Table> table;
  std::string board;
  std::string rules;
  std::mutex asked;
};

namespace {

using Question = std::map<std::string, std::string>;

constexpr const char* kNames[] = {"board",  "rules", "position", "to_move",
                                  "passes", "ban",   "lines"};
constexpr int kLinePlies = 40;

// The value of a parameter; nullopt if it was not given.
std::string ValueOf(const Question& question, const char* name) {
  const auto found = question.find(name);
  return found == question.end() ? "" : found->second;
}

// The shared checks mention options, and this interface has none.
absl::Status WithoutDashes(const absl::Status& status) {
  return absl::Status(status.code(),
                      absl::StrReplaceAll(std::string(status.message()), {{"--", ""}}));
}

absl::StatusOr<int> SmallNumber(const Question& question, const char* name, int most) {
  const std::string text = ValueOf(question, name);
  if (text.empty()) return 0;
  if (text.size() == 1 && text[0] >= '0' && text[0] <= '0' + most) return text[0] - '0';
  return absl::InvalidArgumentError(absl::StrCat(name, " must be a number from 0 to ", most));
}

absl::StatusOr<spec::Situation> SituationOf(const tables::Table& table, const std::string& file,
                                            const Question& question) {
  TableProbeOptions options{file, ValueOf(question, "position"), {}};
  if (const std::string player = ValueOf(question, "to_move"); !player.empty()) {
    if (player != "B" && player != "W") return absl::InvalidArgumentError("to_move must be B or W");
    options.circumstances.to_move = player;
  }
  ASSIGN_OR_RETURN(options.circumstances.passes, SmallNumber(question, "passes", 3));
  options.circumstances.ban = ValueOf(question, "ban");
  auto situation = SituationOn(table, options);
  if (!situation.ok()) return WithoutDashes(situation.status());
  return situation;
}

std::vector<std::string> BanNames(const spec::Situation& situation) {
  std::vector<std::string> names;
  for (const spec::Point p : situation.bans) names.push_back(spec::PointName(p));
  return names;
}

// Everything about a situation except its values.
void SetSituation(const spec::Situation& situation, const spec::RuleSet& rules, Shown& line) {
  line.Set("passes", situation.passes).Set("ban", BanNames(situation));
  line.Set("area", spec::CountArea(situation.position).Difference());
  line.Set("ended", spec::IsFinished(situation, rules));
}

// Each move with its values and the situation it leads to.
std::vector<Shown> DescribeMoves(const tables::TableLaw::Answer& answer,
                                 const spec::Situation& situation, const spec::RuleSet& rules) {
  const bool black = situation.to_move == spec::Color::kBlack;
  std::vector<Shown> moves;
  for (const tables::TableLaw::Move& move : answer.moves) {
    const spec::Situation next = spec::After(situation, move.at, rules);
    Shown line;
    line.Set("move", move.at.has_value() ? spec::PointName(*move.at) : "pass")
        .Set("lo", black ? move.values.low : -move.values.high)
        .Set("hi", black ? move.values.high : -move.values.low)
        .Set("rows", next.position.ToRows())
        .Set("to_move", spec::Letter(next.to_move));
    SetSituation(next, rules, line);
    moves.push_back(std::move(line));
  }
  return moves;
}

// Empty points where the player may not play, because of a ban or for another reason.
void SetRefused(const spec::Situation& situation, const spec::RuleSet& rules, Shown& line) {
  std::vector<std::string> barred;
  for (const spec::Point p : situation.position.EmptyPoints()) {
    const bool legal = spec::Judge(situation, p, rules).legal();
    if (!legal && !situation.bans.contains(p)) barred.push_back(spec::PointName(p));
  }
  line.Set("barred", barred);
}

// A line of play in which both sides keep this end of the interval, until the game ends, repeats,
// or reaches the length limit.
absl::StatusOr<std::vector<std::string>> LineOf(const tables::Table& table,
                                                spec::Situation situation, bool low) {
  std::vector<std::string> names;
  std::set<spec::Situation> seen;
  while (static_cast<int>(names.size()) < kLinePlies &&
         !spec::IsFinished(situation, table.rules()) && seen.insert(situation).second) {
    ASSIGN_OR_RETURN(const auto answer, AskTable(table, situation));
    const std::vector<std::string>& best = low ? answer.best_lo : answer.best_hi;
    if (best.empty()) break;
    std::optional<spec::Point> at;
    if (best[0] != "pass") at = *spec::ParsePoint(best[0], table.size());
    names.push_back(absl::StrCat(spec::Letter(situation.to_move), ":", best[0]));
    situation = spec::After(situation, at, table.rules());
  }
  return names;
}

}  // namespace

StoredValues::StoredValues() = default;
StoredValues::StoredValues(StoredValues&&) noexcept = default;
StoredValues::~StoredValues() = default;

absl::StatusOr<StoredValues> StoredValues::Open(const std::vector<std::string>& files) {
  StoredValues values;
  for (const std::string& file : files) {
    auto stored = std::make_unique<Stored>();
    stored->file = file;
    ASSIGN_OR_RETURN(stored->table, tables::Table::Open(file));
    stored->board = stored->table->size().ToString();
    stored->rules = spec::RuleSetName(stored->table->rules());
    for (const auto& other : values.tables_) {
      if (other->board == stored->board && other->rules == stored->rules) {
        return absl::InvalidArgumentError(absl::StrCat("--table ", file, ": a table of ",
                                                       stored->board, " under ", stored->rules,
                                                       " is already loaded, ", other->file));
      }
    }
    values.tables_.push_back(std::move(stored));
  }
  return values;
}

std::vector<Shown> StoredValues::List() const {
  std::vector<Shown> lines;
  for (const auto& stored : tables_) {
    const tables::Table& table = *stored->table;
    Shown line;
    line.Set("board", stored->board)
        .Set("columns", table.size().cols())
        .Set("lines", table.size().rows())
        .Set("rules", stored->rules)
        .Set("end_passes", table.rules().end_passes)
        .Set("file", std::filesystem::path(stored->file).filename().string());
    lines.push_back(std::move(line));
  }
  return lines;
}

absl::StatusOr<StoredValues::Stored*> StoredValues::Find(const Question& question) const {
  for (const auto& [name, value] : question) {
    if (std::find(std::begin(kNames), std::end(kNames), name) == std::end(kNames)) {
      return absl::InvalidArgumentError(
          absl::StrCat("\"", name, "\" is unknown; known names: ", absl::StrJoin(kNames, ", ")));
    }
  }
  const std::string board = ValueOf(question, "board");
  if (board.empty()) return absl::InvalidArgumentError("board is missing: board=4x4, for example");
  const auto size = spec::ParseBoardSize(board);
  if (!size.ok()) return WithoutDashes(size.status());
  std::string rules = ValueOf(question, "rules");
  if (!rules.empty()) {
    const auto parsed = spec::ParseRuleSet(rules);
    if (!parsed.ok()) return WithoutDashes(parsed.status());
    rules = spec::RuleSetName(*parsed);
  }
  std::vector<Stored*> found;
  std::vector<std::string> there;
  for (const auto& stored : tables_) {
    there.push_back(absl::StrCat(stored->board, " under ", stored->rules));
    if (stored->board == size->ToString() && (rules.empty() || rules == stored->rules)) {
      found.push_back(stored.get());
    }
  }
  if (found.size() == 1) return found[0];
  if (found.size() > 1) {
    return absl::InvalidArgumentError(absl::StrCat(
        "rules is missing, and several tables are loaded: ", absl::StrJoin(there, "; ")));
  }
  return absl::NotFoundError(absl::StrCat(
      "no table of ", size->ToString(), rules.empty() ? "" : absl::StrCat(" under ", rules),
      there.empty() ? " is loaded; hotstone serve --table FILE loads one"
                    : " is loaded; loaded tables: ",
      absl::StrJoin(there, "; ")));
}

absl::StatusOr<Shown> StoredValues::Answer(const Question& question) const {
  ASSIGN_OR_RETURN(const auto stored, Find(question));
  const tables::Table& table = *stored->table;
  ASSIGN_OR_RETURN(const auto situation, SituationOf(table, stored->file, question));
  ASSIGN_OR_RETURN(const auto lines, SmallNumber(question, "lines", 1));
  const std::lock_guard<std::mutex> lock(stored->asked);
  tables::TableLaw law(table);
  ASSIGN_OR_RETURN(const auto answer, law.Probe(situation));
  const bool black = situation.to_move == spec::Color::kBlack;
  const int lo = black ? answer.low : -answer.high;
  const int hi = black ? answer.high : -answer.low;
  Shown json = BeginValue(situation, table.rules(), lo, hi);
  if (lines == 1) {
    ASSIGN_OR_RETURN(const auto line_lo, LineOf(table, situation, true));
    ASSIGN_OR_RETURN(const auto line_hi, LineOf(table, situation, false));
    json.Set("line", line_lo).Set("line_hi", line_hi);
  }
  SetSituation(situation, table.rules(), json);
  SetRefused(situation, table.rules(), json);
  json.Set("moves", DescribeMoves(answer, situation, table.rules()))
      .Set("stored", answer.stored)
      .Set("ko_positions", DescribeKos(ClassifiedKos(situation.position, table.rules())));
  return json;
}

}  // namespace hotstone::answers
