#include "claims/demands/forbidden_plays.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/board/position.h"
#include "spec/captions/statement_words.h"
#include "spec/rules/game.h"

namespace hotstone::claims {
namespace {

// A cycle is shown once but meant to continue.
constexpr int kRoundsOfACycle = 2;

// Counts the games that begin with a line, along it.
absl::Status CountAlong(const spec::RuleSet& text, const spec::RuleSet& amended,
                        const spec::Position& position, const std::vector<spec::Move>& line,
                        std::set<std::string>& seen, ForbiddenPlays& count) {
  ASSIGN_OR_RETURN(auto permitted, spec::Game::Create(text, position, line.front().player));
  ASSIGN_OR_RETURN(auto allowed, spec::Game::Create(amended, position, line.front().player));
  bool broken = false;  // whether the amended rules refuse a ply before this one
  std::string played(1, spec::ColorLetter(line.front().player));  // the first player and the plies
  for (size_t ply = 0; ply <= line.size() && !permitted.ended(); ++ply) {
    const spec::Color player =
        ply % 2 == 0 ? line.front().player : spec::Opponent(line.front().player);
    if (seen.insert(played).second) {
      for (int i = 0; i < position.size().points(); ++i) {
        const spec::Move play{player, position.size().At(i)};
        if (!permitted.Judge(play).legal()) continue;
        ++count.games;
        count.forbidden += broken || !allowed.Judge(play).legal() ? 1 : 0;
      }
    }
    if (ply == line.size() || !permitted.Play(line[ply]).legal()) break;
    broken = broken || !allowed.Play(line[ply]).legal();
    absl::StrAppend(&played, " ", spec::PlayerAndMove(line[ply]));
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<ForbiddenPlays> CountForbidden(const std::vector<Demand>& demands,
                                              const spec::RuleSet& text,
                                              const spec::RuleSet& amended) {
  ForbiddenPlays count;
  std::map<std::string_view, std::set<std::string>> seen;  // by position: beginnings done
  for (const Demand& demand : demands) {
    for (const PlayedStatement& shown : demand.statements) {
      if (demand.searched || shown.statement->moves.empty()) continue;
      ASSIGN_OR_RETURN(const auto position, spec::ParseCaptionPosition(shown.caption->position));
      ASSIGN_OR_RETURN(const auto moves,
                       spec::ParseCaptionMoves(shown.statement->moves, position.size()));
      std::vector<spec::Move> line = moves;
      const bool cycle = shown.statement->kind != spec::StatementKind::kLine;
      for (int round = 1; cycle && round < kRoundsOfACycle; ++round) {
        line.insert(line.end(), moves.begin(), moves.end());
      }
      RETURN_IF_ERROR(
          CountAlong(text, amended, position, line, seen[shown.caption->position], count));
    }
  }
  return count;
}

}  // namespace hotstone::claims
