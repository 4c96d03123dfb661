// Ko positions: the groups that are locked in kos with each other, and the types of their breaths.
//
// ING96-R4 "Life and death", "Breath type", "Breath shape" and its glossary, ING96-G404 to ING96-G416;
// ING91-1 "Ohne Freiheiten"; ZH-G20, ZH-G22: breaths differ by whether a stone, a group or ko stones have
// them, and by whether one side has them or both. The texts say it in pictures, which are lost. Rendered on a
// position, literally:
//
//   group        Chains of one colour are one group if they surround a ko together (at the mouth, its
//                holder's; around the ko stones, the other's) or an enclosed space (eye.h). Nothing else
//                joins: a least fixpoint over chains. A ko stone belongs to a group only where it surrounds
//                something itself; the texts have ko stones apart from groups (ING96-G408).
//   ko position  Groups that share a ko fight each other (ING96-G504). Whatever hangs together by that is one
//                ko position. Wider than a fight of ko.h, which needs common chains of both colours.
//   internal     an empty point of an enclosed space that is no mouth: an eye breath (ING96-G410, G414), of
//                one side only (ING96-G404)
//   ko           the mouth of an own ko (ING96-G416)
//   shared       an empty point that opposing chains of the ko position have as a breath, too (ING96-G415)
//   external     any other
//
// How many eyes a group has is known within limits: `least_eyes` counts the eyes that its spaces make
// whoever plays first, and a space around which there are several chains only if these are one group without
// it, too; otherwise joining by an eye and counting the eye would lean on each other. `most_eyes` is their
// sum at best. A part of a group is what holds together by spaces alone; a group is alive (permanent breaths,
// ING96-G411) if each of its parts has two eyes for certain or has nothing but chains that are alive in
// Benson's sense. So two eyes on one side of a ko do not make the stones on its other side alive.
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
  // An external breath lies in a region closed off by the group's colour that holds stones of the other
  // colour, but none of this ko position, and no empty point that is not a breath of the group (a vital
  // region in Benson's sense): perhaps an eye with dead stones in it.
  bool holds_stones = false;

  int breaths() const {
    return static_cast<int>(internal.size() + ko.size() + shared.size() + external.size());
  }
  friend bool operator==(const KoGroup&, const KoGroup&) = default;
};

// A ko with the groups that it locks together, by their number in the position; nothing if there is no chain
// of that side around it, as in a corner.
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

// The mouths of its kos, each once, in the order of the kos. One mouth may have two kos, each stone being
// part of what surrounds the other; one play takes both, and they are one ko breath. What is counted is
// breaths.
std::vector<Point> Mouths(const KoPosition& position);

// The ko positions of a legal position, in the order of their first kos; each of its kos (FindKos) lies in
// exactly one. O(points^3).
std::vector<KoPosition> KoPositions(const Position& position);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_BREATH_H_
