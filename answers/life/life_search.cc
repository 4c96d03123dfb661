// SearchLife asks two questions of each chain: is it removed if its attacker moves first, and if
// its owner does. It first answers what two eyes or an atari show, then looks for a ladder, then
// searches.
//
// For example, in the corner shape .X.XO/XX.XO/XXXXO/OOOOO/..... Black has two eyes, so both
// answers are "stays", without a search.
#include "answers/life/life_search.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/settled.h"
#include "certify/strategy.h"
#include "search/decide/checked_answer.h"
#include "search/strategy/ladder.h"
#include "spec/board/move.h"
#include "spec/board/position.h"

namespace hotstone::answers {
namespace {

using spec::Color;
using spec::Point;

// What is known without a search.
void AnswerAtSight(bool settled, SearchedChain& chain) {
  if (settled) {
    chain.attacker_first =
        chain.owner_first = {Searched::kStays, "unconditionally alive (Benson)", nullptr};
  } else if (chain.chain.liberties.size() == 1) {
    chain.attacker_first = {Searched::kRemoved, "in atari", nullptr};
  }
}

SearchedAnswer From(const search::CheckedAnswer& found) {
  if (!found.goal.has_value()) return {Searched::kUnknown, found.trouble, nullptr};
  // Its tree may lead into a list of positions, each with its move.
  const uint64_t steps = found.shown.steps + found.shown.positions;
  return {*found.goal == search::Goal::kTakes ? Searched::kRemoved : Searched::kStays,
          "a strategy of " + Counted(steps, "step"), found.shown.strategy};
}

// Answers one question at a time, with one search for both questions of a chain.
class Searcher {
 public:
  Searcher(const spec::Position& position, const spec::RuleSet& rules,
           const LifeSearchLimits& limits, Progress* progress)
      : position_(position), rules_(rules), progress_(progress) {
    limits_.nodes = limits.nodes;
    limits_.positions = limits.memory_bytes / 600;
  }

  // Of a settled chain, who may pass forever.
  SearchedAnswer Settled(Point group, Color to_move) const {
    return From(search::Checked({rules_,
                                 certify::StrategyGoal::kKeeps,
                                 group,
                                 {},
                                 {{position_,
                                   to_move,
                                   0,
                                   0,
                                   {{certify::StrategyStep::Kind::kSettled, std::nullopt, 0}}}}}));
  }

  // First by a ladder, which is quick, then by a search where the board has bit-boards.
  absl::StatusOr<SearchedAnswer> Ask(Point group, Color to_move) {
    ASSIGN_OR_RETURN(auto ladder, search::FindLadder(rules_, position_, group, to_move,
                                                     kMostLadderPlays, progress_));
    if (ladder.has_value()) return From(search::Checked(*std::move(ladder)));
    if (position_.size().points() > enumerate::kMaxPoints) {
      return SearchedAnswer{Searched::kUnknown,
                            absl::StrCat("no two eyes and no ladder; a search takes at most ",
                                         enumerate::kMaxPoints, " points"),
                            nullptr};
    }
    if (search_ == nullptr || group != group_) {
      ASSIGN_OR_RETURN(search_, search::StrategySearch::Create(rules_, position_, group));
      group_ = group;
    }
    const search::Question question{to_move == Color::kBlack ? 0 : 1, {0, 0}};
    return From(search::AskChecked(*search_, question, limits_, progress_));
  }

 private:
  static constexpr uint64_t kMostLadderPlays = 40'000;

  const spec::Position& position_;
  const spec::RuleSet& rules_;
  search::SearchLimits limits_;
  Progress* progress_;
  Point group_;
  std::unique_ptr<search::StrategySearch> search_;
};

// Answers what is not yet known, or has no strategy although one is wanted.
absl::Status Search(Searcher& searcher, bool strategies, SearchedChain& chain) {
  const Point group = chain.chain.stones[0];
  const Color owner = chain.chain.color;
  for (const bool attacker : {true, false}) {
    SearchedAnswer& known = attacker ? chain.attacker_first : chain.owner_first;
    if (known.answer != Searched::kUnknown && !strategies) continue;
    const Color to_move = attacker ? spec::Opponent(owner) : owner;
    SearchedAnswer found;
    if (known.answer == Searched::kStays) {
      found = searcher.Settled(group, to_move);
    } else {
      ASSIGN_OR_RETURN(found, searcher.Ask(group, to_move));
    }
    if (known.answer == Searched::kUnknown || known.answer == found.answer) {
      known = std::move(found);
    } else if (found.answer != Searched::kUnknown) {
      return absl::InternalError(absl::StrCat("bug in hotstone: \"", known.how, "\" and ",
                                              found.how, " contradict at ",
                                              spec::PointName(group)));
    }
  }
  return absl::OkStatus();
}

}  // namespace

std::string_view SearchedName(Searched answer) {
  switch (answer) {
    case Searched::kUnknown:
      return "unknown";
    case Searched::kRemoved:
      return "removed";
    case Searched::kStays:
      return "stays";
  }
  return "";
}

absl::StatusOr<SearchedChain> SearchChain(const spec::Position& position,
                                          const spec::RuleSet& rules, const spec::Chain& chain,
                                          const LifeSearchLimits& limits, Progress* progress) {
  SearchedChain found{chain, {}, {}};
  Searcher searcher(position, rules, limits, progress);
  RETURN_IF_ERROR(Search(searcher, false, found));
  return found;
}

absl::StatusOr<std::vector<SearchedChain>> SearchLife(const spec::Position& position,
                                                      const spec::RuleSet& rules,
                                                      const LifeSearchLimits& limits,
                                                      Progress* progress) {
  const std::set<Point> black = certify::SettledStones(position, Color::kBlack);
  const std::set<Point> white = certify::SettledStones(position, Color::kWhite);
  Searcher searcher(position, rules, limits, progress);
  std::vector<SearchedChain> chains;
  std::vector<spec::Chain> all = spec::AllChains(position);
  for (size_t i = 0; i < all.size(); ++i) {
    SearchedChain chain{std::move(all[i]), {}, {}};
    const std::set<Point>& settled = chain.chain.color == Color::kBlack ? black : white;
    AnswerAtSight(settled.contains(chain.chain.stones[0]), chain);
    if (KeepGoing(progress, "chains searched", i, all.size())) {
      RETURN_IF_ERROR(Search(searcher, limits.strategies, chain));
    }
    for (SearchedAnswer* answer : {&chain.attacker_first, &chain.owner_first}) {
      if (answer->how.empty()) answer->how = "interrupted";
    }
    chains.push_back(std::move(chain));
  }
  return chains;
}

std::string_view FateWord(const SearchedChain& chain) {
  const Searched attacker = chain.attacker_first.answer;
  const Searched owner = chain.owner_first.answer;
  if (attacker == Searched::kUnknown || owner == Searched::kUnknown) return "unknown";
  if (attacker == owner) return attacker == Searched::kRemoved ? "dead" : "stays";
  return attacker == Searched::kRemoved ? "unsettled" : "zugzwang";
}

bool IsDecided(const SearchedChain& chain) { return FateWord(chain) != "unknown"; }

Shown Describe(const SearchedChain& chain) {
  std::vector<std::string> stones;
  for (const Point point : chain.chain.stones) stones.push_back(spec::PointName(point));
  Shown shown;
  return shown.Set("owner", spec::Letter(chain.chain.color))
      .Set("stones", std::move(stones))
      .Set("fate", FateWord(chain))
      .Set("attacker_first", SearchedName(chain.attacker_first.answer))
      .Set("owner_first", SearchedName(chain.owner_first.answer))
      .Set("attacker_first_by", chain.attacker_first.how)
      .Set("owner_first_by", chain.owner_first.how)
      .Say("name", absl::StrCat(spec::ColorName(chain.chain.color), " ",
                                spec::PointName(chain.chain.stones[0])))
      .Say("attacker", spec::ColorName(spec::Opponent(chain.chain.color)))
      .Say("defender", spec::ColorName(chain.chain.color))
      .Say("why", chain.attacker_first.how == chain.owner_first.how
                      ? chain.owner_first.how
                      : absl::StrCat(chain.attacker_first.how, "; ", chain.owner_first.how))
      .Line(
          "  {name:<9} {fate:<9} {attacker} first: {attacker_first}; {defender} first: "
          "{owner_first} ({why})");
}

}  // namespace hotstone::answers
