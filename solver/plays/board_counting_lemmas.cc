#include <memory>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status_macros.h"
#include "certify/witness.h"
#include "solver/plays/area.h"
#include "solver/plays/counting_lemmas.h"
#include "solver/plays/fill_in.h"
#include "spec/counting/area.h"
#include "spec/counting/fill_in.h"

namespace hotstone::solver {
namespace {

using Parts = std::vector<Part>;

// Larger boards use integer sums: agreement of two sums is hard to prove bit by bit.
constexpr int kMostPointsInBits = 9;

Part MakePart(const std::string& name, const std::string& logic,
              const std::vector<Assertion>& assumptions, const std::string& claim,
              const z3::expr& formula) {
  return {name, logic, assumptions, {claim, formula}, nullptr, logic == "QF_BV"};
}

// The position, and spec/'s count of it, in the reading where surplus stones are not lent.
Decoded Explain(const spec::Position& position) {
  const int area = spec::CountArea(position).Difference();
  const spec::FillIn filled = spec::CountByFillingIn(
      position, {spec::SharedReading::kHalfIsOwn, spec::SurplusReading::kExact});
  Decoded decoded;
  decoded.text = absl::StrCat(absl::StrJoin(position.ToRows(), "\n"), "\narea difference ", area,
                              ", by filling in ", filled.Difference());
  decoded.replays = area != filled.Difference();
  decoded.witness =
      certify::Witness{position, spec::Color::kBlack, {}, 0, "filling in does not count the area"};
  return decoded;
}

// The position of a model, explained.
std::function<absl::StatusOr<Decoded>(const z3::model&)> Decoder(
    const std::shared_ptr<BoardArea>& board) {
  return [board](const z3::model& model) -> absl::StatusOr<Decoded> {
    ASSIGN_OR_RETURN(const auto position, board->Decode(model));
    return Explain(position);
  };
}

// Two facts about positions, bit by bit, and then the sums. With integer sums, these facts are all
// that the sums need.
Parts FillIn(z3::context& context, const Instance& instance) {
  Parts parts;
  const BoardArea bits(context, instance.cols, instance.rows, false, instance.mutant);
  z3::expr_vector one_kind(context);
  z3::expr_vector some_unowned(context);
  z3::expr_vector all_unowned(context);
  for (int p = 0; p < bits.points(); ++p) {
    z3::expr_vector kinds(context);
    for (const AreaKind kind : kAreaKinds) kinds.push_back(bits.IsKind(p, kind));
    one_kind.push_back(z3::mk_or(kinds));
    for (unsigned i = 0; i < kinds.size(); ++i) {
      for (unsigned j = 0; j < i; ++j) {
        one_kind.push_back(!(kinds[static_cast<int>(i)] && kinds[static_cast<int>(j)]));
      }
    }
    some_unowned.push_back(bits.IsKind(p, AreaKind::kUnowned));
    all_unowned.push_back(bits.IsKind(p, AreaKind::kUnowned));
  }
  parts.push_back(MakePart("one-kind", "QF_BV", bits.assumptions(),
                           "each point is of exactly one kind", z3::mk_and(one_kind)));
  parts.push_back(MakePart("unowned", "QF_BV", bits.assumptions(),
                           "if one point is empty and reaches no stone, so are all",
                           z3::implies(z3::mk_or(some_unowned), z3::mk_and(all_unowned))));

  const bool integers = bits.points() > kMostPointsInBits;
  const auto board =
      std::make_shared<BoardArea>(context, instance.cols, instance.rows, integers, instance.mutant);
  if (integers) board->AssumeOneKindEach();
  const BoardCounts c = board->Counts();
  std::vector<Assertion> assumptions = board->assumptions();
  assumptions.push_back({"spaces that touch no stone are the whole board",
                         c.unowned_spaces == 0 || c.unowned_spaces == c.points});
  assumptions.push_back({"a half of the shared spaces is rounded down",
                         2 * c.half <= c.shared_spaces && c.shared_spaces <= 2 * c.half + 1});
  if (instance.mutant != "surplus") {
    assumptions.push_back({"neither side has more stones on the board than it owns",
                           c.black_stones <= c.set && c.white_stones <= c.set});
  }
  Part sums =
      MakePart("sums", integers ? "QF_LIA" : "QF_BV", assumptions, "filling in counts the area",
               FillInDifference(c, {false, false, instance.mutant}) == c.AreaDifference());
  sums.decode = Decoder(board);
  parts.push_back(sums);
  return parts;
}

Parts FillInLiteral(z3::context& context, const Instance& instance) {
  const auto board =
      std::make_shared<BoardArea>(context, instance.cols, instance.rows, true, instance.mutant);
  board->AssumeLegal();
  board->AssumeOneKindEach();
  const BoardCounts c = board->Counts();
  std::vector<Assertion> assumptions = board->assumptions();
  assumptions.push_back({"a half of the shared spaces is rounded down",
                         2 * c.half <= c.shared_spaces && c.shared_spaces <= 2 * c.half + 1});
  Part part = MakePart("", "QF_LIA", assumptions, "filling in counts the area",
                       FillInDifference(c, {false, false, instance.mutant}) == c.AreaDifference());
  part.decode = Decoder(board);
  return {part};
}

std::string TooSmall(int cols, int rows) {
  return cols * rows < 2 ? "one point has no position with a stone" : "";
}

}  // namespace

std::vector<Obligation> BoardCountingLemmas() {
  Obligation within;
  within.name = "board-fill-in";
  within.clauses = {"ING96-R6", "ING91-0-zaehlen"};
  within.statement =
      "In every position in which neither side has more stones on the board than its set, filling "
      "in gives the area difference.";
  within.mutants = {{"surplus", "a side may have more stones on the board than it owns"},
                    {"one-point", "a losing stone counts one point"},
                    {"full-set", "each side owns as many stones as there are points"},
                    {"unmarked", "empty points may be next to stones and not know it"}};
  within.build = FillIn;
  within.objection = TooSmall;

  Obligation literal;
  literal.name = "board-fill-in-literal";
  literal.clauses = {"ING96-R6", "ING91-0-zaehlen"};
  literal.statement =
      "Read word for word, in every legal position filling in gives the area difference, whatever "
      "the sets.";
  literal.expected = certify::VerdictKind::kFails;
  literal.build = FillInLiteral;
  literal.objection = TooSmall;
  return {within, literal};
}

}  // namespace hotstone::solver
