#include "cli/values/table_shards.h"

#include <chrono>
#include <functional>
#include <iostream>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "answers/asked/board_work.h"
#include "answers/runs/terminal_progress.h"
#include "base/seconds_since.h"
#include "base/version.h"
#include "base/whole_file.h"
#include "cli/terminal/plain_number.h"
#include "cli/terminal/report.h"
#include "enumerate/values/interval_sweeps.h"
#include "formats/json_line.h"
#include "tables/checkpoint.h"
#include "tables/shard.h"

namespace hotstone::cli {
namespace {

absl::StatusOr<tables::Shard> ParseShard(const std::string& text) {
  const std::vector<std::string> parts = absl::StrSplit(text, '/');
  tables::Shard shard;
  if (parts.size() != 2 || !ReadPlainWhole(parts[0], &shard.i) ||
      !ReadPlainWhole(parts[1], &shard.n) || shard.n < 1 || shard.n > 1'000'000 || shard.i < 0 ||
      shard.i >= shard.n) {
    return absl::InvalidArgumentError(
        absl::StrCat("--shard \"", text, "\" is not I/N with 0 <= I < N, for example 0/4"));
  }
  return shard;
}

// Sets up the state that the round starts from and does `work` on it.
using RoundWork = std::function<int(const spec::RuleSet& rules, const std::string& base,
                                    enumerate::IntervalSweeps& sweeps)>;

int WithState(const TableShardOptions& options, const RoundWork& work) {
  if (absl::Status status = CheckNotThere(options.out); !status.ok()) return ReportError(status);
  const auto board = answers::ReadBoardWork(options.board, options.rules);
  if (!board.ok()) return ReportError(board.status());
  const auto index = enumerate::OccupancyIndex::Create(board->grid);
  if (!index.ok()) return ReportError(index.status());
  auto sweeps = enumerate::IntervalSweeps::Create(*index, board->finite, !options.no_measure);
  if (!sweeps.ok()) return ReportError(sweeps.status());
  const auto base = tables::StateName(options.from);
  if (!base.ok()) return ReportError(base.status());
  if (!options.from.empty()) {
    const absl::Status loaded = tables::LoadCheckpoint(options.from, board->rules, &*sweeps);
    if (!loaded.ok()) return ReportError(loaded);
  }
  return work(board->rules, *base, *sweeps);
}

// What a command prints at its end.
void Print(const TableShardOptions& options, const char* command, const spec::RuleSet& rules,
           uint64_t changed, std::optional<bool> settled, double seconds) {
  if (options.json) {
    formats::JsonLine line;
    line.Set("schema", "hotstone.result/1").Set("command", command).Set("board", options.board);
    line.Set("rules", spec::RuleSetName(rules)).Set("out", options.out);
    if (!options.shard.empty()) line.Set("shard", options.shard);
    line.Set("changed", std::to_string(changed));
    if (settled.has_value()) line.Set("settled", *settled);
    std::cout << line.Set("seconds", seconds).Set("version", kVersion).ToString() << "\n";
    return;
  }
  std::cout << options.out << ": " << changed << " changes";
  if (settled.has_value()) {
    if (*settled) {
      std::cout << "; the values are final: hotstone table build --resume --checkpoint "
                << options.out << (options.no_measure ? " --no-measure" : "") << " --out TABLE";
    } else {
      std::cout << "; another round is needed: hotstone table shard ... --from " << options.out;
    }
  }
  std::cout << "\n";
}

}  // namespace

int ShardTable(const TableShardOptions& options) {
  const auto shard = ParseShard(options.shard);
  if (!shard.ok()) return ReportError(shard.status());
  const auto began = std::chrono::steady_clock::now();
  return WithState(options, [&](const spec::RuleSet& rules, const std::string& base,
                                enumerate::IntervalSweeps& sweeps) {
    answers::TerminalProgress progress;
    const auto changed =
        tables::RunShard(options.out, rules, base, *shard, options.threads, &progress, &sweeps);
    progress.Clear();
    if (!changed.ok()) return ReportError(changed.status());
    Print(options, "table shard", rules, *changed, std::nullopt, SecondsSince(began));
    return kExitOk;
  });
}

int MergeTable(const TableShardOptions& options) {
  const auto began = std::chrono::steady_clock::now();
  return WithState(options, [&](const spec::RuleSet& rules, const std::string& base,
                                enumerate::IntervalSweeps& sweeps) {
    const auto changed = tables::MergeShards(options.files, rules, base, &sweeps);
    if (!changed.ok()) return ReportError(changed.status());
    const absl::Status saved = tables::SaveCheckpoint(options.out, rules, sweeps);
    if (!saved.ok()) return ReportError(saved);
    Print(options, "table merge", rules, *changed, *changed == 0, SecondsSince(began));
    return kExitOk;
  });
}

}  // namespace hotstone::cli
