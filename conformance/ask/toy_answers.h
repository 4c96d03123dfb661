// The toy engine's answers to the questions of a case, with one mistake or one changed condition.
//
// Two parts of conform compare answers without another process: the groups of a report ask whether
// a known mistake would have given an engine's answers (conform_groups.h), and the list of
// conditions asks which case tells a changed engine from the law (conditions.h).
#ifndef HOTSTONE_CONFORMANCE_ASK_TOY_ANSWERS_H_
#define HOTSTONE_CONFORMANCE_ASK_TOY_ANSWERS_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "conformance/ask/conform_book.h"
#include "conformance/seeded/toy_game.h"

namespace hotstone::conformance {

struct ConformPlan;

// A plan as an empty entry of the book: its set-up, and the rules if the toy plays them.
AskedCase BookEntry(const ConformPlan& plan, bool by_undo);

// The stones in the book's form, of the rows of a position with or without '/'.
std::string BookStones(std::string_view rows);

// The same with a step for each question, answered as the law answers.
AskedCase AnsweredByTheLaw(const ConformPlan& plan);

// The answers of one engine, case by case in the order of the run, since some mistakes carry state
// over.
class ToyAnswers {
 public:
  explicit ToyAnswers(ToyMistake mistake) : mistake_(mistake) {}

  // For each step, whether the toy answers as the engine did; nothing for a step that was not
  // reached.
  std::vector<std::optional<bool>> Same(const AskedCase& c);

 private:
  int Place(const AskedCase& c, int col, int from_top) const;
  int PlaceOf(const AskedCase& c, spec::Point p) const;
  void SetUp(const AskedCase& c);
  bool Make(const AskedCase& c, const spec::Move& move);
  bool Try(const AskedCase& c, const spec::Move& move);
  std::string Stones(const AskedCase& c) const;

  ToyMistake mistake_;
  std::optional<ToyGame> game_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_TOY_ANSWERS_H_
