// Cycles as models of formulas against cycles found by walking: the same set in both directions.
#include "solver/cycles/cycle_model_check.h"

#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/cycles/cycle_search.h"
#include "solver/cycles/cycle_classes.h"

namespace hotstone::solver {
namespace {

struct Case {
  const char* board;
  const char* rules;
  int max_length;
  uint64_t classes;  // as recorded
};

void PrintTo(const Case& c, std::ostream* out) {
  *out << c.board << " " << c.rules << " " << c.max_length;
}

// Both lists are free of repetitions and in one order, so equality means "the same set in both
// directions".
void ExpectTheSameCycles(const Case& c) {
  SCOPED_TRACE(absl::StrCat(c.board, " ", c.rules, " up to ", c.max_length));
  const auto size = spec::ParseBoardSize(c.board);
  const auto rules = spec::ParseRuleSet(c.rules);
  ASSERT_TRUE(size.ok() && rules.ok());
  const auto finite = enumerate::FiniteRules::From(*rules);
  const auto grid = enumerate::Grid::Create(size->cols(), size->rows());
  const auto index = enumerate::LegalIndex::Create(*grid);
  enumerate::CycleSearchOptions search;
  search.max_length = c.max_length;
  const auto walked = enumerate::FindCycles(*grid, *index, *finite, search);
  ASSERT_TRUE(walked.ok());

  CycleModelOptions options;
  options.max_length = c.max_length;
  const auto models = FindCyclesByModelChecking(*size, *rules, options);
  ASSERT_TRUE(models.ok()) << models.status().message();
  EXPECT_TRUE(models->complete) << models->limit;
  const auto modelled = AsCycleClasses(*grid, *finite, models->classes);
  ASSERT_TRUE(modelled.ok()) << modelled.status().message();

  ASSERT_EQ(modelled->size(), walked->classes.size());
  EXPECT_EQ(modelled->size(), c.classes);
  for (size_t i = 0; i < modelled->size(); ++i) {
    EXPECT_EQ((*modelled)[i].word, walked->classes[i].word) << i;
    EXPECT_EQ((*modelled)[i].length, walked->classes[i].length) << i;
    EXPECT_EQ((*modelled)[i].members, walked->classes[i].members) << i;
  }
}

class CyclesByModels : public testing::TestWithParam<Case> {};
TEST_P(CyclesByModels, AreThoseOfTheEnumerator) { ExpectTheSameCycles(GetParam()); }

constexpr const char* kNoBans = "basic-only,hot=none";

INSTANTIATE_TEST_SUITE_P(SmallBoards, CyclesByModels,
                         testing::Values(Case{"1x1", kNoBans, 6, 0}, Case{"2x1", kNoBans, 8, 5},
                                         Case{"3x1", kNoBans, 8, 24}, Case{"4x1", kNoBans, 6, 30},
                                         Case{"2x2", kNoBans, 8, 34}, Case{"3x2", kNoBans, 6, 18},
                                         Case{"1x4", kNoBans, 6, 30},
                                         Case{"3x3", kNoBans, 4, 126}));

INSTANTIATE_TEST_SUITE_P(
    Bans, CyclesByModels,
    testing::Values(Case{"2x1", "basic-only", 6, 5}, Case{"3x2", "basic-only", 6, 18},
                    Case{"4x1", "basic-only", 6, 30},
                    Case{"4x1", "basic-only,hot=hot,hot_kinds=single+double-add", 6, 27},
                    Case{"4x1", "basic-only,hot=hot,hot_kinds=single+double-capture", 6, 29},
                    Case{"4x1", "basic-only,hot=hot,hot_kinds=double-add-any", 6, 27}));

INSTANTIATE_TEST_SUITE_P(OtherRules, CyclesByModels,
                         testing::Values(Case{"2x1", "basic-only,hot=none,self_removal=any", 6, 5},
                                         Case{"3x1", "basic-only,hot=none,self_removal=none", 6, 6},
                                         Case{"3x1", "basic-only,end_passes=2", 6, 13},
                                         Case{"3x2", "basic-only,capture_ends=true", 6, 0}));

class CyclesByModelsSlow : public testing::TestWithParam<Case> {};
TEST_P(CyclesByModelsSlow, AreThoseOfTheEnumerator) { ExpectTheSameCycles(GetParam()); }

INSTANTIATE_TEST_SUITE_P(UpToNinePoints, CyclesByModelsSlow,
                         testing::Values(Case{"5x1", kNoBans, 6, 83}, Case{"6x1", kNoBans, 6, 204},
                                         Case{"7x1", kNoBans, 6, 666},
                                         Case{"8x1", kNoBans, 6, 2220},
                                         Case{"9x1", kNoBans, 6, 6752},
                                         Case{"4x2", kNoBans, 6, 284}, Case{"3x3", kNoBans, 6, 254},
                                         Case{"3x3", "basic-only", 6, 254},
                                         Case{"4x2", "basic-only", 6, 284}));

}  // namespace
}  // namespace hotstone::solver
