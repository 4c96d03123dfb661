#include "enumerate/fates/fate_cells.h"

namespace hotstone::enumerate {

FateCell AnswersWithPasses(uint32_t own, uint32_t opp, int passes, int end_passes,
                           const FateChoice& mine, const FateChoice& my_plays,
                           const FateChoice& their_plays) {
  FateCell answers{0, own | opp};  // the game is over
  for (int made = end_passes - 1; made >= passes; --made) {
    const bool is_mine = (made - passes) % 2 == 0;
    FateChoice choice = made == passes ? mine : is_mine ? my_plays : their_plays;
    choice.Add(answers);
    answers = is_mine ? choice.Chosen(own, opp) : choice.Chosen(opp, own);
  }
  return answers;
}

}  // namespace hotstone::enumerate
