#include "conformance/corpus/scribe.h"

#include <utility>

#include "conformance/judge/case_checks.h"
#include "spec/board/chains.h"
#include "spec/counting/area.h"
#include "spec/counting/outcome.h"

namespace hotstone::conformance {

using spec::Color;
using spec::Point;

CaseScribe::CaseScribe(std::string id, const spec::RuleSet& rules, const spec::Position& setup,
                       Color to_move, Coverage& coverage)
    : case_(setup), coverage_(coverage) {
  case_.id = std::move(id);
  case_.rules = rules;
  case_.to_move = to_move;
  auto game = spec::Game::Create(rules, setup, to_move);
  if (game.ok()) game_ = *std::move(game);
}

bool CaseScribe::Play(std::optional<Point> at) { return Play(spec::Move{to_move(), at}); }

bool CaseScribe::Play(const spec::Move& move) {
  if (!game_->Play(move).legal()) return false;
  case_.moves.push_back({move, std::nullopt});
  const spec::Game::Ply& ply = game_->plies().back();
  if (ply.captured.empty() && ply.self_removed.empty()) return true;
  Captured();
  return true;
}

bool CaseScribe::PlayAfterPass(Color player, Point at) {
  return (to_move() == player || Play(std::nullopt)) && Play(at);
}

void CaseScribe::Captured() {
  case_.expect.captured_by.push_back({after(), Color::kBlack, RemovedBy(*game_, after())});
}

bool CaseScribe::AgreeDead(const std::vector<Point>& stones) {
  if (!game_->AgreeDead(stones).ok()) return false;
  case_.moves.push_back({{}, stones});
  return true;
}

bool CaseScribe::Refusal(const spec::Move& move) {
  const spec::Ruling ruling = game_->Judge(move);
  if (ruling.legal()) return false;
  for (const formats::ExpectMove& e : case_.expect.illegal) {
    if (e.after == after() && e.move == move) return true;
  }
  case_.expect.illegal.push_back({after(), move, ruling.why});
  coverage_.CountRefusal(*game_, move, ruling);
  return true;
}

void CaseScribe::Legal(const spec::Move& move) {
  if (game_->Judge(move).legal()) case_.expect.legal.push_back({after(), move, std::nullopt});
}

void CaseScribe::LegalSet(Color color) {
  case_.expect.legal_set.push_back({after(), color, game_->LegalPoints(color)});
}

void CaseScribe::LegalCount(Color color) {
  case_.expect.legal_count.push_back(
      {after(), color, static_cast<int>(game_->LegalPoints(color).size())});
}

void CaseScribe::KoPoints(Color color) {
  case_.expect.ko_points.push_back({after(), color, game_->KoPoints(color)});
}

void CaseScribe::Rows() { case_.expect.rows.push_back({after(), game_->position()}); }

void CaseScribe::LibertiesAt(Point p) {
  if (game_->position().IsEmpty(p)) return;
  const auto count = static_cast<int>(spec::ChainAt(game_->position(), p).liberties.size());
  case_.expect.liberties.push_back({after(), {{p, count}}});
}

void CaseScribe::Area() {
  case_.expect.area.push_back({after(), spec::CountArea(game_->position()).Difference()});
}

void CaseScribe::Outcome() {
  const spec::Outcome outcome = spec::Decide(game_->position(), case_.rules);
  case_.expect.outcome.push_back({after(), outcome.winner, outcome.margin_x2});
}

void CaseScribe::Ended() { case_.expect.ended.push_back({after(), game_->ended()}); }

void CaseScribe::Paused() { case_.expect.paused.push_back({after(), game_->paused()}); }

void CaseScribe::CapturedTotal() {
  case_.expect.captured_total = {game_->RemovedStones(Color::kBlack),
                                 game_->RemovedStones(Color::kWhite)};
}

formats::Case CaseScribe::Take(std::string source) {
  case_.source = std::move(source);
  return std::move(case_);
}

}  // namespace hotstone::conformance
