#include "solver/cycles/plain_cycle.h"

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

std::set<PlainCycle> OrbitOf(const std::vector<Permutation>& symmetries, const PlainCycle& cycle) {
  std::set<PlainCycle> orbit;
  const size_t k = cycle.moves.size();
  for (const Permutation& image : symmetries) {
    for (size_t entry = 0; entry < k; ++entry) {
      PlainCycle word;
      for (size_t i = 0; i < k; ++i) {
        const size_t from = (entry + i) % k;
        const std::string& cells = cycle.positions[from];
        std::string moved(cells.size(), '.');
        for (size_t p = 0; p < cells.size(); ++p) {
          moved[static_cast<size_t>(image[p])] = entry % 2 == 0 ? cells[p] : Exchanged(cells[p]);
        }
        word.positions.push_back(std::move(moved));
        const int move = cycle.moves[from];
        word.moves.push_back(move < 0 ? -1 : image[static_cast<size_t>(move)]);
      }
      orbit.insert(std::move(word));
    }
  }
  return orbit;
}

}  // namespace hotstone::solver
