#include "answers/cycles/cycle_files.h"

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "answers/cycles/cycle_answer.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "claims/claim_files.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::answers {
namespace {

formats::SgfTree RecordOf(const DescribedCycle& cycle, size_t number) {
  const std::vector<spec::Move> round = MovesFrom(cycle, 0);
  std::vector<spec::Move> moves = round;
  moves.insert(moves.end(), round.begin(), round.end());
  formats::SgfTree tree =
      formats::SgfRecord(cycle.rules, PositionAt(cycle, 0), round[0].player, moves);
  const std::string comment = absl::StrCat(
      "cycle ", number, ": ",
      cycle.type.has_value() ? std::string(enumerate::CycleTypeName(*cycle.type)) : "no name", ", ",
      cycle.signature, ", ", cycle.plies.size(), " plies, played twice");
  tree.nodes[0].properties.push_back(
      {"C", {formats::SgfValue{formats::EscapeSgf(comment), {}}}, {}});
  return tree;
}

}  // namespace

absl::StatusOr<std::string> WriteCycleRecords(const std::string& folder,
                                              const enumerate::Grid& grid,
                                              const CycleTable& table) {
  const std::string name = claims::ClaimFileName(table.size, table.rules, "cycles") + ".sgf";
  const std::string path = (std::filesystem::path(folder) / name).string();
  std::string text;
  for (size_t i = 0; i < table.list.classes.size(); ++i) {
    text += formats::WriteSgf(RecordOf(CycleOf(grid, table.rules, table.list.classes[i]), i + 1));
  }
  RETURN_IF_ERROR(WriteWholeFile(path, text));
  return path;
}

}  // namespace hotstone::answers
