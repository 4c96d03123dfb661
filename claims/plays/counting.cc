#include "claims/plays/counting.h"

#include <algorithm>

namespace hotstone::claims {

using enumerate::BitBoard;
using enumerate::Count;
using enumerate::Grid;
using enumerate::LegalIndex;
using enumerate::Stones;

namespace {

// Counts of points by their stones or surroundings, for one side and the other.
struct Census {
  int stones[2];
  int spaces[2];
  int shared;
};

Census TakeCensus(const Grid& grid, Stones s) {
  const BitBoard empty = grid.full() & ~(s.own | s.opp);
  const BitBoard near_own = grid.Flood(grid.Adjacent(s.own) & empty, empty);
  const BitBoard near_opp = grid.Flood(grid.Adjacent(s.opp) & empty, empty);
  return {{Count(s.own), Count(s.opp)},
          {Count(near_own & ~near_opp), Count(near_opp & ~near_own)},
          Count(near_own & near_opp)};
}

int AreaOf(const Census& c) { return c.stones[0] + c.spaces[0] - c.stones[1] - c.spaces[1]; }

// Fill-in difference. `lent`: a surplus on the board counts as that many own spaces still empty.
// `worthless`: empty spaces in a side's half of the shared ones count nothing.
int FillInOf(const Census& c, int set, bool lent, bool worthless) {
  int spare[2];   // losing stones
  int vacant[2];  // winning spaces before the opponent's losing stones are placed
  for (int side = 0; side < 2; ++side) {
    const int bowl = lent ? set - c.stones[side] : std::max(set - c.stones[side], 0);
    const int balance = bowl - c.spaces[side] - c.shared / 2;
    spare[side] = std::max(balance, 0);
    vacant[side] = std::max(worthless ? c.spaces[side] - bowl : -balance, 0);
  }
  int difference = 0;
  for (int side = 0; side < 2; ++side) {
    const int winning = vacant[side] - std::min(vacant[side], spare[1 - side]);
    difference += (side == 0 ? 1 : -1) * (winning + 2 * spare[1 - side]);
  }
  return difference;
}

}  // namespace

absl::StatusOr<CountingReport> CheckCounting(const Grid& grid, const LegalIndex& index,
                                             Progress* progress) {
  const int set = (grid.points() - 1) / 2;
  CountingReport report;
  bool stop = false;
  index.ForEach(0, index.size(), [&](Stones s) {
    if (stop) return;
    if ((report.positions & 0xFFFF) == 0 &&
        !KeepGoing(progress, "counting", report.positions, index.size())) {
      stop = true;
      return;
    }
    ++report.positions;
    const Census census = TakeCensus(grid, s);
    const int area = AreaOf(census);
    if (census.stones[0] <= set && census.stones[1] <= set) {
      ++report.within_sets;
      if (FillInOf(census, set, false, false) != area) {
        ++report.differ_within;
        if (!report.witness.has_value()) report.witness = s;
      }
      if (FillInOf(census, set, false, true) != area) {
        ++report.differ_within_worthless;
        if (!report.witness_worthless.has_value()) report.witness_worthless = s;
      }
    } else {
      if (FillInOf(census, set, false, false) != area) {
        ++report.differ_beyond;
        if (!report.witness_beyond.has_value()) report.witness_beyond = s;
      }
      if (FillInOf(census, set, true, false) != area) ++report.differ_beyond_lent;
    }
  });
  if (stop) return absl::CancelledError("interrupted while counting");
  return report;
}

absl::StatusOr<OutcomeReport> CountOutcomes(const Grid& grid, const LegalIndex& index,
                                            const spec::RuleSet& rules, Progress* progress) {
  const int set = (grid.points() - 1) / 2;
  OutcomeReport report;
  bool stop = false;
  index.ForEach(0, index.size(), [&](Stones s) {
    if (stop) return;
    if ((report.positions & 0xFFFF) == 0 &&
        !KeepGoing(progress, "outcomes", report.positions, index.size())) {
      stop = true;
      return;
    }
    ++report.positions;
    const Census census = TakeCensus(grid, s);
    const int difference = rules.scoring == spec::Scoring::kFillIn
                               ? FillInOf(census, set, true, false)
                               : AreaOf(census);
    const int black_x2 = 2 * difference - rules.compensation_x2;
    if (black_x2 > 0 || (black_x2 == 0 && rules.tie == spec::Tie::kBlackWins)) {
      ++report.black_wins;
    } else if (black_x2 < 0) {
      ++report.white_wins;
    } else {
      ++report.draws;
    }
  });
  if (stop) return absl::CancelledError("interrupted while counting outcomes");
  return report;
}

}  // namespace hotstone::claims
