// For example, let take 0 fight exactly if take 1 does not, and take 1 be called as take 0 is. If 0
// fights, 1 fights, and so on: these four clauses are learned from one more call each, and Z3 finds
// nothing that satisfies them. They are the paradox.
//
// A step that the log has already is taken from there. Z3's proposals depend on all it was asked
// before, so it starts anew after every few questions: a search that goes on asks again only those
// since, and then finds what it would have found.
#include "solver/circle/circle_search.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "solver/circle/circle_clauses.h"
#include "solver/circle/circle_paradox.h"
#include "solver/circle/circle_premises.h"
#include "solver/query/question.h"

namespace hotstone::solver {
namespace {

using Partial = std::vector<Calls>;
using Kind = CircleStep::Kind;

class Search {
 public:
  Search(const CircleSearch& asked, const CircleImage& image, Progress* progress, CircleLog& log)
      : asked_(asked),
        image_(image),
        progress_(progress),
        log_(log),
        old_steps_(log.size()),
        clauses_(asked.takes, asked.all),
        premises_(asked.takes, asked.all, [this](const Partial& calls) { return ImageOf(calls); }) {
    outcome_.possible.assign(asked.takes, 0);
    const auto old = std::count_if(
        log.begin(), log.end(), [](const CircleStep& step) { return step.kind != Kind::kLooked; });
    asked_again_from_ = static_cast<size_t>(old) / asked.anew_every * asked.anew_every;
  }

  absl::StatusOr<CircleOutcome> Solve() {
    RETURN_IF_ERROR(Propagate());
    RETURN_IF_ERROR(Probe());
    RETURN_IF_ERROR(List());
    if (outcome_.consistent.empty()) {
      ASSIGN_OR_RETURN(outcome_.paradox, FindParadox(clauses_, asked_.all, premises_));
    } else if (!outcome_.complete) {
      RETURN_IF_ERROR(CompletePossible());
    }
    outcome_.clauses = clauses_.count();
    return std::move(outcome_);
  }

 private:
  size_t takes() const { return asked_.takes; }
  const Partial& known() const { return clauses_.known(); }
  bool Contradicts() const {
    return std::any_of(known().begin(), known().end(), [](Calls calls) { return calls == 0; });
  }

  std::string Found() const {
    const auto called = std::count_if(known().begin(), known().end(),
                                      [](Calls calls) { return (calls & (calls - 1)) == 0; });
    return absl::StrCat(outcome_.consistent.size(), " found, ", called, " of ", takes(),
                        " takes called, clauses");
  }

  absl::StatusOr<Partial> ImageOf(const Partial& calls) {
    ++outcome_.images;
    const auto now = std::chrono::steady_clock::now();
    if (text_.empty() || now - said_ > std::chrono::seconds(1)) {
      said_ = now;
      text_ = Found();
    }
    if (!KeepGoing(progress_, text_, clauses_.count(), 0))
      return absl::CancelledError(absl::StrCat(Found(), ": ", clauses_.count()));
    return image_(calls);
  }

  bool IsOld() const { return next_ < old_steps_; }

  // Goes on to the next step of the log, after adding it if it is a new one.
  absl::StatusOr<const CircleStep*> Take(std::optional<CircleStep> made) {
    if (made.has_value()) log_.push_back(*std::move(made));
    const CircleStep& step = log_[next_++];
    for (const CircleLesson& lesson : step.lessons) {
      clauses_.Add(lesson);
      if (step.kind != Kind::kRefuted) continue;
      for (const CalledTake& one : lesson.then) premises_.Remember(one.first, lesson.premises);
    }
    return &step;
  }
  static absl::Status Strange() {
    return absl::DataLossError("the steps do not follow from each other");
  }

  // A step for which Z3 is not asked.
  template <typename Look>
  absl::StatusOr<const CircleStep*> Looked(const Look& look) {
    if (IsOld()) {
      if (log_[next_].kind != Kind::kLooked) return Strange();
      return Take(std::nullopt);
    }
    CircleStep step;
    RETURN_IF_ERROR(look(step.lessons));
    return Take(std::move(step));
  }

  // The calls of the image that are not known.
  static std::vector<CalledTake> News(const Partial& calls, const Partial& image) {
    std::vector<CalledTake> news;
    for (size_t take = 0; take < calls.size(); ++take) {
      if ((calls[take] & ~image[take]) != 0) news.push_back({take, image[take]});
    }
    return news;
  }

  // The calls that follow from no premise, and from those again.
  absl::Status Propagate() {
    const auto look = [&](std::vector<CircleLesson>& lessons) {
      ASSIGN_OR_RETURN(const auto image, ImageOf(known()));
      auto news = News(known(), image);
      if (!news.empty()) lessons.push_back({true, {}, std::move(news)});
      return absl::OkStatus();
    };
    while (!Contradicts()) {
      ASSIGN_OR_RETURN(const auto* const step, Looked(look));
      if (step->lessons.empty()) break;
    }
    return absl::OkStatus();
  }

  // What follows if a take gets one more call, and from that again, until nothing is new or a take
  // has no call left.
  absl::Status Follow(const CalledTake& more, std::vector<CircleLesson>& lessons) {
    Partial calls = known();
    calls[more.first] = more.second;
    CircleLesson lesson{true, {more}, {}};
    while (true) {
      ASSIGN_OR_RETURN(const auto image, ImageOf(calls));
      lesson.then = News(calls, image);
      if (lesson.then.empty()) return absl::OkStatus();
      lessons.push_back(lesson);
      for (const auto& [take, said] : lesson.then) {
        calls[take] &= said;
        if (calls[take] == 0) return absl::OkStatus();
        std::erase_if(lesson.premises, [&, at = take](const auto& one) { return one.first == at; });
        lesson.premises.push_back({take, calls[take]});
      }
    }
  }

  // Whether lessons that follow from one more call leave some take without one.
  bool ExcludesItself(const CalledTake& more, const std::vector<CircleLesson>& lessons) const {
    Partial calls = known();
    calls[more.first] = more.second;
    for (const CircleLesson& lesson : lessons) {
      for (const auto& [take, said] : lesson.then) {
        calls[take] &= said;
        if (calls[take] == 0) return true;
      }
    }
    return false;
  }

  // Tries each call of each take alone, with what is known. A take none of whose calls is left
  // ends it.
  absl::Status Probe() {
    for (size_t take = 0; take < takes(); ++take) {
      for (Calls call = 1; (call & asked_.all) != 0; call = static_cast<Calls>(call << 1)) {
        if (Contradicts()) return absl::OkStatus();
        const CalledTake more{take, call};
        if ((known()[take] & call) == 0 || known()[take] == call) continue;
        const auto follow = [&](std::vector<CircleLesson>& l) { return Follow(more, l); };
        ASSIGN_OR_RETURN(const auto* const step, Looked(follow));
        if (!ExcludesItself(more, step->lessons)) continue;
        clauses_.NarrowKnown(take, static_cast<Calls>(known()[take] & ~call));
        RETURN_IF_ERROR(Propagate());
      }
    }
    return absl::OkStatus();
  }

  // Learns why the image of a classification calls `take` otherwise.
  absl::StatusOr<CircleLesson> Learn(const Partial& full, size_t take) {
    ASSIGN_OR_RETURN(const auto needed, premises_.Of(full, take, full[take]));
    Partial partial(takes(), asked_.all);
    for (const auto& [at, calls] : needed) partial[at] = calls;
    ASSIGN_OR_RETURN(const auto image, ImageOf(partial));
    return CircleLesson{false, needed, {{take, image[take]}}};
  }

  // Whether the log's step can be what Z3's answer has led to.
  bool Fits(const CircleStep& step, const std::optional<Partial>& proposed) const {
    if (step.kind == Kind::kNothing || !proposed.has_value())
      return (step.kind == Kind::kNothing) == !proposed.has_value();
    if (step.kind == Kind::kFound) return step.found == *proposed;
    return std::all_of(step.lessons.begin(), step.lessons.end(), [&](const CircleLesson& lesson) {
      return std::any_of(lesson.then.begin(), lesson.then.end(), [&](const CalledTake& one) {
        return ((*proposed)[one.first] & one.second) == 0;
      });
    });
  }

  absl::StatusOr<CircleStep> Answered(const std::optional<Partial>& proposed) {
    CircleStep step;
    step.kind = Kind::kNothing;
    if (!proposed.has_value()) return step;
    ASSIGN_OR_RETURN(const auto image, ImageOf(*proposed));
    step.kind = Kind::kFound;
    step.found = *proposed;
    if (image == *proposed) return step;
    step = {Kind::kRefuted, {}, {}};
    for (size_t take = 0; take < takes() && step.lessons.size() < kMostLearnedAtOnce; ++take) {
      if (image[take] == (*proposed)[take]) continue;
      ASSIGN_OR_RETURN(auto lesson, Learn(*proposed, take));
      step.lessons.push_back(std::move(lesson));
    }
    return step;
  }

  // A consistent classification, with `call` or else a new one; or nothing.
  absl::StatusOr<std::optional<Partial>> Find(const std::optional<CalledTake>& call) {
    while (true) {
      const bool is_old = IsOld();
      if (is_old && log_[next_].kind == Kind::kLooked) return Strange();
      if (questions_ % asked_.anew_every == 0) clauses_.StartAnew();
      const bool asks = questions_++ >= asked_again_from_ || !is_old;
      std::optional<Partial> proposed;
      if (asks) {
        ASSIGN_OR_RETURN(proposed, clauses_.Find(call));
      }
      std::optional<CircleStep> made;
      if (!is_old) {
        ASSIGN_OR_RETURN(made, Answered(proposed));
      } else if (asks && !Fits(log_[next_], proposed)) {
        return Strange();
      }
      ASSIGN_OR_RETURN(const auto* const step, Take(std::move(made)));
      if (step->kind == Kind::kFound) return std::optional<Partial>(step->found);
      if (step->kind == Kind::kRefuted) continue;
      if (asked_.keep_refuted) outcome_.refuted.push_back(clauses_.Question(call));
      return std::optional<Partial>();
    }
  }

  void Keep(const Partial& full) {
    for (size_t take = 0; take < takes(); ++take) outcome_.possible[take] |= full[take];
    outcome_.consistent.push_back(full);
  }

  absl::Status List() {
    while (true) {
      ASSIGN_OR_RETURN(const auto found, Find(std::nullopt));
      outcome_.complete = !found.has_value();
      if (!found.has_value() || outcome_.consistent.size() == asked_.most) return absl::OkStatus();
      clauses_.Exclude(*found);
      Keep(*found);
    }
  }

  absl::Status CompletePossible() {
    for (size_t take = 0; take < takes(); ++take) {
      for (Calls call = 1; (call & asked_.all) != 0; call = static_cast<Calls>(call << 1)) {
        if ((outcome_.possible[take] & call) != 0) continue;
        ASSIGN_OR_RETURN(const auto found, Find(CalledTake{take, call}));
        if (found.has_value()) Keep(*found);
      }
    }
    return absl::OkStatus();
  }

  static constexpr size_t kMostLearnedAtOnce = 8;

  const CircleSearch asked_;
  const CircleImage& image_;
  Progress* const progress_;
  std::string text_;
  std::chrono::steady_clock::time_point said_;
  CircleLog& log_;
  const size_t old_steps_;
  size_t next_ = 0;              // step of the log
  size_t questions_ = 0;         // to Z3
  size_t asked_again_from_ = 0;  // this question; the log answers those before
  CircleClauses clauses_;
  CirclePremises premises_;
  CircleOutcome outcome_;
};

}  // namespace

std::string Z3Version() {
  unsigned parts[4];
  Z3_get_version(&parts[0], &parts[1], &parts[2], &parts[3]);
  return absl::StrCat(parts[0], ".", parts[1], ".", parts[2], ".", parts[3]);
}

absl::StatusOr<CircleOutcome> SearchCircle(const CircleSearch& asked, const CircleImage& image,
                                           Progress* progress, CircleLog* log) {
  assert(asked.most > 0 && asked.anew_every > 0);
  absl::StatusOr<CircleOutcome> outcome = CircleOutcome{};
  CircleLog own;
  RETURN_IF_ERROR(Guarded("looking for consistent classifications", [&] {
    outcome = Search(asked, image, progress, log == nullptr ? own : *log).Solve();
    return outcome.status();
  }));
  return outcome;
}

}  // namespace hotstone::solver
