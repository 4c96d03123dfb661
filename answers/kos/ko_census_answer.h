// The answer of `hotstone kos --board`: the ko positions of a whole board, counted by class
// (enumerate/numbers/ko_census.h).
#ifndef HOTSTONE_ANSWERS_KOS_KO_CENSUS_ANSWER_H_
#define HOTSTONE_ANSWERS_KOS_KO_CENSUS_ANSWER_H_

#include <string>

#include "absl/status/statusor.h"
#include "answers/kos/ko_answer.h"
#include "answers/shown/shown.h"
#include "enumerate/numbers/ko_census.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::answers {

struct KoCensusAnswer {
  spec::BoardSize size;
  spec::RuleSet rules;
  bool races = false;  // whether they were requested
  std::string link;    // address of an atlas, which shows each first position, or empty
  enumerate::KoCensus census;
  double seconds = 0;
};

// InvalidArgument for a board that is too large; errors as KoRulesFrom.
absl::StatusOr<KoCensusAnswer> AskKoCensus(const std::string& board, const KoWords& words,
                                           bool races, const std::string& link);

Shown Describe(const KoCensusAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_KOS_KO_CENSUS_ANSWER_H_
