#include "conformance/corpus/coverage_table.h"

#include <set>

#include "absl/strings/str_cat.h"
#include "conformance/corpus/coverage.h"

namespace hotstone::conformance {

std::string CoverageTable(const Corpus& corpus) {
  std::string table = "rules\tthing\tcount\trequired\twhy_not\n";
  for (size_t i = 0; i < corpus.coverage.size(); ++i) {
    const auto& [name, coverage] = corpus.coverage[i];
    std::set<std::string> listed;
    for (const Requirement& requirement : RequirementsOf(corpus.options.rules[i])) {
      if (!listed.insert(requirement.thing).second) continue;
      absl::StrAppend(&table, name, "\t", requirement.thing, "\t", coverage.Of(requirement.thing),
                      "\t");
      absl::StrAppend(&table, requirement.excuse.empty() ? absl::StrCat(kRequired) : "-", "\t",
                      requirement.excuse.empty() ? "-" : requirement.excuse, "\n");
    }
    for (const auto& [thing, count] : coverage.counts()) {
      if (listed.count(thing) == 0)
        absl::StrAppend(&table, name, "\t", thing, "\t", count, "\t-\t-\n");
    }
  }
  return table;
}

}  // namespace hotstone::conformance
