// The checker of certificates: lassos, rankings and intervals, accepted or refused by the law alone.
//
// A lasso is played: first as situations, to see that its cycle closes, and then as a game with its history,
// round after round until a rule with a memory has learned all that it will learn. Rankings and intervals are
// lists of entries by key. CheckEntries goes through them once: keys rise, each names a situation, and no
// move leads out of the list. A ranking must fall with every move. Of intervals EndFault asks, for each end,
// that the value is what the best move gives, and that the player who must finish the play has a move of
// lower rank that keeps it. Both ends are one piece of code, since each value is seen as a gain of the player
// who must finish (GainOf). Endings are intervals for which every finished game counts 0.
//
// For example, on one point under rules with four passes the ranking has entries only for the situations that
// follow from the empty board. If the entry for "no pass yet" had the rank 3 and the one behind the first
// pass had 3 as well, it would be refused with the words: the move pass leads from rank 3 to rank 3, which is
// not lower.
#include "certify/check.h"

#include <algorithm>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "certify/situation_key.h"
#include "spec/counting/area.h"
#include "spec/ko/ko_class.h"
#include "spec/rules/game.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Situation;

absl::Status Refuse(const std::string& reason, const Situation& s) {
  return absl::FailedPreconditionError(absl::StrCat(reason, "\n", Diagram(s)));
}

// Writes "board 2x2, rules basic-only".
std::string Where(const spec::RuleSet& rules, const spec::BoardSize& board) {
  return absl::StrCat("board ", board.ToString(), ", rules ", spec::RuleSetName(rules));
}

// A legal move from an entry's situation. What it leads to is finished, or is another entry.
template <typename Entry>
struct Step {
  spec::Successor to;
  const Entry* entry = nullptr;  // null: finished
};

template <typename Entry>
const Entry* FindEntry(std::span<const Entry> entries, uint64_t key) {
  const auto found = std::lower_bound(entries.begin(), entries.end(), key,
                                      [](const Entry& entry, uint64_t k) { return entry.key < k; });
  return found != entries.end() && found->key == key ? &*found : nullptr;
}

// Goes through the entries once: their order, their situations, and that no move leaves them; `check_one`
// adds what the kind demands of a situation, its entry and its steps: a reason to refuse it, empty if there
// is none.
template <typename Entry, typename CheckOne>
absl::Status CheckEntries(const SituationKeys& keys, const spec::RuleSet& rules,
                          std::span<const Entry> entries, Checked& checked, CheckOne check_one) {
  for (size_t i = 1; i < entries.size(); ++i) {
    if (entries[i - 1].key >= entries[i].key) {
      return absl::FailedPreconditionError(absl::StrCat("entry ", i, " (key ", entries[i].key,
                                                        ") does not have a larger key than the one before"));
    }
  }
  std::vector<Step<Entry>> steps;
  for (size_t i = 0; i < entries.size(); ++i) {
    const auto label = [&] { return absl::StrCat("entry ", i, " (key ", entries[i].key, "): "); };
    const auto s = keys.SituationAt(entries[i].key);
    if (!s.ok()) return absl::FailedPreconditionError(absl::StrCat(label(), s.status().message()));
    steps.clear();
    for (spec::Successor& to : spec::Successors(*s, rules)) {
      steps.push_back({std::move(to), nullptr});
      Step<Entry>& step = steps.back();
      if (spec::IsFinished(step.to.situation, rules)) {
        ++checked.ending_moves;
        continue;
      }
      const auto key = keys.KeyOf(step.to.situation);
      if (!key.ok()) return key.status();
      step.entry = FindEntry(entries, *key);
      if (step.entry == nullptr) {
        return Refuse(absl::StrCat(label(), "the move ", spec::MoveName({s->to_move, step.to.at}),
                                   " leads to key ", *key, ", which has no entry"),
                      *s);
      }
    }
    const std::string reason = check_one(*s, entries[i], steps);
    if (!reason.empty()) return Refuse(absl::StrCat(label(), reason), *s);
    checked.transitions += steps.size();
  }
  checked.situations = entries.size();
  return absl::OkStatus();
}

// One end of an interval as the player sees it who must finish the play: Black for lo, White for hi, values
// being that player's gains. An endless play gains -points.
struct End {
  const char* name;
  Color finisher;
};
constexpr End kEnds[] = {{"lo", Color::kBlack}, {"hi", Color::kWhite}};

struct Gain {
  int value;
  uint32_t rank;
};

Gain GainOf(const End& end, const IntervalEntry& e) {
  return end.finisher == Color::kBlack ? Gain{e.lo, e.lo_rank} : Gain{-e.hi, e.hi_rank};
}

// (hold) and (finish) of check.h for one end, the mirror image being in GainOf.
std::string EndFault(const End& end, bool finisher_moves, int points, const IntervalEntry& e,
                     const std::vector<IntervalEntry>& successors) {
  const Gain here = GainOf(end, e);
  const auto holds = [&](const IntervalEntry& next) { return GainOf(end, next).value <= here.value; };
  const auto finishes = [&](const IntervalEntry& next) {
    const Gain there = GainOf(end, next);
    return there.value > here.value || (there.value == here.value && there.rank < here.rank);
  };
  const auto all = [&](auto test) { return std::all_of(successors.begin(), successors.end(), test); };
  const auto some = [&](auto test) { return std::any_of(successors.begin(), successors.end(), test); };
  const char* finisher = spec::ColorName(end.finisher);
  const int value = end.finisher == Color::kBlack ? e.lo : e.hi;
  if (!(finisher_moves ? all(holds) : some(holds))) {
    return absl::StrCat(end.name, "=", value, " is too little for ", finisher, ": ",
                        finisher_moves ? "a move leads to more" : "every move of the opponent leads to more");
  }
  if (here.value > -points && !(finisher_moves ? some(finishes) : all(finishes))) {
    return absl::StrCat(end.name, "=", value, " with rank ", here.rank, " is not forced by ", finisher, ": ",
                        finisher_moves ? "no move leads" : "a move of the opponent does not lead",
                        " to more, or to the same with a lower rank");
  }
  return "";
}

}  // namespace

namespace {

// The readings with a history under which a lasso is a certificate, alone or side by side.
bool RemembersCycles(const spec::CycleList& cycles) {
  return std::all_of(cycles.members().begin(), cycles.members().end(), [](spec::Cycle cycle) {
    return cycle == spec::Cycle::kStarterFirst || cycle == spec::Cycle::kDisturber;
  });
}

// The first rounds of the cycle as a game with its whole history: two at least, and on until the rule has
// learned nothing in one. That the cycle closes has been seen; of the same moves a game makes the same
// situations. `checked` gets the rounds and what the rule says of the cycles completed in them.
absl::Status CheckRounds(const Lasso& lasso, spec::Game game, Checked& checked) {
  const auto play = [&game](const std::vector<std::optional<spec::Point>>& moves) {
    return std::all_of(moves.begin(), moves.end(), [&](const auto& at) {
      return game.Play({game.to_move(), at}).legal();
    });
  };
  if (!play(lasso.stem)) return Refuse("the play is not a legal game", game.situation());
  const size_t classified = game.classified_cycles().size();
  for (bool learned = true; learned || checked.rounds < 2;) {
    const size_t memory = game.cycle_memory();
    ++checked.rounds;
    if (!play(lasso.cycle)) {
      return Refuse(absl::StrCat("in round ", checked.rounds, " of the cycle a move is illegal"),
                    game.situation());
    }
    learned = game.cycle_memory() != memory;
  }
  for (size_t i = classified; i < game.classified_cycles().size(); ++i) {
    const auto& verdict = game.classified_cycles()[i].verdict;
    if (verdict.has_value()) checked.classes.insert(spec::VerdictName(*verdict));
    checked.unclassified |= !verdict.has_value() || verdict->ko_class == spec::KoClass::kUnclassified;
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<Checked> CheckLasso(const Lasso& lasso) {
  spec::RuleSet without_history = lasso.rules;
  if (RemembersCycles(lasso.rules.cycle)) without_history.cycle = spec::Cycle::kNone;
  without_history.resume = spec::Resume::kFree;
  if (const auto status = CertifiableRules(without_history); !status.ok()) return status;
  const auto game = spec::Game::Create(lasso.rules, lasso.setup, lasso.to_move);
  if (!game.ok()) return absl::FailedPreconditionError(game.status().message());
  if (lasso.cycle.empty()) return absl::FailedPreconditionError("the cycle has no move");

  Situation s = spec::StartOf(lasso.rules, lasso.setup, lasso.to_move);
  size_t ply = 0;
  const auto play_all = [&](const std::vector<std::optional<spec::Point>>& moves) {
    for (const auto& at : moves) {
      ++ply;
      const spec::Ruling ruling = spec::Judge(s, at, lasso.rules);
      if (!ruling.legal()) {
        return Refuse(absl::StrCat("move ", ply, ", ", spec::MoveName({s.to_move, at}),
                                   ", is illegal: ", std::string(spec::IllegalitySentence(*ruling.why))),
                      s);
      }
      s = spec::After(s, at, lasso.rules);
    }
    return absl::OkStatus();
  };
  if (const auto status = play_all(lasso.stem); !status.ok()) return status;
  const Situation entered = s;
  if (const auto status = play_all(lasso.cycle); !status.ok()) return status;
  if (s != entered) {
    return Refuse(
        absl::StrCat("the cycle does not close: it starts from\n", Diagram(entered), "\nand ends in"), s);
  }

  Checked checked;
  if (const auto status = CheckRounds(lasso, *game, checked); !status.ok()) {
    return status;
  }
  checked.situations = checked.transitions = lasso.stem.size() + lasso.cycle.size();
  checked.claim = absl::StrCat("play need not end (", Where(lasso.rules, lasso.setup.size()), "): a stem of ",
                               lasso.stem.size(), " moves, then a cycle of ", lasso.cycle.size());
  if (!checked.classes.empty()) {
    absl::StrAppend(&checked.claim, ", ", absl::StrJoin(checked.classes, ", "));
  }
  return checked;
}

absl::StatusOr<Checked> CheckRanking(const spec::RuleSet& rules, const spec::Position& setup, Color to_move,
                                     std::span<const RankingEntry> entries) {
  const auto keys = SituationKeys::Create(rules, setup.size());
  if (!keys.ok()) return keys.status();
  const Situation start = spec::StartOf(rules, setup, to_move);
  const auto start_key = keys->KeyOf(start);
  if (!start_key.ok()) return start_key.status();

  Checked checked;
  const auto ranks_fall = [&](const Situation& s, const RankingEntry& e,
                              const std::vector<Step<RankingEntry>>& steps) -> std::string {
    for (const auto& step : steps) {
      if (step.entry == nullptr || step.entry->rank < e.rank) continue;
      return absl::StrCat("the move ", spec::MoveName({s.to_move, step.to.at}), " leads from rank ", e.rank,
                          " to rank ", step.entry->rank, ", which is not lower");
    }
    return "";
  };
  if (const auto s = CheckEntries(*keys, rules, entries, checked, ranks_fall); !s.ok()) return s;
  const RankingEntry* start_entry = FindEntry(entries, *start_key);
  if (start_entry == nullptr) return Refuse("the start has no entry", start);
  checked.claim = absl::StrCat("every play from the start ends (", Where(rules, setup.size()),
                               "), after at most ", uint64_t{start_entry->rank} + 1, " moves");
  return checked;
}

namespace {

// Checks the entries of intervals, where a finished situation counts what `worth` says, and leaves the claim
// to the caller.
absl::StatusOr<Checked> CheckFixpoint(const spec::RuleSet& rules, const spec::BoardSize& board,
                                      std::span<const IntervalEntry> entries,
                                      int (*worth)(const spec::Position&)) {
  const auto keys = SituationKeys::Create(rules, board);
  if (!keys.ok()) return keys.status();
  if (entries.empty()) {
    return absl::FailedPreconditionError("there is no entry, and so nothing that it could be right about");
  }
  const int points = board.points();

  Checked checked;
  std::vector<IntervalEntry> successors;
  const auto fixpoint = [&](const Situation& s, const IntervalEntry& e,
                            const std::vector<Step<IntervalEntry>>& steps) -> std::string {
    if (-points > e.lo || e.lo > e.hi || e.hi > points) {
      return absl::StrCat("[", e.lo, ",", e.hi, "] is not an interval within [", -points, ",", points, "]");
    }
    successors.clear();
    for (const auto& step : steps) {
      successors.push_back(step.entry != nullptr ? *step.entry : IntervalEntry{});
      if (step.entry != nullptr) continue;
      successors.back().lo = successors.back().hi = static_cast<int16_t>(worth(step.to.situation.position));
    }
    for (const End& end : kEnds) {
      std::string fault = EndFault(end, s.to_move == end.finisher, points, e, successors);
      if (!fault.empty()) return fault;
    }
    checked.undetermined_situations += e.lo < e.hi ? 1 : 0;
    if (s.to_move == Color::kBlack && s.passes == 0 && s.bans.empty()) {
      ++checked.positions;
      checked.undetermined += e.lo < e.hi ? 1 : 0;
    }
    return "";
  };
  if (const auto s = CheckEntries(*keys, rules, entries, checked, fixpoint); !s.ok()) return s;
  return checked;
}

}  // namespace

absl::StatusOr<Checked> CheckIntervals(const spec::RuleSet& rules, const spec::BoardSize& board,
                                       std::span<const IntervalEntry> entries) {
  auto checked = CheckFixpoint(rules, board, entries, [](const spec::Position& position) {
    return spec::CountArea(position).Difference();
  });
  if (!checked.ok()) return checked;
  checked->claim = absl::StrCat("the intervals are exact (", Where(rules, board),
                                "): ", checked->undetermined, " of ", checked->positions,
                                " positions with Black to move, no pass before and no ban are undetermined");
  if (!entries.empty() && entries[0].key == 0) {
    absl::StrAppend(&checked->claim, "; the empty board has [", entries[0].lo, ",", entries[0].hi, "]");
  }
  return checked;
}

absl::StatusOr<Checked> CheckEndings(const spec::RuleSet& rules, const spec::BoardSize& board,
                                     std::span<const IntervalEntry> entries) {
  auto checked = CheckFixpoint(rules, board, entries, [](const spec::Position&) { return 0; });
  if (!checked.ok()) return checked;
  checked->claim = absl::StrCat(
      "who can force an end is exact (", Where(rules, board), "): in ", checked->undetermined_situations,
      " of ", checked->situations, " situations some player cannot, ", checked->undetermined,
      " of them among ", checked->positions, " positions with Black to move, no pass before and no ban");
  return checked;
}

absl::StatusOr<Checked> CheckCertificate(const Certificate& certificate) {
  if (const auto* lasso = std::get_if<Lasso>(&certificate)) return CheckLasso(*lasso);
  if (const auto* r = std::get_if<Ranking>(&certificate)) {
    return CheckRanking(r->rules, r->setup, r->to_move, r->entries);
  }
  if (const auto* endings = std::get_if<Endings>(&certificate)) {
    return CheckEndings(endings->rules, endings->board, endings->entries);
  }
  const auto& intervals = std::get<Intervals>(certificate);
  return CheckIntervals(intervals.rules, intervals.board, intervals.entries);
}

}  // namespace hotstone::certify
