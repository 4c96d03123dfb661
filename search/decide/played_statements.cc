#include "search/decide/played_statements.h"

#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "spec/board/position.h"
#include "spec/captions/statement_words.h"
#include "spec/ko/breath.h"
#include "spec/ko/ko_class.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/game.h"

namespace hotstone::search {
namespace {

using certify::VerdictKind;

// The number of rounds played of a cycle in which some player should be refused.
constexpr int kMostRounds = 20;

StatementVerdict Of(bool holds, std::string remark, std::vector<spec::Move> moves) {
  const size_t length = moves.size();
  return {holds ? VerdictKind::kHolds : VerdictKind::kFails,
          std::move(remark),
          std::move(moves),
          length,
          {}};
}

std::string Refusal(const spec::Game& game, const spec::Move& move, const spec::Ruling& ruling) {
  return absl::StrCat(spec::PlayerAndMove(move), " is refused by ",
                      std::string(spec::RulingClause(ruling, game.rules())), ": ",
                      std::string(spec::RulingSentence(ruling, game.rules())));
}

bool IsClass(const std::string& name, std::string_view alternatives) {
  return spec::IsOneOf(name, alternatives) ||
         spec::IsOneOf(name.substr(0, name.find(' ')), alternatives);
}

}  // namespace

absl::StatusOr<StatementVerdict> DecideLine(const spec::RuleSet& rules,
                                            const spec::Position& position,
                                            const spec::Statement& statement) {
  ASSIGN_OR_RETURN(const auto moves, spec::ParseCaptionMoves(statement.moves, position.size()));
  ASSIGN_OR_RETURN(const auto refused, spec::ParseCaptionMoves(statement.refused, position.size()));
  if (refused.size() > 1)
    return absl::InvalidArgumentError("exactly one move must be refused, not several");
  std::vector<spec::Move> all = moves;
  all.insert(all.end(), refused.begin(), refused.end());
  if (all.empty()) return absl::InvalidArgumentError("a line needs at least one move");
  for (size_t i = 1; i < all.size(); ++i) {
    if (all[i].player == all[i - 1].player) {
      return absl::InvalidArgumentError(
          absl::StrCat(spec::PlayerAndMove(all[i]), " is out of turn"));
    }
  }
  ASSIGN_OR_RETURN(auto game, spec::Game::Create(rules, position, all[0].player));
  std::vector<spec::Move> played;
  for (const spec::Move& move : moves) {
    played.push_back(move);
    const spec::Ruling ruling = game.Play(move);
    if (!ruling.legal()) return Of(false, Refusal(game, move, ruling), played);
  }
  if (refused.empty()) return Of(true, "", played);
  const spec::Move& last = all.back();
  played.push_back(last);
  const spec::Ruling ruling = game.Judge(last);
  if (ruling.legal())
    return Of(false, absl::StrCat(spec::PlayerAndMove(last), " is legal"), played);
  const bool right = statement.clause.empty() ||
                     spec::IsOneOf(spec::RulingClause(ruling, rules), statement.clause);
  return Of(right, Refusal(game, last, ruling), played);
}

absl::StatusOr<StatementVerdict> DecideYields(const spec::RuleSet& rules,
                                              const spec::Position& position,
                                              const spec::Statement& statement) {
  ASSIGN_OR_RETURN(const auto cycle, spec::ParseCaptionMoves(statement.moves, position.size()));
  if (cycle.empty() || cycle.size() % 2 != 0) {
    return absl::InvalidArgumentError("a cycle has an even number of moves, at least two");
  }
  ASSIGN_OR_RETURN(auto game, spec::Game::Create(rules, position, (cycle)[0].player));
  const bool nobody = statement.player == ' ';
  const int rounds = nobody ? statement.round : kMostRounds;
  std::vector<spec::Move> played;
  for (int round = 1; round <= rounds; ++round) {
    for (const spec::Move& move : cycle) {
      played.push_back(move);
      const spec::Ruling ruling = game.Play(move);
      if (ruling.legal()) continue;
      const bool right =
          !nobody && spec::ColorLetter(move.player) == statement.player && round == statement.round;
      return Of(right, absl::StrCat("round ", round, ": ", Refusal(game, move, ruling)), played);
    }
    if (game.position() != position) {
      return absl::InvalidArgumentError(absl::StrCat("the moves ", std::string(statement.moves),
                                                     " do not lead back to the position"));
    }
  }
  if (nobody) return Of(true, absl::StrCat("no move is refused in ", rounds, " rounds"), played);
  return Of(false, absl::StrCat("no move is refused in ", rounds, " rounds"), cycle);
}

absl::StatusOr<StatementVerdict> DecideClass(const spec::RuleSet& rules,
                                             const spec::Position& position,
                                             const spec::Statement& statement) {
  ASSIGN_OR_RETURN(const auto moves, spec::ParseCaptionMoves(statement.moves, position.size()));
  if (!moves.empty()) {
    ASSIGN_OR_RETURN(const auto verdict, spec::ClassifyCycle({position, (moves)[0].player, moves},
                                                             rules.ReadingOfCycles()));
    const std::string name = spec::VerdictName(verdict.verdict);
    return Of(IsClass(name, statement.clause), absl::StrCat("the cycle is ", name), moves);
  }
  std::vector<std::string> names;
  bool right = true;
  for (const spec::KoPosition& one : spec::KoPositions(position)) {
    names.push_back(spec::VerdictName(spec::Classify(position, one, rules.ReadingOfKos())));
    right &= IsClass(names.back(), statement.clause);
  }
  if (names.empty()) return Of(false, "there is no ko", {});
  return Of(right, absl::StrCat("classed as ", absl::StrJoin(names, ", ")), {});
}

bool IsPlayed(spec::StatementKind kind) {
  return kind == spec::StatementKind::kLine || kind == spec::StatementKind::kYields ||
         kind == spec::StatementKind::kClass;
}

absl::StatusOr<StatementVerdict> DecidePlayed(const spec::RuleSet& rules,
                                              const spec::Position& position,
                                              const spec::Statement& statement) {
  switch (statement.kind) {
    case spec::StatementKind::kLine:
      return DecideLine(rules, position, statement);
    case spec::StatementKind::kYields:
      return DecideYields(rules, position, statement);
    case spec::StatementKind::kClass:
      return DecideClass(rules, position, statement);
    case spec::StatementKind::kKeeps:
    case spec::StatementKind::kTakes:
    case spec::StatementKind::kLives:
    case spec::StatementKind::kDies:
    case spec::StatementKind::kSeki:
    case spec::StatementKind::kByTurn:
    case spec::StatementKind::kByThreats:
    case spec::StatementKind::kFighting:
    case spec::StatementKind::kDisturbing:
      break;
  }
  std::abort();  // not a played statement
}

}  // namespace hotstone::search
