// The search for contradictions: settings proposed by Z3, failures learned as cubes, sets grown and
// shrunk.
//
// State has two solvers. `settings_solver` has a Boolean for each value of each switch, exactly one
// per switch being true, and one for each demand, which is assumed when it is asked for. Clauses
// are added as they are learned: hard ones for settings that are not rule sets, and for a failure
// "not the demand, or not the cube". `sets_solver` has a Boolean for each demand and a clause for
// each decided set: a maximal consistent set requires a demand outside it, a minimal contradictory
// one the absence of a demand in it.
//
// For example, let one switch have the values 0 and 1, and let demand a hold only under 0 and b
// only under 1. The search for {a, b} is offered 0; b fails there, and no switch can be dropped, so
// "not b, or not 0" is learned. Then 1 is offered, and "not a, or not 1" is learned; nothing is
// left. Enumerate starts from {a, b}, which shrinks to itself, and then finds {a} and {b}
// consistent.
#include "solver/conflicts/conflict_search.h"

#include <z3++.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/query/question.h"

namespace hotstone::solver {
namespace {

// The required value of each switch, or nothing if any will do.
using Cube = std::vector<std::optional<size_t>>;

bool Covers(const Cube& cube, const Setting& setting) {
  for (size_t i = 0; i < cube.size(); ++i) {
    if (cube[i].has_value() && *cube[i] != setting[i]) return false;
  }
  return true;
}

Cube CubeOf(const Setting& setting) { return {setting.begin(), setting.end()}; }

}  // namespace

struct ConflictSearch::State {
  State(std::vector<Setting> proper, size_t count, DemandJudge the_judge, Progress* the_progress)
      : settings(std::move(proper)),
        demands(count),
        judge(std::move(the_judge)),
        progress(the_progress),
        settings_solver(context),
        sets_solver(context) {}

  // Builds the variables. Called once, inside the handler for Z3's exceptions.
  void Prepare() {
    if (prepared) return;
    prepared = true;
    LeaveInterrupts(settings_solver);
    LeaveInterrupts(sets_solver);
    const auto& switches = ReadingSwitches();
    for (size_t i = 0; i < switches.size(); ++i) {
      z3::expr_vector values(context);
      for (size_t v = 0; v < switches[i].values.size(); ++v) {
        values.push_back(context.bool_const(absl::StrCat(switches[i].key, "=", v).c_str()));
      }
      settings_solver.add(z3::mk_or(values));
      settings_solver.add(z3::atmost(values, 1));
      value_is.push_back(values);
    }
    for (size_t d = 0; d < demands; ++d) {
      demanded.push_back(context.bool_const(absl::StrCat("demand-", d).c_str()));
    }
    const std::set<Setting> known(settings.begin(), settings.end());
    BlockImproper(known);
  }

  // Settings that are not rule sets are never proposed: the rest of the space, as cubes.
  void BlockImproper(const std::set<Setting>& known) {
    std::vector<Cube> blocked;
    for (const Setting& setting : AllSettings()) {
      const bool covered = std::any_of(blocked.begin(), blocked.end(),
                                       [&](const Cube& cube) { return Covers(cube, setting); });
      if (covered || known.contains(setting)) continue;
      Cube cube = CubeOf(setting);
      for (auto& value : cube) {
        const auto kept = std::exchange(value, std::nullopt);
        const bool touches = std::any_of(settings.begin(), settings.end(),
                                         [&](const Setting& s) { return Covers(cube, s); });
        if (touches) value = kept;
      }
      settings_solver.add(!CubeFormula(cube));
      blocked.push_back(cube);
    }
  }

  z3::expr CubeFormula(const Cube& cube) {
    z3::expr_vector parts(context);
    for (size_t i = 0; i < cube.size(); ++i) {
      if (cube[i].has_value()) parts.push_back(value_is[i][static_cast<unsigned>(*cube[i])]);
    }
    return z3::mk_and(parts);
  }

  absl::StatusOr<bool> Holds(size_t demand, const Setting& setting) {
    const auto [entry, is_new] = answers.try_emplace({demand, setting}, false);
    if (!is_new) return entry->second;
    if (!KeepGoing(progress, "readings judged", answers.size(), 0)) {
      answers.erase(entry);
      return absl::CancelledError("interrupted while judging readings");
    }
    const auto answer = judge(demand, setting);
    if (!answer.ok()) {
      answers.erase(entry);
      return answer.status();
    }
    return entry->second = *answer;
  }

  // Whether the demand fails under every proper setting of the cube.
  absl::StatusOr<bool> FailsThroughout(size_t demand, const Cube& cube) {
    for (const Setting& setting : settings) {
      if (!Covers(cube, setting)) continue;
      ASSIGN_OR_RETURN(const auto holds, Holds(demand, setting));
      if (holds) return false;
    }
    return true;
  }

  // Learns a clause from a demand that fails under a setting.
  absl::Status Learn(size_t demand, const Setting& setting) {
    Cube cube = CubeOf(setting);
    for (auto& value : cube) {
      const auto kept = std::exchange(value, std::nullopt);
      ASSIGN_OR_RETURN(const auto fails, FailsThroughout(demand, cube));
      if (!fails) value = kept;
    }
    settings_solver.add(!demanded[demand] || !CubeFormula(cube));
    return absl::OkStatus();
  }

  Setting SettingOfModel(const z3::model& model) {
    Setting setting;
    for (const z3::expr_vector& values : value_is) {
      size_t chosen = 0;
      for (unsigned v = 0; v < values.size(); ++v) {
        if (model.eval(values[v], true).is_true()) chosen = v;
      }
      setting.push_back(chosen);
    }
    return setting;
  }

  // A proposal that all demands accept; nothing if there is none. `more` is assumed in addition to
  // the demands.
  absl::StatusOr<std::optional<Setting>> Find(const Demands& wanted, const z3::expr_vector& more) {
    z3::expr_vector assumptions(context);
    for (const size_t demand : wanted) assumptions.push_back(demanded[demand]);
    for (const z3::expr& one : more) assumptions.push_back(one);
    while (true) {
      if (!KeepGoing(progress, "readings judged", answers.size(), 0)) {
        return absl::CancelledError("interrupted while looking for a reading");
      }
      const z3::check_result result = settings_solver.check(assumptions);
      if (result == z3::unknown) {
        return absl::InternalError(absl::StrCat("Z3 gave up: ", settings_solver.reason_unknown()));
      }
      if (result == z3::unsat) return std::optional<Setting>();
      const Setting setting = SettingOfModel(settings_solver.get_model());
      bool all = true;
      for (const size_t demand : wanted) {
        ASSIGN_OR_RETURN(const auto holds, Holds(demand, setting));
        if (holds) continue;
        all = false;
        RETURN_IF_ERROR(Learn(demand, setting));
      }
      if (all) return std::optional<Setting>(setting);
    }
  }

  absl::StatusOr<std::optional<Setting>> Find(const Demands& wanted) {
    return Find(wanted, z3::expr_vector(context));
  }

  absl::StatusOr<ConsistentReading> Grow(Setting setting) {
    Demands kept;
    for (size_t d = 0; d < demands; ++d) {
      ASSIGN_OR_RETURN(const auto holds, Holds(d, setting));
      if (holds) kept.insert(d);
    }
    for (size_t d = 0; d < demands; ++d) {
      if (kept.contains(d)) continue;
      Demands larger = kept;
      larger.insert(d);
      ASSIGN_OR_RETURN(const auto found, Find(larger));
      if (!found.has_value()) continue;
      kept = larger;
      setting = *found;
    }
    return ConsistentReading{kept, setting};
  }

  absl::StatusOr<Demands> Shrink(Demands wanted) {
    for (size_t d = 0; d < demands; ++d) {
      if (!wanted.contains(d)) continue;
      Demands smaller = wanted;
      smaller.erase(d);
      ASSIGN_OR_RETURN(const auto found, Find(smaller));
      if (!found.has_value()) wanted = smaller;
    }
    return wanted;
  }

  absl::Status EnumerateAll(size_t most, Conflicts& conflicts) {
    while (sets_solver.check() == z3::sat) {
      if (conflicts.contradictory.size() >= most || conflicts.consistent.size() >= most) {
        return absl::OkStatus();
      }
      const z3::model model = sets_solver.get_model();
      Demands seed;
      for (size_t d = 0; d < demands; ++d) {
        // Demands that no clause mentions are included: large sets are decided first.
        if (!model.eval(demanded[d], false).is_false()) seed.insert(d);
      }
      ASSIGN_OR_RETURN(const auto found, Find(seed));
      z3::expr_vector clause(context);
      if (found.has_value()) {
        ASSIGN_OR_RETURN(const auto reading, Grow(*found));
        for (size_t d = 0; d < demands; ++d) {
          if (!reading.kept.contains(d)) clause.push_back(demanded[d]);
        }
        conflicts.consistent.push_back(reading);
      } else {
        ASSIGN_OR_RETURN(const auto least, Shrink(seed));
        for (const size_t d : least) clause.push_back(!demanded[d]);
        conflicts.contradictory.push_back(least);
      }
      sets_solver.add(z3::mk_or(clause));
    }
    conflicts.complete = true;
    return absl::OkStatus();
  }

  absl::StatusOr<std::optional<Amendment>> Nearest(const Setting& text, const Demands& wanted) {
    z3::expr_vector off(context);
    for (size_t i = 0; i < text.size(); ++i)
      off.push_back(!value_is[i][static_cast<unsigned>(text[i])]);
    for (size_t distance = 0; distance <= text.size(); ++distance) {
      z3::expr_vector more(context);
      const z3::expr near = context.bool_const(absl::StrCat("within-", ++questions).c_str());
      settings_solver.add(z3::implies(near, z3::atmost(off, static_cast<unsigned>(distance))));
      more.push_back(near);
      Amendment amendment{distance, {}};
      while (true) {
        ASSIGN_OR_RETURN(const auto found, Find(wanted, more));
        if (!found.has_value()) break;
        amendment.settings.push_back(*found);
        settings_solver.add(!near || !CubeFormula(CubeOf(*found)));
      }
      if (!amendment.settings.empty()) {
        std::sort(amendment.settings.begin(), amendment.settings.end());
        return std::optional<Amendment>(std::move(amendment));
      }
    }
    return std::optional<Amendment>();
  }

  std::vector<Setting> settings;
  size_t demands;
  DemandJudge judge;
  Progress* progress;
  z3::context context;
  z3::solver settings_solver;
  z3::solver sets_solver;
  bool prepared = false;
  std::vector<z3::expr_vector> value_is;  // by switch: a Boolean for each value
  std::vector<z3::expr> demanded;
  std::map<std::pair<size_t, Setting>, bool> answers;
  uint64_t questions = 0;  // of Nearest, used to give each its own name
};

ConflictSearch::ConflictSearch(std::vector<Setting> settings, size_t demands, DemandJudge judge,
                               Progress* progress)
    : state_(std::make_unique<State>(std::move(settings), demands, std::move(judge), progress)) {}
ConflictSearch::~ConflictSearch() = default;

absl::StatusOr<Conflicts> ConflictSearch::Enumerate(size_t most) {
  Conflicts conflicts;
  RETURN_IF_ERROR(Guarded("looking for contradictions", [&] {
    state_->Prepare();
    return state_->EnumerateAll(most, conflicts);
  }));
  std::sort(conflicts.contradictory.begin(), conflicts.contradictory.end(),
            [](const Demands& a, const Demands& b) {
              return std::pair(a.size(), a) < std::pair(b.size(), b);
            });
  std::sort(conflicts.consistent.begin(), conflicts.consistent.end(),
            [](const ConsistentReading& a, const ConsistentReading& b) {
              return std::pair(b.kept.size(), a.kept) < std::pair(a.kept.size(), b.kept);
            });
  return conflicts;
}

absl::StatusOr<std::optional<Amendment>> ConflictSearch::FindAmendment(const Setting& text,
                                                                       const Demands& demands) {
  absl::StatusOr<std::optional<Amendment>> found = std::optional<Amendment>();
  RETURN_IF_ERROR(Guarded("looking for an amendment", [&] {
    state_->Prepare();
    found = state_->Nearest(text, demands);
    return found.status();
  }));
  return found;
}

uint64_t ConflictSearch::judged() const { return state_->answers.size(); }

}  // namespace hotstone::solver
