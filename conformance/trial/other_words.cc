#include "conformance/trial/other_words.h"

#include <array>
#include <optional>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "conformance/ask/conform_answers.h"
#include "conformance/ask/gtp_reply.h"
#include "formats/handicap_points.h"
#include "spec/board/position.h"

namespace hotstone::conformance {
namespace {

using spec::Color;
using spec::Point;

constexpr char kHandicap[] = "fixed_handicap";
constexpr char kCaptures[] = "captures";
// On 12x12 programs differ: GNU Go places the stones on the fourth line, others on the third.
constexpr std::array<int, 5> kSizes = {7, 9, 10, 13, 19};
constexpr int kMostStones = 9;

spec::Position WithStones(const spec::BoardSize& size, const std::vector<Point>& black) {
  spec::Position position(size);
  for (const Point p : black) position.Put(p, Color::kBlack);
  return position;
}

// Plays that take one stone (the third), one (the eighth) and two (the last), on any board of five
// lines or more.
constexpr std::array<const char*, 12> kPlays = {"B A2", "W A1", "B B1", "W C1", "B E5", "W B2",
                                                "B D5", "W A1", "B A3", "W B3", "B E4", "W A4"};

class WordAsker {
 public:
  explicit WordAsker(ConformEngine& engine) : engine_(engine) {}

  WordAnswers Run() {
    for (const int side : kSizes) {
      const auto size = spec::BoardSize::Create(side, side);
      if (!size.ok() || !engine_.client().alive()) break;
      if (!Ask(absl::StrCat("boardsize ", side)).ok()) continue;
      if (engine_.Has(kHandicap)) AskHandicaps(*size);
      if (engine_.Has(kCaptures)) AskCaptures(*size);
    }
    return std::move(answers_);
  }

 private:
  EngineAnswer Ask(const std::string& command) { return engine_.client().Ask(command); }

  static std::string Said(const std::string& command, const EngineAnswer& answer) {
    return absl::StrCat(command, " -> ", answer.ok() ? "=" : "?", answer.text.empty() ? "" : " ",
                        OneLine(answer.text, 80));
  }

  void Count(const char* word, const spec::BoardSize& size, bool right, const std::string& text) {
    ++answers_.asked[word];
    if (!right) answers_.wrong.push_back({word, size.ToString(), text});
  }

  void AskHandicaps(const spec::BoardSize& size) {
    for (int stones = 0; stones <= kMostStones + 1; ++stones) {
      if (!Ask("clear_board").ok()) return;
      AskHandicap(size, stones, formats::FixedHandicap(size, stones), {});
    }
    if (Ask("clear_board").ok() && Ask("play B A1").ok()) AskHandicap(size, 2, {}, {{0, 0}});
  }

  // `points`: those that must be answered; none for a refusal, after which the stones are `before`.
  void AskHandicap(const spec::BoardSize& size, int stones, const std::vector<Point>& points,
                   const std::vector<Point>& before) {
    const std::string command = absl::StrCat(kHandicap, " ", stones);
    const EngineAnswer answer = Ask(command);
    if (!answer.replied()) return;
    const std::string said =
        absl::StrCat(Said(command, answer), before.empty() ? "" : " on a board with a stone");
    if (points.empty()) {
      Count(kHandicap, size, !answer.ok(), absl::StrCat(said, "; GTP does not allow it"));
    } else {
      auto found = answer.ok() ? ReadPoints(size, answer.text) : std::nullopt;
      const bool right = found.has_value() && found->size() == points.size() &&
                         WithStones(size, *found) == WithStones(size, points);
      Count(kHandicap, size, right, absl::StrCat(said, "; by GTP ", spec::PointNames(points)));
    }
    if (!engine_.Has("list_stones")) return;
    const EngineAnswer black = Ask("list_stones B");
    const EngineAnswer white = Ask("list_stones W");
    const auto there = StonesPosition(size, black, white);
    if (!there.has_value()) return;
    const spec::Position expected = WithStones(size, points.empty() ? before : points);
    Count(kHandicap, size, *there == expected,
          absl::StrCat(said, "; then the stones are ", there->ToText()));
  }

  void AskCaptures(const spec::BoardSize& size) {
    if (!Ask("clear_board").ok() || !AskCount(size, 0, 0, "on a new board")) return;
    for (size_t i = 0; i < kPlays.size(); ++i) {
      if (!Ask(absl::StrCat("play ", kPlays[i])).ok()) return;
      const std::string after =
          absl::StrCat("after ", absl::StrJoin(kPlays.begin(), kPlays.begin() + i + 1, ", "));
      if (i == 2 && !AskCount(size, 1, 0, after)) return;
      if (i == 7 && !AskCount(size, 1, 1, after)) return;
      if (i + 1 == kPlays.size() && !AskCount(size, 1, 3, after)) return;
    }
    if (engine_.Has("undo") && Ask("undo").ok() &&
        !AskCount(size, 1, 1, "after a capture of two was taken back"))
      return;
    if (Ask("clear_board").ok()) AskCount(size, 0, 0, "on a new board");
  }

  // The stones that Black and White have taken. False if an answer is no number.
  bool AskCount(const spec::BoardSize& size, int black, int white, const std::string& when) {
    const EngineAnswer of_black = Ask(absl::StrCat(kCaptures, " B"));
    const EngineAnswer of_white = Ask(absl::StrCat(kCaptures, " W"));
    int b = 0;
    int w = 0;
    if (!of_black.ok() || !of_white.ok() || !absl::SimpleAtoi(of_black.text, &b) ||
        !absl::SimpleAtoi(of_white.text, &w))
      return false;
    if (!lost_.has_value() && black != white && (b == white && w == black)) lost_ = true;
    if (!lost_.has_value() && black != white) lost_ = false;
    if (lost_.value_or(false)) std::swap(black, white);
    Count(kCaptures, size, b == black && w == white,
          absl::StrCat(Said(absl::StrCat(kCaptures, " B"), of_black), ", ",
                       Said(absl::StrCat(kCaptures, " W"), of_white), " ", when, "; by the law ",
                       black, " and ", white));
    return true;
  }

  ConformEngine& engine_;
  WordAnswers answers_;
  std::optional<bool> lost_;  // it answers with the stones that a colour lost
};

}  // namespace

WordAnswers AskOtherWords(ConformEngine& engine) { return WordAsker(engine).Run(); }

}  // namespace hotstone::conformance
