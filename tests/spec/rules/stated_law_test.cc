// The law stated in proofs/ and the law of spec/ permit the same moves with the same results.
//
// proofs/extract/counts.tsv holds what the Coq definitions, extracted to OCaml, say of many rule
// sets on small boards: the number of legal sequences of a given length, and a digest of every move
// on the way and of every position, player and pass count at the end. This test computes both
// numbers in spec/, game by game.
//
// plays.tsv and games.tsv cover every play of every legal position of the boards of up to nine
// points, and every ply of twelve thousand random games (proofs/extract/agreement.ml). This test
// repeats the random draws. The fast tests check small boards and every fortieth rule set;
// StatedLawSlow checks all.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "spec/rules/game.h"
#include "tests/spec/fillings.h"
#include "tests/spec/stated_answers.h"

namespace hotstone::spec {
namespace {

constexpr uint64_t kDigestModulus = 999983;

// The count and the digest of the sequences of `depth` plies, as proofs/extract/counting_games.v
// defines them.
struct StatedCounts {
  uint64_t count = 0;
  uint64_t digest = 0;
};

StatedCounts CountLegalSequences(const Game& game, int depth) {
  if (depth == 0) {
    uint64_t digest = static_cast<uint64_t>(game.situation().passes) * 2 +
                      (game.to_move() == Color::kBlack ? 1 : 2);
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
  const auto rows = StatedRows("counts.tsv");
  uint64_t sequences = 0;
  for (const auto& fields : rows) {
    ASSERT_EQ(fields.size(), 5u) << fields[0];
    const std::string line = fields[0] + " " + fields[1];
    const auto rules = ParseRuleSet(fields[1]);
    ASSERT_TRUE(rules.ok()) << rules.status();
    int depth = 0;
    ASSERT_TRUE(absl::SimpleAtoi(fields[2], &depth)) << line;
    const StatedCounts found = CountLegalSequences(
        *Game::Create(*rules, Position(StatedBoard(fields[0])), Color::kBlack), depth);
    EXPECT_EQ(std::to_string(found.count), fields[3]) << line;
    EXPECT_EQ(std::to_string(found.digest), fields[4]) << line;
    sequences += found.count;
  }
  EXPECT_EQ(rows.size(), 420u);
  EXPECT_GT(sequences, 90000u);
}

void AddSituation(StatedDigest& digest, const Situation& s) {
  digest.AddCells(s.position);
  digest.Add(static_cast<uint64_t>(s.passes));
  digest.Add(s.to_move == Color::kBlack ? 1 : 2);
  digest.Add(static_cast<uint64_t>(s.handicap_owed));
  for (const Point p : s.bans) digest.Add(static_cast<uint64_t>(s.position.size().Index(p)) + 3);
}

// The reasons, numbered as in agreement.ml; 0 is legal.
uint64_t StatedReason(const Ruling& ruling) {
  if (ruling.legal()) return 0;
  switch (*ruling.why) {
    case Illegality::kGameOver:
      return 1;
    case Illegality::kOffBoard:
      return 2;
    case Illegality::kOccupied:
      return 3;
    case Illegality::kHandicap:
      return 4;
    case Illegality::kSelfRemoval:
      return 5;
    case Illegality::kNoVariation:
      return 6;
    case Illegality::kHotStone:
      return 7;
    case Illegality::kRecycling:
    case Illegality::kSuperko:
      return 8;
  }
  return 9;
}

// A line of plays.tsv, computed by spec/.
std::vector<std::string> PlaysOfSpec(const std::string& board, const std::string& rules_text) {
  const BoardSize size = StatedBoard(board);
  const RuleSet rules = *ParseRuleSet(rules_text);
  uint64_t positions = 0;
  uint64_t plays = 0;
  StatedDigest digest;
  for (const Position& position : LegalPositions(size)) {
    ++positions;
    for (const Color player : {Color::kBlack, Color::kWhite}) {
      const Situation s{position, player, 0, {}, 0};
      for (int i = 0; i < size.points(); ++i) {
        const Ruling ruling = Judge(s, size.At(i), rules);
        digest.Add(StatedReason(ruling));
        if (!ruling.legal()) continue;
        ++plays;
        AddSituation(digest, After(s, size.At(i), rules));
      }
    }
  }
  return {board, rules_text, std::to_string(positions), std::to_string(plays), digest.Text()};
}

constexpr uint64_t kGamesOfALine = 13;

// The line of games.tsv with this number, computed by spec/.
std::vector<std::string> GamesOfSpec(const std::string& board, const std::string& rules_text,
                                     uint64_t number) {
  const BoardSize size = StatedBoard(board);
  const RuleSet rules = *ParseRuleSet(rules_text);
  uint64_t plies = 0;
  StatedDigest digest;
  for (uint64_t i = 0; i < kGamesOfALine; ++i) {
    uint64_t seed = StatedDraw(number * kGamesOfALine + i + 1);
    Game game = *Game::Create(rules, Position(size), Color::kBlack);
    const size_t most = i == 0 ? 200 : 48;
    while (game.plies().size() < most && !game.ended()) {
      std::vector<Point> open;
      for (int at = 0; at < size.points(); ++at) {
        const Ruling ruling = game.Judge({game.to_move(), size.At(at)});
        digest.Add(StatedReason(ruling));
        if (ruling.legal()) open.push_back(size.At(at));
      }
      seed = StatedDraw(seed);
      const bool pass = seed % 16 == 0 || open.empty();
      seed = StatedDraw(seed);
      Move move = Pass(game.to_move());
      if (!pass) move = {game.to_move(), open[seed % open.size()]};
      EXPECT_TRUE(game.Play(move).legal());
      AddSituation(digest, game.situation());
    }
    plies += game.plies().size();
  }
  return {board, rules_text, std::to_string(plies), digest.Text()};
}

TEST(StatedLawTest, EveryPlayOfSmallBoards) {
  const auto rows = StatedRows("plays.tsv");
  EXPECT_EQ(rows.size(), 433u);
  for (const auto& row : rows) {
    ASSERT_EQ(row.size(), 5u);
    if (StatedBoard(row[0]).points() > 5) continue;
    EXPECT_EQ(PlaysOfSpec(row[0], row[1]), row);
  }
}

TEST(StatedLawTest, GamesAtRandom) {
  const auto rows = StatedRows("games.tsv");
  EXPECT_EQ(rows.size(), 1230u);
  for (size_t i = 0; i < rows.size(); i += 40) {
    ASSERT_EQ(rows[i].size(), 4u);
    EXPECT_EQ(GamesOfSpec(rows[i][0], rows[i][1], i), rows[i]);
  }
}

TEST(StatedLawSlow, EveryPlayOfBoardsToNinePoints) {
  const auto rows = StatedRows("plays.tsv");
  EXPECT_EQ(rows.size(), 433u);
  for (const auto& row : rows) EXPECT_EQ(PlaysOfSpec(row[0], row[1]), row);
}

TEST(StatedLawSlow, TwelveThousandGamesAtRandom) {
  const auto rows = StatedRows("games.tsv");
  EXPECT_GT(rows.size() * kGamesOfALine, 12000u);
  uint64_t plies = 0;
  for (size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(GamesOfSpec(rows[i][0], rows[i][1], i), rows[i]);
    plies += std::stoull(rows[i][2]);
  }
  EXPECT_GT(plies, 200000u);
}

}  // namespace
}  // namespace hotstone::spec
