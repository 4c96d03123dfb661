// Groups disagreements by likeness first, then by symptom.
//
// Likeness plays the questions of a case to the toy in the order that the engine had them, and
// compares. A first look takes the shortest cases with a disagreement and drops every mistake that
// explains nothing there or contradicts an answer; only the remaining mistakes are tested on all
// cases. FormGroups takes the mistake that explains most, marks the disagreements it explains, and
// repeats until nothing more is explained. The rest is grouped by symptom and absorbs the groups
// that were only a part of it.
//
// For example, an engine that mistakes a snapback for a ko refuses two captures in two cases and is
// right otherwise. `no-ko` refuses nothing, and is ruled out by the first ko that the engine
// forbids correctly; `snapback-is-ko` refuses the same two captures and nothing else, and gives the
// group its name.
#include "conformance/ask/conform_groups.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "conformance/ask/toy_answers.h"

namespace hotstone::conformance {
namespace {

constexpr size_t kFirstLook = 60;   // cases
constexpr size_t kMostGroups = 12;  // by likeness
constexpr size_t kLeastOfSize = 2;  // answers needed on either side of a board size to name it

int SideOf(const AskedCase& c) { return std::max(c.size.cols(), c.size.rows()); }

using StepId = std::pair<size_t, size_t>;  // case, step

class Grouping {
 public:
  Grouping(const ConformTally& tally, int64_t most) : tally_(tally), most_(most) {
    for (size_t i = 0; i < tally.book.size(); ++i) {
      for (size_t k = 0; k < tally.book[i].steps.size(); ++k) {
        if (tally.book[i].steps[k].kind_of >= 0) open_.insert({i, k});
      }
    }
  }

  std::vector<ConformGroup> Form() {
    for (size_t i = 0; i < kMostGroups && !open_.empty(); ++i) {
      if (!ByLikeness()) break;
    }
    GiveUpParts();
    BySymptom();
    Beyond();
    Words();
    std::stable_sort(
        groups_.begin(), groups_.end(),
        [](const ConformGroup& a, const ConformGroup& b) { return a.count > b.count; });
    return std::move(groups_);
  }

 private:
  struct Likely {
    const ToyBugEntry* bug = nullptr;
    std::set<StepId> explained;
    int least_side = 0;  // smallest board on which it explains something
    size_t smaller = 0;  // right answers on smaller boards where the mistake would be wrong
  };

  // The cases with something to explain, the shortest first.
  std::vector<size_t> FirstLook() const {
    std::set<size_t> cases;
    for (const auto& [i, k] : open_) {
      if (tally_.book[i].rules.has_value()) cases.insert(i);
    }
    std::vector<size_t> list(cases.begin(), cases.end());
    std::stable_sort(list.begin(), list.end(), [this](size_t a, size_t b) {
      return tally_.book[a].steps.size() < tally_.book[b].steps.size();
    });
    list.resize(std::min(list.size(), kFirstLook));
    std::sort(list.begin(), list.end());
    return list;
  }

  // All cases, the ones with something to explain first: this quickly separates mistakes that
  // contradict an answer from mistakes that do not show yet.
  std::vector<size_t> WrongFirst() const {
    std::set<size_t> wrong;
    for (const auto& [i, k] : open_) wrong.insert(i);
    std::vector<size_t> list(wrong.begin(), wrong.end());
    for (size_t i = 0; i < tally_.book.size(); ++i) {
      if (!wrong.contains(i)) list.push_back(i);
    }
    return list;
  }

  // Whether a mistake carries state from one game to the next, so that the order of the games
  // matters.
  static bool KeepsSomething(const ToyBugEntry& bug) {
    return bug.mistake.bug == ToyBug::kClearBoardKeepsKo ||
           bug.mistake.condition == ToyCondition::kNewGameForgets;
  }

  // Compares a mistake with these cases. Nothing if it is wrong where the engine is right, on a
  // board where it explains something or a larger one. On smaller boards it does not show; there
  // must be enough answers on either side.
  std::optional<Likely> Compare(const ToyBugEntry& bug, const std::vector<size_t>& cases) const {
    Likely likely{&bug, {}, 0, 0};
    int wrong_side = 0;  // the largest board on which it contradicts
    ToyAnswers answers(bug.mistake);
    for (const size_t i : cases) {
      const AskedCase& c = tally_.book[i];
      if (!c.rules.has_value()) continue;
      const auto same = answers.Same(c);
      for (size_t k = 0; k < same.size(); ++k) {
        if (!same[k].has_value()) continue;
        if (c.steps[k].agrees && !*same[k]) {
          wrong_side = std::max(wrong_side, SideOf(c));
          ++likely.smaller;
        }
        if (*same[k] && open_.contains({i, k})) {
          likely.explained.insert({i, k});
          likely.least_side =
              likely.least_side == 0 ? SideOf(c) : std::min(likely.least_side, SideOf(c));
        }
      }
      if (likely.least_side > 0 && wrong_side >= likely.least_side) return std::nullopt;
    }
    return likely;
  }

  bool ByLikeness() {
    const std::vector<size_t> first = FirstLook();
    const std::vector<size_t> all = WrongFirst();
    std::vector<size_t> in_order(all);
    std::sort(in_order.begin(), in_order.end());
    std::optional<Likely> best;
    std::vector<std::pair<const ToyBugEntry*, std::set<StepId>>> others;
    for (const ToyBugEntry& bug : ToyBugs()) {
      if (!KeepsSomething(bug)) {
        const auto look = Compare(bug, first);
        if (!look.has_value() || look->explained.empty()) continue;
      }
      auto likely = Compare(bug, KeepsSomething(bug) ? in_order : all);
      if (!likely.has_value() || likely->explained.empty()) continue;
      if (likely->smaller > 0 && std::min(likely->smaller, likely->explained.size()) < kLeastOfSize)
        continue;
      others.emplace_back(&bug, likely->explained);
      if (!best.has_value() || likely->explained.size() > best->explained.size())
        best = std::move(likely);
    }
    if (!best.has_value()) return false;
    ConformGroup group;
    group.kind = std::string(best->bug->name);
    group.title = std::string(best->bug->does);
    group.mistake = true;
    if (best->smaller > 0) group.from_size = best->least_side;
    std::vector<std::pair<int64_t, std::string_view>> alike;
    const ToyRules& rules = *tally_.book[best->explained.begin()->first].rules;
    for (const auto& [bug, explained] : others) {
      if (bug != best->bug && explained == best->explained)
        alike.emplace_back(ToyBreadth(bug->mistake, rules), bug->does);
    }
    std::stable_sort(alike.begin(), alike.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [breadth, does] : alike) group.alike.emplace_back(does);
    Fill(group, {best->explained.begin(), best->explained.end()});
    for (const StepId& id : best->explained) open_.erase(id);
    likely_.push_back({group.title, {best->explained.begin(), best->explained.end()}});
    groups_.push_back(std::move(group));
    return true;
  }

  // A mistake that explains only part of one kind of disagreement, with the rest unexplained, is
  // not the cause: the whole kind is grouped by symptom, and the part is listed with it.
  void GiveUpParts() {
    std::vector<ConformGroup> kept;
    std::set<int> left;
    for (const StepId& id : open_) left.insert(StepAt(id).kind_of);
    for (size_t i = 0; i < groups_.size(); ++i) {
      const auto& [title, ids] = likely_[i];
      if (!std::all_of(ids.begin(), ids.end(),
                       [&](const StepId& id) { return left.contains(StepAt(id).kind_of); })) {
        kept.push_back(std::move(groups_[i]));
        continue;
      }
      for (const StepId& id : ids) ++parts_[StepAt(id).kind_of][title];
      open_.insert(ids.begin(), ids.end());
    }
    groups_ = std::move(kept);
  }

  const AskedStep& StepAt(const StepId& id) const { return tally_.book[id.first].steps[id.second]; }

  void BySymptom() {
    std::map<int, std::vector<StepId>> by_kind;
    std::optional<StepId> board;  // the last wrong board of the current case
    for (const StepId& id : open_) {
      const AskedStep& step = StepAt(id);
      if (board.has_value() && board->first == id.first) {
        by_kind[StepAt(*board).kind_of].push_back(id);
        continue;
      }
      by_kind[step.kind_of].push_back(id);
      if (step.kind == AskedStep::Kind::kBoard) board = id;
    }
    open_.clear();
    for (const auto& [kind, ids] : by_kind) {
      ConformGroup group;
      group.kind = tally_.kinds[static_cast<size_t>(kind)].kind;
      group.title = tally_.kinds[static_cast<size_t>(kind)].title;
      for (const auto& [title, count] : parts_[kind]) group.parts.emplace_back(title, count);
      std::stable_sort(group.parts.begin(), group.parts.end(),
                       [](const auto& a, const auto& b) { return a.second > b.second; });
      Fill(group, ids);
      groups_.push_back(std::move(group));
    }
  }

  // Disagreements that are counted but not in the book, grouped by kind.
  void Beyond() {
    std::map<int, int64_t> in_book;
    for (const AskedCase& c : tally_.book) {
      for (const AskedStep& step : c.steps) {
        if (step.kind_of >= 0) ++in_book[step.kind_of];
      }
    }
    for (size_t kind = 0; kind < tally_.kinds.size(); ++kind) {
      const ConformKind& counted = tally_.kinds[kind];
      const int64_t beyond = counted.count - in_book[static_cast<int>(kind)];
      if (beyond <= 0) continue;
      const auto group = std::find_if(groups_.begin(), groups_.end(), [&](const ConformGroup& g) {
        return g.kind == counted.kind || g.symptom == counted.kind;
      });
      if (group != groups_.end()) {
        group->count += beyond;
        continue;
      }
      ConformGroup fresh;
      fresh.kind = counted.kind;
      fresh.title = counted.title;
      fresh.clause = counted.clause;
      fresh.count = beyond;
      groups_.push_back(std::move(fresh));
    }
  }

  void Words() {
    std::map<std::string, ConformGroup> by_word;
    for (const WrongWord& wrong : tally_.wrong_words) {
      ConformGroup& group = by_word[wrong.word];
      if (++group.count > 1) continue;
      group.kind = wrong.word;
      group.title = absl::StrCat("answers wrongly on ", wrong.board, ": ", wrong.text);
      group.clause = wrong.word == "captures" ? "ING96-R4-removal" : "GTP 2, 4.1.1";
    }
    for (auto& [word, group] : by_word) groups_.push_back(std::move(group));
  }

  void Fill(ConformGroup& group, const std::vector<StepId>& ids) const {
    std::vector<const ConformDisagreement*> kept;
    for (const StepId& id : ids) {
      const AskedStep& step = StepAt(id);
      ++group.count;
      if (step.differs) ++group.differing;
      if (step.kept >= 0) kept.push_back(&tally_.disagreements[static_cast<size_t>(step.kept)]);
    }
    std::stable_sort(kept.begin(), kept.end(),
                     [](const ConformDisagreement* a, const ConformDisagreement* b) {
                       return ShownBefore(*a, *b);
                     });
    if (kept.empty()) return;
    group.clause = kept.front()->question.clause;
    group.symptom = group.mistake ? kept.front()->Kind() : "";
    kept.resize(std::min(kept.size(), static_cast<size_t>(std::max<int64_t>(most_, 0))));
    for (const ConformDisagreement* d : kept) group.examples.push_back(*d);
  }

  const ConformTally& tally_;
  int64_t most_;
  std::set<StepId> open_;
  std::vector<ConformGroup> groups_;
  std::vector<std::pair<std::string, std::vector<StepId>>>
      likely_;                                           // the title and the steps of each mistake
  std::map<int, std::map<std::string, int64_t>> parts_;  // by kind: titles that explain a part
};

}  // namespace

bool ShownBefore(const ConformDisagreement& a, const ConformDisagreement& b) {
  if (a.plies.size() != b.plies.size()) return a.plies.size() < b.plies.size();
  return a.setup.size().points() < b.setup.size().points();
}

std::vector<ConformGroup> FormGroups(const ConformTally& tally, int64_t most) {
  return Grouping(tally, most).Form();
}

}  // namespace hotstone::conformance
