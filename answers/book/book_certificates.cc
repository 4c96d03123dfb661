#include "answers/book/book_certificates.h"

#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "answers/solve/table_oracle.h"
#include "base/status_macros.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/solution/solution_search.h"
#include "tables/table_reader.h"

namespace hotstone::answers {
namespace {

using certify::SolutionEntry;
using spec::Color;

// A node as a solution lists it, and where its points go in that image.
struct Listing {
  uint64_t key;
  int symmetry;
};

Listing ListingOf(const certify::PositionKeys& keys, const spec::Situation& situation) {
  std::optional<spec::Point> ban;
  if (!situation.bans.empty()) ban = *situation.bans.begin();
  const uint64_t key = keys.KeyOf(situation.position, ban);
  int symmetry = 0;
  while (keys.ImageNumber(situation.position, ban, symmetry) != key) ++symmetry;
  return {key, symmetry};
}

uint8_t RecordOf(const certify::PositionKeys& keys, const Listing& listing, const BookMove& move) {
  if (!move.at.has_value()) return certify::kSolutionPass;
  return static_cast<uint8_t>(keys.board().Index(keys.Image(listing.symmetry, *move.at)));
}

class BookCertifier {
 public:
  BookCertifier(const tables::Table& table, const certify::PositionKeys& keys, uint64_t memory,
                uint64_t most, Progress* progress, Book& book)
      : table_(table),
        keys_(keys),
        memory_(memory),
        most_(most),
        progress_(progress),
        book_(book) {}

  absl::Status Certify(Color side) {
    std::map<int, std::vector<size_t>> by_end;
    for (size_t i = 0; i < book_.nodes.size(); ++i) by_end[Forced(side, i)].push_back(i);
    by_end.erase(-keys_.board().points());
    for (const auto& [at_least, nodes] : by_end) RETURN_IF_ERROR(Certify(side, at_least, nodes));
    return absl::OkStatus();
  }

 private:
  int Forced(Color side, size_t number) const {
    const BookNode& node = book_.nodes[number];
    return side == Color::kBlack ? node.lo : -node.hi;
  }

  absl::Status Certify(Color side, int at_least, const std::vector<size_t>& nodes) {
    const bool black = side == Color::kBlack;
    // A header cannot say that a point is banned.
    const auto first = std::find_if(nodes.begin(), nodes.end(), [&](size_t number) {
      return book_.nodes[number].situation.bans.empty();
    });
    if (first == nodes.end()) return absl::OkStatus();
    const spec::Situation& start = book_.nodes[*first].situation;
    const certify::SolutionHeader header{.side = side,
                                         .at_least = at_least,
                                         .rules = certify::GoodUnder::kBasicKo,
                                         .ends_at = certify::EndsAt::kSettledBoard,
                                         .start = start.position,
                                         .to_move = start.to_move};
    const search::SolutionDemands demands = Demands(side, nodes);
    TableOracle oracle(table_, black ? 0 : 1, at_least, memory_);
    auto found = search::FindSolution(header, oracle, most_, progress_, demands);
    RETURN_IF_ERROR(oracle.status());
    if (absl::IsNotFound(found.status())) return absl::OkStatus();
    RETURN_IF_ERROR(found.status());
    certify::Solution solution{header, std::move(found->entries)};
    auto checked = certify::CheckSolution(solution);
    if (!checked.ok()) {
      return absl::InternalError(absl::StrCat("bug in hotstone: the checker refuses the solution: ",
                                              std::string(checked.status().message())));
    }
    Note(side, nodes, found->starts, solution.entries);
    book_.certificates.push_back({black ? absl::StrCat("at-least-", at_least, ".certificate")
                                        : absl::StrCat("at-most-", -at_least, ".certificate"),
                                  std::move(solution), *std::move(checked)});
    return absl::OkStatus();
  }

  // That the nodes are covered, and all best moves of the side are listed.
  search::SolutionDemands Demands(Color side, const std::vector<size_t>& nodes) const {
    search::SolutionDemands demands;
    for (const size_t number : nodes) {
      const BookNode& node = book_.nodes[number];
      demands.starts.push_back(enumerate::FromSpec(node.situation));
      if (node.situation.to_move != side || node.moves.empty()) continue;
      const Listing listing = ListingOf(keys_, node.situation);
      for (const BookMove& move : node.moves) {
        demands.moves[listing.key].push_back(RecordOf(keys_, listing, move));
      }
    }
    return demands;
  }

  // The certificate will be the next one.
  void Note(Color side, const std::vector<size_t>& nodes, const std::vector<bool>& covered,
            const std::vector<SolutionEntry>& entries) {
    for (size_t i = 0; i < nodes.size(); ++i) {
      if (!covered[i]) continue;
      BookNode& node = book_.nodes[nodes[i]];
      (side == Color::kBlack ? node.at_least : node.at_most) = book_.certificates.size();
      if (node.situation.to_move != side) continue;
      const Listing listing = ListingOf(keys_, node.situation);
      const auto begin =
          std::lower_bound(entries.begin(), entries.end(), listing.key,
                           [](const SolutionEntry& one, uint64_t key) { return one.key < key; });
      for (BookMove& move : node.moves) {
        const uint8_t record = RecordOf(keys_, listing, move);
        move.listed = false;
        for (auto at = begin; at != entries.end() && at->key == listing.key; ++at) {
          if (at->move == record) move.listed = true;
        }
      }
    }
  }

  const tables::Table& table_;
  const certify::PositionKeys& keys_;
  const uint64_t memory_;
  const uint64_t most_;
  Progress* const progress_;
  Book& book_;
};

}  // namespace

absl::Status CertifyBook(const tables::Table& table, uint64_t memory, uint64_t most,
                         Progress* progress, Book& book) {
  ASSIGN_OR_RETURN(const auto keys, certify::PositionKeys::Create(table.size()));
  BookCertifier certifier(table, keys, memory, most, progress, book);
  RETURN_IF_ERROR(certifier.Certify(Color::kBlack));
  return certifier.Certify(Color::kWhite);
}

}  // namespace hotstone::answers
