#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/witness.h"
#include "solver/cycles/cycle_layer.h"
#include "solver/cycles/cycle_obligations.h"
#include "solver/cycles/cycle_walk.h"
#include "solver/cycles/plain_cycle.h"
#include "spec/rules/game.h"

namespace hotstone::solver {
namespace {

using certify::VerdictKind;

struct Reading {
  spec::Cycle cycle;
  const char* name;
  std::vector<std::string> clauses;
  int rounds;
  const char* words;
  MemoryMistake mistake;
  Mutant mutant;
};

const std::vector<Reading>& Readings() {
  static const auto* const readings = new std::vector<Reading>{
      {spec::Cycle::kPsk,
       "psk",
       {"TT-MOVE"},
       1,
       "in its first round",
       MemoryMistake::kPlayerToo,
       {"player-too", "a position is the same only with the same player to move"}},
      {spec::Cycle::kSsk,
       "ssk",
       {"COMP-SSK"},
       2,
       "by the end of its second round",
       MemoryMistake::kForgets,
       {"forgets", "only the last two plies are remembered"}},
      {spec::Cycle::kNssk,
       "nssk",
       {"COMP-NSSK"},
       2,
       "by the end of its second round",
       MemoryMistake::kForgets,
       {"forgets", "only the last two plies are remembered"}},
      {spec::Cycle::kFixed,
       "fixed",
       {"COMP-FIXED"},
       2,
       "by the end of its second round",
       MemoryMistake::kForgets,
       {"forgets", "only the last two plies are remembered"}},
      {spec::Cycle::kSecondCycle,
       "second-cycle",
       {"ING96-R5-disturbing-ko", "ING96-G517"},
       2,
       "by the end of its second round",
       MemoryMistake::kSecondTime,
       {"second-time", "a play must have been made twice before"}},
      {spec::Cycle::kStarter,
       "starter",
       {"ING91-1"},
       2,
       "by the end of its second round",
       MemoryMistake::kStarterStays,
       {"starter-stays", "the player who started at the first completion stays the starter"}},
      {spec::Cycle::kSquare,
       "square",
       {"ING96-R3", "ING96-G517"},
       2,
       "by the end of its second round",
       MemoryMistake::kSecondTime,
       {"three-times", "the same sequence must have occurred three times in a row"}},
      {spec::Cycle::kStarterFirst,
       "starter-first",
       {"ING91-1"},
       3,
       "by the end of its third round",
       MemoryMistake::kNone,
       {"", ""}},
  };
  return *readings;
}

// Plays the cycle by spec/ under the reading alone. The text reports the result.
absl::StatusOr<Decoded> PlayRounds(const SymbolicBoard& board, const Reading& reading,
                                   const PlainCycle& cycle) {
  const auto no_bans = spec::ParseRuleSet("basic-only,hot=none");
  Decoded decoded = DecodedCycle(board, *no_bans, cycle);
  const certify::Witness& witness = *decoded.witness;
  const auto rules = spec::ParseRuleSet(absl::StrCat("basic-only,hot=none,cycle=", reading.name));
  ASSIGN_OR_RETURN(auto game, spec::Game::Create(*rules, witness.setup, spec::Color::kBlack));
  for (int round = 1; round <= reading.rounds; ++round) {
    for (const spec::Move& move : witness.moves) {
      if (game.Play(move).legal()) continue;
      absl::StrAppend(&decoded.text, "\nforbidden in round ", round, ": ", spec::MoveName(move));
      decoded.replays = false;
      return decoded;
    }
  }
  absl::StrAppend(&decoded.text, "\nplayed ", reading.rounds, " rounds, nothing is forbidden");
  return decoded;
}

Obligation OfReading(const Reading& reading) {
  Obligation obligation;
  obligation.name = absl::StrCat("cycle-repeats-", reading.name);
  obligation.clauses = reading.clauses;
  obligation.statement =
      absl::StrCat("Under ", reading.name,
                   " every cycle of up to k edges that is set up and repeated is forbidden ",
                   reading.words, ".");
  obligation.scope = Scope::kBounded;
  const bool fails = reading.cycle == spec::Cycle::kStarterFirst;
  obligation.expected = fails ? VerdictKind::kFails : VerdictKind::kHolds;
  obligation.bound = fails ? 8 : 4;
  obligation.most_bound = 12;
  if (!fails) obligation.mutants = {reading.mutant};
  obligation.objection = [](int cols, int rows) -> std::string {
    return cols * rows < 2 ? "on one point there is no board play" : "";
  };
  obligation.build = [reading](z3::context& context, const Instance& instance) {
    const FiniteLaw law = *FiniteLawOf(*spec::ParseRuleSet("basic-only,hot=none"));
    const SymbolicBoard board(instance.cols, instance.rows);
    std::vector<Part> parts;
    for (int edges = 2; edges <= instance.bound; edges += 2) {
      const CycleWalk walk = MakeCycleWalk(context, board, law, edges);
      std::vector<Assertion> assumptions = walk.plies;
      assumptions.push_back({"each edge except the last leads to the next vertex",
                             AllOf(context, {walk.arrives.begin(), walk.arrives.end() - 1})});
      assumptions.push_back({"no vertex comes twice", walk.differ});
      assumptions.push_back({"there is a board play", walk.plays});
      const MemoryMistake mistake =
          instance.mutant.empty() ? MemoryMistake::kNone : reading.mistake;
      Part part{absl::StrCat(edges, "-edges"),
                "QF_BV",
                std::move(assumptions),
                {"if the last edge leads back, a ply is forbidden",
                 z3::implies(walk.arrives.back(),
                             ForbidsWithin(context, walk, reading.cycle, reading.rounds, mistake))},
                nullptr,
                true};
      part.decode = [board, walk, reading](const z3::model& model) {
        return PlayRounds(board, reading, CycleIn(model, board, walk));
      };
      parts.push_back(std::move(part));
    }
    return parts;
  };
  return obligation;
}

}  // namespace

std::vector<Obligation> CycleReadingObligations() {
  std::vector<Obligation> all;
  for (const Reading& reading : Readings()) all.push_back(OfReading(reading));
  return all;
}

}  // namespace hotstone::solver
