#include <memory>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/board_area.h"
#include "solver/counting_lemmas.h"
#include "solver/fill_in_numbers.h"
#include "spec/fill_in.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

// The sums are compared bit by bit up to this many points; beyond, the parts about regions and CountingLemmas() remain.
constexpr int kMostSummed = 16;

Part MakePart(const std::string& name, const std::vector<Assertion>& assumptions, const std::string& claim,
              const z3::expr& formula) {
  return {name, "QF_BV", assumptions, {claim, formula}, nullptr, true};
}

// The position, and what spec/ counts on it, read without surplus stones being lent.
Decoded Explain(const spec::Position& position) {
  const int area = spec::CountArea(position).Difference();
  const spec::FillIn filled =
      spec::CountByFillingIn(position, {spec::SharedReading::kHalfIsOwn, spec::SurplusReading::kExact});
  Decoded decoded;
  decoded.text = absl::StrCat(absl::StrJoin(position.ToRows(), "\n"), "\narea difference ", area,
                              ", by filling in ", filled.Difference());
  decoded.replays = area != filled.Difference();
  decoded.witness =
      enumerate::Witness{position, spec::Color::kBlack, {}, 0, "filling in does not count the area"};
  return decoded;
}

Parts FillIn(z3::context& context, const Instance& instance) {
  const auto board = std::make_shared<BoardArea>(context, instance.cols, instance.rows, instance.mutant);
  const BoardCounts c = board->Counts();
  std::vector<Assertion> assumptions = board->assumptions();
  if (instance.mutant != "surplus") {
    assumptions.push_back({"neither side has more stones on the board than it owns",
                           c.black_stones <= c.set && c.white_stones <= c.set});
  }
  Part part = MakePart("", assumptions, "filling in counts the area",
                       FillInDifference(c, {false, false, instance.mutant}) == c.AreaDifference());
  part.decode = [board](const z3::model& model) -> absl::StatusOr<Decoded> {
    const absl::StatusOr<spec::Position> position = board->Decode(model);
    if (!position.ok()) return position.status();
    return Explain(*position);
  };
  return {part};
}

Parts FillInLiteral(z3::context& context, const Instance& instance) {
  const auto board = std::make_shared<BoardArea>(context, instance.cols, instance.rows, instance.mutant);
  board->AssumeLegal();
  const BoardCounts c = board->Counts();
  Part part = MakePart("", board->assumptions(), "filling in counts the area",
                       FillInDifference(c, {false, false, instance.mutant}) == c.AreaDifference());
  part.decode = [board](const z3::model& model) -> absl::StatusOr<Decoded> {
    const absl::StatusOr<spec::Position> position = board->Decode(model);
    if (!position.ok()) return position.status();
    return Explain(*position);
  };
  return {part};
}

Parts Count(z3::context& context, const Instance& instance) {
  Parts parts;
  const BoardArea board(context, instance.cols, instance.rows, instance.mutant);
  std::vector<Assertion> assumptions = board.assumptions();
  const BoardCounts c = board.Counts();
  if (instance.cols * instance.rows <= kMostSummed) {
    parts.push_back(MakePart("sum", assumptions, "each point is counted once",
                             c.points == c.black_stones + c.white_stones + c.black_spaces + c.white_spaces +
                                             c.shared_spaces + c.unowned_spaces));
  }
  assumptions.push_back({"there is a stone", board.HasStone()});
  parts.push_back(MakePart("unowned", assumptions, "every empty point reaches a stone", !board.HasUnowned()));
  return parts;
}

std::string TooSmall(int cols, int rows) {
  return cols * rows < 2 ? "one point has no position with a stone" : "";
}

std::string SumsFit(int cols, int rows) {
  if (!TooSmall(cols, rows).empty()) return TooSmall(cols, rows);
  return cols * rows > kMostSummed ? "sums are compared bit by bit up to 16 points; see fill-in-within-sets" : "";
}

}  // namespace

std::vector<Obligation> BoardCountingLemmas() {
  const Mutant unmarked{"unmarked", "empty points may be next to stones and not know it"};
  Obligation count;
  count.name = "board-count";
  count.clauses = {"ING96-R1-goe", "ING96-G605"};
  count.statement = "Every point is counted once, and a space that touches no stone is on the empty board.";
  count.mutants = {unmarked};
  count.build = Count;
  count.objection = TooSmall;

  Obligation within;
  within.name = "board-fill-in";
  within.clauses = {"ING96-R6", "ING91-0-zaehlen"};
  within.statement =
      "In every position in which neither side has more stones on the board than its set, filling in counts the "
      "area difference.";
  within.mutants = {{"surplus", "a side may have more stones on the board than it owns"},
                    {"one-point", "a losing stone counts one point"},
                    {"full-set", "each side owns as many stones as there are points"},
                    unmarked};
  within.build = FillIn;
  within.objection = SumsFit;

  Obligation literal;
  literal.name = "board-fill-in-literal";
  literal.clauses = {"ING96-R6", "ING91-0-zaehlen"};
  literal.statement =
      "In every legal position filling in counts the area difference, whatever the sets: read word for word.";
  literal.expected = enumerate::VerdictKind::kFails;
  literal.build = FillInLiteral;
  literal.objection = TooSmall;
  return {count, within, literal};
}

}  // namespace hotstone::solver
