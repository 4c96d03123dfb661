#include "answers/shown/judge_link.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "spec/board/position.h"

namespace hotstone::answers {

std::string JudgeFragment(const spec::RuleSet& rules, const spec::Position& setup,
                          spec::Color to_move, const std::vector<spec::Move>& moves) {
  std::string text = absl::StrCat("rules=", spec::RuleSetName(rules), "&rows=", setup.ToText());
  if (to_move != spec::Color::kBlack) absl::StrAppend(&text, "&to_move=", spec::Letter(to_move));
  if (!moves.empty())
    absl::StrAppend(&text, "&moves=", absl::StrJoin(spec::PlayersAndMoves(moves), ","));
  return text;
}

std::string JudgeLink(const std::string& base, const spec::RuleSet& rules,
                      const spec::Position& setup, spec::Color to_move,
                      const std::vector<spec::Move>& moves) {
  const bool slash = !base.empty() && base.back() == '/';
  return absl::StrCat(base, slash ? "" : "/", "judge.html#",
                      JudgeFragment(rules, setup, to_move, moves));
}

void AddJudgeLink(Shown& shown, const std::string& base, const spec::RuleSet& rules,
                  const spec::Position& setup, spec::Color to_move,
                  const std::vector<spec::Move>& moves) {
  if (!base.empty()) shown.Set("link", JudgeLink(base, rules, setup, to_move, moves));
}

}  // namespace hotstone::answers
