// SuperkoBuild checks first what could fail after an hour: the names of both files, board and rules
// from the options or the checkpoint, and the memory. Solve finds the robust bounds, takes over
// what the checkpoint knows, and searches the rest. A signal or a full disk stops the run with a
// checkpoint, and the error names the command that continues it.
//
// For example, hotstone table build --board 4x3 --rules tromp-taylor --out t.table, stopped by
// Ctrl-C, leaves t.table.checkpoint and says: interrupted; continue with: hotstone table build
// --out t.table --resume. The second command ends with the same bytes as a run without a stop.
#include "answers/superko/superko_table.h"

#include <chrono>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/runs/long_run.h"
#include "base/number_text.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "search/values/superko_values.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::answers {

using search::SuperkoValues;
using tables::FileKind;
using tables::SuperkoTable;

namespace {

constexpr uint64_t kStates = 200'000;  // for one bound of one position, unless --states says more
constexpr uint64_t kSearchBytes = uint64_t{1} << 28;  // of a thread

// InvalidArgument if the options name another board or rule set than a file has, or another limit.
absl::Status CheckSame(const TableBuildOptions& options, const tables::StoredSuperko& stored) {
  const tables::SuperkoManifest& has = stored.manifest;
  const auto other = [&](const std::string& there, const std::string& wanted) {
    return absl::InvalidArgumentError(absl::StrCat(stored.path, ": has ", there, ", not ", wanted,
                                                   "; name another file or start again"));
  };
  if (!options.board.empty() && options.board != has.board) {
    return other("the board " + has.board, options.board);
  }
  if (!options.rules.empty()) {
    ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
    if (spec::RuleSetName(rules) != spec::RuleSetName(has.rules))
      return other("the rules " + spec::RuleSetName(has.rules), spec::RuleSetName(rules));
  }
  return absl::OkStatus();
}
absl::Status CheckSameStates(const TableBuildOptions& options,
                             const tables::StoredSuperko& stored) {
  if (options.states == 0 || options.states == stored.manifest.states) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(stored.path, ": has values found with --states ",
                                                 stored.manifest.states, ", not ", options.states,
                                                 "; --from FILE continues a finished table"));
}

class SuperkoBuild {
 public:
  explicit SuperkoBuild(const TableBuildOptions& options)
      : options_(options), keep_(WithPath(options.keep, options.out)), run_(keep_) {}

  absl::StatusOr<SuperkoFacts> Run() {
    RETURN_IF_ERROR(CheckKeep(keep_));
    std::optional<SuperkoTable> earlier;
    std::string board = options_.board;
    std::string rules_text = options_.rules;
    if (options_.states != 0) states_ = options_.states;
    if (keep_.resume && !options_.from.empty()) {
      return absl::InvalidArgumentError(
          "--from begins a run, and --resume continues one, which has the values of that table");
    }
    if (keep_.resume) {
      ASSIGN_OR_RETURN(earlier, tables::ReadSuperko(keep_.path));
      RETURN_IF_ERROR(CheckSameStates(options_, earlier->stored));
      states_ = earlier->stored.manifest.states;
      if (earlier->finished()) {
        return absl::InvalidArgumentError(
            absl::StrCat(keep_.path, ": a finished table, not the checkpoint of a run"));
      }
    } else if (!options_.from.empty()) {
      ASSIGN_OR_RETURN(earlier, ReadFinishedSuperko(options_.from));
      const uint64_t before = earlier->stored.manifest.states;
      if (states_ <= before) {
        return absl::InvalidArgumentError(absl::StrCat(options_.from,
                                                       ": has values found with --states ", before,
                                                       "; searching again needs "
                                                       "more, for example --states ",
                                                       10 * before));
      }
    }
    if (earlier.has_value()) {
      RETURN_IF_ERROR(CheckSame(options_, earlier->stored));
      board = earlier->stored.manifest.board;
      rules_text = spec::RuleSetName(earlier->stored.manifest.rules);
    }
    if (board.empty()) {
      return absl::InvalidArgumentError("table build needs --board, for example --board 3x3");
    }
    ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(board));
    ASSIGN_OR_RETURN(rules_, spec::ParseRuleSet(rules_text));
    if (!SuperkoValues::Supports(rules_)) {
      return absl::UnimplementedError(
          absl::StrCat("table build: cannot make a table under ", spec::RuleSetName(rules_),
                       ": rules with history need psk, ssk or nssk without hot stones, handicap or "
                       "capture_ends, and two passes that end the game"));
    }
    ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
    RETURN_IF_ERROR(CheckMemory(size));
    RETURN_IF_ERROR(CheckWritable(options_.out, FileKind::kSuperko));
    RETURN_IF_ERROR(CheckWritable(keep_.path, FileKind::kSuperko));
    return Solve(grid, earlier);
  }

 private:
  absl::Status CheckMemory(const spec::BoardSize& size) const {
    const auto bytes = [&](const enumerate::Grid& grid) -> absl::StatusOr<uint64_t> {
      ASSIGN_OR_RETURN(const auto legal, enumerate::LegalIndex::Create(grid));
      return SuperkoValues::Bytes(grid, legal, options_.threads, kSearchBytes);
    };
    return CheckFits(SizedBuild("the values", options_, size, rules_, bytes));
  }

  absl::StatusOr<SuperkoFacts> Solve(const enumerate::Grid& grid,
                                     const std::optional<SuperkoTable>& earlier) {
    const auto began = std::chrono::steady_clock::now();
    auto made = SuperkoValues::Create(grid, rules_, options_.threads, &run_);
    if (absl::IsCancelled(made.status())) {
      return absl::CancelledError(absl::StrCat(
          std::string(made.status().message()),
          earlier.has_value() ? "; the earlier file is unchanged" : "; nothing was saved"));
    }
    RETURN_IF_ERROR(made.status());
    const auto values = *std::move(made);
    if (earlier.has_value()) {
      const auto restored = values->Restore(earlier->cells, earlier->portions_done);
      if (!restored.ok()) {
        return absl::InvalidArgumentError(absl::StrCat(earlier->stored.path, ": ",
                                                       std::string(restored.message()),
                                                       "; start again without it"));
      }
    }
    run_.Begin([&] {
      return tables::WriteSuperko(keep_.path, rules_, values->index(),
                                  {values->cells(), values->portions_done()}, states_)
          .status();
    });
    const absl::Status done =
        values->Run(options_.threads, {.bytes = kSearchBytes, .states = states_}, &run_,
                    [&] { run_.AtStep(); });
    if (absl::IsCancelled(done)) return StoppedBuild(options_, run_, done);
    RETURN_IF_ERROR(done);
    const auto written =
        tables::WriteSuperko(options_.out, rules_, values->index(), {values->cells(), {}}, states_);
    if (!written.ok()) return StoppedBuild(options_, run_, written.status());
    RemoveFile(keep_.path);
    return SuperkoFacts{"table build", *written, SecondsSince(began)};
  }

  const TableBuildOptions& options_;
  const Keep keep_;
  LongRun run_;
  spec::RuleSet rules_;
  uint64_t states_ = kStates;
};

}  // namespace

bool BuildsSuperko(const TableBuildOptions& options) {
  if (!options.from.empty()) return true;
  if (!options.rules.empty()) {
    const auto rules = spec::ParseRuleSet(options.rules);
    return rules.ok() && !rules->HasFiniteMemory();
  }
  const std::string checkpoint = WithPath(options.keep, options.out).path;
  return options.keep.resume && (tables::IsOfKind(checkpoint, FileKind::kSuperko) ||
                                 tables::IsOfKind(options.out, FileKind::kSuperko));
}

absl::StatusOr<SuperkoFacts> BuildSuperkoTable(
    const TableBuildOptions& options, const std::function<void(const std::string&)>& note) {
  if (!IsThere(options.out)) return SuperkoBuild(options).Run();
  if (!options.keep.resume) return CheckNotThere(options.out);
  ASSIGN_OR_RETURN(auto facts, AskSuperkoTable(options.out));
  RETURN_IF_ERROR(CheckSame(options, facts.stored));
  RETURN_IF_ERROR(CheckSameStates(options, facts.stored));
  // The process was killed between the last two steps.
  const auto checkpoint = tables::ReadSuperko(WithPath(options.keep, options.out).path);
  if (checkpoint.ok() && !checkpoint->finished() &&
      checkpoint->stored.manifest.board == facts.stored.manifest.board &&
      checkpoint->stored.manifest.rules == facts.stored.manifest.rules) {
    RemoveFile(checkpoint->stored.path);
  }
  note(options.out + ": the table is already complete; nothing to do");
  facts.command = "table build";
  facts.seconds = 0;
  return facts;
}

absl::StatusOr<SuperkoTable> ReadFinishedSuperko(const std::string& path) {
  ASSIGN_OR_RETURN(auto table, tables::ReadSuperko(path));
  if (table.finished()) return table;
  return absl::InvalidArgumentError(
      absl::StrCat(path, ": the checkpoint of a run, not a finished table; continue it with ",
                   "hotstone table build --out OUT --checkpoint ", path, " --resume"));
}

absl::StatusOr<SuperkoFacts> AskSuperkoTable(const std::string& path) {
  ASSIGN_OR_RETURN(const auto table, ReadFinishedSuperko(path));
  return SuperkoFacts{"table info", table.stored};
}

Shown Describe(const SuperkoFacts& facts) {
  const tables::SuperkoManifest& manifest = facts.stored.manifest;
  Shown shown = Shown::Result(facts.command);
  shown.Set("file", facts.stored.path)
      .Set("board", manifest.board)
      .Set("rules", spec::RuleSetName(manifest.rules))
      .Set("lo", manifest.empty.first)
      .Set("hi", manifest.empty.second)
      .Set("legal_positions", manifest.legal)
      .Set("open", manifest.open)
      .Set("states", manifest.states)
      .Set("cells", manifest.cells)
      .Set("bytes", facts.stored.bytes)
      .Set("sha256", tables::Hex(facts.stored.digest))
      .Set("made_by", manifest.version);
  if (facts.seconds.has_value()) shown.Set("seconds", *facts.seconds).Say("timed", true);
  return shown.Say("size", BytesText(facts.stored.bytes))
      .Say("exact", manifest.legal - manifest.open)
      .Say("empty",
           manifest.empty.first == manifest.empty.second
               ? absl::StrCat(manifest.empty.first)
               : absl::StrCat("between ", manifest.empty.first, " and ", manifest.empty.second))
      .Line("table of superko values: {file}, {size}, made by hotstone {made_by}")
      .Line("board: {board}")
      .Line("rules: {rules}, nothing played before")
      .Line("empty board: {empty}")
      .Line("values: {exact} of {legal_positions} positions with either player to move")
      .Line("open after {states} states for a bound: {open}")
      .Line("sha256: {sha256}")
      .Line("{timed?({seconds:.2} s)}");
}

}  // namespace hotstone::answers
