// What `same=fight`, `start=first` and `recycling=disturbing` forbid: the bit-boards agree with the
// law on every point after every ply of random games that keep to a ko, with plays elsewhere
// between.
#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/cycle_layer.h"
#include "enumerate/rules/spec_bridge.h"
#include "gtest/gtest.h"
#include "tests/differential/whole_games.h"

namespace hotstone {
namespace {

using enumerate::Coloured;
using enumerate::Grid;

struct KoBoard {
  std::vector<std::string> rows;
  std::string near;  // letters mark the points to play at most often
};

// A double ko by which both live, one in which White is dead, a single ko, and stones that remove
// themselves; each with room elsewhere.
const std::vector<KoBoard>& KoBoards() {
  static const auto* const setups = new std::vector<KoBoard>{
      {{"......", "......", "XXXOOO", "XX.XOO", ".XXOO.", "XXO.OO"}, "C3D3C1D1"},
      {{".....", ".....", "XXOOO", "XX.XO", ".XXOO", "XXO.O"}, "C3D3C1D1"},
      {{"....", "....", "XXOO", "X.XO", "XXOO"}, "B2C2"},
      {{"XXX..", "OOX..", ".OX.."}, "A1B1A2B2"},
  };
  return *setups;
}

constexpr const char* kReadings[] = {
    "ing-1996",
    "ing-1991",
    "ing-1996,start=all",
    "ing-1996,same=board",
    "ing-1996,unnamed=both-if-unclassified",
    "basic-only,hot=none,cycle=disturber,same=fight",
    "basic-only,hot=none,cycle=disturber,same=fight,cycle_colour=either",
    "basic-only,hot=none,cycle=starter,same=fight",
    "basic-only,hot=none,cycle=starter,same=fight,start=first,cycle_colour=either",
    "basic-only,hot=none,cycle=starter,recycling=disturbing,same=fight",
    "basic-only,hot=none,cycle=starter-first,same=fight",
    "basic-only,hot=none,cycle=starter-first,recycling=disturbing",
    "basic-only,hot=none,cycle=second-cycle,recycling=disturbing"};

// A game by the law and its history on bit-boards.
class BothGames {
 public:
  BothGames(const spec::RuleSet& rules, const spec::Position& start, spec::Color to_move)
      : game_(*spec::Game::Create(rules, start, to_move)),
        grid_(*Grid::Create(start.size().cols(), start.size().rows())),
        disturbers_(grid_, rules.ReadingOfCycles()),
        history_(rules, OnBits(start), to_move == spec::Color::kWhite, disturbers_) {}

  const spec::Game& game() const { return game_; }

  // The plays by the player to move that may be compared, and whether the cycle layer forbids them.
  std::vector<std::pair<spec::Point, bool>> Compare() const {
    std::vector<std::pair<spec::Point, bool>> plays;
    for (const spec::Point p : game_.position().EmptyPoints()) {
      const spec::Ruling ruling = game_.Judge({game_.to_move(), p});
      const bool by_cycle = ruling.why == spec::Illegality::kRecycling;
      if (!ruling.legal() && !by_cycle) continue;
      const auto play = spec::PlayAt(game_.position(), game_.to_move(), p);
      EXPECT_EQ(history_.Forbids(game_.position().size().Index(p), OnBits(game_.position()),
                                 OnBits(play.after), game_.to_move() == spec::Color::kWhite),
                by_cycle)
          << spec::PointName(p) << " after ply " << game_.plies().size();
      plays.emplace_back(p, by_cycle);
    }
    return plays;
  }

  void Play(const spec::Move& move) {
    const bool white = game_.to_move() == spec::Color::kWhite;
    const Coloured before = OnBits(game_.position());
    ASSERT_TRUE(game_.Play(move).legal());
    if (move.IsPass()) {
      history_.AfterPass(before, !white);
    } else {
      history_.AfterPlay(game_.position().size().Index(*move.at), before, OnBits(game_.position()),
                         white);
    }
  }

 private:
  static Coloured OnBits(const spec::Position& position) {
    const enumerate::Stones stones = enumerate::FromSpec(position);
    return {stones.own, stones.opp};
  }

  spec::Game game_;
  Grid grid_;
  enumerate::Disturbers disturbers_;
  enumerate::PlayHistory history_;
};

void ExpectAgreement(const std::string& reading) {
  SCOPED_TRACE(reading);
  const spec::RuleSet rules = *spec::ParseRuleSet(reading);
  std::mt19937 random(20260911);
  long forbidden = 0;
  for (int round = 0; round < 160 && !testing::Test::HasFailure(); ++round) {
    const KoBoard& setup = KoBoards()[static_cast<size_t>(round) % KoBoards().size()];
    const auto to_move = random() % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite;
    BothGames both(rules, *spec::Position::FromRows(setup.rows), to_move);
    const spec::Game& game = both.game();
    for (int ply = 0; ply < 60 && !game.ended(); ++ply) {
      std::vector<spec::Move> near;
      for (const auto& [p, by_cycle] : both.Compare()) {
        forbidden += by_cycle ? 1 : 0;
        if (!by_cycle && setup.near.find(spec::PointName(p)) != std::string::npos)
          near.push_back({game.to_move(), p});
      }
      // One ply in eight is elsewhere, one in four a pass.
      both.Play(near.empty() || random() % 8 == 0 ? RandomMove(game, random, 3)
                : random() % 4 == 0               ? spec::Pass(game.to_move())
                                                  : near[random() % near.size()]);
    }
  }
  EXPECT_GT(forbidden, 0);
}

TEST(SameFightAgreesTest, BitBoardsForbidWhatTheLawForbids) {
  for (const char* reading : kReadings) ASSERT_NO_FATAL_FAILURE(ExpectAgreement(reading));
}

// The disturber of a double ko by which both live answers an attack, once the ko has gone round:
// SameFightTest.TheDisturberMayStillAnswerAnAttack, on every point after every ply.
TEST(SameFightAgreesTest, TheDisturberAnswersAnAttack) {
  for (const char* reading : {"ing-1996", "ing-1996,start=all"}) {
    BothGames both(*spec::ParseRuleSet(reading),
                   *spec::Position::FromRows({"......", "......", "......", "......", "......",
                                              "XXXOOO", "XX.XOO", ".XXOO.", "XXO.OO"}),
                   spec::Color::kBlack);
    for (const char* at :
         {"D1", "C3", "-", "C1", "D3", "-", "A9", "F9", "-", "C3", "D1", "A8", "B8", "C1"}) {
      both.Compare();
      const spec::Color player = both.game().to_move();
      both.Play(std::string(at) == "-"
                    ? spec::Pass(player)
                    : spec::Move{player, *spec::ParsePoint(at, both.game().position().size())});
    }
    both.Compare();
  }
}

}  // namespace
}  // namespace hotstone
