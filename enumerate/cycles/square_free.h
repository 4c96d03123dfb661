// Square-free sequences: finding a square, Thue's word, and when replacing its letters keeps it
// square-free.
//
// A square is XX with X not empty. A. Thue ("Über unendliche Zeichenreihen", 1906; "Über die
// gegenseitige Lage gleicher Teile gewisser Zeichenreihen", 1912) showed that three letters suffice
// for square-free words of any length: begin with a and repeatedly replace
//
//     a -> abc    b -> ac    c -> b
//
// Each word begins the next one, and none contains a square. M. Euwe (1929) used the same idea to
// show that a chess rule against threefold repetition of a sequence does not end every game.
//
// Blocks. Let m be a symbol, the mark, and let blocks be words that begin with m and have no other
// m. For a block K = m u, let lcp(K, M) be the length of the longest common prefix of two blocks,
// and lcs(K, L) the length of the longest common suffix of u and the sequence L, where a suffix of
// L stops before it reaches m. Let a sequence be H, the head, without m, followed by blocks. If
//
//   (1) the head and every u are square-free, and
//
//   (2) for every block K: the largest lcp(K, M) over the other blocks M plus the largest
//       lcs(K, L), L the head or another block, is less than the length of K,
//
// then H followed by the blocks in the order of a square-free word over them is square-free, for
// every length of the word, and so is every prefix of it.
//
// Proof. Blocks are distinct as sequences, or lcp would be the length of K. Let XX be a square. If
// X has no m, XX lies between two marks: in the head or within some u, contradicting (1). Otherwise
// cut X at its marks,
//     X = p  m u_1  m u_2  ...  m u_j-1  m q              j >= 1 marks; no m in p, u_i, q,
// so that XX = p (m u_1) ... (m u_j-1) (m q p) (m u_1) ... (m u_j-1) (m q). Here p is a suffix of a
// block L without its m, or of the head; m q p lies between marks and is a block K; the last m q
// begins a block N. If N = K, the word has the square (K_1 ... K_j-1 K)(K_1 ... K_j-1 K). If L = K,
// it has the square (K K_1 ... K_j-1)(K K_1 ... K_j-1); if p is empty, L is irrelevant and not
// needed. The word has no square, so N and L differ from K, and K = m q p gives |K| <= lcp(K, N) +
// lcs(K, L), contradicting (2).
//
// In other words, (2) says that no block is a prefix of another block followed by a suffix of
// another block or of the head. It is sufficient; whether it is necessary does not matter here.
#ifndef HOTSTONE_ENUMERATE_CYCLES_SQUARE_FREE_H_
#define HOTSTONE_ENUMERATE_CYCLES_SQUARE_FREE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hotstone::enumerate {

using Symbols = std::vector<uint32_t>;

// XX, the first X beginning at `begin`.
struct Square {
  size_t begin = 0;
  size_t period = 0;  // length of X, in symbols
  friend bool operator==(const Square&, const Square&) = default;
};

// Some square, or nothing if there is none. Divide and conquer over the middle with prefix tables
// (M. Main, R. Lorentz, "An O(n log n) algorithm for finding all repetitions in a string", 1984):
// O(n log n) time, O(n) memory.
std::optional<Square> FindSquare(std::span<const uint32_t> sequence);

// The first letters, 0, 1, 2 for a, b, c, of the limit of Thue's replacement.
std::vector<uint8_t> ThueWord(size_t letters);

// The lengths of the longest common prefix and the longest common suffix.
size_t CommonPrefix(std::span<const uint32_t> a, std::span<const uint32_t> b);
size_t CommonSuffix(std::span<const uint32_t> a, std::span<const uint32_t> b);

// Conditions (1) and (2) above. Requires blocks that begin with the same symbol and contain it
// nowhere else, and a head without it.
bool BlocksStaySquareFree(const Symbols& head, const std::vector<Symbols>& blocks);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_SQUARE_FREE_H_
