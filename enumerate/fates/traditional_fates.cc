#include "enumerate/fates/traditional_fates.h"

#include <memory>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/kept_once.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "enumerate/fates/fates.h"
#include "enumerate/rules/removal_class.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"
#include "spec/fates/fates_of.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {
namespace {

class TableFates final : public RemovalFates {
 public:
  explicit TableFates(FateTable table) : table_(std::move(table)) {}

  RemovalAnswers Of(Stones stones, Side player, BitBoard banned) const override {
    const FateCell cell =
        Answers({stones.own, stones.opp, player == Side::kOwn ? 0 : 1, 0, banned});
    return {cell.removed, cell.kept};
  }
  FateCell Answers(const BitSituation& situation) const { return table_.AnswersAt(situation); }

 private:
  FateTable table_;
};

FateTableRun& TheRun() {
  static auto* const run = new FateTableRun;
  return *run;
}

absl::StatusOr<std::unique_ptr<const TableFates>> Solve(int cols, int rows) {
  if (cols * rows > kMostTraditionalFatePoints) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "the class of a ko by removal needs the fates of all positions of the board; ", cols, "x",
        rows, " has ", cols * rows, " points, the limit is ", kMostTraditionalFatePoints));
  }
  ASSIGN_OR_RETURN(const auto traditional, spec::ParseRuleSet("basic-only"));
  ASSIGN_OR_RETURN(const auto rules, FiniteRules::From(traditional));
  ASSIGN_OR_RETURN(const auto grid, Grid::Create(cols, rows));
  const FateTableRun& run = TheRun();
  const uint64_t needed = FateTable::Bytes(grid);
  const uint64_t memory = run.memory ? run.memory() : needed;
  if (needed > memory) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "the class of a ko by removal needs the fates of all positions of the board; those of ",
        cols, "x", rows, " take about ", BytesText(needed), ", of ", BytesText(memory),
        " that may be used"));
  }
  const auto threads = static_cast<int>(std::thread::hardware_concurrency());
  const std::unique_ptr<Progress> progress = run.progress ? run.progress() : nullptr;
  ASSIGN_OR_RETURN(auto table, FateTable::Solve(grid, rules, threads, progress.get()));
  return std::make_unique<const TableFates>(std::move(table));
}

absl::StatusOr<const TableFates*> FatesOfBoard(int cols, int rows) {
  static auto* const boards = new KeptOnce<std::pair<int, int>, TableFates>;
  return boards->Get({cols, rows}, [&] { return Solve(cols, rows); });
}

// The same for the plain law.
class SpecFates final : public spec::BoardFates {
 public:
  explicit SpecFates(const TableFates* fates) : fates_(fates) {}

  spec::Removal Of(const spec::Position& position, spec::Color to_move,
                   std::optional<spec::Point> banned, spec::Point stone) const override {
    const Stones stones = FromSpec(position);
    const BitBoard bans = banned.has_value() ? BitAt(position.size().Index(*banned)) : 0;
    const int player = to_move == spec::Color::kBlack ? 0 : 1;
    return ToSpec(AnswerOf(fates_->Answers({stones.own, stones.opp, player, 0, bans}),
                           position.size().Index(stone)));
  }

 private:
  const TableFates* fates_;
};

absl::StatusOr<std::unique_ptr<const spec::BoardFates>> FatesForSpec(const spec::BoardSize& size) {
  ASSIGN_OR_RETURN(const TableFates* const fates, FatesOfBoard(size.cols(), size.rows()));
  return std::make_unique<const SpecFates>(fates);
}

}  // namespace

spec::Removal ToSpec(Answer answer) {
  switch (answer) {
    case Answer::kRemoved:
      return spec::Removal::kRemoved;
    case Answer::kKept:
      return spec::Removal::kKept;
    case Answer::kHangs:
      return spec::Removal::kHangs;
  }
  std::abort();  // not an enumerator
}

absl::StatusOr<const RemovalFates*> RemovalFatesOf(const Grid& grid) {
  ASSIGN_OR_RETURN(const TableFates* const fates, FatesOfBoard(grid.cols(), grid.rows()));
  return fates;
}

void UseFateTables(FateTableRun run) {
  TheRun() = std::move(run);
  spec::UseFateSource(FatesForSpec);
}

}  // namespace hotstone::enumerate
