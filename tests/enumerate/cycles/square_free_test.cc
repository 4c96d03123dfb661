#include "enumerate/cycles/square_free.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

namespace hotstone::enumerate {
namespace {

Symbols Word(const std::string& letters) { return Symbols(letters.begin(), letters.end()); }

bool IsSquareOf(const Symbols& word, Square square) {
  if (square.period == 0 || square.begin + 2 * square.period > word.size()) return false;
  for (size_t i = square.begin; i < square.begin + square.period; ++i) {
    if (word[i] != word[i + square.period]) return false;
  }
  return true;
}

bool HasSquare(const Symbols& word) {
  for (size_t begin = 0; begin < word.size(); ++begin) {
    for (size_t period = 1; begin + 2 * period <= word.size(); ++period) {
      if (IsSquareOf(word, {begin, period})) return true;
    }
  }
  return false;
}

// Runs FindSquare on a word and checks its answer; returns whether it found a square.
bool Agrees(const Symbols& word) {
  const auto found = FindSquare(word);
  const bool right = found.has_value() ? IsSquareOf(word, *found) : !HasSquare(word);
  EXPECT_TRUE(right) << testing::PrintToString(word);
  return found.has_value();
}

TEST(FindSquareTest, EveryTernaryWordOfUpToTwelveLetters) {
  int square_free = 0;
  for (size_t length = 0; length <= 12; ++length) {
    Symbols word(length, 0);
    for (bool more = true; more;) {
      if (!Agrees(word)) ++square_free;
      size_t i = 0;
      while (i < length && ++word[i] == 3) word[i++] = 0;
      more = i < length;
      if (testing::Test::HasFailure()) return;
    }
  }
  // 1, 3, 6, 12, 18, 30, 42, 60, 78, 108, 144, 204, 264 (OEIS A006156).
  EXPECT_EQ(square_free, 970);
}

TEST(FindSquareTest, PlantedSquaresAreFound) {
  std::mt19937 random(7);
  for (int round = 0; round < 2000; ++round) {
    const auto letters = ThueWord(400);
    const size_t from = random() % 100;
    Symbols word(letters.begin() + static_cast<std::ptrdiff_t>(from),
                 letters.begin() + static_cast<std::ptrdiff_t>(from + 20 + random() % 250));
    EXPECT_FALSE(Agrees(word));
    const size_t begin = random() % word.size();
    const size_t period = 1 + random() % (word.size() - begin);
    const Symbols half(word.begin() + static_cast<std::ptrdiff_t>(begin),
                       word.begin() + static_cast<std::ptrdiff_t>(begin + period));
    word.insert(word.begin() + static_cast<std::ptrdiff_t>(begin), half.begin(), half.end());
    EXPECT_TRUE(Agrees(word));
    if (testing::Test::HasFailure()) return;
  }
}

TEST(FindSquareTest, NothingAndOne) {
  EXPECT_EQ(FindSquare({}), std::nullopt);
  EXPECT_EQ(FindSquare(Word("a")), std::nullopt);
  EXPECT_EQ(FindSquare(Word("aa")), (Square{0, 1}));
}

TEST(ThueWordTest, BeginsAsThueHasItAndHasNoSquare) {
  std::string word;
  for (const uint8_t letter : ThueWord(24)) word += static_cast<char>('a' + letter);
  EXPECT_EQ(word, "abcacbabcbacabcacbacabcb");
  EXPECT_TRUE(ThueWord(0).empty());
  const auto letters = ThueWord(100'000);
  ASSERT_EQ(letters.size(), 100'000u);
  EXPECT_EQ(FindSquare(Symbols(letters.begin(), letters.end())), std::nullopt);
}

// The head and the blocks in the order of Thue's word.
Symbols Image(const Symbols& head, const std::vector<Symbols>& stem_blocks,
              const std::vector<Symbols>& cycles, size_t letters) {
  Symbols image = head;
  for (const Symbols& block : stem_blocks) image.insert(image.end(), block.begin(), block.end());
  for (const uint8_t letter : ThueWord(letters)) {
    image.insert(image.end(), cycles[letter].begin(), cycles[letter].end());
  }
  return image;
}

TEST(BlocksTest, WhatTheTwoConditionsExclude) {
  // A square after a mark; in the head.
  EXPECT_FALSE(BlocksStaySquareFree({}, {Word("mxx"), Word("my"), Word("mz")}));
  EXPECT_FALSE(BlocksStaySquareFree(Word("xyxy"), {Word("mx"), Word("my"), Word("mz")}));
  // my = m of mx, y of mzy: ... mzy mx my? No: mz(y mx)(y mx) needs the blocks zy, xy, x.
  EXPECT_TRUE(BlocksStaySquareFree({}, {Word("mx"), Word("my"), Word("mz")}));
  EXPECT_FALSE(BlocksStaySquareFree({}, {Word("mx"), Word("mxy"), Word("mzy")}));
  // The same blocks twice; a block that is a prefix of another.
  EXPECT_FALSE(BlocksStaySquareFree({}, {Word("mxy"), Word("mxy"), Word("mz")}));
  EXPECT_FALSE(BlocksStaySquareFree({}, {Word("mx"), Word("mxy"), Word("mz")}));
  // The head ends as a block does: z(x m)(x m) is one.
  EXPECT_FALSE(BlocksStaySquareFree(Word("zx"), {Word("mx"), Word("my"), Word("mz")}));
  EXPECT_TRUE(BlocksStaySquareFree(Word("zw"), {Word("mx"), Word("my"), Word("mz")}));
}

// Random blocks: accepted ones give no square, and some of the refused ones really have one.
TEST(BlocksTest, AcceptedBlocksGiveNoSquare) {
  std::mt19937 random(3);
  int accepted = 0;
  int rightly_refused = 0;
  const auto random_word = [&](std::string word, size_t most) {
    for (size_t n = random() % (most + 1); n > 0; --n)
      word += static_cast<char>('p' + random() % 4);
    return Word(word);
  };
  for (int round = 0; round < 30'000; ++round) {
    const Symbols head = random_word("", 3);
    std::vector<Symbols> stem_blocks;
    if (random() % 3 == 0) stem_blocks.push_back(random_word("m", 4));
    std::vector<Symbols> cycles;
    for (int i = 0; i < 3; ++i) cycles.push_back(random_word("m", 4));
    std::vector<Symbols> blocks = stem_blocks;
    blocks.insert(blocks.end(), cycles.begin(), cycles.end());
    const bool square = FindSquare(Image(head, stem_blocks, cycles, 60)).has_value();
    if (BlocksStaySquareFree(head, blocks)) {
      ++accepted;
      ASSERT_FALSE(square) << testing::PrintToString(head) << testing::PrintToString(blocks);
    } else if (square) {
      ++rightly_refused;
    }
  }
  EXPECT_GT(accepted, 500);
  EXPECT_GT(rightly_refused, 500);
}

}  // namespace
}  // namespace hotstone::enumerate
