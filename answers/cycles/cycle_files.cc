#include "answers/cycles/cycle_files.h"

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "claims/claim_files.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::answers {
namespace {

formats::SgfTree RecordOf(const DescribedCycle& cycle, const spec::BoardSize& size,
                          const spec::RuleSet& rules) {
  const std::vector<spec::Move> round = MovesFrom(cycle, size, 0);
  std::vector<spec::Move> moves = round;
  moves.insert(moves.end(), round.begin(), round.end());
  formats::SgfTree tree =
      formats::SgfRecord(rules, PositionAt(cycle, size, 0), round[0].player, moves);
  const std::string comment = absl::StrCat(
      "cycle ", cycle.number, ": ",
      cycle.type.has_value() ? std::string(enumerate::CycleTypeName(*cycle.type)) : "no name", ", ",
      cycle.signature, ", ", cycle.plies.size(), " plies, played twice");
  tree.nodes[0].properties.push_back(
      {"C", {formats::SgfValue{formats::EscapeSgf(comment), {}}}, {}});
  return tree;
}

}  // namespace

absl::StatusOr<std::string> WriteCycleRecords(const std::string& folder,
                                              const spec::BoardSize& size,
                                              const spec::RuleSet& rules,
                                              const std::vector<DescribedCycle>& cycles) {
  const std::string name = claims::ClaimFileName(size, rules, "cycles") + ".sgf";
  const std::string path = (std::filesystem::path(folder) / name).string();
  std::string text;
  for (const DescribedCycle& cycle : cycles)
    text += formats::WriteSgf(RecordOf(cycle, size, rules));
  RETURN_IF_ERROR(WriteWholeFile(path, text));
  return path;
}

}  // namespace hotstone::answers
