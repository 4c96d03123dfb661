// Accepts or refuses intervals and endings by the law alone.
//
// EndFault checks, for each end of an interval, that the best move gives the value, and that the
// player who must finish the play has a move of lower rank that keeps it. Both ends share the code,
// since each value is expressed as a gain of the player who must finish (GainOf). Endings are
// intervals for which every finished game counts 0.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/check.h"
#include "certify/entry_check.h"
#include "certify/refusal.h"
#include "certify/situation_key.h"
#include "spec/counting/area.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Situation;

// One end of an interval from the view of the player who must finish the play: Black for lo, White
// for hi; values are that player's gains. An endless play gains -points.
struct End {
  const char* name;
  Color finisher;
};
constexpr End kEnds[] = {{"lo", Color::kBlack}, {"hi", Color::kWhite}};

struct Gain {
  int value;
  uint32_t rank;
};

Gain GainOf(const End& end, const IntervalEntry& e) {
  return end.finisher == Color::kBlack ? Gain{e.lo, e.lo_rank} : Gain{-e.hi, e.hi_rank};
}

// (hold) and (finish) of check.h for one end; GainOf provides the mirror image.
std::string EndFault(const End& end, bool finisher_moves, int points, const IntervalEntry& e,
                     const std::vector<IntervalEntry>& successors) {
  const Gain here = GainOf(end, e);
  const auto holds = [&](const IntervalEntry& next) {
    return GainOf(end, next).value <= here.value;
  };
  const auto finishes = [&](const IntervalEntry& next) {
    const Gain there = GainOf(end, next);
    return there.value > here.value || (there.value == here.value && there.rank < here.rank);
  };
  const auto all = [&](auto test) {
    return std::all_of(successors.begin(), successors.end(), test);
  };
  const auto some = [&](auto test) {
    return std::any_of(successors.begin(), successors.end(), test);
  };
  const char* finisher = spec::ColorName(end.finisher);
  const int value = end.finisher == Color::kBlack ? e.lo : e.hi;
  if (!(finisher_moves ? all(holds) : some(holds))) {
    return absl::StrCat(
        end.name, "=", value, " is too low for ", finisher, ": ",
        finisher_moves ? "a move leads to more" : "every move of the opponent leads to more");
  }
  if (here.value > -points && !(finisher_moves ? some(finishes) : all(finishes))) {
    return absl::StrCat(end.name, "=", value, " with rank ", here.rank, " is not forced by ",
                        finisher, ": ",
                        finisher_moves ? "no move leads" : "a move of the opponent does not lead",
                        " to more, or to the same with a lower rank");
  }
  return "";
}

// Checks the entries of intervals, with `worth` as the value of a finished situation, and leaves
// the claim to the caller.
absl::StatusOr<Checked> CheckFixpoint(const spec::RuleSet& rules, const spec::BoardSize& board,
                                      std::span<const IntervalEntry> entries,
                                      int (*worth)(const spec::Position&)) {
  ASSIGN_OR_RETURN(const auto keys, SituationKeys::Create(rules, board));
  if (entries.empty()) {
    return absl::FailedPreconditionError("the certificate has no entries");
  }
  const int points = board.points();

  Checked checked;
  std::vector<IntervalEntry> successors;
  const auto fixpoint = [&](const Situation& s, const IntervalEntry& e,
                            const std::vector<Step<IntervalEntry>>& steps) -> std::string {
    if (-points > e.lo || e.lo > e.hi || e.hi > points) {
      return absl::StrCat("[", e.lo, ",", e.hi, "] is not an interval within [", -points, ",",
                          points, "]");
    }
    successors.clear();
    for (const auto& step : steps) {
      successors.push_back(step.entry != nullptr ? *step.entry : IntervalEntry{});
      if (step.entry != nullptr) continue;
      successors.back().lo = successors.back().hi =
          static_cast<int16_t>(worth(step.to.situation.position));
    }
    for (const End& end : kEnds) {
      std::string fault = EndFault(end, s.to_move == end.finisher, points, e, successors);
      if (!fault.empty()) return fault;
    }
    checked.undetermined_situations += e.lo < e.hi ? 1 : 0;
    if (s.to_move == Color::kBlack && s.passes == 0 && s.bans.empty()) {
      ++checked.positions;
      checked.undetermined += e.lo < e.hi ? 1 : 0;
    }
    return "";
  };
  RETURN_IF_ERROR(CheckEntries(keys, rules, entries, checked, fixpoint));
  return checked;
}

}  // namespace

absl::StatusOr<Checked> CheckIntervals(const spec::RuleSet& rules, const spec::BoardSize& board,
                                       std::span<const IntervalEntry> entries) {
  auto checked = CheckFixpoint(rules, board, entries, [](const spec::Position& position) {
    return spec::CountArea(position).Difference();
  });
  if (!checked.ok()) return checked;
  checked->claim =
      absl::StrCat("the intervals are exact (", Where(rules, board), "): ", checked->undetermined,
                   " of ", checked->positions,
                   " positions with Black to move, no preceding pass and no ban are undetermined");
  if (!entries.empty() && entries[0].key == 0) {
    absl::StrAppend(&checked->claim, "; the value of the empty board is [", entries[0].lo, ",",
                    entries[0].hi, "]");
  }
  return checked;
}

absl::StatusOr<Checked> CheckEndings(const spec::RuleSet& rules, const spec::BoardSize& board,
                                     std::span<const IntervalEntry> entries) {
  auto checked = CheckFixpoint(rules, board, entries, [](const spec::Position&) { return 0; });
  if (!checked.ok()) return checked;
  checked->claim = absl::StrCat("who can force an end is exact (", Where(rules, board), "): in ",
                                checked->undetermined_situations, " of ", checked->situations,
                                " situations some player cannot do so, ", checked->undetermined,
                                " of them among ", checked->positions,
                                " positions with Black to move, no preceding pass and no ban");
  return checked;
}

}  // namespace hotstone::certify
