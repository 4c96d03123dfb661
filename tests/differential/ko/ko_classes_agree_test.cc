// The classification of ko positions by the law and on bit-boards must agree: ko positions, groups,
// eyes and breaths, class, kind, dead side, side at stake, and the reason where there is no class.
// It is compared on every legal position of small boards, on random positions of larger boards, and
// on the named positions.
//
// The law classifies with sets of points, spec/ko; the bit-boards with masks, enumerate/rules. They
// share no rule code.
#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/breath.h"
#include "enumerate/rules/eye.h"
#include "enumerate/rules/ko.h"
#include "enumerate/rules/ko_class.h"
#include "formats/case/case_reader.h"
#include "spec/ko/breath.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/eye.h"
#include "spec/ko/ko.h"
#include "spec/ko/ko_class.h"
#include "tests/differential/renderings.h"

namespace hotstone::renderings {
namespace {

enumerate::Side SideOf(spec::Color color) {
  return color == spec::Color::kBlack ? enumerate::Side::kOwn : enumerate::Side::kOpp;
}

// The difference in one group, or nothing.
std::string CompareGroup(const spec::BoardSize& size, const spec::KoGroup& law,
                         const enumerate::KoGroup& bits) {
  if (SideOf(law.color) != bits.side || Bits(size, law.stones) != bits.stones)
    return "stones of a group";
  if (law.least_eyes != bits.least_eyes || law.most_eyes != bits.most_eyes) return "eyes";
  if (law.alive != bits.alive) return "life";
  if (Bits(size, law.internal) != bits.internal) return "internal breaths";
  if (Bits(size, law.ko) != bits.ko) return "ko breaths";
  if (Bits(size, law.shared) != bits.shared) return "shared breaths";
  if (Bits(size, law.external) != bits.external) return "external breaths";
  return law.holds_stones == bits.holds_stones ? "" : "stones held";
}

std::string CompareKo(const spec::BoardSize& size, const spec::KoPosition& law,
                      const spec::KoBetween& between, const enumerate::KoBetween& bits) {
  const auto group = [&](const std::optional<size_t>& number) {
    return number.has_value() ? Bits(size, law.groups[*number].stones) : 0;
  };
  if (SideOf(between.ko.holder) != bits.ko.holder) return "holder of a ko";
  if (Bits(size, between.ko.stones) != bits.ko.stones) return "stones of a ko";
  if (Bits(size, {between.ko.mouth}) != bits.ko.mouth) return "mouth of a ko";
  return group(between.holders) == bits.holders && group(between.takers) == bits.takers
             ? ""
             : "groups around a ko";
}

// By removal only where the plain law finds the fates soon.
std::vector<spec::ClassBy> ClassesBy(const spec::BoardSize& size) {
  if (size.points() > 9) return {spec::ClassBy::kBreath};
  return {spec::ClassBy::kBreath, spec::ClassBy::kRemoval, spec::ClassBy::kRemovalDecides};
}

std::string CompareKoPosition(const Board& board, const spec::Position& position,
                              enumerate::Stones stones, const spec::KoPosition& law,
                              const enumerate::KoPosition& bits) {
  if (law.kos.size() != bits.kos.size()) return "kos of a ko position";
  if (law.groups.size() != bits.groups.size()) return "groups of a ko position";
  std::string wrong;
  for (size_t k = 0; k < law.kos.size() && wrong.empty(); ++k) {
    wrong = CompareKo(board.size, law, law.kos[k], bits.kos[k]);
  }
  for (size_t g = 0; g < law.groups.size() && wrong.empty(); ++g) {
    wrong = CompareGroup(board.size, law.groups[g], bits.groups[g]);
  }
  if (!wrong.empty()) return wrong;
  if (spec::ClassifyByBreaths(law) != enumerate::ToSpec(enumerate::ClassifyByBreaths(bits))) {
    return "class by the breaths";
  }
  for (const auto settled : {spec::SettledBy::kLife, spec::SettledBy::kOutcome}) {
    for (const auto class_by : ClassesBy(board.size)) {
      const spec::KoReading reading{settled, class_by};
      const spec::KoVerdict verdict = spec::Classify(position, law, reading);
      const spec::KoVerdict second = enumerate::ToSpec(
          enumerate::Classify(board.grid, stones, bits, enumerate::FromSpec(reading)));
      if (verdict == second) continue;
      return absl::StrCat("class ", spec::VerdictName(verdict), " and ", spec::VerdictName(second));
    }
  }
  return "";
}

// Which kos are in one fight with each of these.
std::string CompareFights(const Board& board, const spec::Position& position,
                          enumerate::Stones stones) {
  const enumerate::Kos bits = enumerate::FindKos(board.grid, stones);
  if (bits.empty()) return "";  // its ko positions show whether the law has none either
  const std::vector<spec::Ko> law = spec::FindKos(position);
  const std::vector<int> fights = spec::FightsOf(position, law);
  if (law.size() != bits.size()) return "kos";
  for (size_t k = 0; k < law.size(); ++k) {
    uint64_t fight = 0;
    for (size_t other = 0; other < law.size(); ++other) {
      fight |= fights[other] == fights[k] ? uint64_t{1} << other : 0;
    }
    if (fight != enumerate::FightOf(board.grid, stones, bits, k)) return "fights";
  }
  return "";
}

// What has been compared.
struct SeenClasses {
  uint64_t ko_positions = 0;
  std::set<std::string> classes;
};

// The position must be legal.
std::string CompareClasses(const Board& board, const spec::Position& position, SeenClasses& seen) {
  const enumerate::Stones stones = enumerate::FromSpec(position);
  if (const auto wrong = CompareFights(board, position, stones); !wrong.empty()) {
    return absl::StrCat(wrong, ": ", position.ToText());
  }
  const auto law = spec::KoPositions(position);
  const auto bits = enumerate::FindKoPositions(board.grid, stones);
  if (law.size() != bits.size()) return "ko positions of " + position.ToText();
  seen.ko_positions += law.size();
  for (size_t i = 0; i < law.size(); ++i) {
    const std::string wrong = CompareKoPosition(board, position, stones, law[i], bits[i]);
    if (!wrong.empty()) return absl::StrCat(wrong, ": ", position.ToText());
    seen.classes.insert(spec::VerdictName(spec::Classify(position, law[i])));
  }
  return "";
}

// Compares every ko position of every legal position and returns their number.
uint64_t CompareEveryPosition(const Board& board) {
  std::string wrong;
  SeenClasses seen;
  ForEachFilling(board, [&](enumerate::Stones stones) {
    if (!wrong.empty() || !enumerate::IsLegal(board.grid, stones)) return;
    wrong = CompareClasses(board, enumerate::ToSpec(stones, board.size), seen);
  });
  EXPECT_EQ(wrong, "");
  return seen.ko_positions;
}

TEST(KoClassesAgreeTest, OnEveryPositionOfUpToNinePoints) {
  for (const Shape& shape : Shapes(1, 9)) {
    const bool has_kos = shape != Shape{1, 1} && shape != Shape{2, 2};
    EXPECT_EQ(CompareEveryPosition({shape.first, shape.second}) > 0, has_kos);
  }
}

class KoClassesAgreeSlow : public testing::TestWithParam<Shape> {};
TEST_P(KoClassesAgreeSlow, OnEveryPosition) {
  EXPECT_GT(CompareEveryPosition({GetParam().first, GetParam().second}), 0u);
}
INSTANTIATE_TEST_SUITE_P(UpToTwelvePoints, KoClassesAgreeSlow, testing::ValuesIn(Shapes(10, 12)),
                         ShapeName);

// Every shape of up to seven empty points that fits on 4x4, everything else black: spaces of six
// and seven points need more room than the boards above have.
TEST(EyesAgreeTest, OnEveryShapeOfUpToSevenPoints) {
  const Board board(4, 4);
  std::set<std::pair<int, int>> worth_of_six;
  for (uint64_t empty = 1; empty < uint64_t{1} << 16; ++empty) {
    if (enumerate::Count(empty) > 7) continue;
    const enumerate::Stones stones{board.grid.full() & ~empty, 0};
    if (!enumerate::IsLegal(board.grid, stones)) continue;
    const spec::Position position = enumerate::ToSpec(stones, board.size);
    const auto law = spec::EnclosedSpaces(position);
    const auto bits = enumerate::FindEnclosedSpaces(board.grid, stones);
    ASSERT_EQ(law.size(), bits.size()) << position.ToText();
    for (size_t i = 0; i < law.size(); ++i) {
      ASSERT_EQ(Bits(board.size, law[i].points), bits[i].points) << position.ToText();
      ASSERT_EQ(law[i].least_eyes, bits[i].least_eyes) << position.ToText();
      ASSERT_EQ(law[i].most_eyes, bits[i].most_eyes) << position.ToText();
      if (law[i].points.size() == 6) worth_of_six.insert({law[i].least_eyes, law[i].most_eyes});
    }
  }
  EXPECT_EQ(worth_of_six, (std::set<std::pair<int, int>>{{1, 2}, {2, 2}}));
}

// Stones at random, then chains without a liberty removed; many of the few empty points are mouths.
TEST(KoClassesAgreeTest, OnRandomPositions) {
  for (const auto& [cols, rows] : {Shape{4, 4}, {4, 5}, {5, 5}, {6, 6}, {7, 9}, {8, 8}}) {
    const Board board(cols, rows);
    std::mt19937_64 random(20010916);
    SeenClasses seen;
    for (int round = 0; round < 3000; ++round) {
      const uint64_t sparseness = 3 + random() % 10;
      const uint64_t clustering = random() % 3;  // copies the stone before it
      spec::Position position(board.size);
      std::optional<spec::Color> last;
      for (int i = 0; i < board.size.points(); ++i) {
        if (random() % sparseness == 0) continue;
        if (!last.has_value() || random() % 3 >= clustering) {
          last = random() % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite;
        }
        position.Put(board.size.At(i), *last);
      }
      while (const auto chain = spec::ChainWithoutLiberty(position)) {
        for (const spec::Point p : chain->stones) position.Remove(p);
      }
      ASSERT_EQ(CompareClasses(board, position, seen), "");
    }
    EXPECT_GT(seen.ko_positions, 100u);
    EXPECT_GE(seen.classes.size(), 7u);
  }
}

// The positions of the texts, with all positions of their cycles.
TEST(KoClassesAgreeTest, OnTheNamedPositions) {
  const auto cases =
      formats::ReadCaseFile(HOTSTONE_SOURCE_DIR "/corpus/named/named-positions.jsonl");
  ASSERT_TRUE(cases.ok()) << cases.status();
  SeenClasses seen;
  int positions = 0;
  for (const formats::CaseLine& line : *cases) {
    spec::Position position = line.value.setup;
    if (position.size().points() > enumerate::kMaxPoints) continue;
    const Board board(position.size().cols(), position.size().rows());
    EXPECT_EQ(CompareClasses(board, position, seen), "") << line.value.id;
    ++positions;
    for (const formats::CaseEntry& entry : line.value.moves) {
      if (!entry.move.at.has_value() || !position.IsEmpty(*entry.move.at)) continue;
      position = spec::PlayAt(position, entry.move.player, *entry.move.at).after;
      EXPECT_EQ(CompareClasses(board, position, seen), "") << line.value.id;
    }
  }
  EXPECT_GT(positions, 20);
  EXPECT_GT(seen.ko_positions, 40u);
  EXPECT_EQ(seen.classes.size(), 9u);  // every class, kind and reason
}

}  // namespace
}  // namespace hotstone::renderings
