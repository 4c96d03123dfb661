// Accepts or refuses a ranking by the law alone: the rank must fall with every move.
//
// For example, on one point under rules with four passes the ranking has entries only for the
// situations that follow from the empty board. If the entries for "no pass yet" and for the
// situation after the first pass both had the rank 3, the ranking would be refused with: the move
// pass leads from rank 3 to rank 3, which is not lower.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/check.h"
#include "certify/entry_check.h"
#include "certify/refusal.h"
#include "certify/situation_key.h"

namespace hotstone::certify {

absl::StatusOr<Checked> CheckRanking(const spec::RuleSet& rules, const spec::Position& setup,
                                     spec::Color to_move, std::span<const RankingEntry> entries) {
  ASSIGN_OR_RETURN(const auto keys, SituationKeys::Create(rules, setup.size()));
  const spec::Situation start = spec::StartOf(rules, setup, to_move);
  ASSIGN_OR_RETURN(const auto start_key, keys.KeyOf(start));

  Checked checked;
  const auto ranks_fall = [&](const spec::Situation& s, const RankingEntry& e,
                              const std::vector<Step<RankingEntry>>& steps) -> std::string {
    for (const auto& step : steps) {
      if (step.entry == nullptr || step.entry->rank < e.rank) continue;
      return absl::StrCat("the move ", spec::MoveName({s.to_move, step.to.at}), " leads from rank ",
                          e.rank, " to rank ", step.entry->rank, ", which is not lower");
    }
    return "";
  };
  RETURN_IF_ERROR(CheckEntries(keys, rules, entries, checked, ranks_fall));
  const RankingEntry* start_entry = FindEntry(entries, start_key);
  if (start_entry == nullptr) return Refuse("the start has no entry", start);
  checked.claim =
      absl::StrCat("every line of play from the start ends (", Where(rules, setup.size()),
                   "), after at most ", Counted(uint64_t{start_entry->rank} + 1, "move"));
  return checked;
}

}  // namespace hotstone::certify
