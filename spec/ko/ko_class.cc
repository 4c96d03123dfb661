// Fighting, disturbing or unclassified: classifies a ko position by the eyes and breaths that
// breath.cc has counted, and gives the names and sentences of all classes.
//
// ClassifyByBreaths looks at the groups that are not alive. If there is none, nobody can die:
// disturbed life. If there is one, it is dead if it has no eye and no external breath, since the
// others are alive; otherwise the fight is about it. If there are two, one is dead if it has no eye
// and no external breath against a group with an eye; a balanced pair coexists; any other pair
// fights. Doubtful eyes, stones inside a space, and more than two such groups leave the position
// unclassified. Classify tests the result again after each take of a ko: if a take reverses it, the
// position is fighting. If the score counts too (SettledBy::kOutcome), kos between groups that are
// all alive are also fighting. Under ClassBy other than kBreath, ByRemoval takes the place of the
// breaths.
//
// For example, in
//
//    3 X X . X O
//    2 . X X O O
//    1 X X O . O
//      A B C D E
//
// Black has an eye and White none, and White has no external breath. So White is dead, and stays
// dead whichever ko is taken: disturbed death, by clause ING96-G512, and White is the disturber.
#include "spec/ko/ko_class.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "spec/board/board_play.h"
#include "spec/fates/fates_of.h"
#include "spec/fates/removal_class.h"

namespace hotstone::spec {
namespace {

struct UnclearRow {
  Unclear reason;
  std::string_view name;
  std::string_view sentence;
};

constexpr std::array<UnclearRow, 12> kUnclearRows = {{
    {Unclear::kNoGroup, "no-group", "one side has no group at a ko"},
    {Unclear::kDoubtfulEye, "doubtful-eye",
     "further play decides whether a space is no eye, one eye or two"},
    {Unclear::kHoldsStones, "holds-stones",
     "a space that might be an eye holds stones of the other colour"},
    {Unclear::kSeveralGroups, "several-groups",
     "more than one group of one side is at stake, or two that do not share every ko"},
    {Unclear::kNoKo, "no-ko", "no play of the cycle belongs to a ko"},
    {Unclear::kOutsidePlay, "outside-play", "a play of the cycle belongs to no ko position"},
    {Unclear::kNoLastingStone, "no-lasting-stone",
     "a ko position of the cycle has no stone that stays"},
    {Unclear::kChangesClass, "changes-class", "a ko position changes its class during the cycle"},
    {Unclear::kSelfRemovalToo, "self-removal-too",
     "stones are removed both by their own side and by the opponent, or each side removes its own"},
    {Unclear::kSeveralSides, "several-sides",
     "the ko positions of the cycle name different disturbers"},
    {Unclear::kThreatsNotNamed, "threats-not-named",
     "threats are recycled, but the texts do not name the disturber"},
    {Unclear::kOutOfReach, "out-of-reach",
     "the board is too large to find out which stones can be removed"},
}};

KoVerdict Unclassified(Unclear reason) {
  KoVerdict verdict;
  verdict.unclear = reason;
  return verdict;
}

KoVerdict Settled(std::optional<Color> dead, bool balanced) {
  KoVerdict verdict;
  verdict.ko_class = KoClass::kDisturbing;
  verdict.disturbing =
      dead.has_value() ? DisturbingKind::kDisturbedDeath : DisturbingKind::kDisturbedLife;
  verdict.settled = true;
  verdict.balanced = balanced;
  verdict.dead = dead;
  return verdict;
}

KoVerdict Open(const KoPosition& position) {
  const bool several = std::any_of(position.kos.begin(), position.kos.end(),
                                   [](const KoBetween& b) { return b.ko.stones.size() > 1; });
  KoVerdict verdict;
  verdict.ko_class = KoClass::kFighting;
  verdict.fighting = several                        ? FightingKind::kDouble
                     : Mouths(position).size() == 1 ? FightingKind::kSingle
                                                    : FightingKind::kTwin;
  return verdict;
}

bool IsBalanced(const KoPosition& position) {
  if (position.groups.size() != 2) return false;
  const KoGroup& a = position.groups[0];
  const KoGroup& b = position.groups[1];
  return a.color != b.color && a.least_eyes == b.least_eyes &&
         a.external.size() == b.external.size() && Mouths(position).size() % 2 == 0;
}

// Dead: only the other side has eyes, and there are no external breaths.
bool IsDead(const KoGroup& group, int opposing_eyes) {
  return group.least_eyes == 0 && opposing_eyes > 0 && group.external.empty();
}

// No life depends on the kos, but each of them is worth a point.
KoVerdict OpenScore(const KoPosition& position) {
  KoVerdict verdict = Open(position);
  verdict.balanced = IsBalanced(position);
  verdict.score_open = true;
  return verdict;
}

// The class by breaths if the question is life and death. A result that a take reverses is not
// settled.
KoVerdict ClassifyByPlayedBreaths(const Position& board, const KoPosition& position) {
  const KoVerdict verdict = ClassifyByBreaths(position);
  if (!verdict.settled) return verdict;
  for (const KoBetween& between : position.kos) {
    const BoardPlay take = PlayAt(board, Opponent(between.ko.holder), between.ko.mouth);
    if (take.captured != between.ko.stones) continue;  // removes more, and ends the ko position
    for (const KoPosition& after : KoPositions(take.after)) {
      if (!HaveAStoneInCommon(position, after)) continue;
      const KoVerdict then = ClassifyByBreaths(after);
      if (then.settled && then.dead != verdict.dead) return Open(position);
    }
  }
  return verdict;
}

// The class if the fates of the stones of the groups decide. The stones of the kos are left out,
// because a take removes them in any case.
KoVerdict ByRemoval(const Position& board, const KoPosition& position, OpenBy open_by) {
  const auto fates = FatesOf(board.size());
  if (!fates.ok()) return Unclassified(Unclear::kOutOfReach);
  std::set<Point> stones;
  for (const KoGroup& group : position.groups)
    stones.insert(group.stones.begin(), group.stones.end());
  RemovalMoment now{board};
  for (const KoBetween& between : position.kos) {
    for (const Point stone : between.ko.stones) stones.erase(stone);
    now.plays.push_back({Opponent(between.ko.holder), between.ko.mouth});
  }
  const RemovalVerdict found =
      ClassByRemoval(**fates, {stones.begin(), stones.end()}, {now}, open_by);
  if (!found.fighting) return Settled(found.disturber, IsBalanced(position));
  KoVerdict verdict = Open(position);
  verdict.at_stake = found.at_stake;
  return verdict;
}

KoVerdict ClassifyForLife(const Position& board, const KoPosition& position, ClassBy class_by) {
  switch (class_by) {
    case ClassBy::kBreath:
      return ClassifyByPlayedBreaths(board, position);
    case ClassBy::kRemoval:
      return ByRemoval(board, position, OpenBy::kTurn);
    case ClassBy::kRemovalDecides:
      return ByRemoval(board, position, OpenBy::kTake);
  }
  std::abort();  // not an enumerator
}

}  // namespace

absl::Status ClassesInReach(const BoardSize& size, ClassBy class_by) {
  return class_by == ClassBy::kBreath ? absl::OkStatus() : FatesOf(size).status();
}

KoVerdict ClassifyByBreaths(const KoPosition& position) {
  for (const KoBetween& between : position.kos) {
    if (!between.holders.has_value() || !between.takers.has_value())
      return Unclassified(Unclear::kNoGroup);
  }
  std::vector<size_t> open;  // groups that are not alive
  for (size_t g = 0; g < position.groups.size(); ++g) {
    const KoGroup& group = position.groups[g];
    if (group.alive) continue;
    if (group.least_eyes < 2 && group.least_eyes != group.most_eyes) {
      return Unclassified(Unclear::kDoubtfulEye);
    }
    if (group.holds_stones) return Unclassified(Unclear::kHoldsStones);
    open.push_back(g);
  }
  const bool balanced = IsBalanced(position);
  if (open.empty()) return Settled(std::nullopt, balanced);
  if (open.size() == 1) {
    const KoGroup& group = position.groups[open[0]];
    if (IsDead(group, 2)) return Settled(group.color, balanced);
    KoVerdict verdict = Open(position);
    verdict.at_stake = group.color;
    return verdict;
  }
  const KoGroup& a = position.groups[open[0]];
  const KoGroup& b = position.groups[open[1]];
  if (open.size() > 2 || a.color == b.color || position.groups.size() > 2) {
    return Unclassified(Unclear::kSeveralGroups);
  }
  if (IsDead(a, b.least_eyes)) return Settled(a.color, balanced);
  if (IsDead(b, a.least_eyes)) return Settled(b.color, balanced);
  return balanced ? Settled(std::nullopt, true) : Open(position);
}

bool HaveAStoneInCommon(const KoPosition& a, const KoPosition& b) {
  for (const KoGroup& one : a.groups) {
    for (const KoGroup& other : b.groups) {
      if (one.color == other.color &&
          std::any_of(one.stones.begin(), one.stones.end(), [&](Point p) {
            return std::find(other.stones.begin(), other.stones.end(), p) != other.stones.end();
          })) {
        return true;
      }
    }
  }
  return false;
}

KoVerdict Classify(const Position& board, const KoPosition& position, KoReading reading) {
  const KoVerdict verdict = ClassifyForLife(board, position, reading.class_by);
  const bool between_living_groups =
      !verdict.dead.has_value() &&
      std::all_of(position.groups.begin(), position.groups.end(),
                  [](const KoGroup& group) { return group.alive; }) &&
      std::all_of(position.kos.begin(), position.kos.end(), [](const KoBetween& between) {
        return between.holders.has_value() && between.takers.has_value();
      });
  switch (reading.settled) {
    case SettledBy::kLife:
      return verdict;
    case SettledBy::kOutcome:
      return verdict.settled && between_living_groups ? OpenScore(position) : verdict;
  }
  std::abort();  // not an enumerator
}

std::string_view KoClassName(KoClass ko_class) {
  switch (ko_class) {
    case KoClass::kFighting:
      return "fighting";
    case KoClass::kDisturbing:
      return "disturbing";
    case KoClass::kUnclassified:
      return "unclassified";
  }
  return "";
}

std::string_view FightingKindName(FightingKind kind) {
  switch (kind) {
    case FightingKind::kSingle:
      return "single";
    case FightingKind::kDouble:
      return "double";
    case FightingKind::kTwin:
      return "twin";
  }
  return "";
}

std::string_view DisturbingKindName(DisturbingKind kind) {
  switch (kind) {
    case DisturbingKind::kDisturbedDeath:
      return "disturbed-death";
    case DisturbingKind::kDisturbedLife:
      return "disturbed-life";
    case DisturbingKind::kSelfDisturbance:
      return "self-disturbance";
    case DisturbingKind::kRecycledThreats:
      return "recycled-threats";
    case DisturbingKind::kCyclic:
      return "cyclic";
  }
  return "";
}

std::string_view UnclearName(Unclear reason) {
  return kUnclearRows[static_cast<size_t>(reason)].name;
}
std::string_view UnclearSentence(Unclear reason) {
  return kUnclearRows[static_cast<size_t>(reason)].sentence;
}

const std::vector<Unclear>& AllUnclear() {
  static const auto* const reasons = [] {
    auto* list = new std::vector<Unclear>;
    for (const UnclearRow& row : kUnclearRows) list->push_back(row.reason);
    return list;
  }();
  return *reasons;
}

std::string VerdictName(const KoVerdict& verdict) {
  std::string_view detail;
  if (verdict.fighting.has_value()) detail = FightingKindName(*verdict.fighting);
  if (verdict.disturbing.has_value()) detail = DisturbingKindName(*verdict.disturbing);
  if (verdict.unclear.has_value()) detail = UnclearName(*verdict.unclear);
  return std::string(KoClassName(verdict.ko_class)) + " (" + std::string(detail) + ")";
}

std::string_view VerdictClause(const KoVerdict& verdict) {
  switch (verdict.ko_class) {
    case KoClass::kFighting:
      return verdict.score_open ? "ING96-G515" : "ING96-G507";
    case KoClass::kUnclassified:
      return "ING96-R5";
    case KoClass::kDisturbing:
      break;
  }
  switch (*verdict.disturbing) {
    case DisturbingKind::kDisturbedDeath:
      return "ING96-G512";
    case DisturbingKind::kDisturbedLife:
      return "ING96-G513";
    case DisturbingKind::kSelfDisturbance:
      return "ING96-G514";
    case DisturbingKind::kRecycledThreats:
      return "ING96-G516";
    case DisturbingKind::kCyclic:
      return "ING96-AFTERWORD-rare-kos";
  }
  return "";
}

}  // namespace hotstone::spec
