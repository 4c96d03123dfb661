// The question put to hotstone plane: about one threshold, in memory (plane_answer.h) or on disk
// (plane_on_disk.h), or about all thresholds of a board (plane_thresholds.h).
#ifndef HOTSTONE_ANSWERS_VALUES_PLANE_QUESTION_H_
#define HOTSTONE_ANSWERS_VALUES_PLANE_QUESTION_H_

#include <cstdint>
#include <functional>
#include <limits>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/asked/board_work.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/long_run.h"
#include "enumerate/planes/plane_set.h"

namespace hotstone::answers {

inline constexpr int kNoThreshold = std::numeric_limits<int>::min();

// The question as the command line spells it.
struct PlaneWords {
  std::string board;
  std::string position;
  Circumstances circumstances;
  std::string side = "B";
  int at_least = kNoThreshold;
  std::string rules = "basic-only";
  int threads = 1;
  Keep keep;
  std::string on_disk;
  std::string all_thresholds;
  bool mend = false;
  bool stages = false;
  uint64_t layers = 0;
  std::string memory;
};

struct PlaneQuestion : PlaneWords {
  BoardWork work;
  spec::Situation situation;
};

// Parses board, rules, position and threshold. InvalidArgument if one of them is wrong or if
// options do not go together.
absl::StatusOr<PlaneQuestion> ReadPlaneQuestion(const PlaneWords& words);

// ResourceExhausted, with both figures and another command, if a run needs more memory than
// --memory allows.
using BytesOfLayout = std::function<uint64_t(const enumerate::PlaneLayout&)>;
absl::Status CheckPlaneMemory(const PlaneQuestion& question, const BytesOfLayout& bytes);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_QUESTION_H_
