// hotstone table build: runs interval sweeps, saves checkpoints on the way, and writes the table at
// the end.
//
// Build first checks everything that could fail after hours of work: whether the table already
// exists, which board and rules the options or the checkpoint give, whether both files can be
// created, and whether the memory suffices. Solve runs the sweeps and saves them after a layer when
// a save is due. When the run is finished, it writes the table and deletes the checkpoint. If a
// signal or a full disk stops the run, Keep saves the state and prints the command that resumes it.
// If the process is killed, the last finished checkpoint remains, since files appear whole or not
// at all.
//
// For example, hotstone table build --board 4x3 --out t.table, stopped by Ctrl-C in its third
// sweep, leaves t.table.checkpoint, prints "interrupted; go on with: hotstone table build --out
// t.table --resume" and exits with code 3. The second command needs neither board nor rules,
// because the checkpoint has them, and produces the same bytes as an uninterrupted run.
#include "cli/values/table_build.h"

#include <signal.h>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/board_work.h"
#include "answers/asked/limits.h"
#include "answers/runs/terminal_progress.h"
#include "answers/values/table_report.h"
#include "base/bytes_text.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "cli/terminal/report.h"
#include "enumerate/values/interval_sweeps.h"
#include "tables/checkpoint.h"
#include "tables/table_reader.h"
#include "tables/table_writer.h"

namespace hotstone::cli {
namespace {

using enumerate::IntervalSweeps;
using enumerate::SweepPoint;
using Clock = std::chrono::steady_clock;

void Remove(const std::string& path) {
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
}

// Checks, before hours of work, that a file can be created at this path.
absl::Status CheckWritable(const std::string& path, tables::FileKind kind) {
  tables::StoredFileWriter::Options options;
  options.kind = kind;
  options.replace = true;
  return tables::StoredFileWriter::Create(path, options).status();
}

class Build {
 public:
  explicit Build(const TableBuildOptions& options)
      : options_(options),
        checkpoint_(options.checkpoint.empty() ? options.out + ".checkpoint" : options.checkpoint) {
  }

  int Run() {
    // Exceeding a file size limit must be a write error, not kill the program.
    signal(SIGXFSZ, SIG_IGN);
    if (IsThere(options_.out)) return TableIsThere();
    if (absl::Status status = Prepare(); !status.ok()) return ReportError(status);
    const auto index = enumerate::OccupancyIndex::Create(work_->grid);
    if (!index.ok()) return ReportError(index.status());
    if (absl::Status status = CheckMemory(*index); !status.ok()) return ReportError(status);
    auto sweeps = IntervalSweeps::Create(*index, work_->finite, measure_);
    if (!sweeps.ok()) return ReportError(sweeps.status());
    if (options_.resume) {
      if (absl::Status status = tables::LoadCheckpoint(checkpoint_, work_->rules, &*sweeps);
          !status.ok()) {
        return ReportError(status);
      }
    }
    return Solve(*sweeps);
  }

 private:
  // Board and rules, from the options or the checkpoint.
  absl::Status Prepare() {
    std::string board = options_.board;
    std::string rules = options_.rules;
    measure_ = !options_.no_measure;
    if (options_.resume) {
      const auto info = tables::ReadCheckpointInfo(checkpoint_);
      if (absl::IsNotFound(info.status())) {
        return absl::InvalidArgumentError(
            absl::StrCat(checkpoint_, ": no checkpoint found; omit --resume to start a new run"));
      }
      if (!info.ok()) return info.status();
      if (info->robust) {
        const std::string kind = info->rules.substr(info->rules.find(' ') + 1);
        return absl::InvalidArgumentError(absl::StrCat(
            checkpoint_,
            ": a checkpoint of hotstone robust, from which no table can be made; continue it with ",
            "hotstone robust --board ", info->board, " --hot ", kind, " --checkpoint ", checkpoint_,
            " --resume"));
      }
      if (board.empty()) board = info->board;
      if (rules.empty()) rules = info->rules;
    } else if (IsThere(checkpoint_)) {
      return absl::InvalidArgumentError(absl::StrCat(
          checkpoint_,
          ": holds the checkpoint of an earlier run; continue it with --resume, or remove it"));
    }
    if (board.empty()) {
      return absl::InvalidArgumentError("table build needs --board, for example --board 3x3");
    }
    ASSIGN_OR_RETURN(const auto work,
                     answers::ReadBoardWork(board, rules.empty() ? "basic-only" : rules));
    if (!enumerate::HasSingleBans(work.finite)) {
      return absl::UnimplementedError(absl::StrCat("table build: cannot make a table under ",
                                                   spec::RuleSetName(work.rules),
                                                   ": tables need rules under which a ply bans at "
                                                   "most one point and only passes end the game"));
    }
    work_ = work;
    RETURN_IF_ERROR(CheckWritable(options_.out, tables::FileKind::kTable));
    return CheckWritable(checkpoint_, tables::FileKind::kCheckpoint);
  }

  absl::Status CheckMemory(const enumerate::OccupancyIndex& index) const {
    ASSIGN_OR_RETURN(const auto memory, answers::MemoryLimit(options_.memory));
    const uint64_t needed = enumerate::SweepBytes(index, measure_);
    if (needed <= memory) return absl::OkStatus();
    return absl::ResourceExhaustedError(
        absl::StrCat("table build: the intervals of ", work_->size.ToString(), " need ",
                     BytesText(needed), "; --memory allows ", BytesText(memory),
                     measure_ ? "; --no-measure needs half as much" : ""));
  }

  // Refuses to build a finished table again.
  int TableIsThere() {
    if (!options_.resume) return ReportError(CheckNotThere(options_.out));
    auto table = tables::Table::Open(options_.out);
    if (!table.ok()) return ReportError(table.status());
    const tables::TableManifest& manifest = (*table)->manifest();
    if (!options_.board.empty() && options_.board != manifest.board) {
      return ReportError(absl::InvalidArgumentError(absl::StrCat(
          options_.out, ": is a finished table of ", manifest.board, ", not of ", options_.board)));
    }
    if (!options_.rules.empty()) {
      const auto rules = spec::ParseRuleSet(options_.rules);
      if (!rules.ok()) return ReportError(rules.status());
      if (spec::RuleSetName(*rules) != spec::RuleSetName(manifest.rules)) {
        return ReportError(absl::InvalidArgumentError(
            absl::StrCat(options_.out, ": is a finished table under ",
                         spec::RuleSetName(manifest.rules), ", not ", spec::RuleSetName(*rules))));
      }
    }
    // The process was killed between the last two steps.
    const auto info = tables::ReadCheckpointInfo(checkpoint_);
    if (info.ok() && info->point.finished && info->board == manifest.board &&
        info->rules == spec::RuleSetName(manifest.rules)) {
      Remove(checkpoint_);
    }
    std::cerr << "hotstone: " << options_.out << ": the table is already complete; nothing to do\n";
    answers::PrintTableFacts(
        "build", {options_.out, manifest, (*table)->file().digest(), (*table)->file().bytes()}, 0.0,
        options_.json);
    return kExitOk;
  }

  // Empty if there is no error.
  absl::Status Save(IntervalSweeps& sweeps) {
    const absl::Status status =
        tables::SaveCheckpoint(checkpoint_, work_->rules, sweeps, options_.threads);
    last_saved_ = Clock::now();
    return status;
  }

  std::string ResumeCommand() const {
    std::string command = absl::StrCat("hotstone table build --out ", options_.out);
    if (!options_.checkpoint.empty())
      absl::StrAppend(&command, " --checkpoint ", options_.checkpoint);
    if (!measure_) absl::StrAppend(&command, " --no-measure");
    if (options_.threads > 1) absl::StrAppend(&command, " --threads ", options_.threads);
    return command + " --resume";
  }

  // The run was stopped, or the table cannot be written: save its state.
  int Keep(IntervalSweeps& sweeps, const std::string& why, int exit_code) {
    const absl::Status saved = Save(sweeps);
    progress_.Clear();
    if (saved.ok()) {
      std::cerr << "hotstone: " << why << "; continue with: " << ResumeCommand() << "\n";
      return exit_code;
    }
    std::cerr << "hotstone: " << why << "; " << std::string(saved.message())
              << (IsThere(checkpoint_) ? "; the previous checkpoint is still intact" : "") << "\n";
    return exit_code;
  }

  int Solve(IntervalSweeps& sweeps) {
    const auto began = Clock::now();
    last_saved_ = began;
    const auto at_layer = [&](const SweepPoint&) {
      if (SecondsSince(last_saved_) < options_.checkpoint_every) return true;
      const absl::Status saved = Save(sweeps);
      if (!saved.ok()) {  // the run itself is fine and continues
        progress_.Clear();
        std::cerr << "hotstone: warning: " << std::string(saved.message())
                  << "; the run continues without it\n";
      }
      return true;
    };
    const absl::Status run = sweeps.Run(options_.threads, &progress_, at_layer);
    if (absl::IsCancelled(run)) return Keep(sweeps, "interrupted", kExitUnknown);
    if (!run.ok()) {
      progress_.Clear();
      return ReportError(run);
    }
    // Saves the result of the long run before starting on the table.
    if (SecondsSince(last_saved_) >= options_.checkpoint_every) at_layer(sweeps.point());
    tables::TableOptions table_options;
    table_options.threads = options_.threads;
    const auto written =
        tables::WriteTable(options_.out, work_->rules, sweeps, table_options, &progress_);
    progress_.Clear();
    if (absl::IsCancelled(written.status())) return Keep(sweeps, "interrupted", kExitUnknown);
    if (!written.ok()) return Keep(sweeps, std::string(written.status().message()), kExitBadInput);
    Remove(checkpoint_);
    answers::PrintTableFacts("build",
                             {options_.out, written->manifest, written->digest, written->bytes},
                             SecondsSince(began), options_.json);
    return kExitOk;
  }

  const TableBuildOptions& options_;
  const std::string checkpoint_;
  bool measure_ = true;
  std::optional<answers::BoardWork> work_;
  Clock::time_point last_saved_;
  answers::TerminalProgress progress_;
};

}  // namespace

int BuildTable(const TableBuildOptions& options) { return Build(options).Run(); }

}  // namespace hotstone::cli
