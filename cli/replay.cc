#include "cli/replay.h"

#include <utility>

namespace hotstone::cli {
namespace {

using spec::Color;
using spec::Point;

// Adds the points from which `player` could reach `goal` in one play from `now`: one new stone and opposing
// stones gone; or own stones gone, next to the play; or nothing changed, by a lone stone that is removed.
void AddCandidates(const spec::Position& now, const std::string& goal, Color player, std::set<int>& out) {
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

Refusal RefusalOf(const spec::Ruling& ruling, const spec::RuleSet& rules) {
  return {std::string(spec::IllegalityName(*ruling.why)), std::string(spec::RulingClause(ruling, rules)),
          std::string(spec::RulingSentence(ruling, rules))};
}

class Replayer {
 public:
  Replayer(spec::Game game, bool keep_going)
      : replay_{std::move(game), {}, {}, 0, 0}, keep_going_(keep_going), turn_(replay_.game.to_move()) {
    finder_.Saw(replay_.game.position());
    replay_.bans_at_start = finder_.Bans(replay_.game);
  }

  Replay Run(const std::vector<formats::SgfPly>& record) {
    int number = 0;
    for (size_t i = 0; i < record.size(); ++i) {
      const formats::SgfPly& ply = record[i];
      if (ply.move.has_value()) {
        SupplyHandicapPass(*ply.move);
        Move(*ply.move, ++number, ply.comment);
      } else {
        Agree(ply);
      }
      if (replay_.plies.back().refusal.has_value() && !keep_going_) {
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
    Move(spec::Pass(Color::kWhite), 0, "");
    replay_.plies.back().supplied = true;
  }

  void Move(const spec::Move& move, int number, const std::string& comment) {
    spec::Game& game = replay_.game;
    ReplayedPly ply(game.situation());
    ply.number = number;
    ply.move = move;
    ply.comment = comment;
    const bool was_paused = game.paused();
    ply.handicap_pass = move.IsPass() && move.player == Color::kWhite && OwesHandicapPass();
    if (move.player != turn_ && !game.ended()) {
      ply.refusal = Refusal{"out-of-turn", "ING96-R3", "it is the other player's turn: one move at a time"};
    } else if (const spec::Ruling ruling = game.Play(move); !ruling.legal()) {
      ply.refusal = RefusalOf(ruling, game.rules());
    } else {
      ply.captured = game.plies().back().captured;
      ply.self_removed = game.plies().back().self_removed;
      ply.ends = game.ended();
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
    if (const absl::Status status = replay_.game.AgreeDead(recorded.agreed_dead); !status.ok()) {
      ply.refusal = Refusal{"no-agreement", "ING96-R3", std::string(status.message())};
    } else {
      finder_.Saw(replay_.game.position());
    }
    Keep(std::move(ply));
  }

  void Keep(ReplayedPly ply) {
    ply.after = replay_.game.situation();
    if (!ply.refusal.has_value()) {
      ply.bans = finder_.Bans(replay_.game);
    } else {
      ++replay_.illegal;
    }
    replay_.plies.push_back(std::move(ply));
  }

  Replay replay_;
  bool keep_going_;
  Color turn_;  // who may move; differs from the game's player to move behind a move that was left out
  KoBanFinder finder_;
};

}  // namespace

std::vector<KoBan> KoBanFinder::Bans(const spec::Game& game) const {
  std::vector<KoBan> bans;
  if (game.ended()) return bans;
  const spec::BoardSize& size = game.position().size();
  std::set<int> candidates;
  for (const Point p : game.situation().bans) candidates.insert(size.Index(p));
  if (game.rules().cycle_color == spec::CycleColor::kEither) {
    for (const Point p : game.position().EmptyPoints()) candidates.insert(size.Index(p));
  } else if (game.rules().cycle != spec::Cycle::kNone) {
    for (const std::string& cells : seen_) {
      AddCandidates(game.position(), cells, game.to_move(), candidates);
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
                                    bool keep_going) {
  auto game = spec::Game::Create(rules, record.setup, record.FirstToMove());
  if (!game.ok()) return game.status();
  return Replayer(*std::move(game), keep_going).Run(record.plies);
}

}  // namespace hotstone::cli
