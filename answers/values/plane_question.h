// What hotstone plane is asked, and how its answer is printed: shared by the runs in memory
// (plane_command.cc), on disk (plane_on_disk.h) and through all thresholds (plane_thresholds.h).
#ifndef HOTSTONE_ANSWERS_VALUES_PLANE_QUESTION_H_
#define HOTSTONE_ANSWERS_VALUES_PLANE_QUESTION_H_

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/asked/board_work.h"
#include "answers/asked/situation_words.h"
#include "enumerate/planes/block_visit.h"
#include "enumerate/planes/plane_set.h"

namespace hotstone::answers {

inline constexpr int kNoThreshold = std::numeric_limits<int>::min();

struct PlaneOptions {
  std::string board;
  std::string position;
  Circumstances circumstances;
  std::string side = "B";
  int at_least = kNoThreshold;
  std::string rules = "basic-only";
  int threads = 1;
  std::string checkpoint;
  double checkpoint_every = 600;
  bool checkpoint_every_given = false;
  std::string on_disk;
  std::string all_thresholds;
  bool resume = false;
  bool mend = false;
  bool stages = false;
  uint64_t layers = 0;
  std::string memory;
  bool json = false;
};

struct PlaneQuestionAsked {
  BoardWork work;
  spec::Situation situation;
};

// Board, rules, position and threshold. InvalidArgument if one of them is wrong, or if options are given that
// do not go together.
absl::StatusOr<PlaneQuestionAsked> ReadPlaneQuestion(const PlaneOptions& options);

// ResourceExhausted, with both figures, if a run needs more memory than --memory allows.
absl::Status CheckPlaneMemory(const PlaneOptions& options, const PlaneQuestionAsked& asked, uint64_t needed);

// What was found, and what it took. `sweeps_name`: "sweeps", "half_sweeps".
struct PlaneAnswer {
  bool forced = false;
  enumerate::PlaneCounts counts;
  std::string_view sweeps_name = "sweeps";
  int sweeps = 0;
  uint64_t memory = 0;
  uint64_t disk = 0;
  double seconds = 0;
};
// Prints it and returns the exit code.
int PrintPlaneAnswer(const PlaneOptions& options, const PlaneQuestionAsked& asked, const PlaneAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_PLANE_QUESTION_H_
