// Builds ko positions from the kos on a board: which groups fight, and which kinds of liberties
// (the texts' breaths) each of them has.
//
// First it finds for every ko the chains that hold it and the chains that would take it, and finds
// the spaces that one colour encloses, without the mouths of kos. Then it joins chains to groups:
// the chains around one space are one group, and so are the chains that hold one ko, or that could
// take it. Kos that share a group form one ko position. Finally it counts the eyes of each group,
// by the least and the most that its spaces can be worth, and classifies its liberties: internal in
// an enclosed space, ko at a mouth that it holds, shared next to an opposing stone, external all
// the others.
//
// For example
//
//    3 X X . X O
//    2 . X X O O
//    1 X X O . O
//      A B C D E
//
// has a ko at C1, which White holds with its mouth at D1, and a ko at D3, which Black holds with
// its mouth at C3. Both are between the same two groups, so there is one ko position. Black's
// group, named by A1, has one eye, the internal liberty A2, and the ko liberty C3. White's, named
// by E1, has no eye and the ko liberty D1.
#include "spec/ko/breath.h"

#include <algorithm>
#include <map>
#include <set>

#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/ko/eye.h"

namespace hotstone::spec {
namespace {

// A chain is named by its first stone.
using Names = std::set<Point>;

// Disjoint sets of connected chains.
class Groups {
 public:
  explicit Groups(const std::vector<Chain>& chains) {
    for (const Chain& chain : chains) group_of_[chain.stones[0]] = chain.stones[0];
  }

  // Makes one group of all groups with one of these chains.
  void Join(const Names& chains) {
    if (chains.size() < 2) return;
    const Point group = group_of_.at(*chains.begin());
    for (const Point chain : chains) {
      const Point old = group_of_.at(chain);
      for (auto& [name, of] : group_of_) {
        if (of == old) of = group;
      }
    }
  }

  Point Of(Point chain) const { return group_of_.at(chain); }
  bool Together(const Names& chains) const {
    return std::all_of(chains.begin(), chains.end(),
                       [&](Point chain) { return Of(chain) == Of(*chains.begin()); });
  }

 private:
  std::map<Point, Point> group_of_;  // by chain; a group is named by one of its chains
};

struct KoAround {
  Ko ko;
  Names holders;
  Names takers;
};

class Finder {
 public:
  Finder(const Position& position, const std::vector<Ko>& kos)
      : position_(position),
        size_(position.size()),
        chains_(AllChains(position)),
        groups_(chains_) {
    for (const Chain& chain : chains_) {
      for (const Point stone : chain.stones) name_of_[stone] = chain.stones[0];
    }
    for (const Ko& ko : kos) kos_.push_back(Around(ko));
    for (const EnclosedSpace& space : EnclosedSpaces(position)) {
      if (!IsMouth(space)) spaces_.push_back(space);
    }
    groups_ = JoinedBy(true, nullptr);
  }

  std::vector<KoPosition> Find() const {
    // Kos that share a group are in one ko position.
    std::vector<size_t> of(kos_.size());
    for (size_t k = 0; k < of.size(); ++k) of[k] = k;
    for (size_t a = 0; a < kos_.size(); ++a) {
      for (size_t b = 0; b < a; ++b) {
        if (of[a] != of[b] && ShareAGroup(kos_[a], kos_[b])) {
          const auto [least, most] = std::minmax({of[a], of[b]});
          std::replace(of.begin(), of.end(), most, least);
        }
      }
    }
    std::vector<KoPosition> positions;
    for (size_t k = 0; k < kos_.size(); ++k) {
      if (of[k] == k) positions.push_back(PositionOf(of, k));
    }
    return positions;
  }

 private:
  Names NamesAround(Point p, Color color) const {
    Names names;
    for (const Point n : size_.Neighbours(p)) {
      if (position_.At(n) == color) names.insert(name_of_.at(n));
    }
    return names;
  }

  KoAround Around(const Ko& ko) const {
    KoAround around{ko, NamesAround(ko.mouth, ko.holder), {}};
    around.holders.erase(name_of_.at(ko.stones[0]));
    for (const Point stone : ko.stones)
      around.takers.merge(NamesAround(stone, Opponent(ko.holder)));
    return around;
  }

  bool IsMouth(const EnclosedSpace& space) const {
    return std::any_of(kos_.begin(), kos_.end(), [&](const KoAround& around) {
      return space.points == std::vector<Point>{around.ko.mouth} && space.owner == around.ko.holder;
    });
  }

  Groups JoinedBy(bool kos, const EnclosedSpace* left_out) const {
    Groups groups(chains_);
    if (kos) {
      for (const KoAround& around : kos_) {
        groups.Join(around.holders);
        groups.Join(around.takers);
      }
    }
    for (const EnclosedSpace& space : spaces_) {
      if (&space != left_out) groups.Join(Names(space.chains.begin(), space.chains.end()));
    }
    return groups;
  }

  std::optional<Point> GroupOf(const Names& chains) const {
    if (chains.empty()) return std::nullopt;
    return groups_.Of(*chains.begin());
  }

  bool ShareAGroup(const KoAround& a, const KoAround& b) const {
    for (const auto& group : {GroupOf(a.holders), GroupOf(a.takers)}) {
      if (group.has_value() && (group == GroupOf(b.holders) || group == GroupOf(b.takers)))
        return true;
    }
    return false;
  }

  KoPosition PositionOf(const std::vector<size_t>& of, size_t first) const {
    KoPosition found;
    std::set<Point> names;
    for (size_t k = 0; k < kos_.size(); ++k) {
      if (of[k] != first) continue;
      for (const Names& side : {kos_[k].holders, kos_[k].takers}) {
        if (const auto group = GroupOf(side)) names.insert(*group);
      }
    }
    std::map<Point, KoGroup> groups;
    for (const Point name : names) groups[name] = MembersOf(name);
    std::vector<std::pair<int, Point>> order;  // by first stone
    for (const auto& [name, group] : groups) order.emplace_back(size_.Index(group.stones[0]), name);
    std::sort(order.begin(), order.end());
    std::map<Point, size_t> number;
    for (const auto& [index, name] : order) {
      number[name] = found.groups.size();
      found.groups.push_back(groups[name]);
    }
    for (size_t k = 0; k < kos_.size(); ++k) {
      if (of[k] != first) continue;
      KoBetween between{kos_[k].ko, std::nullopt, std::nullopt};
      if (const auto group = GroupOf(kos_[k].holders)) between.holders = number[*group];
      if (const auto group = GroupOf(kos_[k].takers)) between.takers = number[*group];
      found.kos.push_back(std::move(between));
    }
    for (KoGroup& group : found.groups) {
      CountEyes(group);
      SortBreaths(found, group);
    }
    return found;
  }

  KoGroup MembersOf(Point name) const {
    KoGroup group;
    group.color = *position_.At(name);
    for (const Chain& chain : chains_) {
      if (groups_.Of(chain.stones[0]) != name) continue;
      group.chains.push_back(chain.stones[0]);
      group.stones.insert(group.stones.end(), chain.stones.begin(), chain.stones.end());
    }
    Order(group.stones);
    return group;
  }

  void CountEyes(KoGroup& group) const {
    const Groups parts = JoinedBy(false, nullptr);
    std::map<Point, int> eyes;  // of each part
    for (const Point chain : group.chains) eyes[parts.Of(chain)];
    for (const EnclosedSpace& space : spaces_) {
      if (std::find(group.chains.begin(), group.chains.end(), space.chains[0]) ==
          group.chains.end())
        continue;
      const Names around(space.chains.begin(), space.chains.end());
      const bool real = around.size() == 1 || JoinedBy(true, &space).Together(around);
      const int least = real ? space.least_eyes : 0;
      group.least_eyes += least;
      group.most_eyes += space.most_eyes;
      group.eye_points += static_cast<int>(space.points.size());
      eyes[parts.Of(space.chains[0])] += least;
    }
    // Parts without two eyes are alive if all their chains are unconditionally alive.
    Names in_question;
    for (const Point chain : group.chains) {
      if (eyes[parts.Of(chain)] < 2) in_question.insert(chain);
    }
    group.alive = in_question.empty();
    if (group.alive) return;
    const Names alive = UnconditionallyAlive(position_, group.color);
    group.alive = std::includes(alive.begin(), alive.end(), in_question.begin(), in_question.end());
  }

  // Classifies the group's liberties into the four kinds.
  void SortBreaths(const KoPosition& found, KoGroup& group) const {
    std::set<Point> liberties;
    for (const Point chain : group.chains) {
      const auto more = ChainAt(position_, chain).liberties;
      liberties.insert(more.begin(), more.end());
    }
    std::set<Point> opposing;  // stones
    for (const KoGroup& other : found.groups) {
      if (other.color != group.color) opposing.insert(other.stones.begin(), other.stones.end());
    }
    for (const KoBetween& between : found.kos) {
      if (between.ko.holder != group.color) {
        opposing.insert(between.ko.stones.begin(), between.ko.stones.end());
      }
    }
    for (const Point p : liberties) {
      const auto neighbours = size_.Neighbours(p);
      const bool mouth =
          std::any_of(found.kos.begin(), found.kos.end(), [&](const KoBetween& between) {
            return between.ko.mouth == p && between.ko.holder == group.color;
          });
      const bool internal =
          std::any_of(spaces_.begin(), spaces_.end(), [&](const EnclosedSpace& space) {
            return std::find(space.points.begin(), space.points.end(), p) != space.points.end();
          });
      const bool shared = std::any_of(neighbours.begin(), neighbours.end(),
                                      [&](Point n) { return opposing.contains(n); });
      if (!mouth && !internal && !shared)
        group.holds_stones |= IsClosedOff(p, group.color, opposing, liberties);
      (mouth      ? group.ko
       : internal ? group.internal
       : shared   ? group.shared
                  : group.external)
          .push_back(p);
    }
    for (auto* breaths : {&group.internal, &group.ko, &group.shared, &group.external})
      Order(*breaths);
  }

  // Whether the region around p of points that are not of this colour contains stones, none of
  // `opposing`, and no empty points but these liberties.
  bool IsClosedOff(Point p, Color color, const std::set<Point>& opposing,
                   const std::set<Point>& liberties) const {
    std::set<Point> region = {p};
    std::vector<Point> open = {p};
    bool stones = false;
    while (!open.empty()) {
      const Point q = open.back();
      open.pop_back();
      if (opposing.contains(q) || (position_.IsEmpty(q) && !liberties.contains(q))) return false;
      stones |= !position_.IsEmpty(q);
      for (const Point n : size_.Neighbours(q)) {
        if (position_.At(n) != color && region.insert(n).second) open.push_back(n);
      }
    }
    return stones;
  }

  void Order(std::vector<Point>& points) const {
    std::sort(points.begin(), points.end(),
              [&](Point a, Point b) { return size_.Index(a) < size_.Index(b); });
  }

  const Position& position_;
  BoardSize size_;
  std::vector<Chain> chains_;
  std::map<Point, Point> name_of_;  // of each stone: its chain
  std::vector<KoAround> kos_;
  std::vector<EnclosedSpace> spaces_;  // without mouths
  Groups groups_;
};

}  // namespace

std::vector<Point> Mouths(const KoPosition& position) {
  std::vector<Point> mouths;
  for (const KoBetween& between : position.kos) {
    if (std::find(mouths.begin(), mouths.end(), between.ko.mouth) == mouths.end()) {
      mouths.push_back(between.ko.mouth);
    }
  }
  return mouths;
}

std::vector<KoPosition> KoPositions(const Position& position) {
  const std::vector<Ko> kos = FindKos(position);
  if (kos.empty()) return {};
  return Finder(position, kos).Find();
}

}  // namespace hotstone::spec
