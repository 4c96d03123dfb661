// The classes of cycles of a board by length, type and signature: the summary of `hotstone cycles`.
#ifndef HOTSTONE_ANSWERS_CYCLES_CYCLE_TABLE_H_
#define HOTSTONE_ANSWERS_CYCLES_CYCLE_TABLE_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "answers/cycles/hanging_judged.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "enumerate/cycles/cycle_search.h"
#include "enumerate/cycles/cycle_types.h"
#include "enumerate/fates/fates.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct CycleRow {
  int length = 0;
  std::optional<enumerate::CycleType> type;
  std::string signature;
  std::vector<size_t> classes;  // in the list
  uint64_t cycles = 0;
};

struct CycleTable {
  spec::BoardSize size;
  spec::RuleSet rules;
  int max_length = 0;
  std::string only_type;      // empty: all types
  bool only_hanging = false;  // hanging_cycles.h
  enumerate::CycleList list;
  std::vector<CycleRow> rows;
  std::vector<HangingJudged> judged = {};  // of hanging cycles
};

// Of a table of hanging cycles: what each preset does to them. Cancelled if `progress` says stop.
absl::Status JudgeHanging(const enumerate::Grid& grid, const enumerate::FateTable& fates,
                          Progress* progress, CycleTable& table);

// Fills in the rows.
void SortByRow(const enumerate::Grid& grid, CycleTable& table);

// The first class of each row, then the second of each, and so on, up to `limit`.
std::vector<size_t> Selection(const CycleTable& table, size_t limit);

// As text at most 60 rows.
Shown Describe(const CycleTable& table);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_CYCLE_TABLE_H_
