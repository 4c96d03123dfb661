// Checks each row of a certificate of fates by the law: proofs/fates/answers.v `agrees`.
//
// For example, a row X. W:r1 of 2x1 for Black's stone at A1 is right: White's play at B1 removes
// the stone, which is stage 0. A row X. W:h is not: White wins by that move.
#include <algorithm>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/fates/fates.h"
#include "certify/refusal.h"
#include "certify/situation_key.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_switches.h"
#include "spec/rules/situation.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Situation;

// An answer with its stage.
struct Behind {
  FateAnswer answer = FateAnswer::kHangs;
  uint32_t stage = 0;
};

std::string Words(const Behind& behind) {
  if (behind.answer == FateAnswer::kHangs) return "a row that hangs";
  return absl::StrCat(std::string(FateAnswerName(behind.answer)), " at stage ", behind.stage);
}

class Table {
 public:
  explicit Table(const Fates& fates) : fates_(fates) {}

  // The side that has its way. Requires an answer other than kHangs.
  Color Winner(FateAnswer answer) const {
    return answer == FateAnswer::kKept ? fates_.owner : spec::Opponent(fates_.owner);
  }

  bool StoneStands(const spec::Position& position) const {
    return position.At(fates_.stone) == fates_.owner;
  }

  // Nothing if there is no row.
  std::optional<Behind> Find(const Situation& s) const {
    const auto page = std::lower_bound(
        fates_.positions.begin(), fates_.positions.end(), s.position,
        [](const FatePosition& one, const spec::Position& p) { return one.position < p; });
    if (page == fates_.positions.end() || page->position != s.position) return std::nullopt;
    for (const FateRow& row : page->rows) {
      if (row.to_move == s.to_move && row.passes == s.passes && row.bans == s.bans)
        return Behind{row.answer, row.stage};
    }
    return std::nullopt;
  }

  // The answer in a situation after a move; nothing if there is no row.
  std::optional<Behind> After(const Situation& s) const {
    if (!StoneStands(s.position)) return Behind{FateAnswer::kRemoved, 0};
    if (spec::IsFinished(s, fates_.rules)) return Behind{FateAnswer::kKept, 0};
    return Find(s);
  }

  // A reason to refuse the row, empty if there is none. Adds to the moves seen.
  std::string Fault(const Situation& s, const FateRow& row, uint64_t& moves) const {
    return row.answer == FateAnswer::kHangs ? FaultOfHanging(s, moves)
                                            : FaultOfWon(s, {row.answer, row.stage}, moves);
  }

 private:
  static std::string MoveOf(const Situation& s, const spec::Successor& to) {
    return absl::StrCat("the move ", spec::MoveName({s.to_move, to.at}), " leads to ");
  }

  std::string FaultOfWon(const Situation& s, const Behind& here, uint64_t& moves) const {
    const bool wins = s.to_move == Winner(here.answer);
    for (const spec::Successor& to : spec::Successors(s, fates_.rules)) {
      ++moves;
      const auto behind = After(to.situation);
      const bool falls =
          behind.has_value() && behind->answer == here.answer && behind->stage < here.stage;
      if (falls && wins) return "";
      if (falls || wins) continue;
      return absl::StrCat(MoveOf(s, to),
                          behind.has_value() ? Words(*behind) : "a situation without a row",
                          ", and not to ", std::string(FateAnswerName(here.answer)),
                          " at a stage below ", here.stage);
    }
    if (!wins) return "";
    return absl::StrCat("no move leads to ", std::string(FateAnswerName(here.answer)),
                        " at a stage below ", here.stage);
  }

  std::string FaultOfHanging(const Situation& s, uint64_t& moves) const {
    bool one_hangs = false;
    for (const spec::Successor& to : spec::Successors(s, fates_.rules)) {
      ++moves;
      const auto behind = After(to.situation);
      if (!behind.has_value()) return MoveOf(s, to) + "a situation without a row";
      const bool hangs = behind->answer == FateAnswer::kHangs;
      one_hangs = one_hangs || hangs;
      if (hangs || Winner(behind->answer) != s.to_move) continue;
      return absl::StrCat(MoveOf(s, to), Words(*behind), ", so the stone does not hang");
    }
    return one_hangs ? "" : "no move leads to a row that hangs";
  }

  const Fates& fates_;
};

absl::Status Admit(const Fates& fates) {
  if (fates.claims.empty()) return absl::FailedPreconditionError("there is no claim");
  RETURN_IF_ERROR(CertifiableRules(fates.rules));
  if (fates.rules.capture_ends) {
    return absl::UnimplementedError(absl::StrCat("rule set ", spec::RuleSetName(fates.rules),
                                                 ": fates need capture_ends=false"));
  }
  return spec::RulesInReach(fates.rules, fates.claims.front().position.size());
}

// A reason why a row is for no situation in which the stone is fought for, empty if there is none.
std::string FaultOfSituation(const Situation& s, const spec::RuleSet& rules) {
  if (spec::IsFinished(s, rules)) return "the game is over";
  if (s.bans.empty()) return "";
  if (rules.hot == spec::HotLayer::kNone) return "these rules have no bans";
  if (s.passes != 0) return "a pass leaves no bans";
  for (const spec::Point p : s.bans) {
    if (!s.position.IsEmpty(p)) return "the banned point is not empty";
  }
  return "";
}

std::string FaultOfPosition(const Fates& fates, const spec::Position& position) {
  if (const auto chain = spec::ChainWithoutLiberty(position)) {
    return absl::StrCat("the position is not legal: the chain at ", spec::PointNames(chain->stones),
                        " has no liberty");
  }
  if (position.At(fates.stone) != fates.owner) {
    return absl::StrCat(spec::ColorName(fates.owner), " has no stone at ",
                        spec::PointName(fates.stone));
  }
  return "";
}

absl::Status RefuseLine(size_t line, const std::string& reason) {
  return absl::FailedPreconditionError(absl::StrCat("line ", line, ": ", reason));
}

// Positions and rows strictly ascend, so nothing has two rows.
absl::Status CheckOrder(const Fates& fates) {
  for (size_t i = 0; i < fates.positions.size(); ++i) {
    const FatePosition& page = fates.positions[i];
    const size_t line = LineOfPosition(fates, i);
    if (i > 0 && fates.positions[i - 1].position >= page.position)
      return RefuseLine(line, "the position does not come after the one before");
    for (size_t k = 1; k < page.rows.size(); ++k) {
      if (!ComesBefore(page.rows[k - 1], page.rows[k])) {
        return RefuseLine(line, absl::StrCat("the row ", FateRowName(page.rows[k]),
                                             " does not come after the one before"));
      }
    }
  }
  return absl::OkStatus();
}

// "hangs if Black moves first", if the table says so.
absl::StatusOr<std::string> ClaimText(const Fates& fates, const Table& table, size_t i) {
  const FateClaim& claim = fates.claims[i];
  const auto found = table.Find({claim.position, claim.to_move, 0, {}, 0});
  if (!found.has_value() || found->answer != claim.answer) {
    return RefuseLine(LineOfClaim(i),
                      found.has_value() ? absl::StrCat("the row of the claim says ", Words(*found))
                                        : "the claim has no row");
  }
  const std::string first = absl::StrCat(" if ", spec::ColorName(claim.to_move), " moves first");
  if (claim.answer == FateAnswer::kHangs) return "hangs" + first;
  return absl::StrCat("is ", std::string(FateAnswerName(claim.answer)), " within ",
                      Counted(found->stage, "ply", "plies"), first);
}

}  // namespace

absl::StatusOr<Checked> CheckFates(const Fates& fates) {
  RETURN_IF_ERROR(Admit(fates));
  RETURN_IF_ERROR(CheckOrder(fates));
  const Table table(fates);
  Checked checked;
  for (size_t i = 0; i < fates.positions.size(); ++i) {
    const FatePosition& page = fates.positions[i];
    const size_t line = LineOfPosition(fates, i);
    if (const std::string fault = FaultOfPosition(fates, page.position); !fault.empty())
      return RefuseLine(line, fault);
    for (const FateRow& row : page.rows) {
      const Situation s{page.position, row.to_move, row.passes, row.bans, 0};
      std::string fault = FaultOfSituation(s, fates.rules);
      if (fault.empty()) fault = table.Fault(s, row, checked.transitions);
      if (!fault.empty()) {
        return Refuse(absl::StrCat("line ", line, ", row ", FateRowName(row), ": ", fault), s);
      }
      ++checked.situations;
    }
  }
  for (size_t i = 0; i < fates.claims.size(); ++i) {
    const FateClaim& claim = fates.claims[i];
    ASSIGN_OR_RETURN(const auto text, ClaimText(fates, table, i));
    if (i > 0 && claim.position == fates.claims[i - 1].position) {
      absl::StrAppend(&checked.claim, " and ", text);
      continue;
    }
    absl::StrAppend(&checked.claim, i > 0 ? "; " : "", spec::PointName(fates.stone), " of ",
                    claim.position.ToText(), " ", text);
  }
  absl::StrAppend(&checked.claim, " under ", spec::RuleSetName(fates.rules));
  return checked;
}

}  // namespace hotstone::certify
