#include "certify/robust/robust.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/whole_file.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::certify {
namespace {

void Append(std::string& record, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i, value >>= 8) record.push_back(static_cast<char>(value & 0xff));
}

// Beside a superko every play ends, whatever the other members of the list forbid.
bool IsBesideSuperko(const spec::CycleList& cycles) {
  return std::any_of(cycles.members().begin(), cycles.members().end(),
                     [](spec::Cycle cycle) { return spec::IsSuperko(cycle); });
}

}  // namespace

std::string RobustHeaderText(const RobustHeader& header, uint64_t entries) {
  return absl::StrCat("hotstone-certificate 1\nkind robust\nboard ", header.start.size().ToString(),
                      "\nside ", std::string(1, spec::ColorLetter(header.side)), "\nat-least ",
                      header.at_least, "\nstart ", std::string(1, spec::ColorLetter(header.to_move)), " ",
                      absl::StrJoin(header.start.ToRows(), "/"), "\nhot ",
                      header.hot == RobustHot::kEvery ? "every" : "single", "\nimages ",
                      header.images == RobustImages::kOne ? "one" : "each", "\nentries ", entries, "\n");
}

std::string RobustRecord(const RobustEntry& entry) {
  std::string record;
  Append(record, entry.key, 8);
  Append(record, entry.rank, 4);
  Append(record, entry.answer, 1);
  return record;
}

absl::Status WriteRobust(const std::string& path, const Robust& robust) {
  auto file = WholeFile::Create(path);
  if (!file.ok()) return file.status();
  absl::Status status = file->Add(RobustHeaderText(robust.header, robust.entries.size()));
  for (const RobustEntry& entry : robust.entries) {
    if (status.ok()) status = file->Add(RobustRecord(entry));
  }
  if (!status.ok()) return status;
  return file->Finish();
}

absl::Status RobustUnder(RobustHot hot, const spec::RuleSet& rules) {
  const auto not_under = [&](const std::string& what) {
    return absl::UnimplementedError(
        absl::StrCat("rule set ", spec::RuleSetName(rules), ": a robust strategy says nothing about ", what));
  };
  if (rules.handicap != 0) return not_under("handicaps");
  if (rules.capture_ends) return not_under("capture_ends=true");
  if (rules.LooksAtCompletedCycles() && rules.cycle_color == spec::CycleColor::kEither) {
    return not_under("cycle_colour=either");
  }
  if (rules.self_removal == spec::SelfRemoval::kAny && !IsBesideSuperko(rules.cycle)) {
    return not_under("self_removal=any without a superko");
  }
  if (hot == RobustHot::kSingle) {
    for (const spec::HotKind kind : rules.HotKindsInForce()) {
      if (kind != spec::HotKind::kSingle) {
        return not_under(absl::StrCat("hot stones of the kind ", std::string(spec::HotKindName(kind)),
                                      ", unless it has `hot every`"));
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::certify
