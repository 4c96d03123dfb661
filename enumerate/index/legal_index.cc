// The table behind the ranks of legal positions: an automaton that reads a position line by line.
//
// A state is the border after a line: which of its stones already have a liberty, and which of the
// others are connected in one chain. LineJoin reads one more line against a border: it joins
// chains, gives liberties, and rejects the line if it cuts off a chain of the border without one.
// Create goes forwards to find the states of every line and where each line code leads, and then
// backwards to count how many legal positions each state can still become. An entry holds the
// number of positions that smaller codes of the same line would have begun, and the next state, so
// a rank is the sum of entries along the path. Unrank follows the same path with a binary search at
// each line.
//
// For example, on 2x1 the lines are single points: 0 empty, 1 an own stone, 2 an opposing one.
// After an empty first point all three codes of the second are legal, after a stone only the empty
// one. So the entries of the first line are 0, 3 and 4, and the five positions have the ranks .. 0,
// .X 1, .O 2, X. 3 and O. 4.
#include "enumerate/index/legal_index.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {
namespace {

// A border state: one byte per point of the line. 0 empty; else bit 0 the colour (own 0, opp 1),
// and in the upper bits the label: 1 for "breathes", 2, 3, ... for chains without a liberty,
// numbered from the left.
using Border = std::string;

constexpr uint8_t kBreathes = 1;

// A point of the line before the first: it gives no liberty to its neighbours and joins nothing. It
// acts as a stone of a third colour that breathes.
constexpr char kEdge = static_cast<char>(0x80);

bool IsStone(char cell) { return cell != 0; }
int ColourOf(char cell) { return cell == kEdge ? -1 : cell & 1; }
uint8_t LabelOf(char cell) { return static_cast<uint8_t>(static_cast<uint8_t>(cell) >> 1); }
char StoneCell(int colour, uint8_t label) { return static_cast<char>((label << 1) | colour); }

// Joins the chains of two lines while the second is read.
class LineJoin {
 public:
  LineJoin(const Border& above, const std::vector<int>& line) : above_(above), line_(line) {
    const size_t width = line.size();
    parent_.resize(2 * width);
    breathes_.assign(2 * width, false);
    for (size_t i = 0; i < 2 * width; ++i) parent_[i] = i;
    for (size_t i = 0; i < width; ++i) JoinLabels(i);
    for (size_t i = 0; i < width; ++i) ReadPoint(i, width);
  }

  // The border after the line, or nothing if a chain left it without a liberty.
  std::optional<Border> Result() {
    const size_t width = line_.size();
    for (size_t i = 0; i < width; ++i) {
      if (IsStone(above_[i]) && !Breathes(i) && !ReachesLine(i)) return std::nullopt;
    }
    Border border(width, 0);
    std::map<size_t, uint8_t> labels;
    for (size_t i = 0; i < width; ++i) {
      if (line_[i] == 0) continue;
      const size_t root = Find(width + i);
      uint8_t label = kBreathes;
      if (!breathes_[root]) {
        label = labels.try_emplace(root, static_cast<uint8_t>(labels.size() + 2)).first->second;
      }
      border[i] = StoneCell(line_[i] - 1, label);
    }
    return border;
  }

 private:
  size_t Find(size_t i) const {
    while (parent_[i] != i) i = parent_[i];
    return i;
  }
  void Join(size_t a, size_t b) {
    a = Find(a);
    b = Find(b);
    parent_[a] = b;
    if (breathes_[a]) breathes_[b] = true;
  }
  bool Breathes(size_t i) const { return breathes_[Find(i)]; }
  void Breathe(size_t i) { breathes_[Find(i)] = true; }

  // The nodes 0 .. width-1 are the points of the line above, joined according to their labels.
  void JoinLabels(size_t i) {
    if (!IsStone(above_[i])) return;
    if (above_[i] == kEdge || LabelOf(above_[i]) == kBreathes) {
      Breathe(i);
      return;
    }
    for (size_t j = 0; j < i; ++j) {
      if (above_[j] == above_[i]) Join(i, j);
    }
  }

  // The nodes width .. 2*width-1 are the points of this line.
  void ReadPoint(size_t i, size_t width) {
    const size_t node = width + i;
    if (line_[i] == 0) {
      if (IsStone(above_[i])) Breathe(i);
      if (i > 0 && line_[i - 1] != 0) Breathe(node - 1);
      return;
    }
    if (!IsStone(above_[i])) {
      Breathe(node);
    } else if (ColourOf(above_[i]) == line_[i] - 1) {
      Join(i, node);
    }
    if (i > 0) {
      if (line_[i - 1] == 0) {
        Breathe(node);
      } else if (line_[i - 1] == line_[i]) {
        Join(node - 1, node);
      }
    }
  }

  bool ReachesLine(size_t i) const {
    for (size_t j = 0; j < line_.size(); ++j) {
      if (line_[j] != 0 && Find(line_.size() + j) == Find(i)) return true;
    }
    return false;
  }

  const Border& above_;
  const std::vector<int>& line_;
  std::vector<size_t> parent_;
  std::vector<bool> breathes_;  // valid at roots
};

bool AllBreathe(const Border& border) {
  return std::all_of(border.begin(), border.end(),
                     [](char cell) { return !IsStone(cell) || LabelOf(cell) == kBreathes; });
}

}  // namespace

absl::StatusOr<LegalIndex> LegalIndex::Create(const Grid& grid) {
  LegalIndex index(grid);
  index.transposed_ = grid.cols() > grid.rows();
  index.width_ = std::min(grid.cols(), grid.rows());
  index.lines_ = std::max(grid.cols(), grid.rows());
  if (index.width_ > kMaxWidth) {
    return absl::InvalidArgumentError(
        absl::StrCat("board ", grid.ToString(),
                     " has too many positions to number: its shorter side exceeds ", kMaxWidth));
  }
  const auto width = static_cast<size_t>(index.width_);
  index.codes_ = 1;
  for (size_t i = 0; i < width; ++i) index.codes_ *= 3;

  // Line codes, first point most significant.
  index.code_of_bits_.assign(size_t{1} << (2 * width), 0);
  std::vector<std::vector<int>> lines(index.codes_, std::vector<int>(width));
  for (size_t code = 0; code < index.codes_; ++code) {
    size_t rest = code;
    Stones bits;
    for (size_t i = width; i-- > 0; rest /= 3) {
      lines[code][i] = static_cast<int>(rest % 3);
      if (rest % 3 == 1) bits.own |= BitAt(static_cast<int>(i));
      if (rest % 3 == 2) bits.opp |= BitAt(static_cast<int>(i));
    }
    index.stones_of_code_.push_back(bits);
    index.code_of_bits_[(bits.own << width) | bits.opp] = static_cast<uint16_t>(code);
  }

  // Forward: the states of each line and where they lead.
  const auto line_count = static_cast<size_t>(index.lines_);
  std::vector<std::vector<Border>> states(line_count + 1);
  std::vector<std::vector<size_t>> next(line_count);
  states[0] = {Border(width, kEdge)};
  for (size_t line = 0; line < line_count; ++line) {
    std::map<Border, size_t> numbers;
    next[line].assign(states[line].size() * index.codes_, kDead);
    for (size_t s = 0; s < states[line].size(); ++s) {
      for (size_t code = 0; code < index.codes_; ++code) {
        const auto border = LineJoin(states[line][s], lines[code]).Result();
        if (!border.has_value()) continue;
        const auto [it, fresh] = numbers.try_emplace(*border, states[line + 1].size());
        if (fresh) states[line + 1].push_back(*border);
        next[line][s * index.codes_ + code] = it->second;
      }
    }
    if (states[line + 1].size() >= kDead) {
      return absl::InvalidArgumentError(
          absl::StrCat("board ", grid.ToString(),
                       " has too many positions to number: its shorter side is too long"));
    }
  }

  // Backward: how many legal positions each state leads to; a transition to none is dead.
  index.table_.resize(line_count);
  index.completions_.resize(line_count + 1);
  for (const Border& border : states[line_count])
    index.completions_[line_count].push_back(AllBreathe(border) ? 1 : 0);
  for (size_t line = line_count; line-- > 0;) {
    index.table_[line].resize(next[line].size());
    for (size_t s = 0; s < states[line].size(); ++s) {
      uint64_t below = 0;
      for (size_t code = 0; code < index.codes_; ++code) {
        size_t to = next[line][s * index.codes_ + code];
        if (to != kDead && index.completions_[line + 1][to] == 0) to = kDead;
        index.table_[line][s * index.codes_ + code] = (below << kStateBits) | to;
        if (to != kDead) below += index.completions_[line + 1][to];
        if (below >> (64 - kStateBits) != 0) {
          return absl::InvalidArgumentError(
              absl::StrCat("board ", grid.ToString(),
                           " has too many positions to number: 2^48 legal ones or more"));
        }
      }
      index.completions_[line].push_back(below);
    }
  }
  index.size_ = index.completions_[0][0];
  return index;
}

Stones LegalIndex::PutLine(Stones stones, int line, size_t code) const {
  const Stones bits = stones_of_code_[code];
  if (!transposed_) {
    const int shift = line * width_;
    return {stones.own | (bits.own << shift), stones.opp | (bits.opp << shift)};
  }
  for (int i = 0; i < width_; ++i) {
    const int point = i * lines_ + line;
    stones.own |= ((bits.own >> i) & 1) << point;
    stones.opp |= ((bits.opp >> i) & 1) << point;
  }
  return stones;
}

Stones LegalIndex::Unrank(uint64_t rank) const {
  assert(rank < size_);
  Stones stones;
  size_t state = 0;
  for (int line = 0; line < lines_; ++line) {
    // The last code whose positions start at or before the rank; dead codes start where the next
    // live one does.
    size_t low = 0;
    size_t high = codes_;
    while (high - low > 1) {
      const size_t middle = (low + high) / 2;
      if ((Entry(line, state, middle) >> kStateBits) <= rank) {
        low = middle;
      } else {
        high = middle;
      }
    }
    while ((Entry(line, state, low) & kStateMask) == kDead) --low;
    const uint64_t entry = Entry(line, state, low);
    rank -= entry >> kStateBits;
    state = entry & kStateMask;
    stones = PutLine(stones, line, low);
  }
  return stones;
}

}  // namespace hotstone::enumerate
