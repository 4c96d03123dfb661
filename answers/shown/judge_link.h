// Addresses at which the judge of an atlas shows a position and what is played from it
// (docs/howto/atlas.md, "Links").
#ifndef HOTSTONE_ANSWERS_SHOWN_JUDGE_LINK_H_
#define HOTSTONE_ANSWERS_SHOWN_JUDGE_LINK_H_

#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "spec/board/color.h"
#include "spec/board/move.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}

namespace hotstone::answers {

// What follows the #: rules=ing-1996&rows=.O&moves=B:A1. Without `to_move` Black begins.
std::string JudgeFragment(const spec::RuleSet& rules, const spec::Position& setup,
                          spec::Color to_move, const std::vector<spec::Move>& moves);

// The whole address in the atlas at `base`, with or without a slash at its end.
std::string JudgeLink(const std::string& base, const spec::RuleSet& rules,
                      const spec::Position& setup, spec::Color to_move,
                      const std::vector<spec::Move>& moves);

// Sets `link` to that address, if there is an atlas; its place in the text is {link?{}}.
void AddJudgeLink(Shown& shown, const std::string& base, const spec::RuleSet& rules,
                  const spec::Position& setup, spec::Color to_move,
                  const std::vector<spec::Move>& moves);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SHOWN_JUDGE_LINK_H_
