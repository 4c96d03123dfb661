// The questions of a case about one moment of its game, answered by the law.
#include "conformance/ask/conform_question.h"

#include <tuple>
#include <utility>

#include "conformance/judge/retake.h"
#include "spec/board/board_play.h"
#include "spec/rules/game.h"

namespace hotstone::conformance {
namespace {

using spec::Game;

// The effect of a legal play that an engine might object to, and its clause.
std::pair<const char*, const char*> EffectOf(const spec::BoardPlay& play,
                                             const std::set<std::string>& seen) {
  if (play.self_removed.size() == 1) return {"own-removal", "TT-MOVE"};
  if (!play.self_removed.empty()) return {"own-removal", "ING96-R3-board-play"};
  if (seen.contains(play.after.cells())) return {"repetition", "ING96-R3"};
  if (!play.captured.empty()) return {"capture", "ING96-R4-removal"};
  return {"play", "ING96-R3"};
}

}  // namespace

ConformQuestion MoveQuestion(ConformQuestion::Kind kind, const Game& game, const std::string& key,
                             const spec::Move& move, const spec::Ruling& ruling,
                             const std::set<std::string>& seen) {
  ConformQuestion q(kind, game.position());
  q.after = static_cast<int>(game.plies().size());
  q.key = key;
  q.move = move;
  q.legal = ruling.legal();
  q.touches = TouchedByMove(game, move, ruling, nullptr);
  if (move.IsPass()) {
    q.reason = "pass";
    q.clause = "ING96-R3";
    return q;
  }
  if (ruling.why != spec::Illegality::kOccupied) {
    const spec::BoardPlay play = spec::PlayAt(game.position(), move.player, *move.at);
    q.makes = play.after.cells();
    q.takes = play.captured;
    q.loses = play.self_removed;
    q.plain_ko = TakesBackAtOnce(game, play) || ruling.hot == spec::HotKind::kSingle;
    q.touches = TouchedByMove(game, move, ruling, &play);
    if (q.legal) std::tie(q.reason, q.clause) = EffectOf(play, seen);
  }
  if (!q.legal) {
    q.reason = std::string(spec::IllegalityName(*ruling.why));
    q.clause = std::string(spec::RulingClause(ruling, game.rules()));
    q.why = std::string(spec::RulingSentence(ruling, game.rules()));
  }
  return q;
}

ConformQuestion BoardQuestion(const Game& game, const std::string& key) {
  ConformQuestion q(ConformQuestion::Kind::kBoard, game.position());
  q.after = static_cast<int>(game.plies().size());
  q.key = key;
  if (!game.plies().empty()) {
    q.takes = game.plies().back().captured;
    q.loses = game.plies().back().self_removed;
  }
  const bool taken = !q.takes.empty() || !q.loses.empty();
  q.reason = game.plies().empty() ? "set-up"
             : !q.loses.empty()   ? "own-removal"
             : taken              ? "capture"
                                  : "play";
  q.clause = taken ? "ING96-R4-removal" : "ING96-G304";
  if (taken) q.touches = TouchedByStones(false);
  return q;
}

ConformQuestion ScoreQuestion(const Game& game, const std::string& key, const spec::RuleSet& own) {
  ConformQuestion q(ConformQuestion::Kind::kScore, game.position());
  q.after = static_cast<int>(game.plies().size());
  q.key = key;
  q.reason = "score";
  q.clause = "ING96-R6";
  q.score = spec::Decide(game.position(), game.rules());
  const spec::Outcome owns = spec::Decide(game.position(), own);
  q.differs = owns.winner != q.score.winner || owns.margin_x2 != q.score.margin_x2;
  return q;
}

}  // namespace hotstone::conformance
