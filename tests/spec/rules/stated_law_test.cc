// The law as proofs/ states it and the law of spec/ permit the same moves, and they do the same.
//
// proofs/extract/counts.tsv has what the definitions in Coq, extracted to OCaml, say of many rule sets on small boards: how
// many sequences of so many plies are legal, and a number made of every move on the way and of every position, player and
// count of passes at the end. Here spec/ is asked for both numbers, game by game.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "spec/rules/game.h"

namespace hotstone::spec {
namespace {

constexpr uint64_t kDigestModulus = 999983;

// The count and the digest of the sequences of `depth` plies, as proofs/extract/counting_games.v defines them.
struct StatedCounts {
  uint64_t count = 0;
  uint64_t digest = 0;
};

StatedCounts CountLegalSequences(const Game& game, int depth) {
  if (depth == 0) {
    uint64_t digest =
        static_cast<uint64_t>(game.situation().passes) * 2 + (game.to_move() == Color::kBlack ? 1 : 2);
    for (const char cell : game.position().cells()) {
      digest = (digest * 3 + (cell == 'X' ? 1 : cell == 'O' ? 2 : 0)) % kDigestModulus;
    }
    return {1, digest};
  }
  StatedCounts all{0, 1};
  const auto try_move = [&](const Move& move, uint64_t code) {
    Game next = game;
    if (!next.Play(move).legal()) return;
    const StatedCounts part = CountLegalSequences(next, depth - 1);
    all.count += part.count;
    all.digest = (all.digest * 31 + code * 7 + part.digest) % kDigestModulus;
  };
  for (const Point p : game.position().EmptyPoints()) {
    try_move({game.to_move(), p}, static_cast<uint64_t>(game.position().size().Index(p)) + 2);
  }
  try_move(Pass(game.to_move()), 1);
  return all;
}

TEST(StatedLawTest, SpecPermitsAndDoesWhatTheProofsState) {
  std::ifstream file(HOTSTONE_SOURCE_DIR "/proofs/extract/counts.tsv");
  int rows = 0;
  uint64_t sequences = 0;
  for (std::string line; std::getline(file, line); ++rows) {
    const std::vector<std::string> fields = absl::StrSplit(line, '\t');
    ASSERT_EQ(fields.size(), 5u) << line;
    const std::vector<std::string> sides = absl::StrSplit(fields[0], 'x');
    const auto rules = ParseRuleSet(fields[1]);
    ASSERT_TRUE(rules.ok()) << rules.status();
    int depth = 0;
    ASSERT_TRUE(absl::SimpleAtoi(fields[2], &depth)) << line;
    const auto size = BoardSize::Create(std::stoi(sides[0]), std::stoi(sides[1]));
    ASSERT_TRUE(size.ok()) << line;
    const StatedCounts found =
        CountLegalSequences(*Game::Create(*rules, Position(*size), Color::kBlack), depth);
    EXPECT_EQ(std::to_string(found.count), fields[3]) << line;
    EXPECT_EQ(std::to_string(found.digest), fields[4]) << line;
    sequences += found.count;
  }
  EXPECT_EQ(rows, 420);
  EXPECT_GT(sequences, 90000u);
}

}  // namespace
}  // namespace hotstone::spec
