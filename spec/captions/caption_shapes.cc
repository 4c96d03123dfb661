#include "spec/captions/caption_shapes.h"

#include <cstdlib>
#include <span>

#include "spec/captions/caption_words.h"

namespace hotstone::spec {
namespace {

// A take that makes stones hot, the answer that is refused at once, and the moves after which it is
// legal: the take, a pass by each player, the answer.
struct HotPlay {
  std::string_view position;
  std::string_view take;
  std::string_view answer;
  std::string_view later;
};

constexpr HotPlay kSingles[] = {
    {kLoneKo.position, "B:A1", "W:B1", "B:A1 W:pass B:pass W:B1"},
    {kSmallKo.position, "B:A1", "W:A2", "B:A1 W:pass B:pass W:A2"},
    {kPlainKo.position, "W:B2", "B:C2", "W:B2 B:pass W:pass B:C2"},
    {kKoForLife.position, "W:C4", "B:D4", "W:C4 B:pass W:pass B:D4"},
    {kKoForLifeBefore.position, "B:D4", "W:C4", "B:D4 W:pass B:pass W:C4"},
    {kHalfAPoint.position, "W:D3", "B:E3", "W:D3 B:pass W:pass B:E3"},
    {kHalfAPointSmall.position, "W:C2", "B:D2", "W:C2 B:pass W:pass B:D2"},
    {kMoonshine.position, "B:M3", "W:L3", "B:M3 W:pass B:pass W:L3"},
};

constexpr HotPlay kDoubles[] = {
    {kLoneEternalLife.position, "W:D1", "B:B1", "W:D1 B:pass W:pass B:B1"},
    {kEternalLife.position, "B:C1", "W:E1", "B:C1 W:pass B:pass W:E1"},
    {kEternalLifeCut.position, "B:C1", "W:E1", "B:C1 W:pass B:pass W:E1"},
    {kEternalLifeGnu.position, "B:C1", "W:E1", "B:C1 W:pass B:pass W:E1"},
};

// Here the answer is in the other ko.
constexpr HotPlay kTwins[] = {
    {kTripleKo.position, "W:B5", "B:C1", "W:B5 B:pass W:pass B:C1"},
    {kTripleKoEyeEach.position, "W:C5", "B:D1", "W:C5 B:pass W:pass B:D1"},
    {kTripleKoOfSix.position, "B:D3", "W:F1", "B:D3 W:pass B:pass W:F1"},
    {kTripleKoKata.position, "B:D5", "W:B4", "B:D5 W:pass B:pass W:B4"},
    {kTripleKoGnu3.position, "B:E6", "W:D8", "B:E6 W:pass B:pass W:D8"},
};

// The answer to a take in a ko that pairs up, and the cycles started by either side; empty if only
// one is known.
struct PairedKos {
  std::string_view position;
  std::string_view answered;  // the take, the answer in the other ko
  std::string_view retaken;   // the take, the same ko taken back
  std::string_view by_black;
  std::string_view by_white;
};

constexpr PairedKos kPairedKos[] = {
    {kDoubleKoSeki.position, "B:D1 W:C3", "B:D1 W:C1", kDoubleKoSekiByBlack, kDoubleKoSekiByWhite},
    {kQuadrupleKo.position, "B:C3 W:B7", "B:C3 W:B3", kQuadrupleKoByBlack, kQuadrupleKoByWhite},
    {kSmallDoubleKo.position, "B:A1 W:E2", "B:A1 W:A2", "B:A1 W:E2 B:pass W:A2 B:E1 W:pass", ""},
    {kSharedAndKo.position, "B:C1 W:B5", "B:C1 W:B1", "B:C1 W:B5 B:pass W:B1 B:C5 W:pass",
     "W:B5 B:C1 W:pass B:C5 W:B1 B:pass"},
    {kDoubleKoGnu.position, "B:B1 W:E1", "B:B1 W:C1", "B:B1 W:E1 B:pass W:C1 B:F1 W:pass", ""},
    {kQuadrupleKoGnu.position, "B:B1 W:C3", "B:B1 W:C1", "B:B1 W:C3 B:F3 W:E1 B:B3 W:C1 B:F1 W:E3",
     ""},
    {kRoundRobin.position, "B:D1 W:C4", "", kRoundRobinByBlack, kRoundRobinByWhite},
    {kRoundRobinShared.position, "B:C1 W:B4", "", "B:C1 W:B4 B:C2 W:B5 B:C4 W:B1 B:C5 W:B2", ""},
    {kRoundRobinSmall.position, "B:G1 W:B1", "", "B:G1 W:B1 B:A2 W:H2 B:A1 W:H1 B:G2 W:B2", ""},
    {kRoundRobinGnu.position, "B:E6 W:F3", "", "B:E6 W:F3 B:E7 W:F4 B:E3 W:F6 B:E4 W:F7", ""},
    {kRoundRobinRow.position, "B:F1 W:C1", "", "B:F1 W:C1 B:G1 W:A1 B:B1 W:E1 B:A1 W:G1", ""},
};

// The same against a side with an eye; White has none.
struct DeadSide {
  std::string_view position;
  std::string_view answered;
  std::string_view by_white;
};

constexpr DeadSide kDeadSides[] = {
    {kDoubleKoDeath.position, "W:C3 B:D1", kDoubleKoDeathByWhite},
    {kFalseTripleKo.position, "W:C5 B:D1", kFalseTripleKoByWhite},
    {kTripleKoGnu1.position, "B:A3 W:E1", "B:A3 W:E1 B:D4 W:A2 B:F1 W:D3"},
    {kTripleKoGnu2.position, "B:A4 W:E1", "B:A4 W:E1 B:D4 W:A5 B:F1 W:D3"},
};

struct OwnStones {
  std::string_view position;
  std::string_view removes;  // the moves up to a self-removal
  std::string_view cycle;
  char player;
};

constexpr OwnStones kOwnStones[] = {
    {kOwnTwo.position, "B:B1", "B:B1 W:pass B:A1 W:pass", 'B'},
    {kOwnTwoBesideWhite.position, "B:A1", "B:A1 W:pass B:A2 W:pass", 'B'},
    {kOwnThree.position, "B:A1", "B:A1 W:pass B:A2 W:pass B:B2 W:pass", 'B'},
    {kOwnAsThreat.position, "W:B1", "W:B1 B:pass W:A1 B:pass W:C1 B:pass", 'W'},
    {kSendTwo.position, "", "B:B1 W:pass B:A1 W:C1", 'B'},
    {kSendTwoOfNine.position, "", "B:B1 W:pass B:C1 W:A1", 'B'},
    {kSendTwoBetween.position, "", "W:C5 B:A5 W:B5 B:pass", 'W'},
};

// The clauses that say what these statements say.
constexpr std::string_view kFromSingle = "ING96-G508|ING91-1-hot-stones|ZH-G10";
constexpr std::string_view kFromDouble = "ING96-G509|ING91-1-hot-stones|ZH-G39";
constexpr std::string_view kFromTwin = "ING96-R5-hot-stone|ING91-1-hot-stones|ZH-G40";
constexpr std::string_view kFromInterval = "ING96-R5-fighting-ko|ING91-1-kampf-ko|ZH-G10";
constexpr std::string_view kFromNoHot = "ING96-R5-hot-stone|ING91-1-stoerungs-ko|ZH-G41";
constexpr std::string_view kFromOneCycle = "ING96-R5-disturbing-ko|ING91-1-stoerungs-ko|ZH-G42";
constexpr std::string_view kFromDead = "ING96-H5";
constexpr std::string_view kFromSelfRemoval = "ING96-G311|ING91-1-zug-auf-dem-brett";
constexpr std::string_view kFromSelfDisturbance = "ING96-G514";

template <typename Entry>
const Entry& Of(std::span<const Entry> table, const Shape& shape) {
  for (const Entry& entry : table) {
    if (entry.position == shape.position) return entry;
  }
  std::abort();  // a caption asks for plays of a shape that the table does not have
}

Statements Hot(const HotPlay& play, std::string_view clause, std::string_view from,
               std::string_view refused, std::string_view later) {
  return {From(from, Refuses(play.take, play.answer, clause, refused)),
          From(kFromInterval, Permits(play.later, later))};
}

Statement AnsweredElsewhere(std::string_view moves, std::string_view says) {
  return From(kFromNoHot, Permits(moves, says));
}

}  // namespace

Caption Row(std::string_view id, std::string_view clause, const Shape& shape, Statements statements,
            const Statements& more) {
  statements.insert(statements.end(), more.begin(), more.end());
  return {id, clause, shape.title, shape.position, shape.sure, std::move(statements)};
}

Caption WithoutPosition(std::string_view id, std::string_view clause, std::string_view why,
                        std::string_view sure) {
  return {id, clause, why, "", sure, {}};
}

Statements SingleHotStone(const Shape& shape) {
  return Hot(Of<HotPlay>(kSingles, shape), kSingleHotClauses, kFromSingle,
             "The stone that has just taken one is hot.",
             "After each side has passed it may be taken.");
}

Statements DoubleHotStones(const Shape& shape) {
  return Hot(Of<HotPlay>(kDoubles, shape), kDoubleHotClauses, kFromDouble,
             "A stone added to another makes both hot.",
             "After each side has passed they may be taken.");
}

Statements TwinHotStones(const Shape& shape) {
  return Hot(Of<HotPlay>(kTwins, shape), kTwinHotClauses, kFromTwin,
             "With the stone that has just taken, the other ko stone is hot as well.",
             "After each side has passed it may be taken.");
}

Statements RefusedToWhoStarts(const Shape& shape) {
  const PairedKos& kos = Of<PairedKos>(kPairedKos, shape);
  Statements all = {
      AnsweredElsewhere(kos.answered, "The answer in the other ko does not retake a hot stone."),
      From(kFromOneCycle, Yields('B', kos.by_black,
                                 "Black begins, is the disturber, and may complete one cycle."))};
  if (!kos.by_white.empty()) {
    all.push_back(From(kFromOneCycle, Yields('W', kos.by_white,
                                             "White begins, is the disturber, and may complete one "
                                             "cycle.")));
  }
  return all;
}

Statements WithoutHotStones(const Shape& shape) {
  return {
      From(kFromNoHot, Permits(Of<PairedKos>(kPairedKos, shape).retaken,
                               "A disturbing ko has no hot stones: it may be retaken at once."))};
}

Statements RefusedToTheDead(const Shape& shape) {
  const DeadSide& kos = Of<DeadSide>(kDeadSides, shape);
  return {AnsweredElsewhere(kos.answered, "The answer in another ko does not retake a hot stone."),
          From(kFromDead, Yields('W', kos.by_white, "The side without an eye is the disturber."))};
}

Statements SelfRemoval(const Shape& shape) {
  return {From(kFromSelfRemoval,
               Permits(Of<OwnStones>(kOwnStones, shape).removes,
                       "Removing several of one's own stones changes the position and is a free "
                       "choice."))};
}

Statements SelfDisturbance(const Shape& shape) {
  const OwnStones& own = Of<OwnStones>(kOwnStones, shape);
  return {
      From(kFromSelfDisturbance,
           Yields(own.player, own.cycle,
                  "The side that gives up stones of its own again and again disturbs itself."))};
}

}  // namespace hotstone::spec
