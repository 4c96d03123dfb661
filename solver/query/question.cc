#include "solver/query/question.h"

#include <chrono>
#include <ctime>
#include <future>
#include <new>
#include <thread>

#include "absl/strings/str_cat.h"

namespace hotstone::solver {
namespace {

constexpr auto kPollInterval = std::chrono::milliseconds(100);

Answer ToAnswer(z3::check_result result) {
  if (result == z3::sat) return Answer::kSat;
  return result == z3::unsat ? Answer::kUnsat : Answer::kUnknown;
}

}  // namespace

uint64_t WorkSpent(const z3::solver& solver) {
  const z3::stats stats = solver.statistics();
  for (unsigned i = 0; i < stats.size(); ++i) {
    if (stats.key(i) == "rlimit count") {
      return stats.is_uint(i) ? stats.uint_value(i) : static_cast<uint64_t>(stats.double_value(i));
    }
  }
  return 0;
}

void LeaveInterrupts(z3::solver& solver) {
  z3::params params(solver.ctx());
  params.set("ctrl_c", false);
  solver.set(params);
}

z3::check_result CheckListening(z3::context& context, z3::solver& solver, const AskLimits& limits,
                                bool& stopped) {
  LeaveInterrupts(solver);
  if (limits.progress == nullptr) return solver.check();
  stopped = !limits.progress->Report(limits.what, 0, 0);
  if (stopped) return z3::unknown;
  std::future<z3::check_result> answer =
      std::async(std::launch::async, [&solver] { return solver.check(); });
  while (answer.wait_for(kPollInterval) != std::future_status::ready) {
    if (!stopped && !limits.progress->Report(limits.what, 0, 0)) stopped = true;
    if (stopped) context.interrupt();
  }
  return answer.get();
}

absl::Status Guarded(std::string_view what, const std::function<absl::Status()>& work) {
  try {
    return work();
  } catch (const z3::exception& error) {
    const std::string text = absl::StrCat(std::string(what), ": Z3 says: ", error.msg());
    const bool memory = std::string_view(error.msg()) == "out of memory";
    return memory ? absl::ResourceExhaustedError(absl::StrCat(text, ", see --memory"))
                  : absl::InternalError(text);
  } catch (const std::bad_alloc&) {
    return absl::ResourceExhaustedError(absl::StrCat(std::string(what), ": out of memory"));
  }
}

double ProcessorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

absl::StatusOr<Decision> Ask(z3::context& context, const z3::expr_vector& assertions,
                             std::string_view logic, const AskLimits& limits) {
  Decision decision;
  bool stopped = false;
  const double began = ProcessorSeconds();
  const absl::Status status = Guarded(limits.what, [&] {
    z3::solver solver =
        logic.empty() ? z3::solver(context) : z3::solver(context, std::string(logic).c_str());
    if (limits.rlimit > 0) {
      z3::params params(context);
      params.set("rlimit", static_cast<unsigned>(std::min<uint64_t>(limits.rlimit, UINT32_MAX)));
      solver.set(params);
    }
    for (unsigned i = 0; i < assertions.size(); ++i) solver.add(assertions[i]);
    const uint64_t before = WorkSpent(solver);
    const z3::check_result result = CheckListening(context, solver, limits, stopped);
    decision.answer = ToAnswer(result);
    if (result == z3::sat) decision.model = solver.get_model();
    if (result == z3::unknown) decision.reason = solver.reason_unknown();
    decision.rlimit_used = WorkSpent(solver) - before;
    return absl::OkStatus();
  });
  decision.seconds = ProcessorSeconds() - began;
  if (stopped && decision.answer == Answer::kUnknown) {
    return absl::CancelledError(absl::StrCat(limits.what, ": interrupted"));
  }
  if (!status.ok()) return status;
  return decision;
}

}  // namespace hotstone::solver
