#include "certify/endless/endless_names.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "certify/endless/square.h"
#include "spec/ko/ko_cycle.h"
#include "spec/rules/situation.h"

namespace hotstone::certify {
namespace {

constexpr size_t kLetters = 5;

// All square-free words with that many letters a, b, c.
std::vector<std::string> SquareFreeWords(size_t letters) {
  std::vector<std::string> words = {""};
  for (size_t i = 0; i < letters; ++i) {
    std::vector<std::string> longer;
    for (const std::string& word : words) {
      for (const char letter : {'a', 'b', 'c'}) {
        if (!HasSquare(word + letter)) longer.push_back(word + letter);
      }
    }
    words = std::move(longer);
  }
  return words;
}

// The situations of a word's moves, starting behind the stem, and the moves between them.
struct Walk {
  std::vector<spec::Situation> situations;
  std::vector<spec::Move> moves;
};

Walk WalkOf(const Endless& endless, const spec::RuleSet& finite, const spec::Situation& behind_stem,
            const std::string& word) {
  Walk walk{{behind_stem}, {}};
  for (const char letter : word) {
    for (const auto& at : endless.cycles[static_cast<size_t>(letter - 'a')]) {
      const spec::Situation& now = walk.situations.back();
      walk.moves.push_back({now.to_move, at});
      walk.situations.push_back(spec::After(now, at, finite));
    }
  }
  return walk;
}

bool SameEntry(const spec::Situation& a, const spec::Situation& b) {
  return a.to_move == b.to_move && a.position == b.position;
}

}  // namespace

absl::Status CheckNobodyIsNamed(const Endless& endless) {
  spec::RuleSet finite = endless.rules;
  finite.cycle = spec::Cycle::kNone;
  spec::Situation behind_stem = spec::StartOf(finite, endless.setup, endless.to_move);
  for (const auto& at : endless.stem) {
    assert(spec::Judge(behind_stem, at, finite).legal());
    behind_stem = spec::After(behind_stem, at, finite);
  }

  std::set<std::pair<std::string, std::string>> seen;  // where a cycle begins, and its moves
  for (const std::string& word : SquareFreeWords(kLetters)) {
    const Walk walk = WalkOf(endless, finite, behind_stem, word);
    for (size_t end = 1; end < walk.situations.size(); ++end) {
      size_t begin = end;
      while (begin > 0 && !(begin < end && SameEntry(walk.situations[begin], walk.situations[end])))
        --begin;
      if (!SameEntry(walk.situations[begin], walk.situations[end])) continue;
      const std::vector<spec::Move> moves(walk.moves.begin() + static_cast<std::ptrdiff_t>(begin),
                                          walk.moves.begin() + static_cast<std::ptrdiff_t>(end));
      // A cycle without a board play does not count (spec/rules/completed_cycles.h).
      if (std::all_of(moves.begin(), moves.end(),
                      [](const spec::Move& move) { return move.IsPass(); }))
        continue;
      std::string text;
      for (const spec::Move& move : moves) {
        absl::StrAppend(&text, spec::PlayerAndMove(move), " ");
      }
      const spec::Situation& start = walk.situations[begin];
      if (!seen.insert({start.position.cells(), text}).second) continue;
      const auto verdict = spec::ClassifyCycle({start.position, start.to_move, moves},
                                               endless.rules.ReadingOfCycles());
      if (!verdict.ok() || !verdict->disturber.has_value()) continue;
      return absl::FailedPreconditionError(absl::StrCat("under disturber, ",
                                                        spec::ColorName(*verdict->disturber),
                                                        " is the disturber of the cycle ", text));
    }
  }
  return absl::OkStatus();
}

}  // namespace hotstone::certify
