// Solutions: what one side can force on a board, written down so that it can be followed and checked.
//
// A solution lists positions with its side to move, up to symmetry, and for each the move that the side makes and
// a rank. (Where that move may be banned for a ply, on account of hot stones, there is a second one.) Whatever the opponent answers leads to a position of the list with a lower rank, to one
// in which the side has settled the board (settled_board.h) or holds it, or to the end of the game with the area that is
// claimed. If rank and move depend on the position alone, and not on how it came about, the moves are legal under
// every rule of repetition (solution_check.h has the argument), and one file serves them all. Not every result
// can be forced so. Solutions under basic ko alone may also look at the ban of a stone just taken.
//
// The file, in the manner of certificate.h: header lines in this order and spelling only, each ended by one
// line feed, then the records, packed and little-endian, in strictly ascending order of key and move.
//
//   hotstone-certificate 1
//   kind solution
//   board COLSxROWS
//   side B|W                  who follows it
//   at-least T                area difference for that side, -points < T <= points
//   rules any|any-with-basic-ko|basic-ko     under which it is good: all but a few odd ones; of these, those in
//                             which no lone stone is taken back at once; those that ban this and nothing else
//   settled-board yes|no|held  whether settled positions are left out; with held also those in which the side
//                             holds the board (held_board.h), under basic-ko only
//   start B|W ROWS            player to move; rows from the top joined by '/', X O .
//   entries N
//
//   record     0 key u64 (position_key.h) | 8 rank u16 | 10 move u8: a point's index, 255 a pass    11 bytes
//
// Records of one position have one rank.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_H_

#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "spec/board/color.h"
#include "spec/board/position.h"

namespace hotstone::certify {

inline constexpr size_t kSolutionRecord = 11;  // bytes
inline constexpr uint8_t kSolutionPass = 255;

// What a solution is good for, as solution_check.h says in full.
enum class GoodUnder {
  kAny,             // written `any`
  kAnyWithBasicKo,  // written `any-with-basic-ko`
  kBasicKo,         // written `basic-ko`: only there do positions with a ban have keys of their own
};

std::string_view GoodUnderName(GoodUnder rules);

// Where lines may end before the game does.
enum class EndsAt {
  kGameEnd,       // written `no`
  kSettledBoard,  // written `yes`
  kHeldBoard,     // written `held`: at settled boards, too
};

std::string_view EndsAtName(EndsAt ends);

struct SolutionHeader {
  spec::Color side = spec::Color::kBlack;
  int at_least = 0;
  GoodUnder rules = GoodUnder::kAny;
  EndsAt ends_at = EndsAt::kSettledBoard;
  spec::Position start;
  spec::Color to_move = spec::Color::kBlack;
};

struct SolutionEntry {
  uint64_t key = 0;
  uint16_t rank = 0;
  uint8_t move = kSolutionPass;

  friend bool operator==(const SolutionEntry&, const SolutionEntry&) = default;
};

// The header lines.
std::string SolutionHeaderText(const SolutionHeader& header, uint64_t entries);

// Reads a file piece by piece: the header at once, records when asked for.
class SolutionReader {
 public:
  // `bytes` must be able to seek. `name` stands in errors: InvalidArgument for anything that is not the header
  // of the one spelling, or for a number of records other than stated.
  static absl::StatusOr<SolutionReader> Open(std::unique_ptr<std::istream> bytes, const std::string& name);

  // NotFound if the file is not there.
  static absl::StatusOr<SolutionReader> OpenFile(const std::string& path);

  const SolutionHeader& header() const { return header_; }
  uint64_t entries() const { return entries_; }

  // The records from `first` on, at most so many as `into` has room for; how many. DataLoss if the bytes cannot
  // be read.
  absl::StatusOr<size_t> Read(uint64_t first, std::span<SolutionEntry> into);

 private:
  SolutionReader(std::unique_ptr<std::istream> bytes, std::string name, SolutionHeader header,
                 uint64_t entries, uint64_t begin)
      : bytes_(std::move(bytes)),
        name_(std::move(name)),
        header_(std::move(header)),
        entries_(entries),
        begin_(begin) {}

  std::unique_ptr<std::istream> bytes_;
  std::string name_;
  SolutionHeader header_;
  uint64_t entries_;
  uint64_t begin_;  // of the records
  std::string raw_;
};

// Whether a file begins as this kind does. False also if it cannot be read.
bool IsSolutionFile(const std::string& path);

// The bytes of one record, and all of a small solution. The entries must be in ascending order of their keys.
std::string SolutionRecord(const SolutionEntry& entry);
std::string SolutionText(const SolutionHeader& header, const std::vector<SolutionEntry>& entries);

// The file appears whole or not at all. Unavailable with the path and the system's reason if that fails.
absl::Status WriteSolution(const std::string& path, const SolutionHeader& header,
                           const std::vector<SolutionEntry>& entries);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_H_
