#include "claims/plays/play_replay.h"

#include <vector>

#include "certify/witness.h"
#include "spec/board/chains.h"
#include "spec/rules/game.h"
#include "spec/rules/situation.h"
#include "spec/rules/variation.h"

namespace hotstone::claims {

using certify::Witness;
using spec::BoardPlay;
using spec::BoardSize;
using spec::Color;
using spec::Move;
using spec::Point;
using spec::Position;
using spec::RuleSet;

namespace {

RuleSet WithoutMemory(RuleSet rules) {
  rules.cycle = spec::Cycle::kNone;
  rules.resume = spec::Resume::kFree;
  return rules;
}

RuleSet WithoutKoRules(RuleSet rules) {
  rules.hot = spec::HotLayer::kNone;
  return WithoutMemory(rules);
}

bool RemovesJustItself(const BoardPlay& play) {
  return play.captured.empty() && play.self_removed == std::vector<Point>{play.at};
}

// Two players, one play each, and the position is unchanged.
bool UndoEachOther(const RuleSet& rules, const Witness& witness, const PlayLaw& law) {
  if (witness.moves.size() != 2) return false;
  const Move& first_move = witness.moves[0];
  const Move& second_move = witness.moves[1];
  if (!law.judge(rules, witness.setup, first_move).legal()) return false;
  const BoardPlay first = law.play(witness.setup, first_move.player, *first_move.at);
  if (!first.after.IsEmpty(*second_move.at) ||
      !law.judge(rules, first.after, second_move).legal()) {
    return false;
  }
  const BoardPlay second = law.play(first.after, second_move.player, *second_move.at);
  const bool ko_pair = first.captured == std::vector<Point>{second.at} &&
                       second.captured == std::vector<Point>{first.at};
  const bool both_remove_themselves = RemovesJustItself(first) && RemovesJustItself(second);
  return second.after == witness.setup && !ko_pair && !both_remove_themselves;
}

// A map of the board onto itself or onto the transposed one: mirrored left to right, bottom to top,
// transposed.
struct BoardMap {
  bool mirror_cols;
  bool mirror_rows;
  bool transpose;
};

Point Image(const BoardMap& map, const BoardSize& size, Point p) {
  const Point mirrored{map.mirror_cols ? size.cols() - 1 - p.col : p.col,
                       map.mirror_rows ? size.rows() - 1 - p.row : p.row};
  return map.transpose ? Point{mirrored.row, mirrored.col} : mirrored;
}

Position Image(const BoardMap& map, const Position& position) {
  const BoardSize& size = position.size();
  Position image(map.transpose ? *BoardSize::Create(size.rows(), size.cols()) : size);
  for (int i = 0; i < size.points(); ++i) {
    const Point p = size.At(i);
    if (const auto stone = position.At(p)) image.Put(Image(map, size, p), *stone);
  }
  return image;
}

std::set<Point> Image(const BoardMap& map, const BoardSize& size, const std::set<Point>& points) {
  std::set<Point> image;
  for (const Point p : points) image.insert(Image(map, size, p));
  return image;
}

// Whether the play is permitted on one side of the map only, or has a different result, or leaves
// different bans.
bool MapsAsItIs(const BoardMap& map, const RuleSet& rules, const Position& before, const Move& move,
                const PlayLaw& law) {
  const Position image = Image(map, before);
  const Move image_move{move.player, Image(map, before.size(), *move.at)};
  const bool legal = law.judge(rules, before, move).legal();
  if (legal != law.judge(rules, image, image_move).legal()) return false;
  if (!legal) return true;
  const BoardPlay play = law.play(before, move.player, *move.at);
  const BoardPlay image_play = law.play(image, image_move.player, *image_move.at);
  return image_play.after == Image(map, play.after) &&
         law.bans(rules, image, image_move) ==
             Image(map, before.size(), law.bans(rules, before, move));
}

bool MapsUnderAllSymmetries(const RuleSet& rules, const Position& before, const Move& move,
                            const PlayLaw& law) {
  for (const bool mirror_cols : {false, true}) {
    for (const bool mirror_rows : {false, true}) {
      for (const bool transpose : {false, true}) {
        if (!MapsAsItIs({mirror_cols, mirror_rows, transpose}, rules, before, move, law))
          return false;
      }
    }
  }
  return true;
}

bool MapsWithColoursExchanged(const RuleSet& rules, const Position& before, const Move& move,
                              const PlayLaw& law) {
  const Position swapped = spec::ColorSwapped(before);
  const Move swapped_move{spec::Opponent(move.player), move.at};
  const bool legal = law.judge(rules, before, move).legal();
  if (legal != law.judge(rules, swapped, swapped_move).legal()) return false;
  if (!legal) return true;
  const BoardPlay play = law.play(before, move.player, *move.at);
  const BoardPlay swapped_play = law.play(swapped, swapped_move.player, *swapped_move.at);
  return swapped_play.after == spec::ColorSwapped(play.after) &&
         law.bans(rules, swapped, swapped_move) == law.bans(rules, before, move);
}

}  // namespace

const PlayLaw& LiteralPlayLaw() {
  static const auto* const law = new PlayLaw{
      spec::PlayAt,
      [](const RuleSet& rules, const Position& before, const Move& move) -> spec::Ruling {
        const auto game = spec::Game::Create(rules, before, move.player);
        // A game cannot start from an illegal position.
        return game.ok() ? game->Judge(move) : spec::Ruling{spec::Illegality::kGameOver};
      },
      [](const RuleSet& rules, const Position& before, const Move& move) {
        return spec::After(spec::StartOf(rules, before, move.player), move.at, rules).bans;
      }};
  return *law;
}

bool BreaksClaim(Obligation obligation, const RuleSet& given, const Witness& witness,
                 const PlayLaw& law) {
  if (witness.moves.empty()) return false;
  RuleSet rules = given;
  rules.handicap = 0;  // the claims are about plays, even if a pass is owed
  const Move& move = witness.moves[0];
  if (move.IsPass() || !witness.setup.IsEmpty(*move.at)) return false;
  const BoardPlay play = law.play(witness.setup, move.player, *move.at);
  const bool changes = spec::ChangesPosition(play);
  switch (obligation) {
    case Obligation::kVariation:
      return !changes && law.judge(rules, witness.setup, move).legal();
    case Obligation::kSelfRemovalLemma:
      return changes == RemovesJustItself(play);
    case Obligation::kClosure:
      return law.judge(WithoutKoRules(rules), witness.setup, move).legal() &&
             spec::ChainWithoutLiberty(play.after).has_value();
    case Obligation::kFreedom:
      return changes && law.judge(WithoutKoRules(rules), witness.setup, move).why ==
                            spec::Illegality::kSelfRemoval;
    case Obligation::kTwoPlayLemma:
      return UndoEachOther(WithoutKoRules(rules), witness, law);
    case Obligation::kSymmetry:
      return !MapsUnderAllSymmetries(WithoutMemory(rules), witness.setup, move, law);
    case Obligation::kColourSwap:
      return !MapsWithColoursExchanged(WithoutMemory(rules), witness.setup, move, law);
  }
  return false;
}

}  // namespace hotstone::claims
