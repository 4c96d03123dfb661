// Plays in known positions against the law: whatever position it is, what is known after a play is
// true of the position after it. And against Coq, where that is proved: it is what
// known_positions.v and known_answers.v in proofs/certificates say.
#include "certify/solution/known_position.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/solution/solution.h"
#include "spec/board/board_play.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/hot_stone.h"
#include "tests/spec/stated_answers.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Position;

constexpr Color kOwner = Color::kBlack;

std::string Rows(const Position& position) { return position.ToText() + " "; }

KnownPosition Exactly(const Position& position) {
  KnownPosition known;
  for (int i = 0; i < position.size().points(); ++i) {
    const auto color = position.At(position.size().At(i));
    (!color.has_value() ? known.empty : *color == kOwner ? known.own : known.opp) |= 1u << i;
  }
  return known;
}

bool StandsFor(const KnownPosition& known, const Position& position) {
  const KnownPosition all = Exactly(position);
  return known.own == all.own && (known.opp & ~all.opp) == 0 && (known.empty & ~all.empty) == 0;
}

// All legal positions that a known position stands for.
std::vector<Position> PositionsOf(const KnownPosition& known, const spec::BoardSize& size) {
  std::vector<Position> positions;
  const uint32_t full = (1u << size.points()) - 1;
  const uint32_t free = full & ~(known.own | known.opp | known.empty);
  for (uint32_t some = free;; some = (some - 1) & free) {
    Position position(size);
    for (int i = 0; i < size.points(); ++i) {
      if ((known.own >> i & 1) != 0) position.Put(size.At(i), kOwner);
      if (((known.opp | some) >> i & 1) != 0) position.Put(size.At(i), Color::kWhite);
    }
    if (spec::IsLegal(position)) positions.push_back(position);
    if (some == 0) break;
  }
  return positions;
}

// How often the plays said something; stones of these kinds are hot.
struct Seen {
  GoodUnder rules;
  int plays = 0, refused = 0, answers = 0, unknown = 0, barred = 0, banned = 0, takes = 0;
  int pairs = 0, twins = 0;

  bool single() const { return rules != GoodUnder::kAnyWithBasicKo; }
};

// The opponent's answers in `position`, after the play.
void CompareAnswers(const KnownPlays& plays, const KnownPlays::Play& play, const Position& position,
                    Seen& seen) {
  std::vector<KnownPlays::Answer> answers;
  const bool all = plays.ForEachAnswer(play, [&](const KnownPlays::Answer& answer) {
    answers.push_back(answer);
    return true;
  });
  if (!all) {
    ++seen.unknown;
    return;
  }
  ASSERT_EQ(answers[0].after, play.after);
  for (const spec::Point at : position.EmptyPoints()) {
    if (play.barred == 1u << position.size().Index(at)) continue;
    const spec::BoardPlay answer = spec::PlayAt(position, Color::kWhite, at);
    uint32_t bans = 0;
    for (const auto& hot : spec::FindHotStones(answer, {.kinds = CoveredKinds(seen.rules)})) {
      bans |= 1u << position.size().Index(hot.at);
      ++(hot.kind == spec::HotKind::kSingle ? seen.banned
         : hot.kind == spec::HotKind::kTwin ? seen.twins
                                            : seen.pairs);
    }
    bool met = false;
    for (const KnownPlays::Answer& one : answers) {
      const bool knows_bans = (bans & ~one.banned) == 0;
      const bool knows_takes = answer.captured.empty() || one.takes;
      met = met || (knows_bans && knows_takes && StandsFor(one.after, answer.after));
    }
    EXPECT_TRUE(met) << Rows(position) << spec::PointName(at);
    ++seen.answers;
    if (!answer.captured.empty()) ++seen.takes;
  }
}

void Compare(const KnownPlays& plays, const KnownPosition& known, const spec::BoardSize& size,
             Seen& seen) {
  const std::vector<Position> positions = PositionsOf(known, size);
  for (int i = 0; i < size.points(); ++i) {
    if ((known.empty >> i & 1) == 0) continue;
    const auto play = plays.Own(known, i);
    if (!play.has_value()) {
      ++seen.refused;
      continue;
    }
    for (const Position& position : positions) {
      const spec::BoardPlay made = spec::PlayAt(position, kOwner, size.At(i));
      ++seen.plays;
      EXPECT_TRUE(made.self_removed.empty()) << Rows(position) << i;
      EXPECT_TRUE(StandsFor(play->after, made.after)) << Rows(position) << i;
      if (play->barred != 0) {
        ++seen.barred;
        const auto ban = spec::SingleHotStoneBan(made);
        ASSERT_TRUE(ban.has_value()) << Rows(position) << i;
        EXPECT_EQ(play->barred, 1u << size.Index(*ban));
      }
      CompareAnswers(plays, *play, made.after, seen);
    }
  }
  // The opponent to move at the start.
  for (const Position& position : positions) CompareAnswers(plays, {known, 0}, position, seen);
}

KnownPosition Numbered(uint64_t number, int points) {
  KnownPosition known;
  for (int i = 0; i < points; ++i, number >>= 2) {
    if (number % 4 == 0) known.empty |= 1u << i;
    if (number % 4 == 1) known.own |= 1u << i;
    if (number % 4 == 2) known.opp |= 1u << i;
  }
  return known;
}

constexpr GoodUnder kBoth[] = {GoodUnder::kAnySingleHotWithBasicKo, GoodUnder::kAnyWithBasicKo};

Seen AllOnSmallBoards(GoodUnder rules) {
  Seen seen{.rules = rules};
  for (const auto& [cols, rows] :
       {std::pair(1, 1), std::pair(3, 1), std::pair(2, 2), std::pair(5, 1), std::pair(3, 2)}) {
    const auto size = *spec::BoardSize::Create(cols, rows);
    const KnownPlays plays(size, CoveredKinds(rules));
    for (uint64_t number = 0; number < uint64_t{1} << (2 * size.points()); ++number)
      Compare(plays, Numbered(number, size.points()), size, seen);
  }
  return seen;
}

TEST(KnownPositionTest, WhatIsKnownAfterAPlayIsTrueOnSmallBoards) {
  for (const GoodUnder rules : kBoth) {
    const Seen seen = AllOnSmallBoards(rules);
    EXPECT_GT(seen.plays, 1000);
    EXPECT_GT(seen.refused, 1000);
    EXPECT_GT(seen.answers, 1000);
    EXPECT_GT(seen.unknown, 1000);
    EXPECT_GT(seen.banned, 10);
    EXPECT_GT(seen.takes, 1000);
  }
}

Seen SomeOnLargerBoards(GoodUnder rules) {
  std::mt19937 random(1);
  Seen seen{.rules = rules};
  for (const auto& [cols, rows] : {std::pair(3, 3), std::pair(4, 3)}) {
    const auto size = *spec::BoardSize::Create(cols, rows);
    const KnownPlays plays(size, CoveredKinds(rules));
    for (int round = 0; round < 4000; ++round) {
      // Few free points, so that plays are often known.
      KnownPosition known = Numbered(random(), size.points());
      const uint32_t free = plays.FreeIn(known);
      const uint32_t named = free & static_cast<uint32_t>(random() | random());
      const uint32_t empty = named & static_cast<uint32_t>(random());
      known.empty |= empty;
      known.opp |= named & ~empty;
      Compare(plays, known, size, seen);
    }
  }
  return seen;
}

TEST(KnownPositionTest, WhatIsKnownAfterAPlayIsTrueOfSomeOnLargerBoards) {
  for (const GoodUnder rules : kBoth) {
    const Seen seen = SomeOnLargerBoards(rules);
    EXPECT_GT(seen.plays, 10'000);
    EXPECT_GT(seen.barred, 10);
    EXPECT_GT(seen.banned, 100);
    if (seen.single()) continue;
    EXPECT_GT(seen.pairs, 10);
    EXPECT_GT(seen.twins, 10);
  }
}

void AddPoints(const KnownPlays& plays, uint32_t points, spec::StatedDigest& digest) {
  digest.Add(2);
  for (int i = 0; (plays.full() >> i) != 0; ++i) {
    if ((points >> i & 1) != 0) digest.Add(static_cast<uint64_t>(i) + 3);
  }
}

void AddKnown(const KnownPlays& plays, const KnownPosition& known, spec::StatedDigest& digest) {
  for (int i = 0; (plays.full() >> i) != 0; ++i) {
    digest.Add((known.empty >> i & 1) != 0 ? 0
               : (known.own >> i & 1) != 0 ? 1
               : (known.opp >> i & 1) != 0 ? 2
                                           : 3);
  }
}

// Adds the answer at a point; 1 if it leads to another known position, or stones may be hot.
int AddAnswer(const KnownPlays& plays, const KnownPosition& known, uint32_t at,
              spec::StatedDigest& digest) {
  // The pass, and the answer at this point alone.
  std::vector<KnownPlays::Answer> met;
  const bool all = plays.ForEachAnswer({known, plays.full() & ~at}, [&](const auto& answer) {
    met.push_back(answer);
    return true;
  });
  digest.Add(!all ? 0 : met.size());
  if (!all || met.size() < 2) return 0;
  AddKnown(plays, met[1].after, digest);
  digest.Add(met[1].takes ? 1 : 0);
  AddPoints(plays, met[1].banned, digest);
  return 1;
}

// A line of known_plays.tsv, computed by the program.
std::string StatedLine(const spec::BoardSize& size, uint64_t every) {
  const KnownPlays plays(size, {spec::HotKind::kSingle});
  const KnownPlays with_pairs(size, CoveredKinds(GoodUnder::kAnyWithBasicKo));
  spec::StatedDigest digest, digest_with_pairs;
  int positions = 0, made = 0, answers = 0, answers_with_pairs = 0;
  for (uint64_t number = 0; number >> (2 * size.points()) == 0; number += every) {
    const KnownPosition known = Numbered(number, size.points());
    ++positions;
    for (int i = 0; i < size.points(); ++i) {
      const uint32_t at = 1u << i;
      if ((known.empty & at) != 0) {
        const auto play = plays.Own(known, i);
        digest.Add(play.has_value() ? 1 : 0);
        if (play.has_value()) {
          ++made;
          AddKnown(plays, play->after, digest);
          AddPoints(plays, play->barred, digest);
        }
      }
      if (((known.empty | plays.FreeIn(known)) & at) == 0) continue;
      answers += AddAnswer(plays, known, at, digest);
      if (plays.FreeIn(known) != 0)
        answers_with_pairs += AddAnswer(with_pairs, known, at, digest_with_pairs);
    }
  }
  return absl::StrCat(size.cols(), "x", size.rows(), "\t", every, "\t", positions, "\t", made, "\t",
                      answers, "\t", digest.Text(), "\t", answers_with_pairs, "\t",
                      digest_with_pairs.Text());
}

TEST(KnownPositionTest, IsKnownAsStatedInCoq) {
  const auto rows = spec::StatedRows("known_plays.tsv");
  ASSERT_EQ(rows.size(), 8u);
  for (const auto& row : rows)
    EXPECT_EQ(StatedLine(spec::StatedBoard(row[0]), std::stoull(row[1])), absl::StrJoin(row, "\t"));
}

// A chain keeps what certainly gives it a liberty, and becomes free if that is uncertain.
TEST(KnownPositionTest, WhatMayBeTakenBecomesFree) {
  const auto size = *spec::BoardSize::Create(4, 1);
  const KnownPlays plays(size, {spec::HotKind::kSingle});
  // The play at C1 beside White's B1; A1 is empty, free, and Black's.
  const auto after = [&](const KnownPosition& known) { return plays.Own(known, 2)->after; };
  EXPECT_EQ(after({0, 0b0010, 0b1101}).opp, 0b0010u);
  EXPECT_EQ(after({0, 0b0010, 0b1100}).opp, 0u);
  EXPECT_EQ(after({0, 0b0010, 0b1100}).empty, 0b1000u);
  EXPECT_EQ(after({0b0001, 0b0010, 0b1100}).empty, 0b1010u);
  // With D1 free nothing beside C1 is certainly empty, unless it takes B1.
  EXPECT_FALSE(plays.Own({0, 0b0010, 0b0101}, 2).has_value());
  EXPECT_TRUE(plays.Own({0b0001, 0b0010, 0b0100}, 2).has_value());
}

}  // namespace
}  // namespace hotstone::certify
