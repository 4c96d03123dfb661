// TableBuild first checks everything that could fail after hours of work: whether the table
// already exists, which board and rules the options or the checkpoint give, whether both files
// can be created, and whether the memory suffices. Solve runs the sweeps and saves them after a
// layer when a save is due. When the run is finished, it writes the table and deletes the
// checkpoint. If a signal or a full disk stops the run, LongRun saves the state, and the error
// names the command that continues it. If the process is killed, the last finished checkpoint
// remains, since files appear whole or not at all.
//
// For example, hotstone table build --board 4x3 --out t.table, stopped by Ctrl-C in its third
// sweep, leaves t.table.checkpoint, prints "interrupted; continue with: hotstone table build --out
// t.table --resume" and exits with code 3. The second command needs neither board nor rules,
// because the checkpoint has them, and produces the same bytes as an uninterrupted run.
#include "answers/values/table_build.h"

#include <filesystem>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/board_work.h"
#include "answers/asked/limits.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/values/interval_sweeps.h"
#include "tables/checkpoint.h"
#include "tables/table_reader.h"
#include "tables/table_writer.h"

namespace hotstone::answers {
namespace {

using enumerate::IntervalSweeps;
using enumerate::SweepPoint;

class TableBuild {
 public:
  explicit TableBuild(const TableBuildOptions& options)
      : options_(options),
        keep_(WithPath(options.keep, options.out)),
        measure_(!options.no_measure),
        run_(keep_) {}

  absl::StatusOr<TableFacts> Run() {
    RETURN_IF_ERROR(Prepare());
    ASSIGN_OR_RETURN(const auto index, enumerate::OccupancyIndex::Create(work_->grid));
    RETURN_IF_ERROR(CheckMemory());
    ASSIGN_OR_RETURN(auto sweeps, IntervalSweeps::Create(index, work_->finite, measure_));
    if (keep_.resume) {
      RETURN_IF_ERROR(tables::LoadCheckpoint(keep_.path, work_->rules, &sweeps));
    }
    return Solve(sweeps);
  }

  // Refuses to build a finished table again.
  absl::StatusOr<TableFacts> TableIsThere() const {
    if (!keep_.resume) return CheckNotThere(options_.out);
    ASSIGN_OR_RETURN(auto facts, AskTableFacts(options_.out));
    const tables::TableManifest& manifest = facts.manifest;
    RETURN_IF_ERROR(CheckFinished(options_, manifest.board, manifest.rules));
    // The process was killed between the last two steps.
    const auto info = tables::ReadCheckpointInfo(keep_.path);
    if (info.ok() && info->point.finished && info->board == manifest.board &&
        info->rules == spec::RuleSetName(manifest.rules)) {
      RemoveFile(keep_.path);
    }
    facts.command = "table build";
    facts.seconds = 0;
    return facts;
  }

 private:
  // Board and rules, from the options or the checkpoint.
  absl::Status Prepare() {
    std::string board = options_.board;
    std::string rules = options_.rules;
    RETURN_IF_ERROR(CheckKeep(keep_));
    if (keep_.resume) {
      ASSIGN_OR_RETURN(const auto info, tables::ReadCheckpointInfo(keep_.path));
      if (info.robust) {
        const std::string kind = info.rules.substr(info.rules.find(' ') + 1);
        return absl::InvalidArgumentError(absl::StrCat(
            keep_.path,
            ": a checkpoint of hotstone robust, from which no table can be made; continue it with ",
            "hotstone robust --board ", info.board, " --hot ", kind, " --checkpoint ", keep_.path,
            " --resume"));
      }
      if (board.empty()) board = info.board;
      if (rules.empty()) rules = info.rules;
    }
    ASSIGN_OR_RETURN(work_, ReadTableWork(board, rules));
    RETURN_IF_ERROR(CheckWritable(options_.out, tables::FileKind::kTable));
    return CheckWritable(keep_.path, tables::FileKind::kCheckpoint);
  }

  absl::Status CheckMemory() const {
    const auto bytes = [&](const enumerate::Grid& grid) -> absl::StatusOr<uint64_t> {
      ASSIGN_OR_RETURN(const auto index, enumerate::OccupancyIndex::Create(grid));
      return enumerate::SweepBytes(index, measure_);
    };
    return CheckFits(SizedBuild("the intervals", options_, work_->size, work_->rules, bytes));
  }

  absl::StatusOr<TableFacts> Solve(IntervalSweeps& sweeps) {
    run_.Begin(
        [&] { return tables::SaveCheckpoint(keep_.path, work_->rules, sweeps, options_.threads); });
    const absl::Status done = sweeps.Run(options_.threads, &run_, [&](const SweepPoint&) {
      run_.AtStep();
      return true;
    });
    if (absl::IsCancelled(done)) return StoppedBuild(options_, run_, done);
    RETURN_IF_ERROR(done);
    // Saves the result of the long run before starting on the table.
    run_.AtStep();
    const auto written = tables::WriteTable(options_.out, work_->rules, sweeps,
                                            {.threads = options_.threads}, &run_);
    if (!written.ok()) return StoppedBuild(options_, run_, written.status());
    RemoveFile(keep_.path);
    return TableFacts{"table build",   options_.out,   written->manifest,
                      written->digest, written->bytes, run_.seconds()};
  }

  const TableBuildOptions& options_;
  const Keep keep_;
  const bool measure_;
  std::optional<BoardWork> work_;
  LongRun run_;
};

}  // namespace

void RemoveFile(const std::string& path) {
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
}

Sized SizedBuild(const std::string& what, const TableBuildOptions& options,
                 const spec::BoardSize& board, const spec::RuleSet& rules,
                 const BytesOfBoard& bytes) {
  const auto same = [&options, rules = spec::RuleSetName(rules)](const spec::BoardSize& other) {
    return absl::StrCat("hotstone table build --board ", other.ToString(), " --rules ", rules,
                        " --out ", options.out, options.fates ? " --fates" : "",
                        options.no_measure ? " --no-measure" : "");
  };
  return {"table build: " + what, board, options.memory, bytes, same};
}

Keep WithPath(Keep keep, const std::string& out) {
  if (keep.path.empty()) keep.path = out + ".checkpoint";
  return keep;
}

std::string ResumeCommand(const TableBuildOptions& options) {
  std::string command = absl::StrCat("hotstone table build --out ", options.out);
  if (options.fates) command += " --fates";
  if (!options.keep.path.empty()) absl::StrAppend(&command, " --checkpoint ", options.keep.path);
  if (options.no_measure) command += " --no-measure";
  if (options.threads > 1) absl::StrAppend(&command, " --threads ", options.threads);
  return command + " --resume";
}

absl::Status StoppedBuild(const TableBuildOptions& options, LongRun& run, const absl::Status& why) {
  const bool stopped = absl::IsCancelled(why);
  return run.Stopped(why, stopped ? "interrupted" : std::string(why.message()),
                     "continue with: " + ResumeCommand(options));
}

absl::Status CheckFinished(const TableBuildOptions& options, const std::string& board,
                           const spec::RuleSet& made_under) {
  const auto other = [&](const std::string& is, const std::string& wanted) {
    return absl::InvalidArgumentError(
        absl::StrCat(options.out, ": is a finished table ", is, ", not ", wanted));
  };
  if (!options.board.empty() && options.board != board)
    return other("of " + board, "of " + options.board);
  if (options.rules.empty()) return absl::OkStatus();
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
  const std::string name = spec::RuleSetName(rules);
  const std::string has = spec::RuleSetName(made_under);
  return name == has ? absl::OkStatus() : other("under " + has, name);
}

absl::StatusOr<BoardWork> ReadTableWork(const std::string& board, const std::string& rules) {
  if (board.empty()) {
    return absl::InvalidArgumentError("table build needs --board, for example --board 3x3");
  }
  ASSIGN_OR_RETURN(const auto work, ReadBoardWork(board, rules.empty() ? "basic-only" : rules));
  if (!enumerate::HasSingleBans(work.finite)) {
    return absl::UnimplementedError(absl::StrCat("table build: cannot make a table under ",
                                                 spec::RuleSetName(work.rules),
                                                 ": tables need rules under which a ply bans at "
                                                 "most one point and only passes end the game"));
  }
  return work;
}

absl::StatusOr<TableFacts> BuildTable(const TableBuildOptions& options,
                                      const std::function<void(const std::string&)>& note) {
  TableBuild build(options);
  if (!IsThere(options.out)) return build.Run();
  auto facts = build.TableIsThere();
  if (facts.ok()) note(options.out + ": the table is already complete; nothing to do");
  return facts;
}

}  // namespace hotstone::answers
