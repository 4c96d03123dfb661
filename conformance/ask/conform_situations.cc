// The list of situations, the ones that the rules require, and the ones that a question is in.
//
// There is one enumerator per situation, in the order of the list for people. Needed looks only at
// the rules. Touched looks at the ruling, at the effect of the play by the board alone, and at the
// plies before it: to find a ko that is permitted again, it goes back to the ply whose stone the
// play takes, and looks whether the player who was not allowed to retake then passed or played.
//
// For example, in a game of B A1 (taking B1), W pass, B pass, the question whether White may play
// B1 is in kKoAfterPass under simple ko: the play takes the one stone that took one three plies
// ago, it is legal, and White passed then. Under positional superko the same question is illegal,
// and in kSuperko.
#include "conformance/ask/conform_situations.h"

#include <algorithm>

#include "conformance/judge/retake.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Point;

enum Place : size_t {
  kPlainPlay,
  kOccupiedPoint,
  kCaptureInside,
  kCaptureAtEdge,
  kCaptureInCorner,
  kCaptureOfChains,
  kCaptureFromInside,
  kSnapback,
  kStonesAfterCapture,
  kStonesAfterRefusal,
  kSuicideOfOne,
  kSuicideOfSeveral,
  kPassMade,
  kKoForBlack,
  kKoForWhite,
  kKoInside,
  kKoAtEdge,
  kKoInCorner,
  kKoAfterPass,
  kKoAfterPlay,
  kKoPermitted,
  kSuperkoBan,
  kRecyclingBan,
  kHotDouble,
  kHotTwin,
  kHotAnyKoStone,
  kPlaces
};

// The number of board sides that a point lies on.
int SidesAt(const spec::BoardSize& size, Point p) {
  return (p.col == 0 ? 1 : 0) + (p.col == size.cols() - 1 ? 1 : 0) + (p.row == 0 ? 1 : 0) +
         (p.row == size.rows() - 1 ? 1 : 0);
}

// Chooses among three consecutive places: in the middle, on an edge, in a corner.
size_t ByPlace(const spec::BoardSize& size, Point p, size_t inside) {
  return inside + static_cast<size_t>(std::min(SidesAt(size, p), 2));
}

bool IsSingleHot(const spec::Ruling& ruling) {
  return ruling.why == spec::Illegality::kHotStone &&
         ruling.hot.value_or(spec::HotKind::kSingle) == spec::HotKind::kSingle;
}

// The situation of a ban by stones of this kind. A single hot stone is a ko, which has its own
// situations by place.
void SetHot(SituationSet& set, spec::HotKind kind) {
  switch (kind) {
    case spec::HotKind::kSingle:
      break;
    case spec::HotKind::kDoubleAdd:
    case spec::HotKind::kDoubleAddAny:
    case spec::HotKind::kDoubleCapture:
      set.set(kHotDouble);
      break;
    case spec::HotKind::kTwin:
    case spec::HotKind::kTwinTriple:
      set.set(kHotTwin);
      break;
    case spec::HotKind::kAnyKoStone:
      set.set(kHotAnyKoStone);
      break;
  }
}

void TouchLegal(SituationSet& set, const spec::Game& game, const spec::BoardPlay& play) {
  const spec::BoardSize& size = play.before.size();
  if (play.captured.empty() && play.self_removed.empty()) set.set(kPlainPlay);
  for (const Point p : play.captured) set.set(ByPlace(size, p, kCaptureInside));
  if (play.captured.empty()) return;
  const auto around = size.Neighbours(play.at);
  if (std::none_of(around.begin(), around.end(), [&](Point q) {
        return play.before.IsEmpty(q) || play.before.At(q) == play.player;
      })) {
    set.set(kCaptureFromInside);
  }
  const size_t first_chain = spec::ChainAt(play.before, play.captured.front()).stones.size();
  if (first_chain < play.captured.size()) set.set(kCaptureOfChains);
  if (game.plies().empty()) return;
  const spec::Game::Ply& last = game.plies().back();
  if (last.captured.size() == 1 && last.captured[0] == play.at && play.captured.size() > 1)
    set.set(kSnapback);
  if (TakesBackAtOnce(game, play)) set.set(kKoPermitted);
  if (play.captured.size() != 1) return;
  // The next ply of the player who was not allowed to retake.
  const spec::Game::Ply* then = nullptr;
  for (auto ply = game.plies().rbegin(); ply != game.plies().rend(); ++ply) {
    if (ply->captured.size() == 1 && ply->captured[0] == play.at &&
        ply->move.at == play.captured[0]) {
      if (then != nullptr) set.set(then->move.IsPass() ? kKoAfterPass : kKoAfterPlay);
      return;
    }
    then = &*ply;
  }
}

}  // namespace

const std::vector<ConformSituation>& ConformSituations() {
  static const std::vector<ConformSituation> situations = {
      {"play", "a play that captures nothing"},
      {"occupied", "a play on an occupied point"},
      {"capture-inside", "a capture away from the edges"},
      {"capture-edge", "a capture on an edge"},
      {"capture-corner", "a capture in a corner"},
      {"capture-chains", "a capture of two chains at once"},
      {"capture-from-inside", "a capture by a stone with no empty or own neighbour"},
      {"snapback", "a snapback: the capturing stones are captured at once"},
      {"stones", "where the stones are after a capture"},
      {"stones-refused", "where the stones are after a refused play"},
      {"suicide-one", "suicide of one stone"},
      {"suicide-several", "suicide of several stones"},
      {"pass", "a pass"},
      {"ko-black", "a ko that Black may not retake at once"},
      {"ko-white", "a ko that White may not retake at once"},
      {"ko-inside", "a ko away from the edges"},
      {"ko-edge", "a ko on an edge"},
      {"ko-corner", "a ko in a corner"},
      {"ko-after-pass", "a ko retaken after a pass"},
      {"ko-after-play", "a ko retaken after a play elsewhere"},
      {"ko-permitted", "a ko retaken at once, where these rules permit it"},
      {"superko", "a superko: a play that repeats the past, but no plain ko"},
      {"recycling", "a play of a cycle that the rules forbid"},
      {"hot-double", "double hot stones that may not be captured at once"},
      {"hot-twin", "twin hot stones that may not be captured at once"},
      {"hot-any-ko-stone", "a stone of a ko in which the opponent has just played"},
  };
  return situations;
}

SituationSet NeededSituations(const spec::RuleSet& rules, bool shows_stones) {
  SituationSet set;
  for (const size_t place : {kPlainPlay, kOccupiedPoint, kCaptureInside, kCaptureAtEdge,
                             kCaptureInCorner, kCaptureOfChains, kCaptureFromInside, kSnapback,
                             kSuicideOfOne, kSuicideOfSeveral, kPassMade}) {
    set.set(place);
  }
  if (shows_stones) set.set(kStonesAfterCapture).set(kStonesAfterRefusal);
  const auto& cycles = rules.cycle.members();
  const bool hot = rules.hot != spec::HotLayer::kNone;
  const bool superko =
      std::any_of(cycles.begin(), cycles.end(), [](spec::Cycle c) { return spec::IsSuperko(c); });
  // `fixed` forbids a step, and the retake is a different step from the one before it.
  const bool ko = hot || std::any_of(cycles.begin(), cycles.end(), [](spec::Cycle c) {
                    return spec::IsSuperko(c) && c != spec::Cycle::kFixed;
                  });
  if (ko) {
    for (const size_t place :
         {kKoForBlack, kKoForWhite, kKoInside, kKoAtEdge, kKoInCorner, kKoAfterPlay}) {
      set.set(place);
    }
    if (!superko) set.set(kKoAfterPass);
  } else {
    set.set(kKoPermitted);
  }
  if (superko) set.set(kSuperkoBan);
  if (std::any_of(cycles.begin(), cycles.end(), [](spec::Cycle c) {
        return spec::CycleIllegality(c) == spec::Illegality::kRecycling;
      })) {
    set.set(kRecyclingBan);
  }
  if (rules.hot != spec::HotLayer::kHot) return set;
  for (const spec::HotKind kind : rules.hot_kinds) SetHot(set, kind);
  return set;
}

SituationSet TouchedByMove(const spec::Game& game, const spec::Move& move,
                           const spec::Ruling& ruling, const spec::BoardPlay* play) {
  SituationSet set;
  if (move.IsPass()) set.set(kPassMade);
  if (ruling.why == spec::Illegality::kOccupied) set.set(kOccupiedPoint);
  if (play == nullptr) return set;
  if (!play->self_removed.empty())
    set.set(play->self_removed.size() == 1 ? kSuicideOfOne : kSuicideOfSeveral);
  if (ruling.legal()) {
    TouchLegal(set, game, *play);
    return set;
  }
  if (IsSingleHot(ruling) || TakesBackAtOnce(game, *play)) {
    set.set(move.player == Color::kBlack ? kKoForBlack : kKoForWhite);
    set.set(ByPlace(play->before.size(), play->at, kKoInside));
  } else if (ruling.why == spec::Illegality::kSuperko) {
    set.set(kSuperkoBan);
  }
  if (ruling.why == spec::Illegality::kRecycling) set.set(kRecyclingBan);
  if (ruling.hot.has_value()) SetHot(set, *ruling.hot);
  return set;
}

SituationSet TouchedByStones(bool refused) {
  SituationSet set;
  set.set(refused ? kStonesAfterRefusal : kStonesAfterCapture);
  return set;
}

}  // namespace hotstone::conformance
