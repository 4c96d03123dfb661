#include "answers/book/book_solution.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/status_macros.h"
#include "certify/solution/held_board.h"
#include "certify/solution/next_play.h"
#include "certify/solution/settled_board.h"
#include "certify/solution/solution_reader.h"
#include "spec/board/chains.h"
#include "tables/digest.h"

namespace hotstone::answers {
namespace {

using certify::EndsAt;
using certify::SolutionEntry;
using spec::Color;
using spec::Situation;

class SolutionMoves final : public BookSource {
 public:
  SolutionMoves(certify::SolutionReader& solution, certify::PositionKeys keys,
                const spec::RuleSet& rules, std::string path)
      : solution_(solution),
        header_(solution.header()),
        keys_(std::move(keys)),
        rules_(rules),
        path_(std::move(path)),
        next_play_(header_.side, header_.MostInside()) {}

  absl::Status Fill(BookNode& node) override {
    const Situation& situation = node.situation;
    const spec::Position& position = situation.position;
    const int points = position.size().points();
    const bool black = header_.side == Color::kBlack;
    node.lo = black ? header_.at_least : -points;
    node.hi = black ? points : -header_.at_least;
    node.settled = certify::SettlesBoard(position, header_.side);
    const bool own_turn = situation.to_move == header_.side;
    const bool hot = own_turn && BanIn(situation).has_value();
    node.held =
        !node.settled && !hot && certify::HoldsBoard(position, header_.side, header_.MostInside());
    if (node.settled || node.held) return absl::OkStatus();
    ASSIGN_OR_RETURN(const auto listed, own_turn ? Listed(situation) : std::vector<uint8_t>{});
    for (const spec::Successor& next : spec::Successors(situation, rules_)) {
      if (own_turn && !IsAmong(listed, situation, next.at)) continue;
      node.moves.push_back({next.at, node.lo, node.hi, {}, {}});
      if (own_turn) node.moves.back().listed = true;
    }
    if (listed.empty() && own_turn && header_.ends_at == EndsAt::kNextPlay) PlayToHold(node);
    if (!node.moves.empty()) return absl::OkStatus();
    return absl::DataLossError(absl::StrCat(
        path_, ": lists no legal move ",
        node.line.empty() ? "at the start" : absl::StrCat("after ", node.line), ", in ",
        position.ToText(), "; hotstone-certify says whether it is a solution"));
  }

  // The side answers a pass, unless it follows its own.
  bool FollowsPass(const BookNode& node) const override {
    return node.situation.to_move != header_.side && node.situation.passes == 0;
  }

 private:
  std::optional<spec::Point> BanIn(const Situation& situation) const {
    if (header_.rules != certify::GoodUnder::kBasicKo || situation.bans.empty()) return {};
    return *situation.bans.begin();
  }

  // The moves of the records with this situation's key, as they are in the file. O(log records).
  absl::StatusOr<std::vector<uint8_t>> Listed(const Situation& situation) {
    const uint64_t key = keys_.KeyOf(situation.position, BanIn(situation));
    SolutionEntry one;
    uint64_t first = 0;
    for (uint64_t end = solution_.entries(); first < end;) {
      const uint64_t middle = first + (end - first) / 2;
      RETURN_IF_ERROR(solution_.Read(middle, {&one, 1}).status());
      if (one.key < key) {
        first = middle + 1;
      } else {
        end = middle;
      }
    }
    std::vector<uint8_t> moves;
    for (; first < solution_.entries(); ++first) {
      RETURN_IF_ERROR(solution_.Read(first, {&one, 1}).status());
      if (one.key != key) break;
      moves.push_back(one.move);
    }
    return moves;
  }

  // Whether the file lists the move, in an image in which it lists the situation.
  bool IsAmong(const std::vector<uint8_t>& listed, const Situation& situation,
               std::optional<spec::Point> at) const {
    const auto has = [&](int move) {
      return std::find(listed.begin(), listed.end(), move) != listed.end();
    };
    if (!at.has_value()) return has(certify::kSolutionPass);
    const auto ban = BanIn(situation);
    const uint64_t key = keys_.KeyOf(situation.position, ban);
    for (int symmetry = 0; symmetry < keys_.symmetries(); ++symmetry) {
      if (has(keys_.board().Index(keys_.Image(symmetry, *at))) &&
          keys_.ImageNumber(situation.position, ban, symmetry) == key) {
        return true;
      }
    }
    return false;
  }

  void PlayToHold(BookNode& node) {
    const spec::Position& position = node.situation.position;
    const uint64_t points = next_play_.Points(position);
    for (const spec::Successor& next : spec::Successors(node.situation, rules_)) {
      if (!next.at.has_value() || (points >> position.size().Index(*next.at) & 1) == 0) continue;
      node.held = header_.MostInside() > 0;
      node.moves.push_back({next.at, node.lo, node.hi, {}, {}});
      return;
    }
  }

  certify::SolutionReader& solution_;
  const certify::SolutionHeader& header_;
  const certify::PositionKeys keys_;
  const spec::RuleSet rules_;
  const std::string path_;
  certify::NextPlay next_play_;
};

absl::StatusOr<std::string> DigestOf(const std::string& path) {
  ASSIGN_OR_RETURN(const auto file, OpenToRead(path));
  tables::Sha256 sha;
  for (;;) {
    ASSIGN_OR_RETURN(const auto piece, ReadDescriptor(file.number(), path, 1 << 20));
    if (piece.empty()) return tables::Hex(sha.Finish());
    sha.Update(piece.data(), piece.size());
  }
}

}  // namespace

absl::StatusOr<Book> FollowSolution(const std::string& path, const spec::RuleSet& rules,
                                    const BookLimits& limits, Progress* progress) {
  ASSIGN_OR_RETURN(auto solution, certify::SolutionReader::OpenFile(path));
  const certify::SolutionHeader& header = solution.header();
  if (!spec::IsLegal(header.start)) {
    return absl::InvalidArgumentError(
        absl::StrCat(path, ": its start has a chain without liberty, ", header.start.ToText()));
  }
  if (header.free_points) {
    return absl::InvalidArgumentError(absl::StrCat(
        path, ": its records have free points; give the solution that it was made from"));
  }
  ASSIGN_OR_RETURN(auto keys, certify::KeysOf(header));
  SolutionMoves moves(solution, std::move(keys), rules, path);
  const Situation start = spec::StartOf(rules, header.start, header.to_move);
  ASSIGN_OR_RETURN(auto book, FollowMoves(moves, rules, start, limits, progress));
  ASSIGN_OR_RETURN(auto digest, DigestOf(path));
  const std::string claim =
      absl::StrCat(certify::SolutionClaim(header),
                   "; by this file, which the book has not checked: hotstone-certify does");
  BookCertificate certificate{.file = std::filesystem::path(path).filename().string(),
                              .solution = {header, {}},
                              .checked = {.claim = claim, .situations = solution.entries()},
                              .sha256 = std::move(digest)};
  book.certificates.push_back(std::move(certificate));
  for (BookNode& node : book.nodes) {
    (header.side == Color::kBlack ? node.at_least : node.at_most) = 0;
  }
  return book;
}

}  // namespace hotstone::answers
