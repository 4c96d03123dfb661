#include "answers/values/table_verdict.h"

#include <chrono>
#include <utility>

#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "spec/rules/rule_set.h"
#include "tables/fates/fate_check.h"
#include "tables/fates/fate_file.h"
#include "tables/table_check.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

namespace {

template <typename Table>
absl::StatusOr<TableVerdict> Verify(const Table& table, bool measure,
                                    absl::StatusOr<tables::TableCheck> (*check)(
                                        const Table&, const tables::TableCheckOptions&, Progress*),
                                    const tables::TableCheckOptions& options, Progress* progress) {
  const auto began = std::chrono::steady_clock::now();
  RETURN_IF_ERROR(table.file().CheckWhole(progress));
  auto found = check(table, options, progress);
  if (!found.ok() && !absl::IsFailedPrecondition(found.status())) return found.status();
  return TableVerdict{table.file().path(),
                      options,
                      table.size().ToString(),
                      spec::RuleSetName(table.rules()),
                      measure,
                      std::move(found),
                      SecondsSince(began)};
}

}  // namespace

absl::StatusOr<TableVerdict> VerifyTable(const std::string& file,
                                         const tables::TableCheckOptions& options,
                                         Progress* progress) {
  if (tables::IsOfKind(file, tables::FileKind::kFates)) {
    ASSIGN_OR_RETURN(const auto table, tables::FateFile::Open(file));
    return Verify(*table, true, tables::CheckFates, options, progress);
  }
  ASSIGN_OR_RETURN(const auto table, tables::Table::Open(file));
  return Verify(*table, table->manifest().measure, tables::CheckTable, options, progress);
}

Shown Describe(const TableVerdict& verdict) {
  const auto& [file, checked, board, rules, measure, found, seconds] = verdict;
  Shown shown = Shown::Result("table verify");
  shown.Set("file", file)
      .Set("board", board)
      .Set("rules", rules)
      .Set("check", !measure      ? "consistency"
                    : checked.all ? "proof"
                                  : "sample")
      .Set("status", found.ok() ? "holds" : "fails")
      .Set("all", checked.all)
      .Set("seed", checked.all ? ShownValue(std::nullopt) : ShownValue(checked.seed));
  if (!found.ok()) {
    return shown.Set("reason", std::string(found.status().message()))
        .Set("seconds", seconds)
        .Line("{check}: fails\n{reason}\n")
        .ExitWith(kExitFails);
  }
  return shown.Set("entries", found->entries)
      .Set("ko_entries", found->ko_entries)
      .Set("illegal", found->illegal)
      .Set("moves", found->moves)
      .Set("seconds", seconds)
      .Say("drawn", checked.seed)
      .Say("measure", measure)
      .Line(
          "{check}: holds for {all?all {entries} entries}{all!{entries} entries drawn with seed "
          "{drawn}} ({ko_entries} with a ban), {moves} moves by the law")
      .Line(
          "{measure!not a proof: the table has no measure, and a wrong solution can satisfy the "
          "same equations}")
      .Line("({seconds:.2} s)");
}

}  // namespace hotstone::answers
