// The class of a completed cycle on bit-boards, and whom it names.
//
// Round plays the cycle, finds the ko positions before each ply and merges those that share a
// lasting stone. Then it assigns each play to the ko position whose ko it takes, makes or fills, or
// to that of a later play which removes its stone. Decide asks in the order of the law: own stones
// removed; the fates, if removal decides; cyclic kos, if the reading knows them; plays that belong
// nowhere; the classes that are met; fights beside something else.
//
// For example, from
//
//    3 X X . X O O
//    2 . X X O O .
//    1 X X O . O O
//      A B C D E F
//
// the plies B:D1 W:C3 B:pass W:C1 B:D3 W:pass lead back. All stones except those at C1, D1, C3 and
// D3 stay, so the ko positions before the six plies have one mask, and each of the four plays takes
// one of their kos. Before each ply that is a disturbed life, and so Black, who started, is the
// disturber.
#include "enumerate/rules/ko_cycle.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/removal_class.h"
#include "enumerate/rules/spec_bridge.h"

namespace hotstone::enumerate {
namespace {

constexpr size_t kNowhere = ~size_t{0};

// A ply of the cycle; a pass has no `at`.
struct Ply {
  Stones before;  // own: Black
  Side player = Side::kOwn;
  BitBoard at = 0;
  BitBoard captured = 0;
  BitBoard removed = 0;  // own stones
};

// A ko position before a ply.
struct Met {
  size_t moment = 0;
  KoPosition position;
  BitBoard lasting = 0;  // the lasting stones of its groups, and of all that share one with it
};

// One answer for a ko position from the plies before which it is met.
struct Answer {
  KoClass ko_class = KoClass::kUnclassified;
  std::optional<Side> dead;
  std::optional<Side> at_stake;
};

class Round {
 public:
  Round(const Grid& grid, const BitCycle& cycle, const spec::CycleReading& reading)
      : grid_(grid), reading_(reading), starter_(cycle.white_starts ? Side::kOpp : Side::kOwn) {
    PlayAll(cycle);
    FindLasting();
    FindPositions();
    GivePlays();
  }

  CycleVerdict Decide() const {
    const bool by_breath = reading_.class_by == spec::ClassBy::kBreath;
    if (RemovesOwnStones(Side::kOwn) || RemovesOwnStones(Side::kOpp)) {
      const CycleVerdict verdict = BySelfRemoval();
      if (by_breath || verdict.disturber.has_value()) return verdict;
    }
    if (!by_breath) return ByRemoval();
    if (IsCyclicKo()) return Cyclic();
    return ByPositions();
  }

 private:
  void PlayAll(const BitCycle& cycle) {
    Stones now{cycle.start.black, cycle.start.white};
    Side player = starter_;
    Analysis analysis;
    for (const int move : cycle.moves) {
      Ply ply{now, player, 0, 0, 0};
      if (move != kNoPoint) {
        ply.at = BitAt(move);
        Analyse(grid_, player == Side::kOwn ? now : Swapped(now), analysis);
        const Resolved play = Resolve(grid_, analysis, ply.at);
        ply.captured = play.captured;
        ply.removed = play.removed;
        now = player == Side::kOwn ? play.after : Swapped(play.after);
      }
      plies_.push_back(ply);
      player = Other(player);
    }
  }

  void FindLasting() {
    lasting_ = plies_[0].before;
    for (const Ply& ply : plies_) {
      lasting_.own &= ply.before.own;
      lasting_.opp &= ply.before.opp;
    }
  }

  void FindPositions() {
    for (size_t moment = 0; moment < plies_.size(); ++moment) {
      for (KoPosition& position : FindKoPositions(grid_, plies_[moment].before)) {
        const BitBoard stones = (position.StonesOfGroups(Side::kOwn) & lasting_.own) |
                                (position.StonesOfGroups(Side::kOpp) & lasting_.opp);
        met_.push_back({moment, std::move(position), stones});
      }
    }
    for (bool grown = true; grown;) {
      grown = false;
      for (Met& a : met_) {
        for (const Met& b : met_) {
          if ((a.lasting & b.lasting) == 0 || (b.lasting & ~a.lasting) == 0) continue;
          a.lasting |= b.lasting;
          grown = true;
        }
      }
    }
  }

  // One ko position, perhaps before different plies.
  bool AreOne(size_t a, size_t b) const {
    return a == b || (met_[a].lasting & met_[b].lasting) != 0;
  }

  // The ko position before that ply that has a ko for which `is_it` holds.
  template <typename IsIt>
  size_t WithKo(size_t moment, const IsIt& is_it) const {
    for (size_t i = 0; i < met_.size(); ++i) {
      const auto& kos = met_[i].position.kos;
      if (met_[i].moment == moment &&
          std::any_of(kos.begin(), kos.end(), [&](const KoBetween& k) { return is_it(k.ko); })) {
        return i;
      }
    }
    return kNowhere;
  }

  size_t OfTheKo(size_t p) const {
    const Ply& ply = plies_[p];
    const Ko taken{Other(ply.player), ply.captured, ply.at};
    if (const size_t met = WithKo(p, [&](const Ko& ko) { return ko == taken; }); met != kNowhere)
      return met;
    const auto makes = [&](const Ko& ko) {
      return ko.holder == ply.player && (ko.stones & ply.at) != 0;
    };
    if (const size_t met = WithKo((p + 1) % plies_.size(), makes); met != kNowhere) return met;
    return WithKo(p, [&](const Ko& ko) { return ko.holder == ply.player && ko.mouth == ply.at; });
  }

  // The next ply, cyclically, that captures the stone of this one.
  size_t RemovalOf(size_t p) const {
    for (size_t i = 1; i < plies_.size(); ++i) {
      const size_t later = (p + i) % plies_.size();
      if ((plies_[later].captured & plies_[p].at) != 0) return later;
    }
    return kNowhere;
  }

  void GivePlays() {
    belongs_.assign(plies_.size(), kNowhere);
    for (size_t p = 0; p < plies_.size(); ++p) {
      if (plies_[p].at != 0) belongs_[p] = OfTheKo(p);
    }
    // Every round assigns some play or is the last.
    for (size_t round = 0; round < plies_.size(); ++round) {
      for (size_t p = 0; p < plies_.size(); ++p) {
        if (plies_[p].at == 0 || belongs_[p] != kNowhere) continue;
        if (const size_t removal = RemovalOf(p); removal != kNowhere)
          belongs_[p] = belongs_[removal];
      }
    }
    for (size_t p = 0; p < plies_.size(); ++p) {
      if (plies_[p].at == 0) continue;
      const size_t met = belongs_[p];
      if (met == kNowhere) {
        outside_ = true;
      } else if (std::none_of(used_.begin(), used_.end(),
                              [&](size_t u) { return AreOne(u, met); })) {
        used_.push_back(met);
      }
    }
  }

  bool RemovesOwnStones(Side side) const {
    return std::any_of(plies_.begin(), plies_.end(),
                       [&](const Ply& ply) { return ply.player == side && ply.removed != 0; });
  }

  CycleVerdict BySelfRemoval() const {
    const bool captures =
        std::any_of(plies_.begin(), plies_.end(), [](const Ply& ply) { return ply.captured != 0; });
    const bool black = RemovesOwnStones(Side::kOwn);
    if (captures || (black && RemovesOwnStones(Side::kOpp))) return {};
    return {KoClass::kDisturbing, black ? Side::kOwn : Side::kOpp};
  }

  // Where the ply before leaves a single hot stone that could be taken back.
  BitBoard BannedBefore(std::ptrdiff_t p) const {
    const size_t before = (static_cast<size_t>(p) + plies_.size() - 1) % plies_.size();
    const Ply& ply = plies_[before];
    if (ply.at == 0) return 0;
    const Stones& after = plies_[static_cast<size_t>(p)].before;
    Resolved play;
    play.captured = ply.captured;
    play.after = ply.player == Side::kOwn ? after : Swapped(after);
    const int ban = SingleKoPoint(grid_, play, FirstPoint(ply.at));
    return ban == kNoPoint ? 0 : BitAt(ban);
  }

  // By the fates of the lasting stones in chains beside the plays.
  CycleVerdict ByRemoval() const {
    const auto fates = RemovalFatesOf(grid_);
    if (!fates.ok()) return {};
    BitBoard played = 0;
    for (const Ply& ply : plies_) played |= ply.at;
    BitBoard beside = 0;
    std::vector<RemovalMoment> moments;
    for (const Ply& ply : plies_) {
      beside |= grid_.Flood(grid_.Adjacent(played) & ply.before.own, ply.before.own) |
                grid_.Flood(grid_.Adjacent(played) & ply.before.opp, ply.before.opp);
      moments.push_back({ply.before, {}, ply.player, BannedBefore(&ply - plies_.data())});
      if (ply.at != 0) moments.back().plays.push_back({ply.player, ply.at});
    }
    const RemovalVerdict found =
        ClassByRemoval(**fates, beside & (lasting_.own | lasting_.opp), moments,
                       reading_.class_by == spec::ClassBy::kRemovalDecides);
    if (found.fighting) return {KoClass::kFighting, std::nullopt};
    const Answer settled{KoClass::kDisturbing, found.disturber, std::nullopt};
    return {KoClass::kDisturbing, DisturberIn(settled), !DeathNames(settled)};
  }

  bool IsCyclicKo() const {
    switch (reading_.cyclic) {
      case spec::CyclicKos::kUnclassified:
        return false;
      case spec::CyclicKos::kDisturbing:
        return outside_ && HasMouth(Side::kOwn) && HasMouth(Side::kOpp);
    }
    std::abort();  // not an enumerator
  }

  // Whether this side captures stones beside stones of its own that stay.
  bool HasMouth(Side side) const {
    const BitBoard beside = grid_.Adjacent(StonesOf(lasting_, side));
    return std::any_of(plies_.begin(), plies_.end(), [&](const Ply& ply) {
      return ply.player == side && (ply.captured & beside) != 0;
    });
  }

  Answer Together(size_t one) const {
    std::optional<Answer> all;
    if (met_[one].lasting == 0) return {};
    for (size_t i = 0; i < met_.size(); ++i) {
      if (!AreOne(i, one)) continue;
      const KoVerdict verdict = Classify(grid_, plies_[met_[i].moment].before, met_[i].position,
                                         FromSpec(reading_.OfKos()));
      const Answer here{verdict.ko_class, verdict.dead, verdict.at_stake};
      if (!all.has_value()) all = here;
      if (here.ko_class != all->ko_class || here.dead != all->dead ||
          here.at_stake != all->at_stake)
        return {};
    }
    return *all;
  }

  // Whether the dead side of a settled ko position disturbs, not whoever started.
  bool DeathNames(const Answer& settled) const {
    switch (reading_.disturber_by) {
      case spec::DisturberBy::kEyeless:
        return settled.dead.has_value();
      case spec::DisturberBy::kInitiator:
        return false;
    }
    std::abort();  // not an enumerator
  }
  Side DisturberIn(const Answer& settled) const {
    return DeathNames(settled) ? *settled.dead : starter_;
  }

  // Threats for a fight are recycled, by the only side whose life is open.
  static CycleVerdict ByFights(const std::vector<Answer>& fights) {
    for (const Answer& fight : fights) {
      if (!fight.at_stake.has_value() || fight.at_stake != fights[0].at_stake) return {};
    }
    return {KoClass::kDisturbing, fights[0].at_stake};
  }

  CycleVerdict Cyclic() const {
    std::vector<Answer> fights;
    bool agreed = true;
    bool by_start = true;
    for (const size_t one : used_) {
      const Answer answer = Together(one);
      if (answer.ko_class == KoClass::kFighting) fights.push_back(answer);
      if (answer.ko_class != KoClass::kDisturbing) continue;
      agreed &= DisturberIn(answer) == starter_;
      by_start &= !DeathNames(answer);
    }
    if (!fights.empty()) return ByFights(fights);
    if (!agreed) return {};
    return {KoClass::kDisturbing, starter_, by_start};
  }

  CycleVerdict ByPositions() const {
    if (used_.empty() || outside_) return {};
    std::vector<Answer> fights;
    std::vector<Side> named;
    bool by_start = true;
    for (const size_t one : used_) {
      const Answer answer = Together(one);
      switch (answer.ko_class) {
        case KoClass::kUnclassified:
          return {};
        case KoClass::kFighting:
          fights.push_back(answer);
          break;
        case KoClass::kDisturbing:
          named.push_back(DisturberIn(answer));
          by_start &= !DeathNames(answer);
          break;
      }
    }
    if (!fights.empty() && used_.size() > 1) return ByFights(fights);
    if (!fights.empty()) return {KoClass::kFighting, std::nullopt};
    for (const Side side : named) {
      if (side != named[0]) return {};
    }
    return {KoClass::kDisturbing, named[0], by_start};
  }

  const Grid& grid_;
  const spec::CycleReading& reading_;
  Side starter_;
  std::vector<Ply> plies_;
  Stones lasting_;
  std::vector<Met> met_;         // by plies
  std::vector<size_t> belongs_;  // by plies: the index in met_
  std::vector<size_t> used_;     // the ko positions that plays belong to, each once
  bool outside_ = false;         // some play belongs to none
};

}  // namespace

CycleVerdict ClassifyCycle(const Grid& grid, const BitCycle& cycle,
                           const spec::CycleReading& reading) {
  assert(IsLegal(grid, {cycle.start.black, cycle.start.white}));
  assert(cycle.moves.size() >= 2 && cycle.moves.size() % 2 == 0);
  return Round(grid, cycle, reading).Decide();
}

BitBoard PlaceOfCycle(const Grid& grid, Coloured position, BitBoard changed) {
  const BitBoard beside = grid.Adjacent(changed);
  const BitBoard black = position.black & ~changed;
  const BitBoard white = position.white & ~changed;
  return changed | grid.Flood(beside & black, black) | grid.Flood(beside & white, white);
}

CycleVerdict Disturbers::Of(const BitCycle& cycle) {
  assert(cycle.moves.size() >= 2 && cycle.moves.size() % 2 == 0);
  std::vector<BitBoard> key = {cycle.start.black, cycle.start.white,
                               cycle.white_starts ? BitBoard{1} : 0};
  for (const int move : cycle.moves) key.push_back(static_cast<BitBoard>(move));
  const auto [known, is_new] = known_.try_emplace(std::move(key));
  if (is_new) known->second = ClassifyCycle(grid_, cycle, reading_);
  return known->second;
}

}  // namespace hotstone::enumerate
