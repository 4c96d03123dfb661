#include "conformance/judge/case_batch.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace hotstone::conformance {

std::vector<CaseReport> RunCases(const std::vector<formats::CaseLine>& cases, const ValueSolver& solver,
                                 int threads) {
  // Cases taken at a time: enough to be worth the taking, few enough that nobody waits long for the last.
  constexpr size_t kBlock = 64;
  std::vector<CaseReport> reports(cases.size());
  std::mutex one_at_a_time;
  const ValueSolver shared = [&](const spec::Situation& situation, const spec::RuleSet& rules) {
    const std::lock_guard<std::mutex> lock(one_at_a_time);
    return solver(situation, rules);
  };
  std::atomic<size_t> next = 0;
  const auto work = [&] {
    for (size_t from = next.fetch_add(kBlock); from < cases.size(); from = next.fetch_add(kBlock)) {
      for (size_t i = from; i < std::min(from + kBlock, cases.size()); ++i) {
        reports[i] = RunCase(cases[i].value, solver ? shared : solver);
      }
    }
  };
  std::vector<std::thread> others;
  const auto blocks = static_cast<int>((cases.size() + kBlock - 1) / kBlock);
  for (int i = 1; i < std::min(threads, blocks); ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  return reports;
}

}  // namespace hotstone::conformance
