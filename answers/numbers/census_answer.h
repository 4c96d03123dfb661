// The answer of `hotstone census`: every colouring of a board, counted by number of stones.
#ifndef HOTSTONE_ANSWERS_NUMBERS_CENSUS_ANSWER_H_
#define HOTSTONE_ANSWERS_NUMBERS_CENSUS_ANSWER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/runs/long_run.h"
#include "answers/shown/shown.h"
#include "enumerate/numbers/colour_census.h"

namespace hotstone::answers {

struct CensusQuestion {
  std::string board;
  std::string shard;               // "2/8"; empty: the whole board
  Keep keep;                       // saved every ten seconds
  std::vector<std::string> merge;  // files to add up instead
  int threads = 1;
  bool quick = false;
};

struct CensusAnswer {
  enumerate::ColourCensus census;
  double seconds = 0;
};

// InvalidArgument for options that do not go together and for files of other censuses; Cancelled,
// with how to continue.
absl::StatusOr<CensusAnswer> AskCensus(const CensusQuestion& question);

uint64_t LegalColourings(const enumerate::ColourCensus& census);

// For the text only: the JSON of a census is its file (census_file.h).
Shown Describe(const CensusAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_NUMBERS_CENSUS_ANSWER_H_
