#include "certify/recount.h"

#include <set>
#include <vector>

#include "base/status_macros.h"
#include "certify/situation_key.h"
#include "spec/rules/situation.h"

namespace hotstone::certify {

absl::StatusOr<Recount> RecountSituations(const spec::RuleSet& rules,
                                          const spec::BoardSize& board) {
  RETURN_IF_ERROR(CertifiableRules(rules));
  Recount count;
  std::set<spec::Situation> seen;
  std::vector<spec::Situation> level;
  const auto reach = [&](const spec::Situation& s) {
    if (!seen.insert(s).second) return;
    ++count.situations;
    if (spec::IsFinished(s, rules)) ++count.finished;
    if (!s.bans.empty()) ++count.with_ban;
    level.push_back(s);
  };
  reach(spec::StartOf(rules, spec::Position(board), spec::Color::kBlack));
  for (int depth = 0; !level.empty(); ++depth) {
    count.depth = depth;
    const std::vector<spec::Situation> current = std::move(level);
    level.clear();
    for (const spec::Situation& s : current) {
      for (const spec::Successor& successor : spec::Successors(s, rules)) {
        ++count.transitions;
        reach(successor.situation);
      }
    }
  }
  return count;
}

}  // namespace hotstone::certify
