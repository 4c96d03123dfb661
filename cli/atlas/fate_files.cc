#include "cli/atlas/fate_files.h"

#include <cassert>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "cli/atlas/position_bytes.h"
#include "cli/atlas/site.h"
#include "enumerate/fates/fates.h"
#include "enumerate/rules/situation.h"
#include "formats/json_line.h"

namespace hotstone::cli {
namespace {

using enumerate::BitSituation;
using enumerate::FateCell;
using enumerate::FateTable;

void AddFates(const FateTable& table, const BitSituation& s, Packed& fates) {
  const FateCell answers = table.AnswersAt(s);
  for (enumerate::BitBoard rest = s.black | s.white; rest != 0; rest &= rest - 1) {
    const int point = enumerate::FirstPoint(rest);
    fates.Add((answers.removed >> point & 1) | (answers.kept >> point & 1) << 1);
  }
}

void AddTakes(const FateTable& table, const BitSituation& s, std::string& takes) {
  ForEachMove(table.grid(), table.rules(), s,
              [&](enumerate::BitMove, const BitSituation& next, bool) {
                if (next.bans == 0) return;
                const FateCell answers = table.AnswersAt(next);
                Add16(answers.removed, takes);
                Add16(answers.kept, takes);
              });
}

}  // namespace

absl::StatusOr<std::string> FateFile(const spec::BoardSize& board, const spec::RuleSet& rules,
                                     Progress* progress) {
  assert(board.points() <= 16);
  ASSIGN_OR_RETURN(const auto grid, enumerate::Grid::Create(board.cols(), board.rows()));
  ASSIGN_OR_RETURN(const auto finite, enumerate::FiniteRules::From(rules));
  ASSIGN_OR_RETURN(const auto table, FateTable::Solve(grid, finite, 1, progress));

  Packed fates(2);
  std::string takes;
  ForEachCode(grid, [&](const BitSituation& s, bool legal) {
    if (!legal) return;
    AddFates(table, s, fates);
    AddTakes(table, s, takes);
  });

  formats::JsonLine line;
  line.Set("board", board.ToString()).Set("rules", spec::RuleSetName(rules));
  line.Set("fates", Base64(fates.bytes())).Set("takes", Base64(takes));
  return absl::StrCat("atlasFates(", line.ToString(), ");\n");
}

}  // namespace hotstone::cli
