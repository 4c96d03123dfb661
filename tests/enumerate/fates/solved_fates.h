// The fates of a small board, for tests.
#ifndef HOTSTONE_TESTS_ENUMERATE_FATES_SOLVED_FATES_H_
#define HOTSTONE_TESTS_ENUMERATE_FATES_SOLVED_FATES_H_

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "enumerate/fates/fates.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

inline FateTable SolvedFates(int cols, int rows, const std::string& rules = "basic-only",
                             int threads = 1) {
  auto table = FateTable::Solve(*Grid::Create(cols, rows),
                                *FiniteRules::From(*spec::ParseRuleSet(rules)), threads, nullptr);
  EXPECT_TRUE(table.ok()) << table.status();
  return std::move(*table);
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_TESTS_ENUMERATE_FATES_SOLVED_FATES_H_
