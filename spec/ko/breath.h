// Ko positions: the groups that kos lock together, and the types of their breaths.
//
// ING96-R4 "Life and death", "Breath type", "Breath shape" and its glossary, ING96-G404 to
// ING96-G416; ING91-1 "Ohne Freiheiten"; ZH-G20, ZH-G22: breaths differ by whether a stone, a group
// or ko stones have them, and by whether one side has them or both. The texts explain this in
// pictures, which are lost. Rendered literally on a position:
//
//   group        Chains of one colour are one group if they surround a ko together (at the mouth,
//                its holder's; around the ko stones, the other's) or an enclosed space (eye.h).
//                Nothing else joins chains: a least fixpoint over chains. A ko stone belongs to a
//                group only if it surrounds something itself; the texts keep ko stones apart from
//                groups (ING96-G408).
//   ko position  Groups that share a ko fight each other (ING96-G504). A connected component of
//                this relation is one ko position. It is wider than a fight of ko.h, which needs
//                common chains of both colours.
//   internal     an empty point of an enclosed space other than a mouth: an eye breath (ING96-G410,
//                G414), of one side only (ING96-G404)
//   ko           the mouth of an own ko (ING96-G416)
//   shared       an empty point that is also a breath of opposing chains of the ko position
//                (ING96-G415)
//   external     any other
//
// The number of eyes of a group is known within limits. `least_eyes` counts the eyes that its
// spaces make no matter who plays first. It counts a space surrounded by several chains only if
// these chains are one group without that space; otherwise the join and the eye would each depend
// on the other. `most_eyes` is the sum of their upper bounds. A part of a group is a set of chains
// connected by spaces alone. A group is alive (permanent breaths, ING96-G411) if each of its parts
// has two certain eyes or consists only of chains that are alive in Benson's sense. So two eyes on
// one side of a ko do not make the stones on its other side alive.
#ifndef HOTSTONE_SPEC_KO_BREATH_H_
#define HOTSTONE_SPEC_KO_BREATH_H_

#include <optional>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/color.h"
#include "spec/ko/ko.h"

namespace hotstone::spec {

class Position;

struct KoGroup {
  Color color = Color::kBlack;
  std::vector<Point> chains;  // by their first stones, in index order
  std::vector<Point> stones;  // of all of them, in index order
  // The breaths, each once, in index order.
  std::vector<Point> internal;
  std::vector<Point> ko;
  std::vector<Point> shared;
  std::vector<Point> external;
  int least_eyes = 0;
  int most_eyes = 0;
  int eye_points = 0;  // of its enclosed spaces, whether or not a chain touches them
  bool alive = false;
  // True if an external breath lies in a region enclosed by the group's colour that contains stones
  // of the other colour, but none of this ko position, and only empty points that are breaths of
  // the group (a vital region in Benson's sense): perhaps an eye with dead stones in it.
  bool holds_stones = false;

  int breaths() const {
    return static_cast<int>(internal.size() + ko.size() + shared.size() + external.size());
  }
  friend bool operator==(const KoGroup&, const KoGroup&) = default;
};

// A ko with the indices of the groups that it locks together; nothing if that side has no chain
// around it, as in a corner.
struct KoBetween {
  Ko ko;
  std::optional<size_t> holders;
  std::optional<size_t> takers;

  friend bool operator==(const KoBetween&, const KoBetween&) = default;
};

struct KoPosition {
  std::vector<KoBetween> kos;   // at least one; in the order of FindKos
  std::vector<KoGroup> groups;  // in the order of their first stones

  friend bool operator==(const KoPosition&, const KoPosition&) = default;
};

// The mouths of its kos, each once, in the order of the kos. Two kos may share one mouth if the
// stone of each is part of what surrounds the other; one play takes both, and they are one ko
// breath. The list counts breaths.
std::vector<Point> Mouths(const KoPosition& position);

// The ko positions of a legal position, in the order of their first kos; each of its kos (FindKos)
// lies in exactly one. O(points^3).
std::vector<KoPosition> KoPositions(const Position& position);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_BREATH_H_
