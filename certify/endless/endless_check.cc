// Checks the points of certify/endless/endless.h one by one, by the literal law.
#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "certify/endless/endless.h"
#include "certify/endless/endless_names.h"
#include "certify/endless/square.h"
#include "certify/situation_key.h"
#include "spec/board/chains.h"
#include "spec/rules/game.h"

namespace hotstone::certify {
namespace {

using spec::Situation;
using Moves = std::vector<std::optional<spec::Point>>;

// (position, player to move), and sequences of them.
using Entry = std::pair<std::string, spec::Color>;
using Entries = std::vector<Entry>;

constexpr const char* kCycleNames[] = {"cycle-a", "cycle-b", "cycle-c"};

Entry EntryOf(const Situation& s) { return {s.position.cells(), s.to_move}; }

absl::Status Admit(const Endless& endless) {
  const std::string name = spec::RuleSetName(endless.rules);
  const spec::CycleList& cycles = endless.rules.cycle;
  const bool beside_disturber = cycles.members().size() == 2 && cycles.Has(spec::Cycle::kSquare) &&
                                cycles.Has(spec::Cycle::kDisturber);
  if (cycles != spec::Cycle::kSquare && !beside_disturber) {
    return absl::InvalidArgumentError(absl::StrCat(
        "rule set ", name,
        ": certificates of endless games need cycle=square, alone or combined with disturber"));
  }
  if (beside_disturber && endless.rules.unnamed != spec::Unnamed::kNobody) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", name,
                     ": certificates of endless games need unnamed=nobody if square is combined "
                     "with disturber"));
  }
  if (endless.rules.square_of != spec::SquareOf::kSituation ||
      endless.rules.square_gap != spec::SquareGap::kInARow ||
      endless.rules.resume != spec::Resume::kFree) {
    return absl::InvalidArgumentError(absl::StrCat(
        "rule set ", name,
        ": certificates of endless games need square_of=situation, square_gap=row, resume=free"));
  }
  if (endless.rules.handicap != 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("rule set ", name, " has a handicap; certificates need handicap=0"));
  }
  if (const auto chain = spec::ChainWithoutLiberty(endless.setup)) {
    return absl::FailedPreconditionError(
        absl::StrCat("the start is not a legal position: the chain at ",
                     spec::PointNames(chain->stones), " has no liberty"));
  }
  return absl::OkStatus();
}

// Plays the moves from s, which becomes the situation after them, and appends the entries on the
// way, without the one after the last move. Point (a) except the return.
absl::Status Follow(const spec::RuleSet& finite, const std::string& part, const Moves& moves,
                    Situation& s, Entries& entries) {
  for (size_t i = 0; i < moves.size(); ++i) {
    const spec::Ruling ruling = spec::Judge(s, moves[i], finite);
    if (!ruling.legal()) {
      return absl::FailedPreconditionError(absl::StrCat(
          part, ", move ", i + 1, ", ", spec::MoveName({s.to_move, moves[i]}),
          ", is illegal: ", std::string(spec::IllegalitySentence(*ruling.why)), "\n", Diagram(s)));
    }
    entries.push_back(EntryOf(s));
    s = spec::After(s, moves[i], finite);
  }
  return absl::OkStatus();
}

Entries BehindMark(const Entries& block) { return Entries(block.begin() + 1, block.end()); }

// Whether `block` is a prefix of `other` followed by a suffix of `behind`.
bool IsMadeOf(const Entries& block, const Entries& other, const Entries& behind) {
  for (size_t cut = 1; cut <= block.size(); ++cut) {
    if (cut > other.size() || block[cut - 1] != other[cut - 1]) return false;  // no longer a prefix
    const size_t rest = block.size() - cut;
    if (rest <= behind.size() &&
        std::equal(block.end() - static_cast<std::ptrdiff_t>(rest), block.end(),
                   behind.end() - static_cast<std::ptrdiff_t>(rest))) {
      return true;
    }
  }
  return false;
}

struct Blocks {
  Entries head;
  std::vector<Entries> blocks;
  std::vector<std::string> names;
};

// Point (b): cuts the stem at its marks. The caller adds the cycles.
Blocks CutStem(const Entries& stem, const Entry& mark) {
  Blocks result;
  for (const Entry& entry : stem) {
    if (entry == mark) {
      result.blocks.emplace_back();
      result.names.push_back(absl::StrCat("block ", result.blocks.size(), " of the stem"));
    }
    (result.blocks.empty() ? result.head : result.blocks.back()).push_back(entry);
  }
  return result;
}

// Points (c) and (d): a reason to refuse, empty if there is none.
std::string Fault(const Blocks& cut) {
  if (HasSquare(cut.head)) return "the stem contains a square";
  for (size_t k = 0; k < cut.blocks.size(); ++k) {
    if (HasSquare(BehindMark(cut.blocks[k]))) return cut.names[k] + " contains a square";
    for (size_t n = 0; n < cut.blocks.size(); ++n) {
      if (n == k) continue;
      for (size_t l = 0; l <= cut.blocks.size(); ++l) {
        if (l == k) continue;
        const bool head = l == cut.blocks.size();
        if (IsMadeOf(cut.blocks[k], cut.blocks[n], head ? cut.head : BehindMark(cut.blocks[l]))) {
          return absl::StrCat(cut.names[k], " is a prefix of ", cut.names[n],
                              " followed by a suffix of ", head ? "the stem's head" : cut.names[l],
                              ", which may make a square");
        }
      }
    }
  }
  return "";
}

// Plays the stem and the cycles of these letters under the rule itself.
absl::Status PlayUnderSquare(const Endless& endless, std::string_view order) {
  ASSIGN_OR_RETURN(auto game, spec::Game::Create(endless.rules, endless.setup, endless.to_move));
  std::vector<const Moves*> parts = {&endless.stem};
  for (const char letter : order)
    parts.push_back(&endless.cycles[static_cast<size_t>(letter - 'a')]);
  for (const Moves* part : parts) {
    for (const auto& at : *part) {
      const spec::Ruling ruling = game.Play({game.to_move(), at});
      if (!ruling.legal()) {
        return absl::FailedPreconditionError(absl::StrCat(
            "as a game, ply ", game.plies().size() + 1, " is illegal: ",
            std::string(spec::IllegalitySentence(*ruling.why)), "\n", Diagram(game.situation())));
      }
    }
  }
  for (const spec::ClassifiedCycle& cycle : game.classified_cycles()) {
    if (cycle.disturber.has_value()) {
      return absl::FailedPreconditionError(
          absl::StrCat("under disturber, ", spec::ColorName(*cycle.disturber),
                       " is the disturber of a cycle that the beginning completes"));
    }
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Checked> CheckEndless(const Endless& endless) {
  return CheckEndlessPlayed(endless, kThueBeginning);
}

absl::StatusOr<Checked> CheckEndlessPlayed(const Endless& endless, std::string_view order) {
  RETURN_IF_ERROR(Admit(endless));
  spec::RuleSet finite = endless.rules;
  finite.cycle = spec::Cycle::kNone;

  Situation behind_stem = spec::StartOf(finite, endless.setup, endless.to_move);
  Entries stem;
  RETURN_IF_ERROR(Follow(finite, "stem", endless.stem, behind_stem, stem));
  const Entry mark = EntryOf(behind_stem);
  Blocks cut = CutStem(stem, mark);
  size_t plies = endless.stem.size();
  for (size_t i = 0; i < 3; ++i) {
    const std::string name = kCycleNames[i];
    if (endless.cycles[i].empty()) return absl::FailedPreconditionError(name + " has no move");
    Situation s = behind_stem;
    Entries entries;
    RETURN_IF_ERROR(Follow(finite, name, endless.cycles[i], s, entries));
    if (s != behind_stem) {
      return absl::FailedPreconditionError(
          absl::StrCat(name, " does not lead back:\n", Diagram(s),
                       "instead of the situation after the stem:\n", Diagram(behind_stem)));
    }
    if (std::count(entries.begin(), entries.end(), mark) != 1) {
      return absl::FailedPreconditionError(
          absl::StrCat(name, " returns to its first position and player before its end"));
    }
    plies += entries.size();
    cut.blocks.push_back(std::move(entries));
    cut.names.push_back(name);
  }
  if (const std::string fault = Fault(cut); !fault.empty()) {
    return absl::FailedPreconditionError(absl::StrCat(fault, "\n", Diagram(behind_stem)));
  }
  RETURN_IF_ERROR(PlayUnderSquare(endless, order));
  const bool beside_disturber = endless.rules.cycle.Has(spec::Cycle::kDisturber);
  if (beside_disturber) {
    RETURN_IF_ERROR(CheckNobodyIsNamed(endless));
  }

  Checked checked;
  checked.claim = absl::StrCat(
      "play need not end (board ", endless.setup.size().ToString(), ", rules ",
      spec::RuleSetName(endless.rules), "): a stem of ", Counted(endless.stem.size(), "move"),
      ", then cycles of ", endless.cycles[0].size(), ", ", endless.cycles[1].size(), " and ",
      endless.cycles[2].size(), " in the order of any square-free word",
      beside_disturber ? " that begins like Thue's, without any disturber," : ",",
      " without a square");
  checked.situations = plies;
  checked.transitions = plies;
  return checked;
}

}  // namespace hotstone::certify
