#include "tournament/law/handicap.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"

namespace hotstone::tournament {
namespace {

// ING91-2 "Vorgabezüge": from a difference of two plays on.
constexpr int kHandicapPlaysBegin = 2 * kPointsOfAPlay;

bool Is1991(const HandicapSystem& system) { return system.text == HandicapText::k1991; }

// Black's lead over White on the board, in points, if he has the first move and nothing else.
int WorthOfTheFirstMove(const HandicapSystem& system) {
  const bool sixteen = Is1991(system) && system.first_move == FirstMove::kWhole;
  return sixteen ? kFirstMoveOf1991 : kEvenCompensation;
}

int WorthOfAPass(const HandicapSystem& system) {
  if (system.handicap_play == HandicapPlay::kPlay) return kPointsOfAPlay;
  // The advantage of the first move. Under `half` it is twice Black's share of it in one game.
  const int advantage = system.first_move == FirstMove::kHalf ? 2 : 1;
  return advantage * WorthOfTheFirstMove(system);
}

bool RoundsUp(int difference, const HandicapSystem& system) {
  if (system.rest != RestOfPlays::kUp || difference % kPointsOfAPlay == 0) return false;
  return !Is1991(system) || difference > kHandicapPlaysBegin;
}

std::string_view ClauseOfScale(RankScale scale) {
  switch (scale) {
    case RankScale::kPing:
      return "ING96-R8-ping-ranks";
    case RankScale::kDuan:
      return "ING96-R8-duan-ranks";
    case RankScale::kJi:
      return "ING96-R8-ji-rank";
  }
  return "";
}

}  // namespace

absl::StatusOr<HandicapGame> HandicapOf(const Rank& black, const Rank& white,
                                        const HandicapSystem& system) {
  ASSIGN_OR_RETURN(const auto black_below, PointsBelowOnePing(black, system));
  ASSIGN_OR_RETURN(const auto white_below, PointsBelowOnePing(white, system));
  HandicapGame game;
  game.difference = black_below - white_below;
  const bool stronger_has_black = game.difference < 0;
  if (stronger_has_black &&
      (system.colours == ColourChoice::kWeaker || game.difference <= -kPointsOfAPlay)) {
    return absl::InvalidArgumentError(absl::StrCat(
        RankName(black, Is1991(system)), " is stronger than ", RankName(white, Is1991(system)),
        " by ", -game.difference, " points, but the weaker player has Black",
        system.colours == ColourChoice::kWeaker
            ? " (colours=weaker)"
            : " if the difference is at least one play (8 points)",
        "; exchange the two"));
  }
  if (game.difference < kPointsOfAPlay) {
    game.compensation = kEvenCompensation - game.difference;
    return game;
  }
  const int whole = game.difference / kPointsOfAPlay;
  const int rest = game.difference % kPointsOfAPlay;
  const bool up = RoundsUp(game.difference, system);
  game.handicap_plays = up ? whole : whole - 1;
  game.compensation = up ? kPointsOfAPlay - rest : -rest;
  game.passes = system.plays == HandicapCount::kPasses ? game.handicap_plays
                                                       : std::max(0, game.handicap_plays - 1);
  return game;
}

int WorthToBlack(const HandicapGame& game, const HandicapSystem& system) {
  return WorthOfTheFirstMove(system) + game.passes * WorthOfAPass(system) - game.compensation;
}

spec::RuleSet RulesOfGame(const HandicapGame& game, const HandicapSystem& system) {
  spec::RuleSet rules = *spec::ParseRuleSet(Is1991(system) ? "ing-1991" : "ing-1996");
  rules.handicap = game.passes;
  rules.compensation_x2 = 2 * game.compensation;
  return rules;
}

std::vector<std::string> HandicapClauses(const Rank& black, const Rank& white,
                                         const HandicapGame& game, const HandicapSystem& system) {
  std::vector<std::string> clauses;
  if (Is1991(system)) {
    clauses.emplace_back("ING91-2-graduierungen");
    if (game.compensation != 0) clauses.emplace_back("ING91-2-kompensationspunkte");
    if (game.handicap_plays > 0) clauses.emplace_back("ING91-2-vorgabezuege");
    return clauses;
  }
  for (const Rank& rank : {white, black}) {
    const std::string clause(ClauseOfScale(rank.scale));
    if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end())
      clauses.push_back(clause);
  }
  if (game.compensation != 0) clauses.emplace_back("ING96-G607");
  if (game.handicap_plays > 0) clauses.emplace_back("ING96-G313");
  return clauses;
}

std::vector<std::string> OpenReadings(const Rank& black, const Rank& white,
                                      const HandicapSystem& system) {
  const auto now = HandicapOf(black, white, system);
  std::vector<std::string> open;
  for (const std::string& key : HandicapKeys(system)) {
    for (const HandicapSystem& other : OtherReadings(system, key)) {
      const auto then = HandicapOf(black, white, other);
      const bool same =
          now.ok() == then.ok() &&
          (!now.ok() || (now->passes == then->passes && now->difference == then->difference &&
                         now->compensation == then->compensation &&
                         WorthToBlack(*now, system) == WorthToBlack(*then, other)));
      if (!same && (open.empty() || open.back() != key)) open.push_back(key);
    }
  }
  return open;
}

}  // namespace hotstone::tournament
