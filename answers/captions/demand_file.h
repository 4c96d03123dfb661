// Answers to the demands of the texts (claims/demands/demands.h) in a file, so that no run repeats
// an earlier one's work.
//
//   hotstone-answers 2 captions DIGEST       of the tables of captions
//   S4:seki-A1-F1 (tab) ing-1996 (tab) holds
//   sha256 DIGEST                            of all lines before
//
// An answer that ran into a limit is "unknown NODES"; it is asked again under a different limit.
#ifndef HOTSTONE_ANSWERS_CAPTIONS_DEMAND_FILE_H_
#define HOTSTONE_ANSWERS_CAPTIONS_DEMAND_FILE_H_

#include <string>

#include "absl/status/status.h"
#include "claims/demands/demands.h"

namespace hotstone::answers {

// Adds the answers in the file, if it exists. InvalidArgument, with file and line, if it is not a
// file of answers, or is about other tables of captions.
absl::Status ReadDemandAnswers(const std::string& path, claims::DemandAnswers* answers);

// The file contents for these answers.
std::string DemandAnswersText(const claims::DemandAnswers& answers);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CAPTIONS_DEMAND_FILE_H_
