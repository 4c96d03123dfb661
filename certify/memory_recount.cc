#include "certify/memory_recount.h"

#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "spec/rules/cycle_traits.h"
#include "spec/rules/game.h"

namespace hotstone::certify {
namespace {

// What the rule remembers of a ply, as text: the positions before and after it, who made it,
// whether it was a play. Nothing if it remembers nothing of the ply.
std::optional<std::string> Remembered(spec::Cycle cycle, const std::string& before,
                                      const std::string& after, spec::Color mover, bool is_play) {
  switch (cycle) {
    case spec::Cycle::kPsk:
      return after;
    case spec::Cycle::kSsk:
      return after + spec::ColorLetter(spec::Opponent(mover));
    case spec::Cycle::kNssk:
      return is_play ? std::optional(after + spec::ColorLetter(mover)) : std::nullopt;
    case spec::Cycle::kFixed:
      return is_play ? std::optional(before + ">" + after) : std::nullopt;
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
    case spec::Cycle::kStarterFirst:
    case spec::Cycle::kDisturber:
      break;
  }
  std::abort();  // not a superko
}

struct State {
  spec::Game game;
  std::set<std::string> memory;
};

}  // namespace

absl::StatusOr<MemoryRecount> RecountMemoryStates(const spec::RuleSet& rules,
                                                  const spec::BoardSize& board, uint64_t most) {
  const auto cycle = rules.cycle.Only();
  if (!cycle.has_value() || !spec::IsSuperko(*cycle)) {
    return absl::UnimplementedError("recounting the states of games needs exactly one superko");
  }
  ASSIGN_OR_RETURN(auto start,
                   spec::Game::Create(rules, spec::Position(board), spec::Color::kBlack));
  MemoryRecount count;
  std::set<std::pair<spec::Situation, std::set<std::string>>> seen;
  std::vector<State> level;
  const auto reach = [&](State state) {
    if (!seen.insert({state.game.situation(), state.memory}).second) return;
    ++count.states;
    if (state.game.ended()) ++count.finished;
    level.push_back(std::move(state));
  };
  // The start is remembered as if White had passed before it.
  State first{std::move(start), {}};
  const std::string empty = first.game.position().cells();
  if (const auto item = Remembered(*cycle, empty, empty, spec::Color::kWhite, false))
    first.memory.insert(*item);
  reach(std::move(first));
  for (int depth = 0; !level.empty(); ++depth) {
    count.depth = depth;
    const std::vector<State> current = std::exchange(level, {});
    for (const State& state : current) {
      if (state.game.ended()) continue;
      const spec::Color mover = state.game.to_move();
      std::vector<std::optional<spec::Point>> moves = {std::nullopt};
      for (const spec::Point p : state.game.LegalPoints(mover)) moves.emplace_back(p);
      for (const auto& at : moves) {
        ++count.transitions;
        State next = state;
        next.game.Play({mover, at});
        const auto item = Remembered(*cycle, state.game.position().cells(),
                                     next.game.position().cells(), mover, at.has_value());
        if (item.has_value()) next.memory.insert(*item);
        reach(std::move(next));
      }
      if (count.states > most) {
        return absl::ResourceExhaustedError(absl::StrCat("more than ", most, " states of games"));
      }
    }
  }
  return count;
}

}  // namespace hotstone::certify
