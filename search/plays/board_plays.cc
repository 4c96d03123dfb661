#include "search/plays/board_plays.h"

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"

namespace hotstone::search {

using enumerate::Coloured;

absl::Status BoardPlays::Admits(const spec::RuleSet& rules) {
  if (rules.handicap == 0 && !rules.capture_ends) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("rule set ", spec::RuleSetName(rules),
                   ": keeping and capturing groups is decided only under handicap=0 and ",
                   "capture_ends=false"));
}

absl::StatusOr<BoardPlays> BoardPlays::Create(const spec::RuleSet& rules,
                                              const spec::BoardSize& size) {
  RETURN_IF_ERROR(Admits(rules));
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(size.cols(), size.rows()));
  return BoardPlays(grid, size, enumerate::BoardPlayRules(rules));
}

PositionId BoardPlays::IdOf(Coloured position) {
  const auto [it, is_new] = ids_.try_emplace({position.black, position.white},
                                             static_cast<PositionId>(positions_.size()));
  if (is_new) {
    positions_.push_back(position);
    plays_[0].emplace_back();
    plays_[1].emplace_back();
  }
  return it->second;
}

spec::Position BoardPlays::SpecAt(PositionId id) const {
  return enumerate::ToSpec(enumerate::Stones{positions_[id].black, positions_[id].white}, size_);
}

const std::vector<Play>& BoardPlays::PlaysOf(PositionId id, int player) {
  std::optional<std::vector<Play>>& known = plays_[player][id];
  if (known.has_value()) return *known;
  std::vector<Play> found;
  const Coloured position = positions_[id];
  const bool white = player == 1;
  enumerate::Analysis analysis;
  enumerate::Analyse(grid_,
                     white ? enumerate::Stones{position.white, position.black}
                           : enumerate::Stones{position.black, position.white},
                     analysis);
  for (BitBoard legal = enumerate::LegalPlays(grid_, analysis, rules_); legal != 0;
       legal &= legal - 1) {
    const int at = enumerate::FirstPoint(legal);
    const enumerate::Resolved play = enumerate::Resolve(grid_, analysis, enumerate::BitAt(at));
    found.push_back({at, IdOf(enumerate::ByColour(play.after, white)),
                     enumerate::BansAfter(grid_, play, at, rules_),
                     (play.captured | play.removed) & ~enumerate::BitAt(at)});
  }
  // IdOf may have added positions; a deque does not move the old ones.
  known = std::move(found);
  return *known;
}

}  // namespace hotstone::search
