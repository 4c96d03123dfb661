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
  BookWalk(BookSource& source, const spec::RuleSet& rules, certify::PositionKeys keys,
           const BookLimits& limits)
      : source_(source), keys_(std::move(keys)), rules_(rules), limits_(limits) {}

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
    book_.nodes.push_back({.situation = situation, .ply = ply, .line = line});
    return book_.nodes.size() - 1;
  }

  absl::Status Fill(size_t number) {
    BookNode node = book_.nodes[number];
    RETURN_IF_ERROR(source_.Fill(node));
    for (BookMove& move : node.moves) {
      if (move.at.has_value() || source_.FollowsPass(node)) move.next = Next(number, move.at);
    }
    book_.nodes[number] = std::move(node);
    return absl::OkStatus();
  }

  std::optional<size_t> Next(size_t number, std::optional<spec::Point> at) {
    const BookNode& node = book_.nodes[number];
    const spec::Color mover = node.situation.to_move;
    const std::string move = spec::PlayerAndMove({mover, at});
    return Place(spec::After(node.situation, at, rules_), node.ply + 1,
                 node.line.empty() ? move : absl::StrCat(node.line, " ", move));
  }

  BookSource& source_;
  const certify::PositionKeys keys_;
  const spec::RuleSet rules_;
  const BookLimits limits_;
  std::map<std::pair<uint64_t, Color>, size_t> numbers_;
  Book book_;
};

class TableMoves final : public BookSource {
 public:
  explicit TableMoves(const tables::Table& table) : law_(table), points_(table.size().points()) {}

  absl::Status Fill(BookNode& node) override {
    const Situation& situation = node.situation;
    ASSIGN_OR_RETURN(const auto found, law_.Probe(situation));
    const bool black = situation.to_move == Color::kBlack;
    node.lo = black ? found.low : -found.high;
    node.hi = black ? found.high : -found.low;
    node.settled = certify::SettlesBoard(situation.position, Color::kBlack) ||
                   certify::SettlesBoard(situation.position, Color::kWhite);
    if (node.settled) return absl::OkStatus();
    std::pair<int, int> best{found.low, -points_};
    for (const auto& [at, values] : found.moves) {
      if (values.low == best.first) best.second = std::max(best.second, values.high);
    }
    for (const auto& [at, values] : found.moves) {
      if (std::pair{values.low, values.high} != best) continue;
      node.moves.push_back(
          {at, black ? values.low : -values.high, black ? values.high : -values.low, {}, {}});
    }
    return absl::OkStatus();
  }

  bool FollowsPass(const BookNode&) const override { return false; }

 private:
  tables::TableLaw law_;
  const int points_;
};

}  // namespace

absl::StatusOr<Book> FollowMoves(BookSource& source, const spec::RuleSet& rules,
                                 const Situation& start, const BookLimits& limits,
                                 Progress* progress) {
  ASSIGN_OR_RETURN(auto keys, certify::PositionKeys::Create(start.position.size()));
  return BookWalk(source, rules, std::move(keys), limits).From(start, progress);
}

absl::StatusOr<Book> FollowBestMoves(const tables::Table& table, const Situation& start,
                                     const BookLimits& limits, Progress* progress) {
  TableMoves moves(table);
  return FollowMoves(moves, table.rules(), start, limits, progress);
}

}  // namespace hotstone::answers
