// The claims about single board plays: one pass over the legal positions, each with both colours to
// move.
//
// A Checker goes through positions and judges the result of each play, obligation by obligation;
// Judge counts and keeps the first position that breaks one. CheckAll gives each thread a checker
// and a range of ranks, and adds up their reports in rank order. A rendering defines what a play
// does: the enumerator, called directly, or functions given in its place.
//
// For example, on one point under self_removal=any there is one position, the empty board, and one
// play of each colour, which removes itself. Two plays are checked for `variation`, and both break
// it; the witness is the empty board with Black to move.
#include "claims/plays/obligations.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include "base/fan_out.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"

namespace hotstone::claims {

using enumerate::Analyse;
using enumerate::Analysis;
using enumerate::BansAfter;
using enumerate::BitAt;
using enumerate::BitBoard;
using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::Count;
using enumerate::FiniteRules;
using enumerate::FirstPoint;
using enumerate::ForEachMove;
using enumerate::Grid;
using enumerate::IsLegal;
using enumerate::kMaxPoints;
using enumerate::kNoPoint;
using enumerate::LegalIndex;
using enumerate::LegalPlays;
using enumerate::Resolve;
using enumerate::Resolved;
using enumerate::Stones;
using enumerate::Swapped;
using enumerate::Symmetries;

namespace {

// The enumerator's rendering, called directly because most of the time is spent here.
struct Enumerated {
  static BitBoard legal_plays(const Grid& grid, const Analysis& analysis,
                              const FiniteRules& rules) {
    return LegalPlays(grid, analysis, rules);
  }
  static Resolved resolve(const Grid& grid, const Analysis& analysis, BitBoard at) {
    return Resolve(grid, analysis, at);
  }
  static BitBoard bans_after(const Grid& grid, const Resolved& play, int at,
                             const FiniteRules& rules) {
    return BansAfter(grid, play, at, rules);
  }
  template <typename Visit>
  static void moves(const Grid& grid, const FiniteRules& rules, const BitSituation& s,
                    const Visit& visit) {
    ForEachMove(grid, rules, s, visit);
  }
};

// Rendering is Enumerated or PlayRendering.
template <typename Rendering>
class Checker {
 public:
  Checker(const Grid& grid, const FiniteRules& rules, const Symmetries& symmetries,
          const Rendering& plays)
      : grid_(grid), rules_(rules), symmetries_(symmetries), plays_(plays) {}

  const ObligationReports& reports() const { return reports_; }

  // Checks both colours to move in the position (Black as own).
  void CheckPosition(Stones position) {
    ++reports_.positions;
    for (int player = 0; player < 2; ++player) {
      const Stones mover = player == 0 ? position : Swapped(position);
      before_ = {position.own, position.opp, player, 0, 0};
      Analyse(grid_, mover, analysis_);
      const BitBoard permitted = plays_.legal_plays(grid_, analysis_, rules_);
      reports_.plays += static_cast<uint64_t>(Count(permitted));
      for (BitBoard rest = analysis_.empty; rest != 0; rest &= rest - 1) {
        CheckPlay(mover, FirstPoint(rest), (permitted & rest & (~rest + 1)) != 0);
      }
      CheckSymmetry(mover, permitted);
    }
    CheckColourSwap(position);
  }

 private:
  void Judge(Obligation obligation, bool holds, BitMove first, BitMove second = kNoPoint) {
    ObligationReport& report = reports_.reports[static_cast<size_t>(obligation)];
    ++report.checked;
    if (holds) return;
    ++report.violations;
    if (!report.witness.has_value()) report.witness = PlayWitness{before_, first, second};
  }

  void CheckPlay(Stones mover, int at, bool permitted) {
    const Resolved play = plays_.resolve(grid_, analysis_, BitAt(at));
    const bool changes = play.after != mover;
    Judge(Obligation::kSelfRemovalLemma, changes == (play.removed != BitAt(at)), at);
    if (changes) Judge(Obligation::kFreedom, permitted, at);
    if (!permitted) return;
    Judge(Obligation::kVariation, changes, at);
    const bool legal = IsLegal(grid_, play.after);
    Judge(Obligation::kClosure, legal, at);
    if (legal) CheckSecondPlays(mover, play, at);
  }

  void CheckSecondPlays(Stones mover, const Resolved& first, int at) {
    Analysis reply;
    Analyse(grid_, Swapped(first.after), reply);
    for (BitBoard rest = plays_.legal_plays(grid_, reply, rules_); rest != 0; rest &= rest - 1) {
      const int second_at = FirstPoint(rest);
      const Resolved second = plays_.resolve(grid_, reply, BitAt(second_at));
      if (second.after != Swapped(mover)) continue;
      const bool ko_pair = first.captured == BitAt(second_at) && second.captured == BitAt(at);
      const bool self_pair = first.removed == BitAt(at) && second.removed == BitAt(second_at);
      Judge(Obligation::kTwoPlayLemma, ko_pair || self_pair, at, second_at);
    }
  }

  // The generators of the symmetry group (mirror left-right, mirror up-down, transpose) are enough;
  // each is its own inverse.
  void CheckSymmetry(Stones mover, BitBoard permitted) {
    Analysis image;
    for (int s = 1; s < symmetries_.count(); s *= 2) {
      Analyse(grid_, symmetries_.Map(s, mover), image);
      const BitBoard image_permitted = plays_.legal_plays(grid_, image, rules_);
      const BitBoard differ = permitted ^ symmetries_.Map(s, image_permitted);
      Judge(Obligation::kSymmetry, differ == 0, differ == 0 ? kNoPoint : FirstPoint(differ));
      for (BitBoard rest = permitted & symmetries_.Map(s, image_permitted); rest != 0;
           rest &= rest - 1) {
        const int at = FirstPoint(rest);
        const int image_at = symmetries_.MapPoint(s, at);
        const Resolved play = plays_.resolve(grid_, analysis_, BitAt(at));
        const Resolved image_play = plays_.resolve(grid_, image, BitAt(image_at));
        const BitBoard bans = plays_.bans_after(grid_, play, at, rules_);
        const bool same_bans =
            symmetries_.Map(s, bans) == plays_.bans_after(grid_, image_play, image_at, rules_);
        Judge(Obligation::kSymmetry,
              image_play.after == symmetries_.Map(s, play.after) && same_bans, at);
      }
    }
  }

  // Compares whole situations, moves with their players: Black's permitted moves and their results,
  // with colours exchanged, must be White's in the exchanged position.
  void CheckColourSwap(Stones position) {
    before_ = {position.own, position.opp, 0, 0, 0};
    const BitSituation swapped{position.opp, position.own, 1, 0, 0};
    std::array<BitSituation, kMaxPoints + 1> black_next;
    uint64_t black_moves = 0;  // passes are the same for both
    plays_.moves(grid_, rules_, before_, [&](BitMove move, const BitSituation& next, bool) {
      if (move == kNoPoint) return;
      black_moves |= BitAt(move);
      black_next[static_cast<size_t>(move)] = next;
    });
    uint64_t white_moves = 0;
    plays_.moves(grid_, rules_, swapped, [&](BitMove move, const BitSituation& next, bool) {
      if (move == kNoPoint) return;
      white_moves |= BitAt(move);
      const BitSituation& mirror = black_next[static_cast<size_t>(move)];
      const BitSituation expected{mirror.white, mirror.black, 1 - mirror.player, mirror.passes,
                                  mirror.bans};
      Judge(Obligation::kColourSwap, (black_moves & BitAt(move)) != 0 && next == expected, move);
    });
    const uint64_t differ = black_moves ^ white_moves;
    Judge(Obligation::kColourSwap, differ == 0, differ == 0 ? kNoPoint : FirstPoint(differ));
  }

  const Grid& grid_;
  const FiniteRules& rules_;
  const Symmetries& symmetries_;
  const Rendering& plays_;
  ObligationReports reports_;
  Analysis analysis_;
  BitSituation before_;
};

void Merge(const ObligationReports& part, ObligationReports& total) {
  total.positions += part.positions;
  total.plays += part.plays;
  for (size_t i = 0; i < kObligationCount; ++i) {
    total.reports[i].checked += part.reports[i].checked;
    total.reports[i].violations += part.reports[i].violations;
    if (!total.reports[i].witness.has_value()) total.reports[i].witness = part.reports[i].witness;
  }
}

template <typename Rendering>
absl::StatusOr<ObligationReports> CheckAll(const Grid& grid, const LegalIndex& index,
                                           const FiniteRules& rules, const Rendering& plays,
                                           int threads, Progress* progress) {
  const Symmetries symmetries(grid);
  const auto parts = static_cast<uint64_t>(std::max(threads, 1));
  std::vector<Checker<Rendering>> checkers(parts,
                                           Checker<Rendering>(grid, rules, symmetries, plays));
  std::atomic<bool> stop = false;
  FanOut(parts, [&](size_t part) {
    constexpr uint64_t kChunk = 1 << 14;
    const uint64_t last = index.size() * (part + 1) / parts;
    for (uint64_t first = index.size() * part / parts; first < last && !stop; first += kChunk) {
      index.ForEach(first, std::min(first + kChunk, last),
                    [&](Stones s) { checkers[part].CheckPosition(s); });
      if (part == 0 &&
          !KeepGoing(progress, "plays", checkers[0].reports().positions * parts, index.size()))
        stop = true;
    }
  });
  if (stop) return absl::CancelledError("interrupted while checking plays");
  ObligationReports total;
  for (const Checker<Rendering>& checker : checkers) Merge(checker.reports(), total);
  return total;
}

}  // namespace

std::string_view ObligationName(Obligation obligation) {
  constexpr std::array<std::string_view, kObligationCount> kNames = {
      "variation",      "self-removal-lemma", "closure",    "freedom",
      "two-play-lemma", "symmetry",           "colour-swap"};
  return kNames[static_cast<size_t>(obligation)];
}

absl::StatusOr<ObligationReports> CheckObligations(const Grid& grid, const LegalIndex& index,
                                                   const FiniteRules& rules, int threads,
                                                   Progress* progress) {
  return CheckAll(grid, index, rules, Enumerated{}, threads, progress);
}

absl::StatusOr<ObligationReports> CheckObligationsOf(const PlayRendering& plays, const Grid& grid,
                                                     const LegalIndex& index,
                                                     const FiniteRules& rules, int threads,
                                                     Progress* progress) {
  return CheckAll(grid, index, rules, plays, threads, progress);
}

PlayRendering EnumeratedPlays() {
  return {Enumerated::legal_plays, Enumerated::resolve, Enumerated::bans_after,
          Enumerated::moves<PlayRendering::Visit>};
}

}  // namespace hotstone::claims
