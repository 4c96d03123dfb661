// The points where a ko of one stone can be taken: the list is complete, each has such a take, and
// at one of them the folded formulas equal the others.
#include "solver/ko_classes/ko_take.h"

#include <gtest/gtest.h>

#include "solver/query/question.h"
#include "solver/rules/position.h"

namespace hotstone::solver {
namespace {

// A take with the names that its formulas use.
struct NamedTake {
  Definitions definitions;
  KoTake take;
};

NamedTake TakeOn(z3::context& context, const SymbolicBoard& board, const std::string& names,
                 const TakePlace* place) {
  Definitions definitions{names, {}, 0};
  const Connectives c(context, &definitions);
  KoTake take = place == nullptr ? AnyKoTake(c, board) : KoTakeAt(c, board, *place);
  return {std::move(definitions), std::move(take)};
}

Answer AskOf(z3::context& context, const NamedTake& named, const std::vector<z3::expr>& more) {
  z3::expr_vector formulas(context);
  for (const z3::expr& formula : named.definitions.formulas) formulas.push_back(formula);
  for (const Assertion& assertion : named.take.assumptions) formulas.push_back(assertion.formula);
  for (const z3::expr& formula : more) formulas.push_back(formula);
  const auto decision = Ask(context, formulas, "QF_FD", {});
  EXPECT_TRUE(decision.ok()) << decision.status();
  return decision.ok() ? decision->answer : Answer::kUnknown;
}

TEST(KoTakeTest, EveryTakeIsAtOneOfThePlaces) {
  z3::context context;
  EXPECT_EQ(TakePlaces(SymbolicBoard(3, 3)).size(), 16u);
  const SymbolicBoard board(4, 2);
  const NamedTake any = TakeOn(context, board, "d", nullptr);
  const std::vector<TakePlace> places = TakePlaces(board);
  EXPECT_EQ(places.size(), 8u);
  z3::expr somewhere = IsAt(any.take, places.back());
  EXPECT_EQ(AskOf(context, any, {somewhere}), Answer::kSat);
  for (size_t i = 0; i + 1 < places.size(); ++i) somewhere = somewhere || IsAt(any.take, places[i]);
  EXPECT_EQ(AskOf(context, any, {!somewhere}), Answer::kUnsat);
}

// Otherwise the question at that point would hold vacuously.
TEST(KoTakeTest, EachPlaceHasATake) {
  z3::context context;
  const SymbolicBoard board(3, 3);
  for (const TakePlace& place : TakePlaces(board)) {
    EXPECT_EQ(AskOf(context, TakeOn(context, board, PlaceName(board, place), &place), {}),
              Answer::kSat)
        << PlaceName(board, place);
  }
}

TEST(KoTakeTest, ThereTheFormulasAreWhatTheyAreAnywhere) {
  z3::context context;
  const SymbolicBoard board(4, 2);
  const NamedTake any = TakeOn(context, board, "d", nullptr);
  const TakePlace place{1, 2};
  const NamedTake here = TakeOn(context, board, "e", &place);
  EXPECT_EQ(AskOf(context, here, {}), Answer::kSat);
  std::vector<z3::expr> same = here.definitions.formulas;
  same.push_back(IsAt(any.take, place));
  std::vector<z3::expr> alike = {SamePosition(any.take.play.after, here.take.play.after),
                                 SameSet(any.take.taken, here.take.taken)};
  for (const Assertion& assertion : here.take.assumptions) alike.push_back(assertion.formula);
  same.push_back(!AllOf(context, alike));
  EXPECT_EQ(AskOf(context, any, same), Answer::kUnsat);
}

}  // namespace
}  // namespace hotstone::solver
