#include "conformance/ask/toy_answers.h"

#include "absl/strings/str_join.h"
#include "conformance/ask/conform_plan.h"
#include "conformance/seeded/toy_engine.h"

namespace hotstone::conformance {
namespace {

using Step = AskedStep::Kind;

}  // namespace

std::string BookStones(std::string_view rows) {
  std::string stones;
  for (const char c : rows) {
    if (c != '/') stones += c == 'X' ? 'B' : c == 'O' ? 'W' : '.';
  }
  return stones;
}

AskedCase BookEntry(const ConformPlan& plan, bool by_undo) {
  const spec::BoardSize& size = plan.setup.size();
  AskedCase entry{size, {}, plan.to_move, std::nullopt, by_undo, {}};
  if (const auto rules = ToyRulesOf(plan.rules); rules.ok()) entry.rules = *rules;
  for (int i = 0; i < size.points(); ++i) {
    const spec::Point p = size.At(i);
    if (const auto color = plan.setup.At(p); color.has_value()) {
      entry.stones.emplace_back(color == spec::Color::kBlack ? 'B' : 'W',
                                (size.rows() - 1 - p.row) * size.cols() + p.col);
    }
  }
  return entry;
}

AskedCase AnsweredByTheLaw(const ConformPlan& plan) {
  AskedCase entry = BookEntry(plan, false);
  for (const ConformQuestion& q : plan.questions) {
    AskedStep step;
    step.kind = q.kind;
    step.after = q.after;
    step.move = q.move;
    step.legal = q.legal;
    if (q.kind == Step::kBoard) step.stones = BookStones(absl::StrJoin(q.position.ToRows(), ""));
    entry.steps.push_back(std::move(step));
  }
  return entry;
}

std::vector<std::optional<bool>> ToyAnswers::Same(const AskedCase& c) {
  std::vector<std::optional<bool>> same(c.steps.size());
  SetUp(c);
  for (size_t i = 0; i < c.steps.size(); ++i) {
    const AskedStep& step = c.steps[i];
    if (step.kind == Step::kScore) continue;
    if (step.kind == Step::kUndo) {
      if (!game_->Undo()) break;
      continue;
    }
    if (step.kind == Step::kBoard) {
      same[i] = Stones(c) == step.stones;
      continue;
    }
    const bool legal = step.kind == Step::kPlay ? Try(c, step.move) : Make(c, step.move);
    if (step.counts) same[i] = legal == step.legal;
    if (step.kind == Step::kMove && (!legal || !step.legal)) break;
    if (step.kind == Step::kRefused && (legal || step.legal)) break;
  }
  return same;
}

// A program with a column I takes J for the next column.
int ToyAnswers::Place(const AskedCase& c, int col, int from_top) const {
  if (col >= 8 && game_->board().Has(ToyBug::kColumnI)) ++col;
  return col < c.size.cols() ? from_top * c.size.cols() + col : -1;
}

int ToyAnswers::PlaceOf(const AskedCase& c, spec::Point p) const {
  return Place(c, p.col, c.size.rows() - 1 - p.row);
}

void ToyAnswers::SetUp(const AskedCase& c) {
  if (!game_.has_value() || game_->rules() != *c.rules) game_.emplace(*c.rules, mistake_);
  if (game_->board().cols() != c.size.cols() || game_->board().rows() != c.size.rows()) {
    game_->Size(c.size.cols(), c.size.rows());
  }
  game_->Clear();
  std::vector<std::pair<char, int>> stones;
  for (const auto& [color, p] : c.stones) {
    const int at = Place(c, p % c.size.cols(), p / c.size.cols());
    if (at >= 0) stones.emplace_back(color, at);
  }
  game_->SetUp(stones, spec::ColorLetter(c.to_move));
}

bool ToyAnswers::Make(const AskedCase& c, const spec::Move& move) {
  const char color = spec::ColorLetter(move.player);
  if (move.IsPass()) return !game_->Pass(color).has_value();
  const int at = PlaceOf(c, *move.at);
  return at >= 0 && !game_->Play(color, at).has_value();
}

bool ToyAnswers::Try(const AskedCase& c, const spec::Move& move) {
  const int at = PlaceOf(c, *move.at);
  if (at < 0) return false;
  const char color = spec::ColorLetter(move.player);
  if (!c.by_undo) return game_->Legal(color, at);
  if (game_->Play(color, at).has_value()) return false;
  game_->Undo();
  return true;
}

std::string ToyAnswers::Stones(const AskedCase& c) const {
  std::string stones;
  for (int p = 0; p < c.size.points(); ++p) {
    const int at = Place(c, p % c.size.cols(), p / c.size.cols());
    stones += at >= 0 ? game_->board().At(at) : '.';
  }
  return stones;
}

}  // namespace hotstone::conformance
