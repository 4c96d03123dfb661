// A random function on classifications, small enough to try all of them.
#ifndef HOTSTONE_TESTS_SOLVER_CIRCLE_RANDOM_CIRCLE_H_
#define HOTSTONE_TESTS_SOLVER_CIRCLE_RANDOM_CIRCLE_H_

#include <cstddef>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "solver/circle/circle_log.h"

namespace hotstone::solver {

using Partial = std::vector<Calls>;

// All completions of a partial classification.
inline std::vector<Partial> Completions(const Partial& partial) {
  std::vector<Partial> all = {{}};
  for (const Calls calls : partial) {
    std::vector<Partial> longer;
    for (const Partial& one : all) {
      for (Calls call = 1; call <= calls; call = static_cast<Calls>(call << 1)) {
        if ((calls & call) == 0) continue;
        longer.push_back(one);
        longer.back().push_back(call);
      }
    }
    all = std::move(longer);
  }
  return all;
}

// Each take consults two others.
class RandomCircle {
 public:
  RandomCircle(std::mt19937& random, size_t takes, Calls all) : all_(all) {
    for (size_t take = 0; take < takes; ++take) {
      consults_.push_back({random() % takes, random() % takes});
      std::vector<Calls> table;
      for (int i = 0; i < 64 * 64; ++i) {
        Calls call = 0;
        while ((call & all) == 0) call = static_cast<Calls>(1 << random() % 4);
        table.push_back(call);
      }
      tables_.push_back(std::move(table));
    }
  }

  Partial Of(const Partial& complete) const {
    Partial image;
    for (size_t take = 0; take < complete.size(); ++take) {
      const size_t a = complete[consults_[take].first];
      const size_t b = complete[consults_[take].second];
      image.push_back(tables_[take][a * 64 + b]);
    }
    return image;
  }

  Partial Bounds(const Partial& partial) const {
    Partial bounds(partial.size(), 0);
    for (const Partial& complete : Completions(partial)) {
      const Partial image = Of(complete);
      for (size_t take = 0; take < image.size(); ++take) bounds[take] |= image[take];
    }
    return bounds;
  }

  std::set<Partial> Fixpoints() const {
    std::set<Partial> fixpoints;
    for (const Partial& complete : Completions(Partial(tables_.size(), all_))) {
      if (Of(complete) == complete) fixpoints.insert(complete);
    }
    return fixpoints;
  }

 private:
  Calls all_;
  std::vector<std::pair<size_t, size_t>> consults_;
  std::vector<std::vector<Calls>> tables_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_TESTS_SOLVER_CIRCLE_RANDOM_CIRCLE_H_
