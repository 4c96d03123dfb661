// Handicap games of all ranks. Our engine, records and explain give the same game, position, turn,
// bans, history and result, whether White's passes are made, omitted, or implied by HA. Set-up
// stones give the same except for the memory of how they got there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "answers/records/record_rules.h"
#include "answers/records/replay.h"
#include "conformance/play/game_record.h"
#include "conformance/play/gtp_engine.h"
#include "spec/counting/outcome.h"
#include "tournament/law/handicap.h"

namespace hotstone::tournament {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// Our engine, and the text that it loads.
class HandicapEngine {
 public:
  HandicapEngine(const spec::RuleSet& rules, int side, std::string record = "")
      : engine_(rules, *spec::BoardSize::Create(side, side), 1,
                {[record](const std::string& path) { return formats::ParseSgf(record, path); },
                 [](const std::string&, const std::string&) { return absl::OkStatus(); }}) {}

  // Its reply, without the sign and the last empty line.
  std::string Ask(const std::string& line) {
    const std::string reply = engine_.Answer({line, false}).value_or("");
    EXPECT_THAT(reply, StartsWith("=")) << line;
    return std::string(absl::StripAsciiWhitespace(reply.substr(1)));
  }

  // The situation without the rules and the number of plies.
  std::string Situation() {
    std::vector<std::string> lines = absl::StrSplit(Ask("hotstone-situation"), '\n');
    std::vector<std::string> kept;
    for (const std::string& line : lines) {
      if (line.rfind("rules ", 0) != 0 && line.rfind("plies ", 0) != 0) kept.push_back(line);
    }
    return absl::StrCat(absl::StrJoin(kept, "\n"), "\n", Ask("list_stones b"), "\n",
                        Ask("list_stones w"), "\n", Ask("final_score"));
  }

 private:
  conformance::GtpEngine engine_;
};

// A handicap game: Black's plays before White's first, all in the upper rows of a board of nine;
// then Black takes a ko at C2, and White may not retake at B2.
struct HandicapPlayed {
  std::vector<std::string> first;
  std::vector<std::string> after = {"w D2", "b A2", "w C3", "b B3", "w C1", "b B1", "w B2", "b C2"};
};

HandicapPlayed PlayedWith(int passes) {
  HandicapPlayed played;
  for (int row = 4; row < 9; ++row) {
    for (int col = 0; col < 9; ++col) {
      if ((col + row) % 2 == 0 && played.first.size() < static_cast<size_t>(passes) + 1) {
        played.first.push_back(spec::PointName({col, row}));
      }
    }
  }
  return played;
}

// A record without White's passes, with these rules in RU.
std::string RecordWithoutPasses(const std::string& rules, const HandicapGame& game, int side) {
  const spec::BoardSize size = *spec::BoardSize::Create(side, side);
  std::string text =
      absl::StrCat("(;GM[1]FF[4]SZ[", side, "]RU[", rules, "]KM[", game.compensation, "]",
                   game.passes > 0 ? absl::StrCat("HA[", game.passes + 1, "]") : "");
  const auto add = [&](const char* player, const std::string& point) {
    absl::StrAppend(&text, ";", player, "[",
                    formats::SgfPointName(*spec::ParsePoint(point, size), size), "]");
  };
  const HandicapPlayed played = PlayedWith(game.passes);
  for (const std::string& point : played.first) add("B", point);
  for (const std::string& move : played.after) add(move[0] == 'b' ? "B" : "W", move.substr(2));
  return text + ")";
}

// The game of a record as replayed by explain.
spec::Game Explained(const std::string& record) {
  const auto trees = formats::ParseSgf(record, "r");
  EXPECT_TRUE(trees.ok()) << trees.status();
  const auto game = formats::ReadSgfGame(trees->front(), "r", {{}, "", true});
  EXPECT_TRUE(game.ok()) << game.status();
  const auto rules = answers::RulesOfRecord(*game, "", "r");
  EXPECT_TRUE(rules.ok()) << rules.status();
  auto replay = answers::ReplayRecord(*game, rules->rules, false, "r");
  EXPECT_TRUE(replay.ok()) << replay.status();
  EXPECT_EQ(replay->illegal, 0) << record;
  return replay->game;
}

std::vector<std::string> MovesOf(const spec::Game& game) {
  std::vector<std::string> moves;
  for (const spec::Game::Ply& ply : game.plies()) {
    moves.push_back(absl::StrCat(std::string(1, spec::ColorLetter(ply.move.player)), " ",
                                 spec::MoveName(ply.move)));
  }
  return moves;
}

// Every game that a rank gets against 1 ping, identified by its passes and compensation.
std::map<std::pair<int, int>, HandicapGame> GamesAgainstOnePing() {
  const auto system = *ParseHandicapSystem("ing-1996");
  std::map<std::pair<int, int>, HandicapGame> games;
  for (const Rank& rank : RanksOf(system)) {
    const auto game = *HandicapOf(rank, {RankScale::kPing, 1}, system);
    games.insert({{game.passes, game.compensation}, game});
  }
  return games;
}

void ExpectTheSameGame(const HandicapGame& game, int side) {
  const auto system = *ParseHandicapSystem("ing-1996");
  const spec::RuleSet rules = RulesOfGame(game, system);
  const HandicapPlayed played = PlayedWith(game.passes);
  HandicapEngine passes(rules, side);
  HandicapEngine plays_on(rules, side);
  for (size_t i = 0; i < played.first.size(); ++i) {
    passes.Ask("play b " + played.first[i]);
    plays_on.Ask("play b " + played.first[i]);
    if (i + 1 < played.first.size()) passes.Ask("play w pass");
  }
  for (const std::string& move : played.after) {
    passes.Ask("play " + move);
    plays_on.Ask("play " + move);
  }
  const std::string situation = passes.Situation();
  EXPECT_THAT(situation,
              HasSubstr("to_move white\npasses 0 of 4\nstate open\nhandicap_owed 0\nbans B2\n"));
  EXPECT_EQ(plays_on.Situation(), situation);
  const std::string record = passes.Ask("printsgf");
  EXPECT_EQ(plays_on.Ask("printsgf"), record);
  EXPECT_EQ(record.find("HA[") != std::string::npos, game.passes > 0);
  // A record with HA but neither passes nor `handicap` in its rules, loaded by an engine whose
  // rules do not mention a handicap.
  const std::string with_ha = RecordWithoutPasses("ing-1996", game, side);
  for (const std::string& text : {with_ha, record}) {
    HandicapEngine loaded(*spec::ParseRuleSet("ing-1996"), side, text);
    loaded.Ask("loadsgf r");
    EXPECT_EQ(loaded.Situation(), situation) << text;
    EXPECT_EQ(loaded.Ask("printsgf"), record) << text;
    const spec::Game explained = Explained(text);
    EXPECT_EQ(spec::RuleSetName(explained.rules()), spec::RuleSetName(rules)) << text;
    EXPECT_EQ(MovesOf(explained), MovesOf(Explained(record))) << text;
    EXPECT_EQ(explained.situation(), Explained(record).situation()) << text;
    EXPECT_EQ(
        spec::PointNames({explained.situation().bans.begin(), explained.situation().bans.end()}),
        "B2");
    EXPECT_EQ(conformance::ResultText(spec::Decide(explained.position(), explained.rules())),
              passes.Ask("final_score"));
  }
}

TEST(HandicapGamesTest, AllWaysGiveTheSameGame) {
  const auto games = GamesAgainstOnePing();
  EXPECT_EQ(games.size(), 33u);
  EXPECT_EQ(games.rbegin()->second.passes, 22);
  for (const auto& [key, game] : games) ExpectTheSameGame(game, 9);
  for (const int passes : {0, 1, 2, 9, 22}) {
    ExpectTheSameGame(games.lower_bound({passes, -1000})->second, 19);
  }
}

// Stones set up by the protocol, or by AB: the same position, turn, bans and result.
TEST(HandicapGamesTest, StonesSetUpGiveTheSamePosition) {
  const auto system = *ParseHandicapSystem("ing-1996");
  for (const auto& [key, game] : GamesAgainstOnePing()) {
    if (game.passes == 0) continue;
    const spec::RuleSet rules = RulesOfGame(game, system);
    const HandicapPlayed played = PlayedWith(game.passes);
    HandicapEngine passes(rules, 9);
    HandicapEngine stones(rules, 9);
    for (const std::string& point : played.first) passes.Ask("play b " + point);
    stones.Ask("set_free_handicap " + absl::StrJoin(played.first, " "));
    for (const std::string& move : played.after) {
      passes.Ask("play " + move);
      stones.Ask("play " + move);
    }
    EXPECT_EQ(stones.Situation(), passes.Situation());
    const std::string record = stones.Ask("printsgf");
    EXPECT_THAT(record, HasSubstr(absl::StrCat("HA[", game.passes + 1, "]")));
    const spec::Game explained = Explained(record);
    const spec::Game by_passes = Explained(passes.Ask("printsgf"));
    EXPECT_EQ(explained.situation(), by_passes.situation());
    EXPECT_EQ(explained.plies().size() + 2 * static_cast<size_t>(game.passes) + 1,
              by_passes.plies().size());
    HandicapEngine loaded(*spec::ParseRuleSet("ing-1996"), 9, record);
    loaded.Ask("loadsgf r");
    EXPECT_EQ(loaded.Situation(), passes.Situation());
  }
}

// Set-up stones have no earlier positions. On three points in a row Black has C1 and A1, White
// takes both and connects, and Black at C1 takes two. That repeats the position after Black's first
// play, which was never on the board where the stones were set up.
TEST(HandicapGamesTest, StonesSetUpHaveNoPast) {
  const std::string rules = "basic-only,ko=psk,handicap=1";
  const auto answer = [&](const std::vector<std::string>& start) {
    conformance::GtpEngine engine(*spec::ParseRuleSet(rules), *spec::BoardSize::Create(3, 1), 1,
                                  {});
    std::string last;
    std::vector<std::string> lines = start;
    for (const char* line : {"play w b1", "play b pass", "play w a1", "hotstone-why b c1"})
      lines.emplace_back(line);
    for (const std::string& line : lines) last = engine.Answer({line, false}).value_or("");
    return last;
  };
  EXPECT_THAT(answer({"play b c1", "play w pass", "play b a1"}), StartsWith("= illegal superko"));
  EXPECT_THAT(answer({"play b c1", "play b a1"}), StartsWith("= illegal superko"));
  EXPECT_THAT(answer({"set_free_handicap a1 c1"}), StartsWith("= legal\ncaptures A1 B1"));
}

// Undo takes back a supplied pass together with the play; an illegal play supplies none.
TEST(HandicapGamesTest, SuppliedPassesAreTakenBack) {
  HandicapEngine engine(*spec::ParseRuleSet("ing-1996,handicap=2"), 5);
  engine.Ask("play b a1");
  const std::string before = engine.Ask("hotstone-situation");
  engine.Ask("play b b2");
  EXPECT_THAT(engine.Ask("hotstone-situation"),
              HasSubstr("plies 3\nto_move white\npasses 0 of 4\nstate open\nhandicap_owed 1"));
  engine.Ask("undo");
  EXPECT_EQ(engine.Ask("hotstone-situation"), before);
  conformance::GtpEngine refusing(*spec::ParseRuleSet("ing-1996,handicap=2"),
                                  *spec::BoardSize::Create(5, 5), 1, {});
  refusing.Answer({"play b a1", false});
  EXPECT_EQ(refusing.Answer({"play b a1", false}), "? illegal move\n\n");
  EXPECT_EQ(refusing.Answer({"play w b2", false}), "? illegal move\n\n");  // he owes a pass
  EXPECT_THAT(*refusing.Answer({"hotstone-situation", false}), HasSubstr("plies 1\nto_move white"));
}

TEST(HandicapGamesTest, HaIsReadAsANumber) {
  conformance::GtpEngine bad(
      *spec::ParseRuleSet("ing-1996"), *spec::BoardSize::Create(5, 5), 1,
      {[](const std::string& path) { return formats::ParseSgf("(;SZ[5]HA[x];B[aa])", path); },
       [](const std::string&, const std::string&) { return absl::OkStatus(); }});
  EXPECT_THAT(*bad.Answer({"loadsgf r", false}),
              HasSubstr("HA: expected a number of stones from 0 to 362"));
}

}  // namespace
}  // namespace hotstone::tournament
