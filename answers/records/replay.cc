// Replays a recorded game by the law, ply by ply, with the points that a ko rule forbids after
// each.
//
// Replayer passes every move of the record to spec::Game, and keeps the situation after it, the
// removed stones, and the ruling if it is refused. A refused move is skipped: the board is
// unchanged and the turn passes on, so that the rest can be judged on request. If the record omits
// a mandatory pass, it is supplied. An agreement removes dead stones in a pause; any other setup in
// play begins a new game from the changed position, without history. KoBanFinder finds the banned
// points without judging every empty one: under a rule with history it judges only points where a
// single play could lead to a position already seen, which AddCandidates finds by comparing cells.
//
// For example, let a line of three points have black stones on the first two, and let the position
// with only a white stone on the third have been seen. A play by White at the third point reaches
// it only if both black stones are removed. The cells differ by one new white stone and by missing
// black stones, so the third point is a candidate, and the law judges whether it is really
// forbidden.
#include "answers/records/replay.h"

#include <utility>

#include "base/status_macros.h"
#include "conformance/judge/cited_clause.h"
#include "spec/rules/variation.h"

namespace hotstone::answers {
namespace {

using spec::Color;
using spec::Point;

// Adds the points from which `player` could reach `goal` in one play from `now`: one new stone with
// opposing stones removed; or own stones removed, next to the play; or no change, by a lone stone
// that is removed.
void AddCandidates(const spec::Position& now, const std::string& goal, Color player,
                   std::set<int>& out) {
  const char own = player == Color::kBlack ? 'X' : 'O';
  const std::string& cells = now.cells();
  const spec::BoardSize& size = now.size();
  int placed = -1;
  bool opposing_gone = false;
  std::vector<int> own_gone;
  for (size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == goal[i]) continue;
    if (cells[i] == '.' && goal[i] == own && placed < 0) {
      placed = static_cast<int>(i);
    } else if (goal[i] == '.' && cells[i] == own) {
      own_gone.push_back(static_cast<int>(i));
    } else if (goal[i] == '.') {
      opposing_gone = true;
    } else {
      return;
    }
    if (!own_gone.empty() && (opposing_gone || placed >= 0)) return;
  }
  if (placed >= 0) {
    out.insert(placed);
  } else if (!own_gone.empty()) {
    for (const int i : own_gone) {
      for (const Point n : size.Neighbours(size.At(i))) {
        if (now.IsEmpty(n)) out.insert(size.Index(n));
      }
    }
  } else if (!opposing_gone) {
    for (const Point p : now.EmptyPoints()) {
      bool lone = true;
      for (const Point n : size.Neighbours(p)) lone = lone && now.At(n) == Opponent(player);
      if (lone) out.insert(size.Index(p));
    }
  }
}

Refusal RefusalOf(const spec::Ruling& ruling, const spec::Game& game) {
  return {std::string(spec::IllegalityName(*ruling.why)),
          std::string(conformance::CitedClause(ruling, game)),
          std::string(spec::RulingSentence(ruling, game.rules()))};
}

class Replayer {
 public:
  Replayer(spec::Game game, bool keep_going)
      : replay_{std::move(game)}, keep_going_(keep_going), turn_(replay_.game.to_move()) {
    finder_.Saw(replay_.game.position());
    replay_.bans_at_start = Kos(replay_.game);
  }

  absl::StatusOr<Replay> Run(const std::vector<formats::SgfPly>& record,
                             const std::string& source) {
    int number = 0;
    for (size_t i = 0; i < record.size(); ++i) {
      const formats::SgfPly& ply = record[i];
      const bool may_agree = replay_.game.paused() || replay_.game.ended() || !ply.IsSetup();
      if (ply.move.has_value()) {
        SupplyHandicapPass(*ply.move);
        Move(*ply.move, ++number, ply.comment, ply.at);
      } else if (!ply.agreed_dead.empty() && may_agree) {
        Agree(ply);
      } else {
        const bool moves_next = i + 1 < record.size() && record[i + 1].move.has_value();
        const absl::Status status =
            SetUp(ply, moves_next ? std::optional(record[i + 1].move->player) : std::nullopt);
        if (!status.ok()) return formats::SgfError(source, ply.at, std::string(status.message()));
      }
      if (!replay_.plies.empty() && replay_.plies.back().refusal.has_value() && !keep_going_) {
        replay_.not_judged = static_cast<int>(record.size() - i) - 1;
        break;
      }
    }
    return std::move(replay_);
  }

 private:
  bool OwesHandicapPass() const {
    const spec::Situation& s = replay_.game.situation();
    return turn_ == Color::kWhite && s.handicap_owed > 0 && !replay_.game.ended();
  }

  void SupplyHandicapPass(const spec::Move& next) {
    if (next.player != Color::kBlack || !OwesHandicapPass()) return;
    Move(spec::Pass(Color::kWhite), 0, "", {0, 0});
    replay_.plies.back().supplied = true;
  }

  void Move(const spec::Move& move, int number, const std::string& comment, formats::SgfPlace at) {
    spec::Game& game = replay_.game;
    ReplayedPly ply(game.situation());
    ply.number = number;
    ply.move = move;
    ply.comment = comment;
    ply.at = at;
    const bool was_paused = game.paused();
    const int passes = game.situation().passes;
    ply.handicap_pass = move.IsPass() && move.player == Color::kWhite && OwesHandicapPass();
    if (move.player != turn_ && !game.ended()) {
      ply.refusal = Refusal{
          "out-of-turn", std::string(conformance::OwnClause(game.rules(), "ING96-R3", "TT-TURN")),
          "it is the other player's turn (a move is one play or pass)"};
    } else if (const spec::Ruling ruling = game.Play(move); !ruling.legal()) {
      ply.refusal = RefusalOf(ruling, game);
    } else {
      ply.captured = game.plies().back().captured;
      ply.self_removed = game.plies().back().self_removed;
      ply.ends = game.ended();
      ply.second_pause = ply.ends && move.IsPass() && passes + 1 < game.rules().end_passes;
      ply.pauses = game.paused() && !was_paused;
      ply.resumes = was_paused && !move.IsPass();
      finder_.Saw(game.position());
    }
    turn_ = Opponent(move.player);
    Keep(std::move(ply));
  }

  void Agree(const formats::SgfPly& recorded) {
    ReplayedPly ply(replay_.game.situation());
    ply.agreed_dead = recorded.agreed_dead;
    ply.comment = recorded.comment;
    ply.at = recorded.at;
    if (const absl::Status status = replay_.game.AgreeDead(recorded.agreed_dead); !status.ok()) {
      ply.refusal = Refusal{"no-agreement", "ING96-R3", std::string(status.message())};
    } else {
      finder_.Saw(replay_.game.position());
    }
    Keep(std::move(ply));
  }

  // `next`: the player of the next move in the record.
  absl::Status SetUp(const formats::SgfPly& recorded, std::optional<Color> next) {
    spec::Game& game = replay_.game;
    ReplayedPly ply(game.situation());
    spec::Position position = game.position();
    for (const auto& [p, stone] : recorded.setup) {
      if (position.At(p) == stone) continue;
      if (stone.has_value()) {
        position.Put(p, *stone);
        (*stone == Color::kBlack ? ply.set_black : ply.set_white).push_back(p);
      } else {
        position.Remove(p);
        ply.emptied.push_back(p);
      }
    }
    const bool same = position == game.position();
    const Color to_move = recorded.set_to_move.value_or(same ? turn_ : next.value_or(turn_));
    if (same && to_move == turn_) {
      if (!replay_.plies.empty() && !recorded.comment.empty()) {
        std::string& comment = replay_.plies.back().comment;
        comment += (comment.empty() ? "" : "\n") + recorded.comment;
      }
      return absl::OkStatus();
    }
    spec::RuleSet rules = game.rules();
    rules.handicap = game.situation().handicap_owed;
    ASSIGN_OR_RETURN(auto anew, spec::Game::Create(rules, position, to_move));
    replay_.removed_black_before += game.RemovedStones(Color::kBlack);
    replay_.removed_white_before += game.RemovedStones(Color::kWhite);
    const auto& classified = game.classified_cycles();
    replay_.classified_before.insert(replay_.classified_before.end(), classified.begin(),
                                     classified.end());
    ++replay_.setups;
    game = std::move(anew);
    turn_ = to_move;
    finder_ = KoBanFinder();
    finder_.Saw(position);
    ply.is_setup = true;
    ply.comment = recorded.comment;
    ply.at = recorded.at;
    Keep(std::move(ply));
    return absl::OkStatus();
  }

  void Keep(ReplayedPly ply) {
    ply.after = replay_.game.situation();
    if (!ply.refusal.has_value()) {
      ply.bans = Kos(replay_.game);
    } else {
      ++replay_.illegal;
    }
    replay_.plies.push_back(std::move(ply));
  }

  Replay replay_;
  bool keep_going_;
  Color turn_;  // the player who may move; after a skipped move it differs from the game's player
                // to move
  // A stone that would remove itself alone, as in an eye, is no ko, though superko may forbid it.
  std::vector<KoBan> Kos(const spec::Game& game) const {
    std::vector<KoBan> bans = finder_.Bans(game);
    std::erase_if(bans, [&](const KoBan& ban) {
      return !spec::ChangesPosition(spec::PlayAt(game.position(), game.to_move(), ban.at));
    });
    return bans;
  }

  KoBanFinder finder_;
};

}  // namespace

void KoBanFinder::Saw(const spec::Position& position) {
  seen_[{position.StoneCount(Color::kBlack), position.StoneCount(Color::kWhite)}].insert(
      position.cells());
}

std::vector<KoBan> KoBanFinder::Bans(const spec::Game& game) const {
  std::vector<KoBan> bans;
  if (game.ended()) return bans;
  const spec::BoardSize& size = game.position().size();
  std::set<int> candidates;
  for (const Point p : game.situation().bans) candidates.insert(size.Index(p));
  if (!game.rules().ForbidsReturnsOnly()) {
    // Any play may be barred, but none is while nothing is remembered.
    if (game.cycle_memory() > 0) {
      for (const Point p : game.position().EmptyPoints()) candidates.insert(size.Index(p));
    }
  } else if (!game.rules().cycle.empty()) {
    // A play adds one of the player's stones and may remove the opponent's; or it removes only the
    // player's own.
    const bool black = game.to_move() == Color::kBlack;
    const int own = game.position().StoneCount(game.to_move());
    const int other = game.position().StoneCount(Opponent(game.to_move()));
    for (const auto& [counts, positions] : seen_) {
      const auto [own_then, other_then] = black ? counts : std::pair(counts.second, counts.first);
      const bool adds = own_then == own + 1 && other_then <= other;
      const bool takes_own = own_then <= own && other_then == other;
      if (!adds && !takes_own) continue;
      for (const std::string& cells : positions) {
        AddCandidates(game.position(), cells, game.to_move(), candidates);
      }
    }
  }
  for (const int i : candidates) {
    const spec::Ruling ruling = game.Judge({game.to_move(), size.At(i)});
    if (ruling.why == spec::Illegality::kHotStone || ruling.why == spec::Illegality::kSuperko ||
        ruling.why == spec::Illegality::kRecycling) {
      bans.push_back({size.At(i), ruling});
    }
  }
  return bans;
}

absl::StatusOr<Replay> ReplayRecord(const formats::SgfGame& record, const spec::RuleSet& rules,
                                    bool keep_going, const std::string& source) {
  auto game = spec::Game::Create(rules, record.setup, record.FirstToMove());
  if (!game.ok())
    return formats::SgfError(source, record.setup_at, std::string(game.status().message()));
  return Replayer(*std::move(game), keep_going).Run(record.plies, source);
}

}  // namespace hotstone::answers
