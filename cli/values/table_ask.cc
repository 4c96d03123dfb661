// What is asked of a stored table: the interval of one situation with its best moves (probe), whether the
// table is right (verify), and what it says of itself (info).
//
// ProbeTable opens the file, makes the situation that the options describe, and asks TableLaw, which reads
// the value of a stored situation and works out any other from the values that its moves lead to. Values in a
// table are gains of the mover; lo and hi in the answer are for Black. BestMoves names the moves that keep a
// value: towards the value that the mover has to force, only those that make progress by the measure, since
// another one might go round for ever. VerifyTable compares the file with its digest and then lets
// table_check.h judge all entries or a sample.
//
// For example, on a table of 3x2 the position X.X/XX. with White to move has lo 6 and hi 6: whatever White
// does, all six points are Black's. The best move for either end is to pass.
#include "cli/values/table_ask.h"

#include <chrono>
#include <iostream>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/version.h"
#include "cli/terminal/board_picture.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "cli/terminal/terminal_progress.h"
#include "cli/values/table_report.h"
#include "formats/diagram.h"
#include "formats/json_line.h"
#include "spec/rules/situation.h"
#include "tables/table_check.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"

namespace hotstone::cli {
namespace {

using Clock = std::chrono::steady_clock;
using tables::TableLaw;

double MicrosecondsSince(Clock::time_point began) {
  return std::chrono::duration<double, std::micro>(Clock::now() - began).count();
}

// The moves that keep a value of the mover. Towards `low`, which the mover has to force, those that make
// progress are enough and safe; an extreme needs none.
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

absl::StatusOr<spec::Situation> SituationOn(const tables::Table& table, const TableProbeOptions& options) {
  spec::Position position(table.size());
  if (!options.position.empty()) {
    auto parsed = ParsePosition(options.position);
    if (!parsed.ok()) return parsed.status();
    if (parsed->size() != table.size()) {
      return absl::InvalidArgumentError(absl::StrCat("--position is of ", parsed->size().ToString(), ", ",
                                                     options.file, " is a table of ",
                                                     table.size().ToString()));
    }
    position = *std::move(parsed);
  }
  return SituationFrom(position, options.circumstances, table.rules());
}

absl::StatusOr<ProbeAnswer> AskTable(const tables::Table& table, const spec::Situation& situation) {
  TableLaw law(table);
  const auto found = law.Probe(situation);
  if (!found.ok()) return found.status();
  const bool black = situation.to_move == spec::Color::kBlack;
  const int points = table.size().points();
  ProbeAnswer answer;
  answer.lo = black ? found->low : -found->high;
  answer.hi = black ? found->high : -found->low;
  answer.best_lo = BestMoves(*found, black, points);
  answer.best_hi = BestMoves(*found, !black, points);
  answer.stored = found->stored;
  return answer;
}

formats::JsonLine ProbeJson(const std::string& file, const tables::Table& table,
                            const spec::Situation& situation, const ProbeAnswer& answer) {
  formats::JsonLine line;
  line.Set("schema", "hotstone.result/1")
      .Set("command", "table probe")
      .Set("file", file)
      .Set("board", table.size().ToString())
      .Set("rules", spec::RuleSetName(table.rules()))
      .Set("rows", situation.position.ToRows())
      .Set("to_move", std::string(1, spec::ColorLetter(situation.to_move)))
      .Set("passes", situation.passes);
  if (situation.bans.empty()) {
    line.SetNull("ban");
  } else {
    line.Set("ban", spec::PointName(*situation.bans.begin()));
  }
  line.Set("lo", answer.lo)
      .Set("hi", answer.hi)
      .Set("determined", answer.lo == answer.hi)
      .Set("best_lo", answer.best_lo)
      .Set("best_hi", answer.best_hi)
      .Set("stored", answer.stored);
  return line;
}

int ProbeTable(const TableProbeOptions& options) {
  const auto opening = Clock::now();
  const auto table = tables::Table::Open(options.file);
  if (!table.ok()) return ReportError(table.status());
  const double open_microseconds = MicrosecondsSince(opening);
  const auto situation = SituationOn(**table, options);
  if (!situation.ok()) return ReportError(situation.status());

  // The value by itself, then with the moves that keep it.
  const auto looking = Clock::now();
  const auto cell = tables::CellOfSituation((*table)->index(), *situation);
  if (cell.has_value()) {
    tables::TableCursor cursor(**table);
    if (const auto value = cursor.Value(*cell); !value.ok()) return ReportError(value.status());
  }
  const double value_microseconds = MicrosecondsSince(looking);
  const auto asking = Clock::now();
  const auto answer = AskTable(**table, *situation);
  if (!answer.ok()) return ReportError(answer.status());
  const double moves_microseconds = MicrosecondsSince(asking);

  if (options.json) {
    formats::JsonLine line = ProbeJson(options.file, **table, *situation, *answer);
    line.Set("open_microseconds", open_microseconds);
    if (cell.has_value()) {
      line.Set("value_microseconds", value_microseconds);
    } else {
      line.SetNull("value_microseconds");
    }
    line.Set("moves_microseconds", moves_microseconds).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return kExitOk;
  }
  const auto& [lo, hi, best_lo, best_hi, stored] = *answer;
  formats::DiagramMarks marks;
  marks.banned.assign(situation->bans.begin(), situation->bans.end());
  std::cout << BoardPicture(situation->position, marks) << spec::ColorName(situation->to_move) << " to move, "
            << spec::RuleSetName((*table)->rules());
  if (situation->passes > 0) std::cout << ", passes before: " << situation->passes;
  std::cout << "\n";
  std::cout << "interval for Black: [" << lo << ", " << hi << "]"
            << (lo == hi ? ", determined" : ", undetermined: the rule about long cycles decides") << "\n";
  if (lo == hi && best_lo == best_hi) {
    std::cout << "best: " << absl::StrJoin(best_lo, " ") << "\n";
  } else {
    std::cout << "best if endless play counts for White: " << absl::StrJoin(best_lo, " ") << "\n"
              << "best if endless play counts for Black: " << absl::StrJoin(best_hi, " ") << "\n";
  }
  std::cout << absl::StrFormat("(opened in %.0f us, ", open_microseconds);
  if (cell.has_value()) std::cout << absl::StrFormat("value in %.0f us, ", value_microseconds);
  std::cout << absl::StrFormat("moves in %.0f us)\n", moves_microseconds);
  return kExitOk;
}

int VerifyTable(const TableVerifyOptions& options) {
  const auto began = Clock::now();
  const auto table = tables::Table::Open(options.file);
  if (!table.ok()) return ReportError(table.status());
  TerminalProgress progress;
  if (absl::Status status = (*table)->file().CheckWhole(&progress); !status.ok()) {
    progress.Clear();
    return ReportError(status);
  }
  tables::TableCheckOptions check_options;
  check_options.all = options.all;
  check_options.sample = options.sample;
  check_options.seed = options.seed;
  check_options.threads = options.threads;
  const auto check = tables::CheckTable(**table, check_options, &progress);
  progress.Clear();
  const bool fails = check.status().code() == absl::StatusCode::kFailedPrecondition;
  if (!check.ok() && !fails) return ReportError(check.status());
  const double seconds = MicrosecondsSince(began) / 1e6;
  const tables::TableManifest& manifest = (*table)->manifest();
  const std::string name(!manifest.measure ? "consistency" : options.all ? "proof" : "sample");
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1")
        .Set("command", "table verify")
        .Set("file", options.file)
        .Set("board", manifest.board)
        .Set("rules", spec::RuleSetName(manifest.rules))
        .Set("check", name)
        .Set("status", fails ? "fails" : "holds")
        .Set("all", options.all);
    if (options.all) {
      line.SetNull("seed");
    } else {
      line.Set("seed", options.seed);
    }
    if (fails) {
      line.Set("reason", std::string(check.status().message()));
    } else {
      line.Set("entries", check->entries)
          .Set("ko_entries", check->ko_entries)
          .Set("illegal", check->illegal)
          .Set("moves", check->moves);
    }
    line.Set("seconds", seconds).Set("version", kVersion);
    std::cout << line.ToString() << "\n";
    return fails ? kExitFails : kExitOk;
  }
  if (fails) {
    std::cout << name << ": fails\n" << std::string(check.status().message()) << "\n";
    return kExitFails;
  }
  std::cout << name << ": holds for "
            << (options.all ? absl::StrCat("all ", check->entries, " entries")
                            : absl::StrCat(check->entries, " entries drawn with seed ", options.seed))
            << " (" << check->ko_entries << " with a ban), " << check->moves << " moves by the law\n";
  if (!manifest.measure) {
    std::cout << "no proof: the table has no measure, and a wrong solution may satisfy the same equations\n";
  }
  std::cout << absl::StrFormat("(%.2f s)\n", seconds);
  return kExitOk;
}

int ShowTable(const std::string& file, bool json) {
  const auto table = tables::Table::Open(file);
  if (!table.ok()) return ReportError(table.status());
  PrintTableFacts("info", {file, (*table)->manifest(), (*table)->file().digest(), (*table)->file().bytes()},
                  std::nullopt, json);
  return kExitOk;
}

}  // namespace hotstone::cli
