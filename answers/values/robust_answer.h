// The answer of `hotstone robust`: what each side forces under every repetition rule at once.
#ifndef HOTSTONE_ANSWERS_VALUES_ROBUST_ANSWER_H_
#define HOTSTONE_ANSWERS_VALUES_ROBUST_ANSWER_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "answers/runs/long_run.h"
#include "answers/shown/shown.h"
#include "certify/solution/robust_hot.h"
#include "enumerate/values/intervals.h"
#include "spec/board/position.h"

namespace hotstone::answers {

// A side's strategy for its bound, written to a file.
struct RobustCertificate {
  std::string path;
  spec::Color side = spec::Color::kBlack;
  bool one_of_images = false;     // one record for all symmetric positions
  uint64_t entries = 10'000'000;  // the limit; beyond it no certificate is written
};

struct RobustQuestion {
  spec::Position position;
  spec::Color to_move = spec::Color::kBlack;
  certify::RobustHot hot = certify::RobustHot::kSingle;
  std::string memory;  // parsed by MemoryLimit
  int threads = 1;
  bool list = false;  // also tell the positions of the board whose bounds differ
  std::optional<RobustCertificate> certificate = {};
  Keep keep = {};
};

struct RobustAnswer {
  spec::Position position;
  spec::Color to_move = spec::Color::kBlack;
  certify::RobustHot hot = certify::RobustHot::kSingle;
  enumerate::Interval bounds;
  uint64_t positions = 0;      // of the board, with Black to move
  uint64_t bounds_differ = 0;  // among those
  std::string certified = "";  // the outcome of writing the certificate
};

// CheckKeep must have accepted `keep`. ResourceExhausted, Cancelled, errors of the files; Internal
// if the checker rejects the certificate.
absl::StatusOr<RobustAnswer> AskRobust(const RobustQuestion& question, const Tell& tell);

Shown Describe(const RobustAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_ROBUST_ANSWER_H_
