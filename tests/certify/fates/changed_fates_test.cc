// No changed word in a certificate of fates makes the checker believe what the plain law denies.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/split_mix.h"
#include "certify/fates/fates.h"
#include "spec/fates/plain_fates.h"
#include "tests/certify/fates/naive_fates.h"

namespace hotstone::certify {
namespace {

using spec::Color;
using spec::Point;

// One word of a true file is replaced by another word of it, left out, or changed in a character.
std::string ChangedWord(const std::string& text, SplitMix& random) {
  std::vector<std::string> lines = absl::StrSplit(text, '\n');
  const auto some_line = [&] { return static_cast<size_t>(random.Below(lines.size() - 1)); };
  const size_t at = some_line();
  std::vector<std::string> words = absl::StrSplit(lines[at], ' ');
  const size_t k = random.Below(words.size());
  const std::string letters = "BW.OX/:+AB123hrk0";
  switch (random.Below(4)) {
    case 0: {
      const std::vector<std::string> others = absl::StrSplit(lines[some_line()], ' ');
      words[k] = others[random.Below(others.size())];
      break;
    }
    case 1:
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(k));
      break;
    case 2: {
      const size_t colon = words[k].find(':');
      if (colon == std::string::npos) break;
      const char* answers[] = {"h", "r1", "k1", "r9", "k9"};
      words[k] = words[k].substr(0, colon + 1) + answers[random.Below(5)];
      break;
    }
    default:
      if (!words[k].empty())
        words[k][random.Below(words[k].size())] = letters[random.Below(letters.size())];
  }
  lines[at] = absl::StrJoin(words, " ");
  return absl::StrJoin(lines, "\n");
}

// Tries changed texts: whatever is accepted must claim what `law` says. How many are accepted.
template <typename Law>
size_t TryChanges(Fates fates, int tries, const Law& law) {
  SplitMix random(20);
  while (fates.claims.size() > 6) {  // so that claims are often changed
    fates.claims.erase(fates.claims.begin() +
                       static_cast<std::ptrdiff_t>(random.Below(fates.claims.size())));
  }
  const std::string text = FatesText(fates);
  size_t accepted = 0;
  for (int i = 0; i < tries; ++i) {
    const std::string changed = ChangedWord(text, random);
    const auto read = ParseFates(changed, "file");
    if (!read.ok() || changed == text || !CheckFates(*read).ok()) continue;
    ++accepted;
    EXPECT_EQ(read->rules, fates.rules);
    for (const FateClaim& claim : read->claims)
      EXPECT_EQ(claim.answer, law(claim, read->stone)) << changed.substr(0, 400);
  }
  return accepted;
}

TEST(ChangedFatesTest, NoChangedWordProvesWhatIsFalse) {
  for (const auto& [cols, rows] : {std::pair{2, 2}, std::pair{3, 2}}) {
    const auto law = *spec::PlainFates(Board(cols, rows));
    const size_t accepted =
        TryChanges(WholeBoard(cols, rows, "basic-only", {0, 0}, Color::kBlack),
                   cols == 2 ? 4'000 : 600, [&](const FateClaim& claim, Point stone) {
                     return ToCertify(law->Of(claim.position, claim.to_move, std::nullopt, stone));
                   });
    EXPECT_GT(accepted, 0u) << "rows that nothing needs may go, and stages may rise";
  }
}

// The same where stones hang. A claim for another stone has no rows.
TEST(ChangedFatesTest, NoChangedWordProvesWhatIsFalseOfHangingStones) {
  const Fates fates = WholeBoard(3, 2, "basic-only,hot=none", {0, 0}, Color::kBlack);
  const size_t accepted = TryChanges(fates, 600, [&](const FateClaim& claim, Point stone) {
    EXPECT_EQ(stone, fates.stone);
    for (const FateClaim& known : fates.claims) {
      if (known.position == claim.position && known.to_move == claim.to_move) return known.answer;
    }
    ADD_FAILURE();
    return FateAnswer::kHangs;
  });
  EXPECT_GT(accepted, 0u);
}

}  // namespace
}  // namespace hotstone::certify
