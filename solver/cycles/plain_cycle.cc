#include "solver/cycles/plain_cycle.h"

#include <algorithm>
#include <utility>

namespace hotstone::solver {
namespace {

char Exchanged(char stone) { return stone == 'X' ? 'O' : stone == 'O' ? 'X' : stone; }

}  // namespace

std::vector<Permutation> AllSymmetries(const SymbolicBoard& board) {
  Permutation identity;
  for (int p = 0; p < board.points(); ++p) identity.push_back(p);
  std::set<Permutation> all = {identity};
  std::vector<Permutation> open = {identity};
  const std::vector<Permutation> generators = board.Generators();
  while (!open.empty()) {
    const Permutation next = open.back();
    open.pop_back();
    for (const Permutation& generator : generators) {
      Permutation product;
      for (const int p : next) product.push_back(generator[static_cast<size_t>(p)]);
      if (all.insert(product).second) open.push_back(product);
    }
  }
  return {all.begin(), all.end()};
}

PlainCycle EnteredAt(const PlainCycle& cycle, size_t entry) {
  PlainCycle word;
  for (size_t i = 0; i < cycle.moves.size(); ++i) {
    const size_t from = (entry + i) % cycle.moves.size();
    std::string cells = cycle.positions[from];
    if (entry % 2 != 0) {
      for (char& stone : cells) stone = Exchanged(stone);
    }
    word.positions.push_back(std::move(cells));
    word.moves.push_back(cycle.moves[from]);
  }
  return word;
}

bool BeginsWithRemoval(const PlainCycle& word) {
  const auto empty = [&](size_t i) {
    const std::string& cells = word.positions[i % word.positions.size()];
    return std::count(cells.begin(), cells.end(), '.');
  };
  return word.moves[0] >= 0 && empty(1) >= empty(0);
}

std::set<PlainCycle> OrbitOf(const std::vector<Permutation>& symmetries, const PlainCycle& cycle) {
  std::set<PlainCycle> orbit;
  for (size_t entry = 0; entry < cycle.moves.size(); ++entry) {
    const PlainCycle entered = EnteredAt(cycle, entry);
    for (const Permutation& image : symmetries) {
      PlainCycle word = entered;
      for (size_t i = 0; i < word.moves.size(); ++i) {
        const std::string& cells = entered.positions[i];
        for (size_t p = 0; p < cells.size(); ++p)
          word.positions[i][static_cast<size_t>(image[p])] = cells[p];
        if (word.moves[i] >= 0) word.moves[i] = image[static_cast<size_t>(word.moves[i])];
      }
      orbit.insert(std::move(word));
    }
  }
  return orbit;
}

}  // namespace hotstone::solver
