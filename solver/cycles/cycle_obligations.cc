#include "solver/cycles/cycle_obligations.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "solver/cycles/cycle_walk.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/rules/hot_stone.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

// A walk of this many edges that is a cycle except for the last edge's arrival, which the claim is
// about.
std::vector<Assertion> AllButArrival(z3::context& context, const CycleWalk& walk) {
  std::vector<Assertion> all = walk.plies;
  all.push_back({"each edge except the last leads to the next vertex",
                 AllOf(context, {walk.arrives.begin(), walk.arrives.end() - 1})});
  all.push_back({"no vertex comes twice", walk.differ});
  all.push_back({"there is a board play", walk.plays});
  return all;
}

Part CyclePart(const SymbolicBoard& board, const CycleWalk& walk, const spec::RuleSet& rules,
               std::string name, std::vector<Assertion> assumptions, Assertion claim) {
  Part part{std::move(name), "QF_BV", std::move(assumptions), std::move(claim), nullptr, true};
  part.decode = [board, walk, rules](const z3::model& model) -> absl::StatusOr<Decoded> {
    return DecodedCycle(board, rules, CycleIn(model, board, walk));
  };
  return part;
}

struct Length {
  const char* name;
  const char* words;
  int edges;
  const char* rules;
  VerdictKind expected;
  std::vector<Mutant> mutants;
  // For those that fail: the boards where the enumerator finds no such cycle, so the statement is
  // true.
  std::string (*objection)(int cols, int rows);
};

std::string OnePoint(int cols, int rows) {
  return cols * rows < 2 ? "on one point there is no board play" : "";
}

std::string NoKo(int cols, int rows) {
  const bool none = cols * rows < 2 || cols * rows == 3 || (cols == 2 && rows == 2);
  return none ? "1x1, 3x1 and 2x2 have no ko" : "";
}

std::string NoFourPlies(int cols, int rows) {
  return cols * rows < 2 || (cols == 2 && rows == 2) ? "1x1 and 2x2 have no cycle of four plies"
                                                     : "";
}

const std::vector<Length>& Lengths() {
  static const auto* const lengths = new std::vector<Length>{
      {"no-two-ply-cycle",
       "Under the single hot stone no cycle has two plies: a captured stone is not recaptured at "
       "once.",
       2,
       "basic-only",
       VerdictKind::kHolds,
       {{"no-ban", "nothing is hot"},
        {"lone-stone", "a play may remove its own single stone while the other side passes"}},
       OnePoint},
      {"two-ply-cycle",
       "Without hot stones no cycle has two plies.",
       2,
       "basic-only,hot=none",
       VerdictKind::kFails,
       {},
       NoKo},
      {"four-ply-cycle",
       "Under the single hot stone no cycle has four plies.",
       4,
       "basic-only",
       VerdictKind::kFails,
       {},
       NoFourPlies},
      {"six-ply-cycle",
       "Under the single hot stone no cycle has six plies, without passes to lift a ban.",
       6,
       "basic-only",
       VerdictKind::kFails,
       {},
       OnePoint},
  };
  return *lengths;
}

Obligation OfLength(const Length& length) {
  Obligation obligation;
  obligation.name = length.name;
  obligation.clauses = {"ING96-R5-hot-stone", "ING96-G508"};
  obligation.statement = length.words;
  obligation.scope = Scope::kBoard;
  obligation.expected = length.expected;
  obligation.mutants = length.mutants;
  obligation.objection = length.objection;
  obligation.build = [length](z3::context& context, const Instance& instance) {
    const spec::RuleSet rules = *spec::ParseRuleSet(length.rules);
    FiniteLaw law = *FiniteLawOf(rules);
    if (instance.mutant == "no-ban") law.hot.single = false;
    if (instance.mutant == "lone-stone") law.self_removal = spec::SelfRemoval::kAny;
    const SymbolicBoard board(instance.cols, instance.rows);
    const CycleWalk walk = MakeCycleWalk(context, board, law, length.edges);
    std::vector<Assertion> assumptions = AllButArrival(context, walk);
    assumptions.push_back({"no edge breaks a ban", !AnyOf(context, walk.banned)});
    return std::vector<Part>{CyclePart(board, walk, rules, "", std::move(assumptions),
                                       {"the last edge does not lead back", !walk.arrives.back()})};
  };
  return obligation;
}

Obligation EternalLife() {
  Obligation obligation;
  obligation.name = "eternal-life-is-hot";
  obligation.clauses = {"ING96-R5-hot-stone", "ING96-G509"};
  obligation.statement =
      "Eternal life, with 0 0 2 2 stones removed ply by ply, breaks a ban of double hot stones, "
      "both by adding and by capturing.";
  obligation.scope = Scope::kBoard;
  obligation.mutants = {{"single-only", "two stones are never hot"}};
  obligation.mutants_on_this_board = true;
  obligation.objection = [](int cols, int rows) -> std::string {
    const int least = std::min(cols, rows);
    const int most = std::max(cols, rows);
    const bool none = most < 4 || (least == 2 && most < 6);
    return none ? "there is no eternal life on boards smaller than 4x1, 6x2 and 4x3" : "";
  };
  obligation.build = [](z3::context& context, const Instance& instance) {
    std::vector<Part> parts;
    for (const char* kind : {"double-add", "double-add-any", "double-capture"}) {
      const spec::RuleSet rules =
          *spec::ParseRuleSet(absl::StrCat("basic-only,hot=hot,hot_kinds=single+", kind));
      FiniteLaw law = *FiniteLawOf(rules);
      if (instance.mutant == "single-only") law.hot = {.single = law.hot.single};
      const SymbolicBoard board(instance.cols, instance.rows);
      const CycleWalk walk = MakeCycleWalk(context, board, law, 4);
      std::vector<Assertion> assumptions = IsCycle(context, walk);
      assumptions.push_back({"the first two plies are board plays that remove nothing",
                             !IsPass(walk.edges[0]) && !IsPass(walk.edges[1]) &&
                                 !Removes(walk.edges[0]) && !Removes(walk.edges[1])});
      assumptions.push_back({"each of the others captures two stones",
                             HasExactlyTwo(walk.edges[2].play.captured) &&
                                 HasExactlyTwo(walk.edges[3].play.captured)});
      parts.push_back(CyclePart(board, walk, rules, kind, std::move(assumptions),
                                {"a ban is broken", AnyOf(context, walk.banned)}));
    }
    return parts;
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> CycleObligations() {
  std::vector<Obligation> all;
  for (const Length& length : Lengths()) all.push_back(OfLength(length));
  all.push_back(EternalLife());
  for (Obligation& obligation : CycleReadingObligations()) all.push_back(std::move(obligation));
  return all;
}

}  // namespace hotstone::solver
