#include "answers/book/book.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "certify/solution/position_key.h"
#include "certify/solution/settled_board.h"
#include "tables/table_law.h"

namespace hotstone::answers {
namespace {

using spec::Color;
using spec::Situation;

class BookWalk {
 public:
  BookWalk(const tables::Table& table, certify::PositionKeys keys, const BookLimits& limits)
      : law_(table), keys_(std::move(keys)), rules_(table.rules()), limits_(limits) {}

  absl::StatusOr<Book> From(const Situation& start, Progress* progress) {
    Place(start, 0, "");
    for (size_t i = 0; i < book_.nodes.size(); ++i) {
      if (!KeepGoing(progress, "book, nodes", i, book_.nodes.size()))
        return absl::CancelledError(absl::StrCat("stopped after ", i, " nodes"));
      RETURN_IF_ERROR(Fill(i));
    }
    return std::move(book_);
  }

 private:
  // The node of a situation; a new one if the limits allow it.
  std::optional<size_t> Place(const Situation& situation, int ply, const std::string& line) {
    std::optional<spec::Point> ban;
    if (!situation.bans.empty()) ban = *situation.bans.begin();
    const std::pair key{keys_.KeyOf(situation.position, ban), situation.to_move};
    if (const auto found = numbers_.find(key); found != numbers_.end()) return found->second;
    if (ply > limits_.plies || book_.nodes.size() >= limits_.nodes) {
      book_.complete = false;
      return std::nullopt;
    }
    numbers_.emplace(key, book_.nodes.size());
    BookNode node{.situation = situation, .ply = ply, .line = line};
    node.settled = certify::SettlesBoard(situation.position, Color::kBlack) ||
                   certify::SettlesBoard(situation.position, Color::kWhite);
    book_.nodes.push_back(std::move(node));
    return book_.nodes.size() - 1;
  }

  absl::Status Fill(size_t number) {
    const Situation situation = book_.nodes[number].situation;
    ASSIGN_OR_RETURN(const auto found, law_.Probe(situation));
    const bool black = situation.to_move == Color::kBlack;
    book_.nodes[number].lo = black ? found.low : -found.high;
    book_.nodes[number].hi = black ? found.high : -found.low;
    if (book_.nodes[number].settled) return absl::OkStatus();
    std::pair<int, int> best{found.low, -keys_.board().points()};
    for (const auto& [at, values] : found.moves) {
      if (values.low == best.first) best.second = std::max(best.second, values.high);
    }
    std::vector<BookMove> moves;
    for (const auto& [at, values] : found.moves) {
      if (std::pair{values.low, values.high} != best) continue;
      BookMove move{
          at, black ? values.low : -values.high, black ? values.high : -values.low, {}, {}};
      if (at.has_value()) move.next = Next(number, *at);
      moves.push_back(move);
    }
    book_.nodes[number].moves = std::move(moves);
    return absl::OkStatus();
  }

  std::optional<size_t> Next(size_t number, spec::Point at) {
    const BookNode& node = book_.nodes[number];
    const std::string move =
        absl::StrCat(spec::Letter(node.situation.to_move), ":", spec::PointName(at));
    return Place(spec::After(node.situation, at, rules_), node.ply + 1,
                 node.line.empty() ? move : absl::StrCat(node.line, " ", move));
  }

  tables::TableLaw law_;
  const certify::PositionKeys keys_;
  const spec::RuleSet rules_;
  const BookLimits limits_;
  std::map<std::pair<uint64_t, Color>, size_t> numbers_;
  Book book_;
};

}  // namespace

absl::StatusOr<Book> FollowBestMoves(const tables::Table& table, const Situation& start,
                                     const BookLimits& limits, Progress* progress) {
  ASSIGN_OR_RETURN(auto keys, certify::PositionKeys::Create(table.size()));
  return BookWalk(table, std::move(keys), limits).From(start, progress);
}

}  // namespace hotstone::answers
