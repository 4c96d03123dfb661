#include "solver/cycles/cycle_class_obligations.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/cycles/cycle_class.h"
#include "solver/cycles/cycle_walk.h"
#include "solver/cycles/known_cycles.h"
#include "solver/cycles/plain_cycle.h"
#include "solver/cycles/played_cycle.h"
#include "solver/rules/connectives.h"
#include "spec/ko/ko_cycle.h"

namespace hotstone::solver {
namespace {

constexpr int kMostPoints = 9;
constexpr int kMostPlies = 8;

// A cycle as classified under one reading, at each entry, in the colours of that entry.
using Entries = std::vector<CycleClassFormulas>;
using Statement =
    std::function<z3::expr(const Connectives& c, const PlainCycle& cycle, const Entries& entries)>;

z3::expr ExactlyOne(const Connectives& c, const std::vector<z3::expr>& formulas) {
  const std::vector<z3::expr> least = AtLeast(c, formulas, 2);
  return c.And(least[0], c.Not(least[1]));
}

z3::expr OneOrReason(const Connectives& c, const PlainCycle&, const Entries& entries) {
  std::vector<z3::expr> all;
  for (const CycleClassFormulas& entry : entries) {
    const std::vector<z3::expr> classes(entry.is.begin(), entry.is.end());
    const z3::expr reason = c.Any({entry.unclear.begin(), entry.unclear.end()});
    all.push_back(
        c.Or(c.And(ExactlyOne(c, classes), c.Not(reason)), c.And(c.Not(c.Any(classes)), reason)));
  }
  return c.All(all);
}

z3::expr NamedPlays(const Connectives& c, const PlainCycle& cycle, const Entries& entries) {
  const auto has_a_play = [&](size_t first) {
    for (size_t i = first; i < cycle.moves.size(); i += 2) {
      if (cycle.moves[i] >= 0) return c.yes();
    }
    return c.no();
  };
  std::vector<z3::expr> all;
  for (size_t e = 0; e < entries.size(); ++e) {
    const CycleClassFormulas& entry = entries[e];
    const z3::expr disturbing = c.Any({entry.is.begin() + 1, entry.is.end()});
    all.push_back(c.Or(ExactlyOne(c, {entry.black, entry.white}), c.Not(disturbing)));
    all.push_back(c.Or(disturbing, c.Not(c.Or(entry.black, entry.white))));
    all.push_back(c.Or(c.Not(entry.black), has_a_play(e % 2)));
    all.push_back(c.Or(c.Not(entry.white), has_a_play(1 - e % 2)));
  }
  return c.All(all);
}

z3::expr AnyEntry(const Connectives& c, const PlainCycle&, const Entries& entries) {
  std::vector<z3::expr> all;
  for (size_t e = 0; e < entries.size(); ++e) {
    const CycleClassFormulas& entry = entries[e];
    for (size_t k = 0; k < entry.is.size(); ++k)
      all.push_back(c.Not(c.Differ(entry.is[k], entries[0].is[k])));
    // At odd entries the colours are exchanged.
    const z3::expr& black = e % 2 == 0 ? entry.black : entry.white;
    const z3::expr& white = e % 2 == 0 ? entry.white : entry.black;
    all.push_back(c.Not(c.Differ(entry.by_start, entries[0].by_start)));
    all.push_back(c.Or(entry.by_start, c.Not(c.Differ(black, entries[0].black))));
    all.push_back(c.Or(entry.by_start, c.Not(c.Differ(white, entries[0].white))));
    all.push_back(c.Or(c.Not(entry.by_start), c.And(entry.black, c.Not(entry.white))));
  }
  return c.All(all);
}

// The classes of the cycle at one entry, under each of AllCycleReadings().
using Classify = std::function<std::vector<CycleClassFormulas>(const PlainCycle& word)>;

// Whether the statement is true of the cycle under every reading.
z3::expr HoldsOf(const Connectives& c, const PlainCycle& cycle, const Statement& statement,
                 const Classify& classify) {
  std::vector<Entries> by_reading(AllCycleReadings().size());
  for (size_t e = 0; e < cycle.moves.size(); ++e) {
    const auto classes = classify(EnteredAt(cycle, e));
    for (size_t r = 0; r < classes.size(); ++r) by_reading[r].push_back(classes[r]);
  }
  std::vector<z3::expr> all;
  for (const Entries& entries : by_reading) all.push_back(statement(c, cycle, entries));
  return c.All(all);
}

// What the plain law says of a word, as constants.
std::vector<CycleClassFormulas> ByLaw(const Connectives& c, const SymbolicBoard& board,
                                      const PlainCycle& word) {
  const spec::CompletedCycle cycle = CompletedCycleOf(board, word);
  std::vector<CycleClassFormulas> all;
  for (const spec::CycleReading& reading : AllCycleReadings()) {
    const spec::CycleVerdict verdict =
        spec::ClassifyCycle(cycle, reading).value_or(spec::CycleVerdict());
    CycleClassFormulas& as = all.emplace_back(NoCycleClass(c));
    if (verdict.verdict.fighting.has_value()) as.is[kFightingCycle] = c.yes();
    if (verdict.verdict.disturbing.has_value())
      as.is[CycleClassOf(*verdict.verdict.disturbing)] = c.yes();
    if (verdict.verdict.unclear.has_value())
      as.unclear[static_cast<size_t>(*verdict.verdict.unclear)] = c.yes();
    if (verdict.disturber == spec::Color::kBlack) as.black = c.yes();
    if (verdict.disturber == spec::Color::kWhite) as.white = c.yes();
    if (verdict.by_start) as.by_start = c.yes();
  }
  return all;
}

CycleClassRule RuleOf(const std::string& mutant) {
  CycleClassRule rule;
  if (mutant == "captures-beside-self-removals") rule.captures_hide_it = false;
  if (mutant == "no-ko-is-no-reason") rule.no_ko_is_a_reason = false;
  if (mutant == "starter-removes-himself") rule.remover_disturbs = false;
  if (mutant == "starter-is-not-named") rule.starter_is_named = false;
  if (mutant == "removals-up-to-the-end") rule.removals_go_around = false;
  if (mutant == "first-moment") rule.every_moment_counts = false;
  return rule;
}

// The part about cycles of this many plies.
Part PartOf(z3::context& context, const SymbolicBoard& board, KnownCycles& known,
            const CycleClassRule& rule, int edges, const std::string& words,
            const Statement& statement) {
  const spec::RuleSet rules = *spec::ParseRuleSet(kRulesOfAnyCycle);
  const CycleWalk walk = MakeCycleWalk(context, board, *FiniteLawOf(rules), edges);
  std::vector<Assertion> assumptions = IsCycle(context, walk);
  assumptions.push_back({"the first ply removes stones", Removes(walk.edges[0])});
  const auto classify = [&](const PlainCycle& word) {
    return known.ClassesOf(word, AllCycleReadings(), rule);
  };
  std::vector<z3::expr> listed;
  const std::vector<Permutation> symmetries = AllSymmetries(board);
  const std::vector<PlainCycle> cycles = *ListedCycles(board, edges);
  for (const PlainCycle& cycle : cycles) {
    if (!known.connectives().IsYes(HoldsOf(known.connectives(), cycle, statement, classify)))
      continue;
    for (const PlainCycle& word : OrbitOf(symmetries, cycle)) {
      if (BeginsWithRemoval(word)) listed.push_back(IsWord(context, walk, word));
    }
  }
  const Assertion claim{absl::StrCat("it is a listed cycle of which it is true that ", words),
                        AnyOf(context, listed)};
  const auto decode = [board, walk, rules,
                       statement](const z3::model& model) -> absl::StatusOr<Decoded> {
    const PlainCycle cycle = CycleIn(model, board, walk);
    Decoded decoded = DecodedCycle(board, rules, cycle);
    const Connectives c(model.ctx());
    const z3::expr by_law =
        HoldsOf(c, cycle, statement, [&](const PlainCycle& word) { return ByLaw(c, board, word); });
    decoded.replays = decoded.replays && !c.IsYes(by_law);
    return decoded;
  };
  return {absl::StrCat(edges, "-plies"), "QF_FD", std::move(assumptions), claim, decode, true};
}

Obligation Made(std::string name, std::vector<std::string> clauses, std::string words,
                Statement statement, std::vector<Mutant> mutants) {
  Obligation o;
  o.name = std::move(name);
  o.clauses = std::move(clauses);
  o.statement =
      absl::StrCat("Of each cycle of up to k plies, wherever it is entered: ", words, ".");
  o.scope = Scope::kBounded;
  o.bound = 6;
  o.most_bound = kMostPlies;
  o.on_paper =
      "turning the board and exchanging the colours changes no class; some ply of every cycle "
      "removes stones";
  o.mutants = std::move(mutants);
  o.objection = [](int cols, int rows) -> std::string {
    if (std::min(cols, rows) < 2 || cols * rows < 6)
      return "smaller boards and strips have no ko, or kos without surrounding stones";
    return cols * rows > kMostPoints
               ? absl::StrCat("the formulas cover boards of up to ", kMostPoints, " points")
               : "";
  };
  o.build = [words, statement = std::move(statement)](z3::context& context,
                                                      const Instance& instance) {
    // Not every wrong rule shows in shorter cycles.
    const int most = instance.mutant.empty() ? instance.bound : kMostPlies;
    const SymbolicBoard board(instance.cols, instance.rows);
    KnownCycles known(context, board);
    const CycleClassRule rule = RuleOf(instance.mutant);
    std::vector<Part> parts;
    for (int edges = 2; edges <= most; edges += 2)
      parts.push_back(PartOf(context, board, known, rule, edges, words, statement));
    return parts;
  };
  return o;
}

}  // namespace

std::vector<Obligation> CycleClassObligations() {
  return {
      Made("cycle-class-one-or-reason", {"ING96-R5", "ING96-G503"},
           "it has exactly one class, or a listed reason for having none", OneOrReason,
           {{"captures-beside-self-removals",
             "self-removals are self-disturbance beside captures, too"},
            {"no-ko-is-no-reason", "no reason covers a cycle without a ko"}}),
      Made("cycle-class-named-plays", {"ING96-G511", "ING96-G512", "ING96-G513", "ING96-G514"},
           "if it is disturbing it names one player, who has a play in it; otherwise nobody",
           NamedPlays,
           {{"starter-removes-himself", "self-disturbance names the player who starts"},
            {"starter-is-not-named", "nobody is named for having started"}}),
      Made("cycle-class-any-entry", {"ING96-G511", "ING96-G512", "ING96-G513"},
           "its class is the same, and so is whoever is named for what he does or owns; whoever is "
           "named for having started has started",
           AnyEntry,
           {{"removals-up-to-the-end",
             "the play that removes a stone is sought up to the last ply only"},
            {"first-moment", "the class of a ko position is that of the first moment"}}),
  };
}

}  // namespace hotstone::solver
