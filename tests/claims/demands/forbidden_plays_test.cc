// How much an amendment forbids: compared with games written out one by one and replayed from their
// start.
#include "claims/demands/forbidden_plays.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "spec/board/position.h"
#include "spec/captions/caption_words.h"
#include "spec/captions/statement_words.h"
#include "spec/rules/game.h"

namespace hotstone::claims {
namespace {

using spec::Statement;

bool AllLegal(const spec::RuleSet& rules, const spec::Position& position,
              const std::vector<spec::Move>& moves) {
  auto game = *spec::Game::Create(rules, position, moves[0].player);
  for (const spec::Move& move : moves) {
    if (!game.Play(move).legal()) return false;
  }
  return true;
}

ForbiddenPlays OneByOne(const std::vector<Demand>& demands, const spec::RuleSet& text,
                        const spec::RuleSet& amended) {
  std::set<std::string> games;
  ForbiddenPlays count;
  for (const Demand& demand : demands) {
    for (const PlayedStatement& shown : demand.statements) {
      if (demand.searched || shown.statement->moves.empty()) continue;
      const spec::Position position = *spec::ParseCaptionPosition(shown.caption->position);
      std::vector<spec::Move> line =
          *spec::ParseCaptionMoves(shown.statement->moves, position.size());
      if (shown.statement->kind != spec::StatementKind::kLine) {
        const std::vector<spec::Move> once = line;
        line.insert(line.end(), once.begin(), once.end());
      }
      for (size_t length = 0; length <= line.size(); ++length) {
        for (int i = 0; i < position.size().points(); ++i) {
          std::vector<spec::Move> game(line.begin(),
                                       line.begin() + static_cast<std::ptrdiff_t>(length));
          const spec::Color player =
              length % 2 == 0 ? line[0].player : spec::Opponent(line[0].player);
          game.push_back({player, position.size().At(i)});
          std::string name(shown.caption->position);
          for (const spec::Move& move : game)
            absl::StrAppend(&name, " ", spec::PlayerAndMove(move));
          if (!AllLegal(text, position, game) || !games.insert(name).second) continue;
          ++count.games;
          if (!AllLegal(amended, position, game)) ++count.forbidden;
        }
      }
    }
  }
  return count;
}

TEST(ForbiddenPlaysTest, AsGamesWrittenOut) {
  for (const auto& [text, preset, amended] :
       {std::tuple{"1996", "ing-1996", "ing-1991"},
        {"1991", "ing-1991", "ing-1996"},
        {"1996", "ing-1996", "ing-1996,hot_scope=every"},
        {"1996", "ing-1996", "ing-1996,disturber_by=initiator"},
        {"1991", "ing-1991", "tromp-taylor"},
        {"1996", "hot-only", "ing-1996"},
        {"1996", "ing-1996", "ing-1996,unnamed=nobody"}}) {
    std::vector<Demand> demands = DemandsOf(text);
    std::erase_if(demands,
                  [](const Demand& demand) {  // games of the larger ones take too long to replay
                    return demand.searched || demand.statements.empty() ||
                           demand.statements[0].caption->position.size() > 8;
                  });
    ASSERT_GT(demands.size(), 1u);
    const spec::RuleSet of_text = *spec::ParseRuleSet(preset);
    const spec::RuleSet other = *spec::ParseRuleSet(amended);
    const auto count = CountForbidden(demands, of_text, other);
    ASSERT_TRUE(count.ok());
    const ForbiddenPlays naive = OneByOne(demands, of_text, other);
    EXPECT_EQ(count->games, naive.games) << preset;
    EXPECT_EQ(count->forbidden, naive.forbidden) << preset << " " << amended;
  }
}

// By hand: on ".O" Black may take; then White, to move, may not take back a hot stone, and there is
// no other point.
TEST(ForbiddenPlaysTest, OfAKoOnTwoPoints) {
  const Statement line = spec::Permits("B:A1", "Black takes.");
  const spec::Caption caption = {"S1", "ING96-S1", "made up", ".O", "analogue", {line}};
  const Demand demand{"S1", "S1", {{&caption, &line}}};
  const auto count = [&](const char* text, const char* amended) {
    return *CountForbidden({demand}, *spec::ParseRuleSet(text), *spec::ParseRuleSet(amended));
  };
  // Without hot stones: Black's A1 at first, and White's B1 after it.
  EXPECT_EQ(count("basic-only,hot=none", "basic-only").games, 2u);
  EXPECT_EQ(count("basic-only,hot=none", "basic-only").forbidden, 1u);
  EXPECT_EQ(count("basic-only", "basic-only,hot=none").games, 1u);
  EXPECT_EQ(count("basic-only", "basic-only,hot=none").forbidden, 0u);
}

}  // namespace
}  // namespace hotstone::claims
