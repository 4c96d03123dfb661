// The law on graphs is the law: on small boards every play has the result of spec/, with an
// assignment of numbers that exists.
#include "solver/all_boards/graph_play.h"

#include <gtest/gtest.h>

#include "solver/query/question.h"
#include "spec/board/board_play.h"
#include "tests/spec/fillings.h"

namespace hotstone::solver {
namespace {

using spec::Color;

// Looks for a play of the graph law from this position at this point, and compares its result.
void ExpectSamePlay(const spec::Position& position, bool by_black, int at) {
  const spec::BoardSize& size = position.size();
  z3::context context;
  Instance instance;
  instance.universe = size.points();
  GraphLaw law(context, instance);
  const GraphPosition start = law.NewPosition("start");
  law.AssumeLegal(start, "start");
  const GraphPlay play = law.NewPlay(start, by_black, "1");
  const Part part = law.MakePart("", "", context.bool_val(true));

  z3::expr_vector asked(context);
  for (const Assertion& assumption : part.assumptions) asked.push_back(assumption.formula);
  const z3::sort sort = play.at.get_sort();
  std::vector<z3::expr> point;
  for (int i = 0; i < size.points(); ++i) {
    point.push_back(context.constant(("Point_" + std::to_string(i)).c_str(), sort));
  }
  for (int i = 0; i < size.points(); ++i) {
    const z3::expr& here = point[static_cast<size_t>(i)];
    asked.push_back(start.black(here) ==
                    context.bool_val(position.At(size.At(i)) == Color::kBlack));
    asked.push_back(start.white(here) ==
                    context.bool_val(position.At(size.At(i)) == Color::kWhite));
    const spec::Neighbourhood neighbours = size.Neighbours(size.At(i));
    for (int j = 0; j < size.points(); ++j) {
      const bool adjacent =
          std::find(neighbours.begin(), neighbours.end(), size.At(j)) != neighbours.end();
      asked.push_back(law.Adjacent(here, point[static_cast<size_t>(j)]) ==
                      context.bool_val(adjacent));
    }
  }
  asked.push_back(play.at == point[static_cast<size_t>(at)]);
  const absl::StatusOr<Decision> decision = Ask(context, asked, "QF_UFLIA", {});
  ASSERT_TRUE(decision.ok()) << decision.status();
  ASSERT_EQ(decision->answer, Answer::kSat) << position.cells() << " at " << at;

  spec::Position after(size);
  for (int i = 0; i < size.points(); ++i) {
    const z3::expr& here = point[static_cast<size_t>(i)];
    if (decision->model->eval(play.after.black(here), true).is_true())
      after.Put(size.At(i), Color::kBlack);
    if (decision->model->eval(play.after.white(here), true).is_true())
      after.Put(size.At(i), Color::kWhite);
  }
  const Color player = by_black ? Color::kBlack : Color::kWhite;
  EXPECT_EQ(after, spec::PlayAt(position, player, size.At(at)).after)
      << position.cells() << " at " << at;
}

void ExpectSamePlays(int cols, int rows, size_t stride) {
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  const std::vector<spec::Position> positions = spec::LegalPositions(size);
  for (size_t i = 0; i < positions.size(); i += stride) {
    for (int at = 0; at < size.points(); ++at) {
      if (!positions[i].IsEmpty(size.At(at))) continue;
      ExpectSamePlay(positions[i], (i + static_cast<size_t>(at)) % 2 == 0, at);
    }
  }
}

TEST(GraphPlayTest, IsTheLawOnStrips) { ExpectSamePlays(3, 1, 1); }
TEST(GraphPlayTest, IsTheLawOnTwoByTwo) { ExpectSamePlays(2, 2, 2); }
TEST(GraphPlayTestSlow, IsTheLawOnThreeByTwo) { ExpectSamePlays(3, 2, 5); }

// A position with a dead stone has no numbers: requiring them leaves no model.
TEST(GraphPlayTest, DeadStonesHaveNoNumbers) {
  z3::context context;
  Instance instance;
  instance.universe = 2;
  GraphLaw law(context, instance);
  const GraphPosition start = law.NewPosition("start");
  law.AssumeLegal(start, "start");
  const Part part = law.MakePart("", "", context.bool_val(true));
  z3::expr_vector asked(context);
  for (const Assertion& assumption : part.assumptions) asked.push_back(assumption.formula);
  asked.push_back(law.points().ForAll([&](const z3::expr& p) { return start.black(p); }));
  const absl::StatusOr<Decision> decision = Ask(context, asked, "QF_UFLIA", {});
  ASSERT_TRUE(decision.ok()) << decision.status();
  EXPECT_EQ(decision->answer, Answer::kUnsat);
}

}  // namespace
}  // namespace hotstone::solver
