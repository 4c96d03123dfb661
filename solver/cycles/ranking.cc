#include "solver/cycles/ranking.h"

#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "solver/cycles/ranking_formula.h"
#include "solver/query/question.h"
#include "solver/rules/rule_set.h"

namespace hotstone::solver {
namespace {

using Features = std::array<int, kRankingFeatures>;

// A ply that coefficients must lower.
struct Example {
  Features before{};
  std::optional<Features> after;  // nothing: the game is finished
};

Features FeaturesIn(const z3::model& model, const std::vector<z3::expr>& features) {
  Features values{};
  for (size_t i = 0; i < values.size(); ++i) {
    values[i] = static_cast<int>(model.eval(features[i], true).get_numeral_uint());
  }
  return values;
}

absl::Status GaveUp(std::string_view what, const Decision& decision) {
  return absl::ResourceExhaustedError(
      absl::StrCat("a ranking: Z3 gave up on ", std::string(what), ": ", decision.reason));
}

class Search {
 public:
  Search(const SymbolicBoard& board, const FiniteLaw& law, const RankingLimits& limits)
      : limits_{limits.rlimit, limits.progress, "a ranking"},
        ply_(MakeRankedPly(context_, board, law)) {}

  // A ply that the ranking does not lower; nothing if there is none.
  absl::StatusOr<std::optional<Example>> FindExample(const LinearRanking& ranking) {
    z3::expr_vector formulas(context_);
    for (const Assertion& assertion : ply_.law) formulas.push_back(assertion.formula);
    formulas.push_back(!Lowers(context_, ply_, ranking));
    ASSIGN_OR_RETURN(const auto decision, Ask(context_, formulas, "QF_BV", limits_));
    if (decision.answer == Answer::kUnknown)
      return GaveUp("a ply that does not lower it", decision);
    if (decision.answer == Answer::kUnsat) return std::optional<Example>();
    Example example;
    example.before = FeaturesIn(*decision.model, ply_.features_before);
    if (!decision.model->eval(ply_.step.finishes, true).is_true()) {
      example.after = FeaturesIn(*decision.model, ply_.features_after);
    }
    return std::optional(example);
  }

  // Coefficients up to +-range that lower all of the examples; nothing if there are none.
  absl::StatusOr<std::optional<LinearRanking>> Propose(const std::vector<Example>& examples,
                                                       int range) {
    z3::expr_vector coefficients(context_);
    z3::expr_vector formulas(context_);
    for (size_t i = 0; i < kRankingFeatures; ++i) {
      coefficients.push_back(context_.int_const(absl::StrCat("c", i).c_str()));
      formulas.push_back(coefficients.back() >= -range && coefficients.back() <= range);
    }
    const auto rank = [&](const Features& features) {
      z3::expr sum = context_.int_val(0);
      for (size_t i = 0; i < kRankingFeatures; ++i)
        sum = sum + coefficients[static_cast<unsigned>(i)] * features[i];
      return sum;
    };
    for (const Example& example : examples) {
      const z3::expr before = rank(example.before);
      formulas.push_back(before >= 0);
      if (!example.after.has_value()) continue;
      const z3::expr after = rank(*example.after);
      formulas.push_back(after >= 0 && before > after);
    }
    ASSIGN_OR_RETURN(const auto decision, Ask(context_, formulas, "QF_LIA", limits_));
    if (decision.answer == Answer::kUnknown) return GaveUp("its coefficients", decision);
    if (decision.answer == Answer::kUnsat) return std::optional<LinearRanking>();
    LinearRanking ranking;
    for (size_t i = 0; i < kRankingFeatures; ++i) {
      ranking.coefficients[i] =
          decision.model->eval(coefficients[static_cast<unsigned>(i)], true).get_numeral_int();
    }
    return std::optional(ranking);
  }

 private:
  z3::context context_;
  const AskLimits limits_;
  const RankedPly ply_;
};

absl::Status CheckSize(const spec::BoardSize& size) {
  if (size.points() <= 49) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat(size.ToString(), " has more than 49 points"));
}

}  // namespace

absl::StatusOr<RankingSearch> FindLinearRanking(const spec::BoardSize& size,
                                                const spec::RuleSet& rules,
                                                const RankingLimits& limits, int most) {
  RETURN_IF_ERROR(CheckSize(size));
  ASSIGN_OR_RETURN(const auto law, FiniteLawOf(rules));
  RankingSearch result;
  const auto began = std::chrono::steady_clock::now();
  RETURN_IF_ERROR(Guarded("a ranking", [&]() -> absl::Status {
    Search search(SymbolicBoard(size.cols(), size.rows()), law, limits);
    std::vector<Example> examples;
    for (int range = 1; range <= most;) {
      ASSIGN_OR_RETURN(const auto ranking, search.Propose(examples, range));
      if (!ranking.has_value()) {
        range *= 2;
        continue;
      }
      ASSIGN_OR_RETURN(const auto example, search.FindExample(*ranking));
      if (!example.has_value()) {
        result.ranking = *ranking;
        break;
      }
      examples.push_back(*example);
    }
    result.plies = static_cast<int>(examples.size());
    return absl::OkStatus();
  }));
  result.seconds = SecondsSince(began);
  return result;
}

absl::StatusOr<bool> IsRanking(const spec::BoardSize& size, const spec::RuleSet& rules,
                               const LinearRanking& ranking, const RankingLimits& limits) {
  RETURN_IF_ERROR(CheckSize(size));
  ASSIGN_OR_RETURN(const auto law, FiniteLawOf(rules));
  bool is_ranking = false;
  RETURN_IF_ERROR(Guarded("a ranking", [&]() -> absl::Status {
    ASSIGN_OR_RETURN(
        const auto example,
        Search(SymbolicBoard(size.cols(), size.rows()), law, limits).FindExample(ranking));
    is_ranking = !example.has_value();
    return absl::OkStatus();
  }));
  return is_ranking;
}

}  // namespace hotstone::solver
