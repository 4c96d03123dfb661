// A game of the law, restarted when a position or handicap stones are set up. Before a play it
// supplies the passes that White owes, and undo removes them together with the play; every other
// question goes to the game.
//
// For example under `handicap=1`: B:C3 leaves White owing a pass. When Black plays G7 next, W:pass
// is supplied before it, and undo takes both back.
#include "conformance/play/referee.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "conformance/judge/cited_clause.h"
#include "formats/sgf/sgf_handicap.h"
#include "spec/board/chains.h"
#include "spec/rules/rule_switches.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Game;

constexpr size_t kFirstDistance = 16;

// A game from the empty board, which is always a legal setup.
Game EmptyGame(const spec::RuleSet& rules, spec::BoardSize size) {
  return *Game::Create(rules, spec::Position(size), Color::kBlack);
}

// The name of a point, even one off every board.
std::string NameOf(const spec::Move& move) {
  const bool off_any_board =
      move.at.has_value() && (move.at->col >= spec::kMaxSide || move.at->row >= spec::kMaxSide);
  return off_any_board ? "off the board" : spec::MoveName(move);
}

}  // namespace

std::string IllegalMoveText(const spec::Move& move, const spec::Ruling& ruling,
                            const spec::Game& game) {
  return absl::StrCat(spec::ColorName(move.player), " ", NameOf(move), " is illegal under ",
                      spec::RuleSetName(game.rules()), ": ",
                      std::string(spec::IllegalityName(*ruling.why)), " (",
                      std::string(CitedClause(ruling, game)), ")");
}

Referee::Referee(const spec::RuleSet& rules, spec::BoardSize size, size_t most_copies)
    : rules_(rules),
      setup_(size),
      game_(EmptyGame(rules, size)),
      distance_(kFirstDistance),
      most_copies_(most_copies) {
  Start(game_);
}

spec::RuleSet Referee::InForce(const spec::RuleSet& rules) const {
  spec::RuleSet result = rules;
  if (result.handicap == 0) result.handicap = passes_of_record_;
  if (handicap_stones_) result.handicap = 0;
  return result;
}

absl::StatusOr<Game> Referee::NewGame(const spec::RuleSet& rules) const {
  return Game::Create(InForce(rules), setup_, first_);
}

void Referee::Start(Game game) {
  game_ = std::move(game);
  events_.clear();
  stood_.assign(1, {game_.position().cells(), game_.to_move()});
  distance_ = kFirstDistance;
  checkpoints_.clear();
  checkpoints_.emplace_back(0, game_);
}

void Referee::Clear(spec::BoardSize size) {
  setup_ = spec::Position(size);
  first_ = Color::kBlack;
  handicap_stones_ = false;
  passes_of_record_ = 0;
  Start(EmptyGame(rules_, size));
}

absl::Status Referee::SetUp(const spec::Position& setup, Color to_move, bool handicap_stones) {
  RETURN_IF_ERROR(spec::RulesInReach(rules_, setup.size()));
  if (const auto chain = spec::ChainWithoutLiberty(setup)) {
    return absl::InvalidArgumentError(absl::StrCat("the ", spec::ColorName(chain->color),
                                                   " chain at ", spec::PointNames(chain->stones),
                                                   " has no liberty"));
  }
  setup_ = setup;
  first_ = to_move;
  handicap_stones_ = handicap_stones;
  passes_of_record_ = 0;
  Start(*NewGame(rules_));
  return absl::OkStatus();
}

absl::Status Referee::Load(const formats::SgfGame& record, const std::string& source,
                           size_t moves) {
  RETURN_IF_ERROR(spec::RulesInReach(rules_, record.setup.size()));
  Referee loaded(rules_, record.setup.size(), most_copies_);
  ASSIGN_OR_RETURN(const auto handicap, formats::ReadSgfHandicap(record, source));
  if (const auto status = loaded.SetUp(record.setup, record.FirstToMove(), handicap.stones_set_up);
      !status.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(source, ": ", std::string(status.message())));
  }
  if (handicap.passes > 0) {
    loaded.passes_of_record_ = handicap.passes;
    loaded.Start(*loaded.NewGame(rules_));
  }
  size_t played = 0;
  for (const formats::SgfPly& ply : record.plies) {
    if (loaded.Full()) {
      return absl::ResourceExhaustedError(
          absl::StrCat(source, ": the game has more than ", kMostEvents, " plies, the maximum"));
    }
    if (!ply.move.has_value()) {
      if (const auto status = loaded.AgreeDead(ply.agreed_dead); !status.ok()) {
        return formats::SgfError(source, ply.at, std::string(status.message()));
      }
      continue;
    }
    if (played == moves) break;
    ++played;
    if (const auto ruling = loaded.Play(*ply.move); !ruling.legal()) {
      return formats::SgfError(
          source, ply.at,
          absl::StrCat("move ", played, ", ", IllegalMoveText(*ply.move, ruling, loaded.game_)));
    }
  }
  *this = std::move(loaded);
  return absl::OkStatus();
}

absl::Status Referee::SetRules(const spec::RuleSet& rules) {
  RETURN_IF_ERROR(spec::RulesInReach(rules, setup_.size()));
  Referee judged(rules, setup_.size(), most_copies_);
  judged.handicap_stones_ = handicap_stones_;
  judged.passes_of_record_ = passes_of_record_;
  judged.setup_ = setup_;
  judged.first_ = first_;
  judged.Start(*judged.NewGame(rules));
  for (const Event& event : events_) {
    const std::string ply = absl::StrCat("ply ", judged.events_.size() + 1, " of the game, ");
    if (!event.move.has_value()) {
      if (const auto status = judged.AgreeDead(event.agreed_dead); !status.ok()) {
        return absl::InvalidArgumentError(absl::StrCat(ply, std::string(status.message())));
      }
    } else if (const auto ruling = judged.Play(*event.move); !ruling.legal()) {
      return absl::InvalidArgumentError(
          absl::StrCat(ply, IllegalMoveText(*event.move, ruling, judged.game_)));
    }
  }
  *this = std::move(judged);
  return absl::OkStatus();
}

spec::Ruling Referee::Play(const spec::Move& move) {
  assert(!Full());
  if (!SuppliesPass(move)) {
    const spec::Ruling ruling = game_.Play(move);
    if (ruling.legal()) Add({move, {}});
    return ruling;
  }
  Game passed = game_;
  passed.Play(spec::Pass(Color::kWhite));
  const spec::Ruling ruling = passed.Judge(move);
  if (!ruling.legal()) return ruling;
  game_.Play(spec::Pass(Color::kWhite));
  Add({spec::Pass(Color::kWhite), {}, true});
  game_.Play(move);
  Add({move, {}});
  return ruling;
}

absl::Status Referee::AgreeDead(const std::vector<spec::Point>& stones) {
  const absl::Status status = game_.AgreeDead(stones);
  if (status.ok()) Add({std::nullopt, stones});
  return status;
}

void Referee::Add(Event event) {
  events_.push_back(std::move(event));
  stood_.emplace_back(game_.position().cells(), game_.to_move());
  if (events_.size() % distance_ != 0) return;
  checkpoints_.emplace_back(events_.size(), game_);
  if (checkpoints_.size() <= most_copies_) return;
  distance_ *= 2;
  const auto between = [this](const auto& checkpoint) { return checkpoint.first % distance_ != 0; };
  checkpoints_.erase(std::remove_if(checkpoints_.begin(), checkpoints_.end(), between),
                     checkpoints_.end());
}

bool Referee::Repeat(Game& game, const Event& event) {
  return event.move.has_value() ? game.Play(*event.move).legal()
                                : game.AgreeDead(event.agreed_dead).ok();
}

bool Referee::Undo() {
  if (events_.empty()) return false;
  events_.pop_back();
  stood_.pop_back();
  while (checkpoints_.back().first > events_.size()) checkpoints_.pop_back();
  game_ = checkpoints_.back().second;
  const size_t last = events_.size();
  const auto half_way = [last](size_t from) { return from + (last - from) / 2; };
  size_t next = half_way(checkpoints_.back().first);
  for (size_t i = checkpoints_.back().first; i < last; ++i) {
    // One undo is often followed by another.
    if (i == next && last - i >= kFirstDistance) {
      if (i > checkpoints_.back().first) checkpoints_.emplace_back(i, game_);
      next = half_way(i);
    }
    ++repeated_;
    // A move that was legal once is legal again: the rules are functions of the plies.
    Repeat(game_, events_[i]);
  }
  if (!events_.empty() && events_.back().supplied) return Undo();
  return true;
}

bool Referee::HasStood(const spec::Position& position, Color to_move) const {
  return LastStood(position, to_move).has_value();
}

std::optional<size_t> Referee::LastStood(const spec::Position& position,
                                         std::optional<Color> to_move) const {
  for (size_t i = stood_.size(); i-- > 0;) {
    const auto& [cells, mover] = stood_[i];
    if (cells == position.cells() && mover == to_move.value_or(mover)) return i;
  }
  return std::nullopt;
}

std::string ResultText(const spec::Outcome& outcome) {
  if (!outcome.winner.has_value()) return "0";
  return absl::StrCat(spec::Letter(*outcome.winner), "+", spec::HalfPoints(outcome.margin_x2));
}

}  // namespace hotstone::conformance
