#include "enumerate/rules/breath.h"

#include <algorithm>

#include "enumerate/rules/eye.h"

namespace hotstone::enumerate {
namespace {

class Finder {
 public:
  Finder(const Grid& grid, Stones stones, const Kos& kos)
      : grid_(grid), stones_(stones), empty_(grid.full() & ~(stones.own | stones.opp)) {
    for (const EnclosedSpace& space : FindEnclosedSpaces(grid, stones)) {
      const bool mouth = std::any_of(kos.begin(), kos.end(), [&](const Ko& ko) {
        return ko.mouth == space.points && ko.holder == space.owner;
      });
      if (mouth) continue;
      spaces_.push_back(space);
      joins_.push_back(space.around);
      inside_ |= space.points;
    }
    for (const Ko& ko : kos) {
      const ChainsAtKo around = ChainsAround(grid, stones, ko);
      kos_.push_back({ko, around.holders, around.takers});
      joins_.push_back(around.holders);
      joins_.push_back(around.takers);
    }
    // From here on the whole groups.
    for (KoBetween& between : kos_) {
      between.holders = Grown(between.holders);
      between.takers = Grown(between.takers);
    }
  }

  KoPositions Find() const {
    KoPositions found;
    for (uint64_t rest = (kos_.size() < 64 ? uint64_t{1} << kos_.size() : 0) - 1; rest != 0;) {
      // The kos that share groups with the first, directly or through others.
      const auto first = static_cast<size_t>(FirstPoint(rest));
      BitBoard groups = kos_[first].holders | kos_[first].takers;
      uint64_t members = uint64_t{1} << first;
      for (bool grown = true; grown;) {
        grown = false;
        for (size_t k = first + 1; k < kos_.size(); ++k) {
          const BitBoard of_k = kos_[k].holders | kos_[k].takers;
          if ((members >> k & 1) != 0 || (of_k & groups) == 0) continue;
          members |= uint64_t{1} << k;
          groups |= of_k;
          grown = true;
        }
      }
      rest &= ~members;
      found.push_back(Between(members, groups));
    }
    return found;
  }

 private:
  static constexpr size_t kNone = ~size_t{0};

  // Grows a set of chains by the first `count` masks of joins_, except the one numbered `left_out`.
  BitBoard Grown(BitBoard chains, size_t count, size_t left_out) const {
    for (BitBoard before = 0; before != chains;) {
      before = chains;
      for (size_t j = 0; j < count; ++j) {
        if (j != left_out && (joins_[j] & chains) != 0) chains |= joins_[j];
      }
    }
    return chains;
  }
  BitBoard Grown(BitBoard chains) const { return Grown(chains, joins_.size(), kNone); }

  // One ko position, with these kos and the groups with these stones.
  KoPosition Between(uint64_t members, BitBoard groups) const {
    KoPosition found;
    for (; members != 0; members &= members - 1) {
      found.kos.push_back(kos_[static_cast<size_t>(FirstPoint(members))]);
    }
    for (BitBoard rest = groups; rest != 0; rest &= ~found.groups.back().stones) {
      KoGroup group;
      group.side = (FirstOf(rest) & stones_.own) != 0 ? Side::kOwn : Side::kOpp;
      group.stones = Grown(grid_.Flood(FirstOf(rest), StonesOf(stones_, group.side)));
      CountEyes(group);
      found.groups.push_back(group);
    }
    for (KoGroup& group : found.groups) SortBreaths(found, group);
    return found;
  }

  // Whether the chains around a space are one group even without it.
  bool IsReal(size_t space) const {
    const BitBoard around = spaces_[space].around;
    if (spaces_[space].one_chain) return true;
    return (around & ~Grown(grid_.Flood(FirstOf(around), around), joins_.size(), space)) == 0;
  }

  void CountEyes(KoGroup& group) const {
    const BitBoard color = StonesOf(stones_, group.side);
    BitBoard in_question = 0;  // parts without two eyes
    for (BitBoard rest = group.stones; rest != 0;) {
      const BitBoard part = Grown(grid_.Flood(FirstOf(rest), color), spaces_.size(), kNone);
      rest &= ~part;
      int eyes = 0;
      for (size_t s = 0; s < spaces_.size(); ++s) {
        if ((spaces_[s].around & part) == 0) continue;
        eyes += IsReal(s) ? spaces_[s].least_eyes : 0;
        group.most_eyes += spaces_[s].most_eyes;
      }
      group.least_eyes += eyes;
      if (eyes < 2) in_question |= part;
    }
    group.alive =
        in_question == 0 || (in_question & ~UnconditionallyAlive(grid_, color, empty_)) == 0;
  }

  void SortBreaths(const KoPosition& found, KoGroup& group) const {
    BitBoard opposing = found.StonesOfGroups(Other(group.side));
    BitBoard mouths = 0;
    for (const KoBetween& between : found.kos) {
      if (between.ko.holder == group.side) {
        mouths |= between.ko.mouth;
      } else {
        opposing |= between.ko.stones;
      }
    }
    const BitBoard breaths = grid_.Adjacent(group.stones) & empty_;
    group.ko = breaths & mouths;
    group.internal = breaths & inside_ & ~mouths;
    group.shared = breaths & ~(group.ko | group.internal) & grid_.Adjacent(opposing);
    group.external = breaths & ~(group.ko | group.internal | group.shared);
    // The regions of the external breaths that the group's colour encloses.
    const BitBoard outside = grid_.full() & ~StonesOf(stones_, group.side);
    for (BitBoard rest = group.external; rest != 0 && !group.holds_stones;) {
      const BitBoard region = grid_.Flood(FirstOf(rest), outside);
      rest &= ~region;
      const bool vital = (region & empty_ & ~breaths) == 0;
      group.holds_stones = vital && (region & ~empty_) != 0 && (region & opposing) == 0;
    }
  }

  const Grid& grid_;
  Stones stones_;
  BitBoard empty_;
  EnclosedSpaces spaces_;                    // without mouths
  BitBoard inside_ = 0;                      // their points
  absl::InlinedVector<BitBoard, 16> joins_;  // connected chains: by spaces_[j], then by kos
  absl::InlinedVector<KoBetween, 8> kos_;
};

}  // namespace

BitBoard KoPosition::StonesOfGroups(Side side) const {
  BitBoard stones = 0;
  for (const KoGroup& group : groups) stones |= group.side == side ? group.stones : 0;
  return stones;
}

BitBoard KoPosition::Mouths() const {
  BitBoard mouths = 0;
  for (const KoBetween& between : kos) mouths |= between.ko.mouth;
  return mouths;
}

KoPositions FindKoPositions(const Grid& grid, Stones stones) {
  const Kos kos = FindKos(grid, stones);
  if (kos.empty()) return {};
  return Finder(grid, stones, kos).Find();
}

}  // namespace hotstone::enumerate
