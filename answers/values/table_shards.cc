#include "answers/values/table_shards.h"

#include <chrono>
#include <functional>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "answers/asked/board_work.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "enumerate/values/interval_sweeps.h"
#include "tables/checkpoint.h"
#include "tables/shard.h"

namespace hotstone::answers {
namespace {

absl::StatusOr<tables::Shard> ParseTableShard(const std::string& text) {
  tables::Shard shard;
  const std::vector<std::string> parts = absl::StrSplit(text, '/');
  // Each number has one spelling.
  if (parts.size() == 2 && absl::SimpleAtoi(parts[0], &shard.i) &&
      absl::SimpleAtoi(parts[1], &shard.n) && absl::StrCat(shard.i, "/", shard.n) == text &&
      shard.n <= 1'000'000 && shard.i >= 0 && shard.i < shard.n) {
    return shard;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("--shard \"", text, "\" is not I/N with 0 <= I < N, for example 0/4"));
}

// Sets up the state that the round starts from and does `work` on it, which returns the number of
// changes.
using RoundWork = std::function<absl::StatusOr<uint64_t>(
    const spec::RuleSet& rules, const std::string& base, enumerate::IntervalSweeps& sweeps)>;

absl::StatusOr<TableRoundAnswer> WithState(const TableRound& round, const RoundWork& work) {
  const auto began = std::chrono::steady_clock::now();
  RETURN_IF_ERROR(CheckNotThere(round.out));
  ASSIGN_OR_RETURN(const auto board, ReadBoardWork(round.board, round.rules));
  ASSIGN_OR_RETURN(const auto index, enumerate::OccupancyIndex::Create(board.grid));
  ASSIGN_OR_RETURN(auto sweeps,
                   enumerate::IntervalSweeps::Create(index, board.finite, !round.no_measure));
  ASSIGN_OR_RETURN(const auto base, tables::StateName(round.from));
  if (!round.from.empty()) {
    RETURN_IF_ERROR(tables::LoadCheckpoint(round.from, board.rules, &sweeps));
  }
  ASSIGN_OR_RETURN(const uint64_t changed, work(board.rules, base, sweeps));
  return TableRoundAnswer{round, board.rules, changed, {}, SecondsSince(began)};
}

}  // namespace

absl::StatusOr<TableRoundAnswer> ShardTable(const TableRound& round, Progress* progress) {
  ASSIGN_OR_RETURN(const auto shard, ParseTableShard(round.shard));
  return WithState(round, [&, shard = shard](const spec::RuleSet& rules, const std::string& base,
                                             enumerate::IntervalSweeps& sweeps) {
    return tables::RunShard(round.out, rules, base, shard, round.threads, progress, &sweeps);
  });
}

absl::StatusOr<TableRoundAnswer> MergeTable(const TableRound& round) {
  auto merged = WithState(round,
                          [&](const spec::RuleSet& rules, const std::string& base,
                              enumerate::IntervalSweeps& sweeps) -> absl::StatusOr<uint64_t> {
                            auto changed = tables::MergeShards(round.files, rules, base, &sweeps);
                            if (changed.ok()) {
                              RETURN_IF_ERROR(tables::SaveCheckpoint(round.out, rules, sweeps));
                            }
                            return changed;
                          });
  if (merged.ok()) merged->settled = merged->changed == 0;
  return merged;
}

Shown Describe(const TableRoundAnswer& answer) {
  const TableRound& round = answer.round;
  Shown shown = Shown::Result(answer.settled.has_value() ? "table merge" : "table shard");
  shown.Set("board", round.board)
      .Set("rules", spec::RuleSetName(answer.rules))
      .Set("out", round.out);
  if (!round.shard.empty()) shown.Set("shard", round.shard);
  shown.Set("changed", std::to_string(answer.changed));
  if (!answer.settled.has_value()) {
    shown.Line("{out}: {changed} changes");
  } else if (*answer.settled) {
    shown.Set("settled", true)
        .Say("no_measure", round.no_measure)
        .Line(
            "{out}: {changed} changes; the values are final: hotstone table build --resume "
            "--checkpoint {out}{no_measure? --no-measure} --out TABLE");
  } else {
    shown.Set("settled", false)
        .Line(
            "{out}: {changed} changes; another round is needed: hotstone table shard ... --from "
            "{out}");
  }
  return shown.Set("seconds", answer.seconds);
}

}  // namespace hotstone::answers
