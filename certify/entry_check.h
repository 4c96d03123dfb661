// Checks the entries of a ranking or of intervals in one pass: keys ascend, each is the key of a
// situation, and no move leaves the list.
#ifndef HOTSTONE_CERTIFY_ENTRY_CHECK_H_
#define HOTSTONE_CERTIFY_ENTRY_CHECK_H_

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/check.h"
#include "certify/refusal.h"
#include "certify/situation_key.h"
#include "spec/rules/situation.h"

namespace hotstone::certify {

// A legal move from an entry's situation. It leads to a finished situation or to another entry.
template <typename Entry>
struct Step {
  spec::Successor to;
  const Entry* entry = nullptr;  // null: finished
};

template <typename Entry>
const Entry* FindEntry(std::span<const Entry> entries, uint64_t key) {
  const auto found = std::lower_bound(entries.begin(), entries.end(), key,
                                      [](const Entry& entry, uint64_t k) { return entry.key < k; });
  return found != entries.end() && found->key == key ? &*found : nullptr;
}

// Checks the entries in one pass: their order, their situations, and that no move leaves the list.
// `check_one` adds the condition of the kind on a situation, its entry and its steps: it returns a
// reason to refuse it, empty if there is none.
template <typename Entry, typename CheckOne>
absl::Status CheckEntries(const SituationKeys& keys, const spec::RuleSet& rules,
                          std::span<const Entry> entries, Checked& checked, CheckOne check_one) {
  for (size_t i = 1; i < entries.size(); ++i) {
    if (entries[i - 1].key >= entries[i].key) {
      return absl::FailedPreconditionError(
          absl::StrCat("entry ", i, " (key ", entries[i].key,
                       ") does not have a larger key than the one before"));
    }
  }
  std::vector<Step<Entry>> steps;
  for (size_t i = 0; i < entries.size(); ++i) {
    const auto label = [&] { return absl::StrCat("entry ", i, " (key ", entries[i].key, "): "); };
    const auto s = keys.SituationAt(entries[i].key);
    if (!s.ok()) return absl::FailedPreconditionError(absl::StrCat(label(), s.status().message()));
    steps.clear();
    for (spec::Successor& to : spec::Successors(*s, rules)) {
      steps.push_back({std::move(to), nullptr});
      Step<Entry>& step = steps.back();
      if (spec::IsFinished(step.to.situation, rules)) {
        ++checked.ending_moves;
        continue;
      }
      ASSIGN_OR_RETURN(const auto key, keys.KeyOf(step.to.situation));
      step.entry = FindEntry(entries, key);
      if (step.entry == nullptr) {
        return Refuse(absl::StrCat(label(), "the move ", spec::MoveName({s->to_move, step.to.at}),
                                   " leads to key ", key, ", which has no entry"),
                      *s);
      }
    }
    const std::string reason = check_one(*s, entries[i], steps);
    if (!reason.empty()) return Refuse(absl::StrCat(label(), reason), *s);
    checked.transitions += steps.size();
  }
  checked.situations = entries.size();
  return absl::OkStatus();
}

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ENTRY_CHECK_H_
