// Verifier judges one cell, with Black to move. The robust bounds are computed once for all cells;
// each cell has a prover of its own, so what is drawn before does not matter.
//
// For example the entry of ../.. on 2x2 says 1: Black forces 1, and White -1 for himself. If it
// were changed to 2, no strategy of Black would be found, and the verdict fails with "Black does
// not force an area difference of 2".
#include "answers/superko/superko_verify.h"

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/superko/superko_table.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "certify/area/area_strategy.h"
#include "certify/area/robust_leaves.h"
#include "enumerate/robust/robust_bounds.h"
#include "search/values/area_proof.h"
#include "spec/board/chains.h"
#include "spec/rules/situation.h"
#include "tables/cell_situations.h"

namespace hotstone::answers {

using enumerate::HighOf;
using enumerate::IntervalTable;
using enumerate::LowOf;
using spec::Color;
using tables::CellSituations;
using tables::SuperkoTable;

namespace {

// Judges cells for one thread.
class Verifier {
 public:
  Verifier(const SuperkoTable& table, const CellSituations& cells,
           const enumerate::LegalIndex& legal, search::SharedIntervals robust)
      : table_(table), cells_(cells), legal_(legal), robust_(std::move(robust)) {}

  absl::Status Check(uint64_t cell, Progress* progress) {
    const spec::Situation situation = cells_.At(cell);
    const auto wrong = [&](const std::string& what) {
      return absl::FailedPreconditionError(absl::StrCat(table_.stored.path, ": cell ", cell, ", ",
                                                        situation.position.ToText(),
                                                        " with Black to move: ", what));
    };
    const enumerate::CellValue value = table_.cells[cell];
    if (spec::IsLegal(situation.position) == (value == enumerate::kIllegalCell))
      return wrong("the position is not as legal as the entry says");
    if (value == enumerate::kIllegalCell) return absl::OkStatus();
    ++done.entries;
    if (LowOf(value) != HighOf(value)) ++done.open;
    ASSIGN_OR_RETURN(auto prover, search::AreaProver::Create(
                                      table_.index.grid(), legal_, table_.stored.manifest.rules,
                                      situation.position, Color::kBlack, {}, progress, robust_));
    bool proved = true;
    for (const Color side : {Color::kBlack, Color::kWhite}) {
      const int at_least = side == Color::kBlack ? LowOf(value) : -HighOf(value);
      if (at_least < -table_.size.points() || at_least > table_.size.points())
        return wrong("its bounds are no area differences");
      if (at_least == -table_.size.points()) continue;  // every end gives that
      const absl::Status status = Prove(prover, side, at_least, progress);
      if (absl::IsFailedPrecondition(status)) return wrong(std::string(status.message()));
      if (absl::IsResourceExhausted(status)) {
        proved = false;
      } else {
        RETURN_IF_ERROR(status);
        ++done.certificates;
      }
    }
    done.unproved += proved ? 0 : 1;
    return absl::OkStatus();
  }

  SuperkoProofs done;

 private:
  static absl::Status Prove(search::AreaProver& prover, Color side, int at_least,
                            Progress* progress) {
    ASSIGN_OR_RETURN(const auto proof, prover.Prove(side, at_least));
    const auto judge = [&]() -> absl::Status {
      if (!proof.robust.has_value())
        return certify::CheckArea(proof.strategy, nullptr, progress).status();
      certify::AreaStrategy strategy = proof.strategy;
      strategy.robust = "robust";
      ASSIGN_OR_RETURN(const auto leaves,
                       certify::RobustLeaves::Create(*proof.robust, strategy.rules));
      return certify::CheckArea(strategy, &leaves, progress).status();
    };
    const absl::Status judged = judge();
    if (judged.ok() || absl::IsCancelled(judged)) return judged;
    return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses a certificate: ",
                                            std::string(judged.message())));
  }

  const SuperkoTable& table_;
  const CellSituations& cells_;
  const enumerate::LegalIndex& legal_;
  const search::SharedIntervals robust_;
};

absl::StatusOr<SuperkoProofs> VerifyCells(const SuperkoTable& table,
                                          const tables::TableCheckOptions& options,
                                          Progress* progress) {
  const enumerate::Grid& grid = table.index.grid();
  ASSIGN_OR_RETURN(const auto legal, enumerate::LegalIndex::Create(grid));
  ASSIGN_OR_RETURN(auto bounds,
                   SolveRobust(grid, certify::RobustHot::kSingle,
                               {.threads = options.threads, .measure = true}, progress));
  const auto robust = std::make_shared<const IntervalTable>(std::move(bounds));
  const CellSituations cells(table.index, table.size);
  std::vector<Verifier> verifiers(static_cast<size_t>(options.threads),
                                  Verifier(table, cells, legal, robust));
  RETURN_IF_ERROR(tables::CheckCells(
      cells, table.cells.size(), options, progress, [&](size_t thread, uint64_t cell) {
        return verifiers[thread].Check(cell, thread == 0 ? progress : nullptr);
      }));
  SuperkoProofs all;
  for (const Verifier& verifier : verifiers) {
    all.entries += verifier.done.entries;
    all.certificates += verifier.done.certificates;
    all.unproved += verifier.done.unproved;
    all.open += verifier.done.open;
  }
  return all;
}

}  // namespace

absl::StatusOr<SuperkoVerdict> VerifySuperko(const std::string& file,
                                             const tables::TableCheckOptions& options,
                                             Progress* progress) {
  const auto began = std::chrono::steady_clock::now();
  ASSIGN_OR_RETURN(const auto table, ReadFinishedSuperko(file));
  auto found = VerifyCells(table, options, progress);
  if (!found.ok() && !absl::IsFailedPrecondition(found.status())) return found.status();
  return SuperkoVerdict{file,
                        options,
                        table.size.ToString(),
                        spec::RuleSetName(table.stored.manifest.rules),
                        std::move(found),
                        SecondsSince(began)};
}

Shown Describe(const SuperkoVerdict& verdict) {
  const auto& [file, checked, board, rules, found, seconds] = verdict;
  Shown shown = Shown::Result("table verify");
  shown.Set("file", file)
      .Set("board", board)
      .Set("rules", rules)
      .Set("check", checked.all ? "proof" : "sample")
      .Set("status", !found.ok()           ? "fails"
                     : found->unproved > 0 ? "unknown"
                                           : "holds")
      .Set("all", checked.all)
      .Set("seed", checked.all ? ShownValue(std::nullopt) : ShownValue(checked.seed));
  if (!found.ok()) {
    return shown.Set("reason", std::string(found.status().message()))
        .Set("seconds", seconds)
        .Line("{check}: fails\n{reason}\n")
        .ExitWith(kExitFails);
  }
  if (found->unproved > 0) shown.ExitWith(kExitUnknown);
  return shown.Set("entries", found->entries)
      .Set("certificates", found->certificates)
      .Set("unproved", found->unproved)
      .Set("open", found->open)
      .Set("seconds", seconds)
      .Say("drawn", checked.seed)
      .Line(
          "{check}: {status} for {all?all {entries} entries}{all!{entries} entries drawn with seed "
          "{drawn}}; {certificates} certificates of their bounds accepted by the law")
      .Line("{unproved?{} of them without a certificate of both bounds}")
      .Line("{open?{} of them have two bounds, not a value}")
      .Line("({seconds:.2} s)");
}

}  // namespace hotstone::answers
