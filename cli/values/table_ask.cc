// Queries on a stored table: the interval and best moves of one situation (probe), whether the
// table is correct (verify), and its header (info).
//
// ProbeTable opens the file, builds the situation from the options, and asks TableLaw, which reads
// the value of a stored situation and computes any other from the situations its moves lead to.
// Values in a table are gains of the mover; lo and hi in the answer are for Black. VerifyTable
// compares the file with its digest, then lets table_check.h check all entries or a sample.
#include "cli/values/table_ask.h"

#include <chrono>
#include <iostream>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "answers/runs/terminal_progress.h"
#include "answers/shown/board_picture.h"
#include "answers/values/table_report.h"
#include "base/version.h"
#include "cli/terminal/report.h"
#include "formats/diagram.h"
#include "formats/json_line.h"
#include "spec/rules/situation.h"
#include "tables/table_check.h"
#include "tables/table_law.h"
#include "tables/table_reader.h"

namespace hotstone::cli {
namespace {

using Clock = std::chrono::steady_clock;

double MicrosecondsSince(Clock::time_point began) {
  return std::chrono::duration<double, std::micro>(Clock::now() - began).count();
}

}  // namespace

int ProbeTable(const answers::TableProbeOptions& options) {
  const auto opening = Clock::now();
  const auto table = tables::Table::Open(options.file);
  if (!table.ok()) return ReportError(table.status());
  const double open_microseconds = MicrosecondsSince(opening);
  const auto situation = answers::SituationOn(**table, options);
  if (!situation.ok()) return ReportError(situation.status());

  // The value alone, then with the moves that keep it.
  const auto looking = Clock::now();
  const auto cell = tables::CellOfSituation((*table)->index(), *situation);
  if (cell.has_value()) {
    tables::TableCursor cursor(**table);
    if (const auto value = cursor.Value(*cell); !value.ok()) return ReportError(value.status());
  }
  const double value_microseconds = MicrosecondsSince(looking);
  const auto asking = Clock::now();
  const auto answer = answers::AskTable(**table, *situation);
  if (!answer.ok()) return ReportError(answer.status());
  const double moves_microseconds = MicrosecondsSince(asking);

  if (options.json) {
    formats::JsonLine line = answers::ProbeJson(options.file, **table, *situation, *answer);
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
  std::cout << answers::BoardPicture(situation->position, marks)
            << spec::ColorName(situation->to_move) << " to move, "
            << spec::RuleSetName((*table)->rules());
  if (situation->passes > 0) std::cout << ", passes before: " << situation->passes;
  std::cout << "\n";
  std::cout << "interval for Black: [" << lo << ", " << hi << "]"
            << (lo == hi ? ", determined" : ", undetermined: the rule about long cycles decides")
            << "\n";
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
  answers::TerminalProgress progress;
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
            << (options.all
                    ? absl::StrCat("all ", check->entries, " entries")
                    : absl::StrCat(check->entries, " entries drawn with seed ", options.seed))
            << " (" << check->ko_entries << " with a ban), " << check->moves
            << " moves by the law\n";
  if (!manifest.measure) {
    std::cout << "not a proof: the table has no measure, and a wrong solution can satisfy the same "
                 "equations\n";
  }
  std::cout << absl::StrFormat("(%.2f s)\n", seconds);
  return kExitOk;
}

int ShowTable(const std::string& file, bool json) {
  const auto table = tables::Table::Open(file);
  if (!table.ok()) return ReportError(table.status());
  answers::PrintTableFacts(
      "info", {file, (*table)->manifest(), (*table)->file().digest(), (*table)->file().bytes()},
      std::nullopt, json);
  return kExitOk;
}

}  // namespace hotstone::cli
